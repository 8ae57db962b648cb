//! An event in the JSON of TopDeck.gg's API, as written by other sites and by Podium's own export: parsed into a
//! document, with a list of the data that was lost. `docs/formats/import.md` describes which data comes from where.

mod build;
mod draws;
mod losses;
mod own;
mod playoff;
mod points;
mod published;
mod reading;
mod rounds;
mod shape;
mod stated;
mod totals;

use say::Message;
use serde_json::Value;

use super::EventDocument;
use podium_event::{PlayerIx, Problem};

/// A parsed event, and the file's data that is not in it.
#[derive(Debug, Clone, PartialEq)]
pub struct TopDeckEvent {
    pub document: EventDocument,
    /// Sentences about what was left out, guessed, or is counted differently here.
    pub lost: Vec<Message>,
    /// The players' standings as stated in the file.
    pub stated: Vec<StatedStanding>,
}

/// A player's standing as the file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedStanding {
    pub player: PlayerIx,
    pub place: Option<u32>,
    pub points: Option<u32>,
}

/// The member in which Podium's export stores data that the format has no place for.
pub const OWN: &str = "podium";

/// Returns whether a JSON value has this format: rounds or standings, and no `format` member.
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
/// Mistakes because of which it is not an event at all, each with its JSON pointer: a player at two tables, a winner
/// from another table, a later round after one that is being played.
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
