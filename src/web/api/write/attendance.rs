//! Attendance: check-in, drops, and reversing them.

use actix_web::http::StatusCode;

use super::answers::{ChangedPlayer, CheckedIn};
use super::bodies::{CheckIn, CheckIns, Departure, LIST, Reason};
use super::described::{Failures, IdempotencyHeader, body_or_nothing};
use super::doors::PlayersDoor;
use crate::web::api::call::ApiCall;
use crate::web::api::problem::ApiResult;
use podium_ops::OpError;
use podium_ops::people::players as ops;

/// Checks a player in or out, before round 1.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/players/{number}/check-in", tag = "players", operation_id = "check_in_player", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    request_body(content = Option<CheckIn>, description = "Nothing checks in"),
    responses((status = 200, description = "The player as they are now", body = ChangedPlayer), Failures)
)]
pub async fn check_in(call: ApiCall<PlayersDoor>) -> ApiResult {
    let CheckIn { here } = body_or_nothing(&call)?;
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let attendance = ops::check_in(work, number, here)?;
        Ok(ChangedPlayer::of(work, &attendance.row))
    })
    .await
}

/// Checks players in or out, before round 1.
///
/// All or none of them: if one fails, each mistake is named with its place in the list.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/check-ins", tag = "players", operation_id = "check_in_players", security(("token" = ["players"])),
    params(IdempotencyHeader), request_body = CheckIns,
    responses((status = 200, description = "The players as they are now", body = CheckedIn), Failures)
)]
pub async fn check_in_many(call: ApiCall<PlayersDoor>) -> ApiResult {
    let CheckIns { numbers, here } = call.body()?;
    if numbers.is_empty() || numbers.len() > LIST {
        let many = format!("{} players: a list has 1 to {LIST}. Send it in parts.", numbers.len());
        return Err(OpError::field("numbers", many).into());
    }
    call.run(StatusCode::OK, move |work| {
        let done = ops::check_in_many(work, &numbers, here)?;
        Ok(CheckedIn::of(work, &done))
    })
    .await
}

/// Drops a player: they are not paired again.
///
/// They play the round that they are in to its end, unless `matches` says otherwise. `undo-drop` undoes that too.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/players/{number}/drop", tag = "players", operation_id = "drop_player", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    request_body(content = Option<Departure>, description = "May be left out: all of their matches stay"),
    responses((status = 200, description = "The player as they are now", body = ChangedPlayer), Failures)
)]
pub async fn drop(call: ApiCall<PlayersDoor>) -> ApiResult {
    let Departure { matches, reason } = body_or_nothing(&call)?;
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let dropped = ops::drop_with(work, number, matches.map(Into::into).unwrap_or_default(), &reason)?;
        Ok(ChangedPlayer::of(work, &dropped.row).promoting(&dropped.promoted))
    })
    .await
}

/// Undoes a drop: the player is paired again from the next round on.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/players/{number}/undo-drop", tag = "players", operation_id = "undo_drop", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    request_body(content = Option<Reason>, description = "May be left out"),
    responses((status = 200, description = "The player as they are now", body = ChangedPlayer), Failures)
)]
pub async fn undo_drop(call: ApiCall<PlayersDoor>) -> ApiResult {
    let Reason { reason } = body_or_nothing(&call)?;
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let row = ops::undo_drop(work, number, &reason)?;
        Ok(ChangedPlayer::of(work, &row))
    })
    .await
}
