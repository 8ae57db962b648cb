//! The end of a record that players keep at their table: it closes with the result of its match.

use super::read::ReplayedGame;
use crate::{OpError, Work};
use podium_event::result::Outcome as MatchOutcome;
use podium_event::{GameResult, PlayerIx, PodResult};
use podium_melee::{Action, Declaration, LeaveReason, Outcome, Seat, SeatSet};
use podium_store::floor::follow::{self, ActionRow};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{DbError, FollowState};

/// Closes the record that the players of a pod keep, because the pod has its result; `PlayerIx(i)` is the player of its place
/// `i`. A game that the result ends, or that has ended so, is confirmed; any other is given up. A record that only judges keep
/// stays theirs.
///
/// # Errors
/// The database does not answer: a record never keeps a result from being stored.
pub(crate) fn close_with_result(
    work: &mut Work<'_, '_>,
    pod: &PodRow,
    result: &PodResult,
    games_to_win: u32,
) -> Result<(), OpError> {
    let games = follow::of_pod(work.conn, &pod.id)?;
    let Some(mut row) = games.into_iter().find(|game| game.state == FollowState::Open) else {
        return Ok(());
    };
    let steps = follow::actions(work.conn, &row.id)?;
    if steps.iter().all(|step| step.player_id.is_none()) {
        return Ok(());
    }
    let players = follow::players_of_pod(work.conn, &pod.id)?;
    let last = steps.last().map_or(0, |step| step.number);
    let end = match ReplayedGame::new(row.clone(), steps) {
        Ok(game) => {
            let winner = winner_of_game(result, players.len(), games_to_win, row.number);
            winner.and_then(|winner| end_by(&game, &players, winner))
        }
        Err(DbError::Corrupt(_)) => None,
        Err(other) => return Err(other.into()),
    };
    row.state = match end {
        Some(_) => FollowState::Confirmed,
        None => FollowState::Abandoned,
    };
    if let Some(action) = end.flatten() {
        let step = ActionRow {
            account_id: work.actor.account_id.clone(),
            ..ActionRow::new(&row.id, last + 1, action, work.at)
        };
        follow::insert_actions(work.conn, &[step])?;
    }
    row.closed_by.clone_from(&work.actor.account_id);
    row.closed_at = Some(work.at);
    row.version += 1;
    Ok(follow::update(work.conn, &row)?)
}

/// Returns how a game ends with a winner, or drawn: by an action of the document, or without one if it has ended so; `None`
/// if it cannot.
fn end_by(game: &ReplayedGame, players: &[PlayerRow], winner: Option<PlayerIx>) -> Option<Option<String>> {
    let seat_of = |player: PlayerIx| {
        let key = &players.get(player.ix())?.key;
        game.keys().iter().position(|own| own == key).and_then(Seat::new)
    };
    let winner = match winner {
        Some(winner) => Some(seat_of(winner)?),
        None => None,
    };
    let fits = |outcome: &Outcome| match (outcome, winner) {
        (Outcome::Winner(seat), Some(winner)) => *seat == winner,
        (Outcome::Draw(_), None) => true,
        _ => false,
    };
    if let Some(outcome) = game.game.outcome() {
        return fits(outcome).then_some(None);
    }
    let playing = *game.game.table().playing();
    let action = match winner {
        // CR 104.2a: the last player left wins, so all others leave
        Some(winner) => Action::Leave {
            players: playing.without(&SeatSet::only(winner)),
            why: LeaveReason::Lost,
            defer_to: None,
        },
        None => Action::Declare {
            effect: Declaration::Draw,
            controllers: playing,
        },
    };
    let mut ended = game.game.clone();
    ended.apply(&action).ok()?;
    ended
        .outcome()
        .is_some_and(fits)
        .then(|| Some(game.document.write_action(&action).to_string()))
}

/// Returns who has won the game with a number in a match by its result, `Some(None)` for a drawn one; `None` if the result
/// has no such game. In a match of one game the last game decides: drawn ones came before it.
fn winner_of_game(result: &PodResult, seats: usize, games_to_win: u32, number: i64) -> Option<Option<PlayerIx>> {
    match result {
        PodResult::Games { games, .. } if games_to_win > 1 => {
            let index = usize::try_from(number).ok()?.checked_sub(1)?;
            Some(match games.get(index)? {
                GameResult::Won(winner) => Some(*winner),
                GameResult::Drawn => None,
            })
        }
        _ => {
            let seats: Vec<PlayerIx> = (0..seats as u32).map(PlayerIx).collect();
            Some(match result.outcome(&seats, games_to_win)? {
                MatchOutcome::Won(winner) => Some(winner),
                MatchOutcome::Drawn(_) => None,
            })
        }
    }
}
