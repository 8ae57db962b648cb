//! The round clock and the time given to tables, through the pages.

use podium_ops::run::results::{Typed, report};
use podium_store::floor::clocks::{self, ClockRow, ExtensionRow};
use podium_store::{DbError, Role};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

const CLOCK: &str = "/t/spring/desk/clock";

/// A tournament with eight players at two tables, round 1 published.
fn published(db: &TestDb) -> String {
    let slug = db.in_database_tournament("spring", 8);
    db.next_round(&slug);
    slug
}

fn done(page: &Page) {
    assert_eq!((page.status, page.location.as_str()), (303, CLOCK), "{}", page.text());
}

fn clock(db: &TestDb) -> ClockRow {
    let round = db.load("spring").rounds[0].row.id.clone();
    let found: Result<Option<ClockRow>, DbError> = db.db.read(|conn| clocks::of_round(conn, &round));
    found.expect("clocks are read").expect("the round has a clock")
}

fn given(db: &TestDb) -> Vec<ExtensionRow> {
    let id = db.load("spring").tournament.id;
    let found: Result<Vec<ExtensionRow>, DbError> = db.db.read(|conn| clocks::extensions_of_tournament(conn, &id));
    found.expect("extensions are read")
}

/// The last line of the log: verb, sentence, reason.
fn logged(db: &TestDb) -> (String, String, String) {
    let id = db.load("spring").tournament.id;
    let lines: Result<Vec<_>, DbError> = db
        .db
        .read(|conn| podium_store::tournaments::log::of_tournament(conn, &id));
    let last = lines
        .expect("the log is read")
        .into_iter()
        .max_by_key(|line| line.number)
        .expect("a line");
    (last.verb, last.what, last.reason.unwrap_or_default())
}

both_databases! {
    fn those_who_run_the_clock_start_pause_and_resume_it(db) {
        let service = Service::start(db);
        let slug = published(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let reader = service.anonymous();
        let page = keeper.see(CLOCK);
        assert!(page.text().contains("The clock starts with the round."), "{}", page.text());
        done(&keeper.send(&page.form("/clock/start")));
        assert_eq!(logged(db).0, "round.start");
        let page = keeper.see(CLOCK);
        assert!(page.text().contains("75 minutes, started "), "{}", page.text());
        assert!(reader.see("/t/spring").body.contains("data-ends>until "), "the bar counts");
        done(&keeper.send(&page.form("/clock/pause")));
        assert_eq!(logged(db), ("clock.pause".into(), "Clock of round 1: paused.".into(), String::new()));
        let bar = reader.see("/t/spring").text();
        assert!(bar.contains("paused, 75 min left"), "{bar}");
        let page = keeper.see(CLOCK);
        assert!(page.text().contains("Paused since "), "{}", page.text());
        // as if it had stood for ten minutes
        let paused = ClockRow { paused_at: clock(db).paused_at.map(|at| at - chrono::TimeDelta::minutes(10)), ..clock(db) };
        let stored: Result<(), DbError> = db.db.write(|conn| clocks::update(conn, &paused));
        stored.expect("stored");
        done(&keeper.send(&page.form("/clock/resume")));
        assert_eq!(logged(db).0, "clock.resume");
        let stood = clock(db).paused_microseconds / 1_000_000;
        assert!((600..660).contains(&stood), "{stood} s");
        assert!(keeper.see(CLOCK).text().contains("stood still for 10:"));
    }

    fn time_is_added_and_taken_for_all_tables(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        let form = || judge.see(CLOCK).form("/clock/add");
        done(&judge.send(&form().set("minutes", "5").set("reason", "Fire alarm")));
        assert_eq!(clock(db).added_minutes, 5);
        assert_eq!(logged(db), ("clock.add".into(), "Clock of round 1: 5 minutes more for all tables.".into(), "Fire alarm".into()));
        assert!(judge.see(CLOCK).text().contains("75 minutes and 5 added"));
        done(&judge.send(&form().set("minutes", "-15").set("reason", "The hall closes")));
        assert_eq!(clock(db).added_minutes, -10);
        for (minutes, reason, says) in [
            ("5", "", "say why"),
            ("", "Why not", "say how many"),
            ("-61", "Why not", "is not from -60 to 120"),
            ("soon", "Why not", "say how many"),
        ] {
            let page = judge.send(&form().set("minutes", minutes).set("reason", reason));
            assert_eq!(page.status, 422, "{minutes} {reason}");
            assert!(page.text().contains(says), "{}", page.text());
            assert_eq!(page.form("/clock/add").value("reason"), reason, "what was typed is kept");
            assert!(!page.body.contains("data-live=\""), "the answer to a form stays as it is");
        }
        let limit = || judge.see(CLOCK).form("/clock/limit");
        assert_eq!(limit().value("limit"), "75");
        done(&judge.send(&limit().set("limit", "60")));
        assert_eq!(clock(db).limit_minutes, Some(60));
        assert_eq!(judge.send(&limit().set("limit", "10")).status, 422, "ten are taken away already");
        done(&judge.send(&limit().set("limit", "")));
        assert_eq!(clock(db).limit_minutes, None);
        assert!(judge.see(CLOCK).text().contains("No time limit"));
        let page = judge.send(&form().set("minutes", "5").set("reason", "Why not"));
        assert!(page.text().contains("has no time limit"), "{}", page.text());
        assert_eq!(clock(db).added_minutes, -10, "a refusal changes nothing");
        done(&judge.send(&limit().set("limit", "50")));
        let again = judge.see(CLOCK).form("/clock/restart").set("reason", "Pairings were wrong");
        assert_eq!(judge.send(&again).status, 422, "the word is missing");
        done(&judge.send(&again.set("confirm", "restart")));
        let now = clock(db);
        assert_eq!((now.limit_minutes, now.added_minutes, now.paused_microseconds), (Some(50), 0, 0));
        assert_eq!(logged(db).0, "clock.restart");
    }

    fn two_people_at_one_clock_do_not_undo_each_other(db) {
        let service = Service::start(db);
        let slug = published(db);
        let [one, two] = [Role::Judge, Role::Scorekeeper].map(|role| service.in_database_staff(&slug, role));
        running_here(&one);
        let [first, second] = [&one, &two].map(|somebody| somebody.see(CLOCK).form("/clock/pause"));
        done(&one.send(&first));
        let before = clock(db);
        let page = two.send(&second);
        assert_eq!(page.status, 409, "{}", page.text());
        assert!(page.text().contains("it stands still now"), "{}", page.text());
        assert_eq!(clock(db), before);
        done(&one.send(&first));
        assert_eq!(clock(db), before, "a form sent twice acts once");
    }

    fn a_table_is_given_time(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        let pods = db.load("spring").rounds[0].pods.clone();
        let tables: Vec<i64> = pods.iter().map(|pod| pod.table_number).collect();
        let form = || judge.see(CLOCK).form("/clock/tables");
        let filled = |table: i64, minutes: &str, reason: &str| {
            form().set("table", &table.to_string()).set("minutes", minutes).set("reason", reason)
        };
        done(&judge.send(&filled(tables[0], "6", "A long ruling")));
        assert_eq!(logged(db), ("clock.extend".into(), format!("Round 1, table {}: 6 minutes more.", tables[0]), "A long ruling".into()));
        let row = &given(db)[0];
        assert_eq!((row.minutes, row.reason.as_str(), row.withdrawn), (Some(6), "A long ruling", false));
        let page = judge.see(CLOCK).text();
        assert!(page.contains("A long ruling") && page.contains("judge"), "reason and author: {page}");
        let shown = |at: usize| {
            let player = db.load("spring").event.rounds()[0].pods[at].seats[0];
            let number = db.load("spring").row(player).number;
            service.anonymous().see(&format!("/t/spring/me/{number}")).text()
        };
        assert!(shown(0).contains("6 min more for this table"), "{}", shown(0));
        assert!(!shown(0).contains("A long ruling"), "the reason is the staff's");
        assert!(!shown(1).contains("more for this table"), "{}", shown(1));
        for (table, minutes, reason, says) in [
            (tables[0], "6", "", "say why"),
            (tables[0], "0", "Late", "from 1 to 120"),
            (tables[0], "121", "Late", "from 1 to 120"),
            (99, "5", "Late", "no such table"),
        ] {
            let page = judge.send(&filled(table, minutes, reason));
            assert_eq!(page.status, 422, "{}", page.text());
            assert!(page.text().contains(says), "{}", page.text());
            assert_eq!(page.form("/clock/tables").value("minutes"), minutes, "what was typed is kept");
        }
        let typed = Typed { games: "1".into(), ..Typed::default() };
        db.act("spring", |work| report(work, tables[1], &typed, None)).expect("reported");
        let page = judge.send(&filled(tables[1], "5", "Late"));
        assert!(page.text().contains("has already reported its result"), "{}", page.text());
        assert_eq!(given(db).len(), 1, "refusals change nothing");
        let withdraw = judge.see(CLOCK).form("/withdraw");
        done(&judge.send(&withdraw));
        assert!(given(db)[0].withdrawn);
        assert!(!shown(0).contains("more for this table"));
        let again = judge.post(&withdraw.action, &[]);
        assert_eq!(again.status, 409, "{}", again.text());
    }

    fn a_deck_check_gives_its_length_and_four_minutes(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        running_here(&judge);
        let table = db.load("spring").rounds[0].pods[0].table_number.to_string();
        let before = db.load("spring").tournament;
        let form = judge.see(CLOCK).form("/clock/deck-checks").set("table", &table).set("reason", "Random");
        done(&judge.send(&form));
        let after = db.load("spring").tournament;
        assert_eq!((after.version, after.floor_version), (before.version, before.floor_version + 1), "nothing public changed");
        assert!(judge.see(CLOCK).body.contains("data-since"), "it counts up");
        let twice = judge.send(&judge.see(CLOCK).form("/clock/deck-checks").set("table", &table));
        assert_eq!(twice.status, 422);
        assert!(twice.text().contains("runs there already"), "{}", twice.text());
        // as if it had begun six and a half minutes ago
        let row = ExtensionRow { started_at: given(db)[0].started_at - chrono::TimeDelta::seconds(390), ..given(db)[0].clone() };
        let stored: Result<(), DbError> = db.db.write(|conn| clocks::update_extension(conn, &row));
        stored.expect("stored");
        let end = judge.see(CLOCK).form("/end");
        done(&judge.send(&end));
        assert_eq!(given(db)[0].minutes, Some(11), "T21: seven and four");
        let (verb, what, _) = logged(db);
        assert_eq!(verb, "clock.deck_check_end");
        assert!(what.contains("11 minutes more, 4 of them for shuffling"), "{what}");
        let late = judge.post(&end.action, &[]);
        assert_eq!(late.status, 409, "{}", late.text());
        // one that is given up gives nothing
        done(&judge.send(&judge.see(CLOCK).form("/clock/deck-checks").set("table", &table)));
        let running = given(db).into_iter().find(ExtensionRow::is_running).expect("a second one runs");
        done(&judge.post(&format!("{CLOCK}/extensions/{}/withdraw", running.id), &[]));
        let lost = judge.post(&format!("{CLOCK}/deck-checks/{}/end", running.id), &[]);
        assert_eq!(lost.status, 409, "{}", lost.text());
        assert_eq!(given(db).iter().filter_map(|row| row.minutes).sum::<i64>(), 11);
    }

    /// A round that was imported, or began before clocks were stored, has no stored clock.
    fn a_round_without_a_stored_clock_has_the_one_it_implies(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        Raw::connect(&db.address).execute("DELETE FROM clocks");
        assert!(service.anonymous().see("/t/spring/pairings").body.contains("until "));
        let page = judge.see(CLOCK);
        assert!(page.text().contains("75 minutes, started "), "{}", page.text());
        done(&judge.send(&page.form("/clock/pause")));
        assert!(clock(db).paused_at.is_some());
    }

    fn everyone_hears_of_a_change_of_the_clock(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        let mut listener = service.anonymous().listen("/t/spring/live");
        let before = listener.data()["version"].as_i64().expect("a number");
        done(&judge.send(&judge.see(CLOCK).form("/clock/pause")));
        listener.hears(before + 1);
    }

    /// A form of another page of the desk leads back there, and nowhere else.
    fn a_form_leads_back_to_its_page(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        let table = db.load("spring").rounds[0].pods[0].table_number.to_string();
        let send = |back: &str| {
            let fields = [("round", "1"), ("table", table.as_str()), ("minutes", "2"), ("reason", "Late"), ("back", back)];
            judge.post(&format!("{CLOCK}/tables"), &fields).location
        };
        assert_eq!((send("desk"), send("12")), ("/t/spring/desk".to_owned(), "/t/spring/desk/floor/12".to_owned()));
        for elsewhere in ["desk/floor", "../..", "/t/spring/desk/log", "https://other.example/", "//other.example", "/t/autumn/desk/floor", "/t/spring/desk/floor\r\nx: y"] {
            assert_eq!(send(elsewhere), CLOCK);
        }
    }

    fn the_projector_needs_no_account_and_shows_no_staff_things(db) {
        let service = Service::start(db);
        let slug = published(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        running_here(&judge);
        let table = db.load("spring").rounds[0].pods[0].table_number.to_string();
        let fields = [("round", "1"), ("table", table.as_str()), ("minutes", "2"), ("reason", "Marked cards")];
        done(&judge.post(&format!("{CLOCK}/tables"), &fields));
        let page = service.anonymous().see("/t/spring/projector");
        assert!(page.body.contains("data-ends data-digits") && page.body.contains("data-live=\"/t/spring/live\""));
        assert_eq!(page.body.matches("<li>").count(), 8, "everybody is there without the script");
        assert!(!page.body.contains("Marked cards") && !page.body.contains("<nav"));
        // a long address breaks after its strokes
        let text = page.body.replace("<wbr>", "");
        assert!(text.contains(&format!("{}/t/spring", service.base.trim_start_matches("http://"))), "{}", page.text());
    }
}

fn running_here(somebody: &Visitor) {
    done(&somebody.send(&somebody.see(CLOCK).form("/clock/start")));
}
