//! Assigning places: admitting, refusing and removing players, and moving up the waiting list.

use super::entry::{entry_round, free_places, is_full};
use super::{PlayerAction, log_name, player_of_number, require, store};
use crate::community::entry::{refuse_second_entry, take_in_admitted};
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{OpError, Work};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{PlayerStatus, TournamentState};
use say::refused_players as t;

/// Gives free places to the waiting list, in the order of registration, before the rounds begin; returns the players
/// who got one. Every command that frees places or raises the maximum calls this.
pub fn promote_waiting(work: &mut Work<'_, '_>, only_present: bool) -> Result<Vec<PlayerRow>, OpError> {
    if !matches!(
        work.tournament.state,
        TournamentState::Setup | TournamentState::Registration
    ) {
        // T8: from round 1 on a newcomer enters with a loss, a bye or a seat, which the staff decides
        return Ok(Vec::new());
    }
    // negative if the maximum was lowered below the number of players
    let free = free_places(work.conn, &work.tournament)?;
    let free = free.map_or(usize::MAX, |free| usize::try_from(free).unwrap_or(0));
    if free == 0 {
        return Ok(Vec::new());
    }
    // In the order of their numbers, which is that of registration.
    let waiting = players::of_status(work.conn, &work.tournament.id, PlayerStatus::Waitlisted, i64::MAX)?;
    let waiting = waiting
        .into_iter()
        // a disqualified player gets no place
        .filter(|row| row.disqualified_after.is_none() && (row.checked_in || !only_present));
    let mut promoted: Vec<PlayerRow> = waiting.take(free).collect();
    for row in &mut promoted {
        row.status = PlayerStatus::Registered;
        store(work, row)?;
        work.player_happened(PlayerChange::Added, row);
        work.log(
            "player.promote",
            format!("{} got a place from the waiting list", log_name(row)),
        )
        .before(serde_json::json!({"status": "waitlisted"}))
        .after(serde_json::json!({"status": "registered"}));
    }
    Ok(promoted)
}

/// Gives a place to a player who is pending, waiting or removed. If all places are taken, a pending or removed player
/// is put on the waiting list.
///
/// # Errors
/// The tournament's state does not allow it; the player is waiting already and no place is free.
pub fn admit(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Admit)?;
    refuse_second_entry(work, &row)?;
    let before = row.status;
    // Also during the rounds: a full hall has no seat then either.
    let is_full = is_full(work.conn, &work.tournament)?;
    if is_full && before == PlayerStatus::Waitlisted {
        return Err(OpError::refused(t::all_places_taken(
            work.tournament.max_players.unwrap_or_default(),
        )));
    }
    row.status = if is_full {
        PlayerStatus::Waitlisted
    } else {
        PlayerStatus::Registered
    };
    // A player who has waited since registration enters now, not in the round that was next then.
    row.entry_round = entry_round(work.tournament.state, whereabouts.newest);
    // A player who dropped or was removed and is brought back is here to play.
    row.dropped_after = None;
    row.same_as = None;
    store(work, &mut row)?;
    take_in_admitted(work, &mut row)?;
    work.player_happened(PlayerChange::Added, &row);
    let to = if is_full { "the waiting list" } else { "a place" };
    let what = match before {
        PlayerStatus::Pending => format!("Approved {}: {to}", log_name(&row)),
        PlayerStatus::Removed => format!("Brought {} back: {to}", log_name(&row)),
        _ => format!("Gave {} a place from the waiting list", log_name(&row)),
    };
    work.log("player.admit", what)
        .before(serde_json::json!({"status": before.as_str()}))
        .after(serde_json::json!({"status": row.status.as_str(), "entry_round": row.entry_round}));
    Ok(row)
}

/// Refuses a player who waits for approval.
///
/// # Errors
/// The player does not wait for approval; the tournament is over.
pub fn refuse_pending(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    if work.tournament.state.is_over() {
        return Err(OpError::refused(t::over()));
    }
    let mut row = player_of_number(work, number)?;
    if row.status != PlayerStatus::Pending {
        return Err(OpError::refused(t::does_not_wait(&row.name)));
    }
    row.status = PlayerStatus::Removed;
    store(work, &mut row)?;
    work.log("player.refuse", format!("Refused {}", log_name(&row)))
        .before(serde_json::json!({"status": "pending"}))
        .after(serde_json::json!({"status": "removed"}))
        .reason(reason);
    Ok(row)
}

/// Removes a player who was never in a round; their number is not reused. Returns the player, and who got the place.
///
/// # Errors
/// The player has a place in a round or in the cut.
pub fn remove(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<(PlayerRow, Vec<PlayerRow>), OpError> {
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::Remove)?;
    let before = row.status;
    row.status = PlayerStatus::Removed;
    // If they are brought back, they must check in again.
    row.checked_in = false;
    store(work, &mut row)?;
    if before == PlayerStatus::Registered {
        work.player_happened(PlayerChange::Removed, &row);
    }
    work.log("player.remove", format!("Removed {}", log_name(&row)))
        .before(serde_json::json!({"status": before.as_str()}))
        .after(serde_json::json!({"status": "removed"}))
        .reason(reason);
    let promoted = promote_waiting(work, false)?;
    Ok((row, promoted))
}
