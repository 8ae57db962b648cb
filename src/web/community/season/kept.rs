//! Pages of a season, which are the same bytes for everybody: kept until the season, or the history of its community, has
//! changed.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Addressed, CacheStore, Caching, HTML};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::current::asker;
use crate::web::frame::request::{current, language};
use crate::web::frame::state::{App, off_thread, read_in};
use podium_snapshot::season::SeasonSnapshot;
use podium_store::season::{self, Stamp};
use podium_store::{DbError, Reader};

/// Where a season is: the slugs of its community and of itself.
#[derive(Debug, Clone)]
pub struct SeasonAt {
    pub community: String,
    pub season: String,
}

/// A season as a public page shows it, in a language.
pub struct Shown<'s> {
    pub season: &'s SeasonSnapshot,
    pub page: Addressed,
}

impl Shown<'_> {
    /// Renders a page of it.
    ///
    /// # Errors
    /// The template fails.
    pub fn render(&self, page: &impl Template) -> Result<String, WebError> {
        Ok(page.render_with_values(&self.page)?)
    }
}

/// Answers with a page or a file of a season: the kept one for its stamp, or a newly rendered one.
///
/// # Errors
/// There is no such season; the error of `render`.
pub async fn answer<F>(app: &App, request: &HttpRequest, at: SeasonAt, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&Shown<'_>) -> Result<String, WebError> + Send + 'static,
{
    let stamp = stamp(app, &at).await?;
    let key = one_address(request, &caching, &stamp)?;
    let page = page::addressed(request, &caching.address);
    let now = version(&stamp);
    let (content_type, store) = (caching.content_type, caching.store);
    let make = async || {
        let season = at_least(app, &at, &stamp).await?;
        off_thread(lane(store), app, move |_| {
            let version = version(&season.stamp);
            let body = render(&Shown { season: &season, page })?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, body).of_no_tournament())
        })
        .await
    };
    Ok(match store {
        CacheStore::Pages => app.cache.get(&key, |kept| kept == now, make).await?.respond(request),
        CacheStore::Searches => app.searches.get(&key, |kept| kept == now, make).await?.respond(request),
        CacheStore::Nowhere => make().await?.respond(request),
    })
}

/// Returns the address under which an answer is kept; a request by another form of it is redirected.
fn one_address(request: &HttpRequest, caching: &Caching, stamp: &Stamp) -> Result<String, WebError> {
    if caching.content_type != HTML {
        page::at_one_address(request, &caching.address)?;
        return Ok(caching.address.clone());
    }
    if !current::asks_for_language() {
        current::set_usual_language(&stamp.language);
    }
    page::at_one_address_in_language(request, &caching.address)?;
    Ok(language::address_here(&caching.address))
}

/// Returns the lane in which an answer is rendered.
fn lane(store: CacheStore) -> Lane {
    match store {
        CacheStore::Searches => Lane::Searches,
        CacheStore::Pages | CacheStore::Nowhere => asker().reads(),
    }
}

/// Returns the text of a stamp.
fn version(stamp: &Stamp) -> String {
    format!("{}-{}-{}-{}", stamp.id, stamp.version, stamp.history, stamp.settings)
}

/// Returns what a season's pages are made from now.
///
/// # Errors
/// There is no such season.
async fn stamp(app: &App, at: &SeasonAt) -> Result<Stamp, WebError> {
    let at = at.clone();
    let found = read_in(Lane::Versions, app, move |conn: &mut Reader<'_>| {
        season::stamp(conn, &at.community, &at.season)
    });
    found.await?.ok_or_else(no_season)
}

/// Returns a season with at least the changes of a stamp.
async fn at_least(app: &App, at: &SeasonAt, stamp: &Stamp) -> Result<Arc<SeasonSnapshot>, WebError> {
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

/// Returns the current season, for pages that are not kept.
///
/// # Errors
/// There is no such season.
pub async fn current(app: &App, at: &SeasonAt) -> Result<Arc<SeasonSnapshot>, WebError> {
    let stamp = stamp(app, at).await?;
    at_least(app, at, &stamp).await
}

fn no_season() -> WebError {
    WebError::not_found(say::refused_seasons::no_such_season())
}
