//! The state of a followed game, as the floor shows it.

use super::state::GameState;
use crate::floor::follow::ReplayedGame;
use podium_melee::{Event, Outcome, Variant};

/// Returns the state of a game after the actions that were not undone.
pub fn game_state(followed: &ReplayedGame) -> GameState {
    let game = &followed.game;
    match (game.outcome(), game.time().turns_left()) {
        // The outcome first: a game may end with turns left.
        (Some(Outcome::Winner(_)), _) => GameState::Won,
        (Some(Outcome::Draw(_)), _) => GameState::Drawn,
        (None, Some(left)) => GameState::Turns {
            left,
            // Always known if turns are left: time was called by an action of the game.
            of: counted(followed).unwrap_or(left),
            single: game.setup().variant() == Variant::FreeForAll,
        },
        (None, None) if game.time().is_called() => GameState::FinishTurn,
        (None, None) => GameState::Playing,
    }
}

/// Returns N of MTR-A 2.5AA: the number of turns to come when time was called (T22).
fn counted(followed: &ReplayedGame) -> Option<u32> {
    let mut counted = None;
    // the game keeps only how many turns are left; N is in the event of the time call
    followed.document.replay_with(|_, events| {
        for event in events {
            if let Event::TimeCalled { turns, .. } = event {
                counted = *turns;
            }
        }
    });
    counted
}
