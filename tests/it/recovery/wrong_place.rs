//! Commands in a folder that is not the one that was meant: nothing is made there, and advice names the folder.

use std::os::unix::process::CommandExt;
use std::process::Command;

use podium::config::{DatabaseAddress, SQLITE_FILE};

use super::{done, podium, refusal};
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, private_folder};

/// Commands that act on an installation, and make none.
const COMMANDS: [&[&str]; 7] = [
    &["backup", "unused.sqlite3"],
    &["export", "spring"],
    &["keys", "show"],
    &["keys", "rotate", "all", "--yes"],
    &["keys", "rotate", "all"],
    &["user", "list"],
    &["cards", "show"],
];

#[test]
fn nothing_is_made_where_there_is_nothing() {
    let place = private_folder();
    let nowhere = place.path().join("nowhere");
    for command in COMMANDS {
        let said = refusal(&podium(None, &nowhere, command));
        let says = format!("There is no database at {}", nowhere.join(SQLITE_FILE).display());
        assert!(said.contains(&says) && said.contains("--data or PODIUM_DATA"), "{said}");
        assert!(!nowhere.exists(), "{command:?}");
    }
}

#[test]
fn another_programs_database_stays_as_it_is() {
    let place = private_folder();
    let file = place.path().join(SQLITE_FILE);
    Raw::connect(&DatabaseAddress::Sqlite(file.clone())).execute("CREATE TABLE notes (text TEXT)");
    let before = std::fs::read(&file).expect("its bytes");
    for command in COMMANDS {
        let said = refusal(&podium(None, place.path(), command));
        assert!(said.contains("none of Podium's"), "{command:?}: {said}");
    }
    assert!(
        std::fs::read(&file).expect("its bytes") == before,
        "something was changed"
    );
    assert!(!place.path().join("podium.keys").exists());
}

/// What a rotation would be about is said before: the keys of two installations are not told apart by looking at them.
#[test]
fn a_rotation_says_of_which_keys() {
    let db = TestDb::sqlite();
    db.secrets();
    let place = private_folder();
    let data = place.path().join("restored");
    let copy = place.path().join("copy.sqlite3");
    done(&podium(None, db.folder(), &["backup", copy.to_str().expect("UTF-8")]));
    done(&podium(None, &data, &["restore", copy.to_str().expect("UTF-8")]));
    let said = refusal(&podium(None, &data, &["keys", "rotate", "all"]));
    let file = data.join(SQLITE_FILE);
    let says = format!("of the database {}: nobody has it open", file.display());
    assert!(said.contains(&says), "{said}");
    // the start's own advice is about this folder, whatever the usual one is
    let said = refusal(&podium(None, &data, &["serve", "--listen", "127.0.0.1:0"]));
    let typed = format!("`podium --data {} keys rotate all --yes`", data.display());
    assert!(said.contains(&typed), "{said}");

    let process = Process::serve(&db);
    let said = refusal(&podium(None, db.folder(), &["keys", "rotate", "all"]));
    assert!(said.contains("Podium runs on it now (process "), "{said}");
    process.kill();
    let said = refusal(&podium(None, db.folder(), &["keys", "rotate", "all"]));
    assert!(
        said.contains(" has it open") && !said.contains("Podium runs on it"),
        "{said}"
    );
}

/// Without keys beside it a copy's message names none.
#[test]
fn keys_are_named_only_where_they_are() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let copy = |name: &str| {
        let file = place.path().join(name);
        done(&podium(None, db.folder(), &["backup", file.to_str().expect("UTF-8")]))
    };
    let said = copy("without.sqlite3");
    assert!(
        said.contains("and not at") && !said.contains("keep a copy of"),
        "{said}"
    );
    db.secrets();
    let said = copy("with.sqlite3");
    let keys = db.folder().join("podium.keys");
    assert!(said.contains(&format!("keep a copy of {}", keys.display())), "{said}");
}

/// What somebody may not read is neither missing nor broken.
#[test]
fn what_another_user_may_not_read_is_there() {
    let db = TestDb::sqlite();
    db.secrets();
    for command in ["doctor", "backup"] {
        let mut other = Command::new(env!("CARGO_BIN_EXE_podium"));
        other.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
        other.arg("--data").arg(db.folder()).arg(command).uid(1).gid(1);
        if command == "backup" {
            other.arg("unused.sqlite3");
        }
        let Ok(ended) = other.output() else {
            // only root becomes another user, who has to reach the program
            return;
        };
        let said = [ended.stdout, ended.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let said = said.concat();
        for says in [
            "Permission denied",
            "Run this as root, or as the user to whom the data belongs",
        ] {
            assert!(said.contains(says), "{command}: {said}");
        }
        assert!(!said.contains("There is no database"), "{said}");
    }
}
