//! Server-sent events: a change reaches every listener through any process, and each only hears what they may know.
//! No test asserts a time; an event that never comes fails by the listener's timeout.

use podium::live::{Ear, Update};
use podium_ops::run::results::{Typed, report};
use podium_store::tournaments::{self, Numbers, rounds};
use podium_store::{DbError, Role};

use crate::harness::http::{Service, Visitor};
use crate::harness::listener::Listener;
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// A hall.
const MANY: usize = 2_000;

/// A change that public pages show.
fn announce(db: &TestDb, text: &str) {
    let done = db.act("spring", |work| podium_ops::tournaments::notices::announce(work, text));
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
        games: tournament.games_version,
    }
}

/// A browser that holds the secret link of player 2.
fn player(db: &TestDb, base: &str) -> Visitor {
    let secrets = db.secrets();
    let rows = db.load("spring").players;
    let row = rows.iter().find(|row| row.number == 2).expect("a player");
    let visitor = Visitor::new(base, None);
    visitor.keep(
        "podium_player_spring",
        &podium_ops::people::players::link_token(&secrets, row),
    );
    visitor
}

both_databases! {
    /// The test writes, as another instance or `podium import` would; a separate process notifies.
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
        let event = visitor.listen("/t/spring/live").next().expect("an event");
        assert_eq!(event.id, numbers(db).version.to_string());
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
        assert_eq!(public.data(), serde_json::json!({"version": before.version + 1}), "the quiet change was not sent");
    }

    fn only_staff_and_the_player_hear_the_floor(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let outsider = service.in_database_account("nobody", podium_store::SiteRole::Staff);
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
fn only_the_staff_hears_of_a_result_of_a_running_round() {
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
        podium_ops::run::rounds::finish(work, db.load(&slug).tournament.structure_version, 1)
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
fn two_thousand_listeners_are_notified() {
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

/// The tables of the round in play, each with the numbers of its players.
fn tables(db: &TestDb) -> Vec<(i64, Vec<i64>)> {
    let loaded = db.load("spring");
    let number_of = |id: &str| loaded.players.iter().find(|row| row.id == id).map(|row| row.number);
    let round = loaded.rounds.last().expect("a round");
    let pods = round.pods.iter();
    pods.map(|pod| {
        let places = db
            .db
            .read(|conn| rounds::places_of_pod(conn, &pod.id))
            .expect("its places");
        let players = places.iter().filter_map(|place| number_of(&place.player_id));
        (pod.table_number, players.collect())
    })
    .collect()
}

both_databases! {
    /// A report at a table notifies its players and the staff; the phones of the other tables stay quiet.
    /// One process reports, and another one's listeners hear of it.
    fn a_report_notifies_its_own_table(db) {
        let slug = db.in_database_tournament("spring", 12);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        db.next_round(&slug);
        let service = Service::start(db);
        let other = Process::serve(db);
        let tables = tables(db);
        let [(_, here), (_, there), ..] = tables.as_slice() else { panic!("two tables: {tables:?}") };
        let typed = || Typed { games: "1".into(), ..Typed::default() };
        let report = |player: i64| {
            let done = db.act_as(&slug, db.player(&slug, player), |work| podium_ops::run::reports::report(work, &typed()));
            done.expect("reported")
        };
        // the first result starts the round, which notifies everybody; before the test listens
        report(tables[2].1[0]);
        report(tables[2].1[1]);
        let before = numbers(db);
        let mut judge = service.in_database_staff(&slug, Role::Judge).listen("/t/spring/desk/live");
        let mut public = service.anonymous().listen("/t/spring/live");
        let mut phones: Vec<Listener> = Vec::new();
        for base in [&service.base, &other.base] {
            for number in [here[0], here[2], there[0]] {
                let phone = service.in_database_player(&slug, number).at(base);
                phones.push(phone.listen("/t/spring/me/live"));
            }
        }
        public.data();
        for listener in phones.iter_mut().chain([&mut judge]) {
            assert_eq!(listener.data()["floor"], before.floor, "the numbers come at once");
        }

        report(here[0]);
        report(here[1]);
        let after = numbers(db);
        assert_eq!(after, Numbers { floor: before.floor + 2, ..before }, "nobody outside sees a result of a running round");
        judge.hears_floor(after.floor);
        for phone in [0, 1, 3, 4] {
            phones[phone].hears_floor(after.floor);
        }
        announce(db, "Lunch");
        let lunch = numbers(db);
        for phone in [2, 5] {
            assert_eq!(phones[phone].data()["version"], lunch.version, "another table's phone hears nothing before");
        }
        assert_eq!(public.data()["version"], lunch.version);
    }

    /// Where results are public as they come in, they notify everyone on a public page; the phones of the other tables stay
    /// quiet.
    fn a_public_result_notifies_everyone_and_the_phones_of_its_table(db) {
        let slug = db.in_database_tournament("spring", 12);
        db.in_database_profile(&slug, |profile| profile.running_results_public = Some(true));
        db.next_round(&slug);
        let service = Service::start(db);
        let tables = tables(db);
        let enter = |table: i64| {
            let typed = Typed { games: "1".into(), ..Typed::default() };
            db.act(&slug, |work| report(work, table, &typed, None)).expect("reported");
        };
        // starts the round, which notifies everybody; before the test listens
        enter(tables[2].0);
        let before = numbers(db);
        let mut public = service.anonymous().listen("/t/spring/live");
        let mut phones: Vec<Listener> = [tables[0].1[0], tables[1].1[0]]
            .map(|number| service.in_database_player(&slug, number).listen("/t/spring/me/live"))
            .into();
        for listener in phones.iter_mut().chain([&mut public]) {
            listener.data();
        }
        enter(tables[0].0);
        let after = numbers(db);
        assert_eq!(after, Numbers { version: before.version + 1, floor: before.floor + 1, ..before });
        public.hears(after.version);
        phones[0].hears_floor(after.floor);
        announce(db, "Lunch");
        assert_eq!(phones[1].data()["version"], numbers(db).version, "another table's phone hears nothing before");
    }

    /// A change that does not say whom it concerns notifies everybody inside.
    fn in_doubt_everyone_is_notified(db) {
        let slug = db.in_database_tournament("spring", 12);
        db.next_round(&slug);
        let service = Service::start(db);
        let (here, there) = (tables(db)[0].1[0], tables(db)[1].1[0]);
        let mut phones: Vec<Listener> =
            [here, there].map(|number| service.in_database_player(&slug, number).listen("/t/spring/me/live")).into();
        for phone in &mut phones {
            phone.data();
        }
        db.act_as(&slug, db.player(&slug, here), |work| podium_ops::floor::call(work, "A trigger")).expect("called");
        in_database_quiet_change(db);
        let now = numbers(db);
        for phone in &mut phones {
            phone.hears_floor(now.floor);
        }
    }
}

/// A listener among many gets the time over which to spread its requests; the staff's requests are not delayed.
#[test]
fn a_hall_gets_a_time_to_spread_its_requests() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 8);
    let service = Service::start(&db);
    let visitor = service.anonymous();
    let mut few: Vec<Listener> = (0..100).map(|_| visitor.listen("/t/spring/live")).collect();
    let mut judge = service
        .in_database_staff(&slug, Role::Judge)
        .listen("/t/spring/desk/live");
    for listener in few.iter_mut().chain([&mut judge]) {
        listener.data();
    }
    announce(&db, "Doors open");
    for listener in few.iter_mut().chain([&mut judge]) {
        assert_eq!(
            listener.data()["spread"],
            serde_json::Value::Null,
            "a hundred ask at once"
        );
    }
    let mut more: Vec<Listener> = (0..100).map(|_| visitor.listen("/t/spring/live")).collect();
    for listener in &mut more {
        listener.data();
    }
    announce(&db, "Round 1");
    for listener in few.iter_mut().chain(&mut more) {
        assert_eq!(listener.data()["spread"], 20, "in milliseconds, for a hundred more");
    }
    assert_eq!(judge.data()["spread"], serde_json::Value::Null);
}

/// A client that never reads holds up nobody, and is owed one event at the most.
#[test]
fn a_stalled_client_holds_nothing_but_its_own_buffer() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let service = Service::start(&db);
    let visitor = service.anonymous();
    let _stalled: Vec<Listener> = (0..20).map(|_| visitor.listen("/t/spring/live")).collect();
    let mut reads = visitor.listen("/t/spring/live");
    reads.data();
    // as a stream whose socket takes nothing more: it is not polled
    let read = numbers(&db);
    let place = service
        .state
        .live
        .place(std::net::IpAddr::from([192, 0, 2, 1]))
        .expect("a place");
    let mut unread = service.state.live.listen(place, "spring", Ear::Staff, read);
    for number in 0..200 {
        announce(&db, &format!("Announcement {number}"));
        if number % 20 == 0 {
            reads.hears(numbers(&db).version);
        }
    }
    let now = numbers(&db);
    reads.hears(now.version);
    actix_web::rt::System::new().block_on(async {
        let first = unread.next().await;
        assert!(
            matches!(first, Some(Update::Numbers { numbers, .. }) if numbers == read),
            "{first:?}"
        );
        let owed = unread.next().await;
        assert!(
            matches!(owed, Some(Update::Numbers { numbers, .. }) if numbers == now),
            "all changes are one: {owed:?}"
        );
    });
}

/// A hall that listens holds a connection for each phone, and no second one: it is closed with its answer.
#[test]
fn connections_beside_many_streams_are_closed() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let service = Service::start_with(&db, |settings| settings.streams.in_all = 32);
    let visitor = service.anonymous();
    let closes = || visitor.see("/t/spring").header("connection") == "close";
    let first = visitor.listen("/t/spring/live");
    assert!(!closes(), "one stream is no crowd");
    let second = visitor.listen("/t/spring/live");
    assert!(closes(), "two of thirty-two are");
    drop((first, second));
    assert!(
        std::iter::repeat_with(closes).take(3_000).any(|closes| !closes),
        "connections are kept again once the streams are gone"
    );
}

/// One address takes its share of the streams and no more, and pages are still answered.
#[test]
fn streams_have_a_ceiling_for_each_address() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let service = Service::start_with(&db, |settings| {
        settings.streams.for_each_address = 3;
        settings.trusted_proxies = vec![std::net::IpAddr::from([127, 0, 0, 1]).into()];
    });
    let visitor = service.anonymous();
    let open: Vec<Listener> = (0..3).map(|_| visitor.listen("/t/spring/live")).collect();
    let refused = visitor.get("/t/spring/live");
    assert_eq!(
        (refused.status, refused.header("retry-after")),
        (503, "30"),
        "{refused:?}"
    );
    assert!(refused.text().contains("Reload it"), "{}", refused.text());
    let elsewhere = [("x-forwarded-for", "198.51.100.7")];
    assert_eq!(visitor.request("GET", "/t/spring/live", &elsewhere, None).status, 200);
    visitor.see("/t/spring");
    drop(open);
    let again = std::iter::repeat_with(|| visitor.get("/t/spring/live").status);
    assert!(
        again.take(3_000).any(|status| status == 200),
        "a closed stream gives its place back"
    );
}
