//! The file formats people keep and scripts rely on: read and checked, written. docs/formats/event.md describes
//! `podium-event/1` field by field.
//!
//! ```
//! let wrong = podium_document::event::read(b"{}").expect_err("it has no format");
//! assert!(wrong.iter().any(|problem| problem.message.to_string().contains("format") || problem.pointer.contains("format")));
//! ```
//!
//! Examples: `standings_of_a_file`.

pub mod cards;
pub mod cursor;
pub mod event;
pub mod fairness;
pub mod file;
pub mod game;
pub mod house;
pub mod json;
mod layout;
pub mod penalties;
mod profile;
pub mod ruleset;
pub mod standings;
pub mod topdeck;

pub use event::{About, EventDocument};
