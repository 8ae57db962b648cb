//! The round clock: started, paused, changed in length; and time given to single tables. The desk and the tables' pages
//! also send forms here.

pub mod show;

use actix_web::http::StatusCode;
use actix_web::web::Path;

use super::desk_home::refused;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Fields, StaffForm, confirmed};
use crate::web::frame::look::shell::Notice;
use crate::web::frame::request::desk::{Clock, Floor, Right};
use crate::web::shared::terms;
use crate::web::staff::floor::{Refusal, refused_at_table};
use podium_ops::run::clock as ops;
use podium_ops::run::clock::{Change, Found};
use podium_ops::{FieldProblem, OpError, Work};
use say::{Message, round_clock as t};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/clock", handler!(show::page))
        .post("/t/{slug}/desk/clock/tables", handler!(extend))
        .post("/t/{slug}/desk/clock/deck-checks", handler!(begin_deck_check))
        .post("/t/{slug}/desk/clock/deck-checks/{id}/end", handler!(end_deck_check))
        .post("/t/{slug}/desk/clock/extensions/{id}/withdraw", handler!(withdraw))
        // last: it would also match the addresses above it
        .post("/t/{slug}/desk/clock/{step}", handler!(step));
}

/// Runs a form's command and redirects with its sentence; an invalid form is shown again as filled in.
async fn run<R: Right>(
    form: StaffForm<R>,
    command: impl Fn(&mut Work<'_, '_>) -> Result<Message, OpError> + Send + 'static,
) -> WebResult {
    let to = form.answer("desk/clock");
    match form.run(&to, command).await {
        Ok(notice) => form.done(notice, &to),
        Err(OpError::Invalid(problems)) if !form.is_on_desk() => returned(&form, &to, &problems).await,
        Err(error) => refused(&form, error, &to).await,
    }
}

async fn returned<R: Right>(form: &StaffForm<R>, to: &str, problems: &[FieldProblem]) -> WebResult {
    // A form of a table's page is shown again there: the clock's own form would give the time to every table.
    let table = to
        .strip_prefix(&form.at("desk/floor/"))
        .and_then(|table| table.parse().ok());
    if let (Some(table), Some(problem)) = (table, problems.first()) {
        let refusal = Refusal {
            fields: &form.fields,
            problems: problems.to_vec(),
            status: StatusCode::UNPROCESSABLE_ENTITY,
            sentence: problem.message.clone(),
        };
        return refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await;
    }
    let mut page = show::read_page(&form.app, &form.request, &form.sender).await?;
    page.fill(&form.fields, problems);
    page.shell.notice = problems.first().map(|problem| Notice::bad(problem.message.clone()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// Reads a number. Anything else is read as 0, which every command refuses, so the form is shown again.
fn number(fields: &Fields, name: &str) -> i64 {
    // the page itself shows this minus sign, and phones offer it
    fields.text(name).replace('−', "-").parse().unwrap_or(0)
}

/// Returns the name of the field that counts: what was typed takes precedence over what was chosen.
fn typed_or_chosen(fields: &Fields, typed: &'static str, chosen: &'static str) -> &'static str {
    match fields.text(typed) {
        "" => chosen,
        _ => typed,
    }
}

/// `POST …/desk/clock/{step}`: staff who may run the clock. `start`, `pause`, `resume`, `add`, `limit`, `restart`.
async fn step(form: StaffForm<Clock>, path: Path<(String, String)>) -> WebResult {
    let round = number(&form.fields, "round");
    if path.1 == "start" {
        return start(form, round).await;
    }
    let Pressed { change, notice } = Pressed::of(&form, &path.1)?;
    let (version, reason) = (form.fields.version(), form.fields.raw("reason").to_owned());
    run(form, move |work| {
        ops::change(work, round, version, change, &reason)?;
        Ok(notice.clone())
    })
    .await
}

/// A button that changes a running clock.
struct Pressed {
    change: Change,
    /// The sentence about what was done.
    notice: Message,
}

impl Pressed {
    /// Reads a form by the last part of its address.
    ///
    /// # Errors
    /// The clock has no such button, or its word was not typed.
    fn of(form: &StaffForm<Clock>, step: &str) -> Result<Self, WebError> {
        let fields = &form.fields;
        let (change, notice) = match step {
            "pause" => (Change::Pause, t::stands_still()),
            "resume" => (Change::Resume, t::runs_again()),
            "add" => {
                let minutes = number(fields, typed_or_chosen(fields, "minutes", "time"));
                (Change::Add(minutes), t::time_changed())
            }
            "limit" => {
                // An empty field means no limit.
                let limit = (!fields.text("limit").is_empty()).then(|| number(fields, "limit"));
                (Change::Limit(limit), t::limit_changed())
            }
            "restart" => {
                // It discards pauses and added minutes, and cannot be undone.
                confirmed(fields, show::RESTART_WORD, &form.at("desk/clock"))?;
                (Change::Restart, t::restarted())
            }
            _ => {
                let error = WebError::not_found(t::no_button());
                return Err(error.way_on(t::to_clock(), form.at("desk/clock")));
            }
        };
        Ok(Self { change, notice })
    }
}

async fn start(form: StaffForm<Clock>, round: i64) -> WebResult {
    run(form, move |work| {
        // Nothing about its clock: a round without a time limit has none that runs down (T17).
        let name = ops::start(work, round)?;
        Ok(say::round_pages::now_running(
            terms::agreeing(&name),
            terms::opening(&name),
        ))
    })
    .await
}

/// `POST …/desk/clock/tables`: judges give a table time.
async fn extend(form: StaffForm<Floor>) -> WebResult {
    let (round, table) = (number(&form.fields, "round"), number(&form.fields, "table"));
    let minutes = number(&form.fields, typed_or_chosen(&form.fields, "minutes", "time"));
    let reason = form
        .fields
        .raw(typed_or_chosen(&form.fields, "reason", "why"))
        .to_owned();
    run(form, move |work| {
        ops::extend(work, round, table, minutes, &reason)?;
        Ok(t::table_has_more(table, minutes))
    })
    .await
}

/// `POST …/desk/clock/deck-checks`: judges begin a deck check.
async fn begin_deck_check(form: StaffForm<Floor>) -> WebResult {
    let (round, table) = (number(&form.fields, "round"), number(&form.fields, "table"));
    let whose: Vec<i64> = form.fields.all("deck").filter_map(|deck| deck.parse().ok()).collect();
    let reason = form.fields.raw("reason").to_owned();
    run(form, move |work| {
        ops::begin_deck_check(work, round, table, &whose, &reason).map_err(in_deck_check)?;
        Ok(t::check_begun(table))
    })
    .await
}

/// Renames the fields of a refusal: the page has two forms with a table, and the sentence belongs to this one.
fn in_deck_check(error: OpError) -> OpError {
    match error {
        OpError::Invalid(problems) => OpError::Invalid(
            problems
                .into_iter()
                .map(|problem| FieldProblem::new(format!("check-{}", problem.field), problem.message))
                .collect(),
        ),
        other => other,
    }
}

/// `POST …/desk/clock/deck-checks/{id}/end`: judges; the table gets its length and four minutes (T21).
async fn end_deck_check(form: StaffForm<Floor>, path: Path<(String, String)>) -> WebResult {
    let (id, found) = (path.into_inner().1, found(&form.fields));
    run(form, move |work| {
        let given = ops::end_deck_check(work, &id, &found)?;
        Ok(t::check_ended(given))
    })
    .await
}

/// Reads what was found in each deck: `found_3` is about player 3's.
fn found(fields: &Fields) -> Vec<Found> {
    let pairs = fields.pairs();
    pairs
        .filter_map(|(name, what)| {
            Some(Found {
                player: name.strip_prefix("found_")?.parse().ok()?,
                what: what.to_owned(),
            })
        })
        .collect()
}

/// `POST …/desk/clock/extensions/{id}/withdraw`: judges.
async fn withdraw(form: StaffForm<Floor>, path: Path<(String, String)>) -> WebResult {
    let (id, reason) = (path.into_inner().1, form.fields.raw("reason").to_owned());
    run(form, move |work| {
        ops::withdraw(work, &id, &reason)?;
        Ok(t::withdrawn_now())
    })
    .await
}
