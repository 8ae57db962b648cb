//! Migrations, one portable tree for both databases, and the upkeep of the file. An SQLite file is copied before it is
//! migrated; a schema newer than the program is refused.

use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationConnection, MigrationSource, MigrationVersion};
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Conn, Database, DbError};
use crate::config::DatabaseAddress;
use crate::each;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");
/// The number of the advisory lock at which all instances of this program wait for each other; any number will do.
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
    DbError::Migration(format!("the database cannot be brought up to date: {error}"))
}

impl Database {
    /// Brings the schema up to date.
    ///
    /// # Errors
    /// The schema is newer than this program, the copy cannot be made, or a migration fails.
    pub fn migrate(&self, address: &DatabaseAddress) -> Result<Migrated, DbError> {
        self.bare(|conn| match conn {
            Conn::Sqlite(c) => {
                let pending = pending(*c)?;
                let mut done = Migrated::default();
                // No copy without a reason: a service that starts daily would fill the disk.
                if pending.is_empty() {
                    return Ok(done);
                }
                if let DatabaseAddress::Sqlite(path) = address {
                    done.copy = copy_before(c, path, &pending)?;
                }
                // Rebuilding a table under foreign keys would empty the tables that refer to it.
                // Here, for within a migration's transaction the pragma does nothing.
                c.batch_execute("PRAGMA foreign_keys = OFF;")?;
                let ran = c
                    .run_pending_migrations(MIGRATIONS)
                    .map(|v| v.iter().map(ToString::to_string).collect());
                let broken = foreign_key_problems(c)?;
                // before any error is returned: this is the pool's one writer
                c.batch_execute("PRAGMA foreign_keys = ON;")?;
                done.ran = ran.map_err(failed)?;
                if broken > 0 {
                    return Err(failed(format!("{broken} rows refer to rows that are not there")));
                }
                Ok(done)
            }
            Conn::Pg(c) => {
                // Many instances may start at once: one migrates, the others find nothing pending. The lock is the
                // transaction's and not the session's, which a pooler between may change; so all migrate or none.
                let ran = c.transaction(|c| {
                    c.batch_execute(&format!("SELECT pg_advisory_xact_lock({ADVISORY_LOCK});"))?;
                    // asks first whether the schema is newer than this program
                    pending(c)?;
                    let ran = c.run_pending_migrations(MIGRATIONS).map_err(failed)?;
                    Ok::<_, DbError>(ran.iter().map(ToString::to_string).collect())
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
            each!(conn, |c| c
                .revert_all_migrations(MIGRATIONS)
                .map(|_| ())
                .map_err(failed))
        })
    }

    /// Copies the embedded database to a file in a consistent state, while the service runs.
    ///
    /// # Errors
    /// The database is PostgreSQL, which has `pg_dump` for it; the file exists or cannot be written.
    pub fn backup(&self, to: &Path) -> Result<(), DbError> {
        // VACUUM INTO refuses a file that is not empty, with a message that names no remedy.
        if to.exists() {
            return Err(DbError::Unreachable(format!(
                "{} exists already: choose a new file",
                to.display()
            )));
        }
        self.bare(|conn| {
            match conn {
            Conn::Sqlite(c) => vacuum_into(c, to),
            Conn::Pg(_) => Err(DbError::Unreachable(
                "this database is PostgreSQL: make the copy with pg_dump --format=custom and restore it with pg_restore"
                    .into(),
            )),
        }
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
            Conn::Pg(_) => Ok(None),
            Conn::Sqlite(c) => {
                let s: Synchronous = diesel::sql_query("PRAGMA synchronous").get_result(*c)?;
                let j: Journal = diesel::sql_query("PRAGMA journal_mode").get_result(*c)?;
                Ok(Some((s.synchronous, j.journal_mode)))
            }
        })
    }

    /// Returns when the database has answered, for readiness checks.
    pub fn ping(&self) -> Result<(), DbError> {
        self.read(|conn| each!(conn, |c| c.batch_execute("SELECT 1").map_err(DbError::from)))
    }

    /// Limits the SQLite file to a number of pages, to test a full disk. Does nothing on PostgreSQL.
    pub fn limit_sqlite_pages(&self, pages: u32) -> Result<(), DbError> {
        self.bare(|conn| match conn {
            Conn::Sqlite(c) => Ok(c.batch_execute(&format!("PRAGMA max_page_count = {pages};"))?),
            Conn::Pg(_) => Ok(()),
        })
    }

    /// Makes the writing SQLite connection read-only, to test a read-only disk. Does nothing on PostgreSQL.
    pub fn make_sqlite_read_only(&self, read_only: bool) -> Result<(), DbError> {
        self.bare(|conn| match conn {
            Conn::Sqlite(c) => Ok(c.batch_execute(&format!(
                "PRAGMA query_only = {};",
                if read_only { "ON" } else { "OFF" }
            ))?),
            Conn::Pg(_) => Ok(()),
        })
    }
}

/// Returns the names of the migrations that have not run.
fn pending<C, DB>(conn: &mut C) -> Result<Vec<String>, DbError>
where
    C: Connection<Backend = DB> + MigrationConnection + MigrationHarness<DB>,
    DB: diesel::backend::Backend,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known: Vec<Box<dyn Migration<DB>>> = MIGRATIONS.migrations().map_err(failed)?;
    let known: Vec<String> = known.iter().map(|m| m.name().version().to_string()).collect();
    let applied: Vec<MigrationVersion<'static>> = conn.applied_migrations().map_err(failed)?;
    // An older program would misread what it does not know, and could not be told to stop.
    if let Some(newer) = applied.iter().map(ToString::to_string).find(|v| !known.contains(v)) {
        return Err(DbError::Migration(format!(
            "this database was written by a newer Podium (migration {newer}): start that version, or a copy of the data from before it"
        )));
    }
    let applied: Vec<String> = applied.iter().map(ToString::to_string).collect();
    Ok(known.into_iter().filter(|k| !applied.contains(k)).collect())
}

/// Copies the file to `NAME.before-MIGRATION` unless it is new.
fn copy_before(c: &mut SqliteConnection, path: &Path, pending: &[String]) -> Result<Option<PathBuf>, DbError> {
    let is_new = own_tables(c)? == 0;
    let Some(first) = pending.first().filter(|_| !is_new) else {
        return Ok(None);
    };
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".before-{first}"));
    let copy = PathBuf::from(name);
    // an earlier start that failed half way has copied what was there before it
    if !copy.exists() {
        vacuum_into(c, &copy)?;
    }
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

fn vacuum_into(c: &mut SqliteConnection, to: &Path) -> Result<(), DbError> {
    let quoted = to.to_string_lossy().replace('\'', "''");
    // a copy of the file alone would miss what is still in its WAL
    c.batch_execute(&format!("VACUUM INTO '{quoted}';"))
        .map_err(|e| DbError::Unreachable(format!("the copy {} cannot be written: {e}", to.display())))
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
