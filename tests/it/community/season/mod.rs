//! Seasons: their standings and ratings against second implementations, their pages, and history that comes along.

mod costs;
mod free;
mod imports;
mod pages;
mod rated;
mod ratings;
mod standings;

use crate::harness::http::Visitor;

/// Eight names.
const EIGHT: [&str; 8] = [
    "Ann Ash",
    "Bo Birch",
    "Cy Cedar",
    "Di Dale",
    "Ed Elm",
    "Fay Fir",
    "Gus Gum",
    "Hal Holly",
];

/// The standings as their file has them: rank, name, points and evenings of each line.
fn standings(visitor: &Visitor, season: &str) -> Vec<(u32, String, u64, u32)> {
    let file = visitor.see(&format!("/c/friday/s/{season}/standings.csv")).body;
    let mut reader = csv::Reader::from_reader(file.as_bytes());
    let lines = reader.records().map(|line| line.expect("a line"));
    let number = |text: &str| -> u32 { text.parse().expect("a number") };
    lines
        .map(|line| {
            (
                number(&line[0]),
                line[2].to_owned(),
                number(&line[3]).into(),
                number(&line[4]),
            )
        })
        .collect()
}
