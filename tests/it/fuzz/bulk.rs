//! Bulk files of card data, read card by card from a stream that gives as little at once as it likes.

use std::io::{self, Read};

use podium_document::cards::{Bulk, each, read};
use serde_json::{Value, json};

use super::Target;
use super::values::{number, odd, spoil};
use podium_testing::broken::break_somewhere;
use podium_testing::choices::Choices;

/// Fewest bytes that a card with a name and colours takes: no file has more cards than its length allows.
const SMALLEST: usize = r#"["x",null,null,null,[]]"#.len();

#[test]
fn bulk_files_of_cards() {
    Target {
        name: "bulk",
        short: 600,
        parts: 1,
        choices: 250,
        part: file,
        read: &|input| {
            let whole = read(input);
            let dripped = read(Drips(input));
            if outline(&whole) != outline(&dripped) {
                return Err(format!(
                    "{:?} at once and {:?} in drips",
                    outline(&whole),
                    outline(&dripped)
                ));
            }
            let mut entries = 0;
            let stopped = each(input, &mut |_| {
                entries += 1;
                match entries > 2 {
                    true => Err("Enough.".to_owned()),
                    false => Ok(()),
                }
            });
            match whole {
                Ok(bulk) => {
                    let left_out: usize = bulk.left_out.values().sum();
                    if stopped.is_err() != (entries > 2) {
                        return Err(format!("{stopped:?} after {entries} entries"));
                    }
                    let found = bulk.cards.len();
                    if found == 0 || found * SMALLEST > input.len() {
                        return Err(format!(
                            "{found} cards and {left_out} left out in {} bytes",
                            input.len()
                        ));
                    }
                    Ok(1)
                }
                Err(sentence) if sentence.ends_with('.') => Ok(0),
                Err(sentence) => Err(format!("refused with {sentence:?}")),
            }
        },
    }
    .run();
}

/// What came of a file, to be compared.
fn outline(read: &Result<Bulk, String>) -> Result<(Vec<String>, Vec<usize>), &String> {
    read.as_ref().map(|bulk| {
        let cards = bulk
            .cards
            .iter()
            .map(|(key, card)| format!("{key}: {card:?}"))
            .collect();
        (cards, bulk.left_out.values().copied().collect())
    })
}

/// A file that is read a few bytes at a time.
struct Drips<'i>(&'i [u8]);

impl Read for Drips<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let size = into.len().min(3);
        self.0.read(&mut into[..size])
    }
}

/// Cards in a list or one per line, some broken, the text spoiled now and then.
fn file(choices: &mut Choices<'_>) -> Vec<u8> {
    let (in_lines, is_spoiled) = (choices.below(3) == 0, choices.below(3) == 0);
    let cards: Vec<Value> = (0..choices.below(7))
        .map(|_| {
            let mut card = card(choices);
            if choices.below(3) == 0 {
                break_somewhere(choices, &mut card);
            }
            card
        })
        .collect();
    let mut text = match in_lines {
        true => cards.iter().map(|card| format!("{card}\n")).collect::<String>(),
        false => format!(
            "{}{}",
            ["", " \n", "\u{feff}"][choices.below(12).saturating_sub(9)],
            Value::from(cards)
        ),
    }
    .into_bytes();
    if is_spoiled {
        spoil(choices, &mut text);
    }
    text
}

fn card(choices: &mut Choices<'_>) -> Value {
    const NAMES: [&str; 5] = ["Sol Ring", "Island", "Fire // Ice", "Lim-Dûl's Vault", "_____"];
    let name = match choices.below(4) {
        0 => odd(choices),
        _ => NAMES[choices.below(NAMES.len())].to_owned(),
    };
    json!({
        "object": "card",
        "name": name,
        "layout": (["normal", "transform", "token", "art_series", "scheme"][choices.below(5)]),
        "type_line": (["Basic Land — Island", "Artifact", "Basic Snow Land", ""][choices.below(4)]),
        "oracle_text": match choices.below(4) {
            0 => "A deck can have any number of cards named Rats.".to_owned(),
            1 => format!("A deck can have up to {} cards named Dwarves.", number(choices)),
            2 => "A deck can have up to seven cards named Dwarves.".to_owned(),
            _ => odd(choices),
        },
        "color_identity": (["WU", "", "WUBRG", "X", "WWWWWW"][choices.below(5)].chars().map(String::from).collect::<Vec<_>>()),
        "legalities": {"commander": (["legal", "not_legal", "banned", "restricted"][choices.below(4)])},
        "game_changer": choices.chance(2),
        "cmc": choices.below(9) as f64 / 2.0,
        "power": odd(choices),
        "card_faces": choices.some(|choices| [json!({"type_line": odd(choices), "oracle_text": odd(choices)})]),
        "all_parts": choices.some(|_| [json!({"component": "meld_result", "name": "Island"})]),
        "prices": {"usd": number(choices), "nested": [[[odd(choices)]]]},
    })
}
