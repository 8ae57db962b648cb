//! The current season of a request, taken from the snapshots that all readers share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::state::{App, read_in};
use podium_snapshot::season::SeasonSnapshot;
use podium_store::season::{self, Stamp};
use podium_store::{DbError, Reader};

/// Where a season is: the slugs of its community and of itself.
#[derive(Debug, Clone)]
pub struct SeasonAt {
    pub community: String,
    pub season: String,
}

impl SeasonAt {
    /// Creates the place of a season from the names in an address.
    pub fn new(community: &str, season: &str) -> Self {
        Self {
            community: community.to_owned(),
            season: season.to_owned(),
        }
    }
}

/// Returns the text of a stamp, under which answers are kept.
pub fn version(stamp: &Stamp) -> String {
    format!("{}-{}-{}-{}", stamp.id, stamp.version, stamp.history, stamp.settings)
}

/// Returns what a season is made from now.
///
/// # Errors
/// There is no such season.
pub async fn stamp(app: &App, at: &SeasonAt) -> Result<Stamp, WebError> {
    let at = at.clone();
    let found = read_in(Lane::Versions, app, move |conn: &mut Reader<'_>| {
        season::stamp(conn, &at.community, &at.season)
    });
    found.await?.ok_or_else(no_season)
}

/// Returns a season with at least the changes of a stamp.
///
/// # Errors
/// It was deleted meanwhile.
pub async fn at_least(app: &App, at: &SeasonAt, stamp: &Stamp) -> Result<Arc<SeasonSnapshot>, WebError> {
    let make = async || {
        let at = at.clone();
        read_in(Lane::Snapshots, app, move |conn: &mut Reader<'_>| {
            SeasonSnapshot::read(conn, &at.community, &at.season)
        })
        .await
    };
    let made = app.lanes.patiently(Lane::Snapshots, app.seasons.at_least(stamp, make));
    made.await.map_err(|error| match error {
        DbError::NotFound => no_season(),
        other => other.into(),
    })
}

fn no_season() -> WebError {
    WebError::not_found(say::refused_seasons::no_such_season())
}
