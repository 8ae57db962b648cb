//! Events of the API: each hears what they may know, and who comes back hears what they have missed.

use podium::db::Role;
use podium::db::tournaments::Numbers;
use podium::ops::access_tokens::Scope;

use crate::harness::http::{Service, Visitor};
use crate::harness::listener::Listener;
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};

const EVENTS: &str = "/api/v1/tournaments/spring/events";

/// A change that public pages show.
fn announce(db: &TestDb, text: &str) {
    let done = db.act("spring", |work| podium::ops::notices::announce(work, text));
    done.expect("announced");
}

/// A change that only the floor sees, by `Work::floor_only_for`.
fn quiet(db: &TestDb) {
    let done = db.act("spring", |work| {
        podium::ops::notices::announce_to(
            work,
            &podium::ops::notices::NewAnnouncement {
                text: "Come to the desk".to_owned(),
                player: "2".to_owned(),
                ..Default::default()
            },
        )
    });
    done.expect("announced");
}

fn numbers(db: &TestDb) -> Numbers {
    let tournament = db.load("spring").tournament;
    Numbers {
        version: tournament.version,
        floor: tournament.floor_version,
    }
}

/// Listens, with a token or without; `last`: the id of the event that the client has.
fn listen(service: &Service<'_>, program: &Program, last: &str) -> Listener {
    let bearer = program.token.as_ref().map(|token| format!("Bearer {token}"));
    let mut headers = vec![("origin", "https://overlay.example")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    if !last.is_empty() {
        headers.push(("last-event-id", last));
    }
    Visitor::new(&service.base, None).listen_with(EVENTS, &headers)
}

both_databases! {
    fn each_program_hears_what_it_may_know(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        service.in_database_staff(&slug, Role::Scorekeeper);
        let staff = service.in_database_program("scorekeeper", &[Scope::Read], None);
        let unread = service.in_database_program("scorekeeper", &[Scope::Results], None);
        let mut hears_all = listen(&service, &staff, "");
        let mut others = [listen(&service, &service.program(), ""), listen(&service, &unread, "")];
        let before = numbers(db);
        let head = hears_all.head.to_lowercase();
        assert!(head.contains("text/event-stream") && head.contains("access-control-allow-origin: *"), "{head}");
        assert_eq!(hears_all.data()["floor"], before.floor, "the numbers come at once");
        for other in &mut others {
            assert_eq!(other.data(), serde_json::json!({"version": before.version}));
        }
        quiet(db);
        hears_all.hears_floor(numbers(db).floor);
        announce(db, "Lunch");
        let after = numbers(db);
        assert_eq!(after.version, before.version + 1);
        for other in &mut others {
            // the first that comes is the public change
            assert_eq!(other.data()["version"], after.version);
        }
    }

    fn who_comes_back_is_told_at_once_or_of_the_next_change(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        service.in_database_staff(&slug, Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], None);
        for program in [service.program(), judge] {
            let mut first = listen(&service, &program, "");
            let known = first.next().expect("an event").id;
            drop(first);
            let mut current = listen(&service, &program, &known);
            announce(db, "While one listened");
            let heard = current.next().expect("an event").id;
            assert_ne!(heard, known, "what was known is not told again");
            let missed = listen(&service, &program, &known).next().expect("an event").id;
            assert_eq!(missed, heard, "what was missed is told at once");
            // an id of something else is an old one
            assert_eq!(listen(&service, &program, "x").next().expect("an event").id, heard);
        }
    }
}

#[test]
fn streams_have_the_same_ceilings_as_those_of_pages() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 4);
    let service = Service::start_with(&db, |settings| settings.streams.for_each_address = 2);
    let program = service.program();
    assert_eq!(program.get("/tournaments/nowhere/events").problem(), "not-found");
    let page = service.anonymous().listen("/t/spring/live");
    let _stream = listen(&service, &program, "");
    let refused = program.get(EVENTS);
    assert_eq!((refused.status, refused.problem()), (503, "unavailable"));
    assert!(
        refused
            .header("retry-after")
            .parse::<u32>()
            .is_ok_and(|seconds| seconds > 0)
    );
    drop(page);
    let again = (0..500).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        program.get(EVENTS).status == 200
    });
    assert!(again, "a place is given back");
}
