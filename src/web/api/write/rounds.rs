//! Rounds: drafted, published, started, finished, and undoing each step.

use actix_web::http::StatusCode;

use super::answers::{ChangedRound, ChangedTournament};
use super::bodies::{Draft, ExplainedStep, FinishRound, NextStep, Redraft, Who};
use super::described::{Failures, IdempotencyHeader, Versioned, body_or_nothing};
use super::doors::{RoundsDoor, has_scope_to_open, refuse_unopened};
use crate::web::api::call::ApiCall;
use crate::web::api::problem::{ApiResult, Kind, Problem};
use crate::web::api::tag::Thing;
use crate::web::frame::state::snapshots;
use crate::web::shared::floor::open_calls::OpenCalls;
use podium_ops::run::rounds as ops;
use podium_ops::{OpError, Work};
use podium_snapshot::Snapshot;

/// Drafts the next round: by pairing in the Swiss rounds, by seeds in the playoff.
///
/// Only the staff sees a draft. The first one also opens a tournament in preparation, which needs an organizer's token
/// with the scope `settings` too.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds", tag = "rounds", operation_id = "draft_round", security(("token" = ["rounds"])),
    params(Versioned, IdempotencyHeader),
    request_body(content = Option<Draft>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 201, description = "The draft", body = ChangedRound), Failures)
)]
pub async fn draft(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: Draft = body_or_nothing(&call)?;
    let version = call.version(&Thing::Rounds, sent.version)?;
    let opens = has_scope_to_open(&call);
    call.run(StatusCode::CREATED, move |work| {
        refuse_unopened(work, opens)?;
        let number = match sent.who {
            Some(Who::Here) => ops::draft_present(work, version, &sent.reason)?,
            Some(Who::All) => ops::draft(work, version, &sent.reason)?,
            None => ops::draft_asked(work, version, &sent.reason)?,
        };
        ChangedRound::of(work, number)
    })
    .await
}

/// Pairs a draft again, optionally keeping the pods at some tables.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/redraft", tag = "rounds", operation_id = "redraft_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<Redraft>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The new draft", body = ChangedRound), Failures)
)]
pub async fn redraft(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: Redraft = body_or_nothing(&call)?;
    let (number, version) = (call.number("number")?, call.version(&Thing::Rounds, sent.version)?);
    call.run(StatusCode::OK, move |work| {
        ops::redraft(work, version, number, &sent.keep, &sent.reason)?;
        ChangedRound::of(work, number)
    })
    .await
}

/// Keeps a draft that is out of date.
///
/// A draft is out of date when players have left, results were corrected or settings were changed since it was made;
/// it is
/// not published until it is drafted again or kept. It cannot be kept if a player has no place in it.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/keep", tag = "rounds", operation_id = "keep_draft", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<ExplainedStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The draft", body = ChangedRound), Failures)
)]
pub async fn keep(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: ExplainedStep = body_or_nothing(&call)?;
    let (number, version) = (call.number("number")?, call.version(&Thing::Rounds, sent.version)?);
    call.run(StatusCode::OK, move |work| {
        ops::keep_draft(work, version, number, &sent.reason)?;
        ChangedRound::of(work, number)
    })
    .await
}

/// Discards a draft.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{slug}/rounds/{number}", tag = "rounds", operation_id = "discard_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The tournament without the draft", body = ChangedTournament), Failures)
)]
pub async fn discard(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: NextStep = body_or_nothing(&call)?;
    let (number, version) = (call.number("number")?, call.version(&Thing::Rounds, sent.version)?);
    call.run(StatusCode::OK, move |work| {
        ops::discard(work, version, number)?;
        Ok(ChangedTournament::step(work))
    })
    .await
}

/// A command that takes a round to its next state, or back.
type Step = fn(&mut Work<'_, '_>, i64, i64) -> Result<(), OpError>;

async fn step(call: ApiCall<RoundsDoor>, command: Step) -> ApiResult {
    let sent: NextStep = body_or_nothing(&call)?;
    let (number, version) = (call.number("number")?, call.version(&Thing::Rounds, sent.version)?);
    call.run(StatusCode::OK, move |work| {
        command(work, version, number)?;
        ChangedRound::of(work, number)
    })
    .await
}

/// Publishes a draft: everybody sees it.
///
/// Refused if a player has no place in the draft, or if the draft is out of date. The problem says who, and what has
/// changed.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/publish", tag = "rounds", operation_id = "publish_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn publish(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, ops::publish).await
}

/// Undoes a publication, while the round has no result.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/unpublish", tag = "rounds", operation_id = "unpublish_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn unpublish(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, ops::unpublish).await
}

/// Starts a published round, and its clock.
///
/// The first result of a published round also starts it. If the round is already running and the version is current,
/// nothing changes.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/start", tag = "rounds", operation_id = "start_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn start(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, ops::start).await
}

/// Undoes the start of a round, while it has no result.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/unstart", tag = "rounds", operation_id = "unstart_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn unstart(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, ops::unstart).await
}

/// Finishes a round whose tables all have their result.
///
/// Open judge calls at its tables stay open. If there are more than `open_calls`, the call is refused.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/finish", tag = "rounds", operation_id = "finish_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<FinishRound>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn finish(call: ApiCall<RoundsDoor>) -> ApiResult {
    let sent: FinishRound = body_or_nothing(&call)?;
    let (number, version) = (call.number("number")?, call.version(&Thing::Rounds, sent.version)?);
    let snapshot = snapshots::current(&call.app, &call.slug).await?;
    refuse_open_calls(&snapshot, number, sent.open_calls)?;
    call.run(StatusCode::OK, move |work| {
        ops::finish(work, version, number)?;
        ChangedRound::of(work, number)
    })
    .await
}

/// Refuses to finish a round while more calls for a judge are open at its tables than the caller says it knows.
fn refuse_open_calls(snapshot: &Snapshot, round: i64, known: usize) -> Result<(), Problem> {
    let round = snapshot.loaded.round(round);
    let calls = round.map(|round| OpenCalls::of(&snapshot.floor, round));
    match calls.filter(|calls| calls.count > known) {
        Some(calls) => {
            let (words, count) = (calls.in_words(), calls.count);
            let detail = format!("{words} To finish it anyway, send {count} as open_calls.");
            Err(Problem::new(Kind::Refused, detail))
        }
        None => Ok(()),
    }
}

/// Reopens a finished round, until the next step.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/rounds/{number}/reopen", tag = "rounds", operation_id = "reopen_round", security(("token" = ["rounds"])),
    params(("number" = i64, Path, description = "The round's number, from 1"), Versioned, IdempotencyHeader),
    request_body(content = Option<NextStep>, description = "Optional if the header `If-Match` has the version"),
    responses((status = 200, description = "The round as it is now", body = ChangedRound), Failures)
)]
pub async fn reopen(call: ApiCall<RoundsDoor>) -> ApiResult {
    step(call, ops::reopen).await
}
