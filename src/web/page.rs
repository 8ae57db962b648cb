//! From a page's struct to its answer.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::TimeZone;

use super::cache::{Rendered, gzip, takes_gzip};
use super::error::{WebError, WebResult};
use super::state::{App, read};
use crate::clock::{self, Moment};
use crate::db::events::{self, Loaded};
use crate::db::{Conn, DbError, tournaments};

/// A page for one reader: never kept by anybody.
pub fn private(page: &impl Template) -> WebResult {
    with_status(StatusCode::OK, page)
}

/// A private page that is large: compressed where the client takes it. What is compressed must hold nothing secret
/// beside what others typed, so a page with a form, whose token is one, is not sent this way.
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

/// A private page with another status than 200: a form that comes back with what is wrong.
pub fn with_status(status: StatusCode, page: &impl Template) -> WebResult {
    Ok(HttpResponse::build(status)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type(HTML)
        .body(page.render()?))
}

/// After a form that acted: to the page that shows what is now.
pub fn see_other(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// The content type of every page.
pub const HTML: &str = "text/html; charset=utf-8";

/// How a public answer is kept.
#[derive(Debug, Clone)]
pub struct Kept {
    /// What it is: HTML, CSV, JSON.
    pub content_type: &'static str,
    /// The address it is kept under: only the parts of the asked address that it depends on, for whoever asks could
    /// add any others. `None`: rendered for each request, as what answers a search.
    pub address: Option<String>,
}

impl Kept {
    /// A page kept under an address.
    pub fn html(address: impl Into<String>) -> Self {
        Self {
            content_type: HTML,
            address: Some(address.into()),
        }
    }

    /// The same answer for each request anew.
    #[must_use]
    pub fn fresh(mut self) -> Self {
        self.address = None;
        self
    }
}

/// A page of a tournament that is the same for everybody: from the rendered copy of the tournament's version, or
/// rendered now. Drafts of tournaments in set-up are no secret, only unlisted.
pub async fn public<F>(app: &App, request: &HttpRequest, slug: &str, render: F) -> WebResult
where
    F: FnOnce(&Loaded) -> Result<String, WebError> + Send + 'static,
{
    let kept = Kept::html(request.path());
    public_as(app, request, slug, kept, |_, loaded| render(loaded)).await
}

/// As [`public`], for other content than a page, for pages that read more, and for those that depend on a query.
pub async fn public_as<F>(app: &App, request: &HttpRequest, slug: &str, kept: Kept, render: F) -> WebResult
where
    F: FnOnce(&mut Conn<'_>, &Loaded) -> Result<String, WebError> + Send + 'static,
{
    let version = version(app, slug).await?.to_string();
    if let Some(page) = kept.address.as_ref().and_then(|at| app.cache.get(at, &version)) {
        return Ok(page.respond(request));
    }
    let wanted = slug.to_owned();
    // loaded again under one reading transaction: the version that the page is kept by is the one it shows
    let (body, version) = read(app, move |conn| {
        let loaded = events::load(conn, &wanted).map_err(|e| match e {
            DbError::NotFound => WebError::not_found("There is no tournament at this address."),
            other => other.into(),
        })?;
        let body = render(conn, &loaded)?;
        Ok::<_, WebError>((body, loaded.tournament.version.to_string()))
    })
    .await?;
    Ok(match kept.address {
        Some(address) => app
            .cache
            .put(&address, &version, kept.content_type, body)
            .respond(request),
        None => Rendered::new(&version, kept.content_type, body).respond(request),
    })
}

/// The version of a tournament.
async fn version(app: &App, slug: &str) -> Result<i64, WebError> {
    // both from before the version is read: a write in between makes it void
    let (writes, now) = (app.db.writes(), clock::now());
    if let Some(version) = app.versions.get(slug, writes, now) {
        return Ok(version);
    }
    let wanted = slug.to_owned();
    let Some((_, version)) = read(app, move |conn| tournaments::version_of(conn, &wanted)).await? else {
        return Err(WebError::not_found("There is no tournament at this address."));
    };
    app.versions.put(slug, version, writes, now);
    Ok(version)
}

/// The tournament's time zone; UTC when the stored name is unknown.
pub fn zone(time_zone: &str) -> chrono_tz::Tz {
    time_zone.parse().unwrap_or(chrono_tz::UTC)
}

/// A moment as "14:05" in a zone.
pub fn clock_time(at: Moment, time_zone: &str) -> String {
    zone(time_zone).from_utc_datetime(&at).format("%H:%M").to_string()
}

/// A moment as "20 Nov 2026, 14:05" in a zone.
pub fn date_time(at: Moment, time_zone: &str) -> String {
    zone(time_zone)
        .from_utc_datetime(&at)
        .format("%-d %b %Y, %H:%M")
        .to_string()
}
