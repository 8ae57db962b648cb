//! `tests/cases/pairing_reports`: one file for each pairing that was reported wrong, here or of another program. The
//! checker finds what is wrong with it, and Podium's own pairing of the same event has nothing of it.

use std::path::PathBuf;

use podium_check::{Report, Severity, check};
use podium_document::event::read_value;
use podium_event::{Event, PlayerIx};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Pairing, Request, pair};
use serde_json::{Value, json};

/// Seeds by which Podium pairs each event; of a large field its file says how many, for each takes seconds.
const SEEDS: u64 = 8;

fn files() -> Vec<(String, Value)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases/pairing_reports");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the reports")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a report");
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, serde_json::from_str(&text).expect("JSON"))
    };
    paths.iter().map(read).collect()
}

/// The document with one round more.
fn with_round(document: &Value, round: &Value) -> Value {
    let mut document = document.clone();
    document["rounds"].as_array_mut().expect("rounds").push(round.clone());
    document
}

fn judged(name: &str, document: &Value) -> Report {
    let read = read_value(document).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
    let planned = read.event.profile().swiss_rounds.expect("a plan");
    check(&read.event, planned, &[])
}

fn as_round(event: &Event, pairing: &Pairing) -> Value {
    let ids = |players: &[PlayerIx]| -> Vec<&str> {
        let id = |player: &PlayerIx| event.player(*player).id.as_str();
        players.iter().map(id).collect()
    };
    let pods = pairing
        .pods
        .iter()
        .map(|pod| json!({"table": pod.table, "seats": ids(&pod.seats)}));
    json!({"number": pairing.round, "pods": pods.collect::<Vec<_>>(), "byes": ids(&pairing.byes)})
}

#[test]
fn every_pairing_that_was_reported_wrong_is_found_and_not_made_here() {
    let files = files();
    assert!(files.len() >= 13, "only {} reports", files.len());
    for (name, report) in &files {
        assert!(report["reported"].is_string() && report["source"].is_string(), "{name}");
        let document = &report["event"];
        let wrong = with_round(document, &report["wrong_round"]);
        if report["unreadable"] == true {
            assert!(read_value(&wrong).is_err(), "{name}");
        } else {
            let number = report["finding"].as_u64().expect("the number of a check");
            let severity = match report["remark"] == true {
                true => Severity::Remark,
                false => Severity::Wrong,
            };
            let found = judged(name, &wrong).findings;
            let is_found = found
                .iter()
                .any(|finding| u64::from(finding.check) == number && finding.severity == severity);
            assert!(is_found, "{name}: check {number} is not among {found:?}");
        }
        let event = read_value(document).expect("a sound event").event;
        let seeds = report["seeds"].as_u64().unwrap_or(SEEDS);
        for seed in 0..seeds {
            let draws = Draws::new(format!("{name} {seed}").as_bytes());
            let request = Request::new(&draws, event.profile().swiss_rounds);
            let Ok(pairing) = pair(&event, &request) else {
                assert_eq!(report["refused"], true, "{name}");
                continue;
            };
            assert_ne!(report["refused"], true, "{name} is paired");
            let own = judged(name, &with_round(document, &as_round(&event, &pairing)));
            assert_eq!(own.wrong(), 0, "{name}, seed {seed}: {:?}", own.findings);
            let again = own.findings.iter().find(|finding| report["finding"] == finding.check);
            assert!(again.is_none(), "{name}, seed {seed}: {again:?}");
            let round = own.rounds.last().expect("the round");
            let numbers = [
                ("repeats", round.repeats),
                ("third_meetings", round.third_meetings),
                ("spread", round.spread),
            ];
            for (what, number) in numbers {
                if let Some(expected) = report[what].as_u64() {
                    assert_eq!(u64::from(number), expected, "{name}, seed {seed}: {what}");
                }
            }
        }
    }
}
