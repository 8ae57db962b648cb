//! Answers made of pages: private ones for one reader, public ones from the cache.

use std::sync::Arc;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::cache::{Rendered, gzip, takes_gzip};
use super::error::{WebError, WebResult};
use super::snapshots;
use super::state::{App, compute, read};
use crate::db::Conn;
use crate::snapshot::Snapshot;

/// A page for one reader, which nobody may store.
pub fn private(page: &impl Template) -> WebResult {
    with_status(StatusCode::OK, page)
}

/// A large private page, compressed for clients that accept it. Compression must not join a secret with text that others
/// typed, whose length would tell about the secret; so pages with a form, which holds a token, are not sent this way.
pub fn private_packed(request: &HttpRequest, page: &impl Template) -> WebResult {
    if !takes_gzip(request) {
        return private(page);
    }
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header((header::CONTENT_ENCODING, "gzip"))
        .content_type(HTML)
        .body(gzip(page.render()?.as_bytes())))
}

/// A private page with another status than 200, as a form that comes back with what is wrong.
pub fn with_status(status: StatusCode, page: &impl Template) -> WebResult {
    Ok(private_body(status, page.render()?))
}

/// A private page that is rendered already.
pub fn private_body(status: StatusCode, body: String) -> HttpResponse {
    HttpResponse::build(status)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type(HTML)
        .body(body)
}

/// Leads from a form that acted to the page that shows the result.
pub fn see_other(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// The content type of every page.
pub const HTML: &str = "text/html; charset=utf-8";

/// How a public answer is cached.
#[derive(Debug, Clone)]
pub struct Caching {
    /// HTML, CSV or JSON.
    pub content_type: &'static str,
    /// The key in the cache: only those parts of the request's address that the answer depends on, because clients can add
    /// any others. `None`: rendered for each request, as the answer to a search.
    pub address: Option<String>,
}

impl Caching {
    /// A page cached under an address.
    pub fn page(address: impl Into<String>) -> Self {
        Self {
            content_type: HTML,
            address: Some(address.into()),
        }
    }

    /// The same, but rendered for each request if the answer `varies`.
    #[must_use]
    pub fn unless(mut self, varies: bool) -> Self {
        if varies {
            self.address = None;
        }
        self
    }
}

/// A page of a tournament that is the same for everybody: the cached one of the tournament's version, or rendered now.
/// Tournaments in set-up are answered too: they are unlisted, not secret.
pub async fn public<F>(app: &App, request: &HttpRequest, slug: &str, render: F) -> WebResult
where
    F: FnOnce(&Snapshot) -> Result<String, WebError> + Send + 'static,
{
    public_as(app, request, slug, Caching::page(request.path()), render).await
}

/// As [`public`], for other content than a page, and for pages that depend on the query.
pub async fn public_as<F>(app: &App, request: &HttpRequest, slug: &str, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&Snapshot) -> Result<String, WebError> + Send + 'static,
{
    let content_type = caching.content_type;
    let render = async |snapshot: Arc<Snapshot>| {
        compute(app, move |_| Ok(rendered(&snapshot, content_type, render(&snapshot)?))).await
    };
    answer(app, request, slug, caching, render).await
}

/// As [`public_as`], for content that needs rows which no snapshot holds.
pub async fn public_reading<F>(app: &App, request: &HttpRequest, slug: &str, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&mut Conn<'_>, &Snapshot) -> Result<String, WebError> + Send + 'static,
{
    let content_type = caching.content_type;
    let render = async |snapshot: Arc<Snapshot>| {
        read(app, move |conn| {
            Ok::<_, WebError>(rendered(&snapshot, content_type, render(conn, &snapshot)?))
        })
        .await
    };
    answer(app, request, slug, caching, render).await
}

/// A page of a snapshot, compressed: off the async threads, for a large page takes milliseconds.
fn rendered(snapshot: &Snapshot, content_type: &'static str, body: String) -> Rendered {
    Rendered::new(&version_shown(snapshot).to_string(), content_type, body)
}

/// The version under which a page of a snapshot is kept: the one that it shows, which may be newer than the one that was
/// asked for. A page that states its time holds for no version, for the database may stop to answer after its stamp was read.
fn version_shown(snapshot: &Snapshot) -> i64 {
    match snapshot.as_of {
        None => snapshot.numbers().version,
        // versions begin at 1
        Some(_) => 0,
    }
}

async fn answer(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: impl AsyncFnOnce(Arc<Snapshot>) -> Result<Rendered, WebError>,
) -> WebResult {
    let known = snapshots::stamp(app, slug).await?;
    let make = async || render(snapshots::at_least(app, slug, &known).await?).await;
    // a page that states its time is not kept
    Ok(match caching.address.as_ref().filter(|_| known.as_of.is_none()) {
        Some(address) => {
            // a page can be newer than a stamp that was read a moment ago
            let holds = |version: &str| {
                version
                    .parse()
                    .is_ok_and(|version: i64| version >= known.stamp.numbers.version)
            };
            app.cache.get(address, holds, make).await?.respond(request)
        }
        None => make().await?.respond(request),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::public::fixture::Fixture;

    #[test]
    fn a_page_that_states_its_time_holds_for_no_version() {
        let snapshot = Fixture::new(&["Ann Ash", "Bo Pit", "Al Oz", "Zoe Ash"]).snapshot();
        let version = snapshot.numbers().version;
        assert_eq!(version_shown(&snapshot), version);
        assert!(version_shown(&snapshot.marked(snapshot.read_at)) < version);
    }
}
