//! Transactions that share a commit: all of them are on the disk when answered, or none; otherwise each commits alone.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use podium_base::config::{DatabaseAddress, SQLITE_FILE};
use podium_ops::OpError;
use podium_ops::run::results::{Typed, report};
use podium_store::site::accounts::{self, StaffRow};
use podium_store::tournaments::events;
use podium_store::{Database, DbError, Reader, Role};

use super::announce;
use crate::harness::TestDb;
use crate::harness::raw::Raw;

/// Runs so many jobs at once: the first has its turn, and keeps it until all others have come. How each ended; `None`: it
/// panicked.
fn at_once<T: Send>(jobs: usize, run: impl Fn(usize, &dyn Fn()) -> T + Sync) -> Vec<Option<T>> {
    let (begun, come) = (AtomicBool::new(false), AtomicUsize::new(1));
    let hold = || {
        begun.store(true, Ordering::SeqCst);
        while come.load(Ordering::SeqCst) < jobs {
            thread::yield_now();
        }
    };
    thread::scope(|scope| {
        let run = &run;
        let first = scope.spawn(move || run(0, &hold));
        while !begun.load(Ordering::SeqCst) {
            thread::yield_now();
        }
        let others: Vec<_> = (1..jobs)
            .map(|job| {
                let come = &come;
                scope.spawn(move || {
                    come.fetch_add(1, Ordering::SeqCst);
                    run(job, &|| ())
                })
            })
            .collect();
        std::iter::once(first)
            .chain(others)
            .map(|thread| thread.join().ok())
            .collect()
    })
}

/// A text that a job of [`at_once`] announces.
fn text(job: usize) -> String {
    format!("Said by job {job:02}")
}

/// The announcements of all tournaments.
fn announced(db: &TestDb) -> Vec<String> {
    Raw::connect(&db.address).lines("SELECT text AS line FROM announcements ORDER BY 1")
}

#[test]
fn what_comes_at_once_shares_a_commit() {
    const TABLES: usize = 64;
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("At once", TABLES * 4);
    db.next_round(&slug);
    let (commits, rings) = (db.db.commits(), db.db.writes());
    let answers = at_once(TABLES, |job, hold| {
        let typed = Typed {
            games: "1".to_owned(),
            ..Typed::default()
        };
        db.act(&slug, |work| {
            hold();
            report(work, job as i64 + 1, &typed, None)
        })
        .is_ok()
    });
    // As the disk has it now, without the program that wrote it having closed anything.
    let copy = db.folder().join("copy");
    std::fs::create_dir(&copy).expect("a folder");
    for end in ["", "-wal"] {
        let file = format!("{SQLITE_FILE}{end}");
        std::fs::copy(db.folder().join(&file), copy.join(&file)).expect("the file is copied");
    }
    assert_eq!(answers, vec![Some(true); TABLES]);
    let shared = db.db.commits() - commits;
    assert!(
        (1..TABLES as u64).contains(&shared),
        "{shared} commits for {TABLES} results"
    );
    assert_eq!(db.db.writes() - rings, shared, "each commit is announced once");
    let address = DatabaseAddress::from_settings(None, &copy).expect("a folder");
    let reopened = Database::open(&address).expect("the copy opens");
    let loaded = reopened.read(|conn| events::load(conn, &slug)).expect("the tournament");
    assert!(loaded.rounds[0].pods.iter().all(|pod| pod.result.is_some()));
    assert_eq!(loaded.tournament.floor_version, db.load(&slug).tournament.floor_version);
}

/// Leaves something that the commit refuses: staff without an account, looked at when the transaction ends.
fn poison(db: &TestDb, tournament: &str) -> Result<(), OpError> {
    db.db.write(|conn| {
        if let Reader::Sqlite(connection) = &mut **conn {
            let deferred =
                diesel::connection::SimpleConnection::batch_execute(*connection, "PRAGMA defer_foreign_keys = ON");
            deferred.map_err(DbError::from)?;
        }
        let row = StaffRow {
            tournament_id: tournament.to_owned(),
            account_id: "nobody".to_owned(),
            role: Role::Judge,
            since: podium_base::clock::now(),
        };
        Ok(accounts::set_staff(conn, &row)?)
    })
}

#[test]
fn of_a_group_whose_commit_fails_nothing_is_stored_and_nothing_acknowledged() {
    const JOBS: usize = 16;
    const POISONED: usize = 3;
    const REFUSED: usize = 5;
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Poisoned", 8);
    let id = db.load(&slug).tournament.id;
    let mut together = false;
    // The jobs come at once; that they are in one group is most likely, and seen by what they are answered.
    for _ in 0..50 {
        let before = announced(&db);
        let answers = at_once(JOBS, |job, hold| match job {
            POISONED => poison(&db, &id),
            _ => db.act(&slug, |work| {
                hold();
                podium_ops::tournaments::notices::announce(work, &text(job))?;
                match job {
                    REFUSED => Err(OpError::refused("No.")),
                    _ => Ok(()),
                }
            }),
        });
        let mut expected = before;
        let mut lost = 0;
        for (job, answer) in answers.iter().enumerate() {
            match answer.as_ref().expect("no job panics") {
                Ok(()) => expected.push(text(job)),
                Err(OpError::Db(DbError::Constraint(_))) => lost += 1,
                Err(OpError::Refused { .. }) if job == REFUSED => {}
                Err(error) => panic!("job {job}: {error}"),
            }
        }
        expected.sort();
        assert_eq!(
            announced(&db),
            expected,
            "what was acknowledged is there, and nothing else"
        );
        assert!(matches!(answers[POISONED], Some(Err(_))), "the commit refuses it");
        assert!(
            Raw::connect(&db.address)
                .lines("SELECT role AS line FROM staff")
                .is_empty()
        );
        // A refusal may be based on what was lost: then it does not count.
        together = lost == JOBS;
        if together {
            break;
        }
    }
    assert!(together, "no group of all jobs in fifty tries");
    announce(&db, &slug, "Afterwards").expect("the writer works again");
}

#[test]
fn a_refusal_and_a_panic_leave_the_others_of_the_group_alone() {
    const JOBS: usize = 12;
    const PANICS: usize = 4;
    const REFUSED: usize = 7;
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Alone", 8);
    let answers = at_once(JOBS, |job, hold| {
        db.act(&slug, |work| {
            hold();
            podium_ops::tournaments::notices::announce(work, &text(job))?;
            assert_ne!(job, PANICS, "this job panics");
            match job {
                REFUSED => Err(OpError::refused("No.")),
                _ => Ok(()),
            }
        })
    });
    for (job, answer) in answers.iter().enumerate() {
        let as_expected = match job {
            PANICS => answer.is_none(),
            REFUSED => matches!(answer, Some(Err(OpError::Refused { .. }))),
            _ => matches!(answer, Some(Ok(()))),
        };
        assert!(as_expected, "job {job}: {answer:?}");
    }
    let stored: Vec<String> = (0..JOBS)
        .filter(|job| ![PANICS, REFUSED].contains(job))
        .map(text)
        .collect();
    assert_eq!(announced(&db), stored);
    announce(&db, &slug, "Afterwards").expect("the writer works again");
}

/// A form sent twice at once acts once, also when both are in one group.
#[test]
fn a_form_acts_once_within_a_group() {
    use podium_ops::{Command, IdempotencyKey, Sender};
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Once", 8);
    let key = IdempotencyKey::new("the same form".to_owned());
    let form = Command::on(&slug, Sender::CommandLine).once(Some(key), "/here");
    let answers = at_once(8, |_, hold| {
        form.run(&db.db, |work| {
            hold();
            podium_ops::tournaments::notices::announce(work, "Lunch")
        })
    });
    let acted = answers.iter().filter(|answer| matches!(answer, Some(Ok(())))).count();
    let repeated = answers
        .iter()
        .filter(|answer| matches!(answer, Some(Err(OpError::Repeated(at))) if at == "/here"));
    assert_eq!((acted, repeated.count()), (1, 7));
    assert_eq!(announced(&db), ["Lunch"]);
}

/// Another program holds the file. Those who came while one waited for it without success are refused too, and does not begin to wait.
#[test]
fn nobody_waits_one_after_the_other_for_a_file_that_is_held() {
    const JOBS: usize = 3;
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Held", 8);
    let mut other = Raw::connect(&db.address);
    other.execute("BEGIN IMMEDIATE");
    let (tell, receiver) = std::sync::mpsc::channel();
    thread::scope(|scope| {
        for job in 0..JOBS {
            let (db, slug, tell) = (&db, &slug, tell.clone());
            scope.spawn(move || tell.send(announce(db, slug, &text(job))).expect("the test waits"));
        }
        let first = receiver.recv().expect("one is answered");
        // from here on anything that still waited would get the file
        other.execute("ROLLBACK");
        let all = std::iter::once(first).chain(receiver.iter().take(JOBS - 1));
        for refused in all {
            assert!(matches!(refused, Err(OpError::Db(DbError::Locked))), "{refused:?}");
        }
    });
    announce(&db, &slug, "It is free").expect("it is stored");
    assert_eq!(announced(&db), ["It is free"]);
}
