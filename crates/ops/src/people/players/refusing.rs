//! Refusing all waiting players at once, and bringing them back.

use std::collections::HashSet;

use super::places::promote_waiting;
use super::{player_of_number, store};
use crate::community::entry::refuse_second_entry;
use crate::{OpError, Work};
use podium_base::clock::Moment;
use podium_store::tournaments::{log, players};
use podium_store::{DbError, PlayerStatus, Reader};
use say::refused_players as t;

/// The verb of [`refuse_all`] in the log, by which [`bring_back_refused`] finds the players that it refused.
const REFUSE_ALL: &str = "player.refuse_all";

/// Refuses everybody who waits for approval, or everybody on the waiting list, up to a number: players who registered
/// after the page was opened have not been seen. Returns how many.
///
/// # Errors
/// Nobody is waiting; the status is not one of waiting players.
pub fn refuse_all(work: &mut Work<'_, '_>, status: PlayerStatus, up_to: i64) -> Result<usize, OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let what = match status {
        PlayerStatus::Pending => "who waited for approval",
        PlayerStatus::Waitlisted => "on the waiting list",
        PlayerStatus::Registered | PlayerStatus::Removed => {
            return Err(OpError::refused(t::only_waiting()));
        }
    };
    let mut rows = players::of_status(work.conn, &work.tournament.id, status, up_to)?;
    if rows.is_empty() {
        return Err(OpError::refused(t::none_waits()));
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

/// The players refused by the last [`refuse_all`] who are still removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedAll {
    pub at: Moment,
    /// The status in which they were waiting.
    pub from: PlayerStatus,
    /// The numbers of those who are still removed.
    pub numbers: Vec<i64>,
}

/// Reads the players whom the last [`refuse_all`] of a tournament refused; `None` if none of them is removed any more.
///
/// # Errors
/// The database does not answer.
pub fn last_refused(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<RefusedAll>, DbError> {
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

/// Brings back the players whom the last [`refuse_all`] refused, with the status that they had. Returns how many.
///
/// # Errors
/// None of them is removed any more; the tournament is over.
pub fn bring_back_refused(work: &mut Work<'_, '_>) -> Result<usize, OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let Some(last) = last_refused(work.conn, &work.tournament.id)? else {
        return Err(OpError::refused(t::none_removed()));
    };
    for number in &last.numbers {
        let mut row = player_of_number(work, *number)?;
        refuse_second_entry(work, &row)?;
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
