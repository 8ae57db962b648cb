//! Announcing that this process wrote: to its own watchers by a bell, to other processes by NOTIFY.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use diesel::PgConnection;
use diesel::prelude::*;

/// Channel of LISTEN and NOTIFY; PostgreSQL keeps those of each database apart.
pub(super) const CHANNEL: &str = "podium";

/// Counts what this process wrote, or tried to, and wakes who waits for it.
#[derive(Debug, Default)]
pub struct Bell {
    rung: AtomicU64,
    /// Held for a moment while it rings, so that nobody falls asleep just then.
    ringing: Mutex<()>,
    heard: Condvar,
}

impl Bell {
    pub(super) fn ring(&self) {
        // Before the lock: a watcher that holds it and is about to sleep sees the new number first.
        self.rung.fetch_add(1, Ordering::SeqCst);
        drop(self.ringing.lock().unwrap_or_else(PoisonError::into_inner));
        self.heard.notify_all();
    }

    pub(super) fn rung(&self) -> u64 {
        self.rung.load(Ordering::SeqCst)
    }

    /// Waits until it has rung more often than `known`, at most so long; how often it has rung.
    pub(super) fn wait(&self, known: u64, longest: Duration) -> u64 {
        let guard = self.ringing.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.heard.wait_timeout_while(guard, longest, |()| self.rung() == known);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
        self.rung()
    }
}

/// Tells other processes, after a commit, that something was written. When it cannot be told the change still holds,
/// and they find it when they next look by themselves.
///
/// Its transaction does not wait for the disk, as that of the change did: an announcement is not kept anyway. PostgreSQL
/// lets only one transaction with announcements commit at a time, and all instances would queue behind the disk.
pub(super) fn announce(connection: &mut PgConnection) {
    let statement = format!("SELECT set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', '')");
    if let Err(error) = diesel::sql_query(statement).execute(connection) {
        tracing::warn!(%error, "a change could not be announced to other processes");
    }
}
