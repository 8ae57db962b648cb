//! Drops and disqualifications, and reversing them. Rounds that were played do not change (T10).

use super::{PlayerAction, Whereabouts, is_full, log_name, player_of_number, promote_waiting, require, store};
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{Actor, OpError, Work};
use podium_store::Role;
use podium_store::site::accounts;
use podium_store::tournaments::players::{self, PlayerRow};

/// The outcome of a drop or a disqualification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dropped {
    pub row: PlayerRow,
    /// The round that the player still finishes.
    pub playing: Option<i64>,
    /// The players who got a place from the waiting list.
    pub promoted: Vec<PlayerRow>,
}

/// The two ways of leaving.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Departure {
    Drop,
    Disqualification,
}

/// Drops a player after the last round they have a place in: at once between rounds, at the end of a running one (T10).
///
/// # Errors
/// They have left already or are in a draft; the tournament is over.
pub fn drop(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<Dropped, OpError> {
    let row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Drop)?;
    depart(work, row, &whereabouts, Departure::Drop, reason)
}

/// Drops the player who sent the command from their own page.
///
/// # Errors
/// As [`drop`].
pub fn drop_by_player(work: &mut Work<'_, '_>) -> Result<Dropped, OpError> {
    let number = work.own_player()?.number;
    drop(work, number, "")
}

/// Stores and logs a departure, and gives the free place to the next waiting player.
fn depart(
    work: &mut Work<'_, '_>,
    mut row: PlayerRow,
    whereabouts: &Whereabouts,
    departure: Departure,
    reason: &str,
) -> Result<Dropped, OpError> {
    let after = whereabouts.last_placed;
    let round = work.round_name(after)?.inside();
    let name = log_name(&row);
    let (verb, field, what) = match departure {
        Departure::Drop => {
            // a running round is played to its end; T10: they stay in the standings
            row.dropped_after = Some(after);
            let what = match (whereabouts.playing(), after) {
                (Some(_), _) => format!("{name} drops at the end of {round}"),
                (None, 0) => format!("{name} dropped without having played"),
                (None, _) => format!("{name} dropped after {round}"),
            };
            ("player.drop", "dropped_after", what)
        }
        Departure::Disqualification => {
            // T10: they remain in the standings after earlier rounds
            row.disqualified_after = Some(after);
            let what = match (whereabouts.playing(), after) {
                (Some(_), _) => format!("Disqualified {name} in {round}"),
                (None, 0) => format!("Disqualified {name}, who has not played"),
                (None, _) => format!("Disqualified {name} after {round}"),
            };
            ("player.disqualify", "disqualified_after", what)
        }
    };
    store(work, &mut row)?;
    let change = match departure {
        Departure::Drop => PlayerChange::Dropped,
        Departure::Disqualification => PlayerChange::Disqualified,
    };
    work.player_happened(change, &row);
    if departure == Departure::Disqualification {
        // The disqualification is public; its reason is between the staff and the player.
        let when = if after == 0 {
            "before round 1".to_owned()
        } else {
            format!("in {round}")
        };
        work.log("player.disqualified", format!("{name} was disqualified {when}."))
            .public();
    }
    work.log(verb, what)
        .before(serde_json::json!({(field): null}))
        .after(serde_json::json!({(field): after}))
        .reason(reason);
    // Also players who are not present yet: check-in may still be running.
    let promoted = promote_waiting(work, false)?;
    Ok(Dropped {
        row,
        playing: whereabouts.playing(),
        promoted,
    })
}

/// Moves departures that were due at the end of a round to before it, because the round is not played as it was (T10).
/// Returns whether there were any.
pub(crate) fn leave_before(work: &mut Work<'_, '_>, round: i64) -> Result<bool, OpError> {
    let mut leaving = players::of_tournament(work.conn, &work.tournament.id)?;
    let is_later = |after: Option<i64>| after.is_some_and(|after| after >= round);
    leaving.retain(|row| is_later(row.dropped_after) || is_later(row.disqualified_after));
    for row in &mut leaving {
        let before = last_rounds(row);
        let was_disqualified = is_later(row.disqualified_after);
        row.dropped_after = row.dropped_after.map(|after| after.min(round - 1));
        row.disqualified_after = row.disqualified_after.map(|after| after.min(round - 1));
        store(work, row)?;
        let inside = work.round_name(round)?.inside();
        work.log(
            "player.leave_before",
            format!("{} leaves before {inside}", log_name(row)),
        )
        .before(before)
        .after(last_rounds(row));
        if was_disqualified {
            // everybody has read that it happened in a round that they are no longer in
            let what = format!("{} was disqualified before {inside}, not in it.", log_name(row));
            work.log("player.disqualified", what).public();
        }
    }
    Ok(!leaving.is_empty())
}

fn last_rounds(row: &PlayerRow) -> serde_json::Value {
    serde_json::json!({
        "dropped_after": row.dropped_after,
        "disqualified_after": row.disqualified_after,
    })
}

/// Reverses a drop: the player is paired again from the next round on, but not added to rounds paired meanwhile.
///
/// # Errors
/// They have not dropped; their place was given away before the rounds began.
pub fn undo_drop(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDrop)?;
    refuse_without_place(work)?;
    let before = row.dropped_after.take();
    store(work, &mut row)?;
    work.player_happened(PlayerChange::Returned, &row);
    work.log("player.undo_drop", format!("Took back the drop of {}", log_name(&row)))
        .before(serde_json::json!({"dropped_after": before}))
        .after(serde_json::json!({"dropped_after": null}))
        .reason(reason);
    Ok(row)
}

/// Refuses to bring a player back whose place was given away: before the rounds it goes to a waiting player, later to
/// nobody.
fn refuse_without_place(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    if !work.tournament.state.is_before_rounds() || !is_full(work.conn, &work.tournament)? {
        return Ok(());
    }
    Err(OpError::refused(format!(
        "All {} places are taken meanwhile: drop somebody else, or raise the maximum in the settings.",
        work.tournament.max_players.unwrap_or_default()
    )))
}

/// Disqualifies a player (T10, T30): they are out of the standings from the last round they have a place in.
///
/// # Errors
/// The actor is not the head judge (or, in a tournament without one, an organizer); no reason is given; the player's
/// state does not allow it.
pub fn disqualify(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<Dropped, OpError> {
    only_head_judge(work)?;
    let row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Disqualify)?;
    // T30: a disqualification may be appealed, and is discussed after the event.
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", "Say why: the reason is kept in the log."));
    }
    depart(work, row, &whereabouts, Departure::Disqualification, reason)
}

/// Reverses a disqualification. An earlier drop remains.
///
/// # Errors
/// See [`disqualify`]; the player is not disqualified; their place was given away before the rounds began.
pub fn undo_disqualification(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    only_head_judge(work)?;
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDisqualification)?;
    refuse_without_place(work)?;
    let before = row.disqualified_after.take();
    store(work, &mut row)?;
    work.player_happened(PlayerChange::Returned, &row);
    let what = format!("Took back the disqualification of {}", log_name(&row));
    work.log("player.undo_disqualification", what)
        .before(serde_json::json!({"disqualified_after": before}))
        .after(serde_json::json!({"disqualified_after": null}))
        .reason(reason);
    Ok(row)
}

/// Refuses everybody but the head judge, or in a tournament without one its organizers (T30).
fn only_head_judge(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    // Anybody who can run it has access to the database anyway.
    if work.actor == Actor::command_line() {
        return Ok(());
    }
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    let mut head_judges = staff
        .iter()
        // A disabled head judge could never decide, and then nobody could.
        .filter(|(member, account)| member.role == Role::HeadJudge && !account.disabled);
    let Some((_, first)) = head_judges.clone().next() else {
        return Ok(());
    };
    if head_judges.any(|(_, account)| work.actor.account_id.as_deref() == Some(account.id.as_str())) {
        return Ok(());
    }
    Err(OpError::Forbidden(format!(
        "Only the head judge disqualifies, or takes it back: ask {} (T30).",
        first.name
    )))
}
