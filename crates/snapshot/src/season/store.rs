//! The newest snapshot of each season that this process reads.

use std::sync::Arc;

use super::SeasonSnapshot;
use crate::shared::{Room, Shared};
use podium_base::measure::Measures;
use podium_store::season::Stamp;

/// A season of 5,000 people takes some 6 MB, one of a store's regulars 100 KB.
const ROOM: Room = Room {
    bytes: 16 << 20,
    values: 64,
};

/// The newest snapshot of each season, by its id.
pub struct Seasons(Shared<Arc<SeasonSnapshot>>);

impl Default for Seasons {
    fn default() -> Self {
        Self(Shared::new("seasons", ROOM, |season| season.bytes()))
    }
}

impl Seasons {
    /// Returns a snapshot with at least the changes of a stamp: the newest one, or a new one made by `make`.
    ///
    /// # Errors
    /// The error of `make`; the next reader tries again.
    pub async fn at_least<E>(
        &self,
        stamp: &Stamp,
        make: impl AsyncFnOnce() -> Result<SeasonSnapshot, E>,
    ) -> Result<Arc<SeasonSnapshot>, E> {
        let shows = |season: &Arc<SeasonSnapshot>| season.stamp.shows(stamp);
        let make = async |_| make().await.map(Arc::new);
        self.0.get(&stamp.id, shows, make).await
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
