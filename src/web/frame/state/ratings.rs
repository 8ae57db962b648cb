//! The current ratings of a community, taken from those that all readers share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
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

/// Returns the text of what the ratings of a community are made from, under which answers are kept.
pub fn version(community: &Community) -> String {
    let (history, settings) = (community.history_version, community.settings_version);
    format!("{}-{history}-{settings}", community.id)
}

/// Returns the ratings of a community with at least the changes of its row.
///
/// # Errors
/// The rows of a tournament contradict each other.
pub async fn at_least(app: &App, community: &Community) -> Result<Arc<Ratings>, WebError> {
    let make = async |earlier: Option<Arc<Ratings>>| {
        let slug = community.slug.clone();
        read_in(Lane::Snapshots, app, move |conn: &mut Reader<'_>| {
            Ratings::read(conn, &slug, earlier.as_deref())
        })
        .await
    };
    let made = app.ratings.at_least(community, make);
    let made = app.lanes.patiently(Lane::Snapshots, made);
    made.await.map_err(|error: DbError| error.into())
}
