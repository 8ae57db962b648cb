//! Penalties in a followed game: actions like any other.

use serde_json::{Value, json};

use crate::floor::follow::{DeskAction, ReplayedGame, in_open_game};
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_melee::Seat;
use podium_store::FollowState;
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;
use say::Message;

/// The result of a penalty in a followed game.
pub(super) enum PenaltyInGame {
    Done {
        game: String,
        action: i64,
    },
    /// No game of the table is followed.
    NotFollowed,
    /// The rules of the game refuse it: a sentence.
    NotPossible(Message),
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
            let all = problems.into_iter().map(|problem| problem.message);
            return Ok(PenaltyInGame::NotPossible(Message::joined(all, " ")));
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

/// Undoes an action in a game that is followed now, if the turns that were played since stay the same. Returns `false`
/// otherwise.
pub(super) fn undo(work: &mut Work<'_, '_>, game: &str, number: i64) -> Result<bool, OpError> {
    // A closed game has its outcome, which an undone step would contradict.
    let open = follow::by_id(work.conn, game)?.filter(|row| row.state == FollowState::Open);
    let Some(mut game) = open else { return Ok(false) };
    let actions = follow::actions(work.conn, &game.id)?;
    let Some(mut step) = without(work, &game, &actions, number) else {
        return Ok(false);
    };
    step.account_id = step.account_id.or_else(|| work.actor.account_id.clone());
    step.changed = work.game_changed();
    follow::update_action(work.conn, &step)?;
    game.version += 1;
    game.changed = step.changed;
    follow::update(work.conn, &game)?;
    work.log(
        "game.undo",
        format!("Game {}: a ruling's step {number} is undone.", game.number),
    );
    Ok(true)
}

/// Returns a penalty's step as it has to be, so that the game is as if the penalty had not been given; `None` if it cannot
/// be: turns that were played without the player would have been others.
fn without(work: &Work<'_, '_>, game: &FollowedRow, actions: &[ActionRow], number: i64) -> Option<ActionRow> {
    let index = actions
        .iter()
        .position(|row| row.number == number && row.undone_at.is_none())?;
    let read = |row: &ActionRow| serde_json::from_str::<Value>(&row.action).unwrap_or_default();
    let replay = |step: &ActionRow| {
        let mut steps = actions.to_vec();
        steps[index] = step.clone();
        ReplayedGame::new(game.clone(), steps).ok()
    };
    let mine = &actions[index];
    let undone = ActionRow {
        undone_by: work.actor.account_id.clone(),
        undone_at: Some(work.at),
        ..mine.clone()
    };
    // Nothing came after it that depended on whose turn it was.
    let keeps = |row: &ActionRow| matches!(read(row)["do"].as_str(), Some("leave" | "call_time" | "set_status"));
    let mut later = actions[index + 1..].iter().filter(|row| row.undone_at.is_none());
    if later.all(keeps) && replay(&undone).is_some() {
        return Some(undone);
    }
    let was = replay(mine)?;
    // What the departure did to the turns is then another step: the turn in progress ended, or the player's next turn was
    // not taken.
    let action = read(mine);
    let player = action["players"][0].as_str().filter(|_| action["do"] == "leave")?;
    let ends = (was.game.markers().iter()).map(|marker| json!({"do": "end_turn", "marker": marker.number().0}));
    let instead = ends.chain([json!({"do": "skip_turn", "player": player})]);
    let instead = instead.map(|action| ActionRow {
        action: action.to_string(),
        ..mine.clone()
    });
    let seat = was.document.names().seat(player)?;
    std::iter::once(undone).chain(instead).find(|step| {
        let is = replay(step).filter(|is| is.game.table().is_playing(seat));
        is.is_some_and(|is| turns(&is) == turns(&was))
    })
}

/// Returns whose turns are in progress, and whether the game is over.
fn turns(replayed: &ReplayedGame) -> (Vec<(Seat, bool)>, bool) {
    let markers = replayed.game.markers().iter();
    let turns = markers.map(|marker| (marker.seat(), marker.turn().is_some()));
    (turns.collect(), replayed.game.outcome().is_some())
}
