//! Answers of the API: public ones from the cache, which are the same bytes for everybody, and those for one caller. Both
//! have an `ETag` that begins with the version of what they show, and a `Link` to the next part where there is one.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use super::problem::{ApiResult, Kind, Problem};
use crate::ops::{OpError, secrets};
use crate::snapshot::Snapshot;
use crate::web::cache::{self, Extra};
use crate::web::error::WebError;
use crate::web::page::{self, Caching, Kept};
use crate::web::state::App;

/// The content type of answers.
pub const JSON: &str = "application/json";
/// Header with the version of an answer.
const VERSION: HeaderName = HeaderName::from_static("x-podium-version");

/// Answers with what everybody may see of a tournament: kept by its public version, like the pages. What `render` returns
/// depends on nothing but the tournament and the path.
///
/// # Errors
/// There is no tournament at this address; what `render` says.
pub async fn public<T: Serialize>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    render: impl FnOnce(&Snapshot) -> Result<T, WebError> + Send + 'static,
) -> ApiResult {
    public_at(app, request, slug, at(page::path(request), Kept::Pages), render).await
}

/// As [`public`], where the answer depends on the query too, or is kept elsewhere: the address in `caching` is the path and
/// those parts of the query, in one form, by which the answer is kept.
///
/// # Errors
/// As [`public`].
pub async fn public_at<T: Serialize>(
    app: &App,
    request: &HttpRequest,
    slug: &str,
    caching: Caching,
    render: impl FnOnce(&Snapshot) -> Result<T, WebError> + Send + 'static,
) -> ApiResult {
    let address = caching.address.clone();
    let render = move |snapshot: &Snapshot| {
        let body = bytes(&render(snapshot)?)?;
        let extra = extra(&body, &address);
        Ok((body, extra))
    };
    Ok(page::public_data(app, request, slug, caching, render).await?)
}

/// How an answer at an address is kept.
pub fn at(address: impl Into<String>, kept: Kept) -> Caching {
    Caching {
        content_type: JSON,
        address: address.into(),
        kept,
    }
}

/// What an answer at an address in its one form says of itself, beside its body: the same for everybody, as the body.
pub fn extra(body: &[u8], address: &str) -> Extra {
    let told = Told::of(body);
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    Extra {
        of: told.version,
        link: told.next.map(|next| link_to_next(path, query, &next)),
    }
}

/// Answers one caller, at a version of what is shown.
///
/// # Errors
/// The value is no JSON, which no value of ours is.
pub fn versioned<T: Serialize>(request: &HttpRequest, version: i64, value: &T) -> ApiResult {
    let body = bytes(value)?;
    let told = Told::of(&body);
    let tag = format!("\"{version}.{}\"", cache::hash(&body));
    let is_known = cache::is_known(request, &tag);
    let mut response = HttpResponse::build(match is_known {
        true => StatusCode::NOT_MODIFIED,
        false => StatusCode::OK,
    });
    response
        .insert_header((header::ETAG, tag))
        .insert_header((VERSION, version.to_string()))
        // for this caller alone, and asked for again each time
        .insert_header((header::CACHE_CONTROL, "private, no-cache"));
    if let Some(next) = told.next {
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
    /// The limit is none, or the cursor is not one that was given out.
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

/// The version in a tag: `"7.0f3a"`, or `"7"`.
pub(super) fn version_of_tag(tag: &str) -> Option<i64> {
    let tag = tag.trim();
    // what compresses an answer on its way makes its tag weak
    let tag = tag.strip_prefix("W/").unwrap_or(tag);
    let tag = tag.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'))?;
    let version = tag.split_once('.').map_or(tag, |(version, _)| version);
    version.parse().ok()
}

/// What an answer says of itself.
#[derive(Debug, Default, Deserialize)]
struct Told {
    #[serde(default)]
    version: Option<i64>,
    #[serde(default)]
    next: Option<String>,
    #[serde(default)]
    location: Option<String>,
}

impl Told {
    fn of(body: &[u8]) -> Self {
        // a list, or an object whose members of these names are something else
        serde_json::from_slice(body).unwrap_or_default()
    }
}

/// The value of `Link` that leads to the next part: the same address with another cursor.
fn link_to_next(path: &str, query: &str, next: &str) -> String {
    let kept = query
        .split('&')
        .filter(|part| !part.is_empty() && !part.starts_with("cursor="))
        // what would end the address in the header
        .filter(|part| part.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'>'));
    let query: Vec<String> = kept.map(str::to_owned).chain([format!("cursor={next}")]).collect();
    format!("<{path}?{}>; rel=\"next\"", query.join("&"))
}

/// A value as JSON.
///
/// # Errors
/// It is none, which no value of ours is.
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
    body: String,
}

impl Stored {
    pub fn new<T: Serialize>(status: StatusCode, value: &T) -> Result<Self, OpError> {
        let body = match status {
            StatusCode::NO_CONTENT => String::new(),
            _ => serde_json::to_string(value)
                .map_err(|error| OpError::Db(crate::db::DbError::Corrupt(format!("an answer is no JSON: {error}"))))?,
        };
        Ok(Self { status, body })
    }

    /// "201 {…}".
    pub fn to_text(&self) -> String {
        format!("{} {}", self.status.as_u16(), self.body)
    }

    /// `None` where it was emptied with somebody's personal data.
    pub fn parse(text: &str) -> Option<Self> {
        let (status, body) = text.split_once(' ')?;
        Some(Self {
            status: StatusCode::from_bytes(status.as_bytes()).ok()?,
            body: body.to_owned(),
        })
    }

    pub fn respond(self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static("no-store")));
        if self.body.is_empty() {
            return response.finish();
        }
        let told = Told::of(self.body.as_bytes());
        if let Some(location) = told.location.filter(|_| self.status == StatusCode::CREATED) {
            response.insert_header((header::LOCATION, location));
        }
        if let Some(version) = told.version {
            let tag = format!("\"{version}.{}\"", cache::hash(self.body.as_bytes()));
            response
                .insert_header((header::ETAG, tag))
                .insert_header((VERSION, version.to_string()));
        }
        response.content_type(JSON).body(self.body)
    }
}
