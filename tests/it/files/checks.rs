//! `podium check` and the generator as a script uses them: simulated events have nothing wrong, spoiled ones have.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn podium(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Writes random events into a folder and returns their paths.
fn generated(folder: &Path, seed: &str, number: u32) -> Vec<String> {
    let out = folder.to_str().expect("UTF-8");
    let done = podium(&[
        "simulate",
        "--events",
        &number.to_string(),
        "--seed",
        seed,
        "--out",
        out,
    ]);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let lines = text(&done.stdout);
    assert_eq!(lines.lines().count(), number as usize);
    let path = |line: &str| line.split(": ").next().expect("a path").to_owned();
    lines.lines().map(path).collect()
}

#[test]
fn generated_events_are_whole_and_have_nothing_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut kinds = [0; 4];
    for path in generated(folder.path(), "clean", 24) {
        let checked = podium(&["check", &path]);
        assert_eq!(checked.status.code(), Some(0), "{path}: {}", text(&checked.stdout));
        let verified = podium(&["verify", &path]);
        assert!(verified.status.success(), "{path}: {}", text(&verified.stdout));
        let document: Value = serde_json::from_slice(&std::fs::read(&path).expect("the event")).expect("JSON");
        let players = document["players"].as_array().expect("players");
        kinds[0] += usize::from(document["cut"].is_object());
        kinds[1] += usize::from(players.iter().any(|player| player.get("dropped_after").is_some()));
        kinds[2] += usize::from(players.iter().any(|player| player.get("entry_round").is_some()));
        kinds[3] += usize::from(document["tournament"]["uneven_pods"] == "byes");
    }
    assert!(
        kinds.iter().all(|kind| *kind > 2),
        "a playoff, leavers, late entries, byes: {kinds:?}"
    );
    let again = podium(&[
        "simulate",
        "--events",
        "1",
        "--seed",
        "clean",
        "--out",
        folder.path().to_str().expect("UTF-8"),
    ]);
    assert_eq!(again.status.code(), Some(1), "a file that is there is not written over");
}

#[test]
fn a_spoiled_event_is_reported_with_its_round_and_exit_status() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = generated(folder.path(), "spoiled", 1).remove(0);
    let mut document: Value = serde_json::from_slice(&std::fs::read(&path).expect("the event")).expect("JSON");
    // the pods of round 1 once more, at the tables of round 2: everybody meets again whom they have just met
    let rounds = document["rounds"].as_array_mut().expect("rounds");
    let first = rounds[0].clone();
    rounds.truncate(1);
    rounds.push(json!({"number": 2, "pods": first["pods"], "byes": first.get("byes").cloned().unwrap_or(json!([]))}));
    for field in ["cut", "final_places", "draws"] {
        document.as_object_mut().expect("an object").remove(field);
    }
    for player in document["players"].as_array_mut().expect("players") {
        for field in ["dropped_after", "disqualified_after"] {
            player.as_object_mut().expect("a player").remove(field);
        }
    }
    std::fs::write(&path, document.to_string()).expect("written");
    let checked = podium(&["check", &path, "--rounds", "2"]);
    assert_eq!(checked.status.code(), Some(1));
    let printed = text(&checked.stdout);
    assert!(printed.contains("WRONG   Round 2, check 7 (T13): "), "{printed}");
    let as_json = podium(&["check", &path, "--rounds", "2", "--json"]);
    let report: Value = serde_json::from_slice(&as_json.stdout).expect("JSON");
    assert_eq!(as_json.status.code(), Some(1));
    assert!(report["rounds"][1]["repeats"].as_u64() > report["rounds"][1]["least_repeats"].as_u64());
    assert_eq!(report["findings"][0]["severity"], "wrong");
}

#[test]
fn a_number_and_a_file_are_both_many_events() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let list = folder.path().join("events.json");
    let plan = json!([{"id": "a/b", "players": 9, "rounds": 2, "seed": "x"}]);
    std::fs::write(&list, plan.to_string()).expect("written");
    let (list, out) = (list.to_str().expect("UTF-8"), folder.path().join("out"));
    let out = out.to_str().expect("UTF-8");
    let done = podium(&["simulate", "--events", list, "--out", out]);
    assert!(
        text(&done.stdout).contains("a-b.json: 9 players, "),
        "{}",
        text(&done.stderr)
    );
    let seeded = podium(&["simulate", "--events", list, "--seed", "y"]);
    assert_eq!(seeded.status.code(), Some(2), "a file has its own seeds");
    let table = podium(&["simulate", "--events", "2", "--seed", "table"]);
    assert_eq!(
        text(&table.stdout).matches("event-").count(),
        2,
        "{}",
        text(&table.stdout)
    );
}
