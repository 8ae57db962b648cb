//! Files of the database that were moved, deleted or replaced under the running service: they are told apart, and what
//! `podium doctor` says of them brings every row back.

use std::path::{Path, PathBuf};
use std::process::Command;

use podium::config::{DatabaseAddress, SQLITE_FILE};

use super::{database, done, podium, refusal, settled};
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, private_folder};

fn doctor(data: &Path) -> String {
    let looked = podium(None, data, &["doctor"]);
    assert_eq!(looked.status.code(), Some(1), "{looked:?}");
    String::from_utf8_lossy(&looked.stdout).into_owned()
}

fn beside(db: &TestDb, end: &str) -> PathBuf {
    database(db).with_file_name(format!("{SQLITE_FILE}{end}"))
}

/// Deletes files of the ends, puts another database into their place where one is given, and follows what doctor says.
#[track_caller]
fn is_saved(ends: &[&str], instead: bool) {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Astray", 8);
    db.next_round(&slug);
    db.secrets();
    let place = private_folder();
    let other = place.path().join("other.sqlite3");
    done(&podium(None, db.folder(), &["backup", other.to_str().expect("UTF-8")]));
    let process = Process::serve(&db);
    Raw::connect(&db.address).execute("UPDATE tournaments SET name = 'Entered since'");
    let rows = settled(&process, || Raw::connect(&db.address).rows());
    for end in ends {
        std::fs::remove_file(beside(&db, end)).expect("it is deleted");
    }
    if instead {
        std::fs::copy(&other, database(&db)).expect("it is replaced");
    }
    let said = doctor(db.folder());
    assert!(
        said.contains("deleted or replaced under it") && said.contains("Do NOT stop Podium"),
        "{said}"
    );
    assert!(!said.contains("start Podium"), "{said}");
    let refused = refusal(&podium(None, db.folder(), &["restore", other.to_str().expect("UTF-8")]));
    assert!(refused.contains("Do NOT stop Podium"), "{refused}");
    assert!(!refused.contains("Stop it first"), "{refused}");

    let commands: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let [save, check, end, ..] = commands.as_slice() else {
        panic!("no commands: {said}");
    };
    assert!(
        check.starts_with("podium restore --check") && end.starts_with("kill -KILL"),
        "{said}"
    );
    let saved = Command::new("sh").arg("-c").arg(save).status().expect("a shell");
    assert!(saved.success(), "{save}");
    let folder = db.folder().canonicalize().expect("it is there");
    let saved = folder.with_file_name(format!(
        "{}.saved",
        folder.file_name().expect("a name").to_string_lossy()
    ));
    let file = saved.join(SQLITE_FILE);
    let shown = done(&podium(
        None,
        db.folder(),
        &["restore", "--check", file.to_str().expect("UTF-8")],
    ));
    assert!(shown.contains("The copy is whole."), "{shown}");
    process.kill();
    let data = place.path().join("data");
    done(&podium(None, &data, &["restore", file.to_str().expect("UTF-8")]));
    let back = Raw::connect(&DatabaseAddress::Sqlite(data.join(SQLITE_FILE))).rows();
    std::fs::remove_dir_all(saved).expect("it goes");
    assert!(back == rows, "rows are lost");
}

#[test]
fn what_was_deleted_is_saved() {
    is_saved(&["", "-wal", "-shm"], false);
}

#[test]
fn what_was_replaced_is_saved() {
    is_saved(&["", "-wal", "-shm"], true);
}

#[test]
fn a_log_that_was_deleted_is_saved() {
    is_saved(&["-wal", "-shm"], false);
}

/// What was moved is there: it goes back once Podium is stopped.
#[test]
fn what_was_moved_is_named() {
    let db = TestDb::sqlite();
    db.in_database_tournament("Moved", 8);
    db.secrets();
    let process = Process::serve(&db);
    settled(&process, || Raw::connect(&db.address).rows());
    let place = private_folder();
    let away = place.path().join("away.sqlite3");
    std::fs::rename(database(&db), &away).expect("it is moved");
    let said = doctor(db.folder());
    let away = away.canonicalize().expect("it is there");
    assert!(said.contains(&format!("moved away, to {}", away.display())), "{said}");
    assert!(said.contains("Stop Podium, ") && !said.contains("Do NOT"), "{said}");
    process.kill();
    // a log without its database is neither started on nor restored over
    let said = doctor(db.folder());
    assert!(said.contains("its write-ahead log was left"), "{said}");
    assert!(!said.contains("start Podium"), "{said}");
}
