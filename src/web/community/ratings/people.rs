//! The ratings of the people who show theirs.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_snapshot::rating::RatedPerson;
use podium_store::season::ratings::RatingSettings;
use say::{Message, ratings as t};

use super::view::Rated;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::state::App;
use crate::web::frame::state::ratings::RatingsAt;

/// Lines on one page.
const LINES: usize = 250;

/// `GET /c/{slug}/ratings`: for everybody.
pub(super) async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let at = RatingsAt(slug.into_inner());
    kept::list(&app, &request, &at, |rated, part| {
        RatingsPage::new(rated, rated.settings()?, part)
    })
    .await
}

/// The ratings.
#[derive(Debug, Template)]
#[template(path = "community/ratings/people.html")]
struct RatingsPage {
    shell: Shell,
    community: Link,
    tabs: Vec<Link>,
    line: Message,
    shown: Shown,
    lines: Vec<Line>,
    csv: String,
}

/// A person's line.
#[derive(Debug)]
struct Line {
    rank: Message,
    name: String,
    href: String,
    rating: i64,
    uncertainty: i64,
    games: Message,
}

impl RatingsPage {
    fn new(rated: &Rated<'_>, settings: &RatingSettings, part: PartQuery) -> Result<Self, WebError> {
        let people: Vec<&RatedPerson> = rated.snapshot.people.iter().filter(|person| person.is_public).collect();
        let numbers: Vec<u32> = (1..=people.len() as u32).collect();
        let line_of = |number: i64| people.iter().position(|person| person.number == number);
        let shown = Parts::by_number(&numbers, LINES).shown(part, &ListAddress::new(rated.at("/ratings")), line_of)?;
        let line = |person: &RatedPerson| Line {
            rank: rank(person.rank),
            name: person.name.clone(),
            href: rated.at(&format!("/ratings/people/{}", person.number)),
            rating: person.rating.shown(),
            uncertainty: person.rating.shown_uncertainty(),
            games: games(person.rank, person.rating.games, settings),
        };
        Ok(Self {
            shell: rated.shell(t::title()),
            community: Link::new(rated.snapshot.community.name.as_str(), rated.at("")),
            tabs: rated.tabs("/ratings"),
            line: t::ranked_from(settings.least_games),
            lines: shown.take(people).into_iter().map(line).collect(),
            shown,
            csv: rated.at("/ratings.csv"),
        })
    }
}

/// Returns a rank; a dash for too few games.
pub(super) fn rank(rank: Option<u32>) -> Message {
    rank.map_or_else(|| "–".into(), Message::from)
}

/// Returns the number of games: of one without a rank with how many are needed.
pub(super) fn games(rank: Option<u32>, games: u32, settings: &RatingSettings) -> Message {
    match rank {
        Some(_) => games.into(),
        None => t::too_few_games(games, settings.least_games),
    }
}
