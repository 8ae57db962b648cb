//! Calls for a judge: the open ones with their buttons, and what became of the others.

use actix_web::http::StatusCode;
use actix_web::web::{self, Path, Query, ServiceConfig};
use actix_web::{HttpRequest, ResponseError};
use askama::Template;
use serde::Deserialize;

use super::desk::{Desk, Floor, Inside, Right};
use super::error::{WebError, WebResult};
use super::floor::{self, Reader, read_board};
use super::form::{Field, FormKeys, Pages};
use super::local_time::{clock_time, date_time};
use super::names;
use super::page;
use super::posted::Posted;
use super::sent::Sent;
use super::shell::{Notice, Shell};
use super::state::{App, read};
use crate::db::calls::CallRow;
use crate::db::players::PlayerRow;
use crate::db::{CallState, NamesShown, accounts, calls, rounds};
use crate::ops::OpError;
use crate::ops::floor::{self as ops, Board, Deed, Seen};

/// Ended calls of one page.
const LINES: usize = 50;

/// Tournament and call in the address.
type Id = Path<(String, String)>;

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/calls", web::get().to(show))
        .route("/t/{slug}/desk/calls", web::post().to(note))
        .route("/t/{slug}/desk/calls/{id}/claim", web::post().to(claim))
        .route("/t/{slug}/desk/calls/{id}/give-back", web::post().to(give_back))
        .route("/t/{slug}/desk/calls/{id}/escalate", web::post().to(escalate))
        .route("/t/{slug}/desk/calls/{id}/resolve", web::post().to(resolve));
}

/// An open call with what its reader may do.
pub struct CallView {
    pub id: String,
    /// Address that its forms begin with.
    pub at: String,
    pub keys: FormKeys,
    /// Where its forms lead back to: "calls", or a table's number.
    pub back: String,
    pub table: Option<i64>,
    /// Who called, or who noted it.
    pub caller: String,
    pub what: String,
    pub kind: &'static str,
    /// "waits since 14:05", "Jo has it since 14:06".
    pub state: String,
    /// When it was made.
    pub since: String,
    pub may_claim: bool,
    pub takes_over: bool,
    pub may_give_back: bool,
    pub may_escalate: bool,
    pub may_resolve: bool,
    /// What was typed as the answer and came to nothing.
    pub answer: String,
    /// Where a ruling of it begins.
    pub ruling: String,
}

impl CallView {
    pub fn new<R: Right>(app: &App, desk: &Desk<R>, board: &Board, call: &CallRow, reader: &Reader) -> Self {
        let zone = &board.tournament.time_zone;
        let time = |at| clock_time(at, zone);
        let name = |account: &Option<String>| match account {
            Some(id) if *id == reader.account => "You".to_owned(),
            Some(id) => board.judge(id).to_owned(),
            None => "somebody".to_owned(),
        };
        let table = board
            .tables
            .iter()
            .find(|table| Some(&table.pod.id) == call.pod_id.as_ref());
        let table = table.map(|table| table.number());
        let may = |deed| reader.may && ops::may(call, &reader.account, reader.chief, deed);
        let at_table = table.map(|table| format!("table={table}&")).unwrap_or_default();
        Self {
            at: desk.at(&format!("desk/calls/{}", call.id)),
            keys: desk.keys(app, call.version),
            back: "calls".to_owned(),
            table,
            caller: caller(
                call,
                call.player_id.as_ref().and_then(|id| board.players.get(id)),
                &name,
            ),
            what: call.what.clone(),
            kind: match call.state {
                CallState::Waiting | CallState::Escalated => "bad",
                _ => "live",
            },
            state: match call.state {
                CallState::Waiting => "waits for a judge".to_owned(),
                CallState::Escalated => {
                    let since = time(call.escalated_at.unwrap_or(call.made_at));
                    format!("waits for the head judge since {since}")
                }
                _ => {
                    let by = name(&call.claimed_by);
                    let has = if by == "You" { "have" } else { "has" };
                    format!("{by} {has} it since {}", time(call.claimed_at.unwrap_or(call.made_at)))
                }
            },
            since: time(call.made_at),
            may_claim: may(Deed::Claim),
            takes_over: call.state == CallState::Claimed,
            may_give_back: may(Deed::GiveBack),
            may_escalate: may(Deed::Escalate),
            may_resolve: may(Deed::Resolve),
            answer: String::new(),
            ruling: desk.at(&format!("desk/rulings/new?{at_table}call={}", call.id)),
            id: call.id.clone(),
        }
    }

    /// Keeps the answer that was sent to this call and refused.
    pub fn keep_answer(&mut self, request: &HttpRequest, posted: &Posted) {
        if request.path() == format!("{}/resolve", self.at) {
            self.answer = posted.raw("answer").to_owned();
        }
    }

    /// The same, for the page of a table.
    #[must_use]
    pub fn back_to_table(mut self, table: i64) -> Self {
        self.back = table.to_string();
        self
    }
}

fn caller(call: &CallRow, player: Option<&PlayerRow>, name: &dyn Fn(&Option<String>) -> String) -> String {
    match (player, &call.made_by) {
        (Some(player), _) => names::of_player(player, NamesShown::Full),
        (None, Some(_)) => format!("noted by {}", name(&call.made_by)),
        (None, None) => "a player".to_owned(),
    }
}

/// A call that ended.
struct Ended {
    /// "Table 7, round 3"; "away from the tables".
    place: String,
    caller: String,
    what: String,
    made: String,
    /// "Jo resolved it at 14:20".
    end: String,
    answer: String,
}

#[derive(Debug, Default, Deserialize)]
struct Wanted {
    page: Option<usize>,
}

#[derive(Template)]
#[template(path = "calls/list.html")]
struct CallsPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    floor: String,
    open: Vec<CallView>,
    ended: Vec<Ended>,
    pages: Pages,
    has_round: bool,
    may: bool,
    table: Field,
    what: Field,
    keys: FormKeys,
}

/// `GET …/desk/calls`: staff.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, wanted: Query<Wanted>) -> WebResult {
    let here = wanted.page.unwrap_or(1).max(1);
    page::private(&calls_page(&app, &request, &desk, here).await?)
}

async fn calls_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    here: usize,
) -> Result<CallsPage, WebError> {
    let (board, _) = read_board(app, desk).await?;
    let reader = Reader::of(desk);
    let tables = board.by_urgency(reader.chief);
    let mut open: Vec<&CallRow> = tables
        .iter()
        .flat_map(|table| &table.calls)
        .chain(&board.away)
        .collect();
    // stable, so calls equally pressing stay in the order of the floor
    open.sort_by_key(|call| match call.state {
        CallState::Escalated if reader.chief => (0, call.made_at),
        CallState::Waiting => (1, call.made_at),
        _ => (2, call.made_at),
    });
    let open = open
        .into_iter()
        .map(|call| CallView::new(app, desk, &board, call, &reader));
    let at = desk.at("desk/calls");
    let (ended, last) = ended(app, &board, here).await?;
    Ok(CallsPage {
        shell: desk.shell(request, "Calls"),
        floor: desk.at("desk/floor"),
        open: open.collect(),
        ended,
        pages: Pages {
            here: here.min(last),
            last,
            href: format!("{at}?page="),
        },
        has_round: board.round.is_some(),
        may: reader.may,
        table: Field::empty("table"),
        what: Field::empty("what"),
        keys: desk.keys(app, ""),
        at,
    })
}

/// One page of the calls that ended, latest first, and how many pages there are.
async fn ended(app: &App, board: &Board, here: usize) -> Result<(Vec<Ended>, usize), WebError> {
    let id = board.tournament.id.clone();
    let (mut all, pods, rounds, accounts) = read(app, move |conn| {
        Ok::<_, WebError>((
            calls::of_tournament(conn, &id)?,
            rounds::pods_of_tournament(conn, &id)?,
            rounds::of_tournament(conn, &id)?,
            accounts::all(conn)?,
        ))
    })
    .await?;
    all.retain(|call| call.resolved_at.is_some());
    all.sort_by(|a, b| b.resolved_at.cmp(&a.resolved_at).then_with(|| b.id.cmp(&a.id)));
    let last = all.len().div_ceil(LINES).max(1);
    let zone = &board.tournament.time_zone;
    let name = |account: &Option<String>| {
        let found = accounts.iter().find(|found| Some(&found.id) == account.as_ref());
        found.map_or_else(|| "somebody".to_owned(), |found| found.name.clone())
    };
    let place = |call: &CallRow| {
        let pod = pods.iter().find(|pod| Some(&pod.id) == call.pod_id.as_ref())?;
        let round = rounds.iter().find(|round| round.id == pod.round_id)?;
        Some(format!("Table {}, round {}", pod.table_number, round.number))
    };
    let ended = all.iter().skip((here.min(last) - 1) * LINES).take(LINES).map(|call| {
        let player = call.player_id.as_ref().and_then(|id| board.players.get(id));
        let at = call.resolved_at.map(|at| clock_time(at, zone)).unwrap_or_default();
        Ended {
            place: place(call).unwrap_or_else(|| "Away from the tables".to_owned()),
            caller: caller(call, player, &name),
            what: call.what.clone(),
            made: date_time(call.made_at, zone),
            end: match call.state {
                CallState::Withdrawn => format!("taken back at {at}"),
                _ => format!("{} resolved it at {at}", name(&call.resolved_by)),
            },
            answer: call.answer.clone().unwrap_or_default(),
        }
    });
    Ok((ended.collect(), last))
}

/// `POST …/desk/calls`: judges note a call.
async fn note(form: Sent<Floor>) -> WebResult {
    let posted = &form.posted;
    let to = back_to(&form);
    let what = posted.raw("what").to_owned();
    let done = match posted.number("table", "Table", 1..=99_999) {
        Err(problem) => Err(OpError::Invalid(vec![problem])),
        Ok(table) => {
            form.act(&to, move |db, slug, actor, once| {
                ops::note(db, slug, actor, once, table, &what)
            })
            .await
        }
    };
    match done {
        Ok(()) => form.done("The call is noted.", &to),
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => {
            let mut page = calls_page(&form.app, &form.request, &form.desk, 1).await?;
            page.shell.notice = Some(Notice::bad(error.to_string()));
            page.table = Field::of("table", posted.raw("table"));
            page.what = Field::of("what", posted.raw("what"));
            page::with_status(WebError::from(error).status_code(), &page)
        }
        Err(error) => Err(WebError::from(error).way_on("Go back", to)),
    }
}

async fn claim(form: Sent<Floor>, id: Id) -> WebResult {
    on_call(&form, id, Deed::Claim).await
}

async fn give_back(form: Sent<Floor>, id: Id) -> WebResult {
    on_call(&form, id, Deed::GiveBack).await
}

async fn escalate(form: Sent<Floor>, id: Id) -> WebResult {
    on_call(&form, id, Deed::Escalate).await
}

async fn resolve(form: Sent<Floor>, id: Id) -> WebResult {
    on_call(&form, id, Deed::Resolve).await
}

async fn on_call(form: &Sent<Floor>, id: Id, deed: Deed) -> WebResult {
    let to = back_to(form);
    let seen = Seen {
        id: id.into_inner().1,
        version: form.posted.version(),
    };
    let answer = form.posted.raw("answer").to_owned();
    let done = form
        .act(&to, move |db, slug, actor, once| match deed {
            Deed::Claim => ops::claim(db, slug, actor, once, &seen),
            Deed::GiveBack => ops::give_back(db, slug, actor, once, &seen),
            Deed::Escalate => ops::escalate(db, slug, actor, once, &seen),
            Deed::Resolve => ops::resolve(db, slug, actor, once, &seen, &answer),
        })
        .await;
    match done {
        Ok(()) => {
            let told = match deed {
                Deed::Claim => "The call is yours.",
                Deed::GiveBack => "The call waits again.",
                Deed::Escalate => "The head judge is called.",
                Deed::Resolve => "Resolved.",
            };
            form.done(told, &to)
        }
        // the page as it is now, with what was refused: one look says who has it
        Err(error @ (OpError::Conflict(_) | OpError::Refused { .. } | OpError::Invalid(_))) => {
            let why = error.to_string();
            let status = WebError::from(error).status_code();
            refused(form, (status, why)).await
        }
        Err(error) => Err(WebError::from(error).way_on("Go back", to)),
    }
}

async fn refused(form: &Sent<Floor>, (status, why): (StatusCode, String)) -> WebResult {
    let Sent {
        app,
        request,
        desk,
        posted,
    } = form;
    if let Ok(table) = posted.text("back").parse() {
        return floor::refused_at_table(app, request, desk, table, (posted, &[]), (status, why)).await;
    }
    let mut page = calls_page(app, request, desk, 1).await?;
    for call in &mut page.open {
        call.keep_answer(request, posted);
    }
    page.shell.notice = Some(Notice::bad(why));
    page::with_status(status, &page)
}

/// Where a form about calls leads: to the table it stood at, or to the calls.
fn back_to(form: &Sent<Floor>) -> String {
    let desk = &form.desk;
    match form.posted.text("back").parse::<i64>() {
        Ok(table) => desk.at(&format!("desk/floor/{table}")),
        Err(_) => desk.at("desk/calls"),
    }
}
