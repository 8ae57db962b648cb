//! The folder of the service's automatic copies: which files in it are kept, and which database it belongs to.

use std::os::unix::fs::PermissionsExt;

use podium_base::config::DatabaseAddress;
use podium_base::watched::Watched;
use podium_ops::site::backups;
use podium_ops::site::backups::folder::{Origin, check_owner, prepare};
use podium_store::Database;

use super::{copies, copying_to, done, metric, mode, podium, scheduled, until};
use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, private_folder};

/// The newest are kept; what another hand has put into the folder stays, whatever its name is like.
#[test]
fn only_own_copies_beyond_the_newest_are_deleted() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let settings = scheduled(&db, 2, place.path());
    let others = [
        "before-round-3.sqlite3",
        "podium.sqlite3",
        "podium-20200101T000000Z.sqlite3.kept",
        "podium-2020.sqlite3",
        "podium-20200101T000000Z.txt",
    ];
    for other in others {
        std::fs::write(place.path().join(other), "mine").expect("a file");
    }
    let now = podium_base::clock::now();
    let made: Vec<_> = (0..4)
        .map(|hour| backups::make(&db.db, &settings, now - chrono::TimeDelta::hours(4 - hour)).expect("a copy"))
        .collect();
    assert_eq!(copies(place.path()), [made[3].clone(), made[2].clone()]);
    for other in others {
        assert_eq!(
            std::fs::read_to_string(place.path().join(other)).expect("it is there"),
            "mine"
        );
    }
    // one that was cut off in the middle is no copy, and goes at the next start
    let cut_off = place.path().join(".podium-20200101T000000Z.sqlite3.podium-4711-0");
    let by_hand = place.path().join(".holiday.podium-4711-0");
    let foreign = place.path().join("podium-20200101T000000Z.sqlite3.part");
    for file in [&cut_off, &by_hand, &foreign] {
        std::fs::write(file, "half").expect("a file");
    }
    // a folder with a name of ours is in nobody's way
    let folder = place.path().join(".podium-20200101T000001Z.sqlite3.podium-4711-0");
    std::fs::create_dir(&folder).expect("a folder");
    let newest = backups::make(&db.db, &settings, now).expect("a copy");
    assert!(!cut_off.exists() && by_hand.exists() && foreign.exists() && folder.exists());
    assert_eq!(copies(place.path()), [newest, made[3].clone()]);
}

/// Copies of a clock that was wrong take no place, and are nobody's to delete; the one that was just made stays.
#[test]
fn a_wrong_clock_deletes_no_copy_of_now() {
    let db = TestDb::sqlite();
    let now = podium_base::clock::now();
    let years = |count: i64| now + chrono::TimeDelta::days(365 * count);
    for (kept_at, made_at) in [
        ([years(10), years(11), years(12)], now),
        ([now, years(-1), years(-2)], years(-6)),
    ] {
        let place = private_folder();
        let settings = scheduled(&db, 3, place.path());
        let kept: Vec<_> = kept_at
            .iter()
            .map(|at| backups::make(&db.db, &settings, *at).expect("a copy"))
            .collect();
        let hours = (0..4).map(|hour| made_at + chrono::TimeDelta::minutes(hour));
        let made: Vec<_> = hours
            .map(|at| backups::make(&db.db, &settings, at).expect("a copy"))
            .collect();
        for path in kept.iter().chain(&made[1..]) {
            assert!(path.exists(), "{}", path.display());
        }
        assert!(!made[0].exists(), "of those that count, three are kept");
    }

    // at a start one of the future is no success, and one is due
    let place = private_folder();
    let settings = scheduled(&db, 3, place.path());
    backups::make(&db.db, &settings, years(10)).expect("a copy");
    let flags = copying_to(place.path());
    let process = Process::serve_with(&db, &flags);
    let metrics = process.says("Metrics are at ");
    let counted = until("a copy of now", || {
        let counted = metric(&metrics, "podium_backup_last_success_timestamp_seconds ");
        (counted > 0).then_some(counted)
    });
    assert!(counted < years(1).and_utc().timestamp(), "{counted}");
    assert_eq!(copies(place.path()).len(), 2);
}

/// A database that was restored for a drill deletes no copy of the one in use, although both have the same folder set.
#[test]
fn a_drill_on_the_same_folder_deletes_no_copies() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let folder = place.path().join("copies");
    let settings = scheduled(&db, 1, &folder);
    let now = podium_base::clock::now();
    let copy = backups::make(&db.db, &settings, now - chrono::TimeDelta::hours(1)).expect("a copy");
    let drill = TestDb::sqlite();
    let said = backups::make(&drill.db, &settings, now)
        .expect_err("it is another's")
        .to_string();
    assert!(said.contains("another Podium, whose database is "), "{said}");
    let flags = [&copying_to(&folder)[..], &["--backup-keep", "1"]].concat();
    // it serves anyway, and counts
    let process = Process::serve_with(&drill, &flags);
    let metrics = process.says("Metrics are at ");
    assert_eq!(metric(&metrics, "podium_backup_failures_total "), 1);
    assert!(process.log().contains("another Podium"), "{}", process.log());
    assert_eq!(copies(&folder), [copy]);
}

/// A copy that was restored has the identity of the database in use. It makes no copies in that one's folder, and takes its place
/// there once that one is gone.
#[test]
fn a_database_that_was_moved_goes_on_with_its_copies() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let [folder, data] = ["copies", "data"].map(|name| place.path().join(name));
    let settings = scheduled(&db, 1, &folder);
    let now = podium_base::clock::now();
    let copy = backups::make(&db.db, &settings, now - chrono::TimeDelta::hours(1)).expect("a copy");
    done(&podium(None, &data, &["restore", copy.to_str().expect("UTF-8")]));
    let file = data.join(podium_base::config::SQLITE_FILE);
    let restored = Database::open(&DatabaseAddress::Sqlite(file.clone())).expect("it opens");
    let identity = backups::identity(&restored).expect("it has one");
    let origin = Origin {
        file: &file,
        identity: &identity,
    };
    let said = prepare(&folder, origin).expect_err("it is a drill").to_string();
    assert!(said.contains("another Podium, whose database is "), "{said}");
    backups::make(&restored, &settings, now).expect_err("it is a drill");
    assert_eq!(copies(&folder), std::slice::from_ref(&copy));

    // copied with its folder of copies: that one is its own
    let own = data.join("backups");
    std::fs::create_dir(&own).expect("a folder");
    std::fs::copy(folder.join("podium.owner"), own.join("podium.owner")).expect("the note");
    check_owner(&own, &file).expect("it goes on with them");
    prepare(&own, origin).expect("it goes on with them");
    let noted = std::fs::read_to_string(own.join("podium.owner")).expect("the note");
    assert!(
        noted.starts_with(&*file.canonicalize().expect("it is there").to_string_lossy()),
        "{noted}"
    );

    // the one in use is moved away for good; a machine without a name may be another one, where it is still in use
    std::fs::rename(super::database(&db), place.path().join("away")).expect("it is moved");
    if std::fs::read_to_string("/etc/machine-id").is_ok_and(|id| !id.trim().is_empty()) {
        check_owner(&folder, &file).expect("it takes its place");
        prepare(&folder, origin).expect("it takes its place");
        let newer = backups::make(&restored, &settings, now).expect("a copy");
        assert_eq!(copies(&folder), [newer]);
    }
}

/// A folder of copies that was moved away between two starts is not silently made again.
#[test]
fn a_folder_that_is_made_again_is_reported() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let folder = place.path().join("copies");
    let flags = copying_to(&folder);
    for is_told in [false, true] {
        let process = Process::serve_with(&db, &flags);
        until("a copy", || copies(&folder).pop());
        let said = process.log();
        assert_eq!(said.contains("was not there, and was made."), is_told, "{said}");
        process.kill();
        std::fs::remove_dir_all(&folder).expect("it goes");
        let looked = podium(None, db.folder(), &[&["doctor"], &flags[..]].concat());
        let looked = String::from_utf8_lossy(&looked.stdout).into_owned();
        let gone = "where the service has kept copies of this database: they were moved away or deleted";
        assert!(looked.contains(gone), "{looked}");
    }
}

/// Copies of another database are neither counted nor deleted, though its path and machine are the same: as where a new one was
/// begun in its place, and in containers, which are all alike.
#[test]
fn copies_of_another_database_stay() {
    let (db, other) = (TestDb::sqlite(), TestDb::sqlite());
    let place = private_folder();
    let now = podium_base::clock::now();
    let ago = |minutes| now - chrono::TimeDelta::minutes(minutes);
    let settings = scheduled(&other, 1, place.path());
    let foreign = backups::make(&other.db, &settings, ago(9)).expect("a copy");
    // nobody has noted whose the folder is
    std::fs::remove_file(place.path().join("podium.owner")).expect("it is there");
    let settings = scheduled(&db, 1, place.path());
    backups::make(&db.db, &settings, ago(5)).expect("a copy");
    let own = backups::make(&db.db, &settings, ago(3)).expect("a copy");
    assert_eq!(copies(place.path()), [own.clone(), foreign.clone()]);

    // another one comes to its place
    let renamed = "UPDATE settings SET value = 'another' WHERE name = 'database_identity'";
    Raw::connect(&db.address).execute(renamed);
    let refused = backups::make(&db.db, &settings, now).expect_err("it is another");
    let said = refused.to_string();
    assert!(
        said.contains("was another one than the one that is there now"),
        "{said}"
    );
    assert_eq!(copies(place.path()), [own, foreign]);
}

/// What cannot be restored takes no place of those that are kept; while nothing newer can be, the last that can stays.
#[test]
fn the_newest_copy_that_can_be_restored_is_kept() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Kept", 8);
    db.next_round(&slug);
    let place = private_folder();
    let settings = scheduled(&db, 2, place.path());
    let now = podium_base::clock::now();
    let make = |minutes| backups::make(&db.db, &settings, now - chrono::TimeDelta::minutes(minutes)).expect("a copy");
    let good = make(50);
    let empty = make(40);
    std::fs::write(&empty, "").expect("nothing of it");
    let other = place.path().join("podium-20260101T000000Z.sqlite3");
    std::fs::write(&other, "of another program").expect("a file");
    // rows are lost: copies are made of what there is, and a restore refuses them
    Raw::connect(&db.address).execute("PRAGMA foreign_keys = OFF; DELETE FROM rounds");
    let lost = [make(30), make(20), make(10)];
    assert_eq!(
        copies(place.path()),
        [lost[2].clone(), lost[1].clone(), empty, good, other]
    );
}

/// A folder in which nothing can be written any more has room again once what is beyond those to keep is gone.
#[test]
fn surplus_goes_before_a_copy() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let many = scheduled(&db, 9, place.path());
    let now = podium_base::clock::now();
    let make = |minutes| backups::make(&db.db, &many, now - chrono::TimeDelta::minutes(minutes)).expect("a copy");
    let made = [make(0), make(1), make(2)];
    let few = scheduled(&db, 1, place.path());
    // one of this moment is there: the next cannot be written
    backups::make(&db.db, &few, now).expect_err("it exists");
    assert_eq!(copies(place.path()), made[..1]);
}

/// A folder of another hand is left as it is, with what others have put into it.
#[test]
fn only_own_files_are_closed_to_others() {
    let db = TestDb::sqlite();
    let place = private_folder();
    let folder = place.path().join("backups");
    std::fs::create_dir(&folder).expect("a folder");
    let settings = scheduled(&db, 3, &folder);
    let own = backups::make(&db.db, &settings, podium_base::clock::now()).expect("a copy");
    let other = folder.join("wiki.sqlite3");
    std::fs::write(&other, "mine").expect("a file");
    for (path, open) in [(&folder, 0o755), (&own, 0o644), (&other, 0o644)] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(open)).expect("the mode");
    }
    let running = backups::start(db.db.clone(), settings, std::sync::Arc::default(), &Watched::default());
    running.expect("it starts").stop();
    assert_eq!([mode(&folder), mode(&own), mode(&other)], [0o755, 0o600, 0o644]);
}

/// After a crash in the middle of an event a stick that is not there would else end it: what fails is logged and counted.
#[test]
fn a_folder_that_cannot_be_used_ends_no_event() {
    let db = TestDb::sqlite();
    let file = db.folder().join("file");
    std::fs::write(&file, "").expect("a file");
    let place = private_folder();
    let stick = place.path().join("stick/podium");
    for (folder, says) in [
        (&file, "another folder with --backup-folder"),
        (&stick, "is its disk plugged in?"),
    ] {
        let flags = copying_to(folder);
        let process = Process::serve_with(&db, &flags);
        let metrics = process.says("Metrics are at ");
        assert_eq!(metric(&metrics, "podium_backup_failures_total "), 1);
        assert!(process.log().contains(says), "{}", process.log());
        Visitor::new(&process.base, None).see("/readyz");
    }
    assert!(
        !place.path().join("stick").exists(),
        "nothing is made in place of a disk"
    );
}
