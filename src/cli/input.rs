//! Input of the commands: a document from a path, or from standard input for `-`.

use std::io::Read;

use super::{Failure, output};
use podium_document::EventDocument;
use podium_document::file::{EventFile, read_file};
use podium_event::Problem;

/// Most problems that are printed; the others are counted.
// A document of the wrong kind may have a problem in every line.
const MOST_PRINTED: usize = 100;

/// Reads a file, or standard input for `-`.
pub fn bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| Failure::input(format!("{} cannot be read: {error}.", name(path))))
}

/// Reads an event from a file, or from standard input for `-`: a document, or TopDeck's JSON.
///
/// # Errors
/// Fails with all problems of the file, one per line.
pub fn file(path: &str) -> Result<EventFile, Failure> {
    read_file(&bytes(path)?).map_err(|problems| Failure::input(all(path, &problems)))
}

/// Reads an event as [`file()`] does, and says on standard error what of another program's file is not in it.
///
/// # Errors
/// As [`file()`].
pub fn event(path: &str) -> Result<EventDocument, Failure> {
    let file = file(path)?;
    note_lost(path, &file.lost);
    Ok(file.document)
}

/// Says on standard error what was lost on the way from another program's file.
pub fn note_lost(path: &str, lost: &[say::Message]) {
    for sentence in lost {
        output::note(format_args!("podium: {}: {sentence}", name(path)));
    }
}

/// Lists the problems of a document, one per line.
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

/// Returns the name of an input for messages.
#[must_use]
pub fn name(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}
