//! The database of the service: its pools of connections, reading and writing transactions.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::result::Error;
use diesel::{Connection, PgConnection, SqliteConnection};
use parking_lot::Mutex;

use super::bell::{Bell, announce};
use super::conn::{Conn, Job, Stopped};
use super::counts::{Counts, PoolUse, waited_for_rows};
use super::error::{DbError, OfDatabase};
use super::group::GroupWriter;
use super::in_place::{self, OpenFiles};
use super::pooled::{PgSettings, SqliteSettings};
use super::replica::Replica;
use super::tournaments::{self, Stamp};
use crate::clock::Stopwatch;
use crate::config::DatabaseAddress;
use crate::measure::Measures;

/// How often a transaction that lost a deadlock is tried again.
const DEADLOCK_TRIES: u32 = 5;
/// Readers beside the one writer on SQLite.
pub const SQLITE_READERS: u32 = 10;
/// Connections of one process to PostgreSQL.
const PG_CONNECTIONS: u32 = 12;
/// Connections of one process to a replica: as many as make snapshots at once.
const REPLICA_CONNECTIONS: u32 = 4;
/// How long a reader waits for a replica's connection before the database itself is asked.
const REPLICA_PATIENCE: Duration = Duration::from_secs(1);

enum Pools {
    /// One writing connection and a pool of reading ones: no lock errors, no starving writers.
    Sqlite {
        writer: Box<GroupWriter>,
        readers: Pool<ConnectionManager<SqliteConnection>>,
        /// Of neither pool: copies are read on it.
        held: Box<Mutex<SqliteConnection>>,
        files: Arc<OpenFiles>,
    },
    Pg(Pool<ConnectionManager<PgConnection>>),
}

/// The database of the service: cheap to clone. Its calls block; the web calls them off its own threads.
#[derive(Clone)]
pub struct Database {
    pools: Arc<Pools>,
    /// Where a session of its own is had, for connections outside the pools.
    pub(super) address: Arc<DatabaseAddress>,
    /// Rings when this process wrote.
    pub(super) bell: Arc<Bell>,
    /// Rings when this process stored deliveries of webhooks.
    pub(super) outbox: Arc<Bell>,
    counts: Arc<Counts>,
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

    /// Opens a PostgreSQL database through a pooler that gives a session of the server to each transaction anew;
    /// `direct` leads past it, for what needs a session: hearing of changes.
    ///
    /// # Errors
    /// As [`Database::open`].
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
                        // A file does not go away: a statement less for each piece of work.
                        .test_on_check_out(false)
                        // Its name may, and then no connection that is closed can be had again.
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
                    readers: pool(SQLITE_READERS, true)?,
                    held: Box::new(Mutex::new(held)),
                    files,
                }
            }
            DatabaseAddress::Postgres(url) => Pools::Pg(
                Pool::builder()
                    .max_size(PG_CONNECTIONS)
                    .min_idle(Some(1))
                    // longer than a connection takes, and short enough that readers learn of a lost database
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
            behind_pooler: address != direct,
            replica: None,
        })
    }

    /// Lets [`Database::read_at_least`] read from a replica at a `postgres://` URL. It need not answer yet.
    #[must_use]
    pub fn with_replica(self, url: &str) -> Self {
        let pool = Pool::builder()
            .max_size(REPLICA_CONNECTIONS)
            .min_idle(Some(0))
            .connection_timeout(REPLICA_PATIENCE)
            .connection_customizer(Box::new(PgSettings {
                counts: Arc::clone(&self.counts),
                // As cautious as the database itself: a hall has its replica behind the same pooler or none.
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
    /// What `work` says, or that no connection could be had.
    pub fn read<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn<'_>) -> Result<T, E>) -> Result<T, E> {
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

    /// Lends a reading connection for a tournament with at least the changes that a stamp counts: one of the replica, if
    /// there is one and it is as far as that, and else one of the database itself. `work` may run twice.
    ///
    /// # Errors
    /// What `work` says of the database itself, or that no connection could be had.
    pub fn read_at_least<T>(
        &self,
        slug: &str,
        stamp: &Stamp,
        mut work: impl FnMut(&mut Conn<'_>) -> Result<T, DbError>,
    ) -> Result<T, DbError> {
        if let Some(replica) = &self.replica {
            let mut result = None;
            let read = replica.read(&mut |conn| {
                // in the transaction that reads the rest: both are of one state
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

    /// Runs one writing transaction: all of it is durable when this returns, or nothing of it happened; a server that goes
    /// away at the commit leaves that open ([`DbError::Unanswered`]). On SQLite it may
    /// share its commit with others that come at the same time (see [`super::group`]).
    /// A transaction that lost a deadlock is run again, so `work` does nothing but ask and change the database.
    /// After the commit everybody who watches is told, in this process and in others (see [`super::Watch`]).
    ///
    /// # Errors
    /// What `work` says (and then nothing has changed), or that the database could not write.
    pub fn write<T, E: From<DbError> + OfDatabase>(
        &self,
        mut work: impl FnMut(&mut Conn<'_>) -> Result<T, E>,
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

    /// How many transactions this process has written, or tried to: what was read before the last of them may be old.
    pub fn writes(&self) -> u64 {
        self.bell.rung()
    }

    /// How many statements this process has sent to the database, those that begin and end transactions included.
    pub fn queries(&self) -> u64 {
        self.counts.queries()
    }

    /// How many writing transactions this process has committed.
    pub fn commits(&self) -> u64 {
        self.counts.commits()
    }

    /// How often this process has read from the replica.
    pub fn replica_reads(&self) -> u64 {
        self.counts.replica_reads()
    }

    /// What this process measures of its work with the database.
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

    /// Lends the connection that copies of the embedded database are read on; `None` on PostgreSQL.
    pub(super) fn held<T>(&self, work: impl FnOnce(&mut SqliteConnection) -> T) -> Option<T> {
        match &*self.pools {
            Pools::Sqlite { held, .. } => Some(work(&mut held.lock())),
            Pools::Pg(_) => None,
        }
    }

    /// [`Database::read`] without its type parameters: diesel's transactions are compiled once and not for each page.
    fn read_transaction(&self, job: &mut Job<'_>) -> Result<(), DbError> {
        let mut stopped = None;
        let result = match &*self.pools {
            Pools::Sqlite { readers, .. } => {
                let mut pooled = self.counts.reader(readers)?;
                let connection: &mut SqliteConnection = &mut pooled;
                connection.transaction(|c| rolled_back(job(&mut Conn::Sqlite(c)), &mut stopped))
            }
            Pools::Pg(pool) => {
                let mut pooled = self.counts.reader(pool)?;
                let connection: &mut PgConnection = &mut pooled;
                // One state of the database for all reads; by default each statement would see another.
                let mut transaction = connection.build_transaction().read_only().repeatable_read();
                transaction.run(|c| rolled_back(job(&mut Conn::Pg(c)), &mut stopped))
            }
        };
        ended(result, stopped.as_ref(), DbError::from)
    }

    /// [`Database::write`] without its type parameters.
    fn write_transaction(&self, job: &mut Job<'_>) -> Result<(), DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => writer.run(job),
            Pools::Pg(pool) => {
                let written = self.write_on_pg(pool, job);
                // After an error too: a commit whose answer was lost may hold. Not where nothing was begun: what readers
                // know of a database that is gone stays the best there is, however many try to write.
                if !matches!(written, Err(DbError::Unreachable(_))) {
                    self.bell.ring();
                }
                written
            }
        }
    }

    fn write_on_pg(&self, pool: &Pool<ConnectionManager<PgConnection>>, job: &mut Job<'_>) -> Result<(), DbError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let mut stopped = None;
            let asked = Stopwatch::start();
            let pooled = pool.get();
            let for_connection = asked.seconds();
            let mut pooled = pooled.map_err(|e| {
                // in vain, and for longer than anybody else
                self.counts.waited_to_write(for_connection);
                DbError::unreachable(&e)
            })?;
            let connection: &mut PgConnection = &mut pooled;
            // Commits are not shared here: the server groups those of different tournaments by itself. Those of one come one
            // after the other, for its lock is held until the commit is on the disk: 105 results a second on a disk that
            // synchronizes 276 times. Commits that return before that (`synchronous_commit = off`) would free the lock
            // sooner, and let others read a version that a crash takes back and then gives to another change.
            // The tournament's row is locked first. Serializable with retries failed 53–61 % of such transactions.
            let mut transaction = connection.build_transaction().read_committed();
            let (mut at_commit, mut worked) = (false, Stopwatch::start());
            waited_for_rows();
            let result = transaction.run(|c| {
                let done = rolled_back(job(&mut Conn::Pg(c)), &mut stopped);
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
            // Nothing of it is written, so `work` can simply begin again.
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

    /// Gives back the memory in which connections to a file keep its pages: up to two megabytes each, and after a rush all
    /// of them have read. Those that are in use keep theirs. A server's connections keep no pages.
    ///
    /// # Errors
    /// A connection does not answer.
    pub fn release_memory(&self) -> Result<(), DbError> {
        const RELEASE: &str = "PRAGMA shrink_memory";
        let Pools::Sqlite { writer, readers, .. } = &*self.pools else {
            return Ok(());
        };
        // held until all have been asked: the pool would give the same one again
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

    /// Work outside a transaction on a writing connection: migrations, pragmas, backups.
    pub(super) fn bare<T>(&self, work: impl FnOnce(&mut Conn<'_>) -> Result<T, DbError>) -> Result<T, DbError> {
        match &*self.pools {
            Pools::Sqlite { writer, .. } => {
                let mut pooled = writer.pool.get().map_err(|e| DbError::unreachable(&e))?;
                work(&mut Conn::Sqlite(&mut pooled))
            }
            Pools::Pg(pool) => {
                let mut pooled = pool.get().map_err(|e| DbError::unreachable(&e))?;
                work(&mut Conn::Pg(&mut pooled))
            }
        }
    }
}

/// Makes diesel roll back what stopped, which is kept.
fn rolled_back(done: Result<(), Stopped>, stopped: &mut Option<Stopped>) -> Result<(), Error> {
    done.map_err(|why| {
        *stopped = Some(why);
        Error::RollbackTransaction
    })
}

/// How a transaction ended for its caller. What stopped the work counts more than what diesel says of the rollback:
/// SQLite rolls back by itself when the disk is full, and then there is nothing left to roll back; nor is there on a lost
/// connection, which is one error and not two.
fn ended(
    transaction: Result<(), Error>,
    stopped: Option<&Stopped>,
    told: impl FnOnce(Error) -> DbError,
) -> Result<(), DbError> {
    match stopped {
        Some(_) => Ok(()),
        None => transaction.map_err(told),
    }
}
