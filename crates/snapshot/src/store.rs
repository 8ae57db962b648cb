//! The newest snapshot of each tournament that this process reads.

use std::sync::Arc;

use super::Snapshot;
use super::shared::{Room, Shared};
use podium_base::measure::Measures;
use podium_store::tournaments::Stamp;

/// Four tournaments of 4,096 players, or some hundred of 128. Together with pages, boards and fragmentation, a process
/// that has shown hundreds of tournaments stays below the promised 150 MB (docs/operations.md).
const ROOM: Room = Room {
    bytes: 40 << 20,
    values: 64,
};

/// The newest snapshot of each tournament, by the tournament's id, because an address may be reused for another one.
pub struct Snapshots(Shared<Arc<Snapshot>>);

impl Default for Snapshots {
    fn default() -> Self {
        Self(Shared::new("snapshots", ROOM, |snapshot| snapshot.bytes()))
    }
}

impl Snapshots {
    /// Returns a snapshot with at least the changes of a stamp: the newest one, or a new one made by `make`.
    ///
    /// # Errors
    /// The error of `make`; the next reader tries again.
    pub async fn at_least<E>(
        &self,
        stamp: &Stamp,
        make: impl AsyncFnOnce(Option<Arc<Snapshot>>) -> Result<Snapshot, E>,
    ) -> Result<Arc<Snapshot>, E> {
        let shows = |snapshot: &Arc<Snapshot>| snapshot.numbers().floor >= stamp.numbers.floor;
        let make = async |earlier| make(earlier).await.map(Arc::new);
        self.0.get(&stamp.id, shows, make).await
    }

    /// Returns the newest snapshot that was made of a tournament.
    pub fn newest(&self, tournament: &str) -> Option<Arc<Snapshot>> {
        self.0.last(tournament)
    }

    /// Returns how many times this process has made a snapshot, or tried to.
    pub fn made(&self) -> u64 {
        self.0.made()
    }

    /// Returns the approximate size of the snapshots in bytes.
    pub fn bytes(&self) -> u64 {
        self.0.bytes()
    }

    /// Returns the cache's name in the counts, and its approximate size in bytes.
    pub fn kept(&self) -> (&'static str, u64) {
        self.0.kept()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }
}
