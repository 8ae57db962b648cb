//! Migrations, run up, down and up again on both databases over sample rows, the copy of the file before them, and the
//! refusal of a newer schema.

use std::path::PathBuf;

use diesel::RunQueryDsl;
use diesel::migration::Migration;
use diesel_migrations::{FileBasedMigrations, MigrationHarness};
use podium_base::config::DatabaseAddress;
use podium_store::{Database, DbError, Reader};

use crate::harness::raw::{Raw, on_either};
use crate::harness::{TestDb, both_databases};

fn migrations() -> FileBasedMigrations {
    FileBasedMigrations::from_path("migrations").expect("the folder of migrations")
}

/// Returns the sample rows that are inserted after a migration: `tests/cases/rows/VERSION.sql`.
fn sample_rows(version: &str) -> String {
    let file = PathBuf::from(format!("tests/cases/rows/{version}.sql"));
    std::fs::read_to_string(&file).unwrap_or_else(|e| {
        panic!(
            "{}: {e}. A migration brings sample rows for what it makes room for.",
            file.display()
        )
    })
}

/// Fills a migrated database with the sample rows of every migration.
pub fn with_sample_rows(db: &TestDb) {
    let mut raw = Raw::connect(&db.address);
    raw.without_waiting();
    let mut versions: Vec<String> = std::fs::read_dir("migrations")
        .expect("the folder of migrations")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    versions.sort();
    for version in versions {
        let rows = sample_rows(&version);
        raw.execute(&rows);
    }
}

/// Runs the oldest migration that has not run; returns its folder's name, or `None` if all have run.
fn up(raw: &mut Raw) -> Option<String> {
    on_either!(raw, |c| {
        let pending = c.pending_migrations(migrations()).expect("pending migrations");
        let next = pending.first()?;
        let name = next.name().to_string();
        c.run_migration(next).unwrap_or_else(|e| panic!("{name} up: {e}"));
        Some(name)
    })
}

/// Reverts the newest migration.
fn down(raw: &mut Raw) {
    on_either!(raw, |c| {
        c.revert_last_migration(migrations())
            .map(|_| ())
            .unwrap_or_else(|e| panic!("down: {e}"));
    });
}

fn check_references(raw: &mut Raw) {
    if let Raw::Sqlite(_) = raw {
        let broken = raw.lines("SELECT \"table\" || ' ' || coalesce(rowid, 0) AS line FROM pragma_foreign_key_check");
        assert_eq!(
            broken,
            Vec::<String>::new(),
            "rows that refer to rows that are not there"
        );
    }
}

fn up_down_up(db: &TestDb) {
    let mut raw = Raw::connect(&db.address);
    raw.without_waiting();
    let mut states = vec![(raw.schema(), raw.rows())];
    while let Some(name) = up(&mut raw) {
        raw.execute(&sample_rows(&name));
        check_references(&mut raw);
        states.push((raw.schema(), raw.rows()));
    }
    let (schema, rows) = states.pop().expect("at least the empty state");
    for (table, rows) in &rows {
        assert!(!rows.is_empty(), "the sample rows leave {table} empty");
    }
    for (earlier_schema, earlier_rows) in states.iter().rev() {
        down(&mut raw);
        check_references(&mut raw);
        assert_eq!(&raw.schema(), earlier_schema);
        assert_eq!(&raw.rows(), earlier_rows);
    }
    assert_eq!(raw.tables(), Vec::<String>::new());
    while let Some(name) = up(&mut raw) {
        raw.execute(&sample_rows(&name));
    }
    assert_eq!(raw.schema(), schema);
    assert_eq!(raw.rows(), rows);
}

#[test]
fn up_down_up_on_sqlite() {
    up_down_up(&TestDb::sqlite_unmigrated());
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn up_down_up_on_postgres() {
    up_down_up(&TestDb::postgres_unmigrated());
}

both_databases! {
    /// What the program itself does at its start makes the same schema as the files, and only once.
    fn the_program_migrates(db) {
        let mut raw = Raw::connect(&db.address);
        let schema = raw.schema();
        let again = db.db.migrate(&db.address).expect("nothing is left to do");
        assert_eq!(again.ran, Vec::<String>::new());
        db.db.revert_all().expect("all migrations go back");
        assert_eq!(raw.tables(), Vec::<String>::new());
        let done = db.db.migrate(&db.address).expect("all migrations run again");
        assert_eq!(done.ran.len(), std::fs::read_dir("migrations").expect("the folder").count());
        assert_eq!(raw.schema(), schema);
    }

    fn a_newer_schema_is_refused(db) {
        let mut raw = Raw::connect(&db.address);
        raw.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231235959')");
        let before = raw.schema();
        let refused = db.db.migrate(&db.address);
        let Err(DbError::Migration(sentence)) = refused else {
            panic!("{refused:?}");
        };
        assert!(sentence.contains("newer") && sentence.contains("29991231235959"), "{sentence}");
        assert_eq!(raw.schema(), before);
    }

    /// Reading connections cannot write on either database: code that gets only those writes nothing.
    fn a_reading_connection_cannot_write(db) {
        let insert = diesel::sql_query("INSERT INTO settings (name, value) VALUES ('colour', 'red')");
        let refused: Result<usize, DbError> = db.db.read(|conn| match conn {
            Reader::Sqlite(c) => Ok(insert.clone().execute(*c)?),
            Reader::Pg(c) => Ok(insert.clone().execute(*c)?),
        });
        assert!(matches!(refused, Err(DbError::ReadOnly)), "{refused:?}");
        let stored = db.db.read(|conn| podium_store::site::settings::get(conn, "colour"));
        assert_eq!(stored.expect("settings are read"), None);
    }
}

/// Two instances that start at once on one new database: one migrates, the other finds it done.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn many_instances_start_at_once() {
    let db = TestDb::postgres_unmigrated();
    let ran: usize = std::thread::scope(|scope| {
        let starts: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let own = Database::open(&db.address).expect("another instance");
                    own.migrate(&db.address)
                        .expect("migrations wait for each other")
                        .ran
                        .len()
                })
            })
            .collect();
        starts.into_iter().map(|s| s.join().expect("an instance")).sum()
    });
    assert_eq!(ran, std::fs::read_dir("migrations").expect("the folder").count());
}

/// A file with data is copied before anything is done to it, even when the migration then fails.
#[test]
fn a_file_is_copied_before_it_is_migrated() {
    let db = TestDb::sqlite();
    with_sample_rows(&db);
    let mut raw = Raw::connect(&db.address);
    let rows = raw.rows();
    // The first migration is pending again: it will fail, for what it makes is there.
    raw.execute(
        "DELETE FROM __diesel_schema_migrations WHERE version = (SELECT min(version) FROM __diesel_schema_migrations)",
    );
    db.db
        .migrate(&db.address)
        .expect_err("what the migration makes is there already");
    let copies: Vec<PathBuf> = std::fs::read_dir(db.folder())
        .expect("the data folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.to_string_lossy().contains(".before-"))
        .collect();
    let [copy] = copies.as_slice() else {
        panic!("one copy was to be made: {copies:?}");
    };
    let mut copied = Raw::connect(&DatabaseAddress::Sqlite(copy.clone()));
    assert_eq!(copied.rows(), rows);
    assert_eq!(raw.rows(), rows, "a failed migration leaves the data as it was");
}

#[test]
fn a_new_file_is_not_copied() {
    let db = TestDb::sqlite_unmigrated();
    let done = db.db.migrate(&db.address).expect("the migrations run");
    assert_eq!(done.copy, None);
    assert!(!done.ran.is_empty());
}
