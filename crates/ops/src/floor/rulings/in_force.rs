//! Rulings in force: their match losses, and the players who are not counted for turns because of Slow Play.

use podium_event::penalties::SLOW_PLAY;
use podium_store::floor::rulings;
use podium_store::{DbError, PenaltyEffect, Reader, RulingState};

/// Returns whether a ruling in this state counts for later ones: it was not overturned or withdrawn.
pub(super) fn is_in_force(state: RulingState) -> bool {
    !matches!(state, RulingState::Overturned | RulingState::Withdrawn)
}

/// Returns the ids of a pod's players who cannot win their match of its round because of rulings in force.
pub(crate) fn match_losses(
    conn: &mut Reader<'_>,
    tournament: &str,
    round: i64,
    pod: &str,
) -> Result<Vec<String>, DbError> {
    let all = rulings::players_of_pod(conn, tournament, round, pod)?;
    Ok(all
        .into_iter()
        .filter(|(ruling, about)| {
            // By the effect that was carried out, not by the penalty: one that waits for the head judge does not cost
            // the match yet.
            is_in_force(ruling.state) && matches!(about.effect, Some(PenaltyEffect::Match | PenaltyEffect::Tournament))
        })
        .map(|(_, about)| about.player_id)
        .collect())
}

/// Returns the ids of a round's players with a ruling of Slow Play in force: the time call at their table proposes them
/// as not counted (3.3). A ruling that waits for the head judge counts too, because the judge who calls time confirms
/// it.
pub fn slow_players(conn: &mut Reader<'_>, tournament: &str, round: i64) -> Result<Vec<String>, DbError> {
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
