//! The current ratings of a community, taken from those that all readers share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::kept::SnapshotAt;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::community::no_such;
use crate::web::frame::state::{App, read_in};
use podium_snapshot::rating::Ratings;
use podium_store::community::{self, Community};
use podium_store::{DbError, Reader};

/// Reads the community of an address, with its versions.
///
/// # Errors
/// There is none.
pub async fn community(app: &App, slug: &str) -> Result<Community, WebError> {
    let slug = slug.to_owned();
    let found = read_in(Lane::Versions, app, move |conn: &mut Reader<'_>| {
        community::by_slug(conn, &slug)
    });
    found.await?.ok_or_else(no_such)
}

/// Where the ratings of a community are: its slug.
#[derive(Debug)]
pub struct RatingsAt(pub String);

impl RatingsAt {
    /// Returns ratings with at least the results that a community's row counts, perhaps with earlier names and choices of people.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn with_results(&self, app: &App, community: &Community) -> Result<Arc<Ratings>, WebError> {
        let made = app.ratings.with_results(community, self.make(app));
        let made = app.lanes.patiently(Lane::Snapshots, made);
        made.await.map_err(|error: DbError| error.into())
    }

    /// Makes the ratings, from the earlier ones.
    fn make(&self, app: &App) -> impl AsyncFnOnce(Option<Arc<Ratings>>) -> Result<Ratings, DbError> {
        async move |earlier| {
            let slug = self.0.clone();
            let read = move |conn: &mut Reader<'_>| Ratings::read(conn, &slug, earlier.as_deref());
            read_in(Lane::Snapshots, app, read).await
        }
    }
}

impl SnapshotAt for RatingsAt {
    type Snapshot = Ratings;
    type Stamp = Community;

    async fn stamp(&self, app: &App) -> Result<Community, WebError> {
        community(app, &self.0).await
    }

    async fn at_least(&self, app: &App, community: &Community) -> Result<Arc<Ratings>, WebError> {
        let made = app.ratings.at_least(community, self.make(app));
        let made = app.lanes.patiently(Lane::Snapshots, made);
        made.await.map_err(|error: DbError| error.into())
    }

    fn stamp_of(ratings: &Ratings) -> &Community {
        &ratings.community
    }

    fn version(community: &Community) -> String {
        let (history, settings) = (community.history_version, community.settings_version);
        format!("{}-{history}-{settings}", community.id)
    }

    fn language(community: &Community) -> &str {
        &community.language
    }
}
