//! The snapshots of a process: each is made by one reader, for whom everybody else who asks meanwhile waits.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use super::Snapshot;
use crate::db::tournaments::Stamp;

/// Bytes of all snapshots together; beyond them the one that was not used longest goes.
const MAX_BYTES: u64 = 48 << 20;
/// About how many tournaments run at once.
const EXPECTED: usize = 64;

/// The newest snapshot of each tournament that is read, by the tournament's id.
pub struct Snapshots {
    newest: Cache<String, Arc<Snapshot>, ByBytes>,
    made: AtomicU64,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<String, Arc<Snapshot>> for ByBytes {
    fn weight(&self, _: &String, snapshot: &Arc<Snapshot>) -> u64 {
        // one that alone is larger than all may be is kept all the same: it would be made again for each reader
        (snapshot.bytes() as u64).min(MAX_BYTES / 2)
    }
}

impl Default for Snapshots {
    fn default() -> Self {
        let options = OptionsBuilder::new()
            .estimated_items_capacity(EXPECTED)
            .weight_capacity(MAX_BYTES)
            // one shard: the bytes are for all together, and the lock is held for a look-up only
            .shards(1)
            .build()
            .expect("both capacities are given");
        Self {
            newest: Cache::with_options(
                options,
                ByBytes,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            made: AtomicU64::new(0),
        }
    }
}

impl Snapshots {
    /// Returns a snapshot that shows at least the changes of a stamp: the newest one, or what `make` makes of it.
    ///
    /// # Errors
    /// What `make` says; the next reader tries again.
    pub async fn at_least<E, F>(
        &self,
        stamp: &Stamp,
        make: impl FnOnce(Option<Arc<Snapshot>>) -> F,
    ) -> Result<Arc<Snapshot>, E>
    where
        F: Future<Output = Result<Snapshot, E>>,
    {
        let shows = |snapshot: &Snapshot| snapshot.numbers().floor >= stamp.numbers.floor;
        if let Some(newest) = self.newest.get(&stamp.id).filter(|newest| shows(newest)) {
            return Ok(newest);
        }
        let entry = self.newest.entry_async(&stamp.id, |_, newest| match shows(newest) {
            true => EntryAction::Retain(Arc::clone(newest)),
            false => EntryAction::ReplaceWithGuard,
        });
        let (guard, earlier) = match entry.await {
            EntryResult::Retained(snapshot) => return Ok(snapshot),
            EntryResult::Vacant(guard) => (guard, None),
            EntryResult::Replaced(guard, earlier) => (guard, Some(earlier)),
            EntryResult::Removed(..) | EntryResult::Timeout => unreachable!("neither is asked for"),
        };
        let snapshot = Arc::new(make(earlier).await?);
        self.made.fetch_add(1, Ordering::Relaxed);
        // an error of `insert` means that the entry was removed meanwhile: then the next one makes it again
        let _ = guard.insert(Arc::clone(&snapshot));
        Ok(snapshot)
    }

    /// How many snapshots this process has made.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// Bytes of the snapshots that are kept, about.
    pub fn bytes(&self) -> u64 {
        self.newest.weight()
    }
}
