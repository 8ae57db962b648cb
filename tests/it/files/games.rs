//! `podium melee` as a command: what it prints and with which exit status.

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn podium(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
        .arg("melee")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("podium can be started");
    let mut keyboard = child.stdin.take().expect("its standard input is a pipe");
    // A command that refuses its arguments does not read its input.
    let _ = keyboard.write_all(input.as_bytes());
    drop(keyboard);
    child.wait_with_output().expect("podium ends")
}

fn game(actions: Value) -> String {
    json!({"format": "podium-game/1", "seats": ["Ann", "Ben", "Cy"], "actions": actions}).to_string()
}

fn json_of(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("the output is JSON")
}

#[test]
fn it_prints_the_last_state() {
    let output = podium(&["-"], &game(json!([{"do": "end_turn", "marker": 1}])));
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(json_of(&output)["markers"][0]["holder"], json!("Ben"));
}

#[test]
fn it_prints_every_state_with_trace() {
    let output = podium(&["--trace", "-"], &game(json!([{"do": "end_turn", "marker": 1}])));
    assert_eq!(output.status.code(), Some(0));
    let holders: Vec<Value> = json_of(&output)
        .as_array()
        .expect("an array")
        .iter()
        .map(|state| state["markers"][0]["holder"].clone())
        .collect();
    assert_eq!(holders, [json!("Ann"), json!("Ben")]);
}

#[test]
fn an_impossible_action_is_the_last_element_and_status_1() {
    let actions = json!([{"do": "end_turn", "marker": 1}, {"do": "end_turn", "marker": 2}]);
    let illegal = json!({"illegal": 1, "rule": "G2", "message": "There is no marker 2 on the table."});
    let output = podium(&["--trace", "-"], &game(actions.clone()));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(json_of(&output)[2], illegal);
    let output = podium(&["-"], &game(actions));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(json_of(&output), illegal);
    assert!(String::from_utf8_lossy(&output.stderr).contains("action 1 is not possible (G2)"));
}

#[test]
fn lines_answers_each_line() {
    let good = game(json!([{"do": "end_turn", "marker": 1}]));
    let illegal = game(json!([{"do": "end_turn", "marker": 5}]));
    let output = podium(&["--lines"], &format!("{good}\n\n{illegal}\n{good}"));
    assert_eq!(
        output.status.code(),
        Some(0),
        "an impossible action is part of its line's answer"
    );
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let traces: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(traces.len(), 3);
    assert_eq!(traces[1][1]["illegal"], json!(0));
    assert_eq!(traces[0], traces[2]);
}

#[test]
fn a_line_that_is_no_game_is_named_and_the_others_are_answered() {
    let good = game(json!([]));
    let output = podium(&["--lines", "-"], &format!("{good}\n{{\"seats\": 3}}\n{good}\n"));
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 3);
    let answer: Value = serde_json::from_str(text.lines().nth(1).expect("three lines")).expect("JSON");
    assert_eq!(answer["errors"][0]["pointer"], json!("/format"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Line 2 has 2 mistakes:\n  /format: "));
}

#[test]
fn mistakes_are_said_on_standard_error() {
    let output = podium(
        &["-"],
        "{\"format\": \"podium-game/1\", \"seats\": [\"Ann\"], \"color\": 1}",
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("/seats: ") && said.contains("/color: "), "{said}");
    assert_eq!(podium(&["/there/is/no/such/file"], "").status.code(), Some(1));
}

#[test]
fn wrong_usage_is_status_2() {
    assert_eq!(podium(&[], "").status.code(), Some(2));
    assert_eq!(podium(&["--lines", "--trace"], "").status.code(), Some(2));
}
