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
    };
    check(text, &rules)
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
    let good = found(&filled(COMMANDER), Format::Commander, Some(""), Some(&data()));
    assert_eq!(
        good,
        Check {
            cards: 100,
            // who may lead a deck is not in the card data
            unchecked: vec![Finding::at(2, say::deck_findings::commander_not_checked("Isamaru"))],
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
        let problems = found(&text, Format::Commander, Some(""), None).problems;
        assert!(
            problems.len() == 1 && problems[0].message.to_string().contains(says),
            "{says}: {problems:?}"
        );
    }
    let two = found(
        &filled("Commander\nTymna\nThrasios\nDeck"),
        Format::Commander,
        Some(""),
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
        let check = found(&text, Format::Commander, Some(""), Some(&data));
        assert_eq!(
            lines(&check.problems),
            lines_of_problems,
            "{cards}: {:?}",
            check.problems
        );
    }
    // without data nothing is guessed: somebody has to look
    let text = filled("Commander\nIsamaru\nDeck\n30 Relentless Rats\n20 Island");
    let check = found(&text, Format::Commander, Some(""), None);
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
    let problems = found(&text, Format::Commander, Some(""), Some(&data)).problems;
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
        Some(""),
        Some(&data),
    );
    assert!(
        unknown.unchecked[0]
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
        found(&deck(55), Format::CommanderDraft, Some(""), Some(&data())).problems,
        []
    );
    let short = found(&deck(54), Format::CommanderDraft, Some(""), Some(&data())).problems;
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
