//! The database of the service: its pools of connections, reading and writing transactions.

pub(crate) mod bell;
pub(crate) mod conn;
pub(crate) mod counts;
pub(crate) mod group;
pub(crate) mod pooled;
pub(crate) mod replica;
pub(crate) mod shares;
pub(crate) mod watch;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, ManageConnection, Pool};
use diesel::result::Error;
use diesel::{Connection, PgConnection, SqliteConnection};
use parking_lot::Mutex;

use super::error::{DbError, OfDatabase};
use super::tournaments::{self, Stamp};
use crate::database::bell::{Bell, announce};
use crate::database::conn::{ReadJob, Reader, Stopped, WriteJob, Writer};
use crate::database::counts::{Counts, PoolUse, waited_for_rows};
use crate::database::group::GroupWriter;
use crate::database::pooled::{PgSettings, SqliteSettings};
use crate::database::replica::Replica;
use crate::database::shares::{CONNECTIONS, Lent, Shares};
use crate::disk::in_place::{self, OpenFiles};
use podium_base::clock::Stopwatch;
use podium_base::config::DatabaseAddress;
use podium_base::measure::Measures;

/// The number of times that a transaction is retried after losing a deadlock.
const DEADLOCK_TRIES: u32 = 5;
/// Connections of one process to a replica: as many as the snapshots that are made at once.
const REPLICA_CONNECTIONS: u32 = 4;
/// Threads of each pool, which open and close its connections: r2d2's default.
const POOL_THREADS: usize = 3;
/// How long a reader waits for a replica's connection before the database itself is asked.
const REPLICA_PATIENCE: Duration = Duration::from_secs(1);

enum Pools {
    /// One writing connection and a pool of reading ones: no lock errors, and the writer never starves.
    Sqlite {
        writer: Box<GroupWriter>,
        readers: Pool<ConnectionManager<SqliteConnection>>,
        /// A connection outside both pools, from which copies are read.
        held: Box<Mutex<SqliteConnection>>,
        files: Arc<OpenFiles>,
    },
    Pg(Pool<ConnectionManager<PgConnection>>),
}

/// The database of the service: cheap to clone. Its calls block, so the web layer runs them off its own threads.
#[derive(Clone)]
pub struct Database {
    pools: Arc<Pools>,
    /// The address for connections outside the pools, which need their own session.
    pub(super) address: Arc<DatabaseAddress>,
    /// Rings when this process wrote.
    pub(super) bell: Arc<Bell>,
    /// Rings when this process stored deliveries of webhooks.
    pub(super) outbox: Arc<Bell>,
    counts: Arc<Counts>,
    /// Of the readers of a file, and of all connections to a server.
    shares: Arc<Shares>,
    behind_pooler: bool,
    replica: Option<Arc<Replica>>,
}

impl Database {
    /// Opens the database without migrating it.
    ///
    /// # Errors
    /// The address cannot be reached or the file not opened, as a sentence.
    pub fn open(address: &DatabaseAddress) -> Result<Self, DbError> {
        Self::open_at(address, address)
    }

    /// Opens a PostgreSQL database through a pooler that may give each transaction another server session; `direct`
    /// bypasses the pooler, for what needs a session: listening for changes.
    ///
    /// # Errors
    /// See [`Database::open`].
    pub fn open_behind_pooler(address: &DatabaseAddress, direct: &DatabaseAddress) -> Result<Self, DbError> {
        Self::open_at(address, direct)
    }

    fn open_at(address: &DatabaseAddress, direct: &DatabaseAddress) -> Result<Self, DbError> {
        let counts = Arc::new(Counts::default());
        let bell = Arc::new(Bell::default());
        let pools = match address {
            DatabaseAddress::Sqlite(path) => {
                let (held, files) = in_place::open(path)?;
                let (url, files) = (in_place::address(&files.database), Arc::new(files));
                let pool = |size: u32, query_only: bool| {
                    let (counts, files) = (Arc::clone(&counts), Arc::clone(&files));
                    Pool::builder()
                        .max_size(size)
                        .min_idle(Some(1))
                        // A file does not go away: this saves one statement for each piece of work.
                        .test_on_check_out(false)
                        // Its name may go away, and then a closed connection cannot be reopened.
                        .max_lifetime(None)
                        .idle_timeout(None)
                        .connection_timeout(Duration::from_secs(30))
                        .connection_customizer(Box::new(SqliteSettings {
                            query_only,
                            counts,
                            files,
                        }))
                        .build(ConnectionManager::<SqliteConnection>::new(&url))
                        .map_err(|e| DbError::unreachable(&e))
                };
                Pools::Sqlite {
                    // With one writer the longest wait was 22 ms, with eight 3.5 s.
                    writer: Box::new(GroupWriter::new(path, pool(1, false)?, &bell, &counts)),
                    readers: pool(CONNECTIONS, true)?,
                    held: Box::new(Mutex::new(held)),
                    files,
                }
            }
            DatabaseAddress::Postgres(url) => Pools::Pg(
                Pool::builder()
                    .max_size(CONNECTIONS)
                    .min_idle(Some(1))
                    // longer than connecting takes, and short enough that readers notice a lost database
                    .connection_timeout(Duration::from_secs(3))
                    .connection_customizer(Box::new(PgSettings {
                        counts: Arc::clone(&counts),
                        behind_pooler: address != direct,
                    }))
                    .build(ConnectionManager::<PgConnection>::new(url))
                    .map_err(|e| DbError::unreachable(&e))?,
            ),
        };
        Ok(Self {
            pools: Arc::new(pools),
            address: Arc::new(direct.clone()),
            bell,
            outbox: Arc::default(),
            counts,
            shares: Arc::default(),
            behind_pooler: address != direct,
            replica: None,
        })
    }

    /// Makes [`Database::read_at_least`] read from a replica at a `postgres://` URL, which need not answer yet.
    #[must_use]
    pub fn with_replica(self, url: &str) -> Self {
        let pool = Pool::builder()
            .max_size(REPLICA_CONNECTIONS)
            .min_idle(Some(0))
            .connection_timeout(REPLICA_PATIENCE)
            .connection_customizer(Box::new(PgSettings {
                counts: Arc::clone(&self.counts),
                // The same setting as the primary's: a replica is behind the same pooler, or neither is behind one.
                behind_pooler: self.behind_pooler,
            }))
            .build_unchecked(ConnectionManager::<PgConnection>::new(url));
        Self {
            replica: Some(Arc::new(Replica::new(pool, &self.counts))),
            ..self
        }
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
    /// The error of `work`, or that there was no connection.
    pub fn read<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Reader<'_>) -> Result<T, E>) -> Result<T, E> {
        let mut work = Some(work);
        let mut result = None;
        let transaction = self.read_transaction(&mut |conn| {
            let work = work.take().expect("a reading transaction runs once");
            let done = result.insert(work(conn));
            done.is_ok().then_some(()).ok_or(Stopped { database: None })
        });
        transaction?;
        result.expect("a transaction has done its work")
    }

    /// Lends a reading connection that sees at least the changes counted by a tournament's stamp: one of the replica if
    /// it has caught up that far, otherwise one of the database itself. `work` may run twice.
    ///
    /// # Errors
    /// The error of `work` on the database itself, or that there was no connection.
    pub fn read_at_least<T>(
        &self,
        slug: &str,
        stamp: &Stamp,
        mut work: impl FnMut(&mut Reader<'_>) -> Result<T, DbError>,
    ) -> Result<T, DbError> {
        if let Some(replica) = &self.replica {
            let mut result = None;
            let read = replica.read(&mut |conn| {
                // in the same transaction as the other reads, so that both see one state
                let there = tournaments::stamp(conn, slug);
                let done = there.and_then(|there| match there {
                    Some(there) if there.shows(stamp) => work(conn).map(Some),
                    _ => Ok(None),
                });
                result = done.map_err(|error| Stopped { database: Some(error) })?;
                result.is_some().then_some(()).ok_or(Stopped { database: None })
            });
            if let Some(done) = result.filter(|_| read) {
                self.counts.read_from_replica();
                return Ok(done);
            }
        }
        self.read(work)
    }

    /// Runs one writing transaction: when this returns, all of it is durable, or none of it happened; if a server goes
    /// away during the commit, either is possible ([`DbError::Unanswered`]). On SQLite it may share its commit with
    /// others that come at the same time (see `group.rs`). A transaction that lost a deadlock is run again, so
    /// `work` must do nothing but query and change the database. After the commit, watchers in this process and in
    /// others are notified (see [`super::Watch`]).
    ///
    /// # Errors
    /// The error of `work` (and then nothing has changed), or that the database could not write.
    pub fn write<T, E: From<DbError> + OfDatabase>(
        &self,
        mut work: impl FnMut(&mut Writer<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut result = None;
        let transaction = self.write_transaction(&mut |conn| {
            let done = result.insert(work(conn));
            done.as_ref().map(|_| ()).map_err(|error| Stopped {
                database: error.of_database().cloned(),
            })
        });
        transaction?;
        result.expect("a transaction has done its work")
    }

    /// Returns the number of transactions that this process has written, or tried to: a value read before the last of
    /// them may be stale.
    pub fn writes(&self) -> u64 {
        self.bell.rung()
    }

    /// Returns the number of statements that this process has sent to the database, including those that begin and end
    /// transactions.
    pub fn queries(&self) -> u64 {
        self.counts.queries()
    }

    /// Returns the number of writing transactions that this process has committed.
    pub fn commits(&self) -> u64 {
        self.counts.commits()
    }

    /// Returns the number of reads that this process made from the replica.
    pub fn replica_reads(&self) -> u64 {
        self.counts.replica_reads()
    }

    /// Returns the metrics of this process's use of the database.
    pub fn measures(&self) -> Measures {
        self.counts.measures()
    }

    /// The connections of each pool, as they are now.
    pub fn pools(&self) -> Vec<PoolUse> {
        let mut pools = match &*self.pools {
            Pools::Sqlite { writer, readers, .. } => {
                vec![PoolUse::of("writer", &writer.pool), PoolUse::of("readers", readers)]
            }
            Pools::Pg(pool) => vec![PoolUse::of("primary", pool)],
        };
        pools.extend(self.replica.iter().map(|replica| replica.in_use()));
        pools
    }

    /// Returns how many threads the pools have.
    pub fn most_threads(&self) -> usize {
        self.pools().len() * POOL_THREADS
    }

    /// The file of the embedded database.
    pub fn file(&self) -> Option<&Path> {
        match &*self.address {
            DatabaseAddress::Sqlite(path) => Some(path),
            DatabaseAddress::Postgres(_) => None,
        }
    }

    /// The files of the embedded database that are open.
    pub(super) fn files(&self) -> Option<&OpenFiles> {
        match &*self.pools {
            Pools::Sqlite { files, .. } => Some(files),
            Pools::Pg(_) => None,
        }
    }

    /// Lends the connection from which copies of the embedded database are read; `None` on PostgreSQL.
    pub(super) fn held<T>(&self, work: impl FnOnce(&mut SqliteConnection) -> T) -> Option<T> {
        match &*self.pools {
            Pools::Sqlite { held, .. } => Some(work(&mut held.lock())),
            Pools::Pg(_) => None,
        }
    }

    /// Runs [`Database::read`] without its type parameters: diesel's transactions are compiled once, not once for each
    /// page.
    fn read_transaction(&self, job: &mut ReadJob<'_>) -> Result<(), DbError> {
        let mut stopped = None;
        let result = match &*self.pools {
            Pools::Sqlite { readers, .. } => {
                let mut pooled = self.reader(readers)?;
                let connection: &mut SqliteConnection = &mut pooled;
                connection.transaction(|c| rolled_back(job(&mut Reader::Sqlite(c)), &mut stopped))
            }
            Pools::Pg(pool) => {
                let mut pooled = self.reader(pool)?;
                let connection: &mut PgConnection = &mut pooled;
                // One state of the database for all reads; by default each statement would see another.
                let mut transaction = connection.build_transaction().read_only().repeatable_read();
                transaction.run(|c| rolled_back(job(&mut Reader::Pg(c)), &mut stopped))
            }
        };
        ended(result, stopped.as_ref(), DbError::from)
    }

    /// Takes a connection for reading.
    fn reader<M: ManageConnection>(&self, pool: &Pool<M>) -> Result<Lent<'_, M>, DbError> {
        let since = Stopwatch::start();
        let lent = self.shares.lend(pool);
        self.counts.waited_to_read(since.seconds());
        lent
    }

    /// Runs [`Database::write`] without its type parameters.
    fn write_transaction(&self, job: &mut WriteJob<'_>) -> Result<(), DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => writer.run(job),
            Pools::Pg(pool) => {
                let written = self.write_on_pg(pool, job);
                // Also after an error: a commit whose answer was lost may have been stored. Not if nothing was begun:
                // while the database is unreachable, readers keep the last state they know, however many commands try
                // to write.
                if !matches!(written, Err(DbError::Unreachable(_))) {
                    self.bell.ring();
                }
                written
            }
        }
    }

    fn write_on_pg(&self, pool: &Pool<ConnectionManager<PgConnection>>, job: &mut WriteJob<'_>) -> Result<(), DbError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let mut stopped = None;
            let asked = Stopwatch::start();
            let pooled = self.shares.lend(pool);
            let for_connection = asked.seconds();
            let mut pooled = pooled.inspect_err(|_| {
                // it got no connection, and waited longer than anybody else
                self.counts.waited_to_write(for_connection);
            })?;
            let connection: &mut PgConnection = &mut pooled;
            // Commits are not shared here: the server groups those of different tournaments. Those of one
            // tournament come one after the other, because its lock is held until the commit is on the disk: 105
            // results a second on a disk that synchronizes 276 times. Commits that return earlier (`synchronous_commit
            // = off`) would free the lock sooner, and others could read a version that a crash undoes and that
            // later names another change.
            // The tournament's row is locked first. Serializable isolation with retries failed in 53–61 % of such
            // transactions.
            let mut transaction = connection.build_transaction().read_committed();
            let (mut at_commit, mut worked) = (false, Stopwatch::start());
            waited_for_rows();
            let result = transaction.run(|c| {
                let done = rolled_back(job(&mut Writer::new(Reader::Pg(c))), &mut stopped);
                worked = Stopwatch::start();
                at_commit = done.is_ok();
                done
            });
            self.counts.waited_to_write(for_connection + waited_for_rows());
            let result = ended(result, stopped.as_ref(), |error| match at_commit {
                true => DbError::at_commit(error),
                false => error.into(),
            });
            let failed = match &stopped {
                Some(stopped) => stopped.database.as_ref(),
                None => result.as_ref().err(),
            };
            let lost_deadlock = matches!(failed, Some(DbError::Deadlock));
            // Nothing of it is written, so `work` can simply run again.
            if lost_deadlock && tries < DEADLOCK_TRIES {
                continue;
            }
            if at_commit && result.is_ok() {
                self.counts.committed(1, worked);
                announce(connection);
            }
            return result;
        }
    }

    /// Frees the memory in which connections to a file cache its pages: up to two megabytes each, and after a rush all
    /// of them have read. Connections in use keep their cache. A server's connections cache no pages.
    ///
    /// # Errors
    /// A connection does not answer.
    pub fn release_memory(&self) -> Result<(), DbError> {
        const RELEASE: &str = "PRAGMA shrink_memory";
        let Pools::Sqlite { writer, readers, .. } = &*self.pools else {
            return Ok(());
        };
        // held until all have been asked, or the pool would give the same one again
        let mut asked = Vec::new();
        for _ in 0..readers.state().idle_connections {
            let Some(mut reader) = readers.try_get() else { break };
            reader.batch_execute(RELEASE)?;
            asked.push(reader);
        }
        drop(asked);
        if let Some(mut only) = writer.pool.try_get() {
            only.batch_execute(RELEASE)?;
        }
        Ok(())
    }

    /// Runs work outside a transaction on a writing connection: migrations, pragmas, backups.
    pub(super) fn bare<T>(&self, work: impl FnOnce(&mut Reader<'_>) -> Result<T, DbError>) -> Result<T, DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => {
                let mut pooled = writer.pool.get().map_err(|e| DbError::unreachable(&e))?;
                work(&mut Reader::Sqlite(&mut pooled))
            }
            Pools::Pg(pool) => {
                let mut pooled = self.shares.lend(pool)?;
                work(&mut Reader::Pg(&mut pooled))
            }
        }
    }
}

/// Makes diesel roll back, and keeps the error that stopped the work.
fn rolled_back(done: Result<(), Stopped>, stopped: &mut Option<Stopped>) -> Result<(), Error> {
    done.map_err(|why| {
        *stopped = Some(why);
        Error::RollbackTransaction
    })
}

/// Returns how a transaction ended for its caller. The error that stopped the work has priority over diesel's error
/// from the rollback: SQLite rolls back on its own when the disk is full, and then a rollback finds nothing to roll
/// back. The same holds for a lost connection, which is one error, not two.
fn ended(
    transaction: Result<(), Error>,
    stopped: Option<&Stopped>,
    convert: impl FnOnce(Error) -> DbError,
) -> Result<(), DbError> {
    match stopped {
        Some(_) => Ok(()),
        None => transaction.map_err(convert),
    }
}
