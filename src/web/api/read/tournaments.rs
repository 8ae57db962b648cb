//! Tournaments: `GET /api/v1/tournaments`, those on the front page, and with a token also the caller's own.

use std::collections::{BTreeMap, HashMap};

use actix_web::HttpRequest;
use chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use super::query::{ApiQuery, unreadable};
use crate::web::api::answer::{Answer, Cursor, JSON, Listed, Part, bytes, extra, private};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::api::words::{RoleWord, TournamentWord};
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::state::{App, read, read_in};
use podium_store::site::access_tokens::{AccessToken, Scope};
use podium_store::site::accounts;
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::{self, Outline, Tournament, players};
use podium_store::{DbError, Reader, Role, TournamentState};

/// A tournament in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTournament {
    /// Its part of addresses: `/api/v1/tournaments/{slug}` has the rest.
    pub slug: String,
    pub name: String,
    /// The day on which it is held.
    #[schema(format = Date, example = "2026-11-20")]
    pub date: Option<String>,
    pub place: Option<String>,
    /// IANA name of the time zone of its place.
    pub time_zone: String,
    pub state: TournamentWord,
    /// How many players take part, with those who have left since.
    pub players: i64,
    /// The role of the caller's account in it; null without a token.
    pub role: Option<RoleWord>,
}

/// Where tournaments are in the list: the latest first, those without a date at the end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Days before a day that never comes; the last one for those without a date.
    day: i64,
    /// In the order in which they were made, the newest first: their ids begin with the time.
    made: std::cmp::Reverse<String>,
}

impl Place {
    fn of(tournament: &Outline) -> Self {
        let day = |day: NaiveDate| (NaiveDate::MAX - day).num_days();
        Self {
            day: tournament.held_on.map_or(i64::MAX, day),
            made: std::cmp::Reverse(tournament.id.clone()),
        }
    }
}

impl Cursor for Place {
    fn to_text(&self) -> String {
        format!("{}/{}", self.day, self.made.0)
    }

    fn parse(text: &str) -> Option<Self> {
        let (day, id) = text.split_once('/')?;
        Some(Self {
            day: day.parse().ok()?,
            made: std::cmp::Reverse(id.to_owned()),
        })
    }
}

/// Which tournaments are asked for.
#[derive(Debug, Clone)]
struct TournamentFilter {
    state: Option<Group>,
    from: Option<NaiveDate>,
}

podium_event::labels! {
    /// The states that a client asks for by one word.
    #[derive(ToSchema)]
    #[schema(as = TournamentGroup, rename_all = "snake_case")]
    Group {
        /// Not begun yet.
        Upcoming = "upcoming",
        /// Between the first round and the end.
        Running = "running",
        Finished = "finished",
        Cancelled = "cancelled",
    }
}

impl Group {
    fn of(state: TournamentState) -> Self {
        match state {
            TournamentState::Setup | TournamentState::Registration => Self::Upcoming,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff => Self::Running,
            TournamentState::Finished => Self::Finished,
            TournamentState::Cancelled => Self::Cancelled,
        }
    }
}

impl TournamentFilter {
    fn of(query: &ApiQuery) -> Result<Self, Problem> {
        let group = |word: &str| {
            Group::parse(word).ok_or_else(|| {
                let words: Vec<&str> = Group::ALL.iter().map(|group| group.as_str()).collect();
                unreadable("state", &format!("one of {}", words.join(", ")))
            })
        };
        let day = |text: &str| text.parse().map_err(|_| unreadable("from", "a day, as 2026-11-20"));
        Ok(Self {
            state: query.text("state").map(group).transpose()?,
            from: query.text("from").map(day).transpose()?,
        })
    }

    fn takes(&self, tournament: &Outline) -> bool {
        self.state.is_none_or(|group| Group::of(tournament.state) == group)
            && self
                .from
                .is_none_or(|from| tournament.held_on.is_some_and(|day| day >= from))
    }

    /// The list's address in its one form, without the part.
    fn address(&self, path: &str) -> String {
        let state = self.state.map(|group| format!("state={group}"));
        let from = self.from.map(|day| format!("from={day}"));
        let query: Vec<String> = state.into_iter().chain(from).collect();
        match query.is_empty() {
            true => path.to_owned(),
            false => format!("{path}?{}", query.join("&")),
        }
    }
}

/// Whether the front page lists it: one in set-up is not open to the public yet.
fn is_listed(tournament: &Outline) -> bool {
    tournament.listed && tournament.state != TournamentState::Setup
}

/// What a query asks for.
struct ListQuery {
    filter: TournamentFilter,
    part: Part<Place>,
}

impl ListQuery {
    /// # Errors
    /// A value of the query cannot be read.
    fn of(query: &ApiQuery) -> Result<Self, Problem> {
        Ok(Self {
            filter: TournamentFilter::of(query)?,
            part: query.part()?,
        })
    }
}

/// A part of the tournaments that somebody with these roles sees.
fn list(
    conn: &mut Reader<'_>,
    list_query: &ListQuery,
    roles: &BTreeMap<String, Role>,
) -> Result<Listed<ListedTournament>, DbError> {
    let mut all = tournaments::outlines(conn)?;
    all.retain(|one| (is_listed(one) || roles.contains_key(&one.id)) && list_query.filter.takes(one));
    all.sort_by_cached_key(Place::of);
    let listed = Listed::of(all.into_iter(), &list_query.part, Place::of);
    let ids: Vec<&str> = listed.items.iter().map(|one| one.id.as_str()).collect();
    let rows = tournaments::by_ids(conn, &ids)?.into_iter();
    let mut rows: HashMap<String, Tournament> = rows.map(|row| (row.id.clone(), row)).collect();
    let show = |one: Outline| {
        let one = rows.remove(&one.id).ok_or(DbError::NotFound)?;
        Ok(ListedTournament {
            players: players::count_taking_part(conn, &one.id)?,
            role: roles.get(&one.id).copied().map(RoleWord),
            date: one.held_on.map(|day| day.to_string()),
            place: Some(one.place).filter(|place| !place.is_empty()),
            state: TournamentWord(one.state),
            slug: one.slug,
            name: one.name,
            time_zone: one.time_zone,
        })
    };
    Ok(Listed {
        items: listed.items.into_iter().map(show).collect::<Result<_, DbError>>()?,
        next: listed.next,
    })
}

/// Returns the version of all that the list shows.
fn version(conn: &mut Reader<'_>) -> Result<String, DbError> {
    lists::version(conn, List::All)
}

/// Tournaments
///
/// The tournaments of the front page, latest first; with a token also those in which its account has a role.
/// Paginated: the `Link` header has the next part.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments",
    tag = "tournaments",
    params(
        ("state" = Option<Group>, Query, description = "Only those in this state"),
        ("from" = Option<String>, Query, format = Date, description = "Only those on this day or later"),
        ("limit" = Option<usize>, Query, minimum = 1, maximum = 500, description = "Tournaments in one answer; 100 unless set"),
        ("cursor" = Option<String>, Query, description = "Where to continue: `next` of the previous part"),
    ),
    responses(
        (status = 200, description = "A part of the tournaments", body = Listed<ListedTournament>,
            headers(("link" = String, description = "The address of the next part, `rel=\"next\"`"))),
        (status = 400, description = "The query cannot be read"),
    )
)]
pub async fn tournaments(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let query = ApiQuery::of(&request);
    let list_query = ListQuery::of(&query)?;
    if let Ok((token, account)) = caller.scoped(Scope::Read) {
        let (token, account) = (token.clone(), account.id.clone());
        let listed = read(&app, move |conn| own(conn, &list_query, &token, &account)).await?;
        return private(&request, None, &Answer::plain(listed));
    }
    let path = list_query.filter.address(&page::path(&request));
    let address = query.caching(&path, list_query.part.limit).address;
    let now = read_in(Lane::Versions, &app, version).await?;
    let kept_at = address.clone();
    let make = async || read_in(Lane::Lists, &app, move |conn| render(conn, &list_query, &kept_at)).await;
    // not cached among the pages: anybody may ask for any day
    let kept = app.searches.get(&address, |version| version == now, make).await?;
    Ok(kept.respond(&request))
}

/// Reads what an account sees: also the tournaments in which it has a role, as far as the token is for them.
fn own(
    conn: &mut Reader<'_>,
    list_query: &ListQuery,
    token: &AccessToken,
    account: &str,
) -> Result<Listed<ListedTournament>, DbError> {
    let staffed = accounts::staffed_by(conn, account)?.into_iter();
    let staffed = staffed.filter(|row| token.is_for(&row.tournament_id));
    let roles = staffed.map(|row| (row.tournament_id, row.role)).collect();
    list(conn, list_query, &roles)
}

/// Renders what everybody sees; `address`: of the list, for the link to its next part.
fn render(conn: &mut Reader<'_>, list_query: &ListQuery, address: &str) -> Result<Rendered, WebError> {
    // read again in the transaction that renders: the answer is cached under the version that it shows
    let version = version(conn)?;
    let body = bytes(&list(conn, list_query, &BTreeMap::new())?)?;
    let extra = extra(&body, address);
    Ok(Rendered::new(&version, JSON, body).with(extra).of_no_tournament())
}
