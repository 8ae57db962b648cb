//! Reading game documents: all mistakes at once, each with its place; no input makes the reader panic.

use podium_document::game::GameDocument;
use podium_event::Problem;
use podium_testing::numbers::Numbers;
use podium_testing::play::{Play, numbered};
use serde_json::{Value, json};

const CASES: &str = include_str!("../../../../tests/cases/melee.jsonl");

fn problems(document: Value) -> Vec<Problem> {
    GameDocument::read_value(&document).expect_err("the document is wrong")
}

fn places(document: Value) -> Vec<String> {
    problems(document).into_iter().map(|problem| problem.pointer).collect()
}

fn with_actions(actions: Value) -> Value {
    json!({"format": "podium-game/1", "seats": ["A", "B", "C"], "actions": actions})
}

#[test]
fn the_smallest_document_is_a_table() {
    let document =
        GameDocument::read(br#"{"format": "podium-game/1", "seats": ["A", "B", "C"]}"#).expect("it is valid");
    assert_eq!(document.names().players(), ["A", "B", "C"]);
    assert!(document.actions().is_empty());
}

#[test]
fn what_is_missing_or_wrong_is_named_by_its_place_all_at_once() {
    let wrong = json!({
        "format": "podium-game/2", "variant": "emperor", "edition": 807, "attack": "up", "seats": ["A", "B", "A", ""],
        "starting_player": "A", "colour": "red",
    });
    let expected = [
        "/format", "/seats/2", "/seats/3", "/variant", "/edition", "/attack", "/colour",
    ];
    assert_eq!(places(wrong), expected);
    assert_eq!(places(json!({})), ["/format", "/seats"]);
    assert_eq!(places(json!([])), [""]);
}

#[test]
fn the_table_has_at_least_three_seats_and_at_most_512() {
    let seats = |count: usize| json!({"format": "podium-game/1", "seats": numbered(count)});
    assert_eq!(places(seats(2)), ["/seats"]);
    assert!(
        problems(seats(513))
            .iter()
            .all(|problem| problem.pointer.starts_with("/seats"))
    );
    assert!(GameDocument::read_value(&seats(3)).is_ok() && GameDocument::read_value(&seats(512)).is_ok());
}

#[test]
fn names_are_looked_up_among_the_seats() {
    let mut document = with_actions(json!([
        {"do": "extra_turn", "player": "Z"},
        {"do": "leave", "players": ["A", "Z", 3], "why": "bored"},
        {"do": "end_turn"},
        {"do": "end_turn", "marker": -1},
        {"do": "fly"},
        {"do": "end_turn", "marker": 1, "player": "A"},
        7
    ]));
    document["starting_player"] = json!("Y");
    document["range_of_influence"] = json!({"A": 1, "Q/~": 1, "B": "far"});
    let expected = [
        "/starting_player",
        "/range_of_influence/B",
        "/range_of_influence/Q~1~0",
        "/actions/0/player",
        "/actions/1/players/1",
        "/actions/1/players/2",
        "/actions/1/why",
        "/actions/2/marker",
        "/actions/3/marker",
        "/actions/4/do",
        "/actions/5/player",
        "/actions/6",
    ];
    assert_eq!(places(document), expected);
}

#[test]
fn messages_say_what_was_expected() {
    let found = problems(with_actions(
        json!([{"do": "end_turn", "marker": "one"}, {"do": "end_turn", "marker": 1, "n": 2}]),
    ));
    let text: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        text,
        [
            "/actions/0/marker: Expected a whole number from 0 to 65535, found \"one\".",
            "/actions/1/n: Unknown field \"n\". Known here: do, marker.",
        ]
    );
    let broken = GameDocument::read(b"{\"format\": ").expect_err("this is no JSON");
    assert!(
        broken[0].to_string().starts_with("/: This is not JSON: "),
        "{}",
        broken[0]
    );
}

#[test]
fn a_player_or_marker_is_named_once() {
    let twice = json!([
        {"do": "leave", "players": ["A", "A"], "why": "lost"},
        {"do": "call_time", "procedure": "extra_turns", "passing": [1, 1], "not_counted": ["B", "B"]},
        {"do": "set_status", "player": "A"},
        {"do": "set_status", "player": "A", "commander_damage": {"Z": 1, "B": -1}},
    ]);
    let expected = [
        "/actions/0/players/1",
        "/actions/1/passing/1",
        "/actions/1/not_counted/1",
        "/actions/2/life",
        "/actions/3/commander_damage/B",
        "/actions/3/commander_damage/Z",
    ];
    assert_eq!(places(with_actions(twice)), expected);
}

#[test]
fn seeds_are_64_hexadecimal_digits() {
    let seeded = |seed: Value| json!({"format": "podium-game/1", "seats": ["A", "B", "C"], "seed": seed});
    assert_eq!(places(seeded(json!("00"))), ["/seed"]);
    assert_eq!(places(seeded(json!("g".repeat(64)))), ["/seed"]);
    assert_eq!(places(seeded(json!("é".repeat(32)))), ["/seed"]);
    assert!(GameDocument::read_value(&seeded(json!("ab".repeat(32)))).is_ok());
}

#[test]
fn every_action_is_written_as_it_was_read() {
    let actions = json!([
        {"do": "end_turn", "marker": 1},
        {"do": "next_phase", "marker": 1},
        {"do": "leave", "players": ["A"], "why": "conceded", "defer_to": 1},
        {"do": "extra_turn", "player": "B"},
        {"do": "skip_turn", "player": "B"},
        {"do": "call_time", "procedure": "finish_turn", "passing": [1], "not_counted": ["C"]},
        {"do": "put_on_stack", "stack": 1, "object": "X", "controller": "B", "kind": "copy", "targets": ["C", "X"],
         "caused_by": "Z"},
        {"do": "pass_priority", "stack": 1, "player": "B"},
        {"do": "withdraw_priority", "stack": 1, "player": "B"},
        {"do": "counter", "object": "X"},
        {"do": "announce_loop", "stack": 1, "player": "B", "iterations": 3, "points": 2},
        {"do": "propose_stop", "stack": 1, "player": "B", "iteration": 2, "point": 1},
        {"do": "accept_loop", "stack": 1, "player": "B"},
        {"do": "set_status", "player": "B", "life": -2, "poison": 1, "commander_damage": {"A#2": 4, "C": 0},
         "energy": 5, "experience": 0, "rad": 2, "commander_casts": 3},
        {"do": "take_title", "title": "initiative", "player": "C"},
        {"do": "declare", "effect": "draw", "controllers": ["A", "C"]},
        {"do": "object", "object": "X", "owner": "A", "token": true, "by": "B", "attached_to": "Y"},
        {"do": "remove_object", "object": "X"},
        {"do": "control", "object": "X", "by": "B", "source": "Y"},
        {"do": "uncontrol", "object": "X", "by": "B", "source": "Y"},
        {"do": "until_turn", "object": "X", "player": "C"},
        {"do": "flip", "player": "A", "call": "tails", "agreed_die": 6},
        {"do": "roll", "player": "A", "sides": 20}
    ]);
    let document = GameDocument::read_value(&with_actions(actions.clone())).expect("all of these can be read");
    assert_eq!(document.to_json()["actions"], actions);
    assert_eq!(
        document.actions().len(),
        podium_melee::ActionKind::ALL.len(),
        "one of each kind"
    );
    let again = GameDocument::read_value(&document.to_json()).expect("what was written can be read");
    assert_eq!(again, document);
}

#[test]
fn the_table_is_written_as_it_was_read() {
    let play = Play::of(json!({
        "variant": "grand_melee", "edition": "cr608_2007", "seats": ["A", "B", "C", "D"], "starting_player": "C",
        "range_of_influence": {"A": 1, "B": 2, "C": null, "D": 3}, "attack": "right", "seed": "5c".repeat(32), "round": 7,
    }));
    let written = play.document.to_json();
    assert_eq!(
        written["range_of_influence"],
        json!({"A": 1, "B": 2, "C": null, "D": 3})
    );
    assert_eq!(written["round"], json!(7));
    assert_eq!(
        GameDocument::read_value(&written).expect("it can be read"),
        play.document
    );
}

/// Changes one thing in a document at random.
fn spoil(value: &mut Value, numbers: &mut Numbers) {
    let junk = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("P01"),
        json!([]),
        json!({}),
        json!(70000),
    ];
    match value {
        Value::Object(map) if !map.is_empty() && numbers.below(8) > 0 => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[numbers.below(keys.len())];
            match numbers.below(6) {
                0 => drop(map.remove(key)),
                1 => drop(map.insert("surprise".to_owned(), junk[numbers.below(junk.len())].clone())),
                _ => spoil(map.get_mut(key).expect("the key is there"), numbers),
            }
        }
        Value::Array(list) if !list.is_empty() && numbers.below(8) > 0 => {
            let index = numbers.below(list.len());
            match numbers.below(6) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => spoil(&mut list[index], numbers),
            }
        }
        other => *other = junk[numbers.below(junk.len())].clone(),
    }
}

/// Reads a document, and replays and writes it if it can be read; every mistake has words and a possible place.
fn endure(value: &Value) -> bool {
    match GameDocument::read_value(value) {
        Ok(document) => {
            let replay = document.replay();
            let shown = serde_json::to_string(&document.state(&replay.game, &[])).expect("a state is JSON");
            assert!(shown.starts_with("{\"in_game\""));
            assert_eq!(
                GameDocument::read_value(&document.to_json()).expect("what was written can be read"),
                document
            );
            true
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            for problem in problems {
                assert!(!problem.message.is_empty());
                let parent = problem.pointer.rsplit_once('/').map_or("", |(parent, _)| parent);
                assert!(value.pointer(parent).is_some(), "{problem} is nowhere in {value}");
            }
            false
        }
    }
}

#[test]
fn spoilt_documents_are_refused_or_played() {
    let games: Vec<Value> = CASES
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a case is JSON")["game"].clone())
        .filter(|game| game["actions"].as_array().is_some_and(|actions| actions.len() < 12))
        .collect();
    let mut numbers = Numbers::new(7);
    let (mut played, mut refused) = (0, 0);
    for round in 0..3_000 {
        let mut game = games[round % games.len()].clone();
        for _ in 0..=numbers.below(3) {
            spoil(&mut game, &mut numbers);
        }
        if endure(&game) { played += 1 } else { refused += 1 }
    }
    assert!(
        played > 100 && refused > 1_000,
        "both happen: {played} played, {refused} refused"
    );
}

#[test]
fn texts_with_random_bytes_are_refused_or_played() {
    let whole = r#"{"format":"podium-game/1","seats":["A","B","C"],"actions":[{"do":"end_turn","marker":1}]}"#;
    let mut numbers = Numbers::new(11);
    let alphabet: Vec<char> = "{}[]\",:0123456789.eE+-nulltruefalse\\u00~/ \n\tABC".chars().collect();
    let mut refused = 0;
    for _ in 0..5_000 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..=numbers.below(4) {
            let index = numbers.below(text.len());
            match numbers.below(3) {
                0 => drop(text.remove(index)),
                1 => text.insert(index, alphabet[numbers.below(alphabet.len())]),
                _ => text[index] = alphabet[numbers.below(alphabet.len())],
            }
        }
        let text: String = text.into_iter().collect();
        match serde_json::from_str::<Value>(&text) {
            Ok(value) => drop(endure(&value)),
            Err(_) => {
                let problems = GameDocument::read(text.as_bytes()).expect_err("this is no JSON");
                assert_eq!(problems.len(), 1);
                refused += 1;
            }
        }
    }
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn a_duplicate_field_is_refused() {
    let twice = br#"{"format": "podium-game/1", "seats": ["A", "B", "C"], "attack": "left", "attack": "right"}"#;
    assert_eq!(
        GameDocument::read(twice).expect_err("which one counts?")[0].pointer,
        "/attack"
    );
}

#[test]
fn deep_nesting_is_refused() {
    let deep = "[".repeat(100_000);
    assert_eq!(
        GameDocument::read(deep.as_bytes())
            .expect_err("nobody nests like this")
            .len(),
        1
    );
}
