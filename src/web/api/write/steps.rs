//! The steps of a tournament between and after its rounds: opened, cut, finished, and undoing them.

use actix_web::http::StatusCode;

use super::answers::ChangedTournament;
use super::bodies::{Cut, ExplainedStep, NextStep};
use super::described::{Failures, IdempotencyHeader, Versioned, body_or_nothing};
use super::doors::{RoundsDoor, SettingsDoor, has_scope_to_open, refuse_unopened};
use crate::web::api::call::{ApiCall, Door};
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use podium_ops::run::playoff;
use podium_ops::{OpError, Work, tournaments};
use podium_rules::plan::plan;

/// Maximum players of a cut (T9).
const PLAYERS: u32 = 100_000;

/// Runs a command that takes a tournament to its next state, or back.
async fn step<D: Door>(call: ApiCall<D>, command: fn(&mut Work<'_, '_>, i64) -> Result<(), OpError>) -> ApiResult {
    let sent: NextStep = body_or_nothing(&call)?;
    let version = call.version(&Thing::Rounds, sent.version)?;
    call.run(StatusCode::OK, move |work| {
        command(work, version)?;
        Ok(ChangedTournament::step(work))
    })
    .await
}

/// A command on a version, with a reason.
type Explained = fn(&mut Work<'_, '_>, i64, &str) -> Result<(), OpError>;

/// As [`step`], by a command that takes a reason.
async fn explained_step<D: Door>(call: ApiCall<D>, command: Explained) -> ApiResult {
    let sent: ExplainedStep = body_or_nothing(&call)?;
    let version = call.version(&Thing::Rounds, sent.version)?;
    call.run(StatusCode::OK, move |work| {
        command(work, version, &sent.reason)?;
        Ok(ChangedTournament::step(work))
    })
    .await
}

/// Opens a tournament: it is listed, and players may register as its settings say.
///
/// Before that, it is not listed, and only people with its address can see it.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/open", tag = "tournaments", operation_id = "open_tournament", security(("token" = ["settings"])),
    params(Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn open(call: ApiCall<SettingsDoor>) -> ApiResult {
    step(call, tournaments::open).await
}

/// Announces the cut to the playoff, with its seeds.
///
/// After that, `POST …/rounds` drafts the rounds of the playoff. If no Swiss rounds are planned, it also opens a
/// tournament in preparation, which needs the scope `settings` too.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/cut", tag = "tournaments", operation_id = "announce_cut", security(("token" = ["rounds"])),
    params(Versioned, IdempotencyHeader),
    request_body(content = Option<Cut>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn announce_cut(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: Cut = body_or_nothing(&call)?;
    let version = call.version(&Thing::Rounds, sent.version)?;
    refuse_size(sent.size)?;
    let opens = has_scope_to_open(&call);
    call.run(StatusCode::OK, move |work| {
        refuse_unopened(work, opens)?;
        let size = sent.size.map_or_else(|| planned_cut(work), Ok)?;
        playoff::announce(work, version, size, &sent.reason)?;
        Ok(ChangedTournament::step(work))
    })
    .await
}

/// Refuses the size of a cut that no tournament can have.
fn refuse_size(size: Option<u32>) -> Result<(), OpError> {
    match size.filter(|size| !(2..=PLAYERS).contains(size)) {
        None => Ok(()),
        Some(size) => {
            let none = format!("Cut: {size} is no number from 2 to {PLAYERS}.");
            Err(OpError::field("size", none))
        }
    }
}

/// Returns the size of the cut that the tournament's plan has.
fn planned_cut(work: &mut Work<'_, '_>) -> Result<u32, OpError> {
    match plan(&work.load()?.event).cut {
        0 => Err(OpError::field(
            "size",
            "No playoff is planned here: name the size of the cut.",
        )),
        planned => Ok(planned),
    }
}

/// Revokes the announced cut, while no round of the playoff is drafted.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{slug}/cut", tag = "tournaments", operation_id = "take_back_cut", security(("token" = ["rounds"])),
    params(Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn take_back_cut(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, playoff::take_back).await
}

/// Finishes a tournament, after its final or, without a playoff, after its Swiss rounds.
///
/// If planned Swiss rounds or the planned playoff were not played, it needs a reason, which is public. At Regular, the
/// playoff can be left out without a reason.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/finish", tag = "tournaments", operation_id = "finish_tournament", security(("token" = ["rounds"])),
    params(Versioned, IdempotencyHeader),
    request_body(content = Option<ExplainedStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn finish(call: ApiCall<RoundsDoor>) -> ApiResult {
    explained_step(call, playoff::finish_tournament).await
}

/// Reopens a finished tournament; the secret of its draws stays public.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/reopen", tag = "tournaments", operation_id = "reopen_tournament", security(("token" = ["settings"])),
    params(Versioned, IdempotencyHeader), request_body = ExplainedStep,
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn reopen(call: ApiCall<SettingsDoor>) -> ApiResult {
    explained_step(call, playoff::reopen_tournament).await
}

/// Cancels a tournament; nothing is deleted, and it cannot be undone.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/cancel", tag = "tournaments", operation_id = "cancel_tournament", security(("token" = ["settings"])),
    params(Versioned, IdempotencyHeader), request_body = ExplainedStep,
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn cancel(call: ApiCall<SettingsDoor>) -> ApiResult {
    explained_step(call, tournaments::cancel).await
}
