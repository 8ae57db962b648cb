//! The computing commands as a script uses them: arguments, standard input, output and exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const SPRING_OPEN: &str = "tests/cases/spring-open.json";

/// Runs the program with arguments and an input.
pub(super) fn podium(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let _ = stdin.write_all(input.as_bytes()); // it need not read all of it
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// Returns the output of a command that succeeds.
pub(super) fn printed(arguments: &[&str], input: &str) -> String {
    let output = podium(arguments, input);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Returns the message of a command that fails because of its input.
pub(super) fn refused(arguments: &[&str], input: &str) -> String {
    let output = podium(arguments, input);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn json_of(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&printed(arguments, input)).expect("JSON")
}

/// Returns an event of sixteen players: two Swiss rounds that the first seats won, and a planned playoff of seven.
fn sixteen() -> Value {
    let ids: Vec<String> = (1..=16).map(|number| format!("p{number:02}")).collect();
    let players: Vec<Value> = ids
        .iter()
        .map(|id| json!({"id": id, "name": format!("Player {id}")}))
        .collect();
    let pod = |seats: [usize; 4]| {
        let seats = seats.map(|seat| ids[seat].as_str());
        json!({"seats": seats, "result": {"winner": seats[0]}})
    };
    let first = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]].map(pod);
    let second = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]].map(pod);
    json!({
        "format": "podium-event/1",
        "tournament": {"name": "Cup", "playoff_cut": 7, "first_table": 10},
        "players": players,
        "rounds": [{"number": 1, "pods": first}, {"number": 2, "pods": second}],
    })
}

#[test]
fn standings_as_a_table_as_json_and_as_csv() {
    let table = printed(&["standings", SPRING_OPEN], "");
    assert!(table.starts_with("Rank  Player   Match points"), "{table}");
    assert_eq!(table.lines().count(), 7);
    let list = json_of(&["standings", SPRING_OPEN, "--json"], "");
    let first = json!({
        "rank": 1, "id": "p01", "name": "Ann Ash", "match_points": 5, "match_win_percentage": "1",
        "opponents_average_match_points": "0", "opponents_match_win_percentage": "1/5", "matches_played": 1,
        "wins": 1, "draws": 0, "losses": 0, "byes": 0,
    });
    assert_eq!(list[0], first);
    let csv = printed(&["standings", SPRING_OPEN, "--csv"], "");
    assert_eq!(csv.lines().nth(1), Some("1,p01,Ann Ash,5,100.00,0.00,20.00,1,1,0,0,0"));
}

#[test]
fn a_dash_is_standard_input_and_a_round_may_be_named() {
    let text = sixteen().to_string();
    let winners = |list: &Value| {
        let rows = list.as_array().expect("a list").iter();
        rows.filter(|row| row["rank"] == 1)
            .map(|row| row["id"].as_str().map(str::to_owned))
            .collect::<Vec<_>>()
    };
    let first = json_of(&["standings", "-", "--json", "--after-round", "1"], &text);
    assert_eq!(winners(&first).len(), 4);
    let last = json_of(&["standings", "-", "--json"], &text);
    assert_eq!(winners(&last), [Some("p01".to_owned())]);
    let said = refused(&["standings", "-", "--after-round", "3"], &text);
    assert!(
        said.contains("There is no Swiss round 3: the event has rounds 1 to 2."),
        "{said}"
    );
}

#[test]
fn every_mistake_is_said_with_its_place() {
    let said = refused(
        &["standings", "-"],
        r#"{"format": "podium-event/1", "players": [{"id": "a", "nam": "A"}], "rounds": []}"#,
    );
    for place in ["/tournament: ", "/players/0/name: ", "/players/0/nam: "] {
        assert!(said.contains(place), "{said}");
    }
    let said = refused(&["standings", "-"], "{\n \"format\" 1}");
    assert!(said.contains("line 2 column"), "{said}");
    let said = refused(&["standings", "tests/cases/no-such-file.json"], "");
    assert!(said.contains("no-such-file.json cannot be read"), "{said}");
}

#[test]
fn wrong_usage_has_its_own_status() {
    for arguments in [
        &["standings"][..],
        &["standings", SPRING_OPEN, "--json", "--csv"],
        &["cut", SPRING_OPEN],
        &["rounds", "--players", "8"],
        &["rounds", "--players", "8", "--level", "casual"],
    ] {
        assert_eq!(podium(arguments, "").status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn numbers_that_cannot_be_and_flags_in_the_wrong_place_are_wrong_usage() {
    let cases: [(&[&str], &str); 6] = [
        (&["pair", SPRING_OPEN, "--seed", "a", "--rounds", "0"], "--rounds"),
        (&["pair", SPRING_OPEN, "--seed", "a", "--counter", "0"], "--counter"),
        (&["pair", SPRING_OPEN, "--seed", ""], "--seed"),
        (
            &["--listen", "127.0.0.1:1", "serve"],
            "after the command: podium serve --listen",
        ),
        (
            &["--workers", "1", "pair", SPRING_OPEN, "--seed", "a"],
            "--workers is for the service, not for podium pair",
        ),
        (
            &["--metrics-listen", "127.0.0.1:1", "migrate"],
            "--metrics-listen is for the service",
        ),
    ];
    for (arguments, said) in cases {
        let output = podium(arguments, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(said), "{arguments:?}: {error}");
    }
    let said = refused(&["simulate", "--events", "-"], "{}");
    assert!(said.starts_with("podium: standard input: "), "{said}");
}

#[test]
fn a_playoff_is_dealt_round_by_round_to_its_champion() {
    let mut event = sixteen();
    let cut = |event: &Value| json_of(&["cut", "-", "--seed", "spring", "--json"], &event.to_string());
    let semi = cut(&event);
    assert_eq!(
        (&semi["round"], &semi["byes"], &semi["report"]["name"]),
        (&json!(3), &json!([]), &json!("Semi-finals"))
    );
    assert_eq!(semi["waiting"].as_array().map(Vec::len), Some(3));
    assert_eq!(semi["pods"][0]["table"], 10);
    assert_eq!(semi["pods"][0]["seats"].as_array().map(Vec::len), Some(4));
    assert_eq!(cut(&event), semi, "the same seed gives the same round");

    let winner = semi["pods"][0]["seats"][3].clone();
    let pods = json!([{"table": 10, "seats": semi["pods"][0]["seats"], "result": {"winner": winner}}]);
    event["rounds"]
        .as_array_mut()
        .expect("rounds")
        .push(json!({"number": 3, "stage": "playoff", "pods": pods}));
    let last = cut(&event);
    let mut seats = semi["waiting"].as_array().expect("waiting").clone();
    seats.push(winner.clone());
    assert_eq!(last["pods"], json!([{"table": 10, "seats": seats}]));
    assert_eq!(last["waiting"], json!([]));

    let pods = json!([{"table": 10, "seats": seats, "result": {"winner": winner}}]);
    event["rounds"]
        .as_array_mut()
        .expect("rounds")
        .push(json!({"number": 4, "stage": "playoff", "pods": pods}));
    assert_eq!(cut(&event), json!({"champion": winner}));
    let said = printed(&["cut", "-", "--seed", "spring"], &event.to_string());
    assert!(said.ends_with("has won the playoff.\n"), "{said}");
}

#[test]
fn an_announced_cut_stands_whatever_the_seed() {
    let mut event = sixteen();
    event["cut"] = json!({"seeds": ["p16", "p02", "p03", "p04"]});
    for seed in ["one", "two"] {
        let dealt = json_of(&["cut", "-", "--seed", seed, "--json"], &event.to_string());
        assert_eq!(dealt["pods"][0]["seats"], event["cut"]["seeds"]);
        assert_eq!(dealt["report"]["ties_drawn"], json!([]));
    }
}

#[test]
fn a_cut_that_cannot_be_is_refused_with_the_rule() {
    let text = sixteen().to_string();
    let said = refused(&["cut", "-", "--seed", "x", "--size", "8"], &text);
    assert!(
        said.contains("does not fill its pods of 4") && said.contains("(T15)"),
        "{said}"
    );
    let said = refused(&["cut", "-", "--seed", "x", "--size", "40"], &text);
    assert!(said.contains("16 are still in the tournament"), "{said}");
    let mut missing = sixteen();
    missing["rounds"][1]["pods"][2]
        .as_object_mut()
        .expect("a pod")
        .remove("result");
    let said = refused(&["cut", "-", "--seed", "x"], &missing.to_string());
    assert!(said.contains("Round 2 has no result at table 12"), "{said}");
}

#[test]
fn rounds_are_recommended() {
    let shown = json_of(&["rounds", "--players", "30", "--level", "competitive", "--json"], "");
    let expected = json!({"players": 30, "byes": 2, "counted_as": 36, "swiss_rounds": 4, "playoff_cut": 10});
    assert_eq!(shown, expected);
    let text = printed(&["rounds", "--players", "8", "--level", "professional"], "");
    assert!(
        text.contains("Swiss rounds: 2\n") && text.contains("at least 16 players"),
        "{text}"
    );
    assert!(refused(&["rounds", "--players", "3", "--level", "regular"], "").contains("(T18)"));
}

#[test]
fn a_tournament_that_was_played_here_travels_without_a_byte_of_difference() {
    let (here, there) = (
        tempfile::tempdir().expect("a temporary folder"),
        tempfile::tempdir().expect("a temporary folder"),
    );
    let at = |folder: &tempfile::TempDir| folder.path().to_str().expect("UTF-8").to_owned();
    let in_folder = |folder: &tempfile::TempDir, arguments: &[&str], input: &str| {
        let mut all = vec!["--data".to_owned(), at(folder)];
        all.extend(arguments.iter().map(|&argument| argument.to_owned()));
        printed(&all.iter().map(String::as_str).collect::<Vec<_>>(), input)
    };
    let demo = in_folder(&here, &["demo"], "");
    let slug = demo
        .split("/t/")
        .nth(1)
        .and_then(|rest| rest.split_whitespace().next())
        .expect("the demo says where its tournament is")
        .trim_end_matches('.');
    let first = in_folder(&here, &["export", slug], "");
    assert!(first.contains("result.report"), "the log travels too");
    in_folder(&there, &["import", "-"], &first);
    assert_eq!(in_folder(&there, &["export", slug], ""), first);
}

/// The event of [`sixteen`] with a playoff of seven: the last seat won each round of it.
fn played_out() -> Value {
    let mut event = sixteen();
    let seeds = ["p01", "p05", "p09", "p13", "p02", "p03", "p04"];
    event["cut"] = json!({"seeds": seeds});
    let rounds = event["rounds"].as_array_mut().expect("rounds");
    for (number, seats) in (3..).zip([["p13", "p02", "p03", "p04"], ["p01", "p05", "p09", "p04"]]) {
        let pods = json!([{"seats": seats, "result": {"winner": "p04"}}]);
        rounds.push(json!({"number": number, "stage": "playoff", "pods": pods}));
    }
    event
}

#[test]
fn final_places_are_those_of_the_playoff_then_of_the_swiss_rounds() {
    let text = played_out().to_string();
    let places = json_of(&["standings", "-", "--final", "--json"], &text);
    let first = json!({"place": 1, "id": "p04", "name": "Player p04", "reached": "champion", "seed": 7});
    assert_eq!(places[0], first);
    assert_eq!(places[1]["id"], "p01");
    let reached: Vec<&str> = (0..8).map(|ix| places[ix]["reached"].as_str().unwrap_or("-")).collect();
    let semifinal = ["semifinal"; 3];
    assert_eq!(
        reached,
        [&["champion", "final", "final", "final"][..], &semifinal, &["-"]].concat()
    );
    let order: Vec<u64> = (0..16)
        .map(|ix| places[ix]["place"].as_u64().expect("a place"))
        .collect();
    assert_eq!(order, (1..=16).collect::<Vec<_>>());
    assert!(printed(&["standings", "-", "--final"], &text).contains("Champion"));
    assert!(printed(&["standings", "-", "--final", "--csv"], &text).contains("1,p04,Player p04,champion,7"));
    // Before the final they are those of who is out.
    let mut half = played_out();
    half["rounds"].as_array_mut().expect("rounds").pop();
    let places = json_of(&["standings", "-", "--final", "--json"], &half.to_string());
    assert_eq!((&places[0]["place"], &places[0]["id"]), (&json!(5), &json!("p13")));
}

#[test]
fn final_places_that_contradict_the_rounds_are_refused() {
    let mut event = played_out();
    event["final_places"] = json!([{"place": 1, "player": "p01", "reached": "champion", "seed": 1}]);
    let message = refused(&["standings", "-"], &event.to_string());
    assert!(
        message.contains("/final_places/0") && message.contains("p04"),
        "{message}"
    );
}
