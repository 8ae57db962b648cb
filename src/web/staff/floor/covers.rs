//! The page of covers: judges take and release tables, the head judge gives them.

use actix_web::HttpRequest;
use askama::Template;

use super::{JudgeLine, Refusal, Viewer, judge_lines, read_board, refused_at_table, uncovered};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, FormKeys, StaffForm};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read};
use podium_ops::OpError;
use podium_ops::floor as ops;
use podium_ops::floor::{Board, CoverChange, in_ranges};
use podium_store::floor::calls;
use podium_store::tournaments::rounds;
use say::{Message, covers as t, floor_tables};

#[derive(Template)]
#[template(path = "staff/floor/covers.html")]
struct CoversPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    floor: String,
    /// "Round 3"; `None` while no round is at the tables.
    title: Option<Message>,
    judges: Vec<JudgeLine>,
    uncovered: Option<String>,
    tables: Field,
    given: Field,
    judge: Field,
    choices: Vec<Choice>,
    has_own: bool,
    /// Whether the previous round was covered and a table is free now.
    as_before: bool,
    may: bool,
    chief: bool,
    keys: FormKeys,
}

/// `GET …/desk/covers`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&covers_page(&app, &request, &desk).await?)
}

async fn covers_page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>) -> Result<CoversPage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let viewer = Viewer::of(desk);
    let own = |account: &Option<String>| account.as_ref() == Some(&viewer.account);
    let uncovered = uncovered(board);
    Ok(CoversPage {
        shell: desk.shell(request, floor_tables::who_covers_what()),
        at: desk.at("desk/covers"),
        floor: desk.at("desk/floor"),
        title: floor.title.clone(),
        judges: judge_lines(board, &viewer),
        tables: Field::empty("tables"),
        given: Field::empty("given"),
        judge: Field::empty("judge"),
        choices: (board.judges.iter())
            .map(|judge| Choice::new(&judge.account, &judge.name))
            .collect(),
        has_own: board.tables.iter().any(|table| own(&table.cover)),
        // The second condition needs a query, which is skipped if every table is covered.
        as_before: uncovered.is_some() && covered_before(app, board).await?,
        uncovered,
        may: viewer.may,
        chief: viewer.chief,
        keys: desk.keys(app, None),
    })
}

async fn covered_before(app: &App, board: &Board) -> Result<bool, WebError> {
    let Some(round) = &board.round else {
        return Ok(false);
    };
    let (tournament, before) = (board.tournament.id.clone(), round.number - 1);
    read(app, move |conn| {
        let Some(before) = rounds::by_number(conn, &tournament, before)? else {
            return Ok(false);
        };
        Ok::<_, WebError>(!calls::covers_of_round(conn, &before.id)?.is_empty())
    })
    .await
}

/// `POST …/desk/covers`: judges; `do` names the button.
pub(super) async fn change(form: StaffForm<Floor>) -> WebResult {
    let table: Option<i64> = form.fields.text("back").parse().ok();
    let to = form.answer("desk/covers");
    match run(&form, &to).await {
        Ok(change) => form.done(notice(&change, form.fields.text("do")), &to),
        Err(error) => refused(&form, table, Refusal::sorted(&form.fields, error, &to)?).await,
    }
}

/// Runs the command of the button that was pressed.
async fn run(form: &StaffForm<Floor>, to: &str) -> Result<CoverChange, OpError> {
    let button = form.fields.text("do").to_owned();
    let (tables, given) = (
        form.fields.raw("tables").to_owned(),
        form.fields.raw("given").to_owned(),
    );
    let judge = form.fields.text("judge").to_owned();
    form.run(to, move |work| match button.as_str() {
        "take" => ops::take(work, &tables),
        "assign" => ops::assign(work, &judge, &given),
        "release" => ops::release(work, &tables),
        "as_before" => ops::as_before(work),
        // Sent without a button: by Enter in a browser that names none.
        _ => Err(OpError::field("do", t::no_button())),
    })
    .await
}

/// Answers with the page that the form came from: a table's, or this one.
async fn refused(form: &StaffForm<Floor>, table: Option<i64>, refusal: Refusal<'_>) -> WebResult {
    if let Some(table) = table {
        return refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await;
    }
    let mut page = covers_page(&form.app, &form.request, &form.sender).await?;
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    for field in [&mut page.tables, &mut page.given, &mut page.judge] {
        *field = Field::of(field.name, refusal.fields.raw(field.name));
    }
    page::with_status(refusal.status, &page)
}

/// Returns the notice about what changed.
fn notice(change: &CoverChange, button: &str) -> Message {
    let tables = in_ranges(&change.changed);
    let done = match (button, change.changed.len()) {
        (_, 0) => t::nothing_changed(),
        ("take", 1) => t::one_yours(tables),
        ("take", _) => t::all_yours(tables),
        ("release", 1) => t::one_released(tables),
        ("release", _) => t::all_released(tables),
        ("assign", 1) => t::one_given(tables),
        ("assign", _) => t::all_given(tables),
        (_, 1) => t::one_as_before(tables),
        (_, _) => t::all_as_before(tables),
    };
    if change.kept.is_empty() {
        return done;
    }
    let kept = change.kept.iter().map(|(table, name)| t::kept_table(table, name));
    Message::joined([done, t::kept(Message::joined(kept, ", "))], " ")
}
