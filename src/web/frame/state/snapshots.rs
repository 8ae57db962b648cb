//! The current tournament of a request, taken from the snapshots that all readers share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::state::{App, off_thread, read_in};
use podium_base::config::PublicUrl;
use podium_snapshot::{Known, Snapshot};
use podium_store::{DbError, Reader, tournaments};

/// Returns the current tournament, or its last known state if the database has failed since.
///
/// # Errors
/// There is no tournament at this address.
pub async fn current(app: &App, slug: &str) -> Result<Arc<Snapshot>, WebError> {
    let known = stamp(app, slug).await?;
    at_least(app, slug, &known).await
}

/// Returns the stamp of a tournament: its identity, and how often it has changed.
///
/// # Errors
/// There is no tournament at this address.
pub async fn stamp(app: &App, slug: &str) -> Result<Known, WebError> {
    let find = async || {
        let slug = slug.to_owned();
        let found = read_in(Lane::Versions, app, move |conn: &mut Reader<'_>| {
            tournaments::stamp(conn, &slug)
        });
        found.await?.ok_or(DbError::NotFound)
    };
    let known = app
        .lanes
        .patiently(Lane::Versions, app.versions.get(&app.db, slug, find))
        .await;
    match known {
        Ok(known) => Ok(known),
        // the reader that was to read it took too long
        Err(error) if error.is_failure() => app.versions.last(slug).ok_or_else(|| error.into()),
        Err(error) => Err(no_tournament(error)),
    }
}

/// Returns a tournament with at least the changes that a stamp counts, or its last known state if the database has
/// failed since.
///
/// # Errors
/// It was removed meanwhile.
pub async fn at_least(app: &App, slug: &str, known: &Known) -> Result<Arc<Snapshot>, WebError> {
    let make = async |earlier: Option<Arc<Snapshot>>| {
        let (slug, stamp) = (slug.to_owned(), known.stamp.clone());
        off_thread(Lane::Snapshots, app, move |state| {
            let earlier = earlier.as_deref();
            let site = state.settings.public_url.as_ref().map(PublicUrl::as_str);
            state.db.read_at_least(&slug, &stamp, |conn| {
                Ok(Snapshot::read(conn, &slug, earlier)?.of_site(site))
            })
        })
        .await
    };
    let made = app
        .lanes
        .patiently(Lane::Snapshots, app.snapshots.at_least(&known.stamp, make))
        .await;
    let (snapshot, as_of) = match made {
        Ok(snapshot) => (snapshot, known.as_of),
        Err(error) if error.is_failure() => {
            let newest = app.snapshots.newest(&known.stamp.id).ok_or(error)?;
            let as_of = newest.read_at;
            (newest, Some(as_of))
        }
        Err(error) => return Err(no_tournament(error)),
    };
    Ok(match as_of {
        Some(as_of) => Arc::new(snapshot.marked(as_of)),
        None => snapshot,
    })
}

fn no_tournament(error: DbError) -> WebError {
    match error {
        DbError::NotFound => WebError::not_found(say::errors::no_tournament()),
        other => other.into(),
    }
}
