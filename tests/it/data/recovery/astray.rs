//! Files of the database, or its folder, that were moved, deleted or replaced under the running service: each case is recognized,
//! and following what `podium doctor` says of it brings every row back.

use std::path::{Path, PathBuf};
use std::process::Command;

use podium_base::config::{DatabaseAddress, SQLITE_FILE};

use super::{database, done, podium, refusal, settled, until};
use crate::harness::http::Visitor;
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

/// What restoring, starting and everything that writes says on the path: nothing is begun there.
#[track_caller]
fn is_refused(data: &Path, copy: &Path, says: &str) {
    let restore = ["restore", copy.to_str().expect("UTF-8")];
    for command in [&restore[..], &["serve", "--listen", "127.0.0.1:0"], &["demo"]] {
        let refused = refusal(&podium(None, data, command));
        assert!(refused.contains(says), "{command:?}: {refused}");
        assert!(!refused.contains("Stop it first"), "{refused}");
    }
}

/// Harms the files under a service, with a copy at hand, and follows what doctor says.
#[track_caller]
fn is_saved(harm: impl FnOnce(&TestDb, &Path)) {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Astray", 8);
    db.next_round(&slug);
    db.secrets();
    let place = private_folder();
    let other = place.path().join("other.sqlite3");
    done(&podium(None, db.folder(), &["backup", other.to_str().expect("UTF-8")]));
    let folder = db.folder().canonicalize().expect("it is there");
    let process = Process::serve(&db);
    Raw::connect(&db.address).execute("UPDATE tournaments SET name = 'Entered since'");
    let rows = settled(&process, || Raw::connect(&db.address).rows());
    harm(&db, &other);
    let was_there = database(&db).exists();
    let said = doctor(db.folder());
    assert!(
        said.contains("deleted or replaced under it") && said.contains("Do NOT stop Podium"),
        "{said}"
    );
    assert!(!said.contains("start Podium, which makes it"), "{said}");
    is_refused(db.folder(), &other, "Do NOT stop Podium");
    assert_eq!(database(&db).exists(), was_there, "no new database is begun");

    let commands: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let [save, check, hold, end, bring_back, release, go_on, ..] = commands.as_slice() else {
        panic!("no such commands: {said}");
    };
    // copied while it is halted, and halted until it ends: nothing is accepted in between, and nobody starts another
    assert!(
        save.contains("kill -STOP") && check.starts_with("podium restore --check"),
        "{said}"
    );
    assert!(
        hold.contains("Restart=no") && hold.ends_with("daemon-reload") && end.starts_with("kill -KILL"),
        "{said}"
    );
    assert!(
        bring_back.contains(" restore ") && release.starts_with("rm ") && go_on.starts_with("kill -CONT"),
        "{said}"
    );
    let file = hold.split('>').nth(1).and_then(|rest| rest.split(' ').next());
    assert!(file.is_some_and(|file| release.contains(file)), "{said}");
    let saved = Command::new("sh").arg("-c").arg(save).status().expect("a shell");
    assert!(saved.success(), "{save}");
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
    assert!(shown.contains("The copy is complete."), "{shown}");
    process.kill();
    let data = place.path().join("data");
    done(&podium(None, &data, &["restore", file.to_str().expect("UTF-8")]));
    let back = Raw::connect(&DatabaseAddress::Sqlite(data.join(SQLITE_FILE))).rows();
    std::fs::remove_dir_all(saved).expect("it goes");
    assert!(back == rows, "rows are lost");
}

fn delete(db: &TestDb, ends: &[&str]) {
    for end in ends {
        std::fs::remove_file(beside(db, end)).expect("it is deleted");
    }
}

#[test]
fn what_was_deleted_is_saved() {
    is_saved(|db, _| delete(db, &["", "-wal", "-shm"]));
}

#[test]
fn what_was_replaced_is_saved() {
    is_saved(|db, other| {
        delete(db, &["", "-wal", "-shm"]);
        std::fs::copy(other, database(db)).expect("it is replaced");
    });
}

#[test]
fn a_log_that_was_deleted_is_saved() {
    is_saved(|db, _| delete(db, &["-wal", "-shm"]));
}

/// The next copy is made of the file that is open, and the folder of copies is that one's.
#[test]
fn copies_are_not_those_of_what_has_the_name_now() {
    let db = TestDb::sqlite();
    db.secrets();
    let (place, copies) = (private_folder(), private_folder());
    let other = place.path().join("other.sqlite3");
    TestDb::sqlite().db.backup(&other).expect("another database");
    let flags = super::copying_to(copies.path());
    let process = Process::serve_with(&db, &flags);
    until("a copy is made", || super::copies(copies.path()).pop());
    delete(&db, &["", "-wal", "-shm"]);
    std::fs::copy(&other, database(&db)).expect("it is replaced");
    let looked = podium(None, db.folder(), &[&["doctor"], &flags[..]].concat());
    let said = String::from_utf8_lossy(&looked.stdout).into_owned();
    assert!(said.contains("Do NOT stop Podium"), "{said}");
    assert!(
        !said.contains("next copy fails") && !said.contains("podium.owner"),
        "{said}"
    );
    process.kill();
}

/// Another database that is copied over the file has its name and its number.
#[test]
fn a_database_that_was_overwritten_is_named() {
    let (db, other) = (TestDb::sqlite(), TestDb::sqlite());
    for (db, name) in [(&db, "Overwritten"), (&other, "Another")] {
        db.in_database_tournament(name, 8);
        db.secrets();
    }
    let place = private_folder();
    let copy = place.path().join("other.sqlite3");
    other.db.backup(&copy).expect("a copy");
    let process = Process::serve(&db);
    settled(&process, || Raw::connect(&db.address).rows());
    // what is in the log is read from there still
    db.settle();
    std::fs::copy(&copy, database(&db)).expect("it is overwritten");
    let ready = Visitor::new(&process.base, None).get("/readyz");
    assert_eq!(ready.status, 503);
    assert!(ready.body.contains("replaced or overwritten"), "{}", ready.body);
    let log = process.log();
    assert!(log.contains("was overwritten with another database"), "{log}");
    let said = doctor(db.folder());
    assert!(said.contains("another database was copied over its file"), "{said}");
    assert!(!said.contains("keys rotate"), "{said}");
    for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["keys", "show"]] {
        let said = refusal(&podium(None, db.folder(), command));
        assert!(
            said.contains("another database was copied over its file") && said.contains("make no new keys"),
            "{command:?}: {said}"
        );
        assert!(!said.contains("keys rotate"), "{command:?}: {said}");
    }
    process.kill();
    // nothing tells any more which of the two is the other's
    let first = "If another database replaced the original one, bring the original back";
    let said = refusal(&podium(None, db.folder(), &["serve", "--listen", "127.0.0.1:0"]));
    for said in [doctor(db.folder()), said] {
        assert!(said.find(first) < said.find("keys rotate all"), "{said}");
        assert!(said.contains(first), "{said}");
    }
}

/// Once nobody has it open, the copies of the one that was there tell that it is the database that does not fit the keys.
#[test]
fn a_database_that_was_overwritten_is_known_by_its_copies() {
    let (db, other) = (TestDb::sqlite(), TestDb::sqlite());
    for db in [&db, &other] {
        db.secrets();
        podium_ops::site::backups::identity(&db.db).expect("it is noted");
    }
    let (place, copies) = (private_folder(), private_folder());
    let copy = place.path().join("other.sqlite3");
    other.db.backup(&copy).expect("a copy");
    let flags = super::copying_to(copies.path());
    let process = Process::serve_with(&db, &flags);
    let own = until("a copy is made", || super::copies(copies.path()).pop());
    process.kill();
    db.settle();
    std::fs::copy(&copy, database(&db)).expect("it is overwritten");
    let looked = podium(None, db.folder(), &[&["doctor"], &flags[..]].concat());
    let looked = String::from_utf8_lossy(&looked.stdout).into_owned();
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let started = refusal(&podium(None, db.folder(), &[&serve, &flags[..]].concat()));
    for said in [looked, started] {
        let restore = format!("podium --data {} restore {}", db.folder().display(), own.display());
        assert!(
            said.contains("has another database than the one that the copies") && said.contains(&restore),
            "{said}"
        );
        assert!(
            !said.contains("keys rotate") && !said.contains("podium.owner"),
            "{said}"
        );
    }
}

/// Also where what is compared is read from the log of the one that was there.
#[test]
fn a_database_that_was_overwritten_beside_its_log_is_named() {
    let (db, other) = (TestDb::sqlite(), TestDb::sqlite());
    let place = private_folder();
    let copy = place.path().join("other.sqlite3");
    for db in [&db, &other] {
        db.secrets();
        podium_ops::site::backups::identity(&db.db).expect("it is noted");
    }
    other.db.backup(&copy).expect("a copy");
    db.settle();
    let process = Process::serve(&db);
    // it says where it is before its start is over
    assert_eq!(Visitor::new(&process.base, None).get("/healthz").status, 200);
    let stored = db
        .db
        .write(|conn| podium_store::site::settings::set(conn, "a_test", "in the log"));
    stored.expect("a setting is stored");
    std::fs::copy(&copy, database(&db)).expect("it is overwritten");
    let ready = Visitor::new(&process.base, None).get("/readyz");
    assert_eq!(ready.status, 503, "{}", ready.body);
    let is_told = |said: &str| {
        assert!(said.contains("Another database was copied over its file"), "{said}");
        assert!(
            !said.contains("keys rotate") && !said.contains("podium.owner"),
            "{said}"
        );
    };
    is_told(&doctor(db.folder()));
    let mixed = place.path().join("mixed.sqlite3");
    let backup = ["backup", mixed.to_str().expect("UTF-8")];
    is_told(&refusal(&podium(None, db.folder(), &backup)));
    process.kill();
    is_told(&doctor(db.folder()));
    let (serve, show) = (["serve", "--listen", "127.0.0.1:0"], ["keys", "show"]);
    for command in [&backup[..], &serve, &show, &["demo"], &["migrate"]] {
        is_told(&refusal(&podium(None, db.folder(), command)));
    }
    assert!(!mixed.exists());
}

/// The folder's lock, by which a running service is known, goes with the folder.
#[test]
fn a_folder_that_was_deleted_is_saved() {
    is_saved(|db, _| std::fs::remove_dir_all(db.folder()).expect("it is deleted"));
}

#[test]
fn a_folder_that_was_replaced_is_saved() {
    is_saved(|db, other| {
        std::fs::remove_dir_all(db.folder()).expect("it is deleted");
        std::fs::create_dir(db.folder()).expect("a folder");
        std::fs::copy(other, database(db)).expect("it is replaced");
    });
}

/// A folder that was moved is there, with what is entered.
#[test]
fn a_folder_that_was_moved_is_named() {
    let db = TestDb::sqlite();
    db.in_database_tournament("Moved", 8);
    db.secrets();
    let place = private_folder();
    let copy = place.path().join("copy.sqlite3");
    done(&podium(None, db.folder(), &["backup", copy.to_str().expect("UTF-8")]));
    let process = Process::serve(&db);
    settled(&process, || Raw::connect(&db.address).rows());
    let folder = db.folder().canonicalize().expect("it is there");
    let away = place.path().canonicalize().expect("it is there").join("away");
    std::fs::rename(&folder, &away).expect("it is moved");
    let began = format!("began on the folder {}", folder.display());
    for _ in ["gone", "another in its place"] {
        let said = doctor(&folder);
        assert!(
            said.contains(&began) && said.contains(&*away.join(SQLITE_FILE).to_string_lossy()),
            "{said}"
        );
        assert!(
            said.contains("Stop Podium first. ") && !said.contains("Do NOT"),
            "{said}"
        );
        is_refused(&folder, &copy, &began);
        std::fs::create_dir_all(&folder).expect("a folder");
    }
    // nobody began on the place where it is now; of a folder that is deleted there, what it held is saved
    std::fs::remove_dir_all(&away).expect("it is deleted");
    let said = doctor(&folder);
    assert!(said.contains("Do NOT stop Podium"), "{said}");
    process.kill();
    assert!(doctor(&folder).contains("There is no database"));
}

/// A relative path begins where the service was started, wherever that is now; and a link was another's when it was.
#[test]
fn a_folder_is_known_by_the_path_that_the_service_began_on() {
    let place = private_folder();
    let place = place.path().canonicalize().expect("it is there");
    let [above, away, disk, other] = ["above", "away", "disk", "other"].map(|name| place.join(name));
    for folder in [&above, &disk.join("data"), &other] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    let reported = |asked: &Path, is_now: &Path| {
        let began = format!("began on the folder {}:", asked.display());
        let said = doctor(asked);
        let is_now = is_now.join(SQLITE_FILE);
        assert!(
            said.contains(&began) && said.contains(&*is_now.to_string_lossy()),
            "{said}"
        );
        is_refused(asked, &is_now, &began);
    };
    let process = Process::serve_in(&above);
    std::fs::rename(&above, &away).expect("it is moved");
    reported(&above.join("data"), &away.join("data"));
    process.kill();

    let link = place.join("data");
    std::os::unix::fs::symlink(disk.join("data"), &link).expect("a link");
    let process = Process::serve_in(&place);
    std::fs::remove_file(&link).expect("it goes");
    std::os::unix::fs::symlink(&other, &link).expect("a link");
    reported(&link, &disk.join("data"));
    process.kill();
}

/// For a service in a container the folder has another path.
#[test]
#[ignore = "needs its own mounts: bash tests/all.sh"]
fn a_volume_that_was_deleted_is_named() {
    for harm in ["file", "folder"] {
        let place = private_folder();
        let place = place.path().canonicalize().expect("it is there");
        let [volume, mounted] = ["volume", "mounted"].map(|name| place.join(name));
        for folder in [&volume, &mounted] {
            std::fs::create_dir(folder).expect("a folder");
        }
        let process = Process::serve_on_volume(&volume, &mounted);
        let data = volume.join("data");
        let looked = podium(None, &data, &["doctor"]);
        assert!(looked.status.success(), "{looked:?}");
        let copy = place.join("copy.sqlite3");
        done(&podium(None, &data, &["backup", copy.to_str().expect("UTF-8")]));
        match harm {
            "file" => std::fs::remove_file(data.join(SQLITE_FILE)).expect("it is deleted"),
            _ => std::fs::remove_dir_all(&data).expect("it is deleted"),
        }
        assert!(doctor(&data).contains("Do NOT stop Podium"), "{harm}");
        is_refused(&data, &copy, "Do NOT stop Podium");
        // the path that the folder has for the service alone is free here
        done(&podium(None, &mounted.join("data"), &["migrate"]));
        process.kill();
    }
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
    assert!(
        said.contains("Stop Podium first. ") && !said.contains("Do NOT"),
        "{said}"
    );
    process.kill();
    // a log without its database is neither started on nor restored over
    let said = doctor(db.folder());
    let log = beside(&db, "-wal");
    assert!(said.contains(&format!("{} is left of one", log.display())), "{said}");
    assert!(!said.contains("start Podium"), "{said}");
}
