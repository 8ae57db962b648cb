//! Players: added, edited, removed, admitted.

use actix_web::http::StatusCode;

use super::answers::{AddedPlayers, ChangedPlayer};
use super::bodies::{LIST, Reason};
use super::described::{Failures, IdempotencyHeader, Versioned, body_or_nothing};
use super::doors::PlayersDoor;
use super::player_bodies::{NewPlayer, NewPlayers, PlayerChange, PlayersBody, SameNames, checked, same_name_problems};
use crate::web::api::call::ApiCall;
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use podium_ops::OpError;
use podium_ops::people::players as ops;

/// Adds a player, or a list of players.
///
/// Above the maximum, they join the waiting list. During the Swiss rounds, they enter in the next one. A list is added
/// completely or not at all: if a row is wrong, each mistake is named with its row. Duplicate names are refused unless
/// they are allowed.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/players", tag = "players", operation_id = "add_players", security(("token" = ["players"])),
    params(IdempotencyHeader), request_body = PlayersBody,
    responses(
        (status = 201, description = "Added: the player, or all players of the list", body = AddedBody),
        Failures,
    )
)]
pub async fn add(call: ApiCall<PlayersDoor>) -> ApiResult {
    let sent: serde_json::Value = call.body()?;
    match sent.get("players") {
        Some(_) => add_list(&call).await,
        None => add_one(&call).await,
    }
}

/// The answer to adding players.
#[derive(utoipa::ToSchema)]
#[serde(untagged)]
#[allow(
    dead_code,
    clippy::large_enum_variant,
    reason = "it describes an answer that is one of the two"
)]
pub enum AddedBody {
    One(ChangedPlayer),
    Many(AddedPlayers),
}

async fn add_one(call: &ApiCall<PlayersDoor>) -> ApiResult {
    let sent: NewPlayer = call.body()?;
    let data = sent.check().map_err(OpError::Invalid)?;
    call.run(StatusCode::CREATED, move |work| {
        let row = ops::add(work, &data, sent.same_name)?;
        Ok(ChangedPlayer::of(work, &row))
    })
    .await
}

async fn add_list(call: &ApiCall<PlayersDoor>) -> ApiResult {
    let NewPlayers { players, same_names } = call.body()?;
    let (list, wrong) = match checked(&players) {
        Ok(list) => (list, Vec::new()),
        Err(wrong) => (Vec::new(), wrong),
    };
    call.run(StatusCode::CREATED, move |work| {
        let mut wrong = wrong.clone();
        // reported with the other problems, so that one answer shows everything that is wrong
        if same_names == SameNames::Refuse && players.len() <= LIST {
            let names: Vec<&str> = players.iter().map(|row| row.name.trim()).collect();
            let found = ops::same_names_here(work, &names)?;
            let same = same_name_problems(&players, &found).into_iter();
            let same = same.filter(|problem| wrong.iter().all(|known| known.field != problem.field));
            wrong.extend(same.collect::<Vec<_>>());
        }
        if !wrong.is_empty() {
            return Err(OpError::Invalid(wrong));
        }
        let wanted = match same_names {
            SameNames::LeaveOut => ops::SameNames::LeaveOut,
            // for those that were not refused above
            SameNames::Refuse | SameNames::Add => ops::SameNames::Add,
        };
        let added = ops::bulk_add(work, &list, wanted)?;
        Ok(AddedPlayers {
            waiting: added.waiting(),
            added: added.added.iter().map(|row| ChangedPlayer::of(work, row)).collect(),
            left_out: added.left_out,
        })
    })
    .await
}

/// Edits a player.
#[utoipa::path(
    patch, path = "/api/v1/tournaments/{slug}/players/{number}", tag = "players", operation_id = "edit_player", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), Versioned, IdempotencyHeader),
    request_body = PlayerChange,
    responses((status = 200, description = "The player as they are now", body = ChangedPlayer), Failures)
)]
pub async fn edit(call: ApiCall<PlayersDoor>) -> ApiResult {
    let sent: PlayerChange = call.body()?;
    let number = call.number("number")?;
    let version = call.version(&Thing::Player(number), sent.version)?;
    call.run(StatusCode::OK, move |work| {
        let row = ops::amend(work, number, version, &sent.amendment())?;
        Ok(ChangedPlayer::of(work, &row))
    })
    .await
}

/// Removes a player who was never in a round.
///
/// Their number is not used again. Drop a player who was paired.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{slug}/players/{number}", tag = "players", operation_id = "remove_player", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    request_body(content = Option<Reason>, description = "May be left out"),
    responses((status = 200, description = "The player, removed", body = ChangedPlayer), Failures)
)]
pub async fn remove(call: ApiCall<PlayersDoor>) -> ApiResult {
    let Reason { reason } = body_or_nothing(&call)?;
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let (row, promoted) = ops::remove(work, number, &reason)?;
        Ok(ChangedPlayer::of(work, &row).promoting(&promoted))
    })
    .await
}

/// Gives a place to a player who waits for approval, is on the waiting list, or was removed.
///
/// If all places are taken, a player who was waiting for approval goes to the waiting list.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/players/{number}/admit", tag = "players", operation_id = "admit_player", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    responses((status = 200, description = "The player as they are now", body = ChangedPlayer), Failures)
)]
pub async fn admit(call: ApiCall<PlayersDoor>) -> ApiResult {
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let row = ops::admit(work, number)?;
        Ok(ChangedPlayer::of(work, &row))
    })
    .await
}
