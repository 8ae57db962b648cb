//! Penalties in a followed game: actions like any other.

use serde_json::{Value, json};

use crate::floor::follow::{DeskAction, ReplayedGame, in_open_game};
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::FollowState;
use podium_store::floor::follow;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;

/// The result of a penalty in a followed game.
pub(super) enum PenaltyInGame {
    Done {
        game: String,
        action: i64,
    },
    /// No game of the table is followed.
    NotFollowed,
    /// The rules of the game refuse it: a sentence.
    NotPossible(String),
}

/// Carries out a penalty in the followed game of a pod.
pub(super) fn act(
    work: &mut Work<'_, '_>,
    pod: &PodRow,
    player: &PlayerRow,
    penalty: Penalty,
) -> Result<PenaltyInGame, OpError> {
    let action = match penalty {
        Penalty::SkipTurn => json!({"do": "skip_turn", "player": player.key}),
        Penalty::MatchLoss | Penalty::Disqualification => {
            json!({"do": "leave", "players": [player.key], "why": "match_loss"})
        }
        // T30: a Game Loss takes the player out of this game, and the pod plays on
        _ => json!({"do": "leave", "players": [player.key], "why": "lost"}),
    };
    match in_open_game(work, pod.table_number, &[DeskAction::Do(action)]) {
        Ok(true) => {}
        Ok(false) => return Ok(PenaltyInGame::NotFollowed),
        // the ruling is valid anyway: the judge reads what is left to do by hand
        Err(OpError::Refused { message, .. }) => return Ok(PenaltyInGame::NotPossible(message)),
        Err(OpError::Invalid(problems)) => {
            let all: Vec<String> = problems.into_iter().map(|problem| problem.message).collect();
            return Ok(PenaltyInGame::NotPossible(all.join(" ")));
        }
        Err(other) => return Err(other),
    }
    // Read again: the action may have ended the game, which stays open until it is confirmed.
    let games = follow::of_pod(work.conn, &pod.id)?;
    let Some(game) = games.into_iter().find(|game| game.state == FollowState::Open) else {
        return Ok(PenaltyInGame::NotFollowed);
    };
    // A penalty is one action, so the last is the ruling's.
    let last = follow::actions(work.conn, &game.id)?
        .last()
        .map_or(0, |last| last.number);
    Ok(PenaltyInGame::Done {
        game: game.id,
        action: last,
    })
}

/// Undoes an action in a game that is followed now, if the game is the same without it: nothing came after it that depends on
/// whose turn it was. Returns `false` otherwise.
pub(super) fn undo(work: &mut Work<'_, '_>, game: &str, number: i64) -> Result<bool, OpError> {
    // A closed game has its outcome, which an undone step would contradict.
    let open = follow::by_id(work.conn, game)?.filter(|row| row.state == FollowState::Open);
    let Some(mut game) = open else { return Ok(false) };
    let mut actions = follow::actions(work.conn, &game.id)?;
    let later = actions
        .iter()
        .filter(|row| row.undone_at.is_none() && row.number > number);
    let mut later = later.map(|row| serde_json::from_str::<Value>(&row.action).unwrap_or_default());
    // Turns and stacks that were played without the player would have been others.
    let keeps = |action: Value| matches!(action["do"].as_str(), Some("leave" | "call_time" | "set_status"));
    let is_free = later.all(keeps);
    let mine = actions
        .iter_mut()
        .find(|row| row.number == number && row.undone_at.is_none());
    let Some(mine) = mine.filter(|_| is_free) else {
        return Ok(false);
    };
    mine.undone_by.clone_from(&work.actor.account_id);
    mine.undone_at = Some(work.at);
    let mine = mine.clone();
    // The steps that are left must still be a game.
    if ReplayedGame::new(game.clone(), actions).is_err() {
        return Ok(false);
    }
    follow::update_action(work.conn, &mine)?;
    game.version += 1;
    follow::update(work.conn, &game)?;
    work.log(
        "game.undo",
        format!("Game {}: a ruling's step {number} is undone.", game.number),
    );
    Ok(true)
}
