//! The newest snapshot of each tournament that is read in a process.

use std::sync::Arc;

use super::Snapshot;
use super::shared::{Room, Shared};
use crate::db::tournaments::Stamp;
use crate::measure::Measures;

/// Four tournaments of 4,096 players, or some hundred of 128. With what pages and boards may take, and what is lost between
/// blocks, a process that has shown hundreds of tournaments stays below the 150 MB that are promised (docs/operations.md).
const ROOM: Room = Room {
    bytes: 40 << 20,
    values: 64,
};

/// The newest snapshot of each tournament, by the tournament's id: an address can come to mean another one.
pub struct Snapshots(Shared<Arc<Snapshot>>);

impl Default for Snapshots {
    fn default() -> Self {
        Self(Shared::new("snapshots", ROOM, |snapshot| snapshot.bytes()))
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
        let make = async |earlier| make(earlier).await.map(Arc::new);
        self.0.get(&stamp.id, shows, make).await
    }

    /// Returns the newest snapshot that was made of a tournament.
    pub fn newest(&self, tournament: &str) -> Option<Arc<Snapshot>> {
        self.0.last(tournament)
    }

    /// How many snapshots this process has made, or tried to.
    pub fn made(&self) -> u64 {
        self.0.made()
    }

    /// About how many bytes the snapshots take.
    pub fn bytes(&self) -> u64 {
        self.0.bytes()
    }

    /// What they are called in the counts, and about how many bytes they take.
    pub fn kept(&self) -> (&'static str, u64) {
        self.0.kept()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }
}
