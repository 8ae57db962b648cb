//! The round clock: start, pause, resume, add time; time given to single tables. Other pages may send the forms of
//! tables here too: the field `back` says to which page of the desk the answer leads.

mod show;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{Path, ServiceConfig, get, post};

use super::desk::{Clock, Desk, Floor, Right};
use super::desk_home::{back, confirmed};
use super::error::{WebError, WebResult};
use super::floor::refused_at_table;
use super::page;
use super::posted::Posted;
use super::shell::Notice;
use super::state::{App, State, act};
use crate::ops::clock::{self as ops, Change};
use crate::ops::{Actor, FieldProblem, Once, OpError};

/// The word that confirms starting again.
const RESTART_WORD: &str = "restart";

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/clock", get().to(show::page))
        .route("/t/{slug}/desk/clock/tables", post().to(extend))
        .route("/t/{slug}/desk/clock/deck-checks", post().to(begin_deck_check))
        .route("/t/{slug}/desk/clock/deck-checks/{id}/end", post().to(end_deck_check))
        .route("/t/{slug}/desk/clock/extensions/{id}/withdraw", post().to(withdraw))
        .route("/t/{slug}/desk/clock/{step}", post().to(step));
}

/// Where a form leads: to the page of the desk that it names, or to the clock.
fn answer<R: Right>(desk: &Desk<R>, posted: &Posted) -> String {
    let wanted = posted.text("back");
    let is_ours = wanted.starts_with(&desk.at("desk/")) && wanted.bytes().all(|b| b.is_ascii_graphic() && b != b'\\');
    match is_ours {
        true => wanted.to_owned(),
        false => desk.at("desk/clock"),
    }
}

/// Runs a command of a form and leads on with a sentence; a form with something wrong in it comes back filled in.
async fn run<R: Right>(
    app: App,
    request: HttpRequest,
    desk: Desk<R>,
    posted: Posted,
    work: impl FnOnce(&State, &str, &Actor, &Once) -> Result<String, OpError> + Send + 'static,
) -> WebResult {
    let to = answer(&desk, &posted);
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    match act(&app, move |state| work(state, &slug, &actor, &once)).await {
        Ok(said) => {
            desk.visitor.tell_next(&request, &said);
            Ok(page::see_other(&to))
        }
        Err(OpError::Invalid(problems)) => {
            // A form of a table's page comes back there: the clock's own would give the time to every table.
            let table = to
                .strip_prefix(&desk.at("desk/floor/"))
                .and_then(|table| table.parse().ok());
            if let (Some(table), Some(problem)) = (table, problems.first()) {
                let why = (StatusCode::UNPROCESSABLE_ENTITY, problem.message.clone());
                return refused_at_table(&app, &request, &desk, table, (&posted, &problems), why).await;
            }
            let mut page = show::read_page(&app, &request, &desk).await?;
            page.fill(&posted, &problems);
            page.shell.notice = problems.first().map(|problem| Notice::bad(problem.message.clone()));
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// A number of a form; what is no number is 0, which no command takes, so the form comes back.
fn number(posted: &Posted, name: &str) -> i64 {
    posted.text(name).replace('−', "-").parse().unwrap_or(0)
}

/// `POST …/desk/clock/{step}`: whoever runs the clock. `start`, `pause`, `resume`, `add`, `limit`, `restart`.
async fn step(
    app: App,
    request: HttpRequest,
    desk: Desk<Clock>,
    path: Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let round = number(&posted, "round");
    let (change, said) = match path.1.as_str() {
        "start" => {
            return run(app, request, desk, posted, move |state, slug, actor, once| {
                ops::start(&state.db, slug, actor, once, round)?;
                Ok(format!("Round {round} has started, and its clock runs."))
            })
            .await;
        }
        "pause" => (Change::Pause, "The clock stands still."),
        "resume" => (Change::Resume, "The clock runs again."),
        "add" => (
            Change::Add(number(&posted, "minutes")),
            "The time is changed for all tables.",
        ),
        "limit" => {
            let typed = posted.text("limit");
            let limit = (!typed.is_empty()).then(|| number(&posted, "limit"));
            (Change::Limit(limit), "The limit of this round is changed.")
        }
        "restart" => {
            confirmed(&posted, RESTART_WORD, &desk.at("desk/clock"))?;
            (Change::Restart, "The clock runs from the full time again.")
        }
        _ => {
            return Err(
                WebError::not_found("The clock has no such button.").way_on("To the clock", desk.at("desk/clock"))
            );
        }
    };
    let (version, reason) = (posted.version(), posted.raw("reason").to_owned());
    run(app, request, desk, posted, move |state, slug, actor, once| {
        ops::change(&state.db, slug, actor, once, (round, version), change, &reason)?;
        Ok(said.to_owned())
    })
    .await
}

/// `POST …/desk/clock/tables`: judges give a table time.
async fn extend(app: App, request: HttpRequest, desk: Desk<Floor>, _slug: Path<String>, posted: Posted) -> WebResult {
    let at = (number(&posted, "round"), number(&posted, "table"));
    let (minutes, reason) = (number(&posted, "minutes"), posted.raw("reason").to_owned());
    run(app, request, desk, posted, move |state, slug, actor, once| {
        ops::extend(&state.db, slug, actor, once, at, minutes, &reason)?;
        Ok(format!("Table {} has {minutes} min more.", at.1))
    })
    .await
}

/// `POST …/desk/clock/deck-checks`: judges begin a deck check.
async fn begin_deck_check(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    _slug: Path<String>,
    posted: Posted,
) -> WebResult {
    let at = (number(&posted, "round"), number(&posted, "table"));
    let reason = posted.raw("reason").to_owned();
    run(app, request, desk, posted, move |state, slug, actor, once| {
        let begun = ops::begin_deck_check(&state.db, slug, actor, once, at, &reason);
        begun.map_err(in_deck_check)?;
        Ok(format!("The deck check at table {} is timed from now on.", at.1))
    })
    .await
}

/// The page has two forms with a table: what is wrong with this one's is said at this one.
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
async fn end_deck_check(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let id = path.into_inner().1;
    run(app, request, desk, posted, move |state, slug, actor, once| {
        let given = ops::end_deck_check(&state.db, slug, actor, once, &id)?;
        Ok(format!("The deck check has ended; the table has {given} min more."))
    })
    .await
}

/// `POST …/desk/clock/extensions/{id}/withdraw`: judges.
async fn withdraw(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let (id, reason) = (path.into_inner().1, posted.raw("reason").to_owned());
    run(app, request, desk, posted, move |state, slug, actor, once| {
        ops::withdraw(&state.db, slug, actor, once, &id, &reason)?;
        Ok("It is withdrawn.".to_owned())
    })
    .await
}
