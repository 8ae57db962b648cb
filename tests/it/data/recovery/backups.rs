//! Copies that the service makes while it serves.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use podium_base::watched::Watched;
use podium_ops::site::backups;
use podium_store::{Role, SiteRole};

use super::{copies, copying_to, done, metric, mode, podium, refusal, reported, scheduled, until};
use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, private_folder};

const TABLES: usize = 60;
const DESKS: usize = 3;

/// Every result that was acknowledged before a copy began is in it, though results come in while it is made; it is
/// restored by one command. One desk waits in the middle until a copy has begun, so that one is made under load.
#[test]
fn a_copy_under_load_has_what_was_acknowledged_before() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Copied", TABLES * 4);
    db.next_round(&slug);
    let session = db.in_database_session("Keeper", SiteRole::Staff);
    db.in_database_join(&slug, "Keeper", Role::Scorekeeper);
    let process = Process::serve(&db);
    let place = private_folder();
    let acknowledged = Mutex::new(BTreeSet::new());
    let (is_begun, is_over) = (AtomicBool::new(false), AtomicBool::new(false));
    let mut made = Vec::new();
    std::thread::scope(|scope| {
        let desks: Vec<_> = (0..DESKS)
            .map(|desk| {
                let (slug, base, session, acknowledged) = (&slug, &process.base, &session, &acknowledged);
                let is_begun = &is_begun;
                scope.spawn(move || {
                    let visitor = Visitor::signed_in(base, session);
                    for table in (1..=TABLES).filter(|table| table % DESKS == desk) {
                        if desk == 0 && table > TABLES / 2 {
                            until("a copy has begun", || is_begun.load(Ordering::SeqCst).then_some(()));
                        }
                        let number = table.to_string();
                        let fields = [("table", number.as_str()), ("result", "2")];
                        let answer = visitor.post(&format!("/t/{slug}/desk/results"), &fields);
                        assert_eq!(answer.status, 303, "table {table}: {}", answer.text());
                        acknowledged.lock().expect("no desk panicked").insert(table as i64);
                    }
                })
            })
            .collect();
        let watcher = scope.spawn(|| {
            for desk in desks {
                desk.join().expect("a desk");
            }
            is_over.store(true, Ordering::SeqCst);
        });
        for number in 0..50 {
            let before = acknowledged.lock().expect("no desk panicked").clone();
            let over = is_over.load(Ordering::SeqCst);
            let file = place.path().join(format!("{number}.sqlite3"));
            is_begun.fetch_or(!before.is_empty(), Ordering::SeqCst);
            done(&podium(None, db.folder(), &["backup", file.to_str().expect("UTF-8")]));
            made.push((file, before));
            if over {
                break;
            }
        }
        watcher.join().expect("the desks are done");
    });
    assert!(
        made.iter().any(|(_, before)| (1..TABLES).contains(&before.len())),
        "no copy was made under load"
    );
    for (number, (file, before)) in made.iter().enumerate() {
        assert_eq!(mode(file), 0o600);
        let folder = place.path().join(format!("restored-{number}"));
        done(&podium(None, &folder, &["restore", file.to_str().expect("UTF-8")]));
        let restored = reported(&folder.join(podium_base::config::SQLITE_FILE), &slug);
        let lost: Vec<_> = before.difference(&restored).collect();
        assert!(
            lost.is_empty(),
            "copy {number} lacks what was acknowledged before it began: {lost:?}"
        );
    }
    assert_eq!(made.last().expect("a copy").1.len(), TABLES);
}

/// The service copies at its start, and after a round is published; it counts copies, and those that fail.
#[test]
fn a_service_makes_copies_and_counts_failures() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Scheduled", 16);
    let place = private_folder();
    let folder = place.path().join("copies");
    let flags = copying_to(&folder);
    let process = Process::serve_with(&db, &flags);
    let metrics = process.says("Metrics are at ");
    let first = until("a first copy", || copies(&folder).pop());
    assert_eq!([mode(&folder), mode(&first)], [0o700, 0o600]);
    assert!(
        process.log().contains("is on the disk of the database"),
        "{}",
        process.log()
    );
    until("it is counted", || {
        (metric(&metrics, "podium_backup_last_success_timestamp_seconds ") > 0).then_some(())
    });
    assert_eq!(metric(&metrics, "podium_backup_failures_total "), 0);
    let shown = done(&podium(
        None,
        place.path(),
        &["restore", "--check", first.to_str().expect("UTF-8")],
    ));
    assert!(
        shown.contains(&slug) && shown.contains("The copy is complete."),
        "{shown}"
    );
    process.kill();

    // At its next start the newest is young enough: a service that starts often makes no more copies.
    let process = Process::serve_with(&db, &flags);
    let metrics = process.says("Metrics are at ");
    let counted = metric(&metrics, "podium_backup_last_success_timestamp_seconds ");
    assert!(counted > 0, "the copy of before counts");
    assert_eq!(copies(&folder), std::slice::from_ref(&first));
    // The folder goes: the copy that the next round asks for cannot be made.
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    db.next_round(&slug);
    until("a failure is counted", || {
        (metric(&metrics, "podium_backup_failures_total ") == 1).then_some(())
    });
    assert!(process.log().contains("could not be copied"), "{}", process.log());
    assert_eq!(
        metric(&metrics, "podium_backup_last_success_timestamp_seconds "),
        counted
    );
}

/// A copy follows each round that is published, though none is due by time.
#[test]
fn a_published_round_is_copied() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Rounds", 16);
    let place = private_folder();
    let settings = scheduled(&db, 48, place.path());
    // one that was made long enough ago for another, and not so long that one is due by time
    let at = podium_base::clock::now() - chrono::TimeDelta::minutes(10);
    backups::make(&db.db, &settings, at).expect("a copy");
    let counts = std::sync::Arc::default();
    let running = backups::start(
        db.db.clone(),
        settings,
        std::sync::Arc::clone(&counts),
        &Watched::default(),
    )
    .expect("it starts");
    db.next_round(&slug);
    let newest = until("a second copy", || {
        let mut all = copies(place.path());
        (all.len() == 2).then(|| all.swap_remove(0))
    });
    running.stop();
    assert_eq!(counts.failures(), 0);
    let address = podium_base::config::DatabaseAddress::Sqlite(newest);
    assert_eq!(
        Raw::connect(&address).lines("SELECT state AS line FROM rounds").len(),
        1
    );
}

/// A copy that cannot be made leaves nothing behind, and those before stay.
#[test]
fn a_failed_copy_leaves_the_folder_as_it_was() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let file = place.path().join("a.sqlite3");
    db.db.backup(&file).expect("a copy");
    let before = std::fs::read(&file).expect("its bytes");
    let again = podium(None, db.folder(), &["backup", file.to_str().expect("UTF-8")]);
    assert!(refusal(&again).contains("exists already: choose a new file"));
    let nowhere = place.path().join("no/such/folder.sqlite3");
    let refused = refusal(&podium(
        None,
        db.folder(),
        &["backup", nowhere.to_str().expect("UTF-8")],
    ));
    assert!(refused.contains("cannot be written"), "{refused}");
    let names: Vec<_> = place
        .path()
        .read_dir()
        .expect("the folder")
        .flatten()
        .map(|entry| entry.file_name())
        .collect();
    assert_eq!(names, ["a.sqlite3"]);
    // nor does it take a file that somebody else has made beside it
    let movie = place.path().join("movie.part");
    std::fs::write(&movie, "a film").expect("a file");
    done(&podium(
        None,
        db.folder(),
        &["backup", place.path().join("movie").to_str().expect("UTF-8")],
    ));
    assert_eq!(std::fs::read_to_string(&movie).expect("it is there"), "a film");
    assert_eq!(std::fs::read(&file).expect("its bytes"), before);
}

/// If two copies are made to one file at once, one is complete there, and the other is refused.
#[test]
fn two_copies_to_one_file_do_not_mix() {
    let db = TestDb::sqlite();
    db.in_database_tournament("Twice", 12);
    let place = private_folder();
    let file = place.path().join("copy.sqlite3");
    let (data, file) = (db.folder(), file.to_str().expect("UTF-8"));
    let [one, other] = std::thread::scope(|scope| {
        [(), ()]
            .map(|()| scope.spawn(move || podium(None, data, &["backup", file])))
            .map(|copy| copy.join().expect("it ends"))
    });
    let (made, refused) = match one.status.success() {
        true => (one, other),
        false => (other, one),
    };
    done(&made);
    assert!(refusal(&refused).contains("exists already: choose a new file"));
    done(&podium(None, db.folder(), &["restore", "--check", file]));
    assert_eq!(
        place.path().read_dir().expect("the folder").count(),
        1,
        "nothing is left"
    );
}

/// A name that SQLite takes for a part of the database: it would delete the copy, or mix it with the database.
#[test]
fn a_copy_is_no_part_of_a_database() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let copy = place.path().join("copy.sqlite3");
    db.db.backup(&copy).expect("a copy");
    for of in [copy, super::database(&db)] {
        for end in ["-wal", "-shm", "-journal"] {
            let mut file = of.clone().into_os_string();
            file.push(end);
            let file = PathBuf::from(file);
            let before = std::fs::read(&file).ok();
            let refused = podium(None, db.folder(), &["backup", file.to_str().expect("UTF-8")]);
            let said = refusal(&refused);
            assert!(said.contains("a part of") || said.contains("exists already"), "{said}");
            let after = std::fs::read(&file).ok();
            match end {
                // reading the database leaves marks in it
                "-shm" => assert_eq!(after.is_some(), before.is_some(), "{}", file.display()),
                _ => assert!(after == before, "{}", file.display()),
            }
        }
    }
}

/// The files of a database.
fn files(folder: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|end| folder.join(format!("{}{end}", podium_base::config::SQLITE_FILE)))
}

/// Gives the files of a database to another folder.
fn move_files(from: &Path, to: &Path) {
    for (from, to) in files(from).iter().zip(files(to)) {
        std::fs::rename(from, to).expect("it is moved");
    }
}

/// A copy is of the database that is open, also where its file was moved away, and where another one has its name.
#[test]
fn a_copy_is_of_the_database_that_is_open() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Moved", 8);
    let (place, away) = (private_folder(), private_folder());
    let settings = scheduled(&db, 48, place.path());
    let now = podium_base::clock::now();
    db.db.ping().expect("it is in its place");
    move_files(db.folder(), away.path());
    let said = db.db.ping().expect_err("it is not").to_string();
    assert!(said.contains("is gone") && said.contains(" doctor` says how"), "{said}");
    backups::make(&db.db, &settings, now - chrono::TimeDelta::minutes(1)).expect("a copy");
    db.next_round(&slug);
    TestDb::sqlite()
        .db
        .backup(&super::database(&db))
        .expect("another database");
    let said = db.db.ping().expect_err("it is another").to_string();
    assert!(said.contains("is gone or was replaced"), "{said}");
    let copy = backups::make(&db.db, &settings, now).expect("a copy");
    let rounds =
        Raw::connect(&podium_base::config::DatabaseAddress::Sqlite(copy)).lines("SELECT state AS line FROM rounds");
    assert_eq!(rounds.len(), 1);
}

/// A service whose files are not in their place is not ready, its log says so, and nobody copies other files in their stead.
#[test]
fn a_service_whose_files_are_moved_is_not_ready() {
    let db = TestDb::sqlite();
    let (place, away) = (private_folder(), private_folder());
    let process = Process::serve(&db);
    let visitor = Visitor::new(&process.base, None);
    visitor.see("/readyz");
    let backup = |name: &str| {
        let file = place.path().join(name);
        podium(None, db.folder(), &["backup", file.to_str().expect("UTF-8")])
    };
    done(&backup("before.sqlite3"));
    move_files(db.folder(), away.path());
    let ready = visitor.get("/readyz");
    assert_eq!(ready.status, 503);
    assert!(ready.body.contains("were moved, deleted, replaced"), "{}", ready.body);
    assert!(
        process
            .log()
            .contains("is gone or was replaced: it was moved away or deleted"),
        "{}",
        process.log()
    );
    std::fs::copy(place.path().join("before.sqlite3"), super::database(&db)).expect("an older one in its place");
    let said = refusal(&backup("of-another.sqlite3"));
    let away_at = |name: &str| format!("was moved away, to {}", away.path().join(name).display());
    assert!(
        said.contains(&away_at("podium.sqlite3")) && said.contains("Stop Podium first. Then move away what is at"),
        "{said}"
    );
    std::fs::remove_file(super::database(&db)).expect("it goes");
    move_files(away.path(), db.folder());
    until("it is ready again", || {
        (visitor.get("/readyz").status == 200).then_some(())
    });
    done(&backup("after.sqlite3"));
    // without its log a database lacks what was written last
    let log = &files(db.folder())[1];
    std::fs::rename(log, away.path().join("log")).expect("it is moved");
    let said = refusal(&backup("without-log.sqlite3"));
    assert!(said.contains(&away_at("log")) && said.contains("-wal"), "{said}");
    assert!(!place.path().join("without-log.sqlite3").exists());
}

#[test]
fn copies_need_a_time_and_a_number_of_them() {
    let db = TestDb::sqlite();
    let serve = |flags: &[&str]| {
        podium(
            None,
            db.folder(),
            &[&["serve", "--listen", "127.0.0.1:0"], flags].concat(),
        )
    };
    for (flags, says) in [
        (&["--backup-keep", "3"][..], "--backup-every"),
        (&["--backup-every", "soon"], "expected 60s to 7d"),
        (&["--backup-every", "1s"], "expected 60s to 7d"),
        (&["--backup-every", "30m", "--backup-keep", "0"], "0 would keep no copy"),
    ] {
        let ended = serve(flags);
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(
            ended.status.code() == Some(2) && said.contains(says),
            "{flags:?}: {said}"
        );
    }
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn postgresql_makes_its_own_copies() {
    let db = TestDb::postgres();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--backup-every", "30m"];
    let ended = podium(Some(&db.address), db.folder(), &serve);
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2));
    assert!(
        said.contains("pg_dump") && said.contains("docs/postgresql.md"),
        "{said}"
    );
    let file = db.folder().join("copy.sqlite3");
    let file = file.to_str().expect("UTF-8");
    assert!(refusal(&podium(Some(&db.address), db.folder(), &["backup", file])).contains("pg_dump"));
    let ended = podium(Some(&db.address), db.folder(), &["restore", file]);
    assert!(
        String::from_utf8_lossy(&ended.stderr).contains("pg_restore"),
        "{ended:?}"
    );
}
