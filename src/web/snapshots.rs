//! The tournament that a request is about, as it is now: taken from the snapshots that all readers share.

use std::sync::Arc;

use super::error::WebError;
use super::lanes::Lane;
use super::state::{App, read_in};
use crate::db::tournaments::{self, Stamp};
use crate::db::{Conn, DbError};
use crate::snapshot::Snapshot;

/// Returns a tournament as it is now.
///
/// # Errors
/// There is no tournament at this address.
pub async fn current(app: &App, slug: &str) -> Result<Arc<Snapshot>, WebError> {
    let stamp = stamp(app, slug).await?;
    at_least(app, slug, &stamp).await
}

/// Returns the stamp of a tournament: which it is, and how often it has changed.
///
/// # Errors
/// There is no tournament at this address.
pub async fn stamp(app: &App, slug: &str) -> Result<Arc<Stamp>, WebError> {
    let find = async || {
        let slug = slug.to_owned();
        let found = read_in(Lane::Versions, app, move |conn: &mut Conn<'_>| {
            tournaments::stamp(conn, &slug)
        })
        .await?;
        found.ok_or_else(no_tournament)
    };
    app.lanes.patiently(app.versions.get(&app.db, slug, find)).await
}

/// Returns a tournament with at least the changes that a stamp counts.
///
/// # Errors
/// It was removed meanwhile.
pub async fn at_least(app: &App, slug: &str, stamp: &Stamp) -> Result<Arc<Snapshot>, WebError> {
    let make = async |earlier: Option<Arc<Snapshot>>| {
        let slug = slug.to_owned();
        read_in(Lane::Snapshots, app, move |conn| {
            Snapshot::read(conn, &slug, earlier.as_deref()).map_err(|error| match error {
                DbError::NotFound => no_tournament(),
                other => other.into(),
            })
        })
        .await
    };
    app.lanes.patiently(app.snapshots.at_least(stamp, make)).await
}

fn no_tournament() -> WebError {
    WebError::not_found("There is no tournament at this address.")
}
