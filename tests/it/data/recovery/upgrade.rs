//! Upgrades by the program itself: from each schema that there was, with rows in every table, and what is left of one
//! that fails.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use diesel_migrations::{FileBasedMigrations, MigrationHarness};
use serde_json::Value;

use super::{database, done, podium, refusal};
use crate::harness::TestDb;
use crate::harness::process::Process;
use crate::harness::raw::{Raw, on_either};

/// The names of all migrations, the oldest first.
fn migrations() -> Vec<String> {
    let entries = std::fs::read_dir("migrations").expect("the folder of migrations");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Makes the schema as it was after so many migrations, with the sample rows of each.
fn at_schema(raw: &mut Raw, count: usize) {
    let rows = |name: &str| std::fs::read_to_string(format!("tests/cases/rows/{name}.sql")).expect("its sample rows");
    let source = FileBasedMigrations::from_path("migrations").expect("the folder of migrations");
    let names = migrations();
    raw.without_waiting();
    on_either!(raw, |c| {
        let pending = c.pending_migrations(source).expect("pending migrations");
        assert!(pending.len() >= count, "{} migrations are pending", pending.len());
        for (name, migration) in names.iter().take(count).zip(&pending) {
            c.run_migration(migration).unwrap_or_else(|e| panic!("{name}: {e}"));
            c.batch_execute(&rows(name))
                .unwrap_or_else(|e| panic!("rows of {name}: {e}"));
        }
    });
}

/// Rows by table, as JSON objects.
fn rows(raw: &mut Raw) -> BTreeMap<String, Vec<Value>> {
    let parsed = |line: &String| serde_json::from_str(line).expect("a row is JSON");
    let rows = raw.rows().into_iter();
    rows.map(|(table, rows)| (table, rows.iter().map(parsed).collect()))
        .collect()
}

/// Whether a row is still what it was: migrations add columns, and two settings to what a tournament's profile says.
fn is_kept(old: &Value, new: &Value) -> bool {
    old.as_object().expect("an object").iter().all(|(column, value)| {
        let profile = |of: &Value| {
            let mut profile: Value = serde_json::from_str(of.as_str()?).ok()?;
            for setting in ["running_results_public", "tables_keep_games"] {
                profile.as_object_mut()?.remove(setting);
            }
            Some(profile)
        };
        new[column] == *value || column == "profile" && profile(&new[column]) == profile(value)
    })
}

fn every_schema_is_upgraded(new_db: fn() -> TestDb) {
    let all = migrations();
    for count in 1..all.len() {
        let db = new_db();
        let mut raw = Raw::connect(&db.address);
        at_schema(&mut raw, count);
        let before = rows(&mut raw);
        for (table, rows) in &before {
            assert!(
                !rows.is_empty(),
                "the sample rows leave {table} empty at {}",
                all[count - 1]
            );
        }
        let said = done(&podium(Some(&db.address), db.folder(), &["migrate"]));
        assert_eq!(said.matches(", ").count() + 1, all.len() - count, "{said}");
        let after = rows(&mut raw);
        for (table, old) in &before {
            let new = &after[table];
            assert_eq!(new.len(), old.len(), "{table} from {}", all[count - 1]);
            for row in old {
                assert!(
                    new.iter().any(|other| is_kept(row, other)),
                    "{table} from {}: {row} in {new:?}",
                    all[count - 1]
                );
            }
        }
        let looked = done(&podium(Some(&db.address), db.folder(), &["doctor"]));
        for check in ["integrity", "foreign keys", "schema", "orphans"] {
            assert!(looked.contains(&format!("ok     {check}")), "{check}: {looked}");
        }
    }
    // cards of the version before are read, whatever they lack
    let db = new_db();
    at_schema(&mut Raw::connect(&db.address), all.len() - 1);
    done(&podium(Some(&db.address), db.folder(), &["migrate"]));
    let list = db.folder().join("banned.txt");
    std::fs::write(&list, "Swarm of Moths\nNobody\n").expect("a list");
    let list = list.to_str().expect("a path");
    let said = done(&podium(Some(&db.address), db.folder(), &["cards", "banned", list]));
    assert!(said.contains("Not in the card data: Nobody.\n"), "{said}");
    // and the service does it when it starts
    let db = new_db();
    let mut raw = Raw::connect(&db.address);
    at_schema(&mut raw, 1);
    let before = rows(&mut raw);
    drop(Process::serve(&db));
    let after = rows(&mut raw);
    for (table, old) in before.iter().filter(|(table, _)| *table != "settings") {
        assert_eq!(after[table].len(), old.len(), "{table}");
    }
}

#[test]
fn every_schema_is_upgraded_on_sqlite() {
    every_schema_is_upgraded(TestDb::sqlite_unmigrated);
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn every_schema_is_upgraded_on_postgres() {
    every_schema_is_upgraded(TestDb::postgres_unmigrated);
}

#[test]
fn rows_that_were_broken_before_do_not_refuse_an_upgrade() {
    let db = TestDb::sqlite_unmigrated();
    let mut raw = Raw::connect(&db.address);
    at_schema(&mut raw, 1);
    raw.execute("PRAGMA foreign_keys = OFF; DELETE FROM rounds");
    let broken = raw.lines("SELECT \"table\" AS line FROM pragma_foreign_key_check");
    assert!(!broken.is_empty(), "pods refer to their round");
    done(&podium(Some(&db.address), db.folder(), &["migrate"]));
    let ran = raw.lines("SELECT version AS line FROM __diesel_schema_migrations");
    assert_eq!(ran.len(), migrations().len());
}

/// The last migration fails, for what it makes is there, and all before it would succeed: none has happened.
fn a_failed_upgrade_backs_off(db: &TestDb) {
    const PLANTED: &str = "banned_cards";
    let mut raw = Raw::connect(&db.address);
    at_schema(&mut raw, 1);
    raw.execute(&format!(
        "CREATE TABLE {PLANTED} (name TEXT); INSERT INTO {PLANTED} VALUES ('mine')"
    ));
    let version = "SELECT version AS line FROM __diesel_schema_migrations ORDER BY 1";
    let state = |raw: &mut Raw| (raw.schema(), raw.rows(), raw.lines(version));
    let before = state(&mut raw);
    let copies = || {
        let entries = db.folder().read_dir().expect("the data folder").flatten();
        let paths = entries.map(|entry| entry.path());
        paths
            .filter(|path| path.to_string_lossy().contains(".before-"))
            .collect::<Vec<_>>()
    };
    for arguments in [&["migrate"][..], &["serve", "--listen", "127.0.0.1:0"]] {
        let said = refusal(&podium(Some(&db.address), db.folder(), arguments));
        for says in [
            PLANTED,
            "is as it was before",
            "Start the version of Podium that it comes from",
        ] {
            assert!(said.contains(says), "{says}: {said}");
        }
        // what an earlier version starts with is what it left: its schema, its rows, its list of migrations
        assert!(state(&mut raw) == before, "something of the failed upgrade is left");
        assert_eq!(said.contains("A copy from before is"), db.db.is_sqlite(), "{said}");
    }
    // the earlier version goes on for a while; then the upgrade works, after a copy of what is there now
    raw.execute(&format!(
        "INSERT INTO settings VALUES ('later', 'yes'); DROP TABLE {PLANTED}"
    ));
    let now = raw.rows();
    done(&podium(Some(&db.address), db.folder(), &["migrate"]));
    assert_eq!(raw.lines(version).len(), migrations().len());
    if db.db.is_sqlite() {
        let made = copies();
        let [copy] = made.as_slice() else {
            panic!("one copy was to be there: {made:?}");
        };
        let copy = podium_base::config::DatabaseAddress::Sqlite(copy.clone());
        assert_eq!(Raw::connect(&copy).rows(), now, "the copy is of before this upgrade");
        assert!(database(db).exists());
    } else {
        assert_eq!(copies().len(), 0);
    }
}

#[test]
fn a_failed_upgrade_backs_off_on_sqlite() {
    a_failed_upgrade_backs_off(&TestDb::sqlite_unmigrated());
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_failed_upgrade_backs_off_on_postgres() {
    a_failed_upgrade_backs_off(&TestDb::postgres_unmigrated());
}
