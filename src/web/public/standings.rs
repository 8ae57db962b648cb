//! Standings after a finished Swiss round, with the tiebreakers in the order of the profile, and the final places.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::planned_cut::{Chance, PlannedCut};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::format;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::App;
use crate::web::shared::terms;
use crate::web::shared::view::{View, commanders};
use podium_event::event::PlayerIx;
use podium_event::profile::Tiebreaker;
use podium_rules::playoff::FinalPlaces;
use podium_rules::standings::Row;
use podium_snapshot::names::NameSearch;
use podium_store::TournamentState;

/// Lines on one page; with all its numbers and the outlook on the cut a line takes some 480 bytes.
const LINES: usize = 250;

/// `GET /t/{slug}/standings`: for everybody; after the last finished Swiss round, or the final places.
pub async fn latest(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    answer(&app, &request, &slug, None).await
}

/// `GET /t/{slug}/standings/{round}`: for everybody; after an earlier one.
pub async fn after(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    answer(&app, &request, &path.0, Some(number(&path.1))).await
}

async fn answer(app: &App, request: &HttpRequest, slug: &str, round: Option<u32>) -> WebResult {
    let query = PublicQuery::of(request);
    let (search, part) = (query.search(), query.part());
    let caching = Caching::list(&ListAddress::new(page::path(request)), part, &search);
    page::public_as(app, request, slug, caching, move |snapshot| {
        let view = View::shown(snapshot);
        if round.is_none() && view.finished_swiss() == 0 {
            return snapshot.render(&NoStandings::new(&view));
        }
        if let Some(places) = view.final_places().filter(|_| round.is_none()) {
            return snapshot.render(&StandingsPage::of_places(&view, places, &search, part)?);
        }
        let after = view.standings_after(round.unwrap_or(view.finished_swiss()))?;
        snapshot.render(&StandingsPage::new(&view, after, &search, part)?)
    })
    .await
}

/// The page before the first finished round.
#[derive(Debug, Template)]
#[template(path = "public/no_standings.html")]
pub struct NoStandings {
    shell: Shell,
    pairings: String,
}

impl NoStandings {
    fn new(view: &View<'_>) -> Self {
        Self {
            shell: view.shell(say::standings::title(), Door::Standings, ""),
            pairings: view.at("pairings"),
        }
    }
}

/// Standings after a round, or the final places.
#[derive(Debug, Template)]
#[template(path = "public/standings.html")]
pub struct StandingsPage {
    pub shell: Shell,
    /// Tournament and round, on each printed sheet.
    pub heading: Message,
    /// "Standings after round 3", "Final places".
    pub title: Message,
    pub line: Message,
    /// Whether these are the final places: the first column has places, not ranks.
    pub is_final: bool,
    pub rounds: Vec<Link>,
    pub search: SearchBox,
    /// The part of the list that is shown.
    pub shown: Shown,
    /// The columns after points and record.
    pub columns: Vec<Column>,
    pub lines: Vec<Line>,
    /// The bracket, when a playoff is announced.
    pub bracket: Option<String>,
    /// An explanation of the line of the planned cut, before it is announced.
    pub planned: Option<Message>,
    /// The heading of the column that says who is certainly in or out: "Top 16"; `None` while it would be empty.
    pub outlook: Option<Message>,
    pub csv: String,
    /// The tournament in the format of statistics sites.
    pub topdeck: String,
}

/// A column of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// "OMW%".
    pub short: Message,
    /// "OMW": the label before the number on narrow screens, where a row has two lines.
    pub label: Message,
    /// "Opponents' match-win percentage".
    pub long: Message,
}

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Rank or final place; a dash for a player who is still in the playoff.
    pub lead: Message,
    pub player: i64,
    pub name: Message,
    /// "A / B", once the tournament is finished and where everybody may see it; else `None`.
    pub commander: Option<String>,
    /// Address of the explanation of the numbers.
    pub href: String,
    /// In the list of final places: the rank after the Swiss rounds.
    pub rank: Option<u32>,
    pub points: u32,
    /// "2–1–0".
    pub record: Message,
    /// In the order of the columns.
    pub cells: Vec<Message>,
    /// Whether it is the last line that made the cut, or currently would.
    pub cut_line: bool,
    /// What is certain of the player and the planned cut.
    pub chance: Option<Chance>,
    /// "dropped after round 2", "Finalist"; `None` if there is no note.
    pub note: Option<Message>,
}

/// Data of a player beside the numbers of their row.
struct Ranked<'a> {
    lead: Message,
    note: Option<Message>,
    row: &'a Row,
    cut_line: bool,
}

/// A column of numbers in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Tie(Tiebreaker),
    GamePoints,
}

impl Figure {
    /// Returns the columns of a tournament beside points and record: the tiebreakers in its order, and the game points
    /// if they can differ from the match points (T37).
    pub fn all(view: &View<'_>) -> Vec<Self> {
        let ties = view.profile().tiebreakers.iter().copied();
        let mut figures: Vec<Self> = ties
            .filter(|tie| *tie != Tiebreaker::MatchPoints)
            .map(Self::Tie)
            .collect();
        if view.profile().games_to_win > 1 {
            figures.push(Self::GamePoints);
        }
        figures
    }

    /// Returns all numbers in the order in which they decide; those that do not decide come last.
    pub fn deciding(view: &View<'_>) -> Vec<Self> {
        let mut figures: Vec<Self> = view.profile().tiebreakers.iter().copied().map(Self::Tie).collect();
        let others = std::iter::once(Self::Tie(Tiebreaker::MatchPoints)).chain(Self::all(view));
        for figure in others {
            if !figures.contains(&figure) {
                figures.push(figure);
            }
        }
        figures
    }

    /// Its heading.
    pub fn column(self) -> Column {
        match self {
            Self::Tie(tie) => Column {
                short: terms::tiebreaker(tie),
                label: match tie {
                    Tiebreaker::MatchPoints
                    | Tiebreaker::HeadToHead
                    | Tiebreaker::AverageSeat
                    | Tiebreaker::GamesWon => terms::tiebreaker(tie),
                    Tiebreaker::MatchWinPercentage => say::standings::label_match_win(),
                    Tiebreaker::OpponentsAverageMatchPoints => say::standings::label_opponents_points(),
                    Tiebreaker::OpponentsMatchWinPercentage => say::standings::label_opponents_match_win(),
                    Tiebreaker::WinPercentage => say::standings::label_win(),
                    Tiebreaker::OpponentsWinPercentage => say::standings::label_opponents_win(),
                },
                long: terms::tiebreaker_long(tie),
            },
            Self::GamePoints => Column {
                short: say::standings::column_games(),
                label: say::standings::column_games(),
                long: say::standings::games_explained(),
            },
        }
    }

    /// Its number in a row as text: percentages and averages with two decimals.
    pub fn text(self, row: &Row) -> Message {
        match self {
            Self::Tie(Tiebreaker::MatchPoints) => row.match_points.into(),
            Self::Tie(tie) => say::decimal(row.shown(tie)),
            Self::GamePoints => row.game_points.into(),
        }
    }
}

impl StandingsPage {
    /// Creates the page for a part of the standings after a finished round, or for the results of a search.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn new(view: &View<'_>, after: u32, search: &NameSearch, part: PartQuery) -> Result<Self, WebError> {
        let table = view.standings(after);
        // the cut is based on the last Swiss standings, so earlier ones have no line
        let last_swiss = after == view.finished_swiss();
        let seeded = |player: PlayerIx| view.event().cut().is_some_and(|seeds| seeds.contains(&player));
        // The last seed, not the n-th line: players who left before the cut are still among them (T10, T16).
        let announced = table.rows().iter().rposition(|row| last_swiss && seeded(row.player));
        let planned = PlannedCut::of(view, after);
        let cut_at = announced.or(planned.as_ref().and_then(PlannedCut::last));
        let ranked = (0..).zip(table.rows()).map(|(ix, row)| Ranked {
            lead: row.rank.into(),
            // T10: who dropped stays in the standings
            note: match view.row(row.player).dropped_after {
                // Standings after an earlier round show what was known then.
                Some(last) if last <= i64::from(after) => Some(say::players::dropped_after(last)),
                _ => None,
            },
            row,
            // Among search results, its position would be arbitrary.
            cut_line: cut_at == Some(ix) && !search.is_some(),
        });
        let own = view.at(&format!("standings/{after}"));
        let (mut lines, shown) = lines(view, after, &own, ranked.collect(), search, part)?;
        // only for the lines that are shown
        for line in &mut lines {
            let player = view.player(line.player)?;
            line.chance = planned.as_ref().and_then(|planned| planned.chance(player));
        }
        let is_certain = lines.iter().any(|line| line.chance.is_some());
        let title = say::standings::after_round(after);
        let figures = Figure::all(view);
        Ok(Self {
            shell: view.shell(title.clone(), Door::Standings, ""),
            heading: heading(view, &title),
            line: say::common::players(view.standings(after).rows().len()),
            is_final: false,
            rounds: links(view, after),
            search: SearchBox::new(own, search, "standings").over(&shown),
            shown,
            columns: figures.iter().map(|figure| figure.column()).collect(),
            lines,
            bracket: view.event().cut().map(|_| view.at("bracket")),
            outlook: planned.as_ref().filter(|_| is_certain).map(PlannedCut::heading),
            planned: planned.as_ref().map(PlannedCut::caption),
            csv: format!("{}?round={after}", view.at("export/standings.csv")),
            topdeck: view.at("export/topdeck.json"),
            title,
        })
    }

    /// Creates the page for a part of the final places (T38), or for the results of a search. Players who are still in
    /// the playoff come first. Equal places have the number of the first. The numbers are those after the Swiss rounds,
    /// and so is the rank, which has its own column.
    ///
    /// # Errors
    /// See [`StandingsPage::new`].
    pub fn of_places(
        view: &View<'_>,
        places: &FinalPlaces,
        search: &NameSearch,
        part: PartQuery,
    ) -> Result<Self, WebError> {
        let table = view.standings(view.finished_swiss());
        let still_in = places.still_in().iter().map(|player| {
            let note = Some(say::standings::still_in_playoff());
            ("–".into(), note, *player)
        });
        let given = places.given().iter().map(|place| {
            let first = place.shared.as_ref().map_or(place.place, |equal| *equal.start());
            (first.into(), place.reached.map(terms::reached), place.player)
        });
        let ranked = still_in.chain(given).filter_map(|(lead, note, player)| {
            Some(Ranked {
                lead,
                note,
                row: table.row(player)?,
                cut_line: false,
            })
        });
        let own = view.at("standings");
        let (mut lines, shown) = lines(view, view.finished_swiss(), &own, ranked.collect(), search, part)?;
        for line in &mut lines {
            let row = table.row(view.player(line.player)?);
            line.rank = row.map(|row| row.rank);
        }
        let figures = Figure::all(view);
        let title = say::standings::final_places();
        Ok(Self {
            shell: view.shell(title.clone(), Door::Standings, ""),
            heading: heading(view, &title),
            line: say::standings::order_of_places(),
            is_final: true,
            rounds: links(view, 0),
            search: SearchBox::new(own, search, "standings").over(&shown),
            shown,
            columns: figures.iter().map(|figure| figure.column()).collect(),
            lines,
            bracket: Some(view.at("bracket")),
            planned: None,
            outlook: None,
            csv: view.at("export/standings.csv"),
            topdeck: view.at("export/topdeck.json"),
            title,
        })
    }

    /// Returns the number of columns.
    pub fn width(&self) -> usize {
        4 + usize::from(self.is_final) + usize::from(self.outlook.is_some()) + self.columns.len()
    }

    /// Returns the number of columns of a final place with numbers of the Swiss rounds.
    fn swiss_width(&self) -> usize {
        self.width() - 2
    }
}

/// Returns the tournament and the page's title, for each printed sheet.
fn heading(view: &View<'_>, title: &Message) -> Message {
    Message::joined([(&view.tournament().name).into(), title.clone()], " · ")
}

/// Returns the lines of a part of the list, or of the search results, with the description of the part.
fn lines(
    view: &View<'_>,
    after: u32,
    own: &str,
    ranked: Vec<Ranked<'_>>,
    search: &NameSearch,
    part: PartQuery,
) -> Result<(Vec<Line>, Shown), WebError> {
    let figures = Figure::all(view);
    let finished = view.tournament().state == TournamentState::Finished;
    let matches = |ranked: &Ranked<'_>| search.matches(&view.searched(ranked.row.player));
    let found: Vec<Ranked<'_>> = ranked.into_iter().filter(matches).collect();
    let shown = if search.is_some() {
        Shown::found(found.len(), LINES)
    } else {
        let places: Vec<u32> = (1..=found.len() as u32).collect();
        Parts::by_number(&places, LINES).shown(part, &ListAddress::new(own).printed(), |number| {
            found.iter().position(|ranked| view.number(ranked.row.player) == number)
        })?
    };
    // The explanation is about standings after a round, even in a list of final places.
    let explained = view.at(&format!("standings/{after}"));
    let line = |Ranked {
                    lead,
                    note,
                    row,
                    cut_line,
                }: Ranked<'_>| Line {
        lead,
        player: view.number(row.player),
        name: view.name(row.player).into(),
        commander: match finished {
            true => commanders::line(view, row.player),
            // while it is played the line has to be short
            false => None,
        },
        href: format!("{explained}/{}", view.number(row.player)),
        rank: None,
        points: row.match_points,
        record: format::record(row),
        cells: figures.iter().map(|figure| figure.text(row)).collect(),
        cut_line,
        chance: None,
        note,
    };
    let lines = shown.take(found).into_iter().map(line).collect();
    Ok((lines, shown))
}

/// Returns links to the final places and to the standings after each Swiss round, with `here` marked; 0: the final
/// places.
fn links(view: &View<'_>, here: u32) -> Vec<Link> {
    let mut links = view.round_links("standings", here, view.finished_swiss());
    if view.final_places().is_some() {
        links.insert(
            0,
            Link {
                here: here == 0,
                ..Link::new(say::standings::final_places(), view.at("standings"))
            },
        );
    }
    links
}

#[cfg(test)]
#[path = "standings_tests.rs"]
mod tests;
