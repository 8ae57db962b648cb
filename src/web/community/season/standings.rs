//! The standings of a season, with the lines of what it leads to.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_rules::season::{PersonIx, SeasonRow};
use podium_snapshot::names::NameSearch;
use say::{Message, season as t};

use super::view::{Head, Tab, View};
use super::words::{self, Column};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Lines on one page; with all its numbers a line takes some 480 bytes.
const LINES: usize = 200;

/// `GET /c/{slug}/s/{season}`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let query = PublicQuery::of(&request);
    let (search, part) = (query.search(), query.part());
    let caching = Caching::list(&ListAddress::new(page::path(&request)), part, &search);
    let at = SeasonAt::new(&path.0, &path.1);
    kept::of_snapshot(&app, &request, &at, caching, move |view| {
        view.render(&StandingsPage::new(view, &search, part)?)
    })
    .await
}

/// The standings.
#[derive(Debug, Template)]
#[template(path = "community/season/standings.html")]
pub struct StandingsPage {
    shell: Shell,
    head: Head,
    /// Season and community, on each printed sheet.
    heading: Message,
    description: String,
    rewards: Vec<RewardLine>,
    left: Message,
    search: SearchBox,
    shown: Shown,
    columns: Vec<Column>,
    lines: Vec<Line>,
    csv: String,
    needs: String,
}

/// A reward, and where its line is.
#[derive(Debug)]
struct RewardLine {
    what: Message,
    now: Message,
}

/// A person's line.
#[derive(Debug)]
struct Line {
    rank: u32,
    /// `None` with the next ones: the person does not show their results.
    number: Option<i64>,
    name: Message,
    /// The address of the explanation; `None` if the person does not show their results.
    href: Option<String>,
    points: u64,
    evenings: u32,
    /// In the order of the columns.
    cells: Vec<Message>,
    /// The rewards whose line is below this one.
    lines: Vec<Message>,
}

impl StandingsPage {
    fn new(view: &View<'_>, search: &NameSearch, part: PartQuery) -> Result<Self, WebError> {
        let season = view.snapshot;
        let parts = season.rules.parts();
        let own = view.at("");
        let rows = season.standings.rows();
        let found: Vec<&SeasonRow> = rows
            .iter()
            .filter(|row| search.matches(view.named(row.person).unwrap_or_default()))
            .collect();
        let shown = match search.is_some() {
            true => Shown::found(found.len(), LINES),
            false => {
                let places: Vec<u32> = (1..=found.len() as u32).collect();
                let line_of = |number: i64| view.place_of(&found, number);
                Parts::by_number(&places, LINES).shown(part, &ListAddress::new(own.clone()).printed(), line_of)?
            }
        };
        let tiebreakers = parts.tiebreakers.iter().copied();
        let columns = tiebreakers.filter_map(|tiebreaker| Some((tiebreaker, words::column(tiebreaker)?)));
        let columns: Vec<_> = columns.collect();
        let line = |row: &SeasonRow| Line {
            rank: row.rank,
            number: view.number(row.person),
            name: view.name(row.person),
            href: view.person(row.person),
            points: row.points,
            evenings: row.evenings,
            cells: columns
                .iter()
                .map(|(tiebreaker, _)| words::value(row, *tiebreaker))
                .collect(),
            // among search results its place would be arbitrary
            lines: if search.is_some() {
                Vec::new()
            } else {
                lines_below(view, row.person)
            },
        };
        Ok(Self {
            shell: view.shell(season.season.name.as_str()),
            head: view.head(Some(Tab::Standings)),
            heading: Message::joined([(&season.season.name).into(), (&season.community.name).into()], " · "),
            // once, not on every part
            description: match part {
                PartQuery::Part(1) if !search.is_some() => season.season.description.clone(),
                _ => String::new(),
            },
            rewards: rewards(view),
            left: words::evenings_left(season),
            search: SearchBox::new(own, search, "standings").over(&shown),
            lines: shown.take(found).into_iter().map(line).collect(),
            shown,
            columns: columns.into_iter().map(|(_, column)| column).collect(),
            csv: view.at("/standings.csv"),
            needs: view.at("/needs"),
        })
    }

    /// Returns the number of columns.
    fn width(&self) -> usize {
        4 + self.columns.len()
    }
}

/// Returns the rewards whose line is below a person.
fn lines_below(view: &View<'_>, person: PersonIx) -> Vec<Message> {
    let rewards = &view.snapshot.rules.parts().rewards;
    let lines = view.snapshot.race.lines().iter();
    let below = lines.filter(|line| line.is_below() == Some(person));
    below
        .map(|line| t::line_of(words::reward(&rewards[line.reward])))
        .collect()
}

/// Returns what the season leads to, and where the lines are.
fn rewards(view: &View<'_>) -> Vec<RewardLine> {
    let parts = view.snapshot.rules.parts();
    let least = (parts.least_evenings > 0).then(|| t::least_evenings(parts.least_evenings));
    let lines = view.snapshot.race.lines().iter();
    lines
        .map(|line| RewardLine {
            what: words::reward_and_line(&parts.rewards[line.reward]),
            now: Message::joined([words::line_now(line)].into_iter().chain(least.clone()), " "),
        })
        .collect()
}
