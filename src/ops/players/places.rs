//! Giving places: admitting, refusing and removing players, and moving the waiting list up.

use std::collections::HashSet;

use super::entry::{entry_round, free_places, is_full};
use super::{PlayerAction, log_name, player_of_number, require, store};
use crate::clock::Moment;
use crate::db::players::{self, PlayerRow};
use crate::db::{Conn, DbError, PlayerStatus, TournamentState, log};
use crate::ops::{OpError, Work};

/// Gives free places to the waiting list, in the order of registration, before the rounds begin; returns who got one.
/// Every command that frees places or raises the maximum calls this.
pub fn promote_waiting(work: &mut Work<'_, '_>, only_present: bool) -> Result<Vec<PlayerRow>, OpError> {
    if !matches!(
        work.tournament.state,
        TournamentState::Setup | TournamentState::Registration
    ) {
        // T8: from round 1 on a newcomer enters with a loss, a bye or a seat, which somebody decides
        return Ok(Vec::new());
    }
    // below zero where the maximum was lowered under those who are there
    let free = free_places(work.conn, &work.tournament)?;
    let free = free.map_or(usize::MAX, |free| usize::try_from(free).unwrap_or(0));
    if free == 0 {
        return Ok(Vec::new());
    }
    // In the order of their numbers, which is that of registration.
    let waiting = players::of_status(work.conn, &work.tournament.id, PlayerStatus::Waitlisted, i64::MAX)?;
    let waiting = waiting.into_iter().filter(|row| row.checked_in || !only_present);
    let mut promoted: Vec<PlayerRow> = waiting.take(free).collect();
    for row in &mut promoted {
        row.status = PlayerStatus::Registered;
        store(work, row)?;
        work.log(
            "player.promote",
            format!("{} got a place from the waiting list", log_name(row)),
        )
        .before(serde_json::json!({"status": "waitlisted"}))
        .after(serde_json::json!({"status": "registered"}));
    }
    Ok(promoted)
}

/// Gives a player a place who is pending, waiting or removed. When all places are taken, a pending or removed player is put
/// on the waiting list.
///
/// # Errors
/// The tournament's state does not allow it; the player waits already and no place is free.
pub fn admit(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Admit)?;
    let before = row.status;
    // Also during the rounds: a full hall has no seat then either.
    let is_full = is_full(work.conn, &work.tournament)?;
    if is_full && before == PlayerStatus::Waitlisted {
        return Err(OpError::refused(format!(
            "All {} places are taken: drop somebody, or raise the maximum in the settings.",
            work.tournament.max_players.unwrap_or_default()
        )));
    }
    row.status = if is_full {
        PlayerStatus::Waitlisted
    } else {
        PlayerStatus::Registered
    };
    // Who waited since registration enters now, not in the round of long ago.
    row.entry_round = entry_round(work.tournament.state, whereabouts.newest);
    store(work, &mut row)?;
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
/// The player does not wait for approval.
pub fn refuse_pending(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    if row.status != PlayerStatus::Pending {
        return Err(OpError::refused(format!("{} does not wait for approval.", row.name)));
    }
    row.status = PlayerStatus::Removed;
    store(work, &mut row)?;
    work.log("player.refuse", format!("Refused {}", log_name(&row)))
        .before(serde_json::json!({"status": "pending"}))
        .after(serde_json::json!({"status": "removed"}))
        .reason(reason);
    Ok(row)
}

/// The command that [`refuse_all`] is in the log, where [`bring_back_refused`] finds whom it refused.
pub const REFUSE_ALL: &str = "player.refuse_all";

/// Refuses everybody who waits for approval, or takes everybody off the waiting list, up to a number: who came after the
/// page was opened has not been seen. Returns how many.
///
/// # Errors
/// Nobody waits; others than those who wait are asked for.
pub fn refuse_all(work: &mut Work<'_, '_>, status: PlayerStatus, up_to: i64) -> Result<usize, OpError> {
    crate::ops::rounds::refuse_ended(work.tournament.state)?;
    let what = match status {
        PlayerStatus::Pending => "who waited for approval",
        PlayerStatus::Waitlisted => "on the waiting list",
        PlayerStatus::Registered | PlayerStatus::Removed => {
            return Err(OpError::refused("Only who waits is refused all at once."));
        }
    };
    let mut rows = players::of_status(work.conn, &work.tournament.id, status, up_to)?;
    if rows.is_empty() {
        return Err(OpError::refused("Nobody of them waits any more."));
    }
    for row in &mut rows {
        row.status = PlayerStatus::Removed;
        row.checked_in = false;
        store(work, row)?;
    }
    let numbers: Vec<i64> = rows.iter().map(|row| row.number).collect();
    work.log(REFUSE_ALL, format!("Refused all {} {what}", rows.len()))
        .before(serde_json::json!({"status": status.as_str()}))
        .after(serde_json::json!({"status": "removed", "numbers": numbers}));
    Ok(rows.len())
}

/// What the last [`refuse_all`] did, as far as it was not taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedAll {
    pub at: Moment,
    /// Where they waited.
    pub from: PlayerStatus,
    /// Who is still removed, by number.
    pub numbers: Vec<i64>,
}

/// Reads whom the last [`refuse_all`] of a tournament refused; `None` where nobody of them is removed any more.
///
/// # Errors
/// The database does not answer.
pub fn last_refused(conn: &mut Conn<'_>, tournament: &str) -> Result<Option<RefusedAll>, DbError> {
    let Some(line) = log::latest(conn, tournament, REFUSE_ALL)? else {
        return Ok(None);
    };
    let value = |text: Option<&str>| -> serde_json::Value {
        text.and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default()
    };
    let (before, after) = (value(line.before.as_deref()), value(line.after.as_deref()));
    let refused: HashSet<i64> = after["numbers"]
        .as_array()
        .map(|numbers| numbers.iter().filter_map(serde_json::Value::as_i64).collect())
        .unwrap_or_default();
    let from = match before["status"].as_str() {
        Some("waitlisted") => PlayerStatus::Waitlisted,
        _ => PlayerStatus::Pending,
    };
    let removed = players::of_status(conn, tournament, PlayerStatus::Removed, i64::MAX)?;
    let numbers: Vec<i64> = removed
        .into_iter()
        .map(|row| row.number)
        .filter(|number| refused.contains(number))
        .collect();
    Ok((!numbers.is_empty()).then_some(RefusedAll {
        at: line.at,
        from,
        numbers,
    }))
}

/// Brings those back whom the last [`refuse_all`] refused: they wait again where they waited. Returns how many.
///
/// # Errors
/// Nobody of them is removed any more; the tournament is over.
pub fn bring_back_refused(work: &mut Work<'_, '_>) -> Result<usize, OpError> {
    crate::ops::rounds::refuse_ended(work.tournament.state)?;
    let Some(last) = last_refused(work.conn, &work.tournament.id)? else {
        return Err(OpError::refused(
            "Nobody of them is removed any more: there is nothing to take back.",
        ));
    };
    for number in &last.numbers {
        let mut row = player_of_number(work, *number)?;
        row.status = last.from;
        store(work, &mut row)?;
    }
    let count = last.numbers.len();
    work.log(
        "player.refuse_all_undo",
        format!("Brought back all {count} who were refused at once"),
    )
    .before(serde_json::json!({"status": "removed"}))
    .after(serde_json::json!({"status": last.from.as_str(), "numbers": last.numbers}));
    promote_waiting(work, false)?;
    Ok(count)
}

/// Removes a player who never was in a round; their number is not used again. Returns the player and who got the place.
///
/// # Errors
/// The player has a place in a round or in the cut.
pub fn remove(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<(PlayerRow, Vec<PlayerRow>), OpError> {
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::Remove)?;
    let before = row.status;
    row.status = PlayerStatus::Removed;
    // Brought back they have to be seen again.
    row.checked_in = false;
    store(work, &mut row)?;
    work.log("player.remove", format!("Removed {}", log_name(&row)))
        .before(serde_json::json!({"status": before.as_str()}))
        .after(serde_json::json!({"status": "removed"}))
        .reason(reason);
    let promoted = promote_waiting(work, false)?;
    Ok((row, promoted))
}
