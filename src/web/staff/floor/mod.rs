//! The floor: every table of the round, for judges on phones. Tables that wait for a judge come first.

mod boards;
mod call;
pub mod calls;
mod covers;
pub mod decks;
pub mod game;
mod games;
mod no_show;
pub mod notes;
mod procedure;
pub mod references;
mod row;
pub mod rulings;
pub mod shift;
mod table;
mod time;
mod time_card;
pub mod watches;
mod words;

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::terms;
pub(crate) use boards::read_board;
pub(crate) use call::{CallView, LENGTH, caller};
use podium_ops::floor as ops;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::handover;
use podium_ops::floor::{Board, in_ranges};
use podium_store::RoundState;
use row::Row;
use say::{Message, floor_tables as t};
pub use table::{GivenTime, Refusal, refused as refused_at_table};
use time::TimeMode;
use time_card::Step;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/floor", handler!(show))
        .post("/t/{slug}/desk/floor", handler!(time::tapped))
        .get("/t/{slug}/desk/floor/games", handler!(games::show))
        .get("/t/{slug}/desk/floor/{table:[0-9]+}", handler!(table::show))
        .post("/t/{slug}/desk/floor/{table:[0-9]+}/end", handler!(procedure::choose))
        .post("/t/{slug}/desk/floor/{table:[0-9]+}/no-show", handler!(no_show::drop))
        .post("/t/{slug}/desk/floor/{table:[0-9]+}/missing", handler!(no_show::note))
        .get("/t/{slug}/desk/covers", handler!(covers::show))
        .post("/t/{slug}/desk/covers", handler!(covers::change));
}

/// The views of the floor: key in the address, label.
const VIEWS: [(&str, say::Plain); 5] = [
    ("all", t::view_all),
    ("out", t::view_outstanding),
    (time::VIEW, t::view_time),
    ("calls", t::view_calls),
    ("mine", t::view_mine),
];

#[derive(Debug, Default, Deserialize)]
struct Query {
    show: Option<String>,
    table: Option<String>,
    /// The part of a long list, or of time mode.
    part: Option<String>,
}

/// A view with the number of its tables.
struct View {
    key: &'static str,
    label: Message,
    count: usize,
    href: String,
    here: bool,
    /// Whether the script may choose it among the rows; time mode is a separate page.
    is_chosen_here: bool,
}

/// A judge with their tables and calls.
struct JudgeLine {
    name: String,
    role: Message,
    you: bool,
    /// "1–20, 31".
    tables: Option<String>,
    /// Calls that they have taken.
    calls: usize,
}

#[derive(Template)]
#[template(path = "staff/floor/floor.html")]
struct FloorPage {
    shell: Shell,
    at: String,
    /// "Round 3"; `None` while no round is at the tables.
    title: Option<Message>,
    /// How many tables are outstanding, or that the round has not begun.
    line: Option<Message>,
    views: Vec<View>,
    /// Whether there are too many tables for one page: then it has only those of the chosen view, and the script
    /// chooses none.
    is_long: bool,
    /// The part of them that is shown.
    shown: Shown,
    rows: Vec<Row>,
    /// The tables as cards of time mode, which replaces the rows.
    time: Option<TimeMode>,
    /// Whether the chosen view has no tables.
    nothing: bool,
    /// Open calls away from the tables.
    away: Vec<CallView>,
    /// Open calls of tables of an earlier round.
    earlier: Vec<CallView>,
    judges: Vec<JudgeLine>,
    /// What was handed over to the reader in this round, latest first.
    handed: Vec<HandedLine>,
    /// Tables that nobody covers.
    uncovered: Option<String>,
    may: bool,
    /// The text that was typed as a table number.
    typed: String,
    /// The numbers of all tables.
    tables: Vec<i64>,
    /// Whether a game is followed at any of them.
    has_games: bool,
}

impl FloorPage {
    /// Returns whether the reader may take tables: there are some, and the reader judges.
    fn may_take_tables(&self) -> bool {
        self.may && self.title.is_some()
    }

    /// Returns the number of the table that was typed, if the round has it.
    fn table_of(&self, typed: &str) -> Option<i64> {
        typed.parse().ok().filter(|number| self.tables.contains(number))
    }

    /// Shows what was typed as the number of a table that the round does not have.
    fn keep_typed(&mut self, typed: &str) {
        if !typed.is_empty() {
            self.shell.notice = Some(Notice::bad(t::no_such_table(format!("{typed:.20}"))));
        }
        self.typed = typed.to_owned();
    }
}

/// The viewer of the floor: their account, and their rights there.
pub struct Viewer {
    pub account: String,
    /// Whether they are the head judge or an organizer.
    pub chief: bool,
    /// Whether they act as a judge.
    pub may: bool,
}

impl Viewer {
    /// Whether they may remove a note or a statement that an account wrote down.
    pub fn may_remove(&self, by: Option<&str>) -> bool {
        self.may && (self.chief || by == Some(self.account.as_str()))
    }

    pub fn of<R: Right>(desk: &Desk<R>) -> Self {
        let role = desk.role;
        Self {
            account: desk.visitor.account.as_ref().map(|a| a.id.clone()).unwrap_or_default(),
            // an administrator without a role acts as an organizer
            chief: role.is_none_or(ops::is_chief),
            may: desk.may::<Floor>(),
        }
    }
}

/// `GET …/desk/floor`: staff. A number in `table` leads to that table.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    let query = query.into_inner();
    let mut page = floor_page(&app, &request, &desk, &query).await?;
    let typed = query.table.as_deref().unwrap_or_default().trim();
    // A judge who types a number wants that table, not a list of one.
    if let Some(number) = page.table_of(typed) {
        return Ok(page::see_other(&desk.at(&format!("desk/floor/{number}"))));
    }
    page.keep_typed(typed);
    match page.time {
        // it has forms, whose token must not be compressed together with what others typed
        Some(_) => page::private_large(&app, move || page).await,
        // The largest page of the desk, requested all the time: compressed although it is personal, because no form on
        // it has a token.
        None => page::private_packed(&app, &request, move || page).await,
    }
}

/// Builds the page.
async fn floor_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    query: &Query,
) -> Result<FloorPage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let viewer = Viewer::of(desk);
    let show = VIEWS.iter().find(|(key, _)| Some(*key) == query.show.as_deref());
    let show = match show {
        Some((key, _)) => *key,
        // The hall's time is up: a judge opens the floor to call it. Mistyped links show the whole floor.
        None if query.show.is_none() && viewer.may && time::is_up(board) => time::VIEW,
        None => "all",
    };
    let handed = handed_to(app, board, &viewer).await?;
    let at = desk.at("desk");
    let mut rows: Vec<Row> = board
        .by_urgency(viewer.chief)
        .into_iter()
        .map(|table| Row::new(board, table, &viewer, &at, show))
        .collect();
    let views = VIEWS
        .iter()
        .map(|&(key, label)| View {
            key,
            label: label(),
            count: rows.iter().filter(|row| row.is_in(key)).count(),
            // the plain address is time mode once time is up
            href: format!("{at}/floor?show={key}"),
            here: key == show,
            is_chosen_here: show != time::VIEW && !(key == time::VIEW && viewer.may),
        })
        .collect();
    let outstanding = rows.iter().filter(|row| row.is_in("out")).count();
    let line = board.round.as_ref().map(|round| match round.state {
        RoundState::Published => t::not_started(),
        _ if outstanding == 0 => t::all_have_results(),
        _ => t::outstanding_of(outstanding, rows.len()),
    });
    let part = PartQuery::new(query.part.as_deref().unwrap_or_default(), "");
    // each takes two lines of a phone: half as much as a card of the pairings
    let most = 2 * parts::pods_of(board.tournament.profile()?.pod_size);
    let is_long = rows.len() > most;
    let mut shown = Shown::whole(rows.len());
    let list = ListAddress::new(format!("{at}/floor")).and("show", if show == "all" { "" } else { show });
    let mut time = None;
    if show == time::VIEW && viewer.may && board.round.is_some() {
        let mut mode = TimeMode::new(app, desk, board, &viewer).await?;
        shown = mode.keep_part(part, &list, most / 4);
        time = Some(mode);
        rows.clear();
    } else if is_long {
        rows.retain(|row| !row.hidden);
        let places: Vec<u32> = (1..=rows.len() as u32).collect();
        shown = Parts::by_number(&places, most).part(part, &list);
        rows = shown.take(rows);
    }
    let apart = board
        .away
        .iter()
        .map(|call| CallView::new(app, desk, board, call, &viewer));
    let (earlier, away) = apart.partition(|call| call.earlier.is_some());
    Ok(FloorPage {
        shell: desk.shell(request, say::staff_nav::floor()),
        title: floor.title.clone(),
        line,
        // All rows of a small floor are on the page, because the script chooses among them.
        nothing: match &time {
            Some(mode) => mode.cards.is_empty(),
            None => rows.iter().all(|row| row.hidden),
        },
        away,
        earlier,
        judges: judge_lines(board, &viewer),
        handed,
        uncovered: uncovered(board),
        tables: board.tables.iter().map(BoardTable::number).collect(),
        has_games: board.tables.iter().any(|table| table.game.is_some()),
        may: viewer.may,
        typed: String::new(),
        views,
        is_long,
        shown,
        rows,
        time,
        at,
    })
}

/// What was handed over to the reader.
struct HandedLine {
    from: String,
    at: Message,
    what: Message,
    note: Option<String>,
}

/// Handovers that are read: older ones are of earlier rounds.
const HANDED: i64 = 20;

/// Lists what was handed over to the reader in this round, latest first.
async fn handed_to(app: &App, board: &Board, viewer: &Viewer) -> Result<Vec<HandedLine>, WebError> {
    let (Some(round), true) = (&board.round, viewer.may) else {
        return Ok(Vec::new());
    };
    let tournament = board.tournament.id.clone();
    let all = read(app, move |conn| {
        Ok::<_, WebError>(handover::past(conn, &tournament, HANDED)?)
    })
    .await?;
    let is_theirs = |past: &handover::PastHandover| {
        past.handover.to.as_ref() == Some(&viewer.account) && Some(past.line.at) >= round.published_at
    };
    let line = |past: handover::PastHandover| HandedLine {
        from: board.judge(&past.handover.from).to_owned(),
        at: clock_time(past.line.at, &board.tournament.time_zone),
        what: past.handover.in_words(),
        note: past.line.reason,
    };
    Ok(all.into_iter().filter(is_theirs).map(line).collect())
}

/// Lists the judges with their tables and calls.
fn judge_lines(board: &Board, viewer: &Viewer) -> Vec<JudgeLine> {
    let calls = || board.tables.iter().flat_map(|table| &table.calls).chain(&board.away);
    board
        .judges
        .iter()
        .map(|judge| {
            let own = |account: &Option<String>| account.as_ref() == Some(&judge.account);
            let tables: Vec<i64> = board
                .tables
                .iter()
                .filter(|t| own(&t.cover))
                .map(|t| t.number())
                .collect();
            JudgeLine {
                name: judge.name.clone(),
                role: terms::role(judge.role),
                you: judge.account == viewer.account,
                tables: Some(in_ranges(&tables)).filter(|tables| !tables.is_empty()),
                calls: calls().filter(|call| own(&call.claimed_by)).count(),
            }
        })
        .collect()
}

/// Returns the tables that nobody covers, or only somebody who no longer judges here.
fn uncovered(board: &Board) -> Option<String> {
    let judges_here = |account: &String| board.judges.iter().any(|judge| judge.account == *account);
    let tables = board
        .tables
        .iter()
        .filter(|t| !t.cover.as_ref().is_some_and(judges_here));
    let tables = in_ranges(&tables.map(|t| t.number()).collect::<Vec<_>>());
    Some(tables).filter(|tables| !tables.is_empty())
}
