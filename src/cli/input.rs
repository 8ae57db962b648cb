//! Reading the event document that a command was given: a path, or `-` for standard input.

use std::io::Read;

use super::Failure;
use crate::document::EventDocument;
use crate::document::event::read;
use crate::rules::Problem;

/// Most problems that are printed; the rest is counted.
const MOST_PRINTED: usize = 100;

/// The bytes of a file, or of standard input for `-`.
///
/// # Errors
/// What the system says, with the path.
pub fn bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| Failure::input(format!("{} cannot be read: {error}.", name(path))))
}

/// The event document of a file, or of standard input for `-`.
///
/// # Errors
/// What the system says; or everything that is wrong with the document, one line each.
pub fn event(path: &str) -> Result<EventDocument, Failure> {
    read(&bytes(path)?).map_err(|problems| Failure::input(all(path, &problems)))
}

/// Everything that is wrong with a document, one line each.
#[must_use]
pub fn all(path: &str, problems: &[Problem]) -> String {
    let mut text = match problems.len() {
        1 => format!("{} has a mistake:", name(path)),
        count => format!("{} has {count} mistakes:", name(path)),
    };
    for problem in problems.iter().take(MOST_PRINTED) {
        text.push_str(&format!("\n  {problem}"));
    }
    if problems.len() > MOST_PRINTED {
        text.push_str(&format!("\n  … and {} more", problems.len() - MOST_PRINTED));
    }
    text
}

/// What a person calls it.
#[must_use]
pub fn name(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}
