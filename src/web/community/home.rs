//! The home page of a community: what is played now, the next evenings, seasons, and the evenings before.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::page::{self, Shows};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::Addressed;
use crate::web::frame::form::Pages;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Link, Notice, Shell};
use crate::web::frame::request::language;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::App;
use crate::web::shared::view::tournament_card::Card;
use podium_store::community::{self, Community};
use podium_store::season::{self, free};
use podium_store::tournaments::Tournament;
use podium_store::{DbError, Reader, TournamentState};
use say::Language;

/// Past evenings on one page.
const PAST: usize = 50;

const NOW: [TournamentState; 3] = [
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
];
/// One in set-up is not public yet.
const COMING: [TournamentState; 1] = [TournamentState::Registration];
const OVER: [TournamentState; 2] = [TournamentState::Finished, TournamentState::Cancelled];

/// Says in the address that the browser has just forgotten a link: the page is the same for everybody, and shows no notice of one
/// browser.
const FORGOTTEN: &str = "forgotten";

/// What an address of the page asks for.
#[derive(Debug, Clone, Copy)]
struct Asked {
    /// The number of the page, from 1.
    here: usize,
    is_forgotten: bool,
}

impl Asked {
    fn of(query: &PublicQuery) -> Self {
        Self {
            // each number is an entry of the cache, and anybody may request any
            here: (number(query.get("page")) as usize).clamp(1, 10_000),
            is_forgotten: query.has(FORGOTTEN),
        }
    }

    /// Returns the address that asks for this.
    fn address(self, slug: &str) -> String {
        match (self.is_forgotten, self.here) {
            (true, _) => after_forgetting(slug),
            (false, 1) => format!("/c/{slug}"),
            (false, here) => format!("/c/{slug}?page={here}"),
        }
    }
}

/// Returns the address of the page after this browser has forgotten its person's link.
pub(super) fn after_forgetting(slug: &str) -> String {
    format!("/c/{slug}?{FORGOTTEN}=1")
}

/// A community's home page.
#[derive(Debug, Template)]
#[template(path = "community/home.html")]
struct HomePage {
    shell: Shell,
    name: String,
    /// What its staff wrote, in paragraphs.
    description: String,
    now: Vec<Card>,
    coming: Vec<Card>,
    past: Vec<Card>,
    pages: Pages,
    seasons: Vec<Link>,
    /// The page of ratings, if the community has them.
    ratings: Option<String>,
    /// Evenings of free pods that go on.
    free: Vec<Link>,
    /// The link by which calendar programs subscribe to the evenings.
    subscribe: Option<String>,
    calendar: String,
    /// The page of the person whose link the browser has.
    own: String,
    /// The staff's first page.
    manage: String,
}

/// `GET /c/{slug}`: for everybody. Kept until something changes that it shows.
pub(super) async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let asked = Asked::of(&PublicQuery::of(&request));
    let at = asked.address(&slug);
    let subscribe = address::subscribe_to(&app.settings, &address::community_calendar(&slug));
    page::kept(
        &app,
        &request,
        (&slug, at),
        Shows::Home,
        move |conn, community, page| {
            let home = HomePage::read(conn, community, page.language, asked)?;
            rendered(&HomePage { subscribe, ..home }, page)
        },
    )
    .await
}

fn rendered(page: &impl Template, addressed: &Addressed) -> Result<String, WebError> {
    Ok(page.render_with_values(addressed)?)
}

impl HomePage {
    fn read(conn: &mut Reader<'_>, community: &Community, language: Language, asked: Asked) -> Result<Self, WebError> {
        let past = community::count_listed(conn, &community.id, &OVER)? as usize;
        let last = past.div_ceil(PAST).max(1);
        let here = if asked.is_forgotten { 1 } else { asked.here };
        // not the last page once more under each of the numbers that there are
        if here > last {
            let address = Asked { here: last, ..asked }.address(&community.slug);
            return Err(WebError::redirect(language::address(language, &address)));
        }
        let skipped = ((here - 1) * PAST) as i64;
        let listed = |conn: &mut Reader<'_>, states: &[TournamentState], skipped, most| {
            community::listed_of(conn, &community.id, states, skipped, most)
        };
        let now = listed(conn, &NOW, 0, i64::MAX)?;
        let mut coming = listed(conn, &COMING, 0, i64::MAX)?;
        // the next one first
        coming.reverse();
        let past = listed(conn, &OVER, skipped, PAST as i64)?;
        let mut cards = |list: Vec<Tournament>| -> Result<Vec<Card>, DbError> {
            let cards = list
                .into_iter()
                .map(|tournament| Card::read(conn, language, tournament));
            cards.collect()
        };
        let (now, coming, past) = (cards(now)?, cards(coming)?, cards(past)?);
        let own = |path: &str| format!("/c/{}/{path}", community.slug);
        let free = free::open_of(conn, &community.id)?.into_iter();
        let evening = |row: free::FreeEvening| {
            let at = language::address(language, &own(&format!("e/{}", row.number)));
            Link::new(row.name, at)
        };
        let has_ratings = season::ratings::settings(conn, &community.id)?.is_some();
        let seasons = season::of_community(conn, &community.id)?.into_iter();
        let season = |row: season::Season| {
            let at = language::address(language, &own(&format!("s/{}", row.slug)));
            Link::new(row.name, at)
        };
        let mut shell = Shell::new(community.name.as_str());
        shell.notice = asked
            .is_forgotten
            .then(|| Notice::good(say::community::link_forgotten()));
        Ok(Self {
            shell,
            name: community.name.clone(),
            description: community.description.clone(),
            now,
            coming,
            past,
            pages: Pages {
                here,
                last,
                href: language::address(language, &format!("/c/{}?page=", community.slug)),
            },
            seasons: seasons.map(season).collect(),
            ratings: has_ratings.then(|| language::address(language, &own("ratings"))),
            free: free.map(evening).collect(),
            subscribe: None,
            calendar: address::community_calendar(&community.slug),
            own: own("me"),
            manage: own("desk"),
        })
    }

    /// Returns whether there is nothing to list.
    fn is_empty(&self) -> bool {
        self.now.is_empty() && self.coming.is_empty() && self.past.is_empty() && self.free.is_empty()
    }
}
