//! Connections: an enum of the two databases, and [`each!`], which type-checks a query against both.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Pool};
use diesel::result::Error;
use diesel::{Connection, PgConnection, SqliteConnection};

use super::bell::{Bell, announce};
use super::counts::{Counting, Counts};
use super::error::{DbError, DeadlockAware};
use crate::config::DatabaseAddress;

/// A connection lent for one piece of work.
pub enum Conn<'a> {
    Pg(&'a mut PgConnection),
    Sqlite(&'a mut SqliteConnection),
}

/// A query written once and compiled for both databases: `each!(conn, |c| players::table.load(c))`.
#[macro_export]
macro_rules! each {
    ($conn:expr, |$c:ident| $body:expr) => {
        match $conn {
            $crate::db::Conn::Pg(connection) => {
                let $c: &mut diesel::PgConnection = connection;
                $body
            }
            $crate::db::Conn::Sqlite(connection) => {
                let $c: &mut diesel::SqliteConnection = connection;
                $body
            }
        }
    };
}

/// How often a transaction that lost a deadlock is tried again.
const DEADLOCK_TRIES: u32 = 5;
/// Readers beside the one writer on SQLite.
const SQLITE_READERS: u32 = 8;
/// Connections of one process to PostgreSQL.
const PG_CONNECTIONS: u32 = 12;

#[derive(Debug)]
struct SqliteSettings {
    query_only: bool,
    counts: Arc<Counts>,
}

impl CustomizeConnection<SqliteConnection, diesel::r2d2::Error> for SqliteSettings {
    fn on_acquire(&self, conn: &mut SqliteConnection) -> Result<(), diesel::r2d2::Error> {
        let query_only = if self.query_only { "PRAGMA query_only = ON;" } else { "" };
        // WAL with full synchronous writes: a result is on the disk when its answer is sent. What is deleted is
        // overwritten: removed personal data does not stay in the file's free pages.
        conn.batch_execute(&format!(
            "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
             PRAGMA secure_delete = ON; {query_only}"
        ))
        .map_err(diesel::r2d2::Error::QueryError)?;
        conn.set_instrumentation(Counting::new(&self.counts));
        Ok(())
    }
}

#[derive(Debug)]
struct PgSettings {
    counts: Arc<Counts>,
}

impl CustomizeConnection<PgConnection, diesel::r2d2::Error> for PgSettings {
    fn on_acquire(&self, conn: &mut PgConnection) -> Result<(), diesel::r2d2::Error> {
        conn.set_instrumentation(Counting::new(&self.counts));
        Ok(())
    }
}

enum Pools {
    /// One writing connection and a pool of reading ones: no lock errors, no starving writers.
    Sqlite {
        writer: Pool<ConnectionManager<SqliteConnection>>,
        readers: Pool<ConnectionManager<SqliteConnection>>,
    },
    Pg(Pool<ConnectionManager<PgConnection>>),
}

/// The database of the service: cheap to clone. Its calls block; the web calls them off its own threads.
#[derive(Clone)]
pub struct Database {
    pools: Arc<Pools>,
    /// Where it is, for connections outside the pools.
    pub(super) address: Arc<DatabaseAddress>,
    /// Rings when this process wrote.
    pub(super) bell: Arc<Bell>,
    counts: Arc<Counts>,
}

impl Database {
    /// Opens the database without migrating it.
    ///
    /// # Errors
    /// The address cannot be reached or the file not opened, as a sentence.
    pub fn open(address: &DatabaseAddress) -> Result<Self, DbError> {
        let counts = Arc::new(Counts::default());
        let pools = match address {
            DatabaseAddress::Sqlite(path) => {
                prepare_sqlite_file(path)?;
                let url = path.to_string_lossy().into_owned();
                let pool = |size: u32, query_only: bool| {
                    let counts = Arc::clone(&counts);
                    Pool::builder()
                        .max_size(size)
                        .min_idle(Some(1))
                        .test_on_check_out(false)
                        .connection_timeout(Duration::from_secs(30))
                        .connection_customizer(Box::new(SqliteSettings { query_only, counts }))
                        .build(ConnectionManager::<SqliteConnection>::new(&url))
                        .map_err(|e| DbError::unreachable(&e))
                };
                Pools::Sqlite {
                    writer: pool(1, false)?,
                    readers: pool(SQLITE_READERS, true)?,
                }
            }
            DatabaseAddress::Postgres(url) => Pools::Pg(
                Pool::builder()
                    .max_size(PG_CONNECTIONS)
                    .min_idle(Some(1))
                    .connection_timeout(Duration::from_secs(10))
                    .connection_customizer(Box::new(PgSettings {
                        counts: Arc::clone(&counts),
                    }))
                    .build(ConnectionManager::<PgConnection>::new(url))
                    .map_err(|e| DbError::unreachable(&e))?,
            ),
        };
        Ok(Self {
            pools: Arc::new(pools),
            address: Arc::new(address.clone()),
            bell: Arc::default(),
            counts,
        })
    }

    /// True for the embedded database.
    pub fn is_sqlite(&self) -> bool {
        matches!(*self.pools, Pools::Sqlite { .. })
    }

    /// Lends a reading connection. On SQLite it cannot write.
    ///
    /// The reads of one call see one state of the database.
    ///
    /// # Errors
    /// What `work` says, or that no connection could be had.
    pub fn read<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn<'_>) -> Result<T, E>) -> Result<T, E> {
        let mut work = Some(work);
        let mut result = None;
        let transaction = self.read_transaction(&mut |conn| {
            let work = work.take().expect("a reading transaction runs once");
            let done = result.insert(work(conn));
            done.is_ok().then_some(()).ok_or(Stopped { by_deadlock: false })
        });
        carried(result, transaction)
    }

    /// Runs one writing transaction: all of it is durable when this returns, or nothing of it happened.
    /// A transaction that lost a deadlock is run again, so `work` does nothing but ask and change the database.
    /// After the commit everybody who watches is told, in this process and in others (see [`super::Watch`]).
    ///
    /// # Errors
    /// What `work` says (and then nothing has changed), or that the database could not write.
    pub fn write<T, E: From<DbError> + DeadlockAware>(
        &self,
        mut work: impl FnMut(&mut Conn<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut result = None;
        let transaction = self.write_transaction(&mut |conn| {
            let done = result.insert(work(conn));
            done.as_ref().map(|_| ()).map_err(|error| Stopped {
                by_deadlock: error.is_deadlock(),
            })
        });
        self.bell.ring();
        carried(result, transaction)
    }

    /// How many transactions this process has written, or tried to: what was read before the last of them may be old.
    pub fn writes(&self) -> u64 {
        self.bell.rung()
    }

    /// How many statements this process has sent to the database, those that begin and end transactions included.
    pub fn queries(&self) -> u64 {
        self.counts.queries()
    }

    /// [`Database::read`] without its type parameters: diesel's transactions are compiled once and not for each page.
    fn read_transaction(&self, work: &mut Work<'_>) -> Result<(), DbError> {
        match &*self.pools {
            Pools::Sqlite { readers, .. } => {
                let mut pooled = readers.get().map_err(|e| DbError::unreachable(&e))?;
                let connection: &mut SqliteConnection = &mut pooled;
                connection.transaction(|c| rolled_back(work(&mut Conn::Sqlite(c))))?;
            }
            Pools::Pg(pool) => {
                let mut pooled = pool.get().map_err(|e| DbError::unreachable(&e))?;
                let connection: &mut PgConnection = &mut pooled;
                let mut transaction = connection.build_transaction().read_only().repeatable_read();
                transaction.run(|c| rolled_back(work(&mut Conn::Pg(c))))?;
            }
        }
        Ok(())
    }

    /// [`Database::write`] without its type parameters.
    fn write_transaction(&self, work: &mut Work<'_>) -> Result<(), DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => {
                let mut pooled = writer.get().map_err(|e| DbError::unreachable(&e))?;
                let connection: &mut SqliteConnection = &mut pooled;
                connection.immediate_transaction(|c| rolled_back(work(&mut Conn::Sqlite(c))))?;
            }
            Pools::Pg(pool) => {
                let mut tries = 0;
                loop {
                    tries += 1;
                    let mut lost_deadlock = false;
                    let mut pooled = pool.get().map_err(|e| DbError::unreachable(&e))?;
                    let connection: &mut PgConnection = &mut pooled;
                    let mut transaction = connection.build_transaction().read_committed();
                    let result = transaction.run(|c| {
                        let done = work(&mut Conn::Pg(c));
                        lost_deadlock = done.as_ref().is_err_and(|stopped| stopped.by_deadlock);
                        rolled_back(done)
                    });
                    match result.map_err(DbError::from) {
                        Err(error) if (lost_deadlock || error.is_deadlock()) && tries < DEADLOCK_TRIES => {}
                        Ok(()) => {
                            announce(connection);
                            return Ok(());
                        }
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        Ok(())
    }

    /// Work outside a transaction on a writing connection: migrations, pragmas, backups.
    pub(super) fn bare<T>(&self, work: impl FnOnce(&mut Conn<'_>) -> Result<T, DbError>) -> Result<T, DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => {
                let mut pooled = writer.get().map_err(|e| DbError::unreachable(&e))?;
                work(&mut Conn::Sqlite(&mut pooled))
            }
            Pools::Pg(pool) => {
                let mut pooled = pool.get().map_err(|e| DbError::unreachable(&e))?;
                work(&mut Conn::Pg(&mut pooled))
            }
        }
    }
}

/// The work of one transaction, its result kept by the caller.
type Work<'w> = dyn FnMut(&mut Conn<'_>) -> Result<(), Stopped> + 'w;

/// The work of a transaction ended with an error of the caller's own kind.
struct Stopped {
    by_deadlock: bool,
}

fn rolled_back(done: Result<(), Stopped>) -> Result<(), Error> {
    done.map_err(|_| Error::RollbackTransaction)
}

/// The result of a transaction's work. An error of the work counts more than what diesel says of the rollback: SQLite
/// rolls back by itself when the disk is full, and then there is nothing left to roll back.
fn carried<T, E: From<DbError>>(work: Option<Result<T, E>>, transaction: Result<(), DbError>) -> Result<T, E> {
    match (work, transaction) {
        (Some(Err(error)), _) => Err(error),
        (Some(Ok(done)), Ok(())) => Ok(done),
        (_, Err(error)) => Err(error.into()),
        (None, Ok(())) => unreachable!("a committed transaction has done its work"),
    }
}

/// Write-ahead logging is a property of the file: set once, here.
fn prepare_sqlite_file(path: &Path) -> Result<(), DbError> {
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|e| DbError::Unreachable(format!("the data folder {} cannot be made: {e}", folder.display())))?;
    }
    let mut connection = SqliteConnection::establish(&path.to_string_lossy())
        .map_err(|e| DbError::Unreachable(format!("the database file {} cannot be opened: {e}", path.display())))?;
    connection
        .batch_execute("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL;")
        .map_err(DbError::from)
}
