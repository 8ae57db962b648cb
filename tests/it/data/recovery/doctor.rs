//! `podium doctor`: nothing is wrong with a healthy installation, each wrong thing is found once, and nothing is changed.

use std::collections::BTreeMap;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use podium_base::config::DatabaseAddress;
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::backups::folder::Origin;
use serde_json::Value;

use super::{podium, scheduled, settled};
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases, private_folder};

/// What it found: each check with its level and sentence.
#[derive(Debug)]
struct Found(Vec<(String, String, String)>);

impl Found {
    /// The checks with a level.
    fn with(&self, level: &str) -> Vec<&str> {
        let found = self.0.iter().filter(|(_, of, _)| of == level);
        found.map(|(check, _, _)| check.as_str()).collect()
    }

    /// A check has one finding of a level, which says so.
    #[track_caller]
    fn says(&self, level: &str, check: &str, says: &str) -> &Self {
        let found = |(name, of, text): &&(String, String, String)| name == check && of == level && text.contains(says);
        assert_eq!(
            self.0.iter().filter(found).count(),
            1,
            "{level} {check} {says}: {self:?}"
        );
        self
    }

    /// Only this is wrong.
    #[track_caller]
    fn wrong(&self, check: &str, says: &str) {
        self.says("wrong", check, says);
        assert_eq!(self.with("wrong"), [check], "{self:?}");
    }
}

/// Runs it, and compares its forms and its exit status.
#[track_caller]
fn look(address: &DatabaseAddress, data: &Path, flags: &[&str]) -> Found {
    let ended = podium(Some(address), data, &[&["doctor", "--json"], flags].concat());
    let said: Value = serde_json::from_slice(&ended.stdout)
        .unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&ended.stderr)));
    let checks = said["checks"].as_array().expect("a list").iter().map(|found| {
        let text = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
        assert!(
            found["level"] == "ok" || !text("do").is_empty(),
            "what to do about it: {found}"
        );
        (text("check"), text("level"), text("says"))
    });
    let found = Found(checks.collect());
    let wrong = found.with("wrong").len();
    assert_eq!(said["wrong"], wrong);
    assert_eq!(ended.status.code(), Some(i32::from(wrong > 0)), "{found:?}");
    let printed = podium(Some(address), data, &[&["doctor"], flags].concat());
    let lines = String::from_utf8_lossy(&printed.stdout);
    assert_eq!(lines.lines().count(), found.0.len(), "a line each: {lines}");
    assert_eq!(
        lines.lines().filter(|line| line.starts_with("wrong  ")).count(),
        wrong,
        "{lines}"
    );
    found
}

#[track_caller]
fn look_at(db: &TestDb) -> Found {
    look(&db.address, db.folder(), &[])
}

/// A database with a tournament in its first round, and keys.
fn filled(db: &TestDb) -> String {
    let slug = db.in_database_tournament("Looked at", 8);
    db.next_round(&slug);
    db.secrets();
    slug
}

/// The files of a folder with their bytes and rights.
fn files(folder: &Path) -> BTreeMap<String, (u32, Vec<u8>)> {
    let entries = folder.read_dir().expect("a folder").flatten();
    let files = entries.filter(|entry| entry.path().is_file()).map(|entry| {
        let mode = entry.metadata().expect("it is there").permissions().mode();
        let bytes = std::fs::read(entry.path()).expect("its bytes");
        (entry.file_name().to_string_lossy().into_owned(), (mode, bytes))
    });
    files.collect()
}

both_databases! {
    fn nothing_is_wrong_with_a_healthy_installation(db) {
        filled(db);
        let found = look(&db.address, db.folder(), &["--streams", "100"]);
        assert_eq!(found.with("wrong"), Vec::<&str>::new());
        for check in ["database", "integrity", "foreign keys", "schema", "orphans", "clock", "keys", "permissions", "service", "proxy", "open files"] {
            found.says("ok", check, "");
        }
        let alone = if db.db.is_sqlite() { "no service of this version runs on it" } else { "other connections" };
        found.says("ok", "service", alone);
        let process = Process::serve(db);
        let found = look_at(db);
        assert_eq!(found.with("wrong"), Vec::<&str>::new());
        let runs = if db.db.is_sqlite() { "Podium runs on it; process " } else { "other connections" };
        found.says("ok", "service", runs);
        process.kill();
    }

    fn rows_that_are_lost_are_found(db) {
        filled(db);
        let mut raw = Raw::connect(&db.address);
        raw.execute(match &db.address {
            DatabaseAddress::Sqlite(_) => "PRAGMA foreign_keys = OFF; DELETE FROM rounds",
            DatabaseAddress::Postgres(_) => {
                "ALTER TABLE rounds DISABLE TRIGGER ALL; DELETE FROM rounds; ALTER TABLE rounds ENABLE TRIGGER ALL"
            }
        });
        look_at(db).wrong("foreign keys", "2 of pods");
    }

    fn rows_that_belong_to_nothing_are_found(db) {
        let slug = filled(db);
        let pod = db.pod_id(&slug, 2);
        Raw::connect(&db.address).execute(&format!("DELETE FROM places WHERE pod_id = '{pod}'"));
        look_at(db).wrong("orphans", "1 tables at which nobody was seated");
    }

    fn a_clock_that_is_wrong_is_found(db) {
        filled(db);
        let mut raw = Raw::connect(&db.address);
        raw.execute("UPDATE tournaments SET time_zone = 'Middle/Earth'");
        look_at(db).wrong("clock", "Middle/Earth");
        raw.execute("UPDATE tournaments SET time_zone = 'Europe/Lisbon'");
        raw.execute("UPDATE log SET at = '2999-12-31 23:59:59' WHERE number = 1");
        look_at(db).wrong("clock", "ahead of this machine's clock");
    }

    fn another_schema_is_found(db) {
        filled(db);
        let mut raw = Raw::connect(&db.address);
        raw.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231235959')");
        look_at(db).wrong("schema", "newer Podium");
        raw.execute("DELETE FROM __diesel_schema_migrations WHERE version > '20261122'");
        let found = look_at(db);
        assert_eq!(found.with("wrong"), Vec::<&str>::new());
        found.says("note", "schema", "20261123000007");
        raw.execute("DROP TABLE __diesel_schema_migrations");
        look_at(db).says("wrong", "database", "is not a Podium database");
    }

    fn keys_that_do_not_fit_are_found(db) {
        filled(db);
        let file = db.folder().join("podium.keys");
        let text = std::fs::read_to_string(&file).expect("the keys");
        let others = text.replace("forms=", &format!("forms={}", "f".repeat(20)));
        std::fs::write(&file, others).expect("the file");
        look_at(db).wrong("keys", "podium.keys does not have the keys that the database is used with: forms.");
        let one = text.lines().filter(|line| !line.starts_with("forms=")).collect::<Vec<_>>().join("\n");
        std::fs::write(&file, one).expect("the file");
        look_at(db).wrong("keys", "podium.keys does not have the keys that the database is used with: forms.");
        let said = podium(Some(&db.address), db.folder(), &["doctor"]);
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.contains("keys rotate forms --yes` makes a new one") && !said.contains("rotate all"), "{said}");
        std::fs::write(&file, "forms=short").expect("the file");
        look_at(db).wrong("keys", "an invalid key for forms");
        std::fs::remove_file(&file).expect("the file");
        look_at(db).wrong("keys", "forms, players, second-factor, webhooks");
    }

    fn settings_that_let_others_in_are_found(db) {
        filled(db);
        let with = |flags: &[&str]| look(&db.address, db.folder(), flags);
        let https = ["--public-url", "https://podium.example"];
        with(&https).wrong("proxy", "none is trusted");
        let trusted = with(&[&https[..], &["--trusted-proxy", "127.0.0.1"]].concat());
        trusted.says("ok", "proxy", "https://podium.example");
        with(&["--public-url", "http://podium.example"]).wrong("proxy", "plain http");
        with(&["--public-url", "http://192.168.0.10:8080"]).says("ok", "proxy", "192.168.0.10");
        with(&["--listen", "0.0.0.0:8080"]).says("note", "proxy", "0.0.0.0:8080");
        with(&["--metrics-listen", "0.0.0.0:9100"]).says("note", "proxy", "/metrics");
        let few = ["--streams", "4000000000000000"];
        with(&[&few[..], &["--streams-per-address", "100"]].concat()).says("ok", "open files", "");
        let many = with(&[&few[..], &["--streams-per-address", "3000000000000000"]].concat());
        many.says("note", "open files", "and not 3000000000000000");
        with(&["--backup-keep", "3"]).says("wrong", "backups", "--backup-every");
    }

    fn files_that_others_can_read_are_found(db) {
        filled(db);
        let keys = db.folder().join("podium.keys");
        for (path, open, closed) in [(keys.as_path(), 0o644, 0o600), (db.folder(), 0o755, 0o700)] {
            std::fs::set_permissions(path, Permissions::from_mode(open)).expect("the mode");
            let said = format!("(mode {open:o})");
            look_at(db).wrong("permissions", &said);
            std::fs::set_permissions(path, Permissions::from_mode(closed)).expect("the mode");
        }
        // the owner of one file is another than the folder's: only root can plant it
        if std::os::unix::fs::chown(&keys, Some(1), None).is_ok() {
            look_at(db).wrong("permissions", "another user");
        }
    }
}

/// Neither beside a running service nor alone does it write a byte, or leave a file.
#[test]
fn it_changes_nothing() {
    let db = TestDb::sqlite();
    filled(&db);
    let place = private_folder();
    let copy = place.path().join(podium_base::config::SQLITE_FILE);
    db.db.backup(&copy).expect("a copy");
    std::fs::copy(db.folder().join("podium.keys"), place.path().join("podium.keys")).expect("the keys");
    // open to others: the other commands close it, and this one says so
    std::fs::set_permissions(&copy, Permissions::from_mode(0o644)).expect("the mode");
    let before = files(place.path());
    let found = look(&DatabaseAddress::Sqlite(copy), place.path(), &[]);
    found.wrong("permissions", "(mode 644)");
    assert!(files(place.path()) == before, "something was changed");

    let process = Process::serve(&db);
    let mut before = settled(&process, || files(db.folder()));
    assert_eq!(look_at(&db).with("wrong"), Vec::<&str>::new());
    let mut after = files(db.folder());
    // the shared memory of those that have it open is no data: readers note in it how far they read
    for files in [&mut before, &mut after] {
        assert!(files.remove("podium.sqlite3-shm").is_some());
    }
    assert!(after == before, "something was changed");
    drop(process);

    // where there is nothing, it makes nothing
    let nowhere = place.path().join("nowhere");
    let address = DatabaseAddress::Sqlite(nowhere.join(podium_base::config::SQLITE_FILE));
    let found = look(&address, &nowhere, &[]);
    found.wrong("database", "There is no database at");
    assert!(found.0.iter().all(|(check, _, _)| check != "log"), "{found:?}");
    assert!(!nowhere.exists());
    // of a folder before the first start nothing can be read, and the start closes it
    std::fs::create_dir(&nowhere).expect("a folder");
    std::fs::set_permissions(&nowhere, Permissions::from_mode(0o755)).expect("the mode");
    let found = look(&address, &nowhere, &[]);
    found.wrong("database", "There is no database at");
    assert_eq!(found.with("wrong"), ["database"]);
    // a path is said as it is
    let odd = place.path().join("two  spaces .d");
    let file = odd.join(podium_base::config::SQLITE_FILE);
    let says = format!("There is no database at {}.", file.display());
    look(&DatabaseAddress::Sqlite(file), &odd, &[]).wrong("database", &says);
}

#[test]
fn a_damaged_file_is_found() {
    let db = TestDb::sqlite();
    filled(&db);
    let place = private_folder();
    let copy = place.path().join(podium_base::config::SQLITE_FILE);
    db.db.backup(&copy).expect("a copy");
    std::fs::copy(db.folder().join("podium.keys"), place.path().join("podium.keys")).expect("the keys");
    let address = DatabaseAddress::Sqlite(copy.clone());
    let whole = std::fs::read(&copy).expect("its bytes");
    Raw::connect(&address).execute(
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = 'CREATE INDEX places_of_player ON places (kind)' WHERE name = 'places_of_player'",
    );
    look(&address, place.path(), &[]).wrong("integrity", "places_of_player");
    std::fs::write(&copy, &whole[..whole.len() / 2]).expect("half of it");
    let found = look(&address, place.path(), &[]);
    assert!(!found.with("wrong").is_empty(), "{found:?}");
    std::fs::write(
        &copy,
        "no database, and long enough to have a head of a hundred bytes. ".repeat(9),
    )
    .expect("a text");
    look(&address, place.path(), &[]).wrong("database", "no SQLite database");
}

/// A disk that has failed, and is mounted for writing still: nothing but a try tells.
#[test]
fn a_disk_that_takes_no_file_is_found() {
    let db = TestDb::sqlite();
    filled(&db);
    look_at(&db).says("ok", "disk", "are free");
    // where the file would be that is written to find out
    let probe = db.folder().join("podium.doctor-probe");
    std::fs::create_dir(&probe).expect("a folder");
    look_at(&db).wrong("disk", "It takes no file, though it is mounted for writing");
    std::fs::remove_dir(&probe).expect("it is empty");
    look_at(&db).says("ok", "disk", "are free");
    assert!(!probe.exists());
}

/// A log that something keeps from being moved into the file.
#[test]
fn a_large_log_is_found() {
    let db = TestDb::sqlite();
    filled(&db);
    let place = private_folder();
    let copy = place.path().join(podium_base::config::SQLITE_FILE);
    db.db.backup(&copy).expect("a copy");
    let log = std::fs::File::create(place.path().join("podium.sqlite3-wal")).expect("a log");
    log.set_len(70 << 20).expect("a large one");
    let found = look(&DatabaseAddress::Sqlite(copy), place.path(), &[]);
    found.says("note", "log", "A write-ahead log of 70 MB was left");
}

#[test]
fn copies_that_are_missing_damaged_or_late_are_found() {
    let db = TestDb::sqlite();
    filled(&db);
    look_at(&db).says("note", "backups", "makes no scheduled backups");
    let place = private_folder();
    let settings = scheduled(&db, 48, place.path());
    let now = podium_base::clock::now();
    let make = |hours| {
        podium_ops::site::backups::make(&db.db, &settings, now - chrono::TimeDelta::hours(hours)).expect("a copy")
    };
    // this process has the database open and marks the folder, as a service does; the other folder's nobody has
    let _runs = podium_base::config::in_use::mark(db.folder()).expect("the folder is marked");
    let alone = private_folder();
    for file in [podium_base::config::SQLITE_FILE, "podium.keys"] {
        let to = alone.path().join(file);
        match file {
            "podium.keys" => {
                std::fs::copy(db.folder().join(file), to).expect("the keys");
            }
            _ => db.db.backup(&to).expect("a copy"),
        }
    }
    let folder = place.path().to_str().expect("UTF-8");
    let flags = ["--backup-every", "30m", "--backup-folder", folder];
    let runs = || look(&db.address, db.folder(), &flags);
    let stopped = || {
        let address = DatabaseAddress::Sqlite(alone.path().join(podium_base::config::SQLITE_FILE));
        look(&address, alone.path(), &flags)
    };
    stopped().says("note", "backups", "There is none here");
    runs().wrong("backups", "There is none here, and one was due: either copies fail, or");
    let old = make(5);
    stopped().says("note", "backups", "The newest is 5 h old");
    runs().wrong("backups", "The newest is 5 h old, and one was due");
    let newest = make(0);
    let found = runs();
    found.says("note", "backups", "are on the disk of the database");
    assert_eq!(found.with("wrong"), Vec::<&str>::new());

    let bytes = std::fs::read(&newest).expect("its bytes");
    std::fs::write(&newest, &bytes[..bytes.len() / 2]).expect("half of it");
    runs().wrong("backups", "The newest copy is of no use");
    // what a restore refuses is no copy here either
    std::fs::write(&newest, "").expect("nothing of it");
    runs().wrong("backups", "it is empty (0 bytes)");
    std::fs::write(&newest, &bytes).expect("all of it");

    // a clock that was wrong once: they count as none
    let later = make(-24);
    let found = runs();
    found.wrong("backups", "1 copy is dated in the future");
    found.says("note", "backups", "are on the disk of the database");
    std::fs::remove_file(later).expect("it goes");
    // one of another hand that was killed
    let left = place.path().join(".by-hand.sqlite3.podium-4711-0");
    std::fs::write(&left, "half").expect("a file");
    runs().says("note", "old copies", left.to_str().expect("UTF-8"));
    std::fs::remove_file(left).expect("it goes");
    // the folder of another installation, as after a drill with the same flags
    let owner = place.path().join("podium.owner");
    let noted = std::fs::read(&owner).expect("whose it is");
    std::fs::write(&owner, "/another/podium.sqlite3\n0\n").expect("a file");
    runs().wrong("backups", "another Podium, whose database is /another/podium.sqlite3");
    std::fs::write(&owner, noted).expect("as it was");
    let nowhere = place.path().join("stick/copies");
    let gone = [
        "--backup-every",
        "30m",
        "--backup-folder",
        nowhere.to_str().expect("UTF-8"),
    ];
    look(&db.address, db.folder(), &gone).says("wrong", "backups", "should be in is not there");
    let link = place.path().join("link");
    std::os::unix::fs::symlink(&nowhere, &link).expect("a link");
    let linked = [
        "--backup-every",
        "30m",
        "--backup-folder",
        link.to_str().expect("UTF-8"),
    ];
    let says = format!(
        "it is a link to {}, which is not there: is its disk mounted?",
        nowhere.display()
    );
    look(&db.address, db.folder(), &linked).says("wrong", "backups", &says);
    let database = super::database(&db);
    let origin = Origin {
        file: &database,
        identity: "this one",
    };
    let said = backup_folder::prepare(&link, origin).expect_err("it leads nowhere");
    assert!(said.to_string().contains(&says), "{said}");

    // what was removed as personal data is still in the copies from before
    Raw::connect(&db.address).execute("UPDATE log SET verb = 'player.forget' WHERE number = 1");
    // whatever they are called, and where none are made by the service, too
    let by_hand = db.folder().join("podium.sqlite3.bak");
    std::fs::copy(&old, &by_hand).expect("a copy");
    runs().says("note", "old copies", old.to_str().expect("UTF-8"));
    for found in [runs(), look(&db.address, db.folder(), &[])] {
        found.says("note", "old copies", by_hand.to_str().expect("UTF-8"));
    }
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_server_that_is_gone_or_tells_another_time_is_found() {
    let db = TestDb::postgres();
    filled(&db);
    let mut raw = Raw::connect(&db.address);
    let name = raw.lines("SELECT current_database()::text AS line").remove(0);
    raw.execute(&format!(
        "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
             'SELECT pg_catalog.clock_timestamp() - interval ''1 hour''';
         ALTER DATABASE {name} SET search_path = public, pg_catalog"
    ));
    look_at(&db).wrong("clock", "59 min apart");
    raw.execute(&format!(
        "DROP FUNCTION public.clock_timestamp(); ALTER DATABASE {name} RESET search_path"
    ));
    look_at(&db).says("note", "backups", "does not archive");
    raw.execute("CREATE INDEX planted ON players (pronouns); UPDATE pg_index SET indisvalid = FALSE WHERE indexrelid = 'planted'::regclass");
    look_at(&db).wrong("integrity", "The index planted does not count");
    drop(raw);
    db.lose();
    look_at(&db).wrong("database", "cannot be reached");
}
