//! Answers with pages: private ones for one reader, public ones from the cache.

use std::any::Any;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::{Template, Values};
use say::Language;

use super::cache::{Extra, Rendered, gzip, takes_gzip};
use super::error::{WebError, WebResult};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::languages;
use crate::web::frame::look::parts::{ListAddress, PartQuery};
use crate::web::frame::request::current::{self, asker};
use crate::web::frame::request::{language, route};
use crate::web::frame::state::{App, State, compute, off_thread, snapshots};
use podium_base::clock::{self, Moment};
use podium_snapshot::Snapshot;
use podium_snapshot::names::NameSearch;
use podium_store::{Database, Reader};

/// A page for one reader, which nobody may store.
pub fn private(page: &impl Template) -> WebResult {
    with_status(StatusCode::OK, page)
}

/// Answers with a private page that grows with the tournament. It is made and rendered off the async threads, where it
/// would take the time of everybody's cached pages.
pub async fn private_large<P: Template>(app: &App, make: impl FnOnce() -> P + Send + 'static) -> WebResult {
    let language = current::language();
    let body = compute(app, move |_| Ok(make().render_with_values(&language)?)).await?;
    Ok(private_body(StatusCode::OK, body))
}

/// Answers like [`private_large`], compressed for clients that accept it. Compression must not combine a secret with
/// text that others typed, because the length would reveal the secret; so pages with a form, which contains a token,
/// are not sent this way.
pub async fn private_packed<P: Template>(
    app: &App,
    request: &HttpRequest,
    make: impl FnOnce() -> P + Send + 'static,
) -> WebResult {
    if !takes_gzip(request) {
        return private_large(app, make).await;
    }
    let language = current::language();
    let body = compute(app, move |_| Ok(gzip(make().render_with_values(&language)?.as_bytes()))).await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header((header::CONTENT_ENCODING, "gzip"))
        .content_type(HTML)
        .body(body))
}

/// Answers with a private page and a status other than 200, such as a refused form.
pub fn with_status(status: StatusCode, page: &impl Template) -> WebResult {
    Ok(private_body(status, page.render_with_values(&current::language())?))
}

/// Answers with a private page that is already rendered.
pub fn private_body(status: StatusCode, body: String) -> HttpResponse {
    HttpResponse::build(status)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type(HTML)
        .body(body)
}

/// Answers with a private CSV file for download.
pub fn private_csv(name: &str, body: impl Into<Vec<u8>>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(CSV)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.csv\""),
        ))
        .body(body.into())
}

/// Redirects from a form that acted to the page that shows the result.
pub fn see_other(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// The content type of every page.
pub const HTML: &str = "text/html; charset=utf-8";
/// The content type of every CSV file.
pub const CSV: &str = "text/csv; charset=utf-8";

/// How a public answer is cached, and its canonical address.
#[derive(Debug, Clone)]
pub struct Caching {
    /// HTML, CSV, JSON or a picture.
    pub content_type: &'static str,
    /// The canonical address, which is the key in the cache. It contains only those parts of the request's address that
    /// the answer depends on, because clients can add any others; a request by another form of it is redirected.
    pub address: String,
    pub store: CacheStore,
}

/// Where an answer is cached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CacheStore {
    /// Among the pages.
    Pages,
    /// Among the searches: typed texts must not evict pages, and computing them must not delay pages.
    Searches,
    /// Among the pictures, which evict no pages.
    Pictures,
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

    /// A CSV file kept under an address.
    pub fn csv(address: impl Into<String>) -> Self {
        Self {
            content_type: CSV,
            ..Self::page(address)
        }
    }

    /// Describes a part of a list, or the results of a search in it.
    pub fn list(list: &ListAddress, part: PartQuery, search: &NameSearch) -> Self {
        match search.is_some() {
            false => Self::page(list.of(part)),
            true => Self {
                store: CacheStore::Searches,
                // search results are not divided into parts
                ..Self::page(list.clone().and("q", search.text.as_str()).of(PartQuery::default()))
            },
        }
    }

    /// Returns the same, but rendered for each request if the answer `varies`.
    #[must_use]
    pub fn unless(mut self, varies: bool) -> Self {
        if varies {
            self.store = CacheStore::Nowhere;
        }
        self
    }
}

/// Returns the path of a request in its canonical form: as in the route, with plain instead of encoded letters, and
/// numbers without leading zeros. Otherwise a page would have any number of addresses, each cached separately.
pub fn path(request: &HttpRequest) -> String {
    let Some(pattern) = route::address_of(request) else {
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
            // no tournament or player has such a name: the page says that there is none
            return request.path().to_owned();
        }
        let is_number =
            !["slug", "season", "community"].contains(&name) && value.bytes().all(|digit| digit.is_ascii_digit());
        match value.trim_start_matches('0') {
            "" if is_number => path.push('0'),
            digits if is_number => path.push_str(digits),
            _ => path.push_str(value),
        }
    }
    path
}

/// The language of a page that is the same for everybody, and its address, as values of its template.
#[derive(Debug, Clone)]
pub struct Addressed {
    pub language: Language,
    /// The second language of a sheet that is printed in two.
    pub second: Option<Language>,
    /// The page's address without its language; `None` if its address has none.
    pub address: Option<String>,
}

impl Values for Addressed {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        match key {
            Language::SECOND => self.second.as_ref().map(|second| second as &dyn Any),
            languages::ADDRESS => self.address.as_ref().map(|address| address as &dyn Any),
            key => self.language.get_value(key),
        }
    }
}

/// A snapshot as a public page shows it: in a language, with links to pages in that language.
pub struct Shown<'s, S = Snapshot> {
    pub snapshot: &'s S,
    pub page: Addressed,
}

impl<S> Shown<'_, S> {
    /// Renders a page of it.
    ///
    /// # Errors
    /// The template fails.
    pub fn render(&self, page: &impl Template) -> Result<String, WebError> {
        Ok(page.render_with_values(&self.page)?)
    }

    /// Returns the address of another page in the language of this one.
    pub fn local(&self, path: String) -> String {
        language::local(Some(self.page.language), path)
    }
}

/// Redirects a request by another form of a page's address to the canonical one, and one without a language to its
/// reader's: a temporary way, for the next reader has another.
///
/// # Errors
/// The redirect.
pub fn at_one_address_in_language(request: &HttpRequest, address: &str) -> Result<(), WebError> {
    let asked = request.uri().path_and_query().map_or("", |asked| asked.as_str());
    match language::is_addressed(request) && asked == address {
        true => Ok(()),
        false => Err(WebError::redirect(language::address_here(address))),
    }
}

/// Redirects a request by another form of a page's address to the canonical one.
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

/// A function that makes an answer from a snapshot, off the async threads. Boxed at the entry, so that waiting, caching
/// and dropping are compiled once for all pages.
type Render = Box<dyn FnOnce(&State, &Snapshot) -> Result<Rendered, WebError> + Send>;

/// Answers with a page of a tournament that is the same for everybody: the cached one for the tournament's version, or
/// a newly rendered one. Tournaments in set-up are included: they are unlisted, not secret.
pub fn public<F>(app: &App, request: &HttpRequest, slug: &str, render: F) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Shown<'_>) -> Result<String, WebError> + Send + 'static,
{
    public_as(app, request, slug, Caching::page(path(request)), render)
}

/// Answers like [`public`], for content other than pages, and for pages that depend on the query.
pub fn public_as<F, B>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Shown<'_>) -> Result<B, WebError> + Send + 'static,
    B: Into<Vec<u8>>,
{
    let content_type = caching.content_type;
    let lane = lane(caching.store);
    let page = addressed(request, &caching.address);
    let render: Render = Box::new(move |_, snapshot| {
        let render = |snapshot: &Snapshot| render(&Shown { snapshot, page });
        rendered(snapshot, content_type, render)
    });
    answer(app, request, slug, caching, lane, render)
}

/// Answers like [`public_as`], for the API: with its extra headers, and at whatever address was requested. As with [`public_until`],
/// it returns until when it is kept at most.
pub fn public_data<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Database, &Snapshot) -> Result<(Vec<u8>, Extra, Option<Moment>), WebError> + Send + 'static,
{
    let content_type = caching.content_type;
    let lane = lane(caching.store);
    let render: Render = Box::new(move |state, snapshot| {
        let until = snapshot.public_until(clock::now());
        let (body, extra, at_most) = render(&state.db, snapshot)?;
        let made = Rendered::new(&version_shown(snapshot).to_string(), content_type, body);
        let made = made.with(extra).until(until).at_most_until(at_most);
        Ok(made.as_of(snapshot.as_of))
    });
    kept(app, request, slug, caching, lane, render)
}

/// Answers like [`public_data`], for content that needs rows which no snapshot contains.
pub fn public_data_reading<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&mut Reader<'_>, &Snapshot) -> Result<Vec<u8>, WebError> + Send + 'static,
{
    let render = rendered_reading(caching.content_type, render);
    kept(app, request, slug, caching, asker().reads(), render)
}

/// Returns the language of a requested page, and its address.
pub fn addressed(request: &HttpRequest, address: &str) -> Addressed {
    Addressed {
        language: current::language(),
        second: current::second_language(),
        address: language::has_languages(request.path()).then(|| address.to_owned()),
    }
}

/// Returns the lane in which an answer is rendered.
pub(super) fn lane(store: CacheStore) -> Lane {
    match store {
        CacheStore::Searches => Lane::Searches,
        CacheStore::Pages | CacheStore::Pictures | CacheStore::Nowhere => asker().reads(),
    }
}

/// Answers like [`public_as`], for content that needs rows which no snapshot contains.
pub fn public_reading<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&mut Reader<'_>, &Shown<'_>) -> Result<String, WebError> + Send + 'static,
{
    let page = addressed(request, &caching.address);
    let render = move |conn: &mut Reader<'_>, snapshot: &Snapshot| render(conn, &Shown { snapshot, page });
    let render = rendered_reading(caching.content_type, render);
    answer(app, request, slug, caching, asker().reads(), render)
}

/// Answers like [`public_as`], for a page that may show rows which no snapshot contains and whose changes raise no version:
/// it returns until when it is kept at most.
pub fn public_until<F>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: F,
) -> impl Future<Output = WebResult>
where
    F: FnOnce(&Database, &Shown<'_>) -> Result<(String, Option<Moment>), WebError> + Send + 'static,
{
    let (page, content_type) = (addressed(request, &caching.address), caching.content_type);
    let render: Render = Box::new(move |state, snapshot| {
        let mut kept = None;
        let made = rendered(snapshot, content_type, |snapshot| {
            let (body, until) = render(&state.db, &Shown { snapshot, page })?;
            kept = until;
            Ok(body)
        })?;
        Ok(made.at_most_until(kept))
    });
    answer(app, request, slug, caching, asker().reads(), render)
}

/// Renders and compresses a page of a snapshot: off the async threads, because a large page takes milliseconds.
fn rendered<B: Into<Vec<u8>>>(
    snapshot: &Snapshot,
    content_type: &'static str,
    render: impl FnOnce(&Snapshot) -> Result<B, WebError>,
) -> Result<Rendered, WebError> {
    // the moment before rendering: whatever begins in between causes another rendering
    let until = snapshot.public_until(clock::now());
    let page = Rendered::new(&version_shown(snapshot).to_string(), content_type, render(snapshot)?);
    Ok(page.until(until).as_of(snapshot.as_of))
}

/// Renders like [`rendered`], with a connection beside the snapshot.
fn rendered_reading<B: Into<Vec<u8>> + 'static>(
    content_type: &'static str,
    render: impl FnOnce(&mut Reader<'_>, &Snapshot) -> Result<B, WebError> + Send + 'static,
) -> Render {
    Box::new(move |state, snapshot| {
        let read = |conn: &mut Reader<'_>| rendered(snapshot, content_type, |snapshot| render(conn, snapshot));
        state.db.read(read)
    })
}

/// Returns the version under which a page of a snapshot is cached: the one that it shows, which may be newer than the
/// requested one. A page that states its time has no valid version, because the database may fail after its stamp was
/// read.
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
    if caching.content_type != HTML {
        at_one_address(request, &caching.address)?;
        return kept(app, request, slug, caching, lane, render).await;
    }
    if !current::asks_for_language() {
        let snapshot = snapshots::current(app, slug).await?;
        current::set_usual_language(&snapshot.loaded.tournament.language);
    }
    match language::has_languages(request.path()) {
        true => at_one_address_in_language(request, &caching.address)?,
        // one page that has no language in its address is one for each language in the cache
        false => at_one_address(request, &caching.address)?,
    }
    let caching = Caching {
        address: language::address_here(&caching.address),
        ..caching
    }
    // so many pairs of languages would evict pages
    .unless(current::second_language().is_some());
    kept(app, request, slug, caching, lane, render).await
}

/// Returns the answer from the cache, or renders it.
async fn kept(app: &App, request: &HttpRequest, slug: &str, caching: Caching, lane: Lane, render: Render) -> WebResult {
    let known = snapshots::stamp(app, slug).await?;
    let make = async || {
        let snapshot = snapshots::at_least(app, slug, &known).await?;
        off_thread(lane, app, move |state| render(state, &snapshot)).await
    };
    let cache = match caching.store {
        // a page that states its time is not cached
        _ if known.as_of.is_some() => None,
        CacheStore::Pages => Some(&app.cache),
        CacheStore::Searches => Some(&app.searches),
        CacheStore::Pictures => Some(&app.pictures),
        CacheStore::Nowhere => None,
    };
    Ok(match cache {
        Some(cache) => {
            // a page can be newer than a stamp that was just read
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
    use crate::web::frame::fixture::Fixture;

    #[test]
    fn a_page_that_states_its_time_holds_for_no_version() {
        let snapshot = Fixture::new(&["Ann Ash", "Bo Pit", "Al Oz", "Zoe Ash"]).snapshot();
        let version = snapshot.numbers().version;
        assert_eq!(version_shown(&snapshot), version);
        assert!(version_shown(&snapshot.marked(snapshot.read_at)) < version);
    }
}
