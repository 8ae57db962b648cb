//! Files of events, whichever program wrote them: Podium's own document, or the JSON of TopDeck.gg's API.

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

/// Reads a file by what is in it.
///
/// # Errors
/// Everything that is wrong, each with its JSON pointer; a syntax error with line and column.
pub fn read_file(bytes: &[u8]) -> Result<EventFile, Vec<Problem>> {
    let value = json::parse(bytes)?;
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
