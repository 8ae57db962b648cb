//! Every table of the round at a glance, for judges: a phone in one hand. What waits for a judge stands first.

mod covers;
mod row;
mod table;

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

use super::calls::CallView;
use super::desk::{Desk, Floor, Inside, Right};
use super::error::{WebError, WebResult};
use super::page;
use super::rounds::title;
use super::shell::{Notice, Shell};
use super::state::{App, read};
use crate::clock;
use crate::db::{RoundState, StageWord, events, tournaments};
use crate::ops::floor::{self as ops, Board, in_ranges};
use row::Row;
pub(super) use table::refused as refused_at_table;

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/floor", web::get().to(show))
        .route("/t/{slug}/desk/floor/{table:[0-9]+}", web::get().to(table::show))
        .route("/t/{slug}/desk/covers", web::get().to(covers::show))
        .route("/t/{slug}/desk/covers", web::post().to(covers::change));
}

/// Which tables the floor shows: a word of the address, what it says, what it is.
const VIEWS: [(&str, &str); 5] = [
    ("all", "All"),
    ("out", "Outstanding"),
    ("turns", "Extra turns"),
    ("calls", "Calls"),
    ("mine", "Mine"),
];

#[derive(Debug, Default, Deserialize)]
struct Wanted {
    show: Option<String>,
    table: Option<String>,
}

/// A choice of tables, with how many there are.
struct View {
    key: &'static str,
    label: &'static str,
    count: usize,
    href: String,
    here: bool,
}

/// Somebody of the staff who judges.
struct Coverer {
    name: String,
    role: &'static str,
    you: bool,
    /// "1–20, 31"; empty: none.
    tables: String,
    /// Calls they have taken.
    calls: usize,
}

#[derive(Template)]
#[template(path = "floor/floor.html")]
struct FloorPage {
    shell: Shell,
    at: String,
    /// "Round 3"; empty while no round is at the tables.
    title: String,
    /// In a few words: how many are outstanding, or that the round has not begun.
    line: String,
    views: Vec<View>,
    rows: Vec<Row>,
    /// Whether the chosen view has no table.
    nothing: bool,
    /// Open calls away from the tables.
    away: Vec<CallView>,
    judges: Vec<Coverer>,
    /// Tables that nobody covers.
    uncovered: String,
    may: bool,
    wanted: String,
}

/// How a reader of the staff stands to the floor.
pub struct Reader {
    pub account: String,
    pub chief: bool,
    pub may: bool,
}

impl Reader {
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

/// Reads the floor of the desk's tournament as it is now, and what its round is called: "Round 3", "Semi-final".
pub(super) async fn read_board<R: Right>(app: &App, desk: &Desk<R>) -> Result<(Board, String), WebError> {
    let slug = desk.tournament.slug.clone();
    read(app, move |conn| {
        let tournament = tournaments::by_slug(conn, &slug)?;
        let tournament = tournament.ok_or_else(|| WebError::not_found("There is no tournament at this address."))?;
        let board = ops::board(conn, tournament, clock::now())?;
        let title = match &board.round {
            None => String::new(),
            Some(round) if round.stage == StageWord::Swiss => format!("Round {}", round.number),
            Some(round) => title(&events::load(conn, &slug)?, round.number),
        };
        Ok::<_, WebError>((board, title))
    })
    .await
}

/// `GET …/desk/floor`: staff. A number in `table` leads to that table.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, wanted: web::Query<Wanted>) -> WebResult {
    let Wanted { show, table } = wanted.into_inner();
    let (board, title) = read_board(&app, &desk).await?;
    let typed = table.unwrap_or_default().trim().to_owned();
    let mut shell = desk.shell(&request, "Floor");
    if !typed.is_empty() {
        match typed.parse().ok().filter(|number| board.table(*number).is_some()) {
            Some(number) => return Ok(page::see_other(&desk.at(&format!("desk/floor/{number}")))),
            None => {
                shell.notice = Some(Notice::bad(format!(
                    "There is no table {:.20} in this round. Nothing else was changed.",
                    typed
                )));
            }
        }
    }
    let reader = Reader::of(&desk);
    let show = VIEWS.iter().find(|(key, _)| Some(*key) == show.as_deref());
    let show = show.map_or("all", |(key, _)| key);
    let at = desk.at("desk");
    let rows: Vec<Row> = board
        .by_urgency(reader.chief)
        .into_iter()
        .map(|table| Row::new(&board, table, &reader, &at, show))
        .collect();
    let views = VIEWS
        .iter()
        .map(|&(key, label)| View {
            key,
            label,
            count: rows.iter().filter(|row| row.is_in(key)).count(),
            href: match key {
                "all" => format!("{at}/floor"),
                _ => format!("{at}/floor?show={key}"),
            },
            here: key == show,
        })
        .collect();
    let outstanding = rows.iter().filter(|row| row.is_in("out")).count();
    let line = match &board.round {
        None => String::new(),
        Some(round) if round.state == RoundState::Published => "not started".to_owned(),
        Some(_) if outstanding == 0 => "every table has its result".to_owned(),
        Some(_) => format!("{outstanding} of {} outstanding", rows.len()),
    };
    let page = FloorPage {
        shell,
        title,
        line,
        nothing: rows.iter().all(|row| row.hidden),
        away: board
            .away
            .iter()
            .map(|call| CallView::new(&app, &desk, &board, call, &reader))
            .collect(),
        judges: coverers(&board, &reader),
        uncovered: uncovered(&board),
        may: reader.may,
        wanted: typed,
        views,
        rows,
        at,
    };
    page::private_packed(&request, &page)
}

/// The staff that judges, with what each is at.
fn coverers(board: &Board, reader: &Reader) -> Vec<Coverer> {
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
            Coverer {
                name: judge.name.clone(),
                role: judge.role.label(),
                you: judge.account == reader.account,
                tables: in_ranges(&tables),
                calls: calls().filter(|call| own(&call.claimed_by)).count(),
            }
        })
        .collect()
}

/// Tables that nobody covers, or only somebody who judges here no more.
fn uncovered(board: &Board) -> String {
    let judges_here = |account: &String| board.judges.iter().any(|judge| judge.account == *account);
    let tables = board
        .tables
        .iter()
        .filter(|t| !t.cover.as_ref().is_some_and(judges_here));
    in_ranges(&tables.map(|t| t.number()).collect::<Vec<_>>())
}
