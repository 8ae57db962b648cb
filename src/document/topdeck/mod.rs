//! An event in the JSON of TopDeck.gg's API, as other sites and Podium's own export write it: read into a document, with
//! a list of what was lost on the way. `docs/import.md` says what is read from where.

mod build;
mod own;
mod points;
mod rounds;
mod shape;
mod told;

use serde_json::Value;

use super::EventDocument;
use crate::rules::{PlayerIx, Problem};

/// An event that was read, and what of the file is not in it.
#[derive(Debug, Clone, PartialEq)]
pub struct TopDeckEvent {
    pub document: EventDocument,
    /// Sentences: what was left out, guessed, or is counted otherwise here.
    pub lost: Vec<String>,
    /// What the file says of the players' standings.
    pub stated: Vec<StatedStanding>,
}

/// A player's standing as the file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedStanding {
    pub player: PlayerIx,
    pub place: Option<u32>,
    pub points: Option<u32>,
}

/// The member in which Podium's export keeps what the shape has no place for.
pub const OWN: &str = "podium";

/// Whether a JSON value has the shape: rounds or standings, and no format of its own.
#[must_use]
pub fn is_topdeck(value: &Value) -> bool {
    let has = |name: &str| value.get(name).is_some_and(|part| part.is_array());
    value.get("format").and_then(Value::as_str) != Some(super::event::FORMAT)
        && value.get("players").is_none()
        && (has("rounds") || has("standings"))
}

/// Reads an event.
///
/// # Errors
/// What keeps it from being an event at all, each with its JSON pointer: a player at two tables, a winner from another
/// table, a later round after one that is being played.
pub fn read_value(value: &Value) -> Result<TopDeckEvent, Vec<Problem>> {
    let mut problems = Vec::new();
    let raw = shape::read(value, &mut problems);
    let own = value.get(OWN).map(|own| own::read(own, &mut problems));
    let read = build::build(raw, own, &mut problems);
    match read {
        Some(read) if problems.is_empty() => Ok(read),
        _ => Err(problems),
    }
}
