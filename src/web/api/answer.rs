//! Answers of the API: public ones from the cache, which are the same bytes for everybody, and those for one caller.
//! Both have an `ETag`, which begins with the kind of resource if that has a version, and a `Link` to the next part if
//! there is one.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use super::problem::{ApiResult, Kind, Problem};
use super::tag::Tag;
use crate::web::frame::answer::cache::{self, Extra};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::{self, CacheStore, Caching};
use crate::web::frame::state::App;
use podium_base::clock::Moment;
use podium_ops::OpError;
use podium_ops::site::secrets;
use podium_snapshot::Snapshot;
use podium_store::Database;

/// The content type of answers.
pub const JSON: &str = "application/json";
/// Header with the version of the tournament that an answer shows: the number that the caller's stream of events names.
pub const VERSION: HeaderName = HeaderName::from_static("x-podium-version");

/// What a read shows.
#[derive(Debug)]
pub struct Answer<T> {
    /// What its tag begins with.
    tag: Option<Tag>,
    pub value: T,
}

impl<T> Answer<T> {
    /// What a change names the version of; `None` where the caller may not see it.
    pub fn of(tag: Option<Tag>, value: T) -> Self {
        Self { tag, value }
    }

    /// It, as an answer of a tournament or a community; `id`: of that.
    #[must_use]
    pub fn within(self, id: &str) -> Self {
        let tag = self.tag.map(|tag| tag.within(id));
        Self { tag, ..self }
    }

    /// An answer without a version.
    pub fn plain(value: T) -> Self {
        Self { tag: None, value }
    }
}

/// Answers with what everybody may see of a tournament: kept by its public version, like the pages. The address in `caching`
/// is the path and those parts of the query that the answer depends on, in one form.
///
/// # Errors
/// There is no tournament at this address; what `render` says.
pub async fn public_at<T: Serialize>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: impl FnOnce(&Snapshot) -> Result<Answer<T>, WebError> + Send + 'static,
) -> ApiResult {
    public_until(app, request, slug, caching, move |_, snapshot| {
        Ok((render(snapshot)?, None))
    })
    .await
}

/// As [`public_at`], for what may show rows that no snapshot contains: `render` also returns until when the answer is kept at most.
///
/// # Errors
/// As [`public_at`].
pub async fn public_until<T: Serialize>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: impl FnOnce(&Database, &Snapshot) -> Result<(Answer<T>, Option<Moment>), WebError> + Send + 'static,
) -> ApiResult {
    let address = caching.address.clone();
    let render = move |db: &Database, snapshot: &Snapshot| {
        let (answer, until) = render(db, snapshot)?;
        let Answer { tag, value } = answer.within(&snapshot.loaded.tournament.id);
        let body = bytes(&value)?;
        let extra = Extra {
            of: tag.map(|tag| tag.to_string()),
            ..extra(&body, &address)
        };
        Ok((body, extra, until))
    };
    Ok(page::public_data(app, request, slug, caching, render).await?)
}

/// How an answer at an address is kept.
pub fn at(address: impl Into<String>, store: CacheStore) -> Caching {
    Caching {
        content_type: JSON,
        address: address.into(),
        store,
    }
}

/// What an answer at an address in its one form says of itself, beside its body: the same for everybody, as the body.
pub fn extra(body: &[u8], address: &str) -> Extra {
    let facts = Facts::of(body);
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    Extra {
        of: None,
        link: facts.next.map(|next| link_to_next(path, query, &next)),
    }
}

/// Answers one caller; `shows`: the tournament that is shown, whose version is given as the caller's stream counts it.
///
/// # Errors
/// The value is no JSON, which no value of ours is.
pub fn private<T: Serialize>(request: &HttpRequest, shows: Option<&Snapshot>, answer: &Answer<T>) -> ApiResult {
    let body = bytes(&answer.value)?;
    let facts = Facts::of(&body);
    let tag = tag_of(answer.tag.as_ref().map(Tag::to_string).as_deref(), &body);
    let is_known = cache::is_known(request, &tag);
    let mut response = HttpResponse::build(match is_known {
        true => StatusCode::NOT_MODIFIED,
        false => StatusCode::OK,
    });
    response
        .insert_header((header::ETAG, tag))
        // for this caller only, and revalidated each time
        .insert_header((header::CACHE_CONTROL, "private, no-cache"));
    if let Some(snapshot) = shows {
        response.insert_header((VERSION, snapshot.numbers().floor.to_string()));
        if let Some(as_of) = snapshot.as_of {
            response.insert_header((header::AGE, cache::age(as_of)));
        }
    }
    if let Some(next) = facts.next {
        let link = link_to_next(request.path(), request.query_string(), &next);
        response.insert_header((header::LINK, link));
    }
    Ok(match is_known {
        true => response.finish(),
        false => response.content_type(JSON).body(body),
    })
}

/// A part of a list. Its member `next` is there when more follows; the answer's `Link` leads there.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Listed<T> {
    /// The items of this part.
    pub items: Vec<T>,
    /// The cursor of the next part; without it there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub next: Option<String>,
}

impl<T> Listed<T> {
    /// The part of a list that a query asks for: at most `limit` items of those after the cursor. `key` says where an item
    /// is in the list, which is in the order of its keys.
    pub fn of<K: Cursor>(all: impl Iterator<Item = T>, part: &Part<K>, key: impl Fn(&T) -> K) -> Self {
        let mut rest = all.filter(|item| part.after.as_ref().is_none_or(|after| key(item) > *after));
        let items: Vec<T> = rest.by_ref().take(part.limit).collect();
        let next = match rest.next() {
            Some(_) => items.last().map(|last| opaque(&key(last).to_text())),
            None => None,
        };
        Self { items, next }
    }
}

/// What a cursor says of an item: its place in the order of the list.
pub trait Cursor: Ord + Sized {
    fn to_text(&self) -> String;
    fn parse(text: &str) -> Option<Self>;
}

impl Cursor for i64 {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Cursor for String {
    fn to_text(&self) -> String {
        self.clone()
    }

    fn parse(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }
}

/// Items of a part where the query does not say how many.
pub const USUAL_LIMIT: usize = 100;
/// Items of a part at the most.
pub const MOST_ITEMS: usize = 500;

/// Which part of a list a query asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part<K> {
    /// Items at the most.
    pub limit: usize,
    /// The place after which it begins.
    pub after: Option<K>,
}

impl<K: Cursor> Part<K> {
    /// From the query's `limit` and `cursor`.
    ///
    /// # Errors
    /// The limit is invalid, or the cursor is not one that was given out.
    pub fn of(limit: Option<usize>, cursor: Option<&str>) -> Result<Self, Problem> {
        let limit = limit.unwrap_or(USUAL_LIMIT);
        if !(1..=MOST_ITEMS).contains(&limit) {
            return Err(Problem::new(
                Kind::Unreadable,
                format!("limit: send a number from 1 to {MOST_ITEMS}."),
            ));
        }
        let after = match cursor {
            None | Some("") => None,
            Some(cursor) => Some(transparent(cursor).and_then(|text| K::parse(&text)).ok_or_else(|| {
                Problem::new(
                    Kind::Unreadable,
                    "cursor: send one that an answer gave, or none for the beginning.",
                )
            })?),
        };
        Ok(Self { limit, after })
    }
}

/// A cursor for a place. Programs pass it on as it is.
fn opaque(text: &str) -> String {
    secrets::hex(text.as_bytes())
}

fn transparent(cursor: &str) -> Option<String> {
    String::from_utf8(secrets::from_hex(cursor)?).ok()
}

/// The tag of a body: what it is of, and its hash.
fn tag_of(of: Option<&str>, body: &[u8]) -> String {
    let hash = cache::hash(body);
    match of {
        Some(of) => format!("\"{of}.{hash}\""),
        None => format!("\"{hash}\""),
    }
}

/// What an answer says of itself.
#[derive(Debug, Default, Deserialize)]
struct Facts {
    #[serde(default)]
    next: Option<String>,
    #[serde(default)]
    location: Option<String>,
}

impl Facts {
    fn of(body: &[u8]) -> Self {
        // a list, or an object that uses these member names for something else
        serde_json::from_slice(body).unwrap_or_default()
    }
}

/// The value of `Link` that leads to the next part: the same address with another cursor.
fn link_to_next(path: &str, query: &str, next: &str) -> String {
    let kept = query
        .split('&')
        .filter(|part| !part.is_empty() && !part.starts_with("cursor="))
        // characters that would end the address in the header
        .filter(|part| part.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'>'));
    let query: Vec<String> = kept.map(str::to_owned).chain([format!("cursor={next}")]).collect();
    format!("<{path}?{}>; rel=\"next\"", query.join("&"))
}

/// A value as JSON.
///
/// # Errors
/// It is not a valid header, which no value of ours is.
pub(super) fn bytes<T: Serialize>(value: &T) -> Result<Vec<u8>, WebError> {
    serde_json::to_vec(value).map_err(|error| {
        tracing::error!(%error, "an answer is no JSON");
        WebError::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "That went wrong",
            "The answer could not be made.",
        )
    })
}

/// The answer to a call that changed something, as it is kept under the call's key.
#[derive(Debug, Clone)]
pub(super) struct Stored {
    status: StatusCode,
    /// What its tag begins with.
    of: Option<String>,
    body: String,
}

impl Stored {
    pub fn new<T: Serialize>(status: StatusCode, value: &T, tag: Option<Tag>) -> Result<Self, OpError> {
        let body = match status {
            StatusCode::NO_CONTENT => String::new(),
            _ => serde_json::to_string(value).map_err(|error| {
                OpError::Db(podium_store::DbError::Corrupt(format!("an answer is no JSON: {error}")))
            })?,
        };
        Ok(Self {
            status,
            of: tag.map(|tag| tag.to_string()),
            body,
        })
    }

    /// "201 player-7-1.0a1b2c3d {…}"; a hyphen where it is of nothing with a version.
    pub fn to_text(&self) -> String {
        let of = self.of.as_deref().unwrap_or("-");
        format!("{} {of} {}", self.status.as_u16(), self.body)
    }

    /// `None` where it was emptied with somebody's personal data.
    pub fn parse(text: &str) -> Option<Self> {
        let (status, rest) = text.split_once(' ')?;
        let (of, body) = rest.split_once(' ')?;
        Some(Self {
            status: StatusCode::from_bytes(status.as_bytes()).ok()?,
            of: Some(of).filter(|of| *of != "-").map(str::to_owned),
            body: body.to_owned(),
        })
    }

    pub fn respond(self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static("no-store")));
        if self.body.is_empty() {
            return response.finish();
        }
        let facts = Facts::of(self.body.as_bytes());
        if let Some(location) = facts.location.filter(|_| self.status == StatusCode::CREATED) {
            response.insert_header((header::LOCATION, location));
        }
        if self.of.is_some() {
            response.insert_header((header::ETAG, tag_of(self.of.as_deref(), self.body.as_bytes())));
        }
        response.content_type(JSON).body(self.body)
    }
}
