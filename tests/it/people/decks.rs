//! Decklists: asked for, handed in until the deadline, checked, hidden until then, changed afterwards with a reason.

use chrono::TimeDelta;
use podium_base::clock;
use podium_document::event::read;
use podium_event::deck::Format;
use podium_ops::OpError;
use podium_ops::people::decks::{NewRules, Upload, hand_in, hand_in_for, set_rules, stop};
use podium_ops::people::players;
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_store::tournaments::decks::{self, DeckRulesRow};
use podium_store::tournaments::log;
use podium_store::{Role, SiteRole};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// Two mistakes: a card twice, and one too many.
const LIST: &str = "Commander\n1 Isamaru, Hound of Konda\n\nDeck\n1 Sol Ring\n1 Sol Ring\n98 Plains";
const CARDS: &str = r#"{"Isamaru, Hound of Konda": {"color_identity": "W"}, "Sol Ring": {}, "Plains": {"color_identity": "W", "basic": true}}"#;

/// Asks for Commander decks until so many minutes from now.
fn ask(db: &TestDb, slug: &str, minutes: i64) {
    let new = NewRules {
        format: Format::Commander,
        deadline: Some(clock::now() + TimeDelta::minutes(minutes)),
        banned: Upload::Keep,
        cards: Upload::Keep,
        highest_bracket: None,
    };
    set(db, slug, &new);
}

fn set(db: &TestDb, slug: &str, new: &NewRules) {
    let version = rules(db, slug).map_or(0, |row| row.version);
    db.act(slug, |work| set_rules(work, version, new)).expect("asked for");
}

fn rules(db: &TestDb, slug: &str) -> Option<DeckRulesRow> {
    let id = db.load(slug).tournament.id;
    db.db.read(|conn| decks::of_tournament(conn, &id)).expect("the rules")
}

fn list_of(db: &TestDb, slug: &str, number: usize) -> Option<String> {
    db.load(slug).players[number - 1].decklist.clone()
}

fn log_of(db: &TestDb, slug: &str) -> Vec<log::LogLine> {
    let id = db.load(slug).tournament.id;
    db.db.read(|conn| log::of_tournament(conn, &id)).expect("the log")
}

fn follow(visitor: &Visitor, answer: &Page) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    visitor.see(&answer.location).text()
}

/// Sends the rules with a file of cards, as the page's form does.
fn send_rules(organizer: &Visitor, slug: &str, fields: &[(&str, &str)], cards: &str) -> Page {
    let at = format!("/t/{slug}/desk/decks/rules");
    let form = organizer.see(&at).form("/decks/rules");
    let mut body = String::new();
    let mut add = |name: &str, value: &str| {
        body += &format!("--b\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    };
    for (name, value) in &form.fields {
        match fields.iter().find(|(n, _)| n == name) {
            Some((_, new)) => add(name, new),
            None => add(name, value),
        }
    }
    for (name, value) in fields
        .iter()
        .filter(|(n, _)| form.fields.iter().all(|(other, _)| other != n))
    {
        add(name, value);
    }
    let name = if cards.is_empty() { "" } else { "cards.json" };
    body += &format!(
        "--b\r\ncontent-disposition: form-data; name=\"cards\"; filename=\"{name}\"\r\n\r\n{cards}\r\n--b--\r\n"
    );
    organizer.request(
        "POST",
        &at,
        &[("content-type", "multipart/form-data; boundary=b")],
        Some(body.as_bytes()),
    )
}

both_databases! {
    /// A document has years of four digits: what a form takes can be exported and imported again.
    fn a_deadline_is_a_day_that_a_document_can_hold(db) {
        let slug = db.in_database_tournament("spring", 4);
        let service = Service::start(db);
        let organizer = service.administrator();
        let at = |deadline: &str| send_rules(&organizer, &slug, &[("format", "commander"), ("deadline", deadline)], "");
        for (typed, says) in [
            ("+12345-01-01T00:00", "Deadline: choose a day from 1990 to 2200."),
            ("0001-01-01T00:00", "Deadline: choose a day from 1990 to 2200."),
            ("12345-01-01T00:00", "is no time"),
        ] {
            let refused = at(typed);
            assert_eq!(refused.status, 422, "{typed}");
            assert!(refused.text().contains(says), "{typed}: {}", refused.text());
            assert_eq!(rules(db, &slug), None, "{typed}");
        }
        assert_eq!(at("2200-12-31T12:00").status, 303);
        let exported = db.db.read(|conn| export(conn, &slug, Audience::Organizer)).expect("exported");
        let document = read(exported.as_bytes()).expect("a document");
        let again = import(&db.db, &document, "test").ok().expect("imported");
        assert_eq!(rules(db, &again).map(|row| row.deadline), rules(db, &slug).map(|row| row.deadline));
    }

    fn a_player_hands_in_a_list_and_reads_what_is_wrong_with_it(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Decks", 4);
        let ann = service.in_database_player(&slug, 1);
        let (me, at) = (format!("/t/{slug}/me"), format!("/t/{slug}/me/deck"));
        assert!(!ann.see(&me).text().contains("Decklist"), "none is asked for");
        assert_eq!(ann.get(&at).status, 404);
        ask(db, &slug, 60);
        assert!(ann.see(&me).text().contains("Hand in your decklist"));
        let empty = ann.send(&ann.see(&at).form("/me/deck").set("decklist", " \n "));
        assert_eq!(empty.status, 422);
        let page_text = follow(&ann, &ann.send(&ann.see(&at).form("/me/deck").set("decklist", LIST)));
        assert!(page_text.contains("101 cards with its commander") && page_text.contains("Take 1 out"), "{page_text}");
        assert!(page_text.contains("Line 6: Sol Ring is in line 5 already"), "{page_text}");
        assert!(page_text.contains("no list of them is loaded") && page_text.contains("no card data"), "{page_text}");
        assert_eq!(list_of(db, &slug, 1).as_deref(), Some(LIST), "a list with mistakes is kept");
        assert!(ann.see(&me).text().contains("1 problem"), "{}", ann.see(&me).text());
        // corrected, before the deadline as often as they like
        let form = ann.see(&at).form("/me/deck");
        assert_eq!(form.value("decklist"), LIST);
        let page_text = follow(&ann, &ann.send(&form.set("decklist", &LIST.replacen("1 Sol Ring\n", "", 1))));
        assert!(page_text.contains("No problem found"), "{page_text}");
        let link = follow(&ann, &ann.send(&ann.see(&at).form("/me/deck").set("decklist", "https://decks.example/1")));
        assert!(link.contains("never opened"), "{link}");
        let wrong = ann.send(&ann.see(&at).form("/me/deck").set("decklist", "javascript:alert(1)"));
        assert_eq!(wrong.status, 422);
        let long = "1 Island\n".repeat(3_000);
        assert_eq!(ann.send(&ann.see(&at).form("/me/deck").set("decklist", &long)).status, 422);
        assert_eq!(list_of(db, &slug, 1).as_deref(), Some("https://decks.example/1"));
        let verbs: Vec<String> = log_of(db, &slug).into_iter().map(|line| line.verb).filter(|verb| verb.starts_with("deck.")).collect();
        assert_eq!(verbs, ["deck.rules", "deck.hand_in", "deck.replace", "deck.replace"]);
        assert!(log_of(db, &slug).iter().all(|line| !format!("{line:?}").contains("Sol Ring")), "lists stay out of the log");
    }

    fn after_the_deadline_only_the_staff_changes_a_list_and_says_why(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Deadline", 4);
        ask(db, &slug, 60);
        db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, LIST, None)).expect("handed in");
        let ann = service.in_database_player(&slug, 1);
        let form = ann.see(&format!("/t/{slug}/me/deck")).form("/me/deck");
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/decks");
        // before it the staff sees who has handed in, and not what
        let early = keeper.see(&format!("{at}/1"));
        assert!(early.text().contains("Handed in") && !early.body.contains("Sol Ring"), "{}", early.text());
        assert_eq!(keeper.get(&format!("{at}/1/sheet")).status, 404);
        let missing = keeper.see(&format!("{at}?show=missing")).text();
        assert!(missing.contains("Player 002") && !missing.contains("Player 001"), "{missing}");
        let player = keeper.see(&format!("/t/{slug}/desk/players/1"));
        assert!(!player.body.contains("Sol Ring") && player.body.contains("/desk/decks/1"));
        ask(db, &slug, -1);
        assert_eq!(ann.send(&form.set("decklist", "1 Island")).status, 409);
        assert!(ann.see(&format!("/t/{slug}/me/deck")).text().contains("Ask the staff"));
        assert!(matches!(db.act_as(&slug, db.player(&slug, 2), |work| hand_in(work, LIST, None)), Err(OpError::Refused { .. })));
        let page = keeper.see(&format!("{at}/1"));
        assert!(page.text().contains("Sol Ring") && page.text().contains("101 cards"), "{}", page.text());
        let sheet = keeper.see(&format!("{at}/1/sheet")).text();
        assert!(sheet.contains("Commander (1)") && sheet.contains("Deck (100)") && sheet.contains("MTR-A X.5A"), "{sheet}");
        let form = page.form("/decks/1").set("decklist", &LIST.replacen("1 Sol Ring\n", "", 1));
        let silent = keeper.send(&form);
        assert_eq!(silent.status, 422);
        assert!(silent.text().contains("write why the list changes"), "{}", silent.text());
        let page_text = follow(&keeper, &keeper.send(&form.clone().set("reason", "A card was lost").set("form_id", "2")));
        assert!(page_text.contains("No problem found"), "{page_text}");
        let line = log_of(db, &slug).pop().expect("a line");
        assert_eq!((line.verb.as_str(), line.reason.as_deref()), ("deck.replace", Some("A card was lost")));
        assert_eq!(keeper.send(&form.set("reason", "again").set("form_id", "3")).status, 409, "an old form");
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert!(!judge.see(&format!("{at}/1")).body.contains("<textarea"), "judges read");
        let anybody = service.anonymous().see(&format!("/t/{slug}/players/1"));
        assert!(!anybody.body.contains("Sol Ring"));
    }

    fn without_a_deadline_round_one_is_it(db) {
        let slug = db.in_database_tournament("Until round 1", 8);
        set(db, &slug, &NewRules { format: Format::Commander, deadline: None, banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None });
        db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, LIST, None)).expect("before the rounds");
        db.next_round(&slug);
        let late = db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, "1 Island", None)).expect_err("too late");
        assert!(late.to_string().contains("until round 1"), "{late}");
    }

    fn the_organizer_says_what_is_asked_for_and_loads_what_is_checked(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Rules", 4);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let at = format!("/t/{slug}/desk/decks");
        assert!(organizer.see(&at).text().contains("No decklists are asked for"));
        let wrong = send_rules(&organizer, &slug, &[("deadline", "2026-03-29T01:30"), ("banned", "")], "");
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("skip this hour"), "{}", wrong.text());
        let wrong = send_rules(&organizer, &slug, &[], r#"{"Sol Ring": {"colour": 1}}"#);
        assert!(wrong.status == 422 && wrong.text().contains("colour cannot be read"), "{}", wrong.text());
        assert!(rules(db, &slug).is_none());
        let page_text = follow(&organizer, &send_rules(&organizer, &slug, &[("deadline", "2032-07-01T14:00"), ("banned", "Sol Ring\r\nBlack Lotus")], CARDS));
        assert!(page_text.contains("until 1 Jul 2032, 14:00 (Europe/Lisbon)"), "{page_text}");
        let row = rules(db, &slug).expect("rules");
        assert_eq!(row.deadline.map(|at| at.to_string()).as_deref(), Some("2032-07-01 13:00:00"));
        assert_eq!(row.banned.as_deref(), Some("Sol Ring\nBlack Lotus"));
        let page = organizer.see(&format!("{at}/rules")).text();
        assert!(page.contains("A banned list with 2 names") && page.contains("Data of 3 cards"), "{page}");
        db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, LIST, None)).expect("handed in");
        let page_text = service.in_database_player(&slug, 1).see(&format!("/t/{slug}/me/deck")).text();
        assert!(page_text.contains("Line 5: Sol Ring is banned") && page_text.contains("may be a commander is not checked"), "{page_text}");
        assert!(!page_text.contains("loaded"), "nothing else is unchecked: {page_text}");
        // what is not sent again stays; what is forgotten goes
        follow(&organizer, &send_rules(&organizer, &slug, &[("format", "commander_draft"), ("forget_banned", "on")], ""));
        let row = rules(db, &slug).expect("rules");
        assert_eq!((row.format, row.banned, row.cards.is_some(), row.version), (Format::CommanderDraft, None, true, 2));
        let stale = db.act(&slug, |work| set_rules(work, 1, &NewRules { format: Format::Other, deadline: None, banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None }));
        assert!(matches!(stale, Err(OpError::Conflict(_))), "{stale:?}");
        db.act(&slug, |work| stop(work, 2)).expect("no more");
        assert!(rules(db, &slug).is_none() && list_of(db, &slug, 1).is_some());
    }

    fn a_list_is_its_players_alone(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Mine", 4);
        let other = db.in_database_tournament("Other", 4);
        ask(db, &slug, 60);
        db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, LIST, None)).expect("handed in");
        let at = format!("/t/{slug}/me/deck");
        assert!(!service.in_database_player(&slug, 2).see(&at).body.contains("Isamaru"));
        let away = service.in_database_player(&other, 1);
        let held = away.cookie(&format!("podium_player_{other}")).expect("the link");
        away.keep(&format!("podium_player_{slug}"), &held);
        for visitor in [away, service.anonymous()] {
            assert_eq!(visitor.get(&at).status, 403);
            assert_eq!(visitor.post(&at, &[("decklist", "1 Island")]).status, 403);
        }
        let stranger = service.in_database_account("stranger", SiteRole::Organizer);
        assert_eq!(stranger.get(&format!("/t/{slug}/desk/decks/1")).status, 403);
        // who wishes it is forgotten, and hands in nothing any more
        db.act(&slug, |work| players::forget(work, 1, "")).expect("forgotten");
        assert_eq!(list_of(db, &slug, 1), None);
        assert!(db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, LIST, None)).is_err());
        let version = db.load(&slug).players[0].version;
        assert!(db.act(&slug, |work| hand_in_for(work, 1, version, (LIST, None), "why")).is_err());
    }

    fn the_deadline_decides_between_many_at_once(db) {
        let slug = db.in_database_tournament("Race", 8);
        ask(db, &slug, 60);
        let gate = std::sync::Barrier::new(9);
        let taken: Vec<bool> = std::thread::scope(|scope| {
            let (slug, gate) = (&slug, &gate);
            let players: Vec<_> = (1..=8).map(|number| scope.spawn(move || {
                let player = db.player(slug, number);
                gate.wait();
                db.act_as(slug, player, |work| hand_in(work, LIST, None)).is_ok()
            })).collect();
            let closing = scope.spawn(move || {
                gate.wait();
                ask(db, slug, -1);
            });
            closing.join().expect("the organizer");
            players.into_iter().map(|player| player.join().expect("a player")).collect()
        });
        for (number, taken) in (1..).zip(taken) {
            assert_eq!(list_of(db, &slug, number).is_some(), taken, "player {number}");
        }
        assert!(db.act_as(&slug, db.player(&slug, 1), |work| hand_in(work, "1 Island", None)).is_err());
    }
}
