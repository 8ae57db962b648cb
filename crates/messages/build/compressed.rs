//! The catalogues as the program has them (`src/texts.rs` reads them): ten languages as they are written would make it
//! larger by four megabytes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::slice;

use super::catalogue::{Catalogue, Message};

/// Between two messages, which is in no text.
const SEPARATOR: &str = "\u{1}";

/// Returns the id and the arguments of each message: a line each, a blank line between files.
pub fn names(english: &[Catalogue]) -> Vec<u8> {
    let files: Vec<String> = english.iter().map(names_of).collect();
    compress(&files.join("\n\n"))
}

fn names_of(catalogue: &Catalogue) -> String {
    let line = |(id, message): (&String, &Message)| [slice::from_ref(id), &message.arguments].concat().join(" ");
    catalogue.0.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the texts of a language, in the order of the English messages, without their ids and without comments; empty where
/// one is not translated.
pub fn texts<'a>(files: impl Iterator<Item = (&'a Path, &'a Catalogue)>) -> Vec<u8> {
    let mut texts = Vec::new();
    for (path, english) in files {
        let own = match path.exists() {
            true => fs::read_to_string(path).expect("it was read before"),
            false => String::new(),
        };
        let by_id = texts_of(&own);
        texts.extend(
            english
                .0
                .keys()
                .map(|id| by_id.get(id.as_str()).cloned().unwrap_or_default()),
        );
    }
    compress(&texts.join(SEPARATOR))
}

/// Returns what follows the sign of equality, by id.
fn texts_of(catalogue: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = None;
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        // everything else is the rest of a text: a variant, an attribute, a closing brace
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        match (begins.then(|| line.split_once('=')).flatten(), current) {
            (Some((id, text)), _) => {
                current = Some(id.trim());
                found.insert(id.trim(), text.to_owned());
            }
            (None, Some(id)) => found.entry(id).or_default().extend(["\n", line]),
            (None, None) => {}
        }
    }
    found.values_mut().for_each(|text| text.truncate(text.trim_end().len()));
    found
}

fn compress(text: &str) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 10)
}
