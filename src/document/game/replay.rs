//! Replaying a game document.

use super::document::GameDocument;
use crate::melee::{Event, Game, Refusal};

/// How far a replay came: the game after the last possible action, and why the next one was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The game.
    pub game: Game,
    /// The index from 0 of the first impossible action, and why it is.
    pub illegal: Option<(usize, Refusal)>,
}

impl GameDocument {
    /// Returns the game as it begins.
    pub fn start(&self) -> Game {
        match &self.seed {
            Some(seed) => Game::with_seed(self.setup.clone(), seed.clone()),
            None => Game::new(self.setup.clone()),
        }
    }

    /// Replays the game to its last action or to the first impossible one.
    pub fn replay(&self) -> Replay {
        self.replay_with(|_, _| ())
    }

    /// Replays the game and passes every state, with the events that led to it, to `seen`; the first is the start.
    pub fn replay_with(&self, mut seen: impl FnMut(&Game, &[Event])) -> Replay {
        let mut game = self.start();
        // The start counts: markers have been handed out and turns have begun (G3).
        seen(&game, &[]);
        for (index, action) in self.actions.iter().enumerate() {
            match game.apply(action) {
                Ok(events) => seen(&game, &events),
                Err(refusal) => {
                    return Replay {
                        game,
                        illegal: Some((index, refusal)),
                    };
                }
            }
        }
        Replay { game, illegal: None }
    }
}
