//! Penalties that were given between matches: each is carried out at the start of the player's next match (T30).

use super::effects::{self, Effects};
use super::in_force::is_in_force;
use super::{penalty_of, waits_for_confirmation};
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::floor::rulings::{self, RulingRow};
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, PenaltyEffect, Reader, RoundState};

/// Carries out the penalties of players whose next match is in a round that is published.
pub(crate) fn carry_over(work: &mut Work<'_, '_>, round: &RoundRow) -> Result<(), OpError> {
    let open = rulings::without_match(work.conn, &work.tournament.id)?;
    // Before most rounds: this saves the statements below.
    if open.is_empty() {
        return Ok(());
    }
    for (ruling, mut about) in open {
        let penalty = penalty_of(&about);
        let is_due = matches!(penalty, Penalty::SkipTurn | Penalty::GameLoss | Penalty::MatchLoss);
        if !is_due || !is_in_force(ruling.state) || waits_for_confirmation(&ruling) {
            continue;
        }
        let Some(player) = players::by_id(work.conn, &about.player_id)? else {
            continue;
        };
        if !is_next_match(work.conn, &ruling, round, &player.id)? {
            continue;
        }
        about.due_round = Some(round.number);
        let mut done = Effects::default();
        // A drop that comes with it was carried out when it was given.
        let drops = std::mem::take(&mut about.drops);
        effects::carry_out(work, &ruling, &mut about, &player, &mut done)?;
        about.drops = drops;
        rulings::update_player(work.conn, &about)?;
        let what = format!("Ruling {} is carried out in this match.", ruling.number);
        work.log("ruling.due", done.after(what));
    }
    Ok(())
}

/// Returns whether the match in this round is the first that a player begins after a ruling.
fn is_next_match(conn: &mut Reader<'_>, ruling: &RulingRow, round: &RoundRow, player: &str) -> Result<bool, DbError> {
    let is_seated = |conn: &mut Reader<'_>, round: &RoundRow| -> Result<bool, DbError> {
        let place = rounds::place_of(conn, &round.id, player)?;
        Ok(place.is_some_and(|place| place.pod_id.is_some()))
    };
    if !is_seated(conn, round)? {
        return Ok(false);
    }
    for other in rounds::of_tournament(conn, &ruling.tournament_id)? {
        let between = other.number > ruling.round && other.number < round.number;
        if between && other.state != RoundState::Draft && is_seated(conn, &other)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Undoes [`carry_over`] for a round that is a draft again: the penalties are for the next match, whichever that is.
pub(crate) fn carry_back(work: &mut Work<'_, '_>, round: i64) -> Result<(), OpError> {
    for (_, mut about) in rulings::players_of_round(work.conn, &work.tournament.id, round)? {
        if about.due_round != Some(round) {
            continue;
        }
        about.due_round = None;
        // A penalty that was undone meanwhile is not for any match.
        if about.effect != Some(PenaltyEffect::TakenBack) {
            about.effect = None;
        }
        (about.game_id, about.game_action) = (None, None);
        (about.done_by, about.done_at) = (None, None);
        about.to_undo = None;
        rulings::update_player(work.conn, &about)?;
    }
    Ok(())
}
