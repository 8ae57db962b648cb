//! The ratings of commanders.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_snapshot::rating::RatedCommander;
use podium_store::season::ratings::RatingSettings;
use say::{Message, ratings as t};

use super::people::{games, rank};
use super::view::Rated;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::state::App;
use crate::web::frame::state::ratings::RatingsAt;

/// Lines on one page.
const LINES: usize = 250;

/// `GET /c/{slug}/ratings/commanders`: for everybody.
pub(super) async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let at = RatingsAt(slug.into_inner());
    kept::list(&app, &request, &at, |rated, part| {
        let settings = rated.settings()?;
        match settings.commanders {
            true => CommandersPage::new(rated, settings, part),
            false => Err(rated.not_wanted()),
        }
    })
    .await
}

/// The ratings.
#[derive(Debug, Template)]
#[template(path = "community/ratings/commanders.html")]
struct CommandersPage {
    shell: Shell,
    community: Link,
    tabs: Vec<Link>,
    line: Message,
    shown: Shown,
    lines: Vec<Line>,
}

/// A commander's line.
#[derive(Debug)]
struct Line {
    rank: Message,
    name: String,
    rating: i64,
    uncertainty: i64,
    games: Message,
}

impl CommandersPage {
    fn new(rated: &Rated<'_>, settings: &RatingSettings, part: PartQuery) -> Result<Self, WebError> {
        let all: Vec<&RatedCommander> = rated.snapshot.commanders.iter().collect();
        let numbers: Vec<u32> = (1..=all.len() as u32).collect();
        let address = ListAddress::new(rated.at("/ratings/commanders"));
        let shown = Parts::by_number(&numbers, LINES).shown(part, &address, |_| None)?;
        let line = |one: &RatedCommander| Line {
            rank: rank(one.rank),
            name: one.names.join(" / "),
            rating: one.rating.shown(),
            uncertainty: one.rating.shown_uncertainty(),
            games: games(one.rank, one.rating.games, settings),
        };
        Ok(Self {
            shell: rated.shell(t::title_commanders()),
            community: Link::new(rated.snapshot.community.name.as_str(), rated.at("")),
            tabs: rated.tabs("/ratings/commanders"),
            line: t::ranked_from(settings.least_games),
            lines: shown.take(all).into_iter().map(line).collect(),
            shown,
        })
    }
}
