//! The file formats people keep and scripts rely on: read and checked, written. docs/event-format.md describes
//! `podium-event/1` field by field.

pub mod cards;
pub mod cursor;
pub mod event;
pub mod fairness;
pub mod file;
pub mod game;
pub mod json;
mod layout;
pub mod penalties;
pub mod standings;
pub mod topdeck;

pub use event::{About, EventDocument};
