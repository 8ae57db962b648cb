//! Server-sent events: a change reaches every listener through any process, and each only hears what they may know.
//! No test asserts a time; an event that never comes fails by the listener's timeout.

use podium::db::tournaments::{self, Numbers};
use podium::db::{DbError, Role};
use podium::ops::results::{Typed, report};

use crate::harness::http::{Service, Visitor};
use crate::harness::listener::Listener;
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// A hall.
const MANY: usize = 2_000;

/// A change that public pages show.
fn announce(db: &TestDb, text: &str) {
    let done = db.act("spring", |work| podium::ops::notices::announce(work, text));
    done.expect("announced");
}

/// A change that only the floor sees, as commands that call `Work::floor_only` make.
fn in_database_quiet_change(db: &TestDb) {
    let done: Result<(), DbError> = db.db.write(|conn| {
        let mut tournament = tournaments::lock(conn, "spring")?.expect("the tournament is there");
        tournament.floor_version += 1;
        tournaments::update(conn, &tournament)
    });
    done.expect("stored");
}

fn numbers(db: &TestDb) -> Numbers {
    let tournament = db.load("spring").tournament;
    Numbers {
        version: tournament.version,
        floor: tournament.floor_version,
    }
}

/// A browser that holds the secret link of player 2.
fn player(db: &TestDb, base: &str) -> Visitor {
    let secrets = podium::ops::secrets::Secrets::load(&db.db).expect("the keys");
    let rows = db.load("spring").players;
    let row = rows.iter().find(|row| row.number == 2).expect("a player");
    let visitor = Visitor::new(base, None);
    visitor.keep("podium_player_spring", &podium::ops::players::link_token(&secrets, row));
    visitor
}

both_databases! {
    /// The test writes, as another instance or `podium import` would; a process of its own tells.
    fn another_process_hears_of_a_change(db) {
        db.in_database_tournament("spring", 8);
        let [one, two] = [Process::serve(db), Process::serve(db)];
        let mut listeners: Vec<Listener> =
            [&one, &two].iter().map(|process| Visitor::new(&process.base, None).listen("/t/spring/live")).collect();
        let before = numbers(db);
        for listener in &mut listeners {
            assert!(listener.head.contains("text/event-stream") && listener.head.contains("no-store"), "{}", listener.head);
            assert_eq!(listener.data()["version"], before.version, "the numbers come at once");
        }
        announce(db, "Round 1 begins at ten.");
        for listener in &mut listeners {
            assert_eq!(listener.data()["version"], before.version + 1);
        }
    }

    fn who_comes_back_hears_what_is_now(db) {
        db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let visitor = service.anonymous();
        let mut first = visitor.listen("/t/spring/live");
        first.data();
        drop(first);
        for text in ["One", "Two", "Three"] {
            announce(db, text);
        }
        let told = visitor.listen("/t/spring/live").next().expect("an event");
        assert_eq!(told.id, numbers(db).version.to_string());
    }

    /// A change that only the floor sees is announced to staff and players, and to nobody else.
    fn each_hears_what_they_may_know(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let mut judge = service.in_database_staff(&slug, Role::Judge).listen("/t/spring/desk/live");
        let mut own = player(db, &service.base).listen("/t/spring/me/live");
        let mut public = service.anonymous().listen("/t/spring/live");
        let before = numbers(db);
        for insider in [&mut judge, &mut own] {
            assert_eq!(insider.data(), serde_json::json!({"version": before.version, "floor": before.floor}));
        }
        assert_eq!(public.data(), serde_json::json!({"version": before.version}));
        in_database_quiet_change(db);
        for insider in [&mut judge, &mut own] {
            assert_eq!(insider.data(), serde_json::json!({"version": before.version, "floor": before.floor + 1}));
        }
        announce(db, "Lunch");
        assert_eq!(public.data(), serde_json::json!({"version": before.version + 1}), "the quiet change was not told");
    }

    fn only_staff_and_the_player_hear_the_floor(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let outsider = service.in_database_account("nobody", podium::db::SiteRole::Staff);
        assert_eq!(outsider.get("/t/spring/desk/live").status, 403);
        assert_eq!(service.anonymous().get("/t/spring/desk/live").status, 303);
        assert_eq!(service.anonymous().get("/t/spring/me/live").status, 403);
        assert_eq!(service.in_database_staff(&slug, Role::Judge).get("/t/spring/me/live").status, 403);
        assert_eq!(service.anonymous().get("/t/autumn/live").status, 404);
    }

    /// A page carries the version it shows, so that it is not fetched again without a change.
    fn a_page_says_what_it_shows(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let now = numbers(db);
        let public = service.anonymous().see("/t/spring");
        assert_eq!(public.header("x-podium-version"), now.version.to_string());
        assert!(public.body.contains("data-live=\"/t/spring/live\">"), "the same bytes while it shows the same");
        let desk = service.in_database_staff(&slug, Role::Judge).see("/t/spring/desk/results");
        let seen = format!("data-live=\"/t/spring/desk/live\" data-live-seen=\"{}-{}\"", now.version, now.floor);
        assert!(desk.body.contains(&seen), "{}", desk.body);
        let own = player(db, &service.base).see("/t/spring/me");
        assert!(own.body.contains("data-live=\"/t/spring/me/live\" data-live-seen="), "{}", own.body);
    }
}

/// Results of a running round are for the staff: public pages stay as rendered, and the phones of a hall get no event for
/// each of two hundred tables.
#[test]
fn a_result_of_a_running_round_is_told_to_the_staff_alone() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 12);
    db.next_round(&slug);
    let tables: Vec<i64> = db.load(&slug).rounds[0]
        .pods
        .iter()
        .map(|pod| pod.table_number)
        .collect();
    let report = |table: i64| {
        let typed = Typed {
            games: "1".into(),
            ..Typed::default()
        };
        db.act("spring", |work| report(work, table, &typed, None))
            .expect("reported");
    };
    let before = numbers(&db);
    report(tables[0]);
    let begun = numbers(&db);
    assert_eq!(
        begun.version,
        before.version + 1,
        "the first result starts the round, which everybody sees"
    );
    report(tables[1]);
    let after = numbers(&db);
    assert_eq!((after.version, after.floor), (begun.version, begun.floor + 1));
    db.act("spring", |work| {
        podium::ops::rounds::finish(work, db.load(&slug).tournament.structure_version, 1)
    })
    .expect_err("a table is missing");
    assert_eq!(numbers(&db), after, "a refusal changes nothing");
}

/// An open stream does not keep the service from ending; it is ended, not cut off.
#[test]
fn streams_end_with_the_service() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let process = Process::serve(&db);
    let mut listener = Visitor::new(&process.base, None).listen("/t/spring/live");
    listener.data();
    process.ask_to_end();
    assert_eq!(listener.next(), None);
    assert!(process.wait().success());
}

/// The connection that waits for announcements is lost, and found again.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_lost_connection_is_made_again() {
    let db = TestDb::postgres();
    db.in_database_tournament("spring", 8);
    let process = Process::serve(&db);
    let mut listener = Visitor::new(&process.base, None).listen("/t/spring/live");
    listener.data();
    announce(&db, "Before");
    listener.hears(numbers(&db).version);
    let ended = Raw::connect(&db.address).lines(
        "SELECT pg_terminate_backend(pid)::text AS line FROM pg_stat_activity \
         WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    assert_eq!(ended, ["true"], "one connection listens");
    announce(&db, "After");
    listener.hears(numbers(&db).version);
}

/// All listeners of one process get an event.
#[test]
fn two_thousand_listeners_are_told() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let process = Process::serve(&db);
    let visitor = Visitor::new(&process.base, None);
    let mut listeners: Vec<Listener> = (0..MANY).map(|_| visitor.listen("/t/spring/live")).collect();
    for listener in &mut listeners {
        listener.data();
    }
    announce(&db, "Doors open");
    let now = numbers(&db).version;
    for listener in &mut listeners {
        listener.hears(now);
    }
}
