//! Calendars (`.ics`) that phones subscribe to: the listed tournaments, of the site or of a community, for everybody, and
//! those of an account by its secret address.

mod feed;

use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web;
use chrono::{Days, NaiveDate};

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address::{self, LISTED_CALENDAR, community_calendar};
use crate::web::frame::request::community::no_such;
use crate::web::frame::state::{App, ratings, read, read_in};
use feed::{CONTENT_TYPE, Entry, KEPT_DAYS, text};
use podium_base::clock::{self, Moment};
use podium_ops::site::calendars;
use podium_store::community::{self, Community};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::{self, Tournament, log};
use podium_store::{DbError, Reader, Role, TournamentState};
use say::Language;

/// The commands that change the content of a calendar.
const CHANGES: [&str; 3] = ["settings.change", "tournament.open", "tournament.cancel"];
/// The states of a tournament that everybody may see: all but set-up.
const PUBLIC: [TournamentState; 6] = [
    TournamentState::Registration,
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
    TournamentState::Finished,
    TournamentState::Cancelled,
];

pub fn routes(routes: &mut Routes) {
    routes
        .get("/calendar.ics", handler!(listed))
        .get("/c/{slug}/calendar.ics", handler!(of_community))
        .get("/account/calendar/{mark}.ics", handler!(of_account));
}

/// `GET /calendar.ics`: everybody. The listed tournaments; cached until a tournament's name, day, place or
/// state changes, or a day begins.
async fn listed(app: App, request: HttpRequest) -> WebResult {
    page::at_one_address(&request, LISTED_CALENDAR)?;
    let now = read_in(Lane::Versions, &app, version).await?;
    let base = address::base(&app, &request);
    // Its links contain the host that the request named, if no other is known: as anybody may name any number, it is
    // cached with the searches.
    let key = format!("{LISTED_CALENDAR} {base}");
    let make = async || render(&app, base).await;
    let kept = app.searches.get(&key, |version| version == now, make).await?;
    Ok(kept.respond(&request))
}

/// Returns the version of everything that the calendar of listed tournaments contains.
fn version(conn: &mut Reader<'_>) -> Result<String, DbError> {
    Ok(format!("{}-{}", lists::version(conn, List::Calendar)?, first_day()))
}

/// Writes the calendar of listed tournaments; `base` is the site's own address.
async fn render(app: &App, base: String) -> Result<Rendered, WebError> {
    read_in(Lane::Lists, app, move |conn| {
        // read again in the transaction that renders: it is cached under the version that it shows
        let version = version(conn)?;
        let all = tournaments::held_since(conn, first_day())?.into_iter();
        let shown = all.filter(|t| t.listed && t.state != TournamentState::Setup);
        let entries = entries(conn, shown.map(|tournament| (tournament, None)).collect())?;
        Ok(Rendered::new(
            &version,
            CONTENT_TYPE,
            text("Podium", &base, &entries, Language::English),
        ))
    })
    .await
}

/// `GET /c/{slug}/calendar.ics`: everybody. The listed tournaments of a community; cached until one of them changes, or a day
/// begins.
async fn of_community(app: App, request: HttpRequest, slug: web::Path<String>) -> WebResult {
    let slug = slug.into_inner();
    let at = community_calendar(&slug);
    page::at_one_address(&request, &at)?;
    let now = version_of(&ratings::community(&app, &slug).await?);
    let base = address::base(&app, &request);
    // as that of all tournaments
    let key = format!("{at} {base}");
    let make = async || read_in(Lane::Lists, &app, move |conn| community_file(conn, &slug, &base)).await;
    let kept = app.searches.get(&key, |version| version == now, make).await?;
    Ok(kept.respond(&request))
}

/// Returns the version of everything that the calendar of a community contains.
fn version_of(community: &Community) -> String {
    let (changes, settings) = (community.version, community.settings_version);
    format!("{}-{changes}-{settings}-{}", community.id, first_day())
}

/// Writes the calendar of a community; `base` is the site's own address.
fn community_file(conn: &mut Reader<'_>, slug: &str, base: &str) -> Result<Rendered, WebError> {
    let community = community::by_slug(conn, slug)?.ok_or_else(no_such)?;
    let all = community::listed_of(conn, &community.id, &PUBLIC, 0, i64::MAX)?.into_iter();
    let entries = entries(conn, all.map(|tournament| (tournament, None)).collect())?;
    let file = text(&community.name, base, &entries, Language::English);
    Ok(Rendered::new(&version_of(&community), CONTENT_TYPE, file))
}

/// `GET /account/calendar/{mark}.ics`: everybody who knows the address, which only its account is shown. It lists the
/// account's tournaments, including those that are not open yet.
async fn of_account(app: App, request: HttpRequest, mark: web::Path<String>) -> WebResult {
    let (mark, secrets) = (mark.into_inner(), app.secrets.clone());
    let base = address::base(&app, &request);
    let file = read(&app, move |conn| {
        let account = calendars::account_of(conn, &secrets, &mark)?.ok_or_else(no_such_calendar)?;
        Ok::<_, WebError>(own_file(conn, &account, &base)?)
    })
    .await?;
    let mut response = file.respond(&request);
    let private = HeaderValue::from_static("private, no-cache");
    response.headers_mut().insert(header::CACHE_CONTROL, private);
    Ok(response)
}

fn no_such_calendar() -> WebError {
    WebError::not_found(say::calendar::no_such_calendar())
}

/// Writes the calendar of an account's tournaments; `base` is the site's own address.
fn own_file(conn: &mut Reader<'_>, account: &Account, base: &str) -> Result<Rendered, DbError> {
    let mut own = Vec::new();
    for row in accounts::staffed_by(conn, &account.id)? {
        if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
            own.push((tournament, Some(row.role)));
        }
    }
    let chosen = account.language.as_deref().and_then(Language::of_tag);
    let language = chosen.unwrap_or_default();
    let name = format!("Podium: {}", account.name);
    let entries = entries(conn, own)?;
    Ok(Rendered::new("0", CONTENT_TYPE, text(&name, base, &entries, language)))
}

/// Returns the first day that is shown.
fn first_day() -> NaiveDate {
    let today = clock::now().date();
    today.checked_sub_days(Days::new(KEPT_DAYS)).unwrap_or(today)
}

/// Returns the tournaments of these days, in order, with the time of each one's last change.
fn entries(conn: &mut Reader<'_>, all: Vec<(Tournament, Option<Role>)>) -> Result<Vec<Entry>, DbError> {
    let first = first_day();
    let mut shown: Vec<(Tournament, Option<Role>)> = all
        .into_iter()
        .filter(|(tournament, _)| tournament.held_on.is_some_and(|day| day >= first))
        .collect();
    shown.sort_by(|(a, _), (b, _)| (a.held_on, &a.id).cmp(&(b.held_on, &b.id)));
    let ids: Vec<String> = shown.iter().map(|(tournament, _)| tournament.id.clone()).collect();
    let changes: HashMap<String, Option<Moment>> = log::last_at(conn, &ids, &CHANGES)?.into_iter().collect();
    let entry = |(tournament, role): (Tournament, Option<Role>)| {
        let change = changes.get(&tournament.id).copied().flatten();
        Entry {
            changed: change.unwrap_or(tournament.created_at),
            tournament,
            role,
        }
    };
    Ok(shown.into_iter().map(entry).collect())
}
