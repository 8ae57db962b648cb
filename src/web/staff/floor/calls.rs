//! The page of calls for a judge: open calls with their buttons, and closed calls.

use actix_web::HttpRequest;
use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Field, FormKeys, Pages, StaffForm, back};
use crate::web::frame::look::local_time::{clock_time, date_time};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::player_reports::unsettled;
use crate::web::shared::terms;
use crate::web::staff::floor::{CallView, LENGTH, Refusal, Viewer, caller, read_board, refused_at_table};
use podium_ops::OpError;
use podium_ops::floor as ops;
use podium_ops::floor::{Board, CallAction, CallTime, CallVersion, Passing};
use podium_store::CallState;
use podium_store::floor::calls::{self, CallRow};
use podium_store::site::accounts;
use podium_store::tournaments::rounds;
use say::{Message, floor_calls as t, staff_words};

/// Closed calls on one page.
const LINES: usize = 50;

/// Tournament and call in the address.
type Id = Path<(String, String)>;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/calls", handler!(show))
        .post("/t/{slug}/desk/calls", handler!(note))
        .post("/t/{slug}/desk/calls/{id}/claim", handler!(claim))
        .post("/t/{slug}/desk/calls/{id}/give-back", handler!(give_back))
        .post("/t/{slug}/desk/calls/{id}/escalate", handler!(escalate))
        .post("/t/{slug}/desk/calls/{id}/hand", handler!(hand))
        .post("/t/{slug}/desk/calls/{id}/resolve", handler!(resolve));
}

/// A closed call.
struct Ended {
    /// "Table 7, round 3"; "away from the tables".
    place: Message,
    caller: Message,
    what: Option<String>,
    /// The time it was made.
    made: Message,
    /// "Jo resolved it at 14:20".
    end: Message,
    answer: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
struct ListQuery {
    page: Option<usize>,
}

#[derive(Template)]
#[template(path = "staff/floor/calls/list.html")]
struct CallsPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    floor: String,
    /// Address of the judge's news on a phone.
    news: String,
    open: Vec<CallView>,
    /// Tables whose players disagree on the result, with what they say.
    disputes: Vec<(u32, Message)>,
    ended: Vec<Ended>,
    pages: Pages,
    has_round: bool,
    may: bool,
    table: Field,
    what: Field,
    keys: FormKeys,
}

/// `GET …/desk/calls`: staff.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, query: Query<ListQuery>) -> WebResult {
    let here = query.page.unwrap_or(1).max(1);
    page::private(&calls_page(&app, &request, &desk, here).await?)
}

async fn calls_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    here: usize,
) -> Result<CallsPage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let viewer = Viewer::of(desk);
    let tables = board.by_urgency(viewer.chief);
    let mut open: Vec<&CallRow> = tables
        .iter()
        .flat_map(|table| &table.calls)
        .chain(&board.away)
        .collect();
    // The sort is stable: calls of the same kind and moment keep the order of the floor.
    open.sort_by_key(|call| match call.state {
        // Only for those who may take it; for other judges it counts as taken.
        CallState::Escalated if viewer.chief => (0, call.made_at),
        CallState::Waiting => (1, call.made_at),
        _ => (2, call.made_at),
    });
    let open = open
        .into_iter()
        .map(|call| CallView::new(app, desk, board, call, &viewer));
    let at = desk.at("desk/calls");
    let (ended, last) = ended(app, board, here).await?;
    Ok(CallsPage {
        shell: desk.shell(request, say::staff_nav::calls()),
        floor: desk.at("desk/floor"),
        news: desk.at("desk/news"),
        open: open.collect(),
        disputes: disputes(app, board).await?,
        ended,
        pages: Pages {
            here: here.min(last),
            last,
            href: format!("{at}?page="),
        },
        has_round: board.round.is_some(),
        may: viewer.may,
        table: Field::empty("table"),
        what: Field::empty("what"),
        keys: desk.keys(app, None),
        at,
    })
}

/// Lists the disputed results of the round, by table: two sides wait for a judge there.
async fn disputes(app: &App, board: &Board) -> Result<Vec<(u32, Message)>, WebError> {
    let snapshot = snapshots::current(app, &board.tournament.slug).await?;
    let number = board.round.as_ref().map_or(0, |round| round.number);
    let reports = unsettled(&snapshot, number, snapshot.floor.reports());
    let disputed = reports.into_iter().filter(|report| report.disputed);
    Ok(disputed.map(|report| (report.table, report.text)).collect())
}

/// Returns one page of the closed calls, latest first, and the number of pages.
async fn ended(app: &App, board: &Board, here: usize) -> Result<(Vec<Ended>, usize), WebError> {
    let tournament = board.tournament.clone();
    let (mut all, pods, rounds, names, accounts) = read(app, move |conn| {
        let id = tournament.id.clone();
        let calls = calls::of_tournament(conn, &id)?;
        let named = calls.iter().flat_map(|call| [&call.made_by, &call.resolved_by]);
        let accounts = accounts::names(conn, named.flatten())?;
        Ok::<_, WebError>((
            calls,
            rounds::pods_of_tournament(conn, &id)?,
            rounds::of_tournament(conn, &id)?,
            rounds::names(conn, &tournament)?,
            accounts,
        ))
    })
    .await?;
    // Withdrawn calls have this time too.
    all.retain(|call| call.resolved_at.is_some());
    all.sort_by(|a, b| b.resolved_at.cmp(&a.resolved_at).then_with(|| b.id.cmp(&a.id)));
    // An empty list has one page.
    let last = all.len().div_ceil(LINES).max(1);
    let zone = &board.tournament.time_zone;
    let name = |account: &Option<String>| {
        let found = account.as_ref().and_then(|id| accounts.get(id));
        found.map_or_else(staff_words::somebody, Message::from)
    };
    let place = |call: &CallRow| {
        let pod = pods.iter().find(|pod| Some(&pod.id) == call.pod_id.as_ref())?;
        let round = rounds.iter().find(|round| round.id == pod.round_id)?;
        let round = terms::label(&names.name(round.number));
        Some(say::result::place(pod.table_number, round))
    };
    // An old link to a page that no longer exists shows the last one.
    let ended = all.iter().skip((here.min(last) - 1) * LINES).take(LINES).map(|call| {
        let at = call.resolved_at.map(|at| clock_time(at, zone)).unwrap_or_default();
        let noted = call.made_by.is_some().then(|| t::noted_by(name(&call.made_by)));
        Ended {
            place: place(call).unwrap_or_else(t::away_from_tables),
            caller: caller(call, &board.players, noted),
            what: Some(call.what.clone()).filter(|what| !what.is_empty()),
            made: date_time(call.made_at, zone),
            end: match call.state {
                CallState::Withdrawn => t::withdrawn_at(at),
                _ => t::resolved_at(name(&call.resolved_by), at),
            },
            answer: call.answer.clone().filter(|answer| !answer.is_empty()),
        }
    });
    Ok((ended.collect(), last))
}

/// `POST …/desk/calls`: judges note a call.
async fn note(form: StaffForm<Floor>) -> WebResult {
    let to = form.answer("desk/calls");
    let what = form.fields.raw("what").to_owned();
    let done = match form.fields.number("table", say::field_names::table(), 1..=99_999) {
        Err(problem) => Err(OpError::Invalid(vec![problem])),
        Ok(table) => form.run(&to, move |work| ops::note(work, table, &what)).await,
    };
    match done {
        Ok(()) => form.done(t::noted(), &to),
        Err(error) => come_back(&form, Refusal::sorted(&form.fields, error, &to)?).await,
    }
}

/// Shows the page again, with the refused call.
async fn come_back(form: &StaffForm<Floor>, refusal: Refusal<'_>) -> WebResult {
    let mut page = calls_page(&form.app, &form.request, &form.sender, 1).await?;
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    // What was typed is kept, wrong or not.
    page.table = Field::of("table", form.fields.raw("table"));
    page.what = Field::of("what", form.fields.raw("what"));
    page::with_status(refusal.status, &page)
}

async fn claim(form: StaffForm<Floor>, id: Id) -> WebResult {
    on_call(&form, id, CallAction::Claim).await
}

async fn give_back(form: StaffForm<Floor>, id: Id) -> WebResult {
    on_call(&form, id, CallAction::GiveBack).await
}

async fn escalate(form: StaffForm<Floor>, id: Id) -> WebResult {
    on_call(&form, id, CallAction::Escalate).await
}

async fn hand(form: StaffForm<Floor>, id: Id) -> WebResult {
    on_call(&form, id, CallAction::Hand).await
}

async fn resolve(form: StaffForm<Floor>, id: Id) -> WebResult {
    on_call(&form, id, CallAction::Resolve).await
}

/// Runs an action on a call. If it is refused, the page shows the current state, including who has the call.
async fn on_call(form: &StaffForm<Floor>, id: Id, action: CallAction) -> WebResult {
    let to = form.answer("desk/calls");
    let seen = CallVersion {
        id: id.into_inner().1,
        version: form.fields.version(),
    };
    let answer = form.fields.raw("answer").to_owned();
    let time = time_of(form.fields.text("time"));
    let colleague = form.fields.text("to").to_owned();
    let passing = Passing {
        note: form.fields.raw("note").to_owned(),
        stays: form.fields.ticked("stays"),
    };
    let done = form.run(&to, move |work| match action {
        CallAction::Claim => ops::claim(work, &seen).map(|()| None),
        CallAction::GiveBack => ops::give_back(work, &seen).map(|()| None),
        CallAction::Escalate => ops::escalate(work, &seen, &passing).map(|()| None),
        CallAction::Hand => ops::hand(work, &seen, &colleague).map(|()| None),
        CallAction::Resolve => ops::resolve(work, &seen, &answer, time),
    });
    match done.await {
        Ok(None) => form.done(notice(action), &to),
        Ok(Some(minutes)) => form.done(t::resolved_with_time(minutes), &to),
        Err(error @ (OpError::Conflict(_) | OpError::Refused { .. } | OpError::Invalid(_))) => {
            let refusal = Refusal {
                // the table's page has other fields of these names
                problems: Vec::new(),
                ..Refusal::new(&form.fields, error)
            };
            refused(form, refusal).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// Reads the time that a call's table gets: a choice of [`CallView::times`](crate::web::staff::floor::CallView).
fn time_of(choice: &str) -> CallTime {
    match choice {
        LENGTH => CallTime::Length,
        _ => choice.parse().map_or(CallTime::None, CallTime::Minutes),
    }
}

/// Returns the notice about what an action did.
fn notice(action: CallAction) -> Message {
    match action {
        CallAction::Claim => t::claimed(),
        CallAction::GiveBack => t::given_back(),
        CallAction::Escalate => t::escalated(),
        CallAction::Hand => t::handed_over(),
        CallAction::Resolve => t::resolved(),
    }
}

/// Answers with the page that the form came from: a table's, or this one.
async fn refused(form: &StaffForm<Floor>, refusal: Refusal<'_>) -> WebResult {
    if let Ok(table) = form.fields.text("back").parse() {
        return refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await;
    }
    // Read again: the refusal says what happened to the call, and the list shows it.
    let mut page = calls_page(&form.app, &form.request, &form.sender, 1).await?;
    for call in &mut page.open {
        call.keep(&form.request, &form.fields);
    }
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    page::with_status(refusal.status, &page)
}
