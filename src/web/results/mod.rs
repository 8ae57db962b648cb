//! Results: quick entry by table number and one key, and one table's result, overruled or corrected.

mod detail;
mod player_reports;

use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

use self::player_reports::{PlayerReport, unsettled};
use super::desk::{Desk, Results};
use super::error::{WebError, WebResult};
use super::form::back;
use super::form::{Fields, FormKeys, StaffForm};
use super::page;
use super::parts::{self, ListAddress, PartQuery, Parts, Shown};
use super::pods::{PodView, pods};
use super::shell::{Link, Notice, Shell};
use super::state::{App, read};
use crate::db::RoundState;
use crate::ops::results::{self as ops, Reported, Typed};
use crate::ops::rulings::{self, Reminder};
use crate::ops::{OpError, rounds};
use crate::rules::standings::standings;
use crate::snapshot::Snapshot;
use crate::web::snapshots;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/results", web::get().to(entry))
        .route("/t/{slug}/desk/results", web::post().to(report))
        .route("/t/{slug}/desk/results/{round}/{table}", web::get().to(detail::show))
        .route(
            "/t/{slug}/desk/results/{round}/{table}",
            web::post().to(detail::correct),
        );
}

/// Player reports on the page: in a large hall hundreds wait for a moment.
const REPORTS: usize = 60;

/// What is asked of the page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Query {
    /// The table that is filled in.
    table: String,
    /// Of a long list: "reported", or the outstanding tables.
    show: String,
    part: String,
}

impl Query {
    /// Where the form was sent from.
    fn of_form(fields: &Fields) -> Self {
        Self {
            table: String::new(),
            show: fields.text("show").to_owned(),
            part: fields.text("part").to_owned(),
        }
    }

    /// The list at its address.
    fn list_at(&self, path: String) -> ListAddress {
        let show = if self.show == REPORTED { REPORTED } else { "" };
        ListAddress::new(path).and("show", show)
    }

    fn wanted(&self) -> PartQuery {
        PartQuery::new(&self.part, "")
    }

    /// The part of a list that has the table of the query, or that is asked for; the form will lead back to it.
    fn part_of(&mut self, pods: &[PodView], most: usize, path: String) -> Shown {
        let tables: Vec<u32> = pods.iter().map(|pod| pod.table).collect();
        let cut = Parts::by_number(&tables, most);
        let named = tables.iter().position(|table| table.to_string() == self.table.trim());
        if let Some(line) = named {
            self.part = cut.holding(line).to_string();
        }
        cut.part(self.wanted(), &self.list_at(path))
    }
}

/// The word of the list of reported tables.
const REPORTED: &str = "reported";

/// The round that takes results.
struct OpenRound {
    number: i64,
    /// "Round 3", "Semi-finals".
    title: String,
}

#[derive(Template)]
#[template(path = "results/entry.html")]
struct EntryPage {
    shell: Shell,
    at: String,
    /// The round that takes results.
    round: Option<OpenRound>,
    games_to_win: u32,
    /// How many tables the round has, and how many of them are reported.
    all: usize,
    reported: usize,
    /// The outstanding tables and the reported ones, of a round whose tables are too many for one page.
    lists: Vec<Link>,
    /// The part of the list that is shown.
    shown: Shown,
    /// Outstanding tables first, then by table number.
    pods: Vec<PodView>,
    outstanding: Vec<i64>,
    player_reports: Vec<PlayerReport>,
    /// How many more player reports wait.
    more_reports: usize,
    /// Penalties of this round that its results must agree with.
    reminders: Vec<Reminder>,
    query: Query,
    result: String,
    marks: String,
    keys: FormKeys,
}

impl EntryPage {
    fn result_of(&self, table: &u32) -> String {
        let round = self.round.as_ref().map_or(0, |round| round.number);
        format!("{}/results/{round}/{table}", self.at)
    }

    /// The beginning of the addresses of tables, which their numbers complete.
    fn tables_at(&self) -> String {
        self.result_of(&0).trim_end_matches('0').to_owned()
    }

    fn left(&self) -> usize {
        self.all - self.reported
    }

    /// Whether the page has tables without a result, or with one.
    fn has(&self, reported: bool) -> bool {
        self.pods.iter().any(|pod| pod.is_reported() == reported)
    }
}

/// The tournament with the rulings of its open round.
struct EntryData {
    snapshot: Arc<Snapshot>,
    reminders: Vec<Reminder>,
}

async fn load(app: &App, slug: &str) -> Result<EntryData, WebError> {
    let snapshot = snapshots::current(app, slug).await?;
    let reminders = match snapshot.loaded.open_round() {
        Some(round) => {
            let round = round.row.clone();
            read(app, move |conn| rulings::reminders(conn, &round.tournament_id, &round)).await?
        }
        None => Vec::new(),
    };
    Ok(EntryData { snapshot, reminders })
}

fn entry_page(app: &App, request: &HttpRequest, desk: &Desk<Results>, data: EntryData, mut query: Query) -> EntryPage {
    let loaded = &data.snapshot.loaded;
    let open = loaded.open_round().filter(|r| r.row.state != RoundState::Draft);
    let mut views = match open.and_then(|r| loaded.event_round(r.row.number)) {
        Some(round) => pods(
            loaded,
            round,
            // the points that the round was paired by
            &standings(&loaded.event, Some(round.number.saturating_sub(1))),
        ),
        None => Vec::new(),
    };
    views.sort_by_key(|pod| (pod.is_reported(), pod.table));
    let (all, reported) = (views.len(), views.iter().filter(|pod| pod.is_reported()).count());
    let most = parts::pods_of(loaded.event.profile().pod_size);
    let (mut lists, mut shown) = (Vec::new(), Shown::whole(all));
    if all > most {
        lists = lists_of_tables(desk, all - reported, reported);
        let named = views.iter().find(|pod| pod.table.to_string() == query.table.trim());
        let is_reported = named.map_or(query.show == REPORTED || reported == all, PodView::is_reported);
        query.show = if is_reported { REPORTED } else { "" }.to_owned();
        views.retain(|pod| pod.is_reported() == is_reported);
        shown = query.part_of(&views, most, desk.at("desk/results"));
        views = shown.take(views);
        for (list, is_this) in lists.iter_mut().zip([!is_reported, is_reported]) {
            list.here = is_this;
        }
    }
    let mut player_reports = open
        .map(|round| unsettled(loaded, round.row.number, data.snapshot.floor.reports()))
        .unwrap_or_default();
    let more_reports = player_reports.len().saturating_sub(REPORTS);
    player_reports.truncate(REPORTS);
    EntryPage {
        shell: desk.shell(request, "Results"),
        at: desk.at("desk"),
        round: open.map(|round| OpenRound {
            number: round.row.number,
            title: loaded.round_name(round.row.number).to_string(),
        }),
        games_to_win: loaded.event.profile().games_to_win,
        all,
        reported,
        lists,
        shown,
        outstanding: open.map(rounds::outstanding).unwrap_or_default(),
        player_reports,
        more_reports,
        reminders: data.reminders,
        pods: views,
        query,
        result: String::new(),
        marks: String::new(),
        keys: desk.keys(app, ""),
    }
}

/// The two lists of a round whose tables are too many for one page.
fn lists_of_tables(desk: &Desk<Results>, outstanding: usize, reported: usize) -> Vec<Link> {
    let at = ListAddress::new(desk.at("desk/results"));
    let list = |label: &str, count: usize, show: &str| {
        let href = at.clone().and("show", show).of(PartQuery::default());
        Link::new(format!("{label}: {count}"), href)
    };
    vec![
        list("Outstanding", outstanding, ""),
        list("Reported", reported, REPORTED),
    ]
}

/// `GET …/desk/results`: who enters results.
async fn entry(app: App, request: HttpRequest, desk: Desk<Results>, query: web::Query<Query>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let data = load(&app, &slug).await?;
    page::private(&entry_page(&app, &request, &desk, data, query.into_inner()))
}

/// `POST …/desk/results`: reports a table of the running round.
async fn report(form: StaffForm<Results>) -> WebResult {
    let query = Query::of_form(&form.fields);
    let to = query.list_at(form.at("desk/results")).of(query.wanted());
    let (table, typed) = match table_of(&form.fields).and_then(|table| Ok((table, typed_of(&form.fields)?))) {
        Ok(read) => read,
        Err(error) => return entry_returned(&form, error).await,
    };
    // No version: quick entry has not shown the table. Another result that is there already comes back as `Differs`.
    match form.run(&to, move |work| ops::report(work, table, &typed, None)).await {
        Ok(Reported::Stored) => form.done(&format!("Table {table} is reported."), &to),
        // Two people of the staff may have the same slip in hand: that is no mistake.
        Ok(Reported::AlreadySo) => form.done(&format!("Table {table} had this result already."), &to),
        Ok(Reported::Differs { version }) => detail::differs(&form, table, version).await,
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => entry_returned(&form, error).await,
        Err(error) => Err(back(&to)(error)),
    }
}

/// Shows quick entry again, with what was typed and what is wrong with it.
async fn entry_returned(form: &StaffForm<Results>, error: OpError) -> WebResult {
    let slug = form.sender.tournament.slug.clone();
    let data = load(&form.app, &slug).await?;
    let query = Query::of_form(&form.fields);
    let mut page = entry_page(&form.app, &form.request, &form.sender, data, query);
    let typed = |name: &str, most: usize| form.fields.raw(name).chars().take(most).collect();
    page.query.table = typed("table", 20);
    page.result = typed("result", 40);
    page.marks = typed("marks", 40);
    page.shell.notice = Some(Notice::bad(error.to_string()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

fn table_of(fields: &Fields) -> Result<i64, OpError> {
    fields
        .number("table", "Table", 1..=99_999)
        .map_err(|p| OpError::Invalid(vec![p]))?
        .ok_or_else(|| OpError::field("table", "Table: type its number."))
}

/// Reads what was typed: the result, and marks as `c2 m3`.
///
/// # Errors
/// A mark that cannot be read.
fn typed_of(fields: &Fields) -> Result<Typed, OpError> {
    let mut typed = Typed {
        games: fields.text("result").to_owned(),
        ..Typed::default()
    };
    let marks = fields.text("marks").to_lowercase();
    let mut rest = marks
        .chars()
        // Typed in a hurry: "c2m3", "c2, m3" and "C2 M3" are the same.
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
