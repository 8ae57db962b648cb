//! A player who is missing from their table: who sees it, when it ends, and what is due when the game starts without them.

use podium_event::PlayerIx;
use podium_ops::run::results::{Typed, report};

use super::*;
use crate::harness::both_databases;
use crate::harness::http::Page;

/// Presses a button of a table's page that is about a player of it.
fn presses(who: &Visitor, slug: &str, table: i64, player: i64, fields: &[(&str, &str)]) -> Page {
    let at = format!("/t/{slug}/desk/floor/{table}");
    let page = who.see(&at);
    let form = page.form(&format!("/floor/{table}/missing"));
    let form = fields.iter().fold(form, |form, (name, value)| form.set(name, value));
    who.send(&form.set("player", &player.to_string()))
}

/// The number and the name of the player in a seat of table 1, from 0.
fn seated(db: &TestDb, slug: &str, seat: usize) -> (i64, String) {
    let loaded = db.load(slug);
    let player: PlayerIx = loaded.event.rounds()[0].pods[0].seats[seat];
    (loaded.row(player).number, loaded.row(player).name.clone())
}

fn missing(db: &TestDb, slug: &str) -> Vec<usize> {
    board(db, slug).table(1).expect("the table").missing.clone()
}

both_databases! {
    fn who_is_missing_is_seen_at_the_table_and_by_the_staff(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let (number, name) = seated(db, &slug, 1);
        let said = format!("Missing: {name}");
        assert_eq!(presses(&jo, &slug, 1, number, &[]).status, 303);
        assert_eq!(missing(db, &slug), [1]);
        let (neighbour, _) = seated(db, &slug, 2);
        let at_table = service.in_database_player(&slug, neighbour).see(&format!("/t/{slug}/me")).text();
        assert!(at_table.contains(&said), "{at_table}");
        let elsewhere = service.in_database_player(&slug, first_at(db, &slug, 2)).see(&format!("/t/{slug}/me")).text();
        assert!(!elsewhere.contains("Missing"), "{elsewhere}");
        for page in ["", "/desk/floor?show=all", "/desk/floor?show=time", "/desk/floor/1"] {
            let text = jo.see(&format!("/t/{slug}{page}")).text();
            assert_eq!(text.contains(&said), !page.is_empty(), "{page}: {text}");
        }
        let reader = service.in_database_program("Jo", &[podium_store::site::access_tokens::Scope::Read], None);
        let round = reader.see(&format!("/tournaments/{slug}/rounds/1"));
        assert_eq!(round["pods"][0]["missing"], serde_json::json!([number]), "{round}");
        let everybody = service.program().see(&format!("/tournaments/{slug}/rounds/1"));
        assert!(everybody["pods"][0]["missing"].is_null(), "{everybody}");

        // they come
        assert_eq!(presses(&jo, &slug, 1, number, &[("do", "here")]).status, 303);
        assert!(missing(db, &slug).is_empty());
        let lines: Vec<String> = log_of(db, &slug).into_iter().filter(|line| line.verb == "floor.missing").map(|line| line.what).collect();
        assert_eq!(lines.len(), 2, "{lines:?}");

        // the result ends it, and it does not come back with it
        assert_eq!(presses(&jo, &slug, 1, number, &[]).status, 303);
        let old = jo.see(&format!("/t/{slug}/desk/floor/1")).form("/floor/1/missing");
        let typed = Typed { games: "3".to_owned(), ..Typed::default() };
        db.act(&slug, |work| report(work, 1, &typed, None)).expect("the result");
        assert!(missing(db, &slug).is_empty());
        let late = jo.send(&old.set("player", &number.to_string()));
        assert!(late.status == 409 && late.text().contains("is not playing at table 1 now"), "{}", late.text());
        db.act(&slug, |work| report(work, 1, &Typed { games: "3".to_owned(), ..Typed::default() }, None)).expect("the same");
        assert!(missing(db, &slug).is_empty());
    }

    fn the_game_starts_without_them_when_the_rules_say_so(db) {
        let slug = running(db, 3);
        db.in_database_profile(&slug, |profile| profile.house.no_show_minutes = Some(10));
        in_database_clock(db, &slug, 5, Some(75));
        let service = Service::start(db);
        let head = visits(&service, &slug, "Hedy", Role::HeadJudge);
        let loaded = db.load(&slug);
        let pod = loaded.event.rounds()[0].pods.iter().find(|pod| pod.table == 3).expect("table 3");
        let (absent, name) = (loaded.row(pod.seats[0]).number, loaded.row(pod.seats[0]).name.clone());
        assert_eq!(presses(&head, &slug, 3, absent, &[]).status, 303);
        assert_eq!(board(db, &slug).by_urgency(true)[0].number(), 1, "there is time to come");
        let page = head.see(&format!("/t/{slug}/desk/floor/3")).text();
        assert!(!page.contains("Start without them now") && page.contains(&format!("{name} is here")), "{page}");

        in_database_clock(db, &slug, 11, Some(75));
        let now = board(db, &slug);
        assert_eq!(now.by_urgency(true)[0].number(), 3);
        assert_eq!(now.by_urgency(false)[0].number(), 3);
        db.act(&slug, |work| floor::note_missing(work, 3, absent, false)).expect("they came");
        db.act(&slug, |work| floor::note_missing(work, 3, absent, true)).expect("and went");
        let page = head.see(&format!("/t/{slug}/desk/floor/3"));
        let said = format!("Missing: {name} · Start without them now");
        assert!(page.text().contains(&said), "{}", page.text());
        assert!(page.text().contains(&format!("Match loss and drop: {name}")), "{}", page.text());
        let form = page.form("/floor/3/no-show").set("player", &absent.to_string());
        assert_eq!(head.send(&form).status, 303);
        assert!(board(db, &slug).table(3).expect("the table").missing.is_empty());
        let loaded = db.load(&slug);
        let round = &loaded.event.rounds()[0];
        assert_eq!(round.match_losses.len(), 1);
        assert_eq!(board(db, &slug).by_urgency(true)[0].number(), 1);
    }
}
