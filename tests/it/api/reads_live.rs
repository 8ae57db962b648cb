//! Events of the API: each hears what they may know, and who comes back hears what they have missed.

use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::Numbers;

use crate::access::in_database_account;
use crate::harness::http::{Service, Visitor};
use crate::harness::listener::Listener;
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};

const EVENTS: &str = "/api/v1/tournaments/spring/events";

/// A change that public pages show.
fn announce(db: &TestDb, text: &str) {
    let done = db.act("spring", |work| podium_ops::tournaments::notices::announce(work, text));
    done.expect("announced");
}

/// A change that only the floor sees, by `Work::floor_only_for`.
fn quiet(db: &TestDb) {
    let done = db.act("spring", |work| {
        podium_ops::tournaments::notices::announce_to(
            work,
            &podium_ops::tournaments::notices::NewAnnouncement {
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
        games: tournament.games_version,
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
        assert_eq!(hears_all.data(), serde_json::json!({"version": before.floor}), "the number comes at once");
        for other in &mut others {
            assert_eq!(other.data(), serde_json::json!({"version": before.version}));
        }
        quiet(db);
        assert_eq!(hears_all.data()["version"], numbers(db).floor);
        announce(db, "Lunch");
        let after = numbers(db);
        assert_eq!(after.version, before.version + 1);
        for other in &mut others {
            // the first that comes is the public change
            assert_eq!(other.data()["version"], after.version);
        }
    }

    /// A program that reads again what is older than its stream says comes to an end, with a token and without.
    fn streams_and_answers_count_alike(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        service.in_database_staff(&slug, Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], None);
        let nobody = service.program();
        let reads = [
            "", "/players", "/players/1", "/rounds", "/standings", "/bracket", "/clock", "/statistics", "/event", "/topdeck", "/stage",
        ];
        let mut streams = [(&judge, listen(&service, &judge, "")), (&nobody, listen(&service, &nobody, ""))];
        let number = |value: &serde_json::Value| value["version"].as_i64().expect("a version");
        let mut known = [0, 0];
        for change in 0..4 {
            match change {
                0 => {}
                1 => announce(db, "Lunch"),
                2 => {
                    db.next_round(&slug);
                }
                _ => {
                    quiet(db);
                    announce(db, "Coffee");
                }
            }
            let now = numbers(db);
            for ((program, stream), (known, end)) in streams.iter_mut().zip(known.iter_mut().zip([now.floor, now.version])) {
                while *known < end {
                    *known = number(&stream.data());
                }
                assert_eq!(*known, end);
                for read in reads {
                    // one asking is enough: nothing is to be asked for again
                    let answer = program.get(&format!("/tournaments/spring{read}"));
                    assert!(answer.status == 200 || read == "/standings", "{read}: {answer:?}");
                    let shown: i64 = answer.header("x-podium-version").parse().unwrap_or(end);
                    assert_eq!(shown, end, "{read} after change {change}");
                }
            }
        }
    }

    /// Only the staff sees the draft of a later round: nobody else is notified, and no page is made again.
    fn a_draft_is_news_for_the_staff_alone(db) {
        let slug = db.in_database_tournament("spring", 8);
        db.next_round(&slug);
        let service = Service::start(db);
        let structure = || db.load(&slug).tournament.structure_version;
        for table in [1, 2] {
            let typed = podium_ops::run::results::Typed { games: "1".to_owned(), ..Default::default() };
            db.act(&slug, |work| podium_ops::run::results::report(work, table, &typed, None)).expect("reported");
        }
        let seen = structure();
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, seen, 1)).expect("finished");
        let anybody = service.anonymous();
        let shown = || {
            ["", "/pairings", "/standings", "/bracket", "/players", "/players/1", "/fairness", "/stage", "/export/event.json"]
                .map(|page| (page, anybody.get(&format!("/t/{slug}{page}"))))
                .map(|(page, answer)| (page, answer.status, answer.body))
        };
        let (pages, before) = (shown(), numbers(db));
        let seen = structure();
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, seen, "")).expect("drafted");
        let after = numbers(db);
        assert_eq!((after.version, after.floor), (before.version, before.floor + 1));
        for (kept, seen) in shown().iter().zip(&pages) {
            assert!(kept == seen && seen.1 == 200, "{}: {}", seen.0, seen.1);
        }
        // rendered again: they are the same because nothing of a draft is on them
        drop(service);
        let service = Service::start(db);
        let anew = service.anonymous();
        for (page, status, body) in pages {
            let answer = anew.get(&format!("/t/{slug}{page}"));
            assert!((answer.status, answer.body) == (status, body), "{page}");
        }
    }

    fn a_returning_listener_hears_what_it_missed_or_the_next_change(db) {
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
            assert_ne!(heard, known, "what was known is not sent again");
            let missed = listen(&service, &program, &known).next().expect("an event").id;
            assert_eq!(missed, heard, "what was missed is sent at once");
            // an id of something else is an old one
            assert_eq!(listen(&service, &program, "x").next().expect("an event").id, heard);
        }
    }
}

both_databases! {
    /// At the next beat, and not when the stream is old: one beside it that holds its right goes on.
    fn a_stream_of_the_staff_ends_with_its_right(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.streams.beat = std::time::Duration::from_millis(250));
        let desk = service.in_database_staff(&slug, Role::Organizer);
        for role in [Role::Judge, Role::HeadJudge, Role::Scorekeeper] {
            service.in_database_staff(&slug, role);
        }
        let of = |name: &str| service.in_database_program(name, &[Scope::Read], None);
        let id = |name: &str| in_database_account(db, name).id;
        let tournament = db.load(&slug).tournament.id;
        let [revoked, left, stays] = ["judge", "head_judge", "scorekeeper"].map(of);
        let mut streams = [listen(&service, &revoked, ""), listen(&service, &left, ""), desk.listen(&format!("/t/{slug}/desk/live"))];
        let mut beside = listen(&service, &stays, "");
        for stream in streams.iter_mut().chain([&mut beside]) {
            stream.next().expect("the numbers come at once");
        }
        let [judge, head_judge, organizer] = ["judge", "head_judge", "organizer"].map(id);
        let lost: Result<(), podium_store::DbError> = db.db.write(|conn| {
            podium_store::site::access_tokens::revoke_all(conn, &judge)?;
            podium_store::site::accounts::remove_staff(conn, &tournament, &head_judge)?;
            podium_store::site::sessions::end_all(conn, &organizer, None)?;
            Ok(())
        });
        lost.expect("stored");
        for mut stream in streams {
            assert_eq!(stream.next(), None);
        }
        announce(db, "Lunch");
        assert_eq!(beside.data()["version"], numbers(db).floor);
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
