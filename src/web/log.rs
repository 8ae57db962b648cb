//! The tournament's log, as a page and as CSV: who did what, when and why, with the state before and after.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::desk::{Desk, Records};
use super::error::{WebError, WebResult};
use super::form::proof;
use super::local_time::date_time;
use super::page;
use super::shell::Shell;
use super::state::{App, read};
use crate::db::log::{self, LogLine};
use crate::db::players::{self, PlayerRow};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, accounts};
use crate::ops::SecurityEvent;
use crate::web::router::{Routes, handler};

/// How many lines a page has.
const LINES: i64 = 100;

pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/log", web::get().to(handler!(show)))
        .route("/t/{slug}/desk/log.csv", web::get().to(handler!(csv)));
}

/// A line with names in place of ids.
pub struct Line {
    pub number: i64,
    pub at: String,
    pub who: String,
    pub verb: String,
    pub what: String,
    pub before: Option<String>,
    pub after: Option<String>,
    pub reason: Option<String>,
    pub public: bool,
}

impl Line {
    fn has_values(&self) -> bool {
        self.before.is_some() || self.after.is_some()
    }

    /// Returns its cells in the file.
    fn cells(&self) -> Vec<String> {
        let cells = [
            self.at.as_str(),
            &self.who,
            &self.verb,
            &self.what,
            self.before.as_deref().unwrap_or_default(),
            self.after.as_deref().unwrap_or_default(),
            self.reason.as_deref().unwrap_or_default(),
        ];
        // Reasons and names are typed by people, and spreadsheets evaluate formulas.
        let safe = cells.map(super::csv_cell::harmless);
        let mut record = vec![self.number.to_string()];
        record.extend(safe);
        record.push(if self.public { "yes".into() } else { "no".into() });
        record
    }
}

#[derive(Template)]
#[template(path = "log/show.html")]
struct LogPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
    older: Option<i64>,
}

#[derive(Debug, Default, Deserialize)]
struct Query {
    /// Lines before this number.
    below: Option<i64>,
}

/// Replaces the ids in lines by names.
fn readable(conn: &mut Conn<'_>, tournament: &str, zone: &str, lines: Vec<LogLine>) -> Result<Vec<Line>, WebError> {
    let players = players::of_tournament(conn, tournament)?;
    let accounts = accounts::all(conn)?;
    let who = |line: &LogLine| {
        let account = line
            .account_id
            .as_ref()
            .and_then(|id| accounts.iter().find(|a| a.id == *id));
        let name = account.map_or(&line.actor, |account| &account.name);
        match &line.token {
            Some(token) => format!("{name}, by the token “{token}”"),
            None => name.clone(),
        }
    };
    Ok(lines
        .into_iter()
        .map(|line| Line {
            number: line.number,
            at: date_time(line.at, zone),
            who: who(&line),
            what: with_names(&line.what, &players, |p| p.name.clone()),
            verb: line.verb,
            before: line.before,
            after: line.after,
            reason: line.reason.filter(|reason| !reason.is_empty()),
            public: line.public,
        })
        .collect())
}

/// Replaces `{player:ID}` in a sentence of the log by the current name, so that removed personal data stays removed.
pub fn with_names(text: &str, players: &[PlayerRow], name: impl Fn(&PlayerRow) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("{player:") {
        out.push_str(&rest[..start]);
        let after = &rest[start + "{player:".len()..];
        let Some(end) = after.find('}') else {
            out.push_str(&rest[start..]);
            return out;
        };
        match players.iter().find(|p| p.id == after[..end]) {
            Some(player) => out.push_str(&name(player)),
            // A player of another installation, in an imported log.
            None => out.push_str("a player"),
        }
        rest = &after[end + 1..];
    }
    out.push_str(rest);
    out
}

/// `GET …/desk/log`: organizers, head judges.
async fn show(app: App, request: HttpRequest, desk: Desk<Records>, query: web::Query<Query>) -> WebResult {
    // by number, not by page: new lines do not shift the pages
    let below = query.below.unwrap_or(i64::MAX);
    let lines = lines_below(&app, &desk.tournament, below).await?;
    // Line 1 is the first of its tournament: there is nothing older.
    let older = lines.last().map(|l| l.number).filter(|n| *n > 1);
    page::private(&LogPage {
        shell: desk.shell(&request, "Log"),
        at: desk.at("desk/log"),
        lines,
        older,
    })
}

/// Reads the latest lines before a number, as many as a page has.
async fn lines_below(app: &App, tournament: &Tournament, below: i64) -> Result<Vec<Line>, WebError> {
    let (id, zone) = (tournament.id.clone(), tournament.time_zone.clone());
    read(app, move |conn| {
        let lines = log::page(conn, &id, below, LINES)?;
        readable(conn, &id, &zone, lines)
    })
    .await
}

/// `GET …/desk/log.csv`: organizers, head judges.
async fn csv(app: App, request: HttpRequest, desk: Desk<Records>) -> WebResult {
    proof::ask_before(&app, &desk.visitor, &desk.at("desk/log"))?;
    let event = SecurityEvent::PrivateExport {
        what: "the tournament's log as CSV",
    };
    desk.record(&app, &request, event).await?;
    let lines = all_lines(&app, &desk.tournament).await?;
    Ok(page::private_csv(
        &format!("{}-log", desk.tournament.slug),
        csv_file(&lines)?,
    ))
}

/// Reads all lines for the file.
async fn all_lines(app: &App, tournament: &Tournament) -> Result<Vec<Line>, WebError> {
    let id = tournament.id.clone();
    read(app, move |conn| {
        // The file has the whole log, oldest first, for other programs.
        let lines = log::of_tournament(conn, &id)?;
        // As the header of the column says: files are compared across zones.
        readable(conn, &id, "UTC", lines)
    })
    .await
}

/// Writes lines as CSV.
///
/// # Errors
/// Writing failed, which does not happen in memory.
fn csv_file(lines: &[Line]) -> Result<Vec<u8>, WebError> {
    let mut out = ::csv::Writer::from_writer(Vec::new());
    let failed = || WebError::bad_request("The log cannot be written as CSV.");
    out.write_record([
        "number",
        "time (UTC)",
        "who",
        "command",
        "what",
        "before",
        "after",
        "reason",
        "public",
    ])
    .map_err(|_| failed())?;
    for line in lines {
        out.write_record(line.cells()).map_err(|_| failed())?;
    }
    out.into_inner().map_err(|_| failed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_become_names_and_broken_ones_stay_text() {
        assert_eq!(
            with_names("{player:x} left.", &[], |p| p.name.clone()),
            "a player left."
        );
        assert_eq!(with_names("odd {player:", &[], |p| p.name.clone()), "odd {player:");
        assert_eq!(with_names("no one", &[], |p| p.name.clone()), "no one");
    }
}
