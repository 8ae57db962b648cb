//! Places: who has one, who waits for one, who is let in and who is taken out.

use super::entry::{entry_round, free_places};
use super::{PlayerAction, named, of_number, require, store};
use crate::db::players::{self, PlayerRow};
use crate::db::{Database, PlayerStatus, TournamentState};
use crate::ops::{Actor, Once, OpError, Work, command};

/// Gives free places to those who wait, in the order they came, before the rounds begin. To be called by every command
/// that frees places or raises the maximum; returns who got one.
pub fn promote_waiting(work: &mut Work<'_, '_>, only_present: bool) -> Result<Vec<PlayerRow>, OpError> {
    if !matches!(
        work.tournament.state,
        TournamentState::Setup | TournamentState::Registration
    ) {
        return Ok(Vec::new());
    }
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let free = free_places(&work.tournament, &rows).map_or(usize::MAX, |free| usize::try_from(free).unwrap_or(0));
    let waiting = rows
        .into_iter()
        .filter(|row| row.status == PlayerStatus::Waitlisted && (row.checked_in || !only_present));
    let mut promoted: Vec<PlayerRow> = waiting.take(free).collect();
    for row in &mut promoted {
        row.status = PlayerStatus::Registered;
        store(work, row)?;
        work.log(
            "player.promote",
            format!("{} got a place from the waiting list", named(row)),
        )
        .before(serde_json::json!({"status": "waitlisted"}))
        .after(serde_json::json!({"status": "registered"}));
    }
    Ok(promoted)
}

/// Lets somebody in: approves who is pending, gives a place to who waits, brings back who was removed. When all places
/// are taken, those who did not wait yet are put on the waiting list.
///
/// # Errors
/// The tournament's state does not allow it; somebody on the waiting list, and no place is free.
pub fn admit(db: &Database, slug: &str, actor: &Actor, once: &Once, number: i64) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        let whereabouts = require(work, &row, PlayerAction::Admit)?;
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        let before = row.status;
        let is_full = free_places(&work.tournament, &rows).is_some_and(|free| free <= 0);
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
        row.entry_round = entry_round(work.tournament.state, whereabouts.newest);
        store(work, &mut row)?;
        let to = if is_full { "the waiting list" } else { "a place" };
        let what = match before {
            PlayerStatus::Pending => format!("Approved {}: {to}", named(&row)),
            PlayerStatus::Removed => format!("Brought {} back: {to}", named(&row)),
            _ => format!("Gave {} a place from the waiting list", named(&row)),
        };
        work.log("player.admit", what)
            .before(serde_json::json!({"status": before.as_str()}))
            .after(serde_json::json!({"status": row.status.as_str(), "entry_round": row.entry_round}));
        Ok(row)
    })
}

/// Refuses somebody who waits for approval.
///
/// # Errors
/// They are not waiting for approval.
pub fn refuse_pending(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        if row.status != PlayerStatus::Pending {
            return Err(OpError::refused(format!("{} does not wait for approval.", row.name)));
        }
        row.status = PlayerStatus::Removed;
        store(work, &mut row)?;
        work.log("player.refuse", format!("Refused {}", named(&row)))
            .before(serde_json::json!({"status": "pending"}))
            .after(serde_json::json!({"status": "removed"}))
            .reason(reason);
        Ok(row)
    })
}

/// Takes out somebody who never was in a round, as if they had not come; their number is not used again. Returns who
/// got the place.
///
/// # Errors
/// They have a place in a round or in the cut.
pub fn remove(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<(PlayerRow, Vec<PlayerRow>), OpError> {
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        require(work, &row, PlayerAction::Remove)?;
        let before = row.status;
        row.status = PlayerStatus::Removed;
        row.checked_in = false;
        store(work, &mut row)?;
        work.log("player.remove", format!("Removed {}", named(&row)))
            .before(serde_json::json!({"status": before.as_str()}))
            .after(serde_json::json!({"status": "removed"}))
            .reason(reason);
        let promoted = promote_waiting(work, false)?;
        Ok((row, promoted))
    })
}
