//! Rulings in force, and the match losses that they are.

use crate::db::{Conn, DbError, PenaltyEffect, RulingState, rulings};

/// Returns whether a ruling in this state counts for later ones: it was not overturned or withdrawn.
pub(super) fn is_in_force(state: RulingState) -> bool {
    !matches!(state, RulingState::Overturned | RulingState::Withdrawn)
}

/// Returns the players of a pod whom rulings in force keep from winning their match of its round, by id.
pub(in crate::ops) fn match_losses(
    conn: &mut Conn<'_>,
    tournament: &str,
    round: i64,
    pod: &str,
) -> Result<Vec<String>, DbError> {
    let all = rulings::players_of_pod(conn, tournament, round, pod)?;
    Ok(all
        .into_iter()
        .filter(|(ruling, about)| {
            // By what was carried out and not by the penalty: one that waits for the head judge costs nobody the match
            // yet.
            is_in_force(ruling.state) && matches!(about.effect, Some(PenaltyEffect::Match | PenaltyEffect::Tournament))
        })
        .map(|(_, about)| about.player_id)
        .collect())
}
