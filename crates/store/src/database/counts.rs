//! Counters and measurements of this process's use of the database.

use std::cell::Cell;
use std::sync::Arc;

use diesel::connection::{Instrumentation, InstrumentationEvent, get_default_instrumentation};
use diesel::r2d2::{ManageConnection, Pool};

use crate::error;
use podium_base::clock::Stopwatch;
use podium_base::measure::{self, Histogram, IntCounter, Measures};

/// Upper bounds of the histogram of commands per commit.
const GROUPS: [f64; 7] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

/// Counts of one [`Database`](crate::Database).
#[derive(Debug)]
pub(crate) struct Counts {
    queries: IntCounter,
    commits: IntCounter,
    replica_reads: IntCounter,
    replica_failures: IntCounter,
    read_wait: Histogram,
    write_wait: Histogram,
    commit: Histogram,
    group: Histogram,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            queries: measure::count(
                "podium_database_queries_total",
                "Statements sent to the database by this process",
            ),
            commits: measure::count(
                "podium_database_commits_total",
                "Writing transactions committed by this process; commands that came at once share one",
            ),
            replica_reads: measure::count(
                "podium_database_replica_reads_total",
                "Tournaments read from the replica by this process",
            ),
            replica_failures: measure::count(
                "podium_database_replica_failures_total",
                "Times that the replica failed this process, which read from the database itself then",
            ),
            read_wait: measure::seconds(
                "podium_database_read_wait_seconds",
                "How long readers waited for a connection",
            ),
            write_wait: measure::seconds(
                "podium_database_write_wait_seconds",
                "How long commands waited for their turn to write, also those that did not get it",
            ),
            commit: measure::seconds(
                "podium_database_commit_seconds",
                "How long commits took: on the embedded database chiefly the disk",
            ),
            group: measure::sizes(
                "podium_database_group_commands",
                "Commands that shared a commit",
                &GROUPS,
            ),
        }
    }
}

impl Counts {
    /// Returns the number of statements sent on the pools' connections, including those that begin and end
    /// transactions.
    pub(crate) fn queries(&self) -> u64 {
        self.queries.get()
    }

    /// Returns the number of writing transactions that were committed.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.get()
    }

    /// Counts a commit that covered `commands` commands and took the time since `since`.
    pub(crate) fn committed(&self, commands: u32, since: Stopwatch) {
        self.commits.inc();
        self.commit.observe(since.seconds());
        self.group.observe(commands.into());
    }

    /// Counts a command that waited `seconds` for its turn to write, whether or not it got the turn.
    pub(crate) fn waited_to_write(&self, seconds: f64) {
        self.write_wait.observe(seconds);
    }

    /// Returns the number of reads from the replica.
    pub(crate) fn replica_reads(&self) -> u64 {
        self.replica_reads.get()
    }

    pub(crate) fn read_from_replica(&self) {
        self.replica_reads.inc();
    }

    /// Counts a failure of the replica.
    pub(crate) fn replica_failed(&self) {
        self.replica_failures.inc();
    }

    /// Counts a reader that waited `seconds` for a connection, whether or not it got one.
    pub(crate) fn waited_to_read(&self, seconds: f64) {
        self.read_wait.observe(seconds);
    }

    /// Returns all metrics, for the collector.
    pub(crate) fn measures(&self) -> Measures {
        vec![
            Box::new(self.queries.clone()),
            Box::new(self.commits.clone()),
            Box::new(self.replica_reads.clone()),
            Box::new(self.replica_failures.clone()),
            Box::new(error::met()),
            Box::new(self.read_wait.clone()),
            Box::new(self.write_wait.clone()),
            Box::new(self.commit.clone()),
            Box::new(self.group.clone()),
        ]
    }
}

thread_local! {
    /// The seconds for which this thread has waited for rows that other transactions had locked.
    static FOR_ROWS: Cell<f64> = const { Cell::new(0.0) };
}

/// Locks rows that other transactions may hold: on a server, this is where commands wait for their turn to write.
pub(crate) fn locking<T>(lock: impl FnOnce() -> T) -> T {
    let since = Stopwatch::start();
    let locked = lock();
    FOR_ROWS.set(FOR_ROWS.get() + since.seconds());
    locked
}

/// Returns the seconds that this thread has waited for rows since this was last asked.
pub(crate) fn waited_for_rows() -> f64 {
    FOR_ROWS.take()
}

/// The connections of a pool at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolUse {
    /// The pool's purpose: `writer` and `readers` of the embedded database, `primary`, `replica`.
    pub pool: &'static str,
    /// The most connections that it may have.
    pub places: u32,
    /// The connections in use.
    pub used: u32,
    /// The idle connections.
    pub idle: u32,
}

impl PoolUse {
    pub(crate) fn of<M: ManageConnection>(name: &'static str, pool: &Pool<M>) -> Self {
        let now = pool.state();
        Self {
            pool: name,
            places: pool.max_size(),
            used: now.connections.saturating_sub(now.idle_connections),
            idle: now.idle_connections,
        }
    }
}

/// Counts a connection's statements and passes its events on. diesel formats a statement's text only on request, so
/// counting costs one addition.
pub(crate) struct Counting {
    counts: Arc<Counts>,
    /// The instrumentation that diesel had for the connection before this one replaced it: none, except in tests.
    next: Option<Box<dyn Instrumentation>>,
}

impl Counting {
    pub(crate) fn new(counts: &Arc<Counts>) -> Self {
        Self {
            counts: Arc::clone(counts),
            next: get_default_instrumentation(),
        }
    }
}

impl Instrumentation for Counting {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if matches!(event, InstrumentationEvent::StartQuery { .. }) {
            self.counts.queries.inc();
        }
        self.next.on_connection_event(event);
    }
}
