//! The game document `podium-game/1`: a table and what happened at it, read and checked, written, replayed.
//! docs/game-format.md describes it field by field.

mod actions;
mod names;
mod read;
mod state;
mod write;

pub use actions::action_name;
pub use names::Names;
pub use state::State;

use crate::document::cursor::{Cursor, Problems};
use crate::document::json;
use crate::melee::{Action, Event, Game, GameSeed, Refusal, Setup};
use crate::rules::Problem;
use serde_json::Value;

/// The format's name.
pub const FORMAT: &str = "podium-game/1";

/// The longest name of a player or an object, in characters.
pub const LONGEST_NAME: usize = 200;

/// A game document that has been checked: everybody it names is at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameDocument {
    names: Names,
    setup: Setup,
    seed: Option<GameSeed>,
    actions: Vec<Action>,
}

/// How far a replay came: the game after the last possible action, and why the next one was not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The game.
    pub game: Game,
    /// The index from 0 of the first impossible action, and why it is.
    pub illegal: Option<(usize, Refusal)>,
}

impl GameDocument {
    /// A document of a table at which nothing has happened yet; the players are named in seat order.
    ///
    /// # Errors
    /// The names are not one for each seat, or not distinct.
    pub fn new(players: Vec<String>, setup: Setup, seed: Option<GameSeed>) -> Result<GameDocument, Vec<Problem>> {
        if players.len() != setup.seats() {
            let message = format!("{} players were named for {} seats", players.len(), setup.seats());
            return Err(vec![Problem {
                pointer: "/seats".to_owned(),
                message,
            }]);
        }
        Ok(GameDocument {
            names: Names::new(players)?,
            setup,
            seed,
            actions: Vec::new(),
        })
    }

    /// Reads a document from its bytes.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub fn read(bytes: &[u8]) -> Result<GameDocument, Vec<Problem>> {
        read::document(&json::parse(bytes)?)
    }

    /// Reads a document from a JSON value.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub fn read_value(value: &Value) -> Result<GameDocument, Vec<Problem>> {
        read::document(value)
    }

    /// Reads one more action and appends it; whether it is legal, the game says.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place in the action; nothing is appended.
    pub fn read_action(&mut self, value: &Value) -> Result<&Action, Vec<Problem>> {
        let action = self.parse_action(value)?;
        self.actions.push(action);
        Ok(&self.actions[self.actions.len() - 1])
    }

    /// Reads an action without appending it; objects it names for the first time get their numbers.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place in the action.
    pub fn parse_action(&mut self, value: &Value) -> Result<Action, Vec<Problem>> {
        let problems = Problems::default();
        let action = actions::read(&Cursor::root(value, &problems), &mut self.names);
        read::finished(action, problems)
    }

    /// Appends an action.
    pub fn push(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Takes the last action off again.
    pub fn pop(&mut self) -> Option<Action> {
        self.actions.pop()
    }

    /// An action as the document writes it.
    pub fn write_action(&self, action: &Action) -> Value {
        write::action(action, &self.names)
    }

    /// The whole document as JSON.
    pub fn to_json(&self) -> Value {
        write::document(self)
    }

    /// The names of players and objects.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of coins and dice, if the document has one.
    pub fn seed(&self) -> Option<&GameSeed> {
        self.seed.as_ref()
    }

    /// The actions.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The game as it begins.
    pub fn start(&self) -> Game {
        match &self.seed {
            Some(seed) => Game::with_seed(self.setup.clone(), seed.clone()),
            None => Game::new(self.setup.clone()),
        }
    }

    /// Replays the game to its end or to the first impossible action.
    pub fn replay(&self) -> Replay {
        self.replay_with(|_, _| ())
    }

    /// The same, showing every state and what had led to it, the first after the start.
    pub fn replay_with(&self, mut seen: impl FnMut(&Game, &[Event])) -> Replay {
        let mut game = self.start();
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

    /// A state as the format prints it.
    pub fn state<'a>(&'a self, game: &'a Game, events: &'a [Event]) -> State<'a> {
        State::new(game, &self.names, events)
    }

    /// The last element of a trace that met an impossible action.
    pub fn illegal(&self, index: usize, refusal: &Refusal) -> Value {
        serde_json::json!({"illegal": index, "rule": refusal.rule(), "message": refusal.message(&self.names)})
    }
}
