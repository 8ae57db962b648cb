//! All rulings as CSV, one line for each player of each ruling.

use actix_web::HttpRequest;
use podium_store::SecurityEventKind;

use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::{App, read};
use crate::web::shared::floor::ruling_labels;
use podium_base::clock::Moment;
use podium_event::penalties::{Penalty, PenaltyTable};
use podium_ops::SecurityEvent;
use podium_ops::floor::rulings::{self, Book, Entry, EntryPlayer};

const HEADS: [&str; 22] = [
    "ruling",
    "round",
    "table",
    "time (UTC)",
    "judge",
    "state",
    "player",
    "name",
    "infraction",
    "infraction name",
    "penalty",
    "proposed",
    "carried out",
    "dropped",
    "what happened",
    "answer",
    "rule",
    "minutes",
    "to the head judge (UTC)",
    "decided by",
    "decided (UTC)",
    "decision",
];

/// `GET …/desk/rulings.csv`: staff.
pub(super) async fn csv(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let event = SecurityEvent::new(SecurityEventKind::PrivateExport).with("the rulings as CSV");
    desk.record(&app, &request, event).await?;
    let tournament = desk.tournament.clone();
    let body = read(&app, move |conn| {
        let book = rulings::book(conn, &tournament)?;
        Ok::<_, WebError>(csv_file(&book, &tournament.profile()?.penalty_table()))
    })
    .await?;
    Ok(page::private_csv(&format!("{}-rulings", desk.tournament.slug), body))
}

/// Writes the rulings as CSV.
fn csv_file(book: &Book, table: &PenaltyTable) -> String {
    let mut csv = CsvFile::lf(HEADS);
    for entry in &book.entries {
        // a ruling without players has a line too
        let mut parts: Vec<_> = entry.players.iter().map(Some).collect();
        if parts.is_empty() {
            parts.push(None);
        }
        for about in parts {
            let player = about.map(|about| player_cells(about, table)).unwrap_or_default();
            let cells = first_cells(entry).into_iter().chain(player).chain(last_cells(entry));
            csv.typed(cells);
        }
    }
    csv.text()
}

/// Returns the cells of a ruling from "ruling" to "state".
fn first_cells(entry: &Entry) -> [String; 6] {
    let row = &entry.row;
    [
        row.number.to_string(),
        row.round.to_string(),
        entry.table.map_or(String::new(), |table| table.to_string()),
        time(Some(row.made_at)),
        entry.made_by.clone(),
        match rulings::waits_for_confirmation(row) {
            true => "for_head_judge".to_owned(),
            false => row.state.as_str().to_owned(),
        },
    ]
}

/// Returns the cells of a player from "player" to "dropped".
fn player_cells(about: &EntryPlayer, table: &PenaltyTable) -> [String; 8] {
    let code = about.row.infraction.as_deref();
    [
        about.player.number.to_string(),
        about.player.name.clone(),
        code.unwrap_or_default().to_owned(),
        code.map_or(String::new(), |code| {
            ruling_labels::infraction(table, code)
                .to_string()
                // The code has its own column.
                .trim_start_matches(code)
                .trim()
                .to_owned()
        }),
        code.map_or("", |_| about.penalty.as_str()).to_owned(),
        about.proposed.map_or("", Penalty::as_str).to_owned(),
        about.row.effect.map_or("", |effect| effect.as_str()).to_owned(),
        match about.row.drops {
            true => "yes".to_owned(),
            false => String::new(),
        },
    ]
}

/// Returns the cells of a ruling from "what happened" to "decision".
fn last_cells(entry: &Entry) -> [String; 8] {
    let row = &entry.row;
    [
        row.what.clone(),
        row.answer.clone(),
        row.rule.clone(),
        entry.minutes.map_or(String::new(), |minutes| minutes.to_string()),
        time(row.appealed_at),
        entry.decided_by.clone().unwrap_or_default(),
        time(row.decided_at),
        row.decision.clone().unwrap_or_default(),
    ]
}

/// Formats a time in UTC; empty if there is none.
fn time(at: Option<Moment>) -> String {
    at.map_or(String::new(), |at| at.format("%Y-%m-%d %H:%M:%S").to_string())
}
