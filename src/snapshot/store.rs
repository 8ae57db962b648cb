//! The newest snapshot of each tournament that is read in a process.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Snapshot;
use super::shared::{Room, Shared};
use crate::db::tournaments::Stamp;

/// Five tournaments of 4,096 players, or some hundred of 128.
const ROOM: Room = Room {
    bytes: 48 << 20,
    values: 64,
};

/// The newest snapshot of each tournament, by the tournament's id: an address can come to mean another one.
pub struct Snapshots {
    newest: Shared<Arc<Snapshot>>,
    made: AtomicU64,
}

impl Default for Snapshots {
    fn default() -> Self {
        Self {
            newest: Shared::new(ROOM, |snapshot| snapshot.bytes()),
            made: AtomicU64::new(0),
        }
    }
}

impl Snapshots {
    /// Returns a snapshot that shows at least the changes of a stamp: the newest one, or what `make` makes of it.
    ///
    /// # Errors
    /// What `make` says; the next reader tries again.
    pub async fn at_least<E>(
        &self,
        stamp: &Stamp,
        make: impl AsyncFnOnce(Option<Arc<Snapshot>>) -> Result<Snapshot, E>,
    ) -> Result<Arc<Snapshot>, E> {
        let shows = |snapshot: &Arc<Snapshot>| snapshot.numbers().floor >= stamp.numbers.floor;
        let make = async |earlier| {
            self.made.fetch_add(1, Ordering::Relaxed);
            make(earlier).await.map(Arc::new)
        };
        self.newest.get(&stamp.id, shows, make).await
    }

    /// Returns the newest snapshot that was made of a tournament.
    pub fn newest(&self, tournament: &str) -> Option<Arc<Snapshot>> {
        self.newest.last(tournament)
    }

    /// How many snapshots this process has made, or tried to.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// About how many bytes the snapshots take.
    pub fn bytes(&self) -> u64 {
        self.newest.bytes()
    }
}
