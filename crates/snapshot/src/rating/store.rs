//! The newest ratings of each community that this process reads.

use std::sync::Arc;

use super::Ratings;
use crate::shared::{Room, Shared};
use podium_base::measure::Measures;
use podium_store::community::Community;

/// The ratings of 5,000 people from 1,000 evenings take some 12 MB with their games.
const ROOM: Room = Room {
    bytes: 24 << 20,
    values: 16,
};

/// The newest ratings of each community, by its id.
pub struct RatingStore(Shared<Arc<Ratings>>);

impl Default for RatingStore {
    fn default() -> Self {
        Self(Shared::new("ratings", ROOM, |ratings| ratings.bytes()))
    }
}

impl RatingStore {
    /// Returns ratings with at least the changes that a community's row counts: the newest ones, or new ones made by `make` from
    /// the earlier ones.
    ///
    /// # Errors
    /// The error of `make`; the next reader tries again.
    pub async fn at_least<E>(
        &self,
        community: &Community,
        make: impl AsyncFnOnce(Option<Arc<Ratings>>) -> Result<Ratings, E>,
    ) -> Result<Arc<Ratings>, E> {
        let shows = |ratings: &Arc<Ratings>| {
            let own = &ratings.community;
            own.id == community.id
                && own.history_version >= community.history_version
                && own.settings_version >= community.settings_version
        };
        let make = async |earlier| make(earlier).await.map(Arc::new);
        self.0.get(&community.id, shows, make).await
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
