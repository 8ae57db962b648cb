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
        let shows = |own: &Ratings| {
            own.community.history_version >= community.history_version
                && own.community.settings_version >= community.settings_version
        };
        self.that(community, shows, make).await
    }

    /// Returns ratings with at least the results that a community's row counts, perhaps with earlier names and choices of
    /// people: who has a game that counts does not depend on them. They are made if the community did not want any before.
    ///
    /// # Errors
    /// The error of `make`; the next reader tries again.
    pub async fn with_results<E>(
        &self,
        community: &Community,
        make: impl AsyncFnOnce(Option<Arc<Ratings>>) -> Result<Ratings, E>,
    ) -> Result<Arc<Ratings>, E> {
        let shows =
            |own: &Ratings| own.settings.is_some() && own.community.results_version >= community.results_version;
        self.that(community, shows, make).await
    }

    async fn that<E>(
        &self,
        community: &Community,
        shows: impl Fn(&Ratings) -> bool,
        make: impl AsyncFnOnce(Option<Arc<Ratings>>) -> Result<Ratings, E>,
    ) -> Result<Arc<Ratings>, E> {
        let shows = |ratings: &Arc<Ratings>| ratings.community.id == community.id && shows(ratings);
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
