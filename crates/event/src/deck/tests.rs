//! Tests of reading and checking decklists.

use super::*;

/// Returns a deck of a hundred cards: the lines, filled up with Plains.
fn filled(lines: &str) -> String {
    let (deck, _) = read(lines);
    let have = deck.count(Section::Commander) + deck.count(Section::Deck);
    format!("{lines}\n{} Plains", 100 - have)
}

const COMMANDER: &str = "Commander\n1 Isamaru\n\nDeck\n1 Sol Ring";

fn data() -> CardData {
    CardData::read(
        r#"{"Isamaru": {"color_identity": ["W"]}, "Sol Ring": {}, "Plains": {"color_identity": "W", "basic": true},
            "Counterspell": {"color_identity": "U"}, "Persistent Petitioners": {"color_identity": "U", "any_number": true},
            "Shadowborn Apostle": {"any_number": true}, "Seven Dwarves": {"copies": 7},
            "Fire // Ice": {"color_identity": "UR"}, "Lim-Dûl's Vault": {"color_identity": "UB"}}"#,
    )
    .expect("card data")
}

fn found(text: &str, format: Format, banned: Option<&str>, cards: Option<&CardData>) -> Check {
    let banned = banned.map(|text| BannedList::read(text).expect("a list"));
    let rules = DeckRules {
        format,
        banned: banned.as_ref(),
        cards,
        highest_bracket: None,
    };
    check(text, &rules, None, &[])
}

fn lines(findings: &[Finding]) -> Vec<Option<u32>> {
    findings.iter().map(|finding| finding.line).collect()
}

#[test]
fn lists_of_sites_and_programs_are_read() {
    for (text, commanders, deck, side) in [
        (
            "Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n1 Sol Ring\n35 Island",
            1,
            36,
            0,
        ),
        ("1x Sol Ring\n2X Island\nArcane Signet", 0, 4, 0),
        (
            "About\nName My deck\n\nCommander\n1 Atraxa (CM2) 190\n\nDeck\n1 Sol Ring (C21) 263 *F*\n\nSideboard\n1 Opt",
            1,
            1,
            1,
        ),
        (
            "// COMMANDER\n1 Krenko, Mob Boss\n// Lands (36)\n36 Mountain\n// a remark\n",
            1,
            36,
            0,
        ),
        (
            "1x Krenko, Mob Boss (ddt) 52 [Commander{top}] ^Have,#37d67a^\n1x Goblin Guide [Creature]\n1x Opt [Maybeboard{noDeck}]",
            1,
            1,
            0,
        ),
        ("1 Krenko, Mob Boss *CMDR*\nSB: 1 Pyroblast", 1, 0, 1),
        (
            "Commander (1)\n1 Krenko\nCreatures (2):\n1 A\n1 B\nMaybeboard\n1 C",
            1,
            2,
            0,
        ),
        (
            "\u{feff}Deck:\r\n1 +2 Mace\r\n1 1996 World Champion\r\n1 Borrowing 100,000 Arrows\r\n",
            0,
            3,
            0,
        ),
        ("Commanders\nTymna\nThrasios\nMain\n1 Fire // Ice\n", 2, 1, 0),
    ] {
        let (read, findings) = read(text);
        assert_eq!(findings, [], "{text}");
        let counts = [Section::Commander, Section::Deck, Section::Sideboard].map(|section| read.count(section));
        assert_eq!(counts, [commanders, deck, side], "{text}");
    }
    let (deck, _) = read("1 Sol Ring (C21) 263 *F*\n1 1996 World Champion\n1x  B.F.M. (Big Furry Monster)");
    let names: Vec<&str> = deck.entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["Sol Ring", "1996 World Champion", "B.F.M. (Big Furry Monster)"]);
    assert_eq!(deck.entries.len(), 3);
}

#[test]
fn lines_that_cannot_be_read_are_named_and_the_rest_is_read() {
    let long = format!("1 {}", "x".repeat(200));
    for (line, says) in [
        ("0 Sol Ring", "0 copies of Sol Ring"),
        ("501 Island", "501 copies"),
        ("99999999999 Island", "no number of copies"),
        ("4", "no name of a card"),
        (long.as_str(), "too long"),
    ] {
        let (deck, findings) = read(&format!("1 Opt\n{line}\n1 Ponder"));
        assert_eq!(lines(&findings), [Some(2)], "{line}");
        assert!(
            findings[0].message.to_string().contains(says),
            "{}",
            findings[0].message
        );
        assert_eq!(deck.count(Section::Deck), 2, "{line}");
    }
    let (deck, findings) = read(&"1 Island\n".repeat(3_000));
    assert_eq!(
        (deck.count(Section::Deck), lines(&findings)),
        (1_000, vec![Some(1_001)])
    );
}

#[test]
fn a_commander_deck_has_a_hundred_cards_with_a_commander() {
    let good = found(
        &filled(COMMANDER),
        Format::Commander,
        Some("Black Lotus"),
        Some(&data()),
    );
    assert_eq!(
        good,
        Check {
            cards: 100,
            // types, texts and legalities are not in the card data
            unchecked: vec![
                Finding::whole(say::deck_findings::legality_not_checked()),
                Finding::at(2, say::deck_findings::commander_not_checked("Isamaru")),
            ],
            ..Check::default()
        }
    );
    for (text, says) in [
        (
            format!("{}\n1 Island", filled(COMMANDER)),
            "101 cards with its commander: exactly 100 are needed (CR 903.5a). Take 1 out.",
        ),
        (
            filled(COMMANDER).replace("98 Plains", "96 Plains"),
            "98 cards with its commander: exactly 100 are needed (CR 903.5a). Add 2.",
        ),
        (filled("1 Sol Ring"), "No commander is named"),
        (filled("Commander\nA\nB\nC\nDeck"), "3 commanders"),
        (filled(&format!("{COMMANDER}\nSideboard\n1 Opt\nDeck")), "A sideboard"),
        (filled(&format!("Companion\nA\nB\n{COMMANDER}")), "A second companion"),
        (String::new(), "no card in it"),
    ] {
        let problems = found(&text, Format::Commander, Some("Black Lotus"), None).problems;
        assert!(
            problems.len() == 1 && problems[0].message.to_string().contains(says),
            "{says}: {problems:?}"
        );
    }
    let two = found(
        &filled("Commander\nTymna\nThrasios\nDeck"),
        Format::Commander,
        Some("Black Lotus"),
        None,
    );
    assert_eq!(
        (two.cards, two.problems.len(), two.unchecked[1].line),
        (100, 0, Some(3)),
        "{:?}",
        two.unchecked
    );
}

#[test]
fn a_card_is_there_once_unless_it_may_be_there_more_often() {
    let data = data();
    for (cards, lines_of_problems) in [
        ("1 Sol Ring\n1 sol  ring", vec![Some(7)]),
        ("2 Isamaru", vec![Some(6)]),
        ("9 Shadowborn Apostle\n9 Shadowborn Apostle", vec![]),
        ("7 Seven Dwarves", vec![]),
        ("7 Seven Dwarves\n1 Seven Dwarves", vec![Some(7)]),
        ("10 Plains\n10 Snow-Covered Plains", vec![]),
    ] {
        let text = filled(&format!("Commander\n1 Isamaru\n\nDeck\n1 Wastes\n{cards}"));
        let check = found(&text, Format::Commander, Some("Black Lotus"), Some(&data));
        assert_eq!(
            lines(&check.problems),
            lines_of_problems,
            "{cards}: {:?}",
            check.problems
        );
    }
    // without data nothing is guessed: somebody has to look
    let text = filled("Commander\nIsamaru\nDeck\n30 Relentless Rats\n20 Island");
    let check = found(&text, Format::Commander, Some("Black Lotus"), None);
    assert_eq!(check.problems, []);
    assert_eq!(lines(&check.unchecked), [None, Some(2), Some(4)]);
    assert!(
        check.unchecked[2]
            .message
            .to_string()
            .contains("30 copies of Relentless Rats")
    );
}

#[test]
fn colours_lie_within_the_commanders() {
    let data = data();
    let text = filled(&format!(
        "{COMMANDER}\n1 Counterspell\n1 Fire\n1 Sol Rng\n1 lim-dul’s vault"
    ));
    let problems = found(&text, Format::Commander, Some("Black Lotus"), Some(&data)).problems;
    assert_eq!(lines(&problems), [Some(6), Some(7), Some(8), Some(9)]);
    assert!(
        problems[0]
            .message
            .to_string()
            .contains("Counterspell is blue, and the commander's colour identity is white")
    );
    assert!(problems[1].message.to_string().contains("blue and red"));
    assert!(problems[2].message.to_string().contains("doesn't have Sol Rng"));
    let unknown = found(
        &filled("Commander\n1 Somebody\nDeck\n1 Counterspell"),
        Format::Commander,
        Some("Black Lotus"),
        Some(&data),
    );
    assert!(
        unknown.unchecked[1]
            .message
            .to_string()
            .contains("does not know the commander")
    );
    assert_eq!(lines(&unknown.problems), [Some(2)], "the commander's own spelling");
}

#[test]
fn what_is_banned_is_named_and_what_is_not_loaded_is_said() {
    let text = filled(&format!("{COMMANDER}\n1 Black Lotus"));
    let problems = found(&text, Format::Commander, Some("# the list of May\nBLACK LOTUS\n"), None).problems;
    assert_eq!(lines(&problems), [Some(6)]);
    let nothing = found(&text, Format::Commander, None, None);
    assert_eq!(nothing.problems, []);
    let messages: Vec<String> = nothing
        .unchecked
        .iter()
        .map(|finding| finding.message.to_string())
        .collect();
    assert!(
        messages[0].contains("no list") && messages[1].contains("no card data"),
        "{messages:?}"
    );
}

#[test]
fn a_draft_deck_has_sixty_cards_and_any_number_of_each() {
    let deck = |islands: u32| format!("Commander\n1 Isamaru\nDeck\n4 Sol Ring\n{islands} Plains");
    assert_eq!(
        found(&deck(55), Format::CommanderDraft, Some("Black Lotus"), Some(&data())).problems,
        []
    );
    let short = found(&deck(54), Format::CommanderDraft, Some("Black Lotus"), Some(&data())).problems;
    assert!(
        short.len() == 1 && short[0].message.to_string().contains("at least 60"),
        "{short:?}"
    );
    let other = found("4 Sol Ring", Format::Other, Some("Sol Ring"), None);
    assert_eq!((lines(&other.problems), other.unchecked.len()), (vec![Some(1)], 1));
}

#[test]
fn what_is_loaded_is_read_or_refused_with_a_sentence() {
    for (json, says) in [
        ("{", "line 1"),
        ("[]", "no list of names"),
        (r#"{"A": 1}"#, "is no object"),
        (r#"{"A": {"color_identity": "X"}}"#, "not one of WUBRG"),
        (r#"{"A": {"colour": "W"}}"#, "colour cannot be read"),
        (r#"{"A": {"copies": 0}}"#, "whole number"),
    ] {
        let refused = CardData::read(json).expect_err(json);
        assert!(refused.to_string().contains(says), "{refused}");
    }
    assert!(BannedList::read(&"x".repeat(500)).is_err());
    assert!(BannedList::read(&"x\n".repeat(6_000)).is_err());
    assert_eq!(BannedList::read("A\na\n\n#b").map(|list| list.len()), Ok(1));
}

/// Ninety-nine lines with one card each, sorted.
fn ninety_nine() -> String {
    (1..=99).map(|number| format!("1 Card {number:02}\n")).collect()
}

#[test]
fn a_shape_names_commanders_only_if_it_fits_in_one_way() {
    let led_by = |list: &str| {
        let (deck, _) = read(list);
        assert!(deck.commanders().is_empty(), "a guess is nobody's commander: {list}");
        let led = deck.of(Section::Commander).map(|entry| entry.name.clone());
        (led.collect::<Vec<_>>(), deck.is_presumed)
    };
    let cards = ninety_nine();
    let vael = (vec!["Vael".to_owned()], true);
    assert_eq!(led_by(&format!("{cards}\n1 Vael")), vael, "apart at the end");
    assert_eq!(led_by(&format!("1 Vael\n\n{cards}")), vael, "apart at the beginning");
    assert_eq!(led_by(&format!("1 Vael\n{cards}")), vael, "before a sorted list");
    assert_eq!(led_by(&format!("{cards}\nSideboard\n1 Vael")), vael);
    let companion = format!("1 Vael\n{cards}\nCompanion\n1 Lurrus").replace("1 Card 99\n", "");
    assert_eq!(led_by(&companion).0, [""; 0], "ninety-nine cards");
    let companion = format!("Companion\n1 Lurrus\nDeck\n1 Vael\n{cards}");
    assert_eq!(led_by(&companion), vael, "a companion is no commander");
    let without = format!("Deck\n{cards}\nCompanion\n1 Lurrus");
    assert_eq!(led_by(&without).0, [""; 0], "the companion is not in the deck");
    let groups = cards.replace("1 Card 98\n1 Card 99\n", "\n1 Forest\n1 Island");
    assert_eq!(led_by(&format!("1 Vael\n\n{groups}")), vael, "basic lands lead nothing");
    let both = cards.replace("1 Card 98\n1 Card 99\n", "\n1 Tower\n1 Tomb");
    assert_eq!(
        led_by(&format!("1 Vael\n\n{both}")),
        (vec![], false),
        "it fits in two ways"
    );
}

#[test]
fn commanders_that_the_player_named_lead_a_list_that_names_none() {
    let cards = ninety_nine();
    let led_by = |commanders: &[&str], list: &str| {
        let commanders: Vec<String> = commanders.iter().map(|name| (*name).to_owned()).collect();
        let (deck, _) = read_led_by(list, &commanders);
        assert!(!deck.is_presumed, "{list}");
        let led = deck.of(Section::Commander).map(|entry| entry.name.clone());
        led.collect::<Vec<_>>()
    };
    let shape = format!("{cards}\n1 Oru");
    assert_eq!(led_by(&["card 07"], &shape), ["Card 07"], "not the card that is apart");
    assert_eq!(led_by(&["Oru", "Card 07"], &shape), ["Card 07", "Oru"]);
    assert_eq!(led_by(&["Vael"], &shape), [""; 0], "no guess against what was typed");
    assert_eq!(led_by(&["Card 07"], &format!("Commander\nOru\nDeck\n{cards}")), ["Oru"]);
}

#[test]
fn no_line_vanishes_and_no_tag_moves_a_card() {
    let counts = |list: &str| {
        let (deck, findings) = read(list);
        assert_eq!(findings, [], "{list}");
        [
            Section::Commander,
            Section::Companion,
            Section::Deck,
            Section::Sideboard,
        ]
        .map(|section| deck.count(section))
    };
    for (list, expected) in [
        ("1 Opt\nPlains (30)\n1 Ponder", [0, 0, 3, 0]),
        ("Sol Ring (1)\nMana Vault (1)", [0, 0, 2, 0]),
        ("Commander (1)\n1 Vael\nRocks (2)\n1 Opt\n1 Ponder", [1, 0, 2, 0]),
        ("1 Opt\nMaybeboard\nRocks (3)\n1 Mana Vault", [0, 0, 1, 0]),
        ("1 Opt\nSideboard\n// Rocks (1)\n1 Mana Vault", [0, 0, 1, 1]),
        ("1 Opt\nMaybeboard\n1 Ponder\nCreatures (1)\n1 Moth", [0, 0, 2, 0]),
        (
            "1x Opt [Ramp,Maybeboard{noDeck}]\n1x Ponder [Draw,Sideboard]",
            [0, 0, 2, 0],
        ),
        (
            "1x Opt [Maybeboard{noDeck},Ramp]\n1x Vael [Commander{noDeck}]",
            [1, 0, 0, 0],
        ),
        ("1x Opt [Ramp]\n1x Lurrus [Companion{noDeck}]", [0, 1, 1, 0]),
    ] {
        assert_eq!(counts(list), expected, "{list}");
    }
}

#[test]
fn a_list_replaces_the_bans_of_the_data_only_if_it_bans_cards() {
    let data = CardData::read(
        r#"{"Isamaru": {"legalities": {"commander": "legal"}}, "Crown": {"legalities": {"commander": "banned"}}}"#,
    )
    .expect("card data");
    let text = format!("{}\n1 Crown", COMMANDER.replace("1 Sol Ring", "1 Lutri"));
    let banned = |list: &str| {
        let problems = found(&filled(&text), Format::Commander, Some(list), Some(&data)).problems;
        let said = problems.iter().map(|finding| finding.message.to_string());
        said.filter(|said| said.contains("is banned")).collect::<Vec<_>>()
    };
    let crown = ["Crown is banned. Take it out."];
    assert_eq!(banned("Lutri (companion)"), crown);
    assert_eq!(banned("+ Sol Ring"), crown);
    assert_eq!(banned("+ Crown"), [""; 0]);
    assert_eq!(banned("Black Lotus"), [""; 0]);
    let lutri = ["Lutri is banned. Take it out."];
    assert_eq!(banned("Lutri\nLutri (companion)"), lutri, "the stricter line counts");
    assert_eq!(banned("Lutri (companion)\nLutri"), lutri);
}

#[test]
fn data_of_a_tournament_means_what_it_means_in_files_of_scryfall() {
    let data = CardData::read(
        r#"{"Rats": {"oracle_text": "A deck can have any number of cards named Rats."},
            "Dwarves": {"oracle_text": "A deck can have up to seven cards named Dwarves.", "copies": 3},
            "Abbey // Prince": {"type_line": "Land // Legendary Creature — Demon"},
            "Ash // Ember": {"layout": "split", "type_line": "Instant // Sorcery", "mana_cost": "{1} // {1}"},
            "Gate": {"card_faces": [{"type_line": "Sorcery", "mana_cost": "{2}{U}"}, {"type_line": "Land"}], "cmc": 3.0},
            "Vael": {"object": "card", "type_line": "Legendary Creature — Elf", "toughness": "3", "keywords": ["Partner"],
                "oracle_text": "Partner\nPartner", "legalities": {"commander": "legal"}, "color_identity": ["W"]}}"#,
    )
    .expect("card data");
    let card = |name: &str| data.get(name).expect("a card").clone();
    let printed = |name: &str| card(name).printed.expect("types");
    assert_eq!((card("Rats").copies, card("Dwarves").copies), (None, Some(3)));
    assert!(!printed("Abbey").can(&Ability::MayLead) && printed("Abbey").has_type("land"));
    assert!(printed("Ash").has_type("sorcery") && printed("Ash").mana_cost == "{1} // {1}");
    let gate = printed("Gate");
    assert_eq!((gate.type_line.as_str(), gate.mana_value), ("Sorcery", Some(3)));
    assert_eq!(
        printed("Vael").abilities,
        [Ability::Partner, Ability::MayLead],
        "each once"
    );
    assert_eq!(card("Vael").legality, Some(Legality::Legal));
    let long = |field: &str, length: usize| format!(r#"{{"A": {{"{field}": "{}"}}}}"#, "x".repeat(length));
    for (field, most) in [("type_line", 200), ("mana_cost", 200), ("oracle_text", 10_000)] {
        assert!(CardData::read(&long(field, most)).is_ok(), "{field}");
        let refused = CardData::read(&long(field, most + 1)).expect_err(field).to_string();
        assert!(refused.contains(&format!("{field} is too long")), "{refused}");
    }
    let many: Vec<String> = (0..200).map(|number| format!("Partner—{number}")).collect();
    assert_eq!(
        Printed::new("Legendary Creature", &many.join("\n"), true)
            .abilities
            .len(),
        17
    );
}

#[test]
fn cards_with_one_front_face_are_two_cards() {
    let card = |name: &str, colours: &str, legality: Legality| NamedCard {
        name: name.to_owned(),
        card: Card {
            identity: Colours::read(colours).expect("colours"),
            legality: Some(legality),
            ..Card::default()
        },
    };
    let (one, other) = (
        ("Smelt", "R", Legality::Legal),
        ("Smelt // Herd // Saw", "RG", Legality::NotLegal),
    );
    for order in [[one, other, other], [other, one, other], [other, other, one]] {
        let mut data = CardData::default();
        order
            .into_iter()
            .for_each(|(name, colours, legality)| data.add(card(name, colours, legality)));
        for (name, colours, legality) in [one, other] {
            let known = data.get(name).expect("a card");
            assert_eq!(
                (known.identity.letters().as_str(), known.legality),
                (colours, Some(legality)),
                "{order:?}"
            );
        }
        let rows = data.iter().map(|(key, card)| (key.to_owned(), card.clone()));
        assert_eq!(rows.collect::<CardData>(), data, "what is stored is the same");
    }
    // printings of one card complete each other
    let mut data = CardData::default();
    data.add(card("Vael // Vael", "W", Legality::NotLegal));
    data.add(card("Vael", "W", Legality::Legal));
    let known = data.get("Vael // Vael").and_then(|card| card.legality);
    assert_eq!((data.len(), known), (1, Some(Legality::Legal)));
}
