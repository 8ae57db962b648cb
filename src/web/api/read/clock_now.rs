//! The clock beside the server's time: `GET /api/v1/tournaments/{slug}/clock`.

use actix_web::http::header::{self, HeaderName};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::staff;
use super::clock::RoundClock;
use super::query::slug;
use super::seen::{Seen, time};
use crate::web::api::answer::{JSON, bytes};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::frame::answer::cache;
use crate::web::frame::state::{App, snapshots};
use podium_base::clock::now;

/// The clock of the newest published round, and the server's time.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClockNow<'c> {
    #[serde(flatten)]
    clock: &'c RoundClock,
    /// The server's time when it answered: a countdown is in step by it.
    #[schema(format = DateTime)]
    server_time: String,
}

/// The clock of the round
///
/// The time at which the round ends, for clients to count down to. The tag covers only the clock: 304 means that it
/// runs as before.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/clock",
    tag = "streams",
    responses(
        (status = 200, description = "The clock", body = ClockNow),
        (status = 304, description = "Nothing has changed"),
    )
)]
pub async fn clock(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let read = ReadClock::read(&app, &caller, &slug(&request)).await?;
    let tag = format!("\"{}\"", cache::hash(&bytes(&read.clock)?));
    let is_known = cache::is_known(&request, &tag);
    let mut response = read.head(&tag, is_known);
    match is_known {
        true => Ok(response.finish()),
        false => Ok(response.content_type(JSON).body(bytes(&read.now())?)),
    }
}

/// The clock as the caller sees it.
struct ReadClock {
    clock: RoundClock,
    /// The version of what it was read from.
    version: i64,
    /// The value of `Cache-Control`.
    caching: &'static str,
}

impl ReadClock {
    async fn read(app: &App, caller: &Caller, slug: &str) -> Result<Self, Problem> {
        if let Some((snapshot, staff)) = staff(app, caller, slug).await? {
            return Ok(Self {
                clock: RoundClock::of(&Seen::by_staff(&snapshot, staff)),
                version: snapshot.numbers().floor,
                caching: "private, no-cache",
            });
        }
        let snapshot = snapshots::current(app, slug).await?;
        Ok(Self {
            clock: RoundClock::of(&Seen::by_everybody(&snapshot)),
            version: snapshot.numbers().version,
            caching: "no-cache",
        })
    }

    /// The status and the headers of the answer with a tag; `is_known`: the client has it.
    fn head(&self, tag: &str, is_known: bool) -> HttpResponseBuilder {
        let mut response = match is_known {
            true => HttpResponse::NotModified(),
            false => HttpResponse::Ok(),
        };
        response
            // weak: each answer contains another server time
            .insert_header((header::ETAG, format!("W/{tag}")))
            .insert_header((HeaderName::from_static("x-podium-version"), self.version.to_string()))
            .insert_header((header::CACHE_CONTROL, self.caching));
        response
    }

    fn now(&self) -> ClockNow<'_> {
        ClockNow {
            clock: &self.clock,
            server_time: time(now()),
        }
    }
}
