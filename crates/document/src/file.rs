//! Event files from any program: Podium's own document, or the JSON of TopDeck.gg's API.

use serde_json::Value;

use super::event::{self, EventDocument};
use super::json;
use super::topdeck::{self, StatedStanding};
use podium_event::Problem;
use say::{Message, document_problems as t};

/// An event that was read from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct EventFile {
    pub document: EventDocument,
    /// Whether it was in another program's format.
    pub is_foreign: bool,
    /// Sentences about the file's data that is not in the document; empty for Podium's own format.
    pub lost: Vec<Message>,
    /// The standings stated in a file of another format.
    pub stated: Vec<StatedStanding>,
}

/// Returns the only event of a list: TopDeck's API answers with a list if it is asked for several tournaments.
fn only(value: Value) -> Result<Value, Vec<Problem>> {
    match value {
        Value::Array(mut list) if list.len() == 1 => Ok(list.remove(0)),
        Value::Array(list) if list.iter().any(topdeck::is_topdeck) => {
            Err(vec![Problem::new("", t::several_events(list.len()))])
        }
        value => Ok(value),
    }
}

/// Reads a file, detecting its format by its content.
///
/// # Errors
/// All mistakes, each with its JSON pointer; a syntax error with line and column.
pub fn read_file(bytes: &[u8]) -> Result<EventFile, Vec<Problem>> {
    let value = only(json::parse(bytes)?)?;
    if topdeck::is_topdeck(&value) {
        let read = topdeck::read_value(&value)?;
        return Ok(EventFile {
            document: read.document,
            is_foreign: true,
            lost: read.lost,
            stated: read.stated,
        });
    }
    Ok(EventFile {
        document: event::read_value(&value)?,
        is_foreign: false,
        lost: Vec::new(),
        stated: Vec::new(),
    })
}
