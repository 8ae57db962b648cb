//! Answers made of pages: private ones for one reader, public ones from the cache.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::cache::{Extra, Rendered, gzip, takes_gzip};
use super::current::asker;
use super::error::{WebError, WebResult};
use super::lanes::Lane;
use super::parts::{ListAddress, PartQuery};
use super::snapshots;
use super::state::{App, State, off_thread};
use crate::clock;
use crate::db::Conn;
use crate::snapshot::Snapshot;
use crate::snapshot::names::NameSearch;

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

/// A private file to be saved, as a spreadsheet reads it.
pub fn private_csv(name: &str, body: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.csv\""),
        ))
        .body(body)
}

/// Leads from a form that acted to the page that shows the result.
pub fn see_other(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// The content type of every page.
pub const HTML: &str = "text/html; charset=utf-8";

/// How a public answer is cached, and the one address that it has.
#[derive(Debug, Clone)]
pub struct Caching {
    /// HTML, CSV, JSON or a picture.
    pub content_type: &'static str,
    /// The address in its one form: the key in the cache. It has only those parts of the request's address that the answer
    /// depends on, because clients can add any others; a request by another form is led to it.
    pub address: String,
    pub store: CacheStore,
}

/// Where an answer is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CacheStore {
    /// Among the pages.
    Pages,
    /// Among the searches: what people type must not push out the pages, and computing it must not hold them up.
    Searches,
    /// Nowhere: rendered for each request.
    Nowhere,
}

impl Caching {
    /// A page kept under an address.
    pub fn page(address: impl Into<String>) -> Self {
        Self {
            content_type: HTML,
            address: address.into(),
            store: CacheStore::Pages,
        }
    }

    /// A part of a list, or what a search in it found.
    pub fn list(list: &ListAddress, part: PartQuery, search: &NameSearch) -> Self {
        match search.is_some() {
            false => Self::page(list.of(part)),
            true => Self {
                store: CacheStore::Searches,
                // what is found is not shown in parts
                ..Self::page(list.clone().and("q", search.text.as_str()).of(PartQuery::default()))
            },
        }
    }

    /// The same, but rendered for each request if the answer `varies`.
    #[must_use]
    pub fn unless(mut self, varies: bool) -> Self {
        if varies {
            self.store = CacheStore::Nowhere;
        }
        self
    }
}

/// The path of a request in the one form that leads to its page: as the route has it, letters as they are and not encoded,
/// numbers without zeros in front. Else a page would have endless addresses, each kept for itself.
pub fn path(request: &HttpRequest) -> String {
    let Some(pattern) = request.match_pattern() else {
        return request.path().to_owned();
    };
    let mut path = String::new();
    for segment in pattern.split('/').skip(1) {
        path.push('/');
        let Some(name) = segment.strip_prefix('{').and_then(|name| name.strip_suffix('}')) else {
            path.push_str(segment);
            continue;
        };
        let value = request.match_info().get(name).unwrap_or_default();
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        if value.is_empty() || !value.chars().all(is_plain) {
            // no tournament and no player is called so: the page says that there is none
            return request.path().to_owned();
        }
        let is_number = name != "slug" && value.bytes().all(|digit| digit.is_ascii_digit());
        match value.trim_start_matches('0') {
            "" if is_number => path.push('0'),
            digits if is_number => path.push_str(digits),
            _ => path.push_str(value),
        }
    }
    path
}

/// Leads a request by another form of a page's address to the one form.
///
/// # Errors
/// The redirect.
pub fn at_one_address(request: &HttpRequest, address: &str) -> Result<(), WebError> {
    let asked = request.uri().path_and_query().map_or("", |asked| asked.as_str());
    match asked == address {
        true => Ok(()),
        false => Err(WebError::redirect(address)),
    }
}

/// Makes an answer of a snapshot, off the async threads. Boxed where a page comes in: what waits for it, keeps it and drops it
/// is compiled once for all pages.
type Render = Box<dyn FnOnce(&State, &Snapshot) -> Result<Rendered, WebError> + Send>;

/// A page of a tournament that is the same for everybody: the cached one of the tournament's version, or rendered now.
/// Tournaments in set-up are answered too: they are unlisted, not secret.
pub fn public<F>(app: &App, request: &HttpRequest, slug: &str, render: F) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Snapshot) -> Result<String, WebError> + Send + 'static,
{
    public_as(app, request, slug, Caching::page(path(request)), render)
}

/// As [`public`], for other content than a page, and for pages that depend on the query.
pub fn public_as<F, B>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Snapshot) -> Result<B, WebError> + Send + 'static,
    B: Into<Vec<u8>>,
{
    let content_type = caching.content_type;
    let lane = lane(caching.store);
    let render: Render = Box::new(move |_, snapshot| rendered(snapshot, content_type, render));
    answer(app, request, slug, caching, lane, render)
}

/// As [`public_as`], for an answer of the API: with what it says of itself, and at whatever address it was asked for.
pub fn public_data<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Snapshot) -> Result<(Vec<u8>, Extra), WebError> + Send + 'static,
{
    let content_type = caching.content_type;
    let lane = lane(caching.store);
    let render: Render = Box::new(move |_, snapshot| {
        let until = snapshot.public_until(clock::now());
        let (body, extra) = render(snapshot)?;
        let made = Rendered::new(&version_shown(snapshot).to_string(), content_type, body);
        Ok(made.with(extra).until(until).as_of(snapshot.as_of))
    });
    kept(app, request, slug, caching, lane, render)
}

/// As [`public_data`], for content that needs rows which no snapshot holds.
pub fn public_data_reading<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&mut Conn<'_>, &Snapshot) -> Result<Vec<u8>, WebError> + Send + 'static,
{
    let render = rendered_reading(caching.content_type, render);
    kept(app, request, slug, caching, asker().reads(), render)
}

/// The lane in which an answer is rendered.
fn lane(store: CacheStore) -> Lane {
    match store {
        CacheStore::Searches => Lane::Searches,
        CacheStore::Pages | CacheStore::Nowhere => asker().reads(),
    }
}

/// As [`public_as`], for content that needs rows which no snapshot holds.
pub fn public_reading<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&mut Conn<'_>, &Snapshot) -> Result<String, WebError> + Send + 'static,
{
    let render = rendered_reading(caching.content_type, render);
    answer(app, request, slug, caching, asker().reads(), render)
}

/// A page of a snapshot, compressed: off the async threads, for a large page takes milliseconds.
fn rendered<B: Into<Vec<u8>>>(
    snapshot: &Snapshot,
    content_type: &'static str,
    render: impl FnOnce(&Snapshot) -> Result<B, WebError>,
) -> Result<Rendered, WebError> {
    // of a moment before it is rendered: what begins in between makes the page anew
    let until = snapshot.public_until(clock::now());
    let page = Rendered::new(&version_shown(snapshot).to_string(), content_type, render(snapshot)?);
    Ok(page.until(until).as_of(snapshot.as_of))
}

/// As [`rendered`], with a connection beside the snapshot.
fn rendered_reading<B: Into<Vec<u8>> + 'static>(
    content_type: &'static str,
    render: impl FnOnce(&mut Conn<'_>, &Snapshot) -> Result<B, WebError> + Send + 'static,
) -> Render {
    Box::new(move |state, snapshot| {
        let read = |conn: &mut Conn<'_>| rendered(snapshot, content_type, |snapshot| render(conn, snapshot));
        state.db.read(read)
    })
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
    lane: Lane,
    render: Render,
) -> WebResult {
    at_one_address(request, &caching.address)?;
    kept(app, request, slug, caching, lane, render).await
}

/// The answer from where it is kept, or rendered now.
async fn kept(app: &App, request: &HttpRequest, slug: &str, caching: Caching, lane: Lane, render: Render) -> WebResult {
    let known = snapshots::stamp(app, slug).await?;
    let make = async || {
        let snapshot = snapshots::at_least(app, slug, &known).await?;
        off_thread(lane, app, move |state| render(state, &snapshot)).await
    };
    let cache = match caching.store {
        // a page that states its time is not kept
        _ if known.as_of.is_some() => None,
        CacheStore::Pages => Some(&app.cache),
        CacheStore::Searches => Some(&app.searches),
        CacheStore::Nowhere => None,
    };
    Ok(match cache {
        Some(cache) => {
            // a page can be newer than a stamp that was read a moment ago
            let holds = |version: &str| {
                version
                    .parse()
                    .is_ok_and(|version: i64| version >= known.stamp.numbers.version)
            };
            cache.get(&caching.address, holds, make).await?.respond(request)
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
