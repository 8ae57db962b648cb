//! The front page: running, upcoming and past tournaments that are listed.

use actix_web::HttpRequest;
use askama::Template;
use say::Language;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Addressed};
use crate::web::frame::form::Pages;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::request::{current, language};
use crate::web::frame::state::{App, read, read_in};
use crate::web::shared::view::tournament_card::Card;
use podium_store::site::accounts;
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, Reader, TournamentState};

/// Number of past tournaments on one page.
const PAST: usize = 50;

const RUNNING: [TournamentState; 3] = [
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
];
/// One in set-up is not public yet.
const COMING: [TournamentState; 1] = [TournamentState::Registration];
const OVER: [TournamentState; 2] = [TournamentState::Finished, TournamentState::Cancelled];

/// `GET /`: for everybody. Cached until something changes that a list of tournaments shows.
pub async fn front(app: App, request: HttpRequest) -> WebResult {
    // each number is an entry of the cache, and anybody may request any
    let here = (number(PublicQuery::of(&request).get("page")) as usize).clamp(1, 10_000);
    let address = address_of(here);
    page::at_one_address_in_language(&request, &address)?;
    let (now, language) = (read_in(Lane::Versions, &app, version).await?, current::language());
    let key = language::address(language, &address);
    let kept = app.cache.get(
        &key,
        |version| version == now,
        async || render(&app, language, here).await,
    );
    Ok(kept.await?.respond(&request))
}

/// Returns the address of a page by its number.
fn address_of(here: usize) -> String {
    match here {
        1 => "/".to_owned(),
        here => format!("/?page={here}"),
    }
}

/// Returns the version of everything that the page shows.
fn version(conn: &mut Reader<'_>) -> Result<String, DbError> {
    // until there is an account, the page says how to make the first one
    Ok(format!("{}-{}", lists::version(conn, List::All)?, accounts::any(conn)?))
}

/// Renders the page; `here`: its number.
async fn render(app: &App, language: Language, here: usize) -> Result<Rendered, WebError> {
    let subscribe = address::subscribe_to(&app.settings, address::LISTED_CALENDAR);
    read(app, move |conn| {
        // Read again in the transaction that renders: the page is cached under the version that it shows.
        let version = version(conn)?;
        let past = tournaments::count_listed(conn, &OVER)? as usize;
        let last = past.div_ceil(PAST).max(1);
        // not the last page once more under each of the numbers that there are
        if here > last {
            return Err(WebError::redirect(language::address(language, &address_of(last))));
        }
        let page = FrontPage::read(conn, language, here, last, subscribe)?;
        let body = page.render_with_values(&Addressed {
            language,
            second: None,
            address: Some(address_of(here)),
        })?;
        Ok(Rendered::new(&version, page::HTML, body))
    })
    .await
}

/// The front page.
#[derive(Debug, Template)]
#[template(path = "public/front.html")]
pub struct FrontPage {
    pub shell: Shell,
    pub running: Vec<Card>,
    pub coming: Vec<Card>,
    pub past: Vec<Card>,
    pub pages: Pages,
    /// Whether the set-up link was used.
    pub is_set_up: bool,
    /// The link by which calendar programs subscribe to the list.
    pub subscribe: Option<String>,
}

impl FrontPage {
    /// Reads the page with a number, of so many.
    fn read(
        conn: &mut Reader<'_>,
        language: Language,
        here: usize,
        last: usize,
        subscribe: Option<String>,
    ) -> Result<Self, DbError> {
        let running = tournaments::listed(conn, &RUNNING, 0, i64::MAX)?;
        let mut coming = tournaments::listed(conn, &COMING, 0, i64::MAX)?;
        // the next one first
        coming.reverse();
        let past = tournaments::listed(conn, &OVER, ((here - 1) * PAST) as i64, PAST as i64)?;
        let indexed = tournaments::any_indexed(conn)?;
        let mut cards = |list: Vec<Tournament>| -> Result<Vec<Card>, DbError> {
            list.into_iter()
                .map(|tournament| Card::read(conn, language, tournament))
                .collect()
        };
        Ok(Self {
            running: cards(running)?,
            coming: cards(coming)?,
            past: cards(past)?,
            pages: Pages {
                here,
                last,
                href: language::address(language, "/?page="),
            },
            is_set_up: accounts::any(conn)?,
            subscribe,
            shell: Shell {
                noindex: !indexed,
                ..Shell::new(say::front::title())
            },
        })
    }

    /// Returns whether there is nothing to list.
    pub fn is_empty(&self) -> bool {
        self.running.is_empty() && self.coming.is_empty() && self.past.is_empty()
    }
}
