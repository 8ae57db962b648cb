//! How a followed game stands, as far as the floor is concerned.

use super::state::GameState;
use crate::melee::{Event, Outcome, Variant};
use crate::ops::follow::Followed;

/// How a game stands after its actions, those undone left out.
pub fn game_state(followed: &Followed) -> GameState {
    let game = &followed.game;
    match (game.outcome(), game.time().turns_left()) {
        (Some(Outcome::Winner(_)), _) => GameState::Won,
        (Some(Outcome::Draw(_)), _) => GameState::Drawn,
        (None, Some(left)) => GameState::Turns {
            left,
            of: counted(followed).unwrap_or(left),
            single: game.setup().variant() == Variant::FreeForAll,
        },
        (None, None) if game.time().is_called() => GameState::FinishTurn,
        (None, None) => GameState::Playing,
    }
}

/// N: how many turns were to come when time was called (T22).
fn counted(followed: &Followed) -> Option<u32> {
    let mut counted = None;
    followed.document.replay_with(|_, events| {
        for event in events {
            if let Event::TimeCalled { turns, .. } = event {
                counted = *turns;
            }
        }
    });
    counted
}
