//! Migrations, one portable tree for both databases, and the maintenance of the file. An SQLite file is copied before
//! it is migrated; a schema newer than the program is refused.

use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::sqlite::Sqlite;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::copy::copy_over;
use super::inspect::{self, with_end};
use super::writable;
use crate::{Database, DbError, Reader, each};
use podium_base::config::DatabaseAddress;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");
/// The number of the advisory lock by which all instances of this program wait for each other; any number will do.
const ADVISORY_LOCK: i64 = 0x504f_4449_554d;

/// What [`Database::migrate`] did.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Migrated {
    /// Names of the migrations that ran, in order.
    pub ran: Vec<String>,
    /// The copy of the SQLite file as it was before.
    pub copy: Option<PathBuf>,
}

fn failed(error: impl std::fmt::Display) -> DbError {
    DbError::Migration(format!(
        "the database cannot be brought up to date, and is as it was before. Start the version of Podium that it comes from, \
         which goes on with it; `podium doctor` says what may be wrong with it. The reason: {error}"
    ))
}

/// Adds the copy that was made before to the error of a failed migration of a file.
fn backed_off(error: &DbError, copy: Option<&Path>) -> DbError {
    match copy {
        Some(copy) => DbError::Migration(format!("{error}. A copy from before is {}", copy.display())),
        None => error.clone(),
    }
}

impl Database {
    /// Brings the schema up to date.
    ///
    /// # Errors
    /// The schema is newer than this program, the copy cannot be made, or a migration fails.
    pub fn migrate(&self, address: &DatabaseAddress) -> Result<Migrated, DbError> {
        self.bare(|conn| match conn {
            Reader::Sqlite(c) => {
                let mut done = Migrated::default();
                // No copy unless something is pending: a service that starts daily would fill the disk.
                if pending(c)?.is_empty() {
                    return Ok(done);
                }
                // Rebuilding a table under foreign keys would empty the tables that refer to it.
                // It is set here because the pragma does nothing within a transaction.
                c.batch_execute("PRAGMA foreign_keys = OFF;")?;
                // All of them or none: with half of them, the schema would be one that no version knows.
                let ran = c.immediate_transaction(|c| {
                    // another start may have migrated meanwhile: a copy made now would replace the one from before
                    let pending = pending(c)?;
                    if pending.is_empty() {
                        return Ok(Vec::new());
                    }
                    if let DatabaseAddress::Sqlite(path) = address {
                        done.copy = copy_before(c, path, &pending)?;
                    }
                    let broken_before = foreign_key_problems(c)?;
                    let ran = c.run_pending_migrations(MIGRATIONS).map_err(failed)?;
                    let ran = ran.iter().map(ToString::to_string).collect();
                    // rows that were broken before would make every later version refuse to start; `podium doctor`
                    // reports them
                    match foreign_key_problems(c)?.saturating_sub(broken_before) {
                        0 => Ok(ran),
                        broken => Err(failed(format!("{broken} rows would refer to rows that are not there"))),
                    }
                });
                // before any error is returned: this is the pool's only writer
                let kept_again = c.batch_execute("PRAGMA foreign_keys = ON;");
                // the migrations' error first: it names the copy
                done.ran = ran.map_err(|error| backed_off(&error, done.copy.as_deref()))?;
                kept_again?;
                Ok(done)
            }
            Reader::Pg(c) => {
                // Many instances may start at once: one migrates, the others find nothing pending. The lock belongs to
                // the transaction, not to the session, which a pooler may change in between; so all migrations run or
                // none.
                let ran = c.transaction(|c| {
                    c.batch_execute(&format!("SELECT pg_advisory_xact_lock({ADVISORY_LOCK});"))?;
                    Schema::of(&mut Reader::Pg(c))?.refuse_newer()?;
                    let ran = c.run_pending_migrations(MIGRATIONS).map_err(failed)?;
                    Ok::<_, DbError>(ran.iter().map(ToString::to_string).collect())
                });
                let ran = ran.map_err(|error| match error {
                    DbError::Migration(_) => error,
                    other => failed(other),
                });
                Ok(Migrated { ran: ran?, copy: None })
            }
        })
    }

    /// Reverts all migrations, newest first, for the test that migrates up, down and up again.
    ///
    /// # Errors
    /// A migration fails.
    pub fn revert_all(&self) -> Result<(), DbError> {
        self.bare(|conn| {
            let reverted = match conn {
                Reader::Pg(c) => c.revert_all_migrations(MIGRATIONS).map(drop),
                Reader::Sqlite(c) => c.revert_all_migrations(MIGRATIONS).map(drop),
            };
            reverted.map_err(failed)
        })
    }

    /// Returns the synchronous setting (2 = FULL) and the journal mode of the writing SQLite connection; `None` on
    /// PostgreSQL.
    pub fn sqlite_durability(&self) -> Result<Option<(i64, String)>, DbError> {
        #[derive(QueryableByName)]
        struct Synchronous {
            #[diesel(sql_type = diesel::sql_types::BigInt)]
            synchronous: i64,
        }
        #[derive(QueryableByName)]
        struct Journal {
            #[diesel(sql_type = diesel::sql_types::Text)]
            journal_mode: String,
        }
        self.bare(|conn| match conn {
            Reader::Pg(_) => Ok(None),
            Reader::Sqlite(c) => {
                let s: Synchronous = diesel::sql_query("PRAGMA synchronous").get_result(*c)?;
                let j: Journal = diesel::sql_query("PRAGMA journal_mode").get_result(*c)?;
                Ok(Some((s.synchronous, j.journal_mode)))
            }
        })
    }

    /// Returns once the database has answered, for readiness checks.
    ///
    /// # Errors
    /// It does not answer; it is not the one that was opened ([`Database::check_own`]).
    pub fn ping(&self) -> Result<(), DbError> {
        self.check_own()?;
        self.read(|conn| each!(conn, |c| c.batch_execute("SELECT 1")))
    }

    /// Checks that something could be stored now; on the embedded database that may take as long as its disk does.
    ///
    /// # Errors
    /// It could not, with the reason.
    pub fn takes_writes(&self) -> Result<(), DbError> {
        match self.file() {
            Some(file) => writable::file_takes_writes(file),
            None => self.read(|conn| match conn {
                Reader::Pg(c) => writable::server_takes_writes(c),
                Reader::Sqlite(_) => Ok(()),
            }),
        }
    }

    /// Limits the SQLite file to a number of pages, to test a full disk. Does nothing on PostgreSQL.
    pub fn limit_sqlite_pages(&self, pages: u32) -> Result<(), DbError> {
        self.bare(|conn| match conn {
            Reader::Sqlite(c) => Ok(c.batch_execute(&format!("PRAGMA max_page_count = {pages};"))?),
            Reader::Pg(_) => Ok(()),
        })
    }

    /// Makes the writing SQLite connection read-only, to test a read-only disk. Does nothing on PostgreSQL.
    pub fn make_sqlite_read_only(&self, read_only: bool) -> Result<(), DbError> {
        self.bare(|conn| match conn {
            Reader::Sqlite(c) => Ok(c.batch_execute(&format!(
                "PRAGMA query_only = {};",
                if read_only { "ON" } else { "OFF" }
            ))?),
            Reader::Pg(_) => Ok(()),
        })
    }
}

/// The schema of a database, as the versions of migrations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Schema {
    /// The versions that have run, in order; none in a database that does not belong to this program.
    pub applied: Vec<String>,
    /// Versions that this program brings and that have not run.
    pub pending: Vec<String>,
    /// Versions that this program does not know.
    pub newer: Vec<String>,
}

impl Schema {
    /// Reads the schema, and changes nothing.
    pub fn of(conn: &mut Reader<'_>) -> Result<Self, DbError> {
        #[derive(QueryableByName)]
        struct Row {
            #[diesel(sql_type = diesel::sql_types::Text)]
            version: String,
        }
        let tables = inspect::tables(conn)?;
        let is_there = |name: &str| tables.iter().any(|table| table == name);
        let mut rows: Vec<Row> = Vec::new();
        // other programs have a table of that name too
        if is_there("__diesel_schema_migrations") && ["settings", "accounts", "tournaments"].into_iter().all(is_there) {
            let sql = "SELECT version FROM __diesel_schema_migrations ORDER BY 1";
            rows = each!(conn, |c| diesel::sql_query(sql).load(c))?;
        }
        let applied: Vec<String> = rows.into_iter().map(|row| row.version).collect();
        let known: Vec<Box<dyn Migration<Sqlite>>> = MIGRATIONS.migrations().map_err(failed)?;
        let known: Vec<String> = known.iter().map(|m| m.name().version().to_string()).collect();
        Ok(Self {
            pending: known.iter().filter(|k| !applied.contains(k)).cloned().collect(),
            newer: applied.iter().filter(|a| !known.contains(a)).cloned().collect(),
            applied,
        })
    }

    /// # Errors
    /// The schema is newer than this program, as a sentence.
    pub fn refuse_newer(&self) -> Result<(), DbError> {
        match self.newer.first() {
            None => Ok(()),
            // An older program would misread data that it does not know, and nothing could stop it.
            Some(newer) => Err(DbError::Migration(format!(
                "this database was written by a newer Podium (migration {newer}): start that version, or a copy of the data from before it"
            ))),
        }
    }
}

/// Returns the versions of the migrations that have not run.
///
/// # Errors
/// The schema is newer than this program.
fn pending(c: &mut SqliteConnection) -> Result<Vec<String>, DbError> {
    let schema = Schema::of(&mut Reader::Sqlite(c))?;
    schema.refuse_newer()?;
    Ok(schema.pending)
}

/// Copies the file to `NAME.before-MIGRATION` unless it is new.
fn copy_before(c: &mut SqliteConnection, path: &Path, pending: &[String]) -> Result<Option<PathBuf>, DbError> {
    let is_new = own_tables(c)? == 0;
    let Some(first) = pending.first().filter(|_| !is_new) else {
        return Ok(None);
    };
    let copy = with_end(path, &format!(".before-{first}"));
    // also if an earlier start has failed: the version before may have run again since
    copy_over(path, &copy)?;
    Ok(Some(copy))
}

/// Counts the tables of the file besides diesel's list of migrations.
fn own_tables(c: &mut SqliteConnection) -> Result<i64, DbError> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        tables: i64,
    }
    let row: Row = diesel::sql_query(
        "SELECT count(*) AS tables FROM sqlite_schema WHERE type = 'table' AND name <> '__diesel_schema_migrations'",
    )
    .get_result(c)?;
    Ok(row.tables)
}

fn foreign_key_problems(c: &mut SqliteConnection) -> Result<usize, DbError> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        #[diesel(column_name = "table")]
        _table: String,
    }
    let rows: Vec<Row> = diesel::sql_query("PRAGMA foreign_key_check").load(c)?;
    Ok(rows.len())
}
