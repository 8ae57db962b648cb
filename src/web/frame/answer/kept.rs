//! Answers that are the same for everybody and belong to no single tournament: kept under the version of what they show.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use super::cache::Rendered;
use super::error::{WebError, WebResult};
use super::page::{self, CacheStore, Caching, HTML, Shown};
use crate::web::frame::look::parts::{ListAddress, PartQuery};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::request::{current, language};
use crate::web::frame::state::{App, off_thread};

/// Where a snapshot is that all readers share, by the names in an address: one of a season, or the ratings of a community.
pub trait SnapshotAt: 'static {
    type Snapshot: Send + Sync + 'static;
    /// The versions of what a snapshot is made from.
    type Stamp;

    /// Reads the stamp of now.
    ///
    /// # Errors
    /// There is nothing at this address.
    fn stamp(&self, app: &App) -> impl Future<Output = Result<Self::Stamp, WebError>>;

    /// Returns the snapshot with at least the changes of a stamp.
    ///
    /// # Errors
    /// It was deleted meanwhile; its rows contradict each other.
    fn at_least(&self, app: &App, stamp: &Self::Stamp) -> impl Future<Output = Result<Arc<Self::Snapshot>, WebError>>;

    /// Returns the stamp that a snapshot was made with.
    fn stamp_of(snapshot: &Self::Snapshot) -> &Self::Stamp;

    /// Returns the text of a stamp, under which answers are kept.
    fn version(stamp: &Self::Stamp) -> String;

    /// Returns the tag of the language of a page whose reader has chosen none.
    fn language(stamp: &Self::Stamp) -> &str;
}

/// Answers with a page that shows a part of a list, as [`of_snapshot`] does.
///
/// # Errors
/// See [`of_snapshot`].
pub async fn list<A: SnapshotAt, P: Template>(
    app: &App,
    request: &HttpRequest,
    at: &A,
    make: impl FnOnce(&Shown<'_, A::Snapshot>, PartQuery) -> Result<P, WebError> + Send + 'static,
) -> WebResult {
    let part = PublicQuery::of(request).part();
    let caching = Caching::page(ListAddress::new(page::path(request)).of(part));
    of_snapshot(app, request, at, caching, move |shown| {
        shown.render(&make(shown, part)?)
    })
    .await
}

/// Answers with a page or a file of a snapshot: the kept one for its stamp, or a newly rendered one.
///
/// # Errors
/// There is nothing at this address; the error of `render`.
pub async fn of_snapshot<A: SnapshotAt>(
    app: &App,
    request: &HttpRequest,
    at: &A,
    caching: Caching,
    render: impl FnOnce(&Shown<'_, A::Snapshot>) -> Result<String, WebError> + Send + 'static,
) -> WebResult {
    let stamp = at.stamp(app).await?;
    let now = A::version(&stamp);
    let make = async || {
        // only now: until the address is checked, the language may be another one
        let page = page::addressed(request, &caching.address);
        rendered(app, at, &stamp, &caching, move |snapshot| {
            render(&Shown { snapshot, page })
        })
        .await
    };
    answer(app, request, &caching, (A::language(&stamp), now.as_str()), make).await
}

/// Renders an answer of a snapshot with at least the changes of a stamp.
///
/// # Errors
/// See [`SnapshotAt::at_least`]; the error of `render`.
pub async fn rendered<A: SnapshotAt, B: Into<Vec<u8>>>(
    app: &App,
    at: &A,
    stamp: &A::Stamp,
    caching: &Caching,
    render: impl FnOnce(&A::Snapshot) -> Result<B, WebError> + Send + 'static,
) -> Result<Rendered, WebError> {
    let snapshot = at.at_least(app, stamp).await?;
    let content_type = caching.content_type;
    off_thread(page::lane(caching.store), app, move |_| {
        let version = A::version(A::stamp_of(&snapshot));
        let body = render(&snapshot)?;
        Ok::<_, WebError>(Rendered::new(&version, content_type, body).of_no_tournament())
    })
    .await
}

/// Answers with the kept page or file of a version, or with the one that `make` makes. `usual`: the tag of the language of a
/// page whose reader has chosen none.
///
/// # Errors
/// The address is another form of the canonical one: redirects; the error of `make`.
pub async fn answer(
    app: &App,
    request: &HttpRequest,
    caching: &Caching,
    (usual, now): (&str, &str),
    make: impl AsyncFnOnce() -> Result<Rendered, WebError>,
) -> WebResult {
    let key = one_address(request, caching, usual)?;
    let holds = |kept: &str| kept == now;
    Ok(match caching.store {
        CacheStore::Pages => app.cache.get(&key, holds, make).await?.respond(request),
        CacheStore::Searches => app.searches.get(&key, holds, make).await?.respond(request),
        CacheStore::Pictures => app.pictures.get(&key, holds, make).await?.respond(request),
        CacheStore::Nowhere => make().await?.respond(request),
    })
}

/// Returns the address under which an answer is kept; a request by another form of it is redirected.
fn one_address(request: &HttpRequest, caching: &Caching, usual: &str) -> Result<String, WebError> {
    if caching.content_type != HTML {
        page::at_one_address(request, &caching.address)?;
        return Ok(caching.address.clone());
    }
    if !current::asks_for_language() {
        current::set_usual_language(usual);
    }
    page::at_one_address_in_language(request, &caching.address)?;
    Ok(language::address_here(&caching.address))
}
