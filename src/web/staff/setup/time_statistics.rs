//! The times of a round, for the head judge: turns a game, time a turn by seat, tables that went to time, calls. As
//! pictures, as tables and as CSV.

use actix_web::HttpRequest;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Records};
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, compute, read, snapshots};
use crate::web::shared::picture::{Bar, Bars};
use crate::web::shared::terms;
use podium_base::clock;
use podium_ops::tournaments::time_statistics::{TimesOfRound, times};
use podium_rules::time_statistics::{RoundTimes, Spread, TableTimes};
use podium_snapshot::Snapshot;
use podium_store::RoundState;
use podium_store::tournaments::events::LoadedRound;
use say::{Message, common, round_times as t, staff_nav};

/// The most bars of a picture; a Grand Melee has more seats than anybody compares by eye.
const MOST_BARS: usize = 24;

/// The most tables that are listed; the file has all of them.
const MOST_TABLES: usize = 150;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/times", handler!(show))
        .get("/t/{slug}/desk/times.csv", handler!(csv));
}

#[derive(Debug, Default, Deserialize)]
struct TimesQuery {
    /// The round; by default the latest.
    round: Option<i64>,
}

impl TimesQuery {
    /// Returns the number of the round; `None` before the first one.
    fn round(&self, snapshot: &Snapshot) -> Option<i64> {
        let numbers = || published(snapshot).map(|round| round.row.number);
        // an old link to a round that was withdrawn shows the latest
        let asked = self.round.filter(|asked| numbers().any(|round| round == *asked));
        asked.or(numbers().last())
    }
}

/// A picture with its numbers as a table.
struct Figures {
    /// The prefix of the ids in it.
    id: &'static str,
    title: Message,
    bars: Bars,
    heads: Vec<Message>,
    /// The words beside the cells where a phone shows a line in two rows; the line's name has none.
    labels: Vec<Message>,
    rows: Vec<FigureRow>,
}

/// A line of such a table.
struct FigureRow {
    name: Message,
    cells: Vec<String>,
}

impl Figures {
    /// Returns the label of a cell, from 1.
    fn label(&self, cell: &usize) -> &Message {
        &self.labels[*cell - 1]
    }
}

/// A table of the round.
struct TableLine {
    table: i64,
    href: String,
    turns: usize,
    went_to_time: Message,
    extension: u32,
    calls: usize,
    waited: String,
}

#[derive(Template)]
#[template(path = "staff/setup/time_statistics/page.html")]
struct TimesPage {
    shell: Shell,
    /// "Round 3"; `None` before the first round.
    title: Option<Message>,
    rounds: Vec<Link>,
    csv: String,
    /// Numbers, each with its word.
    stats: Vec<(Message, Message)>,
    figures: Vec<Figures>,
    /// The tables with notable times.
    tables: Vec<TableLine>,
    /// The number of these that are left out.
    more: usize,
}

impl TimesPage {
    /// Creates the page of a round without numbers; `at`: the address of the page.
    fn new(shell: Shell, at: &str, snapshot: &Snapshot, number: Option<i64>) -> Self {
        let name = |number: i64| terms::round(&snapshot.loaded.round_name(number));
        let rounds = published(snapshot).map(|round| round.row.number).map(|round| Link {
            here: Some(round) == number,
            ..Link::new(name(round), format!("{at}?round={round}"))
        });
        Self {
            shell,
            title: number.map(name),
            rounds: rounds.collect(),
            csv: format!("{at}.csv"),
            stats: Vec::new(),
            figures: Vec::new(),
            tables: Vec::new(),
            more: 0,
        }
    }

    /// Returns the same page with the times of its round; `results`: the address of the round's results.
    fn with(mut self, times: &TimesOfRound, results: &str) -> Self {
        let round = RoundTimes::of(&times.tables, &times.away);
        self.stats = stats(&round);
        self.figures = figures(&round);
        self.tables = table_lines(times, results);
        self.more = self.tables.len().saturating_sub(MOST_TABLES);
        self.tables.truncate(MOST_TABLES);
        self
    }
}

/// `GET …/desk/times`: organizers, head judges; one round.
async fn show(app: App, request: HttpRequest, desk: Desk<Records>, query: Query<TimesQuery>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let number = query.round(&snapshot);
    let shell = desk.shell(&request, staff_nav::times());
    let mut page = TimesPage::new(shell, &desk.at("desk/times"), &snapshot, number);
    if let Some(number) = number
        && let Some(times) = of_rounds(&app, &snapshot, vec![number]).await?.pop()
    {
        page = page.with(&times, &desk.at(&format!("desk/results/{number}")));
    }
    page::private(&page)
}

/// Returns the published rounds, in order.
fn published(snapshot: &Snapshot) -> impl Iterator<Item = &LoadedRound> {
    let rounds = snapshot.loaded.rounds.iter();
    rounds.filter(|round| round.row.state != RoundState::Draft)
}

async fn of_rounds(app: &App, snapshot: &Snapshot, numbers: Vec<i64>) -> Result<Vec<TimesOfRound>, WebError> {
    let loaded = std::sync::Arc::clone(&snapshot.loaded);
    read(app, move |conn| {
        let profile = loaded.event.profile();
        Ok::<_, WebError>(times(conn, &loaded.rounds, &numbers, profile, clock::now())?)
    })
    .await
}

/// "4:05", in minutes and seconds.
fn minutes(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn stats(round: &RoundTimes) -> Vec<(Message, Message)> {
    let mut stats = Vec::new();
    let mut add = |number: Message, word: Message| stats.push((number, word));
    if let Some(turns) = round.turns_a_game {
        add(turns.median.into(), t::turns_middle());
    }
    if let Some(time) = round.a_turn {
        add(minutes(time.mean).into(), t::turn_average());
    }
    if round.known > 0 {
        add(t::of_tables(round.went_to_time, round.known), t::went_to_time());
    }
    let calls = round.waits.map_or(0, |waits| waits.count);
    add(calls.into(), t::calls(calls));
    if let Some(waits) = round.waits {
        add(minutes(waits.median).into(), t::waited_middle());
        add(minutes(waits.most).into(), t::waited_most());
    }
    stats
}

fn figures(round: &RoundTimes) -> Vec<Figures> {
    [by_seat(round), by_turns(round)].into_iter().flatten().collect()
}

/// The time of a turn, by seat; `None` where no turn was followed.
fn by_seat(round: &RoundTimes) -> Option<Figures> {
    let seats: Vec<(usize, Spread)> = (1..)
        .zip(&round.by_seat)
        .filter_map(|(seat, time)| Some((seat, (*time)?)))
        .collect();
    let bars = seats.iter().map(|(seat, time)| Bar {
        label: common::seat_number(seat),
        amount: time.mean,
        text: minutes(time.mean).into(),
    });
    let rows = seats.iter().map(|(seat, time)| {
        let times = [time.mean, time.median, time.most].map(minutes);
        FigureRow {
            name: common::seat_number(*seat),
            cells: [vec![time.count.to_string()], times.to_vec()].concat(),
        }
    });
    (!seats.is_empty()).then(|| Figures {
        id: "seats",
        title: t::time_by_seat(),
        bars: Bars::new("seats", t::time_by_seat(), &bars.take(MOST_BARS).collect::<Vec<_>>()),
        heads: vec![
            common::column_seat(),
            t::column_turns(),
            t::column_average(),
            t::column_middle(),
            t::column_longest(),
        ],
        labels: vec![
            t::label_turns(),
            t::label_average(),
            t::label_middle(),
            t::label_longest(),
        ],
        rows: rows.collect(),
    })
}

/// How many turns the games had; `None` where none was followed.
fn by_turns(round: &RoundTimes) -> Option<Figures> {
    let bars = round.games_by_turns.iter().map(|&(turns, games)| Bar {
        label: t::turns(turns),
        amount: games as u32,
        text: t::games(games),
    });
    let rows = round.games_by_turns.iter().map(|(turns, games)| FigureRow {
        name: t::turns(turns),
        cells: vec![games.to_string()],
    });
    (!round.games_by_turns.is_empty()).then(|| Figures {
        id: "games",
        title: t::turns_a_game(),
        bars: Bars::new("games", t::turns_a_game(), &bars.take(MOST_BARS).collect::<Vec<_>>()),
        heads: vec![t::column_turns(), t::column_games()],
        labels: vec![t::label_games()],
        rows: rows.collect(),
    })
}

/// Returns whether a table went to time, as the file has it.
fn went(known: Option<bool>) -> &'static str {
    match known {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    }
}

/// Returns the same for people.
fn went_in_words(known: Option<bool>) -> Message {
    match known {
        Some(true) => t::yes(),
        Some(false) => t::no(),
        None => Message::default(),
    }
}

fn table_lines(times: &TimesOfRound, results: &str) -> Vec<TableLine> {
    let line = |table: &TableTimes| TableLine {
        table: table.table,
        href: format!("{results}/{}", table.table),
        turns: table.turns(),
        went_to_time: went_in_words(table.went_to_time),
        extension: table.extension_minutes,
        calls: table.waits.len(),
        waited: table.waits.iter().max().map_or_else(String::new, |most| minutes(*most)),
    };
    times
        .tables
        .iter()
        .filter(|table| table.stands_out())
        .map(line)
        .collect()
}

/// `GET …/desk/times.csv`: organizers, head judges; a line for each table of each round, times in seconds.
async fn csv(app: App, desk: Desk<Records>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let numbers: Vec<i64> = published(&snapshot).map(|round| round.row.number).collect();
    let rounds = of_rounds(&app, &snapshot, numbers.clone()).await?;
    let body = compute(&app, move |_| Ok(csv_file(&numbers, &rounds))).await?;
    Ok(page::private_csv(&format!("{}-times", desk.tournament.slug), body))
}

/// Writes the tables of rounds as CSV; `numbers`: the numbers of these rounds.
fn csv_file(numbers: &[i64], rounds: &[TimesOfRound]) -> String {
    let seats = seats_with_turns(rounds);
    let mut csv = CsvFile::lf(csv_head(seats));
    for (number, round) in numbers.iter().zip(rounds) {
        for table in &round.tables {
            csv.line(csv_line(*number, table, seats));
        }
    }
    csv.text()
}

/// Returns the highest seat with a turn, from 1; 0 if there is none.
fn seats_with_turns(rounds: &[TimesOfRound]) -> usize {
    let games = rounds
        .iter()
        .flat_map(|round| &round.tables)
        .flat_map(|table| &table.games);
    let seats = games.flat_map(|game| &game.turns).map(|turn| turn.seat + 1);
    seats.max().unwrap_or(0)
}

/// The cell of a column, for a table of the round with a number.
type Cell = fn(i64, &TableTimes) -> String;

/// The first columns of the file: each has its header and its cell.
const COLUMNS: [(&str, Cell); 7] = [
    ("round", |round, _| round.to_string()),
    ("table", |_, table| table.table.to_string()),
    ("turns", |_, table| table.turns().to_string()),
    ("went to time", |_, table| went(table.went_to_time).to_owned()),
    ("extension (min)", |_, table| table.extension_minutes.to_string()),
    ("calls", |_, table| table.waits.len().to_string()),
    ("longest wait (s)", |_, table| {
        table.waits.iter().max().map_or_else(String::new, u32::to_string)
    }),
];

/// Returns the headers of the file's columns, the last of them for each of `seats`.
fn csv_head(seats: usize) -> Vec<String> {
    let of_seats = (0..seats).map(|seat| format!("seat {} a turn (s)", seat + 1));
    let first = COLUMNS.iter().map(|(head, _)| (*head).to_owned());
    first.chain(of_seats).collect()
}

/// Returns the cells of a table in the file, the last of them for each of `seats`.
fn csv_line(round: i64, table: &TableTimes, seats: usize) -> Vec<String> {
    let of_seats = (0..seats).map(|seat| {
        let time = table.of_seat(seat);
        time.map_or_else(String::new, |time| time.mean.to_string())
    });
    let first = COLUMNS.iter().map(|(_, cell)| cell(round, table));
    first.chain(of_seats).collect()
}
