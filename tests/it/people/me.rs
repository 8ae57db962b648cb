//! A player's own page while the round runs: what it shows of their table alone, and what they do from it.

use podium_ops::floor::follow::{self, AgreedRules, DeskAction, GameVersion};
use podium_ops::run::results::{self, Typed};
use podium_ops::run::{clock, rounds};
use podium_ops::tournaments::{Settings, change};
use podium_store::Role;

use crate::harness::http::{Page, Service};
use crate::harness::{TestDb, both_databases};

fn set(db: &TestDb, slug: &str, by: impl FnOnce(&mut Settings)) {
    let row = db.load(slug).tournament;
    let mut settings = Settings::of(&row).expect("settings");
    by(&mut settings);
    db.act(slug, |work| change(work, row.settings_version, &settings))
        .expect("the settings change");
}

/// Pairs, publishes and starts the next round.
fn running(db: &TestDb, slug: &str) -> i64 {
    let number = db.next_round(slug);
    let structure = db.load(slug).tournament.structure_version;
    db.act(slug, |work| rounds::start(work, structure, number))
        .expect("started");
    number
}

/// Number and key of the players at a table of the newest round, in seat order.
fn seats(db: &TestDb, slug: &str, table: u32) -> Vec<(i64, String)> {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats
        .iter()
        .map(|seat| (loaded.row(*seat).number, loaded.row(*seat).key.clone()))
        .collect()
}

both_databases! {
    fn a_judge_is_called_and_comes(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Calls", 4);
        let (me, ann) = (format!("/t/{slug}/me"), service.in_database_player(&slug, 1));
        assert!(!ann.see(&me).text().contains("Call a judge"), "before the rounds there is nobody to come");
        set(db, &slug, |settings| settings.profile.swiss_rounds = Some(1));
        running(db, &slug);
        let page = ann.see(&me);
        let long = ann.send(&page.form("/me/call").set("what", &"x".repeat(2_000)));
        assert_eq!(long.status, 422);
        assert_eq!(long.form("/me/call").value("what").len(), 2_000, "what was typed stays");
        assert_eq!(ann.send(&page.form("/me/call").set("what", "<i>A trigger</i>").set("form_id", "2")).status, 303);
        let called = ann.see(&me);
        assert!(called.text().contains("Judge called") && called.text().contains("Stay where you are"), "{}", called.text());
        assert!(!called.body.contains("Call a judge"), "one call at a time");
        assert_eq!(ann.send(&page.form("/me/call").set("form_id", "3")).status, 409);
        let neighbour = service.in_database_player(&slug, 2).see(&me).text();
        assert!(neighbour.contains("Judge called") && neighbour.contains("by Player 001"), "the table has one call: {neighbour}");
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(judge.send(&judge.see(&format!("/t/{slug}/desk/calls")).form("/claim")).status, 303);
        assert!(ann.see(&me).text().contains("judge is coming"), "{}", ann.see(&me).text());
        assert_eq!(ann.send(&ann.see(&me).form("/call/take-back")).status, 303);
        assert!(ann.see(&me).text().contains("Call a judge"));
    }

    fn an_extension_shows_at_its_table_alone(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Extended", 8);
        running(db, &slug);
        let me = format!("/t/{slug}/me");
        service.in_database_staff(&slug, Role::Judge);
        db.act(&slug, |work| clock::extend(work, 1, 1, 6, "a long ruling")).expect("given");
        let of = |table: u32| service.in_database_player(&slug, seats(db, &slug, table)[0].0).see(&me).text();
        assert!(of(1).contains("6 min more for this table"), "{}", of(1));
        assert!(!of(2).contains("min more"));
        assert!(!of(1).contains("a long ruling"), "the reason is the staff's");
    }

    fn who_is_out_of_the_game_is_marked_at_their_table(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Out", 8);
        running(db, &slug);
        let (me, pod, other) = (format!("/t/{slug}/me"), seats(db, &slug, 1), seats(db, &slug, 2));
        db.act(&slug, |work| follow::start(work, 1, &AgreedRules::default())).expect("followed");
        let act = |action: serde_json::Value, version: i64| {
            let at = GameVersion::new(1, version);
            let actions = [DeskAction::Do(action)];
            db.act(&slug, |work| follow::act(work, at, &actions)).expect("done");
        };
        act(serde_json::json!({"do": "leave", "players": [pod[2].1], "why": "lost"}), 1);
        let page = |number: i64| service.in_database_player(&slug, number).see(&me).text();
        assert!(page(pod[2].0).contains("You are out of this game: a spectator until it ends (MTR-A 1.10A)"));
        let seen = page(pod[0].0);
        assert!(seen.contains("out: lost") && !seen.contains("You are out"), "{seen}");
        let ring = |number: i64| service.in_database_player(&slug, number).see(&me).body.contains("class=\"disc out\"");
        assert!(ring(pod[0].0) && ring(pod[2].0), "the picture strikes them out, too");
        assert!(!ring(other[0].0));
        act(serde_json::json!({"do": "call_time", "procedure": "extra_turns"}), 2);
        assert!(page(pod[1].0).contains("Time is called. Finish this turn, then 3 more. A judge counts them. It is "), "{}", page(pod[1].0));
        // details of a running game are for its table and the staff
        assert!(!page(other[0].0).contains("out: lost"));
        assert!(!service.anonymous().see(&format!("{me}/{}", pod[0].0)).text().contains("out: lost"));
    }

    fn the_link_goes_on_to_another_phone(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Link", 4);
        let ann = service.in_database_player(&slug, 1);
        let page = ann.see(&format!("/t/{slug}/me/link"));
        assert!(page.body.contains("<svg role=\"img\"") && page.header("cache-control") == "no-store");
        let start = page.body.find("/p/").expect("a link");
        let link: String = page.body[start..].chars().take_while(|c| !matches!(c, '"' | '<')).collect();
        let other = service.anonymous();
        assert_eq!(other.get(&link).status, 303);
        assert!(other.see(&format!("/t/{slug}/me")).text().contains("Player 001"));
        assert_eq!(service.anonymous().get(&format!("/t/{slug}/me/link")).status, 403);
    }

    fn a_card_has_an_address_that_can_be_typed(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Typed", 4);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let card = format!("/t/{slug}/desk/players/2/link");
        let typed = |page: &Page| -> String {
            let start = page.body.find(&format!("/t/{slug}/p/2-")).expect("an address to type");
            page.body[start..].chars().take_while(|c| *c != '<').collect()
        };
        let page = organizer.see(&card);
        let address = typed(&page);
        assert!(organizer.see(&format!("/t/{slug}/desk/players/links")).body.contains(&address), "on paper too");
        // typed on a phone: small letters, no hyphens
        let (path, code) = address.split_once("/p/2-").expect("a code");
        let small = format!("{path}/p/2-{}", code.replace('-', "").to_lowercase());
        let phone = service.anonymous();
        let opened = phone.get(&small);
        assert_eq!((opened.status, opened.header("cache-control")), (303, "no-store"));
        assert_eq!(phone.get(&opened.location).status, 303);
        assert!(phone.see(&format!("/t/{slug}/me")).text().contains("Player 002"));
        for wrong in [address.replace("/p/2-", "/p/3-"), address[..address.len() - 1].to_owned(), format!("{path}/p/2")] {
            assert_eq!(service.anonymous().get(&wrong).status, 404, "{wrong}");
        }
        organizer.send(&page.form("/link"));
        assert_eq!(service.anonymous().get(&address).status, 404, "a renewed link makes it void");
    }

    fn what_it_takes_to_make_the_cut(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Cut", 8);
        set(db, &slug, |settings| { settings.profile.swiss_rounds = Some(2); settings.profile.playoff_cut = Some(4); });
        running(db, &slug);
        let me = format!("/t/{slug}/me");
        let own = seats(db, &slug, 1)[1].0;
        let player = service.in_database_player(&slug, own);
        assert!(!player.see(&me).text().contains("Top 4"), "nothing is finished");
        for table in [1, 2] {
            let typed = Typed { games: "1".into(), ..Typed::default() };
            db.act(&slug, |work| results::report(work, table, &typed, None)).expect("reported");
        }
        let structure = || db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::finish(work, structure(), 1)).expect("finished");
        assert!(player.see(&me).text().contains("Top 4, 1 round left"), "{}", player.see(&me).text());
        db.next_round(&slug);
        // with 5 points: both winners of round 1 and the other pod's winner may have as many, nobody else
        let seen = player.see(&me).text();
        assert!(seen.contains("A win") && seen.contains("you are in for certain"), "{seen}");
        assert!(!service.anonymous().see(&format!("/t/{slug}/players/1")).text().contains("for certain"));
        // the own result is in: it alone counts
        let tables = [1, 2].map(|table| (table, seats(db, &slug, table)));
        let (table, seat) = tables
            .iter()
            .find_map(|(table, seats)| Some((*table, 1 + seats.iter().position(|seat| seat.0 == own)?)))
            .expect("a seat");
        let typed = Typed { games: seat.to_string(), ..Typed::default() };
        db.act(&slug, |work| results::report(work, table.into(), &typed, None)).expect("reported");
        let seen = player.see(&me).text();
        assert!(seen.contains("You are in the top 4 whatever happens") && !seen.contains("A win"), "{seen}");
    }
}
