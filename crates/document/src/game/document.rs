//! A checked game document: the names, the options, the seed and the actions of a game.

use super::names::Names;
use podium_event::Problem;
use podium_melee::{Action, GameSeed, Setup};

/// The name of the format.
pub const FORMAT: &str = "podium-game/1";

/// The greatest length of a player's or an object's name, in characters.
pub(super) const LONGEST_NAME: usize = 200;

/// A checked game document: all players that it names are at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameDocument {
    pub(super) names: Names,
    pub(super) setup: Setup,
    pub(super) seed: Option<GameSeed>,
    pub(super) actions: Vec<Action>,
}

impl GameDocument {
    /// Creates a document of a table at which nothing has happened yet; `players` are in seat order.
    ///
    /// # Errors
    /// There is not one name for each seat, or the names are not distinct.
    pub fn new(players: Vec<String>, setup: Setup, seed: Option<GameSeed>) -> Result<GameDocument, Vec<Problem>> {
        // The engine only knows seats: an extra name could never be shown.
        if players.len() != setup.seats() {
            let message = format!("{} players were named for {} seats", players.len(), setup.seats());
            return Err(vec![Problem::new("/seats", message)]);
        }
        Ok(GameDocument {
            names: Names::new(players)?,
            setup,
            seed,
            actions: Vec::new(),
        })
    }

    /// Appends an action.
    pub fn push(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Removes the last action.
    pub fn pop(&mut self) -> Option<Action> {
        self.actions.pop()
    }

    /// The names of players and objects.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The options of the table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of coins and dice, if the document has one (T31, T32).
    pub fn seed(&self) -> Option<&GameSeed> {
        self.seed.as_ref()
    }

    /// The actions, in the order in which they happened.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }
}
