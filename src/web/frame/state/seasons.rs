//! The current season of a request, taken from the snapshots that all readers share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::kept::SnapshotAt;
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

impl SnapshotAt for SeasonAt {
    type Snapshot = SeasonSnapshot;
    type Stamp = Stamp;

    async fn stamp(&self, app: &App) -> Result<Stamp, WebError> {
        let at = self.clone();
        let found = read_in(Lane::Versions, app, move |conn: &mut Reader<'_>| {
            season::stamp(conn, &at.community, &at.season)
        });
        found.await?.ok_or_else(no_season)
    }

    async fn at_least(&self, app: &App, stamp: &Stamp) -> Result<Arc<SeasonSnapshot>, WebError> {
        let make = async || {
            let at = self.clone();
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

    fn stamp_of(season: &SeasonSnapshot) -> &Stamp {
        &season.stamp
    }

    fn version(stamp: &Stamp) -> String {
        format!("{}-{}-{}-{}", stamp.id, stamp.version, stamp.history, stamp.settings)
    }

    fn language(stamp: &Stamp) -> &str {
        &stamp.language
    }
}

fn no_season() -> WebError {
    WebError::not_found(say::refused_seasons::no_such_season())
}
