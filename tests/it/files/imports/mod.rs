//! Events that come from files of other programs, and Podium's own export in TopDeck's shape that comes back.

mod back;
pub(crate) mod pages;
mod topdeck;
mod totals;

use podium_document::file::{EventFile, read_file};
use serde_json::Value;

/// Real events of the field in TopDeck's shape, with made-up names.
pub(crate) const LEAGUE: &str = include_str!("../../../cases/topdeck/league.json");
const QUALIFIER: &str = include_str!("../../../cases/topdeck/qualifier.json");

fn league() -> Value {
    serde_json::from_str(LEAGUE).expect("JSON")
}

fn read(file: &Value) -> EventFile {
    read_file(file.to_string().as_bytes()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// What is wrong with a file, as "place: sentence".
fn refused(file: &Value) -> Vec<String> {
    let problems = read_file(file.to_string().as_bytes()).expect_err("the file is refused");
    problems.iter().map(ToString::to_string).collect()
}
