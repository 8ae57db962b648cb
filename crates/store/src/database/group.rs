//! Group commit on SQLite: transactions that arrive together share one commit, and so one wait for the disk.
//!
//! There is one writing connection. The job that holds it works in a savepoint of the open transaction and hands the
//! connection to the next waiting job; when none waits, the last one commits for all. Every job is answered after that
//! commit, even a refused one: its refusal may depend on what an earlier job of the group wrote, and does not hold if
//! that is lost.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use diesel::connection::{AnsiTransactionManager, TransactionManager};
use diesel::r2d2::{ConnectionManager, Pool, PooledConnection};
use diesel::result::Error;
use diesel::{Connection, SqliteConnection};
use parking_lot::{Condvar, Mutex, MutexGuard};

use super::bell::Bell;
use super::conn::{Reader, WriteJob, Writer};
use super::counts::Counts;
use crate::disk::inspect::with_end;
use crate::disk::writable;
use crate::error::DbError;
use podium_base::clock::Stopwatch;

/// The most jobs that share a commit: the first of them waits for the work of all others.
const MOST_JOBS: u32 = 64;

/// The one writer of an SQLite file.
pub(crate) struct GroupWriter {
    /// A pool of one connection, which is in the pool while no group is open.
    pub(crate) pool: Pool<ConnectionManager<SqliteConnection>>,
    /// Locked by the job whose turn it is.
    turn: Mutex<Turn>,
    /// Jobs that wait for their turn.
    waiting: AtomicUsize,
    /// The log file that commits are written to.
    log: PathBuf,
    bell: Arc<Bell>,
    counts: Arc<Counts>,
}

/// The state that is handed to the job whose turn it is.
#[derive(Default)]
struct Turn {
    /// The open group.
    group: Option<Group>,
    /// The end of the last unsuccessful wait for another writing process.
    in_vain: Option<Stopwatch>,
}

/// An open transaction and the jobs that were done in it.
struct Group {
    connection: PooledConnection<ConnectionManager<SqliteConnection>>,
    jobs: u32,
    /// Whether one of them completed: refusals alone leave nothing to commit.
    has_written: bool,
    ending: Arc<Ending>,
}

/// The outcome of a group, once it has ended: all of its jobs receive it.
#[derive(Default)]
struct Ending {
    result: Mutex<Option<Result<(), DbError>>>,
    ended: Condvar,
}

/// The outcome of a job in its savepoint.
enum Done {
    /// Its writes are in the open transaction, or it wrote nothing: the commit decides.
    Waits,
    /// It panicked, and its writes are rolled back.
    Panicked(Box<dyn Any + Send>),
    /// The open transaction is lost.
    Lost { why: DbError, own: bool },
}

impl GroupWriter {
    /// Creates the writer; `file`: the database that the pool's connection writes to.
    pub(crate) fn new(
        file: &Path,
        pool: Pool<ConnectionManager<SqliteConnection>>,
        bell: &Arc<Bell>,
        counts: &Arc<Counts>,
    ) -> Self {
        Self {
            pool,
            turn: Mutex::default(),
            waiting: AtomicUsize::new(0),
            log: with_end(file, "-wal"),
            bell: Arc::clone(bell),
            counts: Arc::clone(counts),
        }
    }

    /// Runs a job in the open group, or in a new one, and waits until the group is committed.
    ///
    /// # Errors
    /// The transaction could not begin or could not be committed: then the job's own result does not hold.
    pub(crate) fn run(&self, job: &mut WriteJob<'_>) -> Result<(), DbError> {
        let asked = Stopwatch::start();
        self.waiting.fetch_add(1, Ordering::SeqCst);
        let mut turn = self.turn.lock();
        // From here on this job either commits the group or hands it to a job that was counted as waiting after it.
        self.waiting.fetch_sub(1, Ordering::SeqCst);
        let group = match turn.group.take() {
            Some(group) => Ok(group),
            // A job that came before that wait ended has waited without success too: otherwise all senders of a hall would wait
            // one after the other.
            None if turn.in_vain.is_some_and(|over| over.seconds() < asked.seconds()) => Err(DbError::Locked.counted()),
            None => {
                let begun = Group::begin(&self.pool);
                if matches!(begun, Err(DbError::Locked)) {
                    turn.in_vain = Some(Stopwatch::start());
                }
                begun
            }
        };
        // including the wait for another writing process, which happens as a group begins, even if it failed
        self.counts.waited_to_write(asked.seconds());
        let mut group = group?;
        let done = group.run(job);
        let ending = Arc::clone(&group.ending);
        match &done {
            Done::Lost { why, .. } => self.end(group, Err(why.clone())),
            _ if self.waiting.load(Ordering::SeqCst) > 0 && group.jobs < MOST_JOBS => {
                turn.group = Some(group);
            }
            _ => self.commit(group),
        }
        // Fair: the next is the job that has waited longest, so that none waits for long.
        MutexGuard::unlock_fair(turn);
        let ended = ending.wait();
        match done {
            Done::Waits => ended,
            Done::Panicked(panic) => resume_unwind(panic),
            // its own error says what went wrong
            Done::Lost { own: true, .. } => Ok(()),
            Done::Lost { why, .. } => Err(why),
        }
    }

    fn commit(&self, mut group: Group) {
        // If every job was refused, the pages are unchanged and there is nothing to write to the disk.
        if !group.has_written {
            return self.end(group, Ok(()));
        }
        // Checked before: if the disk fails halfway through a COMMIT, it is unknown what the log has at the next
        // start.
        if let Err(refused) = writable::log_takes_writes(&self.log) {
            return self.end(group, Err(refused.counted()));
        }
        let connection: &mut SqliteConnection = &mut group.connection;
        let worked = Stopwatch::start();
        // diesel rolls back if the commit fails and leaves the transaction open
        let committed = AnsiTransactionManager::commit_transaction(connection);
        if committed.is_ok() {
            self.counts.committed(group.jobs, worked);
        }
        self.end(group, committed.map_err(DbError::at_commit_to_file));
    }

    /// Gives the connection back and tells all jobs of a group how it ended.
    fn end(&self, mut group: Group, result: Result<(), DbError>) {
        if result.is_err() || !group.has_written {
            let connection: &mut SqliteConnection = &mut group.connection;
            // If SQLite has already ended the transaction, there is nothing to roll back. A connection that is left
            // with an open transaction counts as broken, and the pool makes a new one.
            if let Err(error) = AnsiTransactionManager::rollback_transaction(connection) {
                tracing::debug!(%error, "no transaction was left to roll back");
            }
        }
        drop(group.connection);
        // before any job is answered: a client that learns of the change may ask for it at once
        self.bell.ring();
        group.ending.end(result);
    }
}

impl Group {
    fn begin(pool: &Pool<ConnectionManager<SqliteConnection>>) -> Result<Self, DbError> {
        let mut connection = pool.get().map_err(|e| DbError::unreachable(&e))?;
        // take the write lock at once: a transaction that begins by reading may find it taken when it writes
        AnsiTransactionManager::begin_transaction_sql(&mut *connection, "BEGIN IMMEDIATE")?;
        Ok(Self {
            connection,
            jobs: 0,
            has_written: false,
            ending: Arc::default(),
        })
    }

    /// Runs a job in its own savepoint.
    fn run(&mut self, job: &mut WriteJob<'_>) -> Done {
        self.jobs += 1;
        let mut panicked = None;
        let mut stopped = None;
        let connection: &mut SqliteConnection = &mut self.connection;
        let in_savepoint = connection.transaction(|c| {
            // A panic must not leave the savepoint open: the jobs before and after it belong to others.
            match catch_unwind(AssertUnwindSafe(|| job(&mut Writer::new(Reader::Sqlite(c))))) {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(why)) => stopped = Some(why),
                Err(panic) => panicked = Some(panic),
            }
            Err(Error::RollbackTransaction)
        });
        self.has_written |= in_savepoint.is_ok();
        match (in_savepoint, panicked) {
            // The savepoint is gone: SQLite rolls the whole transaction back when the disk is full.
            (Err(error), _) if !matches!(error, Error::RollbackTransaction) => {
                let own = stopped.and_then(|stopped| stopped.database);
                Done::Lost {
                    own: own.is_some(),
                    why: own.unwrap_or_else(|| error.into()),
                }
            }
            (_, Some(panic)) => Done::Panicked(panic),
            _ => Done::Waits,
        }
    }
}

impl Ending {
    fn end(&self, result: Result<(), DbError>) {
        *self.result.lock() = Some(result);
        self.ended.notify_all();
    }

    fn wait(&self) -> Result<(), DbError> {
        let mut result = self.result.lock();
        loop {
            match &*result {
                Some(result) => return result.clone(),
                None => self.ended.wait(&mut result),
            }
        }
    }
}
