//! Announcements that this process wrote: by a bell to its own watchers, by NOTIFY to other processes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use diesel::PgConnection;
use diesel::prelude::*;

/// Channel of LISTEN and NOTIFY; PostgreSQL keeps those of each database apart.
pub(crate) const CHANNEL: &str = "podium";

/// Counts what this process wrote, or tried to write, and wakes the threads that wait for it.
#[derive(Debug, Default)]
pub struct Bell {
    rung: AtomicU64,
    /// Locked for a moment while the bell rings, so that no watcher falls asleep just then.
    ringing: Mutex<()>,
    heard: Condvar,
}

impl Bell {
    pub(crate) fn ring(&self) {
        // Before the lock: a watcher that holds the lock and is about to sleep sees the new number first.
        self.rung.fetch_add(1, Ordering::SeqCst);
        drop(self.ringing.lock().unwrap_or_else(PoisonError::into_inner));
        self.heard.notify_all();
    }

    pub(crate) fn rung(&self) -> u64 {
        self.rung.load(Ordering::SeqCst)
    }

    /// Waits until the bell has rung more than `known` times, or until `longest` has passed; returns how often it has
    /// rung.
    pub(crate) fn wait(&self, known: u64, longest: Duration) -> u64 {
        let guard = self.ringing.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.heard.wait_timeout_while(guard, longest, |()| self.rung() == known);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
        self.rung()
    }
}

/// Tells other processes, after a commit, that something was written. If that fails, the change is still stored,
/// and they find it at their next poll.
///
/// The announcing transaction does not wait for the disk, since the change's own transaction did and an announcement is
/// not kept. PostgreSQL commits only one transaction with announcements at a time, so all instances would queue behind
/// the disk.
pub(crate) fn announce(connection: &mut PgConnection) {
    let statement = format!("SELECT set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', '')");
    if let Err(error) = diesel::sql_query(statement).execute(connection) {
        tracing::warn!(%error, "a change could not be announced to other processes");
    }
}
