//! The tournament's log, as a page and as CSV: who did what, when and why, with the state before and after.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use podium_store::SecurityEventKind;
use serde::Deserialize;

use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::proof;
use crate::web::frame::look::local_time::{clock_time, date_time, day};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Records};
use crate::web::frame::state::{App, read};
use crate::web::shared::people::named::{names_of, with_names};
use podium_base::clock::Moment;
use podium_ops::SecurityEvent;
use podium_store::Reader;
use podium_store::site::accounts;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::{Tournament, players};
use say::{Message, event_log as t, staff_nav};

/// How many lines a page has.
const LINES: i64 = 100;

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/log", handler!(show))
        .get("/t/{slug}/desk/log.csv", handler!(csv));
}

/// A line with names in place of ids.
pub struct Line {
    pub number: i64,
    pub at: Moment,
    pub who: Message,
    pub verb: String,
    pub what: Message,
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
    fn cells(&self) -> [String; 9] {
        let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
        [
            self.number.to_string(),
            // As the header of the column says: files are compared across zones.
            date_time(self.at, "UTC").to_string(),
            self.who.to_string(),
            self.verb.clone(),
            self.what.to_string(),
            or_empty(&self.before),
            or_empty(&self.after),
            or_empty(&self.reason),
            if self.public { "yes" } else { "no" }.to_owned(),
        ]
    }
}

/// The lines of a day in the tournament's zone.
struct Day {
    date: NaiveDate,
    lines: Vec<Line>,
}

#[derive(Template)]
#[template(path = "staff/setup/log/show.html")]
struct LogPage {
    shell: Shell,
    at: String,
    /// The tournament's zone.
    zone: String,
    days: Vec<Day>,
    older: Option<i64>,
}

impl LogPage {
    fn time(&self, line: &Line) -> Message {
        clock_time(line.at, &self.zone)
    }
}

#[derive(Debug, Default, Deserialize)]
struct Query {
    /// Lines before this number.
    below: Option<i64>,
}

/// Replaces the ids in lines by names.
fn readable(conn: &mut Reader<'_>, tournament: &str, lines: Vec<LogLine>) -> Result<Vec<Line>, WebError> {
    let players = names_of(players::of_tournament(conn, tournament)?);
    let accounts = accounts::names(conn, lines.iter().filter_map(|line| line.account_id.as_ref()))?;
    let who = |line: &LogLine| {
        let account = line.account_id.as_ref().and_then(|id| accounts.get(id));
        let name = account.unwrap_or(&line.actor);
        match &line.token {
            Some(token) => t::by_token(name, token),
            None => name.into(),
        }
    };
    Ok(lines
        .into_iter()
        .map(|line| Line {
            number: line.number,
            at: line.at,
            who: who(&line),
            what: with_names(&line.what, &players),
            verb: line.verb,
            before: line.before,
            after: line.after,
            reason: line.reason.filter(|reason| !reason.is_empty()),
            public: line.public,
        })
        .collect())
}

/// `GET …/desk/log`: organizers, head judges.
async fn show(app: App, request: HttpRequest, desk: Desk<Records>, query: web::Query<Query>) -> WebResult {
    // by number, not by page: new lines do not shift the pages
    let below = query.below.unwrap_or(i64::MAX);
    let lines = lines_below(&app, &desk.tournament, below).await?;
    // Line 1 is the first of its tournament: there is nothing older.
    let older = lines.last().map(|l| l.number).filter(|n| *n > 1);
    let zone = desk.tournament.time_zone.clone();
    page::private(&LogPage {
        shell: desk.shell(&request, staff_nav::log()),
        at: desk.at("desk/log"),
        days: by_day(lines, &zone),
        zone,
        older,
    })
}

/// Puts lines that follow each other on one day together.
fn by_day(lines: Vec<Line>, zone: &str) -> Vec<Day> {
    let mut days: Vec<Day> = Vec::new();
    for line in lines {
        let date = day(line.at, zone);
        match days.last_mut().filter(|last| last.date == date) {
            Some(last) => last.lines.push(line),
            None => days.push(Day {
                date,
                lines: vec![line],
            }),
        }
    }
    days
}

/// Reads the latest lines before a number, as many as a page has.
async fn lines_below(app: &App, tournament: &Tournament, below: i64) -> Result<Vec<Line>, WebError> {
    let id = tournament.id.clone();
    read(app, move |conn| {
        let lines = log::page(conn, &id, below, LINES)?;
        readable(conn, &id, lines)
    })
    .await
}

/// `GET …/desk/log.csv`: organizers, head judges.
async fn csv(app: App, request: HttpRequest, desk: Desk<Records>) -> WebResult {
    proof::ask_before(&app, &desk.visitor, &desk.at("desk/log"))?;
    let event = SecurityEvent::new(SecurityEventKind::PrivateExport).with("the tournament's log as CSV");
    desk.record(&app, &request, event).await?;
    let lines = all_lines(&app, &desk.tournament).await?;
    Ok(page::private_csv(
        &format!("{}-log", desk.tournament.slug),
        csv_file(&lines),
    ))
}

/// Reads all lines for the file.
async fn all_lines(app: &App, tournament: &Tournament) -> Result<Vec<Line>, WebError> {
    let id = tournament.id.clone();
    read(app, move |conn| {
        // The file has the whole log, oldest first, for other programs.
        let lines = log::of_tournament(conn, &id)?;
        readable(conn, &id, lines)
    })
    .await
}

/// Writes lines as CSV.
fn csv_file(lines: &[Line]) -> String {
    let mut csv = CsvFile::lf([
        "number",
        "time (UTC)",
        "who",
        "command",
        "what",
        "before",
        "after",
        "reason",
        "public",
    ]);
    for line in lines {
        csv.typed(line.cells());
    }
    csv.text()
}
