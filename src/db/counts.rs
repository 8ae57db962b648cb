//! What this process asked of the database, counted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use diesel::connection::{Instrumentation, InstrumentationEvent, get_default_instrumentation};

/// Counts of one [`Database`](super::Database).
#[derive(Debug, Default)]
pub(super) struct Counts {
    queries: AtomicU64,
    commits: AtomicU64,
    replica_reads: AtomicU64,
}

impl Counts {
    /// How many statements were sent on the connections of the pools, those that begin and end transactions included.
    pub(super) fn queries(&self) -> u64 {
        self.queries.load(Ordering::Relaxed)
    }

    /// How many writing transactions were committed, or were tried to be.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    pub(super) fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// How much was read from the replica.
    pub(super) fn replica_reads(&self) -> u64 {
        self.replica_reads.load(Ordering::Relaxed)
    }

    pub(super) fn read_from_replica(&self) {
        self.replica_reads.fetch_add(1, Ordering::Relaxed);
    }
}

/// Counts a connection's statements and passes its events on. diesel writes no text of a statement unless it is asked
/// for, so that counting costs one addition.
pub(super) struct Counting {
    counts: Arc<Counts>,
    /// What diesel was told to give every connection, which this one takes the place of: nothing, except in tests.
    next: Option<Box<dyn Instrumentation>>,
}

impl Counting {
    pub(super) fn new(counts: &Arc<Counts>) -> Self {
        Self {
            counts: Arc::clone(counts),
            next: get_default_instrumentation(),
        }
    }
}

impl Instrumentation for Counting {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if matches!(event, InstrumentationEvent::StartQuery { .. }) {
            self.counts.queries.fetch_add(1, Ordering::Relaxed);
        }
        self.next.on_connection_event(event);
    }
}
