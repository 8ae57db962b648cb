//! What follows for players when a round is not played as it was published: players who leave before it, and players who can enter in it.

use super::{log_name, store};
use crate::{OpError, Work};
use podium_store::tournaments::players::{self, PlayerRow};

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

/// Lets players who came while a round was published enter in that round, because it is a draft again or is drafted again.
pub(crate) fn enter_earlier(work: &mut Work<'_, '_>, round: i64) -> Result<(), OpError> {
    let mut waiting = players::of_tournament(work.conn, &work.tournament.id)?;
    waiting.retain(|row| row.entry_round == round + 1);
    for row in &mut waiting {
        row.entry_round = round;
        store(work, row)?;
        work.log(
            "player.enter_before",
            format!("{} can enter in round {round}", log_name(row)),
        )
        .before(serde_json::json!({"entry_round": round + 1}))
        .after(serde_json::json!({"entry_round": round}));
    }
    Ok(())
}
