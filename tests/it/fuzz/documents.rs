//! Both document readers, and what computes with a document that they took.

use std::hint::black_box;
use std::sync::OnceLock;

use podium_check::check;
use podium_document::event::{read, write};
use podium_document::fairness::verify;
use podium_document::file::read_file;
use podium_document::game::GameDocument;
use podium_document::penalties;
use podium_document::standings::{standings_csv, standings_json};
use podium_event::Problem;
use podium_event::penalties::PenaltyTable;
use podium_rules::outlook::CutRace;
use podium_rules::pairing::assess;
use podium_rules::standings::{explain, standings};
use serde_json::{Value, json};

use super::Target;
use super::values::{number, odd, spoil};
use podium_testing::broken::break_somewhere;
use podium_testing::choices::Choices;
use podium_testing::documents::document;

#[test]
fn event_documents() {
    Target {
        name: "events",
        short: 250,
        parts: 1,
        choices: 1_500,
        part: |choices| {
            // what breaks it first: it ends the choices of what it breaks
            let (kind, breaks) = (choices.below(8), choices.below(4));
            let spoiling: Vec<u8> = (0..24).map(|_| byte(choices)).collect();
            let mut text = write(&document(choices.0.as_slice()));
            let spoiling = &mut Choices(spoiling.iter());
            if kind > 0 {
                let mut value: Value = serde_json::from_str(&text).expect("a document is JSON");
                for _ in 0..breaks {
                    break_somewhere(spoiling, &mut value);
                }
                text = value.to_string();
            }
            let mut text = text.into_bytes();
            if kind > 5 {
                spoil(spoiling, &mut text);
            }
            text
        },
        read: &|input| match read(input) {
            Ok(document) => {
                let text = write(&document);
                let again =
                    read(text.as_bytes()).map_err(|problems| format!("what is written is refused: {problems:?}"))?;
                if write(&again) != text {
                    return Err("what is written is read as something else".to_owned());
                }
                compute(&document);
                Ok(1)
            }
            Err(problems) => refused(&problems),
        },
    }
    .run();
}

#[test]
fn events_of_other_programs() {
    Target {
        name: "foreign",
        short: 400,
        parts: 1,
        choices: 300,
        part: |choices| {
            let text = [
                include_str!("../../cases/topdeck/league.json"),
                include_str!("../../cases/topdeck/qualifier.json"),
            ][choices.below(2)];
            let mut value: Value = serde_json::from_str(text).expect("JSON");
            for _ in 0..choices.below(6) {
                break_somewhere(choices, &mut value);
            }
            let mut text = value.to_string().into_bytes();
            if choices.below(6) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| match read_file(input) {
            Ok(file) => {
                let text = write(&file.document);
                let again = read(text.as_bytes())
                    .map_err(|problems| format!("what is made of a file is no document: {problems:?}"))?;
                if write(&again) != text {
                    return Err("what is written is read as something else".to_owned());
                }
                compute(&file.document);
                black_box(check(&file.document.event, 4, &[]));
                Ok(1)
            }
            Err(problems) => refused(&problems),
        },
    }
    .run();
}

/// Everything that a command computes from a document.
fn compute(document: &podium_document::EventDocument) {
    let event = &document.event;
    for after in [None, Some(0), Some(1), Some(u32::MAX)] {
        let table = standings(event, after);
        black_box((standings_json(document, &table), standings_csv(document, &table)));
    }
    for player in event.indices().take(4) {
        black_box(explain(event, None, player));
        if let Some(race) = CutRace::new(event, 1, 3, 4) {
            black_box(race.chances(player));
        }
    }
    if let Some(secret) = &document.about.secret {
        black_box(verify(document, secret.as_bytes()));
    }
    let nobody = assess(event, &[], &[]);
    assert!(nobody.pods.is_empty(), "no pods are assessed as none");
}

#[test]
fn game_documents() {
    Target {
        name: "games",
        short: 1_500,
        parts: 1,
        choices: 400,
        part: |choices| {
            let mut game = game(choices);
            for _ in 0..choices.below(3) {
                break_somewhere(choices, &mut game);
            }
            let mut text = game.to_string().into_bytes();
            if choices.below(5) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| match GameDocument::read(input) {
            Ok(document) => {
                let replay = document.replay_with(|game, events| {
                    serde_json::to_string(&document.state(game, events)).expect("a state is JSON");
                });
                if let Some((index, refusal)) = &replay.illegal {
                    document.illegal(*index, refusal);
                }
                let written = document.to_json();
                let again =
                    GameDocument::read_value(&written).map_err(|problems| format!("{written}: {problems:?}"))?;
                if again.to_json() != written {
                    return Err(format!("what is written is read as something else: {written}"));
                }
                Ok(1)
            }
            Err(problems) => refused(&problems),
        },
    }
    .run();
}

#[test]
fn penalty_tables() {
    Target {
        name: "penalties",
        short: 400,
        parts: 1,
        choices: 120,
        part: |choices| {
            let mut value = standard_table().clone();
            for _ in 0..choices.below(4) {
                break_somewhere(choices, &mut value);
            }
            let mut text = value.to_string().into_bytes();
            if choices.below(3) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| match penalties::read(input) {
            Ok(table) => {
                let text = penalties::write(&table);
                let again = penalties::read(text.as_bytes()).map_err(|problems| format!("{problems:?}"))?;
                if penalties::write(&again) != text {
                    return Err(format!("what is written is read as something else: {text}"));
                }
                Ok(1)
            }
            Err(problems) => refused(&problems),
        },
    }
    .run();
}

fn standard_table() -> &'static Value {
    static TABLE: OnceLock<Value> = OnceLock::new();
    TABLE.get_or_init(|| serde_json::from_str(&penalties::write(&PenaltyTable::standard())).expect("a table is JSON"))
}

/// A refusal says something, and something that can be printed.
fn refused(problems: &[Problem]) -> Result<usize, String> {
    if problems.is_empty() || problems.iter().any(|problem| problem.message.is_empty()) {
        return Err(format!("refused without a word: {problems:?}"));
    }
    Ok(0)
}

fn byte(choices: &mut Choices<'_>) -> u8 {
    u8::try_from(choices.below(256)).expect("a byte")
}

/// A game whose actions are mostly possible.
fn game(choices: &mut Choices<'_>) -> Value {
    let seats = 3 + choices.below(14);
    let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut actions: Vec<Value> = (0..choices.below(40)).map(|_| action(choices, seats)).collect();
    if choices.below(4) > 0 {
        // What is targeted must have been mentioned.
        actions.splice(
            0..0,
            OBJECTS.map(|object| json!({"do": "until_turn", "object": object, "player": "P0"})),
        );
    }
    let mut game = json!({"format": "podium-game/1", "seats": names, "actions": actions});
    let fields = [
        ("variant", ["grand_melee", "free_for_all"]),
        ("edition", ["cr807", "cr608_2007"]),
        ("attack", ["left", "multiple"]),
        ("starting_player", ["P1", "P2"]),
    ];
    for (name, values) in fields {
        if choices.below(3) == 0 {
            game[name] = json!(values[choices.below(2)]);
        }
    }
    if choices.below(3) == 0 {
        game["range_of_influence"] = match choices.below(3) {
            0 => Value::Null,
            1 => json!(choices.below(256)),
            _ => json!({"P1": choices.below(5), "P2": null}),
        };
    }
    if choices.below(2) == 0 {
        game["seed"] = json!("0a".repeat(32));
    }
    game
}

const OBJECTS: [&str; 4] = ["Ring", "Bear", "Token", "Ghost"];

fn action(choices: &mut Choices<'_>, seats: usize) -> Value {
    let player = format!("P{}", choices.below(seats));
    let other = format!("P{}", choices.below(seats));
    let marker = 1 + choices.below(5);
    let object = OBJECTS[choices.below(4)];
    let second = OBJECTS[choices.below(4)];
    let target = if choices.below(3) == 0 { player.as_str() } else { second };
    match choices.below(28) {
        0 | 1 => json!({"do": "end_turn", "marker": marker}),
        2..=4 => json!({"do": "next_phase", "marker": marker}),
        5 => {
            json!({"do": "leave", "players": [player], "why": (["lost", "conceded", "match_loss", "drawn"][choices.below(4)])})
        }
        6 => json!({"do": "leave", "players": [player, other], "why": "lost", "defer_to": marker}),
        7 => json!({"do": "extra_turn", "player": player}),
        8 => json!({"do": "skip_turn", "player": player}),
        9 => json!({"do": "call_time", "procedure": (["extra_turns", "finish_turn", "next_turn"][choices.below(3)]),
                    "passing": [marker], "not_counted": [player]}),
        10 | 11 => json!({"do": "put_on_stack", "stack": marker, "object": object, "controller": player,
                          "kind": (["spell", "activated", "triggered", "copy"][choices.below(4)]), "targets": [target]}),
        12 => {
            json!({"do": "put_on_stack", "stack": marker, "object": object, "controller": player, "kind": "copy", "caused_by": second})
        }
        13 | 14 => json!({"do": "pass_priority", "stack": marker, "player": player}),
        15 => json!({"do": "withdraw_priority", "stack": marker, "player": player}),
        16 => json!({"do": "counter", "object": object}),
        17 => {
            json!({"do": "announce_loop", "stack": marker, "player": player, "iterations": whole(choices), "points": whole(choices)})
        }
        18 => {
            json!({"do": "propose_stop", "stack": marker, "player": player, "iteration": whole(choices), "point": whole(choices)})
        }
        19 => json!({"do": "accept_loop", "stack": marker, "player": player}),
        20 => json!({"do": "set_status", "player": player, "life": whole(choices), "poison": whole(choices),
                     "rad": whole(choices),
                     "commander_damage": {other: whole(choices)}, "commander_casts": (if choices.below(2) == 0 { whole(choices) } else { json!({player: whole(choices)}) })}),
        21 => json!({"do": "declare", "effect": (["win", "draw"][choices.below(2)]), "controllers": [player]}),
        22 => {
            json!({"do": "object", "object": object, "owner": player, "token": choices.below(2) == 0, "by": other, "attached_to": second})
        }
        23 => json!({"do": "remove_object", "object": object}),
        24 => json!({"do": "control", "object": object, "by": player, "source": second}),
        25 => json!({"do": "uncontrol", "object": object}),
        26 => {
            json!({"do": "flip", "player": player, "call": (["heads", "tails"][choices.below(2)]), "agreed_die": whole(choices)})
        }
        _ => {
            json!({"do": (["roll", "until_turn"][choices.below(2)]), "player": player, "sides": whole(choices), "object": odd(choices)})
        }
    }
}

/// A number in a document: mostly small, else at the edge of a type.
fn whole(choices: &mut Choices<'_>) -> Value {
    match choices.below(4) {
        0 => serde_json::from_str(&number(choices)).unwrap_or(Value::Null),
        _ => json!(choices.below(50)),
    }
}
