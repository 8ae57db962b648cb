//! Server-sent events: a tournament's version numbers ([`crate::live`]) as streams, and the server's time. Everybody
//! gets the public version; the staff also get the floor's version, which includes changes that public pages do not
//! show, and players get the changes of it that concern them.
//!
//! Pages of a table's game also get its own changes (`?game=`), which no other page shows, and so does the stage at its own
//! address (`?stage=`).
//!
//! `event: version`, `data: {"version":12,"floor":34,"games":56,"spread":390}` at once and with each change: an older page
//! reloads, at a random time within `spread` milliseconds (if absent: at once); `event: beat`, with the server's time
//! in milliseconds as `data`, every twenty seconds. The listener is `static/js/frame/70-live.js`.

use actix_web::web::{Bytes, Path};
use std::convert::Infallible;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::LocalBoxFuture;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};

use super::error::{WebError, WebResult};
use crate::live::{Ear, Listener, Place, Update};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::request::player_cookie;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, read, read_in, snapshots};
use podium_base::clock;
use podium_ops::command::rights;
use podium_ops::command::roles::role_of;
use podium_ops::people::players::{id_in_link, link_opens, link_token};
use podium_store::SiteRole;
use podium_store::site::sessions;
use podium_store::tournaments::{self, Numbers};

/// The least number of milliseconds after which a browser that lost its stream reconnects …
const RETRY_MS: u64 = 1_500;
/// … and the most that are added: without this spread a whole hall would reconnect at once.
const RETRY_SPREAD_MS: u64 = 2_500;

/// The routes of the streams.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/time", handler!(time))
        .get("/t/{slug}/live", handler!(everybody))
        .get("/t/{slug}/me/live", handler!(player))
        .get("/t/{slug}/desk/live", handler!(staff));
}

/// Seconds after which a browser without a place for its stream may retry.
pub const FULL_SECONDS: u64 = 30;

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

/// `GET /t/{slug}/live`: for everybody; for the stage at its own address also the game of its table.
async fn everybody(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let place = place(&app, &request)?;
    let (ear, versions) = heard(&app, &request, &slug).await?;
    let numbers = numbers(&app, &slug).await?;
    Ok(stream(app.live.listen(place, &slug, ear, numbers), versions, "", None))
}

/// Returns what a page of everybody hears. The stage's own address has a token ([`crate::web::frame::look::shell::Live::of_stage`]).
async fn heard(app: &App, request: &HttpRequest, slug: &str) -> Result<(Ear, Versions), WebError> {
    let query = PublicQuery::of(request);
    if !query.has("stage") {
        return Ok((Ear::Everybody, Versions::Public));
    }
    let snapshot = snapshots::current(app, slug).await?;
    match app
        .secrets
        .is_stage_token(&snapshot.loaded.tournament.id, query.get("stage"))
    {
        true => Ok((Ear::Table(number(query.get("game")).into()), Versions::Games)),
        false => Err(WebError::not_found(say::errors::no_stage())),
    }
}

/// `GET /t/{slug}/desk/live`: for staff.
async fn staff(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let place = place(&app, &request)?;
    let slug = &desk.tournament.slug;
    let numbers = numbers(&app, slug).await?;
    let followed = PublicQuery::of(&request);
    let (ear, versions) = match (followed.get("game"), followed.get("game").parse()) {
        ("all", _) => (Ear::Games, Versions::Games),
        (_, Ok(table)) => (Ear::Table(table), Versions::Games),
        _ => (Ear::Staff, Versions::Both),
    };
    let listener = app.live.listen(place, slug, ear, numbers);
    let (session, id) = (desk.visitor.session_hash().to_owned(), desk.tournament.id.clone());
    let holds = move || still_inside(app.clone(), session.clone(), id.clone()).boxed_local();
    Ok(stream(listener, versions, "", Some(Box::new(holds))))
}

/// `GET /t/{slug}/me/live`: for a player, by their secret link.
async fn player(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let place = place(&app, &request)?;
    let Some((player, _)) = player_cookie::player(&app, &request, &slug).await? else {
        return Err(WebError::forbidden(say::errors::unknown_player()));
    };
    let numbers = numbers(&app, &slug).await?;
    let token = link_token(&app.secrets, &player);
    let (ear, versions) = match PublicQuery::of(&request).has("game") {
        true => (Ear::PlayerAtGame(player.id), Versions::Games),
        false => (Ear::Player(player.id), Versions::Both),
    };
    let listener = app.live.listen(place, &slug, ear, numbers);
    let slug = slug.into_inner();
    let holds = move || still_opens(app.clone(), slug.clone(), token.clone()).boxed_local();
    Ok(stream(listener, versions, "", Some(Box::new(holds))))
}

/// Reserves a place for a stream: an open one takes a connection for half an hour, and some connections are kept for
/// pages.
pub fn place(app: &App, request: &HttpRequest) -> Result<Place, WebError> {
    app.live.place(address::client(app, request)).map_err(|_| {
        let detail = say::errors::no_place_detail();
        WebError::new(StatusCode::SERVICE_UNAVAILABLE, say::errors::no_place_now(), detail).retry_after(FULL_SECONDS)
    })
}

/// Returns the current version numbers of a tournament.
pub async fn numbers(app: &App, slug: &str) -> Result<Numbers, WebError> {
    let slugs = [slug.to_owned()];
    let found = read_in(Lane::Versions, app, move |conn| tournaments::numbers(conn, &slugs)).await?;
    let first = found.into_iter().next().map(|(_, numbers)| numbers);
    first.ok_or_else(|| WebError::not_found(say::errors::no_tournament()))
}

/// The version numbers that a stream contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Versions {
    /// The public version.
    Public,
    /// The public version and the floor's: each page knows which one it was made from.
    Both,
    /// These, and that of the games of the tables.
    Games,
    /// The floor's, which counts every change, as the single version for programs of the staff.
    Floor,
}

/// Returns whether a session still belongs to the tournament's staff. This only reads: an open page does not extend a
/// session.
async fn still_inside(app: App, session: String, tournament: String) -> bool {
    let found = read(&app, move |conn| {
        let Some((_, account)) = sessions::live(conn, &session, clock::now())? else {
            return Ok(false);
        };
        let role = role_of(conn, &tournament, &account)?;
        Ok::<_, WebError>(rights::has::<Inside>(
            role,
            account.site_role == SiteRole::Administrator,
        ))
    });
    // while the database does not answer, there are no events anyway
    found.await.unwrap_or(true)
}

/// Returns whether a player's link still opens their page: it was not renewed, the player exists, and their data was
/// not removed.
async fn still_opens(app: App, slug: String, token: String) -> bool {
    match snapshots::current(&app, &slug).await {
        Ok(snapshot) => {
            let row = id_in_link(&token).and_then(|id| snapshot.row_of(id));
            row.is_some_and(|row| link_opens(&app.secrets, &token, row))
        }
        // while the database does not answer, there are no events anyway
        Err(error) => !error.is_not_found(),
    }
}

/// A check of whether a listener may still listen.
pub type Holds = Box<dyn Fn() -> LocalBoxFuture<'static, bool>>;

/// The state of an open stream between two events.
struct Stream {
    listener: Listener,
    versions: Versions,
    is_first: bool,
    /// The id of the last event that the client has, which is not sent again.
    known: String,
    /// Checked at each beat; `None` if everybody may listen.
    holds: Option<Holds>,
}

/// Creates a stream of events. A client whose `known` id is the latest one only gets the next change. The stream ends
/// at the first beat at which `holds` fails.
pub fn stream(listener: Listener, versions: Versions, known: &str, holds: Option<Holds>) -> HttpResponse {
    let open = Stream {
        listener,
        versions,
        is_first: true,
        known: known.to_owned(),
        holds,
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
    /// Returns the next event as it is sent.
    async fn next(&mut self) -> Option<String> {
        match self.listener.next().await? {
            Update::Beat => match &self.holds {
                Some(holds) if !holds().await => None,
                _ => Some(format!("event: beat\ndata: {}\n\n", now_ms())),
            },
            Update::Numbers { numbers, spread } => Some(self.event(numbers, spread)),
        }
    }

    fn event(&mut self, Numbers { version, floor, games }: Numbers, spread: Duration) -> String {
        let retry = match std::mem::replace(&mut self.is_first, false) {
            // The milliseconds of the clock are random enough.
            true => format!("retry: {}\n", RETRY_MS + now_ms().unsigned_abs() % RETRY_SPREAD_MS),
            false => String::new(),
        };
        let spread = match spread.as_millis() {
            0 => String::new(),
            ms => format!(",\"spread\":{ms}"),
        };
        let (id, version, floor) = match self.versions {
            Versions::Public => (version.to_string(), version, String::new()),
            Versions::Both => (format!("{version}-{floor}"), version, format!(",\"floor\":{floor}")),
            Versions::Games => {
                let more = format!(",\"floor\":{floor},\"games\":{games}");
                (format!("{version}-{floor}-{games}"), version, more)
            }
            // the ids of the two counters must differ, in case a token gains or loses its role
            Versions::Floor => (format!("staff-{floor}"), floor, String::new()),
        };
        if !retry.is_empty() && id == self.known {
            // a comment: the stream is open, and there is no news
            return format!("{retry}: {id}\n\n");
        }
        format!("{retry}event: version\nid: {id}\ndata: {{\"version\":{version}{floor}{spread}}}\n\n")
    }
}
