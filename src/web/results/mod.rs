//! Results: quick entry by table number and one key; one table looked at, overruled or corrected.

mod one;
mod said;

use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::desk::{Desk, Results};
use super::error::{WebError, WebResult};
use super::form::FormKeys;
use super::page;
use super::pods::{PodView, pods};
use super::posted::Posted;
use super::rounds::title;
use super::shell::{Notice, Shell};
use super::state::{App, act, read};
use crate::db::events::{self, Loaded};
use crate::db::reports::{self, ReportRow};
use crate::db::{Conn, RoundState};
use crate::ops::results::{self as ops, Reported, Typed};
use crate::ops::rulings::{self, Reminder};
use crate::ops::{OpError, rounds};
use crate::rules::standings::standings;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/results", web::get().to(entry))
        .route("/t/{slug}/desk/results", web::post().to(report))
        .route("/t/{slug}/desk/results/{round}/{table}", web::get().to(one::show))
        .route("/t/{slug}/desk/results/{round}/{table}", web::post().to(one::correct));
}

#[derive(Debug, Default, Deserialize)]
struct Wanted {
    /// The table to begin with.
    table: Option<String>,
}

#[derive(Template)]
#[template(path = "results/entry.html")]
struct EntryPage {
    shell: Shell,
    at: String,
    /// The round that takes results.
    round: Option<i64>,
    /// "Round 3", "Semi-final"; empty when no round takes results.
    title: String,
    games_to_win: u32,
    reported: usize,
    /// Outstanding tables on top, each part by table number.
    pods: Vec<PodView>,
    outstanding: Vec<i64>,
    /// What players reported and nobody has settled.
    said: Vec<said::Said>,
    /// What rulings mean for results.
    reminders: Vec<Reminder>,
    table: String,
    result: String,
    marks: String,
    error: String,
    keys: FormKeys,
}

impl EntryPage {
    fn result_of(&self, table: &u32) -> String {
        format!("{}/results/{}/{table}", self.at, self.round.unwrap_or_default())
    }

    fn left(&self) -> usize {
        self.pods.len() - self.reported
    }
}

/// The tournament, and what the players of its open round have reported, and judges have ruled.
type Read = (Loaded, Vec<ReportRow>, Vec<Reminder>);

fn load(conn: &mut Conn<'_>, slug: &str) -> Result<Read, WebError> {
    let loaded = events::load(conn, slug)?;
    let (said, ruled) = match loaded.open_round() {
        Some(round) => (
            reports::of_round(conn, &round.row.id)?,
            rulings::reminders(conn, &loaded.tournament.id, &round.row)?,
        ),
        None => Default::default(),
    };
    Ok((loaded, said, ruled))
}

fn entry_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Results>,
    (loaded, reports, reminders): &Read,
) -> EntryPage {
    let open = loaded.open_round().filter(|r| r.row.state != RoundState::Draft);
    let mut views = match open.and_then(|r| loaded.event_round(r.row.number)) {
        Some(round) => pods(
            loaded,
            round,
            &standings(&loaded.event, Some(round.number.saturating_sub(1))),
        ),
        None => Vec::new(),
    };
    views.sort_by_key(|pod| (pod.reported, pod.table));
    EntryPage {
        shell: desk.shell(request, "Results"),
        at: desk.at("desk"),
        round: open.map(|r| r.row.number),
        title: open.map(|r| title(loaded, r.row.number)).unwrap_or_default(),
        games_to_win: loaded.event.profile().games_to_win,
        reported: views.iter().filter(|pod| pod.reported).count(),
        outstanding: open.map(rounds::outstanding).unwrap_or_default(),
        said: open
            .map(|r| said::said(loaded, r.row.number, reports))
            .unwrap_or_default(),
        reminders: reminders.clone(),
        pods: views,
        table: String::new(),
        result: String::new(),
        marks: String::new(),
        error: String::new(),
        keys: desk.keys(app, ""),
    }
}

/// `GET …/desk/results`: who enters results.
async fn entry(app: App, request: HttpRequest, desk: Desk<Results>, wanted: web::Query<Wanted>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let loaded = read(&app, move |conn| load(conn, &slug)).await?;
    let mut page = entry_page(&app, &request, &desk, &loaded);
    page.table = wanted.into_inner().table.unwrap_or_default();
    page::private(&page)
}

/// `POST …/desk/results`: reports a table of the running round.
async fn report(app: App, request: HttpRequest, desk: Desk<Results>, posted: Posted) -> WebResult {
    let to = desk.at("desk/results");
    let done = match (table_of(&posted), typed_of(&posted)) {
        (Ok(table), Ok(typed)) => {
            let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
            let typed_again = typed.clone();
            let done = act(&app, move |s| {
                ops::report(&s.db, &slug, &actor, &once, table, &typed_again, None)
            })
            .await;
            done.map(|reported| (table, reported))
        }
        (Err(problem), _) | (_, Err(problem)) => Err(problem),
    };
    match done {
        Ok((table, Reported::Stored)) => {
            desk.visitor.tell_next(&request, &format!("Table {table} is reported."));
            Ok(page::see_other(&to))
        }
        Ok((table, Reported::AlreadySo)) => {
            desk.visitor
                .tell_next(&request, &format!("Table {table} had this result already."));
            Ok(page::see_other(&to))
        }
        Ok((table, Reported::Differs { version })) => one::differs(&app, &request, desk, table, version, &posted).await,
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => {
            // what was typed stays, beside what is wrong with it
            let slug = desk.tournament.slug.clone();
            let loaded = read(&app, move |conn| load(conn, &slug)).await?;
            let mut page = entry_page(&app, &request, &desk, &loaded);
            page.table = posted.raw("table").chars().take(20).collect();
            page.result = posted.raw("result").chars().take(40).collect();
            page.marks = posted.raw("marks").chars().take(40).collect();
            page.error = error.to_string();
            page.shell.notice = Some(Notice::bad(error.to_string()));
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(error) => Err(WebError::from(error).way_on("Go back", to)),
    }
}

fn table_of(posted: &Posted) -> Result<i64, OpError> {
    posted
        .number("table", "Table", 1..=99_999)
        .map_err(|p| OpError::Invalid(vec![p]))?
        .ok_or_else(|| OpError::field("table", "Table: type its number."))
}

/// What was typed: the result, and marks as `c2 m3`.
///
/// # Errors
/// A mark that is none.
pub(super) fn typed_of(posted: &Posted) -> Result<Typed, OpError> {
    let mut typed = Typed {
        games: posted.text("result").to_owned(),
        ..Typed::default()
    };
    let marks = posted.text("marks").to_lowercase();
    let mut rest = marks
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, ',' | ';'))
        .peekable();
    while let Some(letter) = rest.next() {
        let mut digits = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        let list = match letter {
            'c' => &mut typed.conceded,
            'm' => &mut typed.match_losses,
            _ => return Err(wrong_mark(&marks)),
        };
        list.push(digits.parse().map_err(|_| wrong_mark(&marks))?);
    }
    Ok(typed)
}

fn wrong_mark(marks: &str) -> OpError {
    OpError::field(
        "marks",
        format!(
            "Marks: {marks:?} cannot be read. Type C and a seat for who conceded, M and a seat for a match loss, as c2 m3."
        ),
    )
}

/// Leads back to quick entry after a table was dealt with.
fn to_entry(desk_at: &str) -> HttpResponse {
    page::see_other(desk_at)
}
