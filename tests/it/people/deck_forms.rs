//! Decklists as sites and programs export them, sent as files, and their check by the whole card data.

use chrono::{NaiveDate, TimeDelta};
use podium_base::clock;
use podium_event::deck::{Ban, BannedList, Bracket, Format};
use podium_ops::Sender;
use podium_ops::people::cards as ops;
use podium_ops::people::decks::{NewRules, Upload, hand_in, hand_in_for, set_rules, stop};
use podium_ops::people::players::name_own_commander;
use podium_store::Role;
use podium_store::tournaments::log;
use serde_json::Value;

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

const BULK: &str = include_str!("../../cases/decks/cards.json");
const CASES: &str = include_str!("../../cases/decks/cases.jsonl");

fn load(db: &TestDb) {
    let data = podium_document::cards::read(BULK.as_bytes())
        .expect("a bulk file")
        .cards;
    let done = db.act_on_site(Sender::CommandLine, |work| ops::load_cards(work, &data, day()));
    done.expect("loaded");
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day")
}

/// Asks for Commander decks for an hour.
fn ask(db: &TestDb, slug: &str, version: i64, banned: &str, highest: Option<i64>) {
    let new = NewRules {
        format: Format::Commander,
        deadline: Some(clock::now() + TimeDelta::minutes(60)),
        banned: match banned {
            "" => Upload::Remove,
            names => Upload::Replace(names.to_owned()),
        },
        cards: Upload::Keep,
        highest_bracket: highest.and_then(Bracket::new),
    };
    db.act(slug, |work| set_rules(work, version, &new)).expect("asked for");
}

/// Sends a form with a file, as a browser does.
fn send_file(visitor: &Visitor, at: &str, fields: &[(&str, &str)], file: &[u8]) -> Page {
    let form = visitor.see(at).form(at.rsplit_once("/t/").expect("an address").1);
    let mut body = Vec::new();
    let kept = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let kept = kept.filter(|(name, _)| fields.iter().all(|(other, _)| other != name));
    for (name, value) in kept.chain(fields.iter().copied()) {
        body.extend(format!("--b\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").bytes());
    }
    body.extend(b"--b\r\ncontent-disposition: form-data; name=\"list_file\"; filename=\"deck\"\r\n\r\n");
    body.extend(file);
    body.extend(b"\r\n--b--\r\n");
    visitor.request(
        "POST",
        at,
        &[("content-type", "multipart/form-data; boundary=b")],
        Some(&body),
    )
}

/// A deck of a hundred cards: the lines, filled up with Plains.
fn filled(lines: &str) -> String {
    let count = |line: &str| {
        line.split_once(' ')
            .and_then(|(count, _)| count.parse::<u32>().ok())
            .unwrap_or(0)
    };
    let deck = lines.split("Companion").next().expect("the deck");
    let have: u32 = deck.lines().map(count).sum();
    lines.replace("PLAINS", &format!("{} Plains", 100 - have))
}

/// What the player's page says of a deck.
fn checked(db: &TestDb, service: &Service, slug: &str, list: &str, stated: Option<i64>) -> String {
    let stated = stated.and_then(Bracket::new);
    db.act_as(slug, db.player(slug, 1), |work| hand_in(work, &filled(list), stated))
        .expect("handed in");
    let page = service
        .in_database_player(slug, 1)
        .see(&format!("/t/{slug}/me/deck"))
        .text();
    let (_, after) = page.split_once("What you handed in").expect("the check");
    after.split_once("Decklist (optional)").expect("the form").0.to_owned()
}

both_databases! {
    /// Every form in `tests/cases/decks`, each with where its shape is from: the same deck, with its commanders. Where the form
    /// does not name them, they are nobody's before their player does.
    fn lists_are_read_as_they_are_exported(db) {
        load(db);
        let slug = db.in_database_tournament("Forms", 4);
        ask(db, &slug, 0, "", None);
        let service = Service::start(db);
        let ann = service.in_database_player(&slug, 1);
        let at = format!("/t/{slug}/me/deck");
        for case in CASES.lines() {
            let case: Value = serde_json::from_str(case).expect("a case");
            let name = case["file"].as_str().expect("a file");
            let path = format!("{}/tests/cases/decks/{name}", env!("CARGO_MANIFEST_DIR"));
            let sent = send_file(&ann, &at, &[("decklist", "")], &std::fs::read(path).expect("the file"));
            assert_eq!(sent.status, 303, "{name}: {}", sent.text());
            let mut page = ann.see(&sent.location).text();
            let own = || {
                let mut commanders = db.load(&slug).players[0].commanders();
                commanders.sort();
                commanders
            };
            let by_hand = |first: &str, second: &str| {
                let done = db.act_as(&slug, db.player(&slug, 1), |work| name_own_commander(work, first, second));
                done.unwrap_or_else(|error| panic!("{name}: {error}"));
            };
            let commander = case["commander"].as_str().expect("how the list names its commanders");
            assert_eq!(page.contains("The list names no commander; by its shape"), commander == "presumed", "{name}: {page}");
            assert_eq!(page.contains("No commander is named"), commander == "absent", "{name}: {page}");
            if commander != "named" {
                assert_eq!(own(), [""; 0], "{name}");
                by_hand("Oru the Patient", "Vael, Keeper of Tides");
                page = ann.see(&sent.location).text();
                assert!(!page.contains("names no commander"), "{name}: {page}");
            }
            assert!(page.contains("No problem found 100 cards, kept as it is."), "{name}: {page}");
            assert!(page.contains("1 Game Changer: Lûmen Stone."), "{name}: {page}");
            assert_eq!(own(), ["Oru the Patient", "Vael, Keeper of Tides"], "{name}");
            let stored = db.load(&slug).players[0].decklist.clone().expect("a list");
            assert!(["99.99", "2026", "CatID", "Annotation"].iter().all(|other| !stored.contains(other)), "{name}: {stored}");
            // the next form is that of a player without commanders
            db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, "", None)).expect("withdrawn");
            by_hand("", "");
        }
        let wrong = send_file(&ann, &at, &[], &[0xff, 0, 1, 0xfe, 0, 0, 3]);
        assert_eq!(wrong.status, 422, "{}", wrong.text());
        assert!(wrong.text().contains("Nothing was handed in"), "{}", wrong.text());
        for (file, says) in [("Quantity,Name\n".to_owned(), "Paste your list"), ("1 Island\n".repeat(3_000), "characters")] {
            let refused = send_file(&ann, &at, &[], file.as_bytes());
            assert!(refused.status == 422 && refused.text().contains(says), "{}", refused.text());
        }
        let large = send_file(&ann, &at, &[], &vec![b'x'; 100_000]);
        assert_eq!(large.status, 413, "{}", large.text());
        // the staff sends files too
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let desk = format!("/t/{slug}/desk/decks/2");
        let sent = send_file(&organizer, &desk, &[("bracket", "3")], filled("1 Vael, Keeper of Tides *CMDR*\nPLAINS").as_bytes());
        assert_eq!(sent.status, 303, "{}", sent.text());
        let row = db.load(&slug).players[1].clone();
        assert_eq!((row.commander.as_str(), row.stated_bracket), ("Vael, Keeper of Tides", Some(3)));
        assert!(!organizer.see(&desk).text().contains("bracket 3"), "hidden until the deadline, as the list is");
        // a bracket is stated of a list: it stays while the list does
        db.act(&slug, |work| stop(work, 1)).expect("lists are not asked for any more");
        let own = format!("/t/{slug}/desk/players/2");
        for (team_mate, list, bracket) in [("Bo", None, Some(3)), ("Cleo", Some("99 Island"), None)] {
            let form = organizer.see(&own).form("/desk/players/2").set("team_mate", team_mate);
            let sent = organizer.send(&list.into_iter().fold(form, |form, list| form.set("decklist", list)));
            assert_eq!(sent.status, 303, "{}", sent.text());
            assert_eq!(db.load(&slug).players[1].stated_bracket, bracket, "{list:?}");
        }
    }

    fn commanders_and_companions_are_checked_by_the_card_data(db) {
        load(db);
        let slug = db.in_database_tournament("Led", 4);
        ask(db, &slug, 0, "", None);
        let service = Service::start(db);
        let said = |list: &str| checked(db, &service, &slug, list, None);
        let stone = said("Commander\n1 Lûmen Stone\nDeck\nPLAINS");
        assert!(stone.contains("Line 2: Lûmen Stone cannot be a commander (CR 903.3)."), "{stone}");
        let pair = said("Commander\n1 Vael, Keeper of Tides\n1 Eowa, Shield of Dawn\nDeck\nPLAINS");
        assert!(pair.contains("Vael, Keeper of Tides and Eowa, Shield of Dawn cannot be commanders together"), "{pair}");
        let fine = said("Commander\n1 Vael, Keeper of Tides\n1 Oru the Patient\nDeck\nPLAINS");
        assert!(fine.contains("No problem found") && !fine.contains("Not checked"), "{fine}");
        let led = "Commander\n1 Vael, Keeper of Tides\n1 Oru the Patient\nDeck\n1 Glass Vault\nPLAINS\nCompanion\n1";
        let lurrus = said(&format!("{led} Lurrus of the Dream-Den"));
        assert!(lurrus.contains("Line 2: The companion Lurrus of the Dream-Den excludes Vael, Keeper of Tides"), "{lurrus}");
        assert!(lurrus.contains("Line 5: The companion Lurrus of the Dream-Den excludes Glass Vault"), "{lurrus}");
        assert!(lurrus.contains("is banned as a companion is not checked"), "{lurrus}");
        let zirda = said(&format!("{led} Zirda, the Dawnwaker"));
        assert!(zirda.contains("asks for is not checked"), "{zirda}");
        let stone = said(&format!("{led} Lûmen Stone"));
        assert!(stone.contains("Line 8: Lûmen Stone has no companion ability"), "{stone}");
        // the staff reads the same
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let new = NewRules { format: Format::Commander, deadline: Some(clock::now() - TimeDelta::minutes(1)), banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None };
        db.act(&slug, |work| set_rules(work, 1, &new)).expect("over");
        let page = organizer.see(&format!("/t/{slug}/desk/decks/1")).text();
        assert!(page.contains("Lûmen Stone has no companion ability") && page.contains("2 Game Changers: Glass Vault and Lûmen Stone."), "{page}");
    }

    fn a_list_replaces_the_bans_of_the_card_data(db) {
        load(db);
        let slug = db.in_database_tournament("Bans", 4);
        ask(db, &slug, 0, "", None);
        let service = Service::start(db);
        let list = "Commander\n1 Vael, Keeper of Tides\nDeck\n1 Sunken Crown\n1 Paper Crown\n1 Glass Vault\nPLAINS\nCompanion\n1 Lurrus of the Dream-Den";
        let said = || checked(db, &service, &slug, list, None);
        let by_data = said();
        assert!(by_data.contains("Line 4: Sunken Crown is banned.") && by_data.contains("Line 5: Paper Crown is not legal in Commander."), "{by_data}");
        assert!(!by_data.contains("no list of them is loaded"), "{by_data}");
        ask(db, &slug, 1, "Glass Vault\n+ Paper Crown\nLurrus of the Dream-Den (companion)", None);
        let by_list = said();
        assert!(by_list.contains("Line 6: Glass Vault is banned."), "{by_list}");
        assert!(by_list.contains("Lurrus of the Dream-Den is banned as a companion."), "{by_list}");
        assert!(!by_list.contains("Crown is"), "{by_list}");
        // the site's list is for all tournaments; one that bans nothing leaves the bans of the data as they are
        ask(db, &slug, 2, "", None);
        let lists = BannedList::read("+ Paper Crown\nLurrus of the Dream-Den (companion)").expect("a list");
        assert_eq!(lists.ban("paper crown"), Some(Ban::Allowed));
        db.act_on_site(Sender::CommandLine, |work| ops::load_banned(work, &lists, day())).expect("loaded");
        let by_site = said();
        assert!(by_site.contains("Line 4: Sunken Crown is banned.") && !by_site.contains("Paper Crown is"), "{by_site}");
        assert!(by_site.contains("Lurrus of the Dream-Den is banned as a companion."), "{by_site}");
        assert!(by_site.contains("the banned list of 20 Nov 2026"), "{by_site}");
    }

    fn a_bracket_is_stated_and_compared_with_the_game_changers(db) {
        load(db);
        let slug = db.in_database_tournament("Brackets", 4);
        ask(db, &slug, 0, "", None);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let rules = organizer.see(&format!("/t/{slug}/desk/decks/rules"));
        let wrong = organizer.send(&rules.form("/decks/rules").set("highest_bracket", "6"));
        assert!(wrong.status == 422 && wrong.text().contains("Choose the bracket from the list."), "{}", wrong.text());
        assert_eq!(organizer.send(&rules.form("/decks/rules").set("highest_bracket", "2").set("form_id", "2")).status, 303);
        assert!(organizer.see(&format!("/t/{slug}/desk/decks")).text().contains("Brackets up to 2 are allowed."));
        let list = "Commander\n1 Vael, Keeper of Tides\nDeck\n1 Glass Vault\n1 Lûmen Stone\nPLAINS";
        let silent = checked(db, &service, &slug, list, None);
        assert!(silent.contains("The bracket of the deck is not stated."), "{silent}");
        assert!(silent.contains("2 Game Changers: bracket 2 allows 0."), "{silent}");
        assert!(silent.contains("The other rules of bracket 2 (") && silent.contains("2 Game Changers: Glass Vault and Lûmen Stone."), "{silent}");
        let high = checked(db, &service, &slug, list, Some(4));
        assert!(high.contains("The deck is stated to be bracket 4: brackets up to 2 are allowed."), "{high}");
        let fine = checked(db, &service, &slug, "Commander\n1 Vael, Keeper of Tides\nDeck\nPLAINS", Some(1));
        assert!(fine.contains("No problem found") && fine.contains("Stated to be bracket 1."), "{fine}");
        // a link is not read, but its player states a bracket too
        let link = checked(db, &service, &slug, "https://decks.example/1", None);
        assert!(link.contains("The bracket of the deck is not stated.") && link.contains("never opened"), "{link}");
        assert!(organizer.see(&format!("/t/{slug}/desk/decks?show=wrong")).text().contains("Player 001"));
        let link = checked(db, &service, &slug, "https://decks.example/1", Some(2));
        assert!(link.contains("Stated to be bracket 2.") && !link.contains("not stated"), "{link}");
        assert!(!organizer.see(&format!("/t/{slug}/desk/decks?show=wrong")).text().contains("Player 001"));
        // who thinks of coming reads the limit before
        let rules_of = || service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(rules_of().contains("Highest bracket Bracket 2"), "{}", rules_of());
        let format = || service.anonymous().get(&format!("/api/v1/tournaments/{slug}")).body;
        assert!(format().contains("\"highest_bracket\":2"), "{}", format());
        // without a limit the statement alone counts
        ask(db, &slug, 2, "", None);
        assert!(!rules_of().contains("Highest bracket") && format().contains("\"highest_bracket\":null"), "{}", format());
        let low = checked(db, &service, &slug, list, Some(1));
        assert!(low.contains("bracket 1 allows 0."), "{low}");
        let free = checked(db, &service, &slug, list, Some(5));
        assert!(free.contains("No problem found") && !free.contains("other rules"), "{free}");
        // the player's form
        let ann = service.in_database_player(&slug, 1);
        let at = format!("/t/{slug}/me/deck");
        let form = ann.see(&at).form("/me/deck");
        assert_eq!(form.value("bracket"), "5");
        let wrong = ann.send(&form.clone().set("bracket", "six"));
        assert!(wrong.status == 422 && wrong.text().contains("Choose the bracket from the list."), "{}", wrong.text());
        assert_eq!(ann.send(&form.clone().set("bracket", "3").set("form_id", "3")).status, 303);
        assert_eq!(db.load(&slug).players[0].stated_bracket, Some(3));
        assert_eq!(ann.send(&form.set("decklist", "").set("form_id", "4")).status, 303);
        assert_eq!(db.load(&slug).players[0].stated_bracket, None, "withdrawn with the list");
        // the record says that only the bracket has changed, and from which to which once lists may be read
        checked(db, &service, &slug, list, Some(5));
        checked(db, &service, &slug, list, Some(4));
        let lines = || {
            let id = db.load(&slug).tournament.id;
            let all = db.db.read(|conn| log::of_tournament(conn, &id)).expect("the log");
            let line = all.into_iter().next_back().expect("a line");
            (line.verb, line.before, line.after)
        };
        assert_eq!(lines(), ("deck.bracket".to_owned(), None, None));
        let row = db.load(&slug).players[0].clone();
        let over = NewRules { format: Format::Commander, deadline: Some(clock::now() - TimeDelta::minutes(1)), banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None };
        db.act(&slug, |work| set_rules(work, 3, &over)).expect("over");
        let kept = row.decklist.clone().expect("a list");
        db.act(&slug, |work| hand_in_for(work, 1, row.version, (&kept, Bracket::new(3)), "Misheard")).expect("changed");
        let bracket = |number: i64| Some(format!("{{\"bracket\":{number}}}"));
        assert_eq!(lines(), ("deck.bracket".to_owned(), bracket(4), bracket(3)));
        db.act(&slug, |work| podium_ops::people::players::forget(work, 1, "")).expect("forgotten");
        assert_eq!(db.load(&slug).players[0].stated_bracket, None, "removed with the list");
    }

    /// Data that an earlier version loaded has neither types nor legalities.
    fn what_older_card_data_lacks_is_not_checked(db) {
        let old = r#"[{"name": "Vael, Keeper of Tides", "color_identity": ["W"]}, {"name": "Glass Vault", "color_identity": []}]"#;
        let data = podium_document::cards::read(old.as_bytes()).expect("a bulk file").cards;
        db.act_on_site(Sender::CommandLine, |work| ops::load_cards(work, &data, day())).expect("loaded");
        let slug = db.in_database_tournament("Old", 4);
        ask(db, &slug, 0, "", Some(3));
        let service = Service::start(db);
        let list = "Commander\n1 Vael, Keeper of Tides\nDeck\n1 Glass Vault\nPLAINS";
        let said = checked(db, &service, &slug, list, Some(3));
        for lacks in [
            "No problem found",
            "Banned cards are not checked",
            "Whether cards are legal in Commander is not checked: the card data does not say.",
            "Game Changers are not counted: no card data says",
            "Whether Vael, Keeper of Tides may be a commander is not checked.",
        ] {
            assert!(said.contains(lacks), "{lacks}: {said}");
        }
    }
}
