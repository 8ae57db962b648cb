//! Commanders: the ways they come in, who sees them when, what becomes of them in archives and when somebody is forgotten.

mod cards;
mod shown;

use podium_event::deck::Format;
use podium_ops::OpError;
use podium_ops::people::decks::{NewRules, Upload, hand_in, set_rules};
use podium_ops::people::players::{self, Amendment};
use podium_ops::tournaments::archive::{self, Audience};
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{Registration, Role};
use serde_json::json;

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::raw::everything;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

const VAEL: &str = "Vael, Keeper of Tides";
const ORU: &str = "Oru the Patient";

fn row(db: &TestDb, slug: &str, number: usize) -> PlayerRow {
    db.load(slug).players[number - 1].clone()
}

fn commanders(db: &TestDb, slug: &str, number: usize) -> Vec<String> {
    row(db, slug, number).commanders()
}

/// Names a player's commanders, as the staff does.
fn name(db: &TestDb, slug: &str, number: i64, names: &[&str]) {
    let version = db.load(slug).players[number as usize - 1].version;
    let amendment = Amendment {
        commanders: Some(names.iter().map(|name| (*name).to_owned()).collect()),
        ..Amendment::default()
    };
    db.act(slug, |work| players::amend(work, number, version, &amendment))
        .expect("named");
}

/// Asks for decks of a format until so many minutes from now.
fn ask(db: &TestDb, slug: &str, format: Format, minutes: i64) {
    let id = db.load(slug).tournament.id;
    let terms = db
        .db
        .read(|conn| podium_store::tournaments::decks::terms(conn, &id))
        .expect("the terms");
    let new = NewRules {
        format,
        deadline: Some(podium_base::clock::now() + chrono::TimeDelta::minutes(minutes)),
        banned: Upload::Keep,
        cards: Upload::Keep,
        highest_bracket: None,
    };
    db.act(slug, |work| {
        set_rules(work, terms.as_ref().map_or(0, |terms| terms.version), &new)
    })
    .expect("asked for");
}

fn followed(visitor: &Visitor, answer: &Page) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    visitor.see(&answer.location).text()
}

both_databases! {
    fn who_registers_names_one_or_two_and_changes_them_until_the_rounds(db) {
        let play = Play::new(db);
        play.set(|settings| settings.registration = Registration::Open);
        let service = Service::start(db);
        let at = play.at("/register");
        for (number, first, second, expected) in [
            (17, VAEL, "", vec![VAEL]),
            (18, "Vael, Keeper of Tides / Oru the Patient", "", vec![VAEL, ORU]),
            (19, VAEL, ORU, vec![VAEL, ORU]),
        ] {
            let ann = service.anonymous();
            let name = format!("Ann {number}");
            let form = ann.see(&at).form("/register").set("name", &name);
            let sent = ann.send(&form.set("commander", first).set("second_commander", second));
            assert_eq!(sent.status, 200, "{}", sent.text());
            assert_eq!(commanders(db, &play.slug, number), expected);
        }
        let ann = service.anonymous();
        let form = ann.see(&at).form("/register").set("name", "Ann 20");
        let wrong = ann.send(&form.set("commander", VAEL).set("second_commander", "VAEL, keeper of tides"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("is named twice"), "{}", wrong.text());

        let own = service.in_database_player(&play.slug, 17);
        let (me, own_at) = (play.at("/me"), play.at("/me/commander"));
        assert!(own.see(&me).text().contains("Commander Vael, Keeper of Tides Change it"), "{}", own.see(&me).text());
        let page_text = followed(&own, &own.send(&own.see(&own_at).form("/me/commander").set("commander", ORU)));
        assert!(page_text.contains("Your commander: Oru the Patient."), "{page_text}");
        let long = "x".repeat(500);
        assert_eq!(own.send(&own.see(&own_at).form("/me/commander").set("commander", &long)).status, 422);
        assert_eq!(commanders(db, &play.slug, 17), [ORU]);
        let form = own.see(&own_at).form("/me/commander");
        let number = play.draft();
        play.publish(number);
        assert_eq!(own.send(&form.set("commander", VAEL)).status, 409);
        assert!(own.see(&own_at).text().contains("The rounds have begun"));
        assert!(!own.see(&me).text().contains("Change it"));
        assert_eq!(commanders(db, &play.slug, 17), [ORU]);
    }

    fn a_decklist_names_its_commanders(db) {
        let slug = db.in_database_tournament("Lists", 4);
        ask(db, &slug, Format::Commander, 60);
        let list = format!("Commander\n1 {VAEL}\n1 {ORU}\n\nDeck\n98 Island");
        let hand = |number: i64, list: &str| db.act_as(&slug, db.player(&slug, number), |work| hand_in(work, list, None));
        hand(1, &list).expect("handed in");
        assert_eq!(commanders(db, &slug, 1), [VAEL, ORU]);
        // those of a list go with it
        hand(1, "https://decks.example/1").expect("handed in");
        assert_eq!(commanders(db, &slug, 1), [""; 0]);
        hand(1, &list).expect("handed in");
        hand(1, "100 Island").expect("handed in");
        assert_eq!(commanders(db, &slug, 1), [""; 0]);
        // about one that was typed a link and a list without a commander say nothing
        db.act_as(&slug, db.player(&slug, 1), |work| players::name_own_commander(work, "Ember Fox", "")).expect("named");
        hand(1, "https://decks.example/1").expect("handed in");
        hand(1, "99 Island").expect("handed in");
        assert_eq!(commanders(db, &slug, 1), ["Ember Fox"]);
        let service = Service::start(db);
        // while the list names it the list is where it changes
        hand(1, &list).expect("handed in");
        let own = service.in_database_player(&slug, 1);
        assert!(own.see(&format!("/t/{slug}/me/commander")).text().contains("Your decklist names your commander"));
        // before the deadline nobody of the staff reads it, nor writes it over
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let at = format!("/t/{slug}/desk/players/1");
        assert!(!organizer.see(&at).body.contains("Vael"));
        let form = organizer.see(&at).form("/players/1").set("fixed_table", "3").set("commander", "Somebody");
        assert_eq!(organizer.send(&form).status, 303);
        assert_eq!(commanders(db, &slug, 1), [VAEL, ORU]);
        let program = service.in_database_program("organizer", &[Scope::Read, Scope::Players], None);
        assert_eq!(program.see(&format!("/tournaments/{slug}/players/1"))["commanders"], json!(null));
        let version = row(db, &slug, 1).version;
        let refused = program.send("PATCH", &format!("/tournaments/{slug}/players/1"), &json!({"commanders": [], "version": version}));
        assert_eq!(refused.status, 422, "{refused:?}");
        ask(db, &slug, Format::Commander, -1);
        assert!(organizer.see(&at).body.contains("Vael"));
        // a format without commanders asks for none
        ask(db, &slug, Format::Other, 60);
        assert!(service.in_database_player(&slug, 2).see(&format!("/t/{slug}/me/commander")).text().contains("No commanders"));
    }

    fn the_desk_and_programs_name_them(db) {
        let slug = db.in_database_tournament("Desk", 2);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let desk = format!("/t/{slug}/desk/players");
        let form = organizer.see(&format!("{desk}/add")).form("/add").set("name", "Cleo");
        assert_eq!(organizer.send(&form.set("commander", "Vael, Keeper of Tides // Oru the Patient")).status, 303);
        assert_eq!(commanders(db, &slug, 3), [VAEL, ORU]);
        let form = organizer.see(&format!("{desk}/3")).form("/players/3");
        assert_eq!((form.value("commander"), form.value("second_commander")), (VAEL, ORU));
        assert_eq!(organizer.send(&form.set("second_commander", "")).status, 303);
        assert_eq!(commanders(db, &slug, 3), [VAEL]);

        let program = service.in_database_program("organizer", &[Scope::Read, Scope::Players], None);
        let path = format!("/tournaments/{slug}/players");
        let added = program.send("POST", &path, &json!({"name": "Dan", "commanders": [VAEL, ORU]}));
        assert_eq!(added.status, 201, "{added:?}");
        assert_eq!(commanders(db, &slug, 4), [VAEL, ORU]);
        let of_list = json!({"name": "Eve", "decklist": format!("1 {ORU} *CMDR*\n99 Island")});
        assert_eq!(program.send("POST", &path, &of_list).status, 201);
        assert_eq!(commanders(db, &slug, 5), [ORU]);
        let one = format!("{path}/4");
        let changed = program.send("PATCH", &one, &json!({"commanders": [ORU], "version": 1}));
        assert_eq!(changed.status, 200, "{changed:?}");
        assert_eq!(commanders(db, &slug, 4), [ORU]);
        assert_eq!(program.see(&one)["commanders"], json!([ORU]));
        assert_eq!(program.send("PATCH", &one, &json!({"commanders": null, "version": 2})).status, 200);
        assert_eq!(commanders(db, &slug, 4), [""; 0]);
        for wrong in [json!(["A", "B", "C"]), json!(["A", "a"])] {
            let refused = program.send("PATCH", &one, &json!({"commanders": wrong, "version": 3}));
            assert_eq!(refused.status, 422, "{wrong}: {refused:?}");
        }
        let many = program.send("POST", &path, &json!({"players": [{"name": "Fay", "commanders": ["A", "B", "C"]}]}));
        let pointers: Vec<&str> = many.json["errors"].as_array().expect("errors").iter().filter_map(|error| error["pointer"].as_str()).collect();
        assert_eq!((many.status, pointers), (422, vec!["/players/0/commanders"]));
        // who reads no decklists yet reads no commanders, and loses none by saving a form
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        assert!(!keeper.see(&format!("{desk}/3")).body.contains("Vael"));
        assert_eq!(keeper.send(&keeper.see(&format!("{desk}/3")).form("/players/3").set("fixed_table", "9")).status, 303);
        assert_eq!((commanders(db, &slug, 3), row(db, &slug, 3).fixed_table), (vec![VAEL.to_owned()], Some(9)));
    }

    fn an_archive_carries_them_and_comes_back_the_same(db) {
        let play = Play::new(db);
        name(db, &play.slug, 1, &[VAEL, ORU]);
        name(db, &play.slug, 2, &[ORU]);
        play.round();
        let export = |slug: &str| db.db.read(|conn| archive::export(conn, slug, Audience::Organizer)).expect("exported");
        let first = export(&play.slug);
        assert!(first.contains(&format!(r#""commanders": ["{VAEL}", "{ORU}"]"#)), "{first}");
        assert_eq!(first.matches("\"commanders\"").count(), 2, "where there are none nothing is written");
        let elsewhere = crate::harness::TestDb::sqlite();
        let document = podium_document::event::read(first.as_bytes()).expect("it reads");
        let there = archive::import(&elsewhere.db, &document, "somebody").ok().expect("imported");
        assert_eq!(commanders(&elsewhere, &there, 1), [VAEL, ORU]);
        let again = elsewhere.db.read(|conn| archive::export(conn, &there, Audience::Organizer));
        assert_eq!(again.expect("exported"), first);
        // what no player can have is refused with its place
        for (wrong, at) in [
            (r#""commanders": ["A", "B", "C"]"#, "/players/1/commanders"),
            (r#""commanders": [""]"#, "/players/1/commanders/0"),
            (r#""commanders": "A""#, "/players/1/commanders"),
        ] {
            let text = first.replacen(&format!(r#""commanders": ["{ORU}"]"#), wrong, 1);
            let problems = podium_document::event::read(text.as_bytes()).expect_err(wrong);
            assert!(problems.iter().any(|problem| problem.pointer == at), "{wrong}: {problems:?}");
        }
    }

    fn with_personal_data_the_commander_goes(db) {
        let slug = db.in_database_tournament("Forgotten", 4);
        name(db, &slug, 1, &[VAEL, ORU]);
        name(db, &slug, 2, &["Ember Fox"]);
        name(db, &slug, 3, &["Player 001"]);
        assert!(everything(&db.address).contains("Vael"));
        db.act(&slug, |work| players::forget(work, 1, "")).expect("forgotten");
        let left = everything(&db.address);
        assert!(!left.contains("Vael") && !left.contains("Oru the") && left.contains("Ember Fox"));
        assert_eq!(commanders(db, &slug, 1), [""; 0]);
        assert_eq!(commanders(db, &slug, 3), ["Player 1"], "somebody typed the name there");
        let version = row(db, &slug, 1).version;
        let back = Amendment { commanders: Some(vec![VAEL.to_owned()]), ..Amendment::default() };
        db.act(&slug, |work| players::amend(work, 1, version, &back)).expect("an edit");
        assert_eq!(commanders(db, &slug, 1), [""; 0], "what was removed does not come back");
        let own = db.act_as(&slug, db.player(&slug, 1), |work| players::name_own_commander(work, VAEL, ""));
        assert!(matches!(own, Err(OpError::Forbidden(_) | OpError::Refused { .. })), "{own:?}");
    }
}
