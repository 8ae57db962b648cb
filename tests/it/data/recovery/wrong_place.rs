//! Commands in a folder that is not the one that was meant: nothing is made there, and advice names the folder.

use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};

use podium_base::config::{DatabaseAddress, SQLITE_FILE};
use podium_ops::site::backups;

use super::{done, mode, podium, refusal, scheduled};
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

/// Commands that make a database where there never was one.
const MAKERS: [&[&str]; 3] = [&["serve", "--listen", "127.0.0.1:0"], &["demo"], &["migrate"]];

/// What is left of a database keeps a new one from being made in its place, and stays as it is.
#[test]
fn nothing_is_made_in_place_of_a_lost_database() {
    for (left, holds) in [
        ("podium.keys", "forms="),
        ("podium.sqlite3-wal", "what was written last"),
        ("podium.sqlite3-journal", "half a change"),
        ("podium.sqlite3.before-2026", "a copy"),
        ("backups/podium-20261123T140509Z.sqlite3", "a copy"),
        ("backups/podium.owner", "whose they are"),
        ("podium.sqlite3", ""),
    ] {
        let place = private_folder();
        let file = place.path().join(left);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder");
        std::fs::write(&file, holds).expect("a file");
        let copy = match left.ends_with("Z.sqlite3") {
            true => file.to_str().expect("UTF-8"),
            false => "FILE",
        };
        for command in MAKERS {
            let said = refusal(&podium(None, place.path(), command));
            let restore = format!("`podium --data {} restore {copy}`", place.path().display());
            assert!(
                said.contains(&restore) && said.contains(&*file.to_string_lossy()),
                "{said}"
            );
            assert_eq!(
                std::fs::read_to_string(&file).expect("it is there"),
                holds,
                "{command:?}"
            );
            assert_eq!(
                place.path().join(SQLITE_FILE).exists(),
                left == SQLITE_FILE,
                "{command:?}"
            );
        }
    }
}

/// A file that was cut off to nothing has its log deleted by SQLite as soon as that opens it.
#[test]
fn the_log_of_an_empty_file_is_kept() {
    let place = private_folder();
    let [file, log] = [SQLITE_FILE, "podium.sqlite3-wal"].map(|name| place.path().join(name));
    std::fs::write(&file, "").expect("a file");
    std::fs::write(&log, "what was written last").expect("its log");
    let said = refusal(&podium(None, place.path(), &["migrate"]));
    assert!(said.contains(&format!("{} may have", log.display())), "{said}");
    assert!(
        said.contains("is empty (0 bytes)") && said.contains("delete it, with those files, and start again"),
        "{said}"
    );
    assert_eq!(
        std::fs::read_to_string(&log).expect("it is there"),
        "what was written last"
    );
}

/// The disk of the data is not mounted, and that of the copies is: a new database would be taken for the earlier one.
#[test]
fn nothing_is_made_where_copies_are_left_in_another_folder() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let [data, copies, others] = ["data", "copies", "others"].map(|name| place.path().join(name));
    std::fs::create_dir(&data).expect("a folder");
    let settings = scheduled(&db, 3, &copies);
    let serve = |copies: &Path, keys: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
        command.env_remove("DATABASE_URL").env("PODIUM_KEYS", keys);
        command
            .arg("--data")
            .arg(&data)
            .args(["serve", "--listen", "127.0.0.1:0"]);
        command.args(["--backup-every", "30m", "--backup-folder"]).arg(copies);
        refusal(&command.output().expect("podium runs"))
    };
    let refused = |left: &Path, restore: &str| {
        let restore = format!("`podium --data {} restore {restore}`", data.display());
        for keys in ["", "forms=short"] {
            let said = serve(&copies, keys);
            for says in [
                left.to_str().expect("UTF-8"),
                "Is its disk mounted?",
                restore.as_str(),
                "choose another folder of copies with --backup-folder",
            ] {
                assert!(said.contains(says), "{says}: {said}");
            }
        }
        assert_eq!(data.read_dir().expect("the folder").count(), 0, "something was made");
    };
    refused(&copies.join("podium.owner"), "FILE");
    let copy = backups::make(&db.db, &settings, podium_base::clock::now()).expect("a copy");
    refused(&copy, copy.to_str().expect("UTF-8"));

    // a first start with the keys of other machines is not refused, and says that it is a first one
    let said = serve(&others, "forms=short");
    assert!(
        said.contains("a new one was made, for which PODIUM_KEYS has the keys"),
        "{said}"
    );
    assert!(data.join(SQLITE_FILE).exists());
    let said = serve(&others, "forms=short");
    assert!(!said.contains("a new one was made"), "{said}");
}

/// The disk of the data is not mounted, and its folders are not made on the system's.
#[test]
fn only_the_last_folder_is_made() {
    let place = private_folder();
    let data = place.path().join("stick/podium/data");
    for command in MAKERS {
        let said = refusal(&podium(None, &data, command));
        let says = "cannot be made: the folder that it is in is not there: is its disk mounted?";
        assert!(said.contains(says), "{command:?}: {said}");
        assert!(!place.path().join("stick").exists(), "{command:?}");
    }
    let said = doctor(&data, place.path());
    assert!(
        said.contains("is its disk mounted?") && !said.contains("start Podium"),
        "{said}"
    );
    std::fs::create_dir_all(data.parent().expect("a folder")).expect("its disk is mounted");
    done(&podium(None, &data, &["migrate"]));
    assert_eq!(mode(&data), 0o700);
}

/// What was named by mistake stays as it is.
#[test]
fn a_file_instead_of_the_folder_stays_as_it_is() {
    let place = private_folder();
    let file = place.path().join("file");
    std::fs::write(&file, "mine").expect("a file");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("the mode");
    for command in MAKERS {
        let said = refusal(&podium(None, &file, command));
        assert!(said.contains(&format!("{} is no folder", file.display())), "{said}");
    }
    assert_eq!(mode(&file), 0o644);
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), "mine");
}

/// Whenever a first start is killed, the next one makes its database.
#[test]
fn a_first_start_may_be_killed_at_any_moment() {
    for milliseconds in (0..60).step_by(6) {
        let place = private_folder();
        let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
        command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
        command.arg("--data").arg(place.path()).arg("migrate");
        let start = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let mut start = start.expect("the program starts");
        std::thread::sleep(std::time::Duration::from_millis(milliseconds));
        start.kill().ok();
        start.wait().expect("it has ended");
        done(&podium(None, place.path(), &["migrate"]));
        let mut names = place.path().read_dir().expect("the folder").flatten();
        let begun = names.find(|entry| entry.file_name().to_string_lossy().contains(".new-"));
        assert!(begun.is_none(), "after {milliseconds} ms: {begun:?}");
    }
}

/// A first start that was cut off goes on: with a file that has no tables yet, and with one that no keys were made for.
#[test]
fn a_first_start_that_was_cut_off_goes_on() {
    let bare = TestDb::sqlite_unmigrated();
    Process::serve(&bare).kill();
    let without_keys = TestDb::sqlite();
    Process::serve(&without_keys).kill();
    assert!(without_keys.folder().join("podium.keys").exists());
}

/// A rotation says which keys it is about before it starts: the keys of two installations look alike.
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
        said.contains("neither in it nor at") && !said.contains("keep a copy of"),
        "{said}"
    );
    db.secrets();
    let said = copy("with.sqlite3");
    let keys = db.folder().join("podium.keys");
    assert!(said.contains(&format!("keep a copy of {}", keys.display())), "{said}");
}

/// SQLite's words for a damaged file name neither the file nor what to do next; and a copy that cannot be read is not one that
/// cannot be written.
#[test]
fn a_damaged_database_is_named_as_such() {
    let db = TestDb::sqlite();
    db.in_database_tournament("Damaged", 64);
    let place = private_folder();
    let file = place.path().join(SQLITE_FILE);
    db.db.backup(&file).expect("a copy");
    let whole = std::fs::read(&file).expect("its bytes");
    let of_half = |byte: u8| {
        let mut bytes = whole.clone();
        bytes[whole.len() / 2..].fill(byte);
        bytes
    };
    let copy = place.path().join("copy.sqlite3");
    let backup: &[&str] = &["backup", copy.to_str().expect("UTF-8")];
    let serve: &[&str] = &["serve", "--listen", "127.0.0.1:0"];
    for (bytes, command) in [
        (of_half(0xff), backup),
        (whole[..4096].to_vec(), serve),
        (whole[..4096].to_vec(), backup),
        (b"no database at all, and long enough for one".repeat(200), serve),
    ] {
        std::fs::write(&file, &bytes).expect("it is damaged");
        let said = refusal(&podium(None, place.path(), command));
        let doctor = format!("`podium --data {} doctor` says what is broken", place.path().display());
        let names = said.contains(&*file.to_string_lossy()) && said.contains(&doctor);
        assert!(names && !said.contains("cannot be written"), "{command:?}: {said}");
        assert!(!copy.exists());
        for end in ["-wal", "-shm"] {
            std::fs::remove_file(place.path().join(format!("{SQLITE_FILE}{end}"))).ok();
        }
    }
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
        for invented in ["Nobody has the database open", "log has 0 KB"] {
            assert!(!said.contains(invented), "{said}");
        }
    }
}

/// What `podium doctor` prints, with a folder for temporary files.
fn doctor(data: &Path, temporary: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
    command.arg("--data").arg(data).arg("doctor").env("TMPDIR", temporary);
    let said = command.output().expect("podium runs");
    String::from_utf8_lossy(&said.stdout).into_owned()
}

/// A command that was killed leaves the whole database among the temporary files.
#[test]
fn what_a_killed_look_has_left_is_named() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let left = place.path().join("podium-look-4294967295-1");
    std::fs::create_dir(&left).expect("a folder");
    let said = doctor(db.folder(), place.path());
    assert!(said.contains(left.to_str().expect("UTF-8")), "{said}");
}

/// Where something of a lost database is left, the doctor says what a start says.
#[test]
fn what_is_left_of_a_database_is_said_alike() {
    let place = private_folder();
    for left in ["podium.keys", "backups/podium-20261123T140509Z.sqlite3"] {
        let data = place.path().join(left.replace('/', "-"));
        let file = data.join(left);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder");
        std::fs::write(&file, "forms=").expect("a file");
        let refused = refusal(&podium(None, &data, &["serve", "--listen", "127.0.0.1:0"]));
        let refused = refused.lines().find_map(|line| line.strip_prefix("podium: "));
        let sentences = refused.and_then(|said| said.split_once(" Nothing was made in its place. "));
        let (says, help) = sentences.expect("it is refused");
        let looked = doctor(&data, place.path());
        assert!(looked.contains(&format!("{says} {help}\n")), "{says} {help}: {looked}");
    }
}

/// A message names what is there instead of a database or its folder.
#[test]
fn what_is_no_database_is_said() {
    let place = private_folder();
    let file = place.path().join(SQLITE_FILE);
    std::fs::write(&file, "").expect("an empty file");
    let said = doctor(place.path(), place.path());
    assert!(
        said.contains("is empty (0 bytes)") && said.contains("delete it, with those files, and start again"),
        "{said}"
    );
    std::fs::remove_file(&file).expect("it goes");
    // nobody writes into it, and nobody waits for that
    let pipe = Command::new("mkfifo").arg(&file).status();
    assert!(pipe.expect("mkfifo is there").success());
    let said = doctor(place.path(), place.path());
    assert!(said.contains("it is no file"), "{said}");
    for command in MAKERS {
        let said = refusal(&podium(None, place.path(), command));
        assert!(said.contains("podium.sqlite3 is no file"), "{command:?}: {said}");
    }
    let pipe = file.to_str().expect("UTF-8");
    let link = place.path().join("link");
    std::os::unix::fs::symlink(place.path().join("gone"), &link).expect("a link");
    for command in ["--check", "--"] {
        let said = refusal(&podium(None, &link, &["restore", command, pipe]));
        assert!(said.contains("it is no file"), "{said}");
    }
    let db = TestDb::sqlite();
    let copy = place.path().join("a copy.sqlite3");
    let copy = copy.to_str().expect("UTF-8");
    let said = done(&podium(None, db.folder(), &["backup", copy]));
    assert!(
        said.contains(&format!("restore '{copy}'")),
        "as a shell reads it: {said}"
    );
    let restored = refusal(&podium(None, &link, &["restore", copy]));
    for said in [doctor(&link, place.path()), restored] {
        assert!(said.contains("which is not there: is its disk mounted?"), "{said}");
    }
}

/// A newer version that is started by mistake beside the one that runs does not bring its database up to date.
#[test]
fn a_start_whose_address_is_taken_makes_nothing() {
    let place = private_folder();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    for flags in [
        ["--listen", address.as_str(), "--metrics-listen", "127.0.0.1:0"],
        ["--listen", "127.0.0.1:0", "--metrics-listen", address.as_str()],
    ] {
        let said = refusal(&podium(None, place.path(), &[&["serve"][..], &flags].concat()));
        assert!(said.contains("cannot be listened on"), "{said}");
        assert!(!place.path().join(SQLITE_FILE).exists(), "{flags:?}");
    }
}

/// Who reads what is printed may have read enough, as `head` has: the command ends as if all were read.
#[test]
fn the_end_of_a_pipe_is_no_panic() {
    let place = private_folder();
    let commands: [(&[&str], i32); 6] = [
        (&["doctor"], 1),
        (&["keys", "show"], 1),
        (&["nosuch"], 2),
        (&["migrate"], 0),
        (&["demo"], 0),
        (&["export", "nosuch"], 1),
    ];
    for (command, status) in commands {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut podium = Command::new(env!("CARGO_BIN_EXE_podium"));
        podium.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
        podium.arg("--data").arg(place.path()).args(command);
        podium
            .stdout(writer.try_clone().expect("its other handle"))
            .stderr(writer);
        let ended = podium.status().expect("podium runs");
        assert_eq!(ended.code(), Some(status), "{command:?}");
    }
}

/// What a start refuses, and what it warns of, is no surprise after a look.
#[test]
fn settings_that_a_start_refuses_are_wrong() {
    let db = TestDb::sqlite();
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
    command
        .env("PODIUM_LOG", "podium::nosuch=info")
        .env("PODIUM_BAKCUP_EVERY", "30m");
    let ended = command.arg("--data").arg(db.folder()).arg("doctor").output();
    let said = String::from_utf8_lossy(&ended.expect("podium runs").stdout).into_owned();
    let line = |beginning: &str| said.lines().find(|line| line.starts_with(beginning)).map(str::to_owned);
    let refused = line("wrong  start").unwrap_or_else(|| panic!("{said}"));
    assert!(refused.contains("podium::nosuch is no part of the program"), "{said}");
    let misspelled = line("note   start").unwrap_or_else(|| panic!("{said}"));
    assert!(misspelled.contains("is PODIUM_BACKUP_EVERY meant?"), "{said}");
}
