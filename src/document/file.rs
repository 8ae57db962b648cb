//! Files of events, whichever program wrote them: Podium's own document, or the JSON of TopDeck.gg's API.

use serde_json::Value;

use super::event::{self, EventDocument};
use super::json;
use super::topdeck::{self, StatedStanding};
use crate::rules::Problem;

/// An event that was read from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct EventFile {
    pub document: EventDocument,
    /// Whether another format was read.
    pub is_foreign: bool,
    /// Sentences on what of the file is not in the document; nothing of Podium's own.
    pub lost: Vec<String>,
    /// What a file of another format says of the standings.
    pub stated: Vec<StatedStanding>,
}

/// The one event of a list: TopDeck's API answers with a list where it is asked for several tournaments.
fn only(value: Value) -> Result<Value, Vec<Problem>> {
    match value {
        Value::Array(mut list) if list.len() == 1 => Ok(list.remove(0)),
        Value::Array(list) if list.iter().any(topdeck::is_topdeck) => Err(vec![Problem::new(
            "",
            format!(
                "The file has {} events. Save the one that you mean as a file of its own.",
                list.len()
            ),
        )]),
        value => Ok(value),
    }
}

/// Reads a file by what is in it.
///
/// # Errors
/// Everything that is wrong, each with its JSON pointer; a syntax error with line and column.
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
