//! Rulings in force: the match losses that they are, and whom Slow Play takes out of the count of turns.

use crate::db::{Conn, DbError, PenaltyEffect, RulingState, rulings};
use crate::rules::penalties::SLOW_PLAY;

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

/// Returns the players of a round whom a ruling of Slow Play in force marks, by id: the call of time at their table offers
/// them as not counted (3.3). One that waits for the head judge marks too, for who calls time confirms it.
pub fn slow_players(conn: &mut Conn<'_>, tournament: &str, round: i64) -> Result<Vec<String>, DbError> {
    let all = rulings::players_of_round(conn, tournament, round)?;
    let mut slow: Vec<String> = all
        .into_iter()
        .filter(|(ruling, about)| is_in_force(ruling.state) && about.infraction.as_deref() == Some(SLOW_PLAY))
        .map(|(_, about)| about.player_id)
        .collect();
    slow.sort();
    slow.dedup();
    Ok(slow)
}
