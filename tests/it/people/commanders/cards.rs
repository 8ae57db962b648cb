//! Card data of the site: loaded from files by the command line, used by the check of decklists and for names and colours.

use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::GzEncoder;
use podium_event::deck::{BannedList, Format};
use podium_event::profile::CommandersShown;
use podium_ops::people::cards as ops;
use podium_ops::{OpError, Sender};
use podium_store::Role;
use podium_store::tournaments::cards;

use super::{ask, commanders, followed, name};
use crate::access::command_line::{podium, right};
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

/// A small bulk file: a partner, a card with two faces, a land, cards in every number, a token, and the same card printed twice.
const BULK: &str = r#"[
{"object": "card", "id": "0", "name": "Vael, Keeper of Tides", "lang": "en", "layout": "normal", "cmc": 3.0,
 "type_line": "Legendary Creature — Merfolk", "oracle_text": "Partner", "color_identity": ["U", "W"], "prices": {"eur": "1.00"}},
{"object": "card", "name": "Vael, Keeper of Tides", "layout": "normal", "color_identity": ["U", "W"], "set": "pro"},
{"object": "card", "name": "Oru the Patient // Oru, Awakened", "layout": "transform", "color_identity": ["B"],
 "card_faces": [{"name": "Oru the Patient", "type_line": "Legendary Creature — Human", "oracle_text": "Partner"}, {"name": "Oru, Awakened"}]},
{"object": "card", "name": "Lûmen Stone", "layout": "normal", "type_line": "Artifact", "color_identity": []},
{"object": "card", "name": "Swarm of Moths", "layout": "normal", "type_line": "Creature — Insect",
 "oracle_text": "A deck can have any number of cards named Swarm of Moths.", "color_identity": ["B"]},
{"object": "card", "name": "Ember Fox", "layout": "normal", "type_line": "Creature — Fox", "color_identity": ["R"]},
{"object": "card", "name": "Time Twister", "layout": "normal", "type_line": "Sorcery", "color_identity": ["U"]},
{"object": "card", "name": "Island", "layout": "normal", "type_line": "Basic Land — Island", "color_identity": ["U"]},
{"object": "card", "name": "Moth", "layout": "token", "type_line": "Token Creature — Insect", "color_identity": ["B"]}
]
"#;
/// What is said of its token.
const LEFT_OUT: &str = "Left out: 1 in no deck (tokens, emblems, art cards, melded cards, planes, schemes).\n";
/// A hundred cards with five things to say about them.
const LIST: &str = "Commander\n1 vael, keeper of TIDES\n1 Oru the Patient\n\nDeck\n1 LUMEN STONE\n1 Lûmen Stone\n5 Swarm of Moths\n\
                    1 Ember Fox\n1 Time Twister\n1 Moth\n88 Island";

fn file(db: &TestDb, name: &str, content: &[u8]) -> String {
    let path: PathBuf = db.folder().join(name);
    std::fs::write(&path, content).expect("a file");
    path.to_string_lossy().into_owned()
}

fn compressed(text: &str) -> Vec<u8> {
    let mut gz = GzEncoder::new(Vec::new(), Compression::fast());
    gz.write_all(text.as_bytes()).expect("memory");
    gz.finish().expect("memory")
}

pub(super) fn load(db: &TestDb) {
    let data = podium_document::cards::read(BULK.as_bytes())
        .expect("a bulk file")
        .cards;
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day");
    let done = db.act_on_site(Sender::CommandLine, |work| ops::load_cards(work, &data, day));
    done.expect("loaded");
}

both_databases! {
    fn lists_are_checked_by_the_sites_card_data(db) {
        assert!(right(podium(db, &["cards", "show"], "")).contains("Card data: none."));
        let bulk = file(db, "oracle-cards-20261120090000.json", BULK.as_bytes());
        assert_eq!(right(podium(db, &["cards", "import", &bulk], "")), format!("Loaded 7 cards of 2026-11-20.\n{LEFT_OUT}"));
        let banned = file(db, "banned.txt", b"# from the organizers\nTime Twister\n");
        let said = right(podium(db, &["cards", "banned", &banned, "--date", "2026-09-01"], ""));
        assert_eq!(said, "Loaded a banned list of 2026-09-01 with 1 name.\n");
        let shown = right(podium(db, &["cards", "show"], ""));
        assert!(shown.contains("Card data of 2026-11-20: 7 names") && shown.contains("Banned list of 2026-09-01"), "{shown}");

        let slug = db.in_database_tournament("Checked", 4);
        ask(db, &slug, Format::Commander, 60);
        let service = Service::start(db);
        let ann = service.in_database_player(&slug, 1);
        let at = format!("/t/{slug}/me/deck");
        let page_text = followed(&ann, &ann.send(&ann.see(&at).form("/me/deck").set("decklist", LIST)));
        for finding in [
            "100 cards, kept as it is. Checked by card data of 20 Nov 2026 and the banned list of 1 Sep 2026.",
            "Line 7: Lûmen Stone is in line 6 already: one of it may be in the deck",
            "Line 9: Ember Fox is red, and the commander's colour identity is white, blue and black",
            "Line 10: Time Twister is banned",
            "Line 11: The card data doesn't have Moth.",
            "Not checked Whether cards are legal in Commander is not checked: the card data does not say.",
        ] {
            assert!(page_text.contains(finding), "{finding}: {page_text}");
        }
        assert_eq!(page_text.matches("Line ").count(), 4, "nothing else is found: {page_text}");
        assert_eq!(commanders(db, &slug, 1), ["Vael, Keeper of Tides", "Oru the Patient"], "as the cards spell them");
        // the staff's pages say the same, and what it is checked by
        ask(db, &slug, Format::Commander, -1);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see(&format!("/t/{slug}/desk/decks/1")).text();
        assert!(page.contains("Ember Fox is red") && page.contains("card data of 20 Nov 2026"), "{page}");
        assert!(organizer.see(&format!("/t/{slug}/desk/decks")).text().contains("4 problems"));
        let rules = organizer.see(&format!("/t/{slug}/desk/decks/rules")).text();
        assert!(rules.contains("This site has data of 7 cards of 20 Nov 2026, which is used."), "{rules}");
        // once more, compressed, and with what changed
        let newer = BULK.replace(r#""name": "Ember Fox", "layout": "normal", "type_line": "Creature — Fox", "color_identity": ["R"]"#, r#""name": "Ember Fox", "color_identity": ["W"]"#);
        let packed = file(db, "default-cards-20261121090000.json.gz", &compressed(&newer));
        assert_eq!(right(podium(db, &["cards", "import", &packed], "")), format!("Loaded 7 cards of 2026-11-21.\n{LEFT_OUT}"));
        let page = organizer.see(&format!("/t/{slug}/desk/decks/1")).text();
        assert!(!page.contains("Ember Fox is red") && page.contains("card data of 21 Nov 2026"), "{page}");
    }

    fn a_file_that_cannot_be_read_changes_nothing(db) {
        load(db);
        for (name, content) in [("cut.json", &BULK[..600]), ("other.json", r#"{"Sol Ring": {}}"#), ("empty.json", "[]"), ("text.json", "Sol Ring")] {
            let path = file(db, name, content.as_bytes());
            let said = podium(db, &["cards", "import", &path], "");
            assert_eq!((said.status, said.out.as_str()), (1, ""), "{name}");
            assert!(said.error.contains(name), "{}", said.error);
        }
        let cut = file(db, "cut.json.gz", &compressed(BULK)[..120]);
        assert_eq!(podium(db, &["cards", "import", &cut], "").status, 1);
        assert_eq!(podium(db, &["cards", "import", "/nowhere/cards.json"], "").status, 1);
        assert_eq!(podium(db, &["cards", "banned", "-"], "# nothing\n").status, 1);
        let files = db.db.read(cards::files).expect("read");
        assert_eq!(files.iter().map(|file| (file.kind.as_str(), file.names)).collect::<Vec<_>>(), [("cards", 7)]);
    }

    fn what_looks_wrong_in_a_file_is_said(db) {
        load(db);
        let long = format!(r#"[{{"name": "Ember Fox", "color_identity": ["R"]}}, {{"name": "{}", "color_identity": []}}, {{"name": "Oru"}}]"#, "x".repeat(201));
        let short = file(db, "cards-20261121.json", long.as_bytes());
        assert_eq!(
            right(podium(db, &["cards", "import", &short], "")),
            "Loaded 1 card of 2026-11-21.\nLeft out: 1 without a name or a colour identity.\n\
             Left out: 1 with a name of more than 200 characters.\n\
             That is less than half of the 7 cards of 2026-11-20 that were loaded before: look whether this is the right file.\n"
        );
        let again = right(podium(db, &["cards", "import", &short], ""));
        assert!(!again.contains("less than half"), "{again}");
        let said = right(podium(db, &["cards", "banned", "-", "--date", "2026-09-01"], "# names\nEMBER FOX\nSol Ringg\n"));
        assert_eq!(said, "Loaded a banned list of 2026-09-01 with 2 names.\nNot in the card data: Sol Ringg.\n");
        for (command, from) in [("import", short.as_str()), ("banned", "-")] {
            let late = podium(db, &["cards", command, from, "--date", "2999-01-01"], "Ember Fox\n");
            assert!(late.status == 1 && late.error.contains("2999-01-01 is in the future"), "{}", late.error);
        }
    }

    fn a_pasted_commander_that_is_no_known_card_is_pointed_at(db) {
        let slug = db.in_database_tournament("Pasted", 2);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let list = "name,commander\nAnn Ash,vael  keeper of tides\nBo Birch,\"vael, keeper of TIDES / Ember Foxx\"\nCy Cedar,\"Oru the Patient // Oru, Awakened\"\n";
        let preview = || {
            let page = organizer.see(&format!("/t/{slug}/desk/players/list"));
            let sent = organizer.send(&page.form("/players/list").set("text", list).set("kind", "table"));
            assert_eq!(sent.status, 200, "{}", sent.text());
            sent.text()
        };
        assert!(!preview().contains("card data"), "nothing is loaded");
        load(db);
        let page = preview();
        assert_eq!(page.matches("The card data doesn't have").count(), 2, "{page}");
        assert!(page.contains("The card data doesn't have Ember Foxx . Check the spelling."), "{page}");
    }

    fn what_is_not_loaded_is_listed_and_a_tournaments_own_data_comes_first(db) {
        let slug = db.in_database_tournament("Own", 4);
        ask(db, &slug, Format::Commander, 60);
        let service = Service::start(db);
        let ann = service.in_database_player(&slug, 1);
        let at = format!("/t/{slug}/me/deck");
        let page_text = followed(&ann, &ann.send(&ann.see(&at).form("/me/deck").set("decklist", LIST)));
        assert!(page_text.contains("no list of them is loaded") && page_text.contains("no card data is loaded"), "{page_text}");
        assert!(!page_text.contains("Checked by"), "{page_text}");
        // a page that was open shows what was loaded since
        load(db);
        let banned = BannedList::read("Ember Fox").expect("a list");
        let day = chrono::NaiveDate::from_ymd_opt(2026, 9, 1).expect("a day");
        db.act_on_site(Sender::CommandLine, |work| ops::load_banned(work, &banned, day)).expect("loaded");
        let page_text = ann.see(&at).text();
        assert!(page_text.contains("Ember Fox is banned") && page_text.contains("doesn't have Moth"), "{page_text}");
        let own = podium_ops::people::decks::NewRules {
            format: Format::Commander,
            deadline: None,
            banned: podium_ops::people::decks::Upload::Replace("Time Twister".to_owned()),
            cards: podium_ops::people::decks::Upload::Keep,
            highest_bracket: None,
        };
        db.act(&slug, |work| podium_ops::people::decks::set_rules(work, 1, &own)).expect("its own");
        let page_text = ann.see(&at).text();
        assert!(page_text.contains("Time Twister is banned") && !page_text.contains("Ember Fox is banned"), "{page_text}");
        assert!(page_text.contains("Checked by card data of 20 Nov 2026 and the tournament's own banned list."), "{page_text}");
        let nothing = db.act_on_site(Sender::CommandLine, |work| ops::load_banned(work, &BannedList::default(), day));
        assert!(matches!(nothing, Err(OpError::Refused { .. })), "{nothing:?}");
    }

    fn names_are_spelled_as_the_cards_have_them_and_bring_their_colours(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.commanders_public = Some(CommandersShown::WithPairings));
        load(db);
        name(db, &play.slug, 1, &["VAEL,  keeper of tides", "oru the patient"]);
        name(db, &play.slug, 2, &["Oru the Patient // Oru, Awakened"]);
        name(db, &play.slug, 3, &["lumen stone"]);
        name(db, &play.slug, 4, &["Unknown Card"]);
        let of = |number| commanders(db, &play.slug, number);
        assert_eq!(of(1), ["Vael, Keeper of Tides", "Oru the Patient"]);
        assert_eq!(of(2), ["Oru the Patient"], "two faces of one card are no pair");
        assert_eq!((of(3), of(4)), (vec!["Lûmen Stone".to_owned()], vec!["Unknown Card".to_owned()]));
        play.round();
        let service = Service::start(db);
        let colors = |number: i64| service.program().see(&format!("/tournaments/{}/players/{number}", play.slug))["colors"].clone();
        let found: Vec<_> = (1..=4).map(colors).collect();
        assert_eq!(found, ["WUB".into(), "B".into(), "C".into(), serde_json::Value::Null]);
        let page = service.anonymous().see(&play.at("/pairings")).text();
        assert!(page.contains("Vael, Keeper of Tides / Oru the Patient (white, blue and black)"), "{page}");
        let page = service.anonymous().see(&play.at("/players/1")).text();
        assert!(page.contains("Commander Vael, Keeper of Tides / Oru the Patient white, blue and black"), "{page}");
        let csv = service.anonymous().see(&play.at("/export/standings.csv")).body;
        assert!(csv.contains("\"Vael, Keeper of Tides\",Oru the Patient,WUB\r\n"), "{csv}");
    }
}
