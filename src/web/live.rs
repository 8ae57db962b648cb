//! Server-sent events: a tournament's version numbers ([`crate::live`]) as streams, and the server's time. Everybody gets
//! the public version; staff and players also the floor's, which counts what public pages do not show.
//!
//! `event: version`, `data: {"version":12,"floor":34}` at once and with each change; `event: beat`, `data` the server's
//! time in milliseconds, every twenty seconds. What listens is `static/js/70-live.js`.

use std::convert::Infallible;

use actix_web::http::header;
use actix_web::web::{Bytes, Path, ServiceConfig, get};
use actix_web::{HttpRequest, HttpResponse};

use super::desk::{Desk, Inside};
use super::error::{WebError, WebResult};
use super::lanes::Lane;
use super::me::cookie;
use super::state::{App, read_in};
use crate::clock;
use crate::db::tournaments::{self, Numbers};
use crate::live::{Listener, Update};

/// Milliseconds after which a browser that lost its stream comes back, at the least …
const RETRY_MS: u64 = 1_500;
/// … and how many more at the most: without a spread a whole hall would come back at once.
const RETRY_SPREAD_MS: u64 = 2_500;

/// The routes of the streams.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/time", get().to(time))
        .route("/t/{slug}/live", get().to(everybody))
        .route("/t/{slug}/me/live", get().to(player))
        .route("/t/{slug}/desk/live", get().to(staff));
}

/// Who listens, which decides what is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Audience {
    Everybody,
    Insiders,
}

/// `GET /time`: the server's time in milliseconds since 1970, for countdowns in step with it.
async fn time() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/plain; charset=utf-8")
        .body(now_ms().to_string())
}

fn now_ms() -> i64 {
    clock::now().and_utc().timestamp_millis()
}

/// `GET /t/{slug}/live`: for everybody.
async fn everybody(app: App, slug: Path<String>) -> WebResult {
    let numbers = numbers(&app, &slug).await?;
    Ok(stream(app.live.listen(&slug, numbers), Audience::Everybody))
}

/// `GET /t/{slug}/desk/live`: for staff.
async fn staff(app: App, desk: Desk<Inside>) -> WebResult {
    let slug = &desk.tournament.slug;
    let numbers = numbers(&app, slug).await?;
    Ok(stream(app.live.listen(slug, numbers), Audience::Insiders))
}

/// `GET /t/{slug}/me/live`: for a player, by their secret link.
async fn player(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    if cookie::player(&app, &request, &slug).await?.is_none() {
        return Err(WebError::forbidden(
            "This browser does not know whose page this was. Open your secret link again.",
        ));
    }
    let numbers = numbers(&app, &slug).await?;
    Ok(stream(app.live.listen(&slug, numbers), Audience::Insiders))
}

async fn numbers(app: &App, slug: &str) -> Result<Numbers, WebError> {
    let slugs = [slug.to_owned()];
    let found = read_in(Lane::Versions, app, move |conn| tournaments::numbers(conn, &slugs)).await?;
    let first = found.into_iter().next().map(|(_, numbers)| numbers);
    first.ok_or_else(|| WebError::not_found("There is no tournament at this address."))
}

/// The state of an open stream between two events.
struct Stream {
    listener: Listener,
    audience: Audience,
    /// Sent last; `None` before the first event.
    last_sent: Option<Numbers>,
}

fn stream(listener: Listener, audience: Audience) -> HttpResponse {
    let open = Stream {
        listener,
        audience,
        last_sent: None,
    };
    let events = futures_util::stream::unfold(open, |mut open| async move {
        let event = open.next().await?;
        Some((Ok::<_, Infallible>(Bytes::from(event)), open))
    });
    HttpResponse::Ok()
        .content_type("text/event-stream; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // proxies must neither compress nor buffer the stream
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events)
}

impl Stream {
    /// The next event as it is sent.
    async fn next(&mut self) -> Option<String> {
        loop {
            match self.listener.next().await? {
                Update::Beat => return Some(format!("event: beat\ndata: {}\n\n", now_ms())),
                Update::Numbers(numbers) => {
                    let shown = self.audience.shown(numbers);
                    let is_first = self.last_sent.is_none();
                    // a change that this audience does not see
                    if self.last_sent.replace(shown) == Some(shown) {
                        continue;
                    }
                    return Some(self.audience.event(shown, is_first));
                }
            }
        }
    }
}

impl Audience {
    fn shown(self, numbers: Numbers) -> Numbers {
        match self {
            // Not even that something happens on the floor is told to the hall.
            Self::Everybody => Numbers { floor: 0, ..numbers },
            Self::Insiders => numbers,
        }
    }

    fn event(self, Numbers { version, floor }: Numbers, is_first: bool) -> String {
        let retry = match is_first {
            // The milliseconds of the clock are spread well enough.
            true => format!("retry: {}\n", RETRY_MS + now_ms().unsigned_abs() % RETRY_SPREAD_MS),
            false => String::new(),
        };
        let (id, data) = match self {
            Self::Everybody => (version.to_string(), format!("{{\"version\":{version}}}")),
            Self::Insiders => (
                format!("{version}-{floor}"),
                format!("{{\"version\":{version},\"floor\":{floor}}}"),
            ),
        };
        format!("{retry}event: version\nid: {id}\ndata: {data}\n\n")
    }
}
