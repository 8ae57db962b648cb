//! Answers made of pages: private ones for one reader, public ones from the cache.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::cache::{Rendered, gzip, takes_gzip};
use super::error::{WebError, WebResult};
use super::lanes::Lane;
use super::state::{App, read, read_in};
use crate::clock;
use crate::db::events::{self, Loaded};
use crate::db::{Conn, DbError, tournaments};

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
    Ok(HttpResponse::build(status)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type(HTML)
        .body(page.render()?))
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
    F: FnOnce(&Loaded) -> Result<String, WebError> + Send + 'static,
{
    let caching = Caching::page(request.path());
    public_as(app, request, slug, caching, |_, loaded| render(loaded)).await
}

/// As [`public`], for other content than a page, for pages that read more rows, and for those that depend on the query.
pub async fn public_as<F>(app: &App, request: &HttpRequest, slug: &str, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&mut Conn<'_>, &Loaded) -> Result<String, WebError> + Send + 'static,
{
    let version = version(app, slug).await?.to_string();
    if let Some(page) = caching
        .address
        .as_ref()
        .and_then(|address| app.cache.get(address, &version))
    {
        return Ok(page.respond(request));
    }
    let slug = slug.to_owned();
    // loaded in the transaction that renders: the version under which the page is cached is the one that it shows
    let (body, version) = read(app, move |conn| {
        let loaded = events::load(conn, &slug).map_err(|e| match e {
            DbError::NotFound => WebError::not_found("There is no tournament at this address."),
            other => other.into(),
        })?;
        let body = render(conn, &loaded)?;
        Ok::<_, WebError>((body, loaded.tournament.version.to_string()))
    })
    .await?;
    Ok(match caching.address {
        Some(address) => app
            .cache
            .put(&address, &version, caching.content_type, body)
            .respond(request),
        None => Rendered::new(&version, caching.content_type, body).respond(request),
    })
}

/// Returns the current version of a tournament.
async fn version(app: &App, slug: &str) -> Result<i64, WebError> {
    // both from before the version is read: a write in between makes it void
    let (writes, now) = (app.db.writes(), clock::now());
    if let Some(version) = app.versions.get(slug, writes, now) {
        return Ok(version);
    }
    let owned_slug = slug.to_owned();
    let Some((_, version)) = read_in(Lane::Versions, app, move |conn| {
        tournaments::version_of(conn, &owned_slug)
    })
    .await?
    else {
        return Err(WebError::not_found("There is no tournament at this address."));
    };
    app.versions.put(slug, version, writes, now);
    Ok(version)
}
