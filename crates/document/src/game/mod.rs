//! The game document `podium-game/1`: a table and what happened at it, read and checked, written, replayed.
//! docs/formats/game.md describes it field by field.

mod action_names;
mod document;
mod fields;
mod names;
mod read;
mod read_action;
mod replay;
mod state;
mod write;

pub use action_names::action_name;
pub use document::{FORMAT, GameDocument};
pub use names::Names;
pub use replay::Replay;
pub use state::State;
