//! Replaying a game document.

use super::document::GameDocument;
use podium_melee::{Event, Game, Refusal};

/// The result of a replay: the game after the last possible action, and why the next one was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The game.
    pub game: Game,
    /// The index (from 0) of the first impossible action, and the reason.
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

    /// Replays the game and passes every state, with the events that led to it, to `seen`, starting with the initial
    /// state.
    pub fn replay_with(&self, mut seen: impl FnMut(&Game, &[Event])) -> Replay {
        let mut game = self.start();
        // The initial state has events too: markers were handed out and turns have begun (G3).
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
