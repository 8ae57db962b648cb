//! What people paste and upload: lists of players, decklists, card data, typed results.

use podium_event::PlayerIx;
use podium_event::deck::{self, BannedList, CardData, DeckRules, Format};
use podium_ops::people::decklist;
use podium_ops::people::players::{Decoded, ListSource, PlayerList, decode, read_csv, read_list, read_names};
use podium_rules::typed_result;

use super::Target;
use super::values::{any_text, number, odd, spoil};
use podium_testing::choices::Choices;

#[test]
fn lists_of_players() {
    Target {
        name: "players",
        short: 1_500,
        parts: 1,
        choices: 300,
        part: |choices| {
            let mut text = table(choices).into_bytes();
            match choices.below(6) {
                0 => spoil(choices, &mut text),
                // as a spreadsheet of twenty years ago writes it
                1 => {
                    let wide: Vec<u8> = String::from_utf8_lossy(&text)
                        .encode_utf16()
                        .flat_map(u16::to_le_bytes)
                        .collect();
                    text = [b"\xff\xfe".as_slice(), &wide].concat();
                    spoil(choices, &mut text);
                }
                _ => {}
            }
            text
        },
        read: &|input| {
            let Ok(Decoded { text, .. }) = decode(input) else {
                return Ok(0);
            };
            let of = |source| read_list(&text, source);
            let lists = [
                read_csv(&text),
                read_names(&text),
                of(ListSource::Melee),
                of(ListSource::EventLink),
            ];
            for list in &lists {
                is_answered(list, &text)?;
            }
            Ok(usize::from(lists[0].whole().is_some()))
        },
    }
    .run();
}

#[test]
fn lists_of_other_programs() {
    Target {
        name: "programs",
        short: 800,
        parts: 1,
        choices: 300,
        part: |choices| {
            let (separator, end) = ([",", ";", "\t"][choices.below(3)], ["\n", "\r\n"][choices.below(2)]);
            let heads: Vec<&str> = (0..1 + choices.below(8))
                .map(|_| HEADS[choices.below(HEADS.len())])
                .collect();
            let mut text = String::from(["", "\u{feff}"][choices.below(2)]) + &heads.join(separator) + end;
            for _ in 0..choices.below(10) {
                let cells: Vec<String> = heads.iter().map(|head| cell(choices, head)).collect();
                text += &(cells.join(separator) + end);
            }
            let mut text = text.into_bytes();
            if choices.below(4) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| {
            let Ok(Decoded { text, .. }) = decode(input) else {
                return Ok(0);
            };
            let mut taken = false;
            for source in ListSource::ALL {
                let list = read_list(&text, source);
                is_answered(&list, &text)?;
                taken |= list.whole().is_some();
            }
            Ok(usize::from(taken))
        },
    }
    .run();
}

/// Heads of the lists that melee.gg and EventLink give out.
const HEADS: [&str; 16] = [
    "Name",
    "Player Name",
    "Username",
    "First Name",
    "Legal First Name",
    "Last Name",
    "E-mail",
    "Wizards Account Email",
    "Pronouns",
    "Decklist URL",
    "Commander 1",
    "Partner Commander",
    "Teammate",
    "Status",
    "Registration Status",
    "Shoe size",
];

/// A cell, mostly of the kind that belongs under its heading.
fn cell(choices: &mut Choices<'_>, head: &str) -> String {
    const STATES: [&str; 5] = ["Registered", "Dropped", "waitlist", "DECLINED", ""];
    const NAMES: [&str; 6] = [
        "Ann",
        "Bo Birch",
        "Cy; Cole",
        "ann@mail.example",
        "ANN@mail.example",
        "Ann ",
    ];
    match choices.below(5) {
        0 => format!("\"{}\"", odd(choices).replace('"', "\"\"")),
        _ if head.contains("tatus") => STATES[choices.below(STATES.len())].to_owned(),
        _ => NAMES[choices.below(NAMES.len())].to_owned(),
    }
}

/// Every row is taken or says why not, at a line that the text has.
fn is_answered(list: &PlayerList, text: &str) -> Result<(), String> {
    let lines = text.matches(['\n', '\r']).count() as u64 + 1;
    for row in &list.rows {
        if row.data.is_none() && row.problems.is_empty() {
            return Err(format!("a row is refused without a word: {row:?}"));
        }
        if let Some(data) = &row.data
            && data.name.trim().is_empty()
        {
            return Err(format!("somebody without a name is taken: {row:?}"));
        }
    }
    let problems = list
        .problems
        .iter()
        .chain(list.rows.iter().flat_map(|row| &row.problems));
    for problem in problems {
        if problem.line > lines || problem.message.is_empty() {
            return Err(format!("a problem at a line that is not there: {problem:?}"));
        }
    }
    Ok(())
}

/// A table of players as a program writes it, with odd cells.
fn table(choices: &mut Choices<'_>) -> String {
    const HEADERS: [&str; 14] = [
        "Name",
        "first name",
        "Last Name",
        "email",
        "table",
        "team mate",
        "pronouns",
        "decklist",
        "commander",
        "group",
        "bye",
        "",
        "name",
        "shoe size",
    ];
    let separator = [",", ";", "\t"][choices.below(3)];
    let end = ["\n", "\r\n", "\n\n"][choices.below(3)];
    let columns = 1 + choices.below(6);
    let mut text = String::from(["", "\u{feff}"][choices.below(2)]);
    if choices.below(3) > 0 {
        let header: Vec<&str> = (0..columns).map(|_| HEADERS[choices.below(HEADERS.len())]).collect();
        text = text + &header.join(separator) + end;
    }
    for _ in 0..choices.below(12) {
        let cells: Vec<String> = (0..columns)
            .map(|_| match choices.below(6) {
                0 => odd(choices),
                1 => number(choices),
                2 => format!("\"{}\"", odd(choices).replace('"', "\"\"")),
                _ => ["Ann Ash", "Bo Birch", "Cy; Cole", "dee@example.org", "12"][choices.below(5)].to_owned(),
            })
            .collect();
        text = text + &cells.join(separator) + end;
    }
    text
}

#[test]
fn decklists() {
    let banned = BannedList::read("Black Lotus\n# of 1994\nSol Ring").expect("a list");
    let cards = CardData::read(
        r#"{"Sol Ring": {"type_line": "Artifact", "game_changer": true, "cmc": 1},
            "Island": {"basic": true, "color_identity": "U"},
            "Fire // Ice": {"layout": "split", "type_line": "Instant // Instant", "mana_cost": "{1}{R} // {1}{U}"},
            "Jötun Grunt": {"type_line": "Legendary Creature — Giant", "oracle_text": "Partner\nCompanion — If.", "cmc": 2.5}}"#,
    );
    let cards = cards.expect("card data");
    Target {
        name: "decks",
        short: 400,
        parts: 1,
        choices: 400,
        part: |choices| {
            let mut text = String::new();
            for _ in 0..choices.below(30) {
                text += &deck_line(choices);
                text += ["\n", "\r\n", "\n\n"][choices.below(3)];
            }
            let mut text = text.into_bytes();
            if choices.below(3) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| {
            let text = String::from_utf8_lossy(input);
            let stored = decklist::read(&text);
            let shown = stored
                .clone()
                .ok()
                .flatten()
                .unwrap_or_else(|| text.clone().into_owned());
            let stated = deck::Bracket::new(i64::try_from(input.len() % 7).unwrap_or(0));
            let named = [vec![], vec!["Sol Ring".to_owned(), "Jotun Grunt".to_owned()]];
            for format in [Format::Commander, Format::CommanderDraft, Format::Other] {
                let known = DeckRules {
                    format,
                    banned: Some(&banned),
                    cards: Some(&cards),
                    highest_bracket: deck::Bracket::new(2),
                };
                let unknown = DeckRules {
                    banned: None,
                    cards: None,
                    ..known
                };
                for rules in [known, unknown] {
                    let check = deck::check(&shown, &rules, stated, &named[input.len() % 2]);
                    let lines = u32::try_from(shown.lines().count()).expect("few lines");
                    let mut found = check.problems.iter().chain(&check.unchecked);
                    if let Some(wrong) = found.find(|found| found.line.is_some_and(|line| line == 0 || line > lines)) {
                        return Err(format!("a finding at a line that is not there: {wrong:?}"));
                    }
                }
            }
            // what was taken once is taken again as it is
            if let Ok(Some(text)) = &stored
                && decklist::read(text).as_ref() != Ok(&Some(text.clone()))
            {
                return Err(format!("a stored decklist is read as another one: {text:?}"));
            }
            Ok(usize::from(matches!(stored, Ok(Some(_)))))
        },
    }
    .run();
}

fn deck_line(choices: &mut Choices<'_>) -> String {
    const HEADS: [&str; 8] = [
        "Commander",
        "Deck:",
        "Sideboard",
        "// Creatures (12)",
        "# a comment",
        "Companion",
        "Maybeboard",
        "SB: 1 Sol Ring",
    ];
    const CARDS: [&str; 8] = [
        "Sol Ring",
        "Island",
        "Fire // Ice",
        "Æther Vial",
        "Lim-Dûl's Vault",
        "Black Lotus (LEA) 232",
        "Jötun Grunt *F*",
        "_____",
    ];
    match choices.below(6) {
        0 => HEADS[choices.below(HEADS.len())].to_owned(),
        1 => odd(choices),
        2 => format!("{}x {}", number(choices), CARDS[choices.below(CARDS.len())]),
        _ => format!("{} {}", 1 + choices.below(99), CARDS[choices.below(CARDS.len())]),
    }
}

#[test]
fn card_data_and_banned_lists() {
    Target {
        name: "cards",
        short: 1_000,
        parts: 1,
        choices: 200,
        part: |choices| {
            let mut cards = serde_json::Map::new();
            for _ in 0..choices.below(8) {
                let colours = ["", "WU", "wubrg", "WX", "WWWW"][choices.below(5)];
                let mut card = serde_json::json!({"color_identity": colours});
                match choices.below(7) {
                    0 => card["copies"] = serde_json::from_str(&number(choices)).unwrap_or_default(),
                    1 => card["color_identity"] = serde_json::json!(["W", any_text(choices)]),
                    2 => card[&odd(choices)] = serde_json::json!(true),
                    3 => card["type_line"] = any_text(choices).into(),
                    4 => {
                        card["oracle_text"] = any_text(choices).into();
                        card["object"] = "card".into();
                    }
                    5 => {
                        card["card_faces"] = serde_json::json!([{"type_line": odd(choices), "cmc": 1.5}, odd(choices)])
                    }
                    _ => card["basic"] = serde_json::json!(true),
                }
                cards.insert(odd(choices), card);
            }
            let mut text = serde_json::Value::Object(cards).to_string().into_bytes();
            if choices.below(2) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| {
            let text = String::from_utf8_lossy(input);
            if let Ok(banned) = BannedList::read(&text)
                && banned.len() > BannedList::lines(&text).count()
            {
                return Err("a list has more cards than lines".to_owned());
            }
            match CardData::read(&text) {
                Ok(cards) => Ok(usize::from(!cards.is_empty())),
                Err(sentence) if sentence.is_empty() => Err("refused without a word".to_owned()),
                Err(_) => Ok(0),
            }
        },
    }
    .run();
}

#[test]
fn typed_results() {
    Target {
        name: "results",
        short: 3_000,
        parts: 1,
        choices: 60,
        part: |choices| {
            let mut typed = vec![b'1' + u8::try_from(choices.below(12)).expect("a size"), b' '];
            for _ in 0..choices.below(8) {
                typed.extend_from_slice([b"1".as_slice(), b"2", b"D", b"d", b",", b" ", b"12", b"0"][choices.below(8)]);
            }
            if choices.below(3) == 0 {
                typed.extend(odd(choices).bytes());
            }
            typed
        },
        read: &|input| {
            let size = usize::from(input.first().copied().unwrap_or(b'4').wrapping_sub(b'0')) % 13;
            let text = String::from_utf8_lossy(input.get(2..).unwrap_or_default());
            let seats: Vec<PlayerIx> = (0..size).map(|ix| PlayerIx(ix as u32)).collect();
            let mut taken = false;
            for (conceded, losses) in [(vec![], vec![]), (vec![1], vec![size]), (vec![0], vec![usize::MAX])] {
                let Ok(result) = typed_result::read(&text, &conceded, &losses, &seats, 2) else {
                    continue;
                };
                taken = true;
                let Some((typed, conceded, losses)) = typed_result::write(&result, &seats, true) else {
                    continue;
                };
                if typed_result::read(&typed, &conceded, &losses, &seats, 2).ok() != Some(result) {
                    return Err(format!(
                        "what is written for {text:?} is read as something else: {typed:?}"
                    ));
                }
            }
            Ok(usize::from(taken))
        },
    }
    .run();
}
