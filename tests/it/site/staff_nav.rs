//! The staff's navigation and palette: what waits is counted for who decides it, and what is found leads by role.

use podium_ops::command::rights::{Clock, Floor};
use podium_ops::floor::rulings::{NewRuling, RulingVersion, appeal, record};
use podium_ops::floor::{CallVersion, Passing, call, escalate};
use podium_ops::run::clock::extend;
use podium_ops::run::reports::report;
use podium_ops::run::results::{Typed, report as report_of_table};
use podium_ops::run::rounds;
use podium_store::floor::calls;
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::{DbError, Role};

use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

both_databases! {
    fn what_waits_is_counted_for_who_decides_it(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Counts", 8);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        db.next_round(&slug);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = format!("/t/{slug}/desk/exports");
        let quiet = organizer.see(&page).text();
        assert!(quiet.contains("Results 2 outstanding") && !quiet.contains("disputed"), "{quiet}");

        let event = db.load(&slug).event;
        let seats = &event.rounds()[0].pods[0].seats;
        let numbers: Vec<i64> = seats.iter().map(|seat| db.load(&slug).row(*seat).number).collect();
        for (number, games) in [(numbers[0], "1"), (numbers[1], "2")] {
            db.act_as(&slug, db.player(&slug, number), |work| report(work, &typed(games)).map(drop)).expect("reported");
        }
        let ruling = NewRuling {
            table: Some(2),
            what: "A card too many".to_owned(),
            answer: "Shuffle it in".to_owned(),
            ..NewRuling::default()
        };
        let jo = || db.staff::<Floor>("judge");
        let recorded = db.act_as(&slug, jo(), |work| record(work, &ruling)).expect("recorded");
        let at = RulingVersion { number: recorded.number, version: 1 };
        db.act_as(&slug, jo(), |work| appeal(work, at)).expect("appealed");

        let all = organizer.see(&page);
        for count in ["Calls 1 disputed", "Results 2 outstanding", "Rulings 1 to decide"] {
            assert!(all.text().contains(count), "{count}: {}", all.text());
        }
        assert!(all.body.contains("<title>(2) Exports"), "the title says how much waits");
        let hers = judge.see(&page).text();
        assert!(hers.contains("1 disputed") && !hers.contains("to decide"), "{hers}");
        // public pages are given the same by the script, and are the same bytes for everybody
        let whoami = judge.see(&format!("/whoami.json?tournament={slug}")).body;
        assert!(whoami.contains(r#""doors":"#) && whoami.contains("disputed"), "{whoami}");
        let public = |visitor: &Visitor| visitor.see(&format!("/t/{slug}/pairings")).body;
        assert_eq!(public(&judge), public(&service.anonymous()));
    }

    fn each_number_is_of_what_waits_for_who_reads_it(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Numbers", 8);
        db.next_round(&slug);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let title = |visitor: &Visitor| {
            let page = visitor.see(&format!("/t/{slug}/desk/references")).body;
            let title = page.split("<title>").nth(1).and_then(|rest| rest.split('<').next());
            title.expect("a title").to_owned()
        };
        db.act_as(&slug, db.player(&slug, 1), |work| call(work, "A question")).expect("called");
        assert!(title(&head).starts_with("(1) "), "nobody else takes it: {}", title(&head));
        let judge = service.in_database_staff(&slug, Role::Judge);
        // joining writes no line of the log here, and a version is what makes a new snapshot
        let loaded = db.load(&slug);
        let first = loaded.players.iter().position(|row| row.number == 1).expect("player 1");
        let first = podium_event::PlayerIx(first as u32);
        let pods = &loaded.event.rounds()[0].pods;
        let elsewhere = pods.iter().find(|pod| !pod.seats.contains(&first)).expect("another table");
        let other = loaded.row(elsewhere.seats[0]).number;
        db.act_as(&slug, db.player(&slug, other), |work| call(work, "Another")).expect("called");
        assert!(title(&judge).starts_with("(2) ") && title(&organizer).starts_with("(2) "));
        assert!(title(&head).starts_with("References"), "a judge takes them: {}", title(&head));

        let tournament = db.load(&slug).tournament.id;
        let open: Result<_, DbError> = db.db.read(|conn| calls::open(conn, &tournament));
        let first = open.expect("calls are read").remove(0);
        let seen = CallVersion { id: first.id, version: first.version };
        db.act_as(&slug, db.staff::<Floor>("judge"), |work| escalate(work, &seen, &Passing::default())).expect("passed on");
        assert!(title(&judge).starts_with("(1) ") && title(&organizer).starts_with("(2) "));
        assert!(title(&head).starts_with("(1) "), "what only they decide: {}", title(&head));
        let doors = head.see(&format!("/t/{slug}/desk/floor")).body;
        assert!(doors.contains(r#"data-waiting-words="Calls: 1 to decide""#), "{doors}");
    }

    fn a_device_can_install_it_so_that_the_icon_carries_the_number(db) {
        let service = Service::start(db);
        let visitor = service.anonymous();
        let front = visitor.see("/").body;
        let address = front.split("rel=\"manifest\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
        let manifest = visitor.see(address.expect("a manifest"));
        assert_eq!(manifest.header("content-type"), "application/manifest+json");
        let manifest: serde_json::Value = serde_json::from_str(&manifest.body).expect("JSON");
        let icon = visitor.see(manifest["icons"][0]["src"].as_str().expect("an icon"));
        assert_eq!(icon.header("content-type"), "image/svg+xml");
    }

    fn a_result_is_late_by_time_alone(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Late", 12);
        db.next_round(&slug);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::start(work, structure, 1)).expect("started");
        let judge = service.in_database_staff(&slug, Role::Judge);
        let page = format!("/t/{slug}/desk/references");
        let quiet = judge.see(&page);
        assert!(!quiet.text().contains("late") && quiet.body.contains("data-waiting-changes="), "{}", quiet.text());

        db.act_as(&slug, db.staff::<Clock>("judge"), |work| extend(work, 1, 3, 10, "a ruling")).expect("given");
        let row = db.load(&slug).rounds[0].row.clone();
        let set: Result<(), DbError> = db.db.write(|conn| {
            let clock = clocks::of_round(conn, &row.id)?.expect("a clock");
            let limit = clock.limit_minutes.expect("a limit");
            let started_at = podium_base::clock::now() - chrono::TimeDelta::minutes(limit + 20);
            clocks::update(conn, &ClockRow { started_at, ..clock })
        });
        set.expect("the clock is set back");
        db.act(&slug, |work| report_of_table(work, 1, &typed("1"), None).map(drop)).expect("reported");
        let late = judge.see(&page);
        assert!(late.text().contains("Results 1 late 2 outstanding"), "table 3 has more time: {}", late.text());
        assert!(late.body.contains("<title>(1) "), "{}", late.body);
        assert!(late.body.contains("data-waiting-changes="), "table 3 will be late");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let desk = organizer.see(&format!("/t/{slug}/desk")).text();
        assert!(desk.contains("1 result is late") && desk.contains("Table 2"), "{desk}");
    }

    fn the_palette_leads_by_role_and_reads_the_snapshot(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Palette", 8);
        db.next_round(&slug);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let find = |visitor: &crate::harness::http::Visitor, q: &str| visitor.see(&format!("/t/{slug}/desk/find.json?q={q}"));
        let found = find(&judge, "2");
        assert!(found.body.starts_with(&format!(r#"[{{"label":"Table 2","detail":"On the floor: calls, time, rulings","href":"/t/{slug}/desk/floor/2"}}"#)), "{}", found.body);
        assert_eq!(found.header("cache-control"), "no-store");
        assert!(find(&keeper, "t2").body.contains(&format!("/t/{slug}/desk/results/1/2")));
        for q in ["", "zzz", "99999999999999999999"] {
            assert_eq!(find(&keeper, q).body, "[]", "{q}");
        }
        // a stamp is read again after a write, so that both readings begin alike however slow the machine is
        let queries_of = |read: &dyn Fn()| {
            let forgotten: Result<(), DbError> = db.db.write(|_| Ok(()));
            forgotten.expect("a write that changes nothing");
            let before = db.db.queries();
            read();
            db.db.queries() - before
        };
        let found = queries_of(&|| drop(find(&judge, "player")));
        let any = queries_of(&|| drop(judge.see(&format!("/t/{slug}/desk/references"))));
        assert!(found <= any, "no more than any page of the staff asks: {found}, {any}");
    }
}
