//! Prints the standings of an event document:
//! `cargo run -p podium-document --example standings_of_a_file -- tests/cases/spring-open.json`

use std::process::ExitCode;

use podium_document::event::read;
use podium_rules::standings::standings;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("Give the path of an event document.");
        return ExitCode::from(2);
    };
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match read(&bytes) {
        Ok(document) => {
            for row in standings(&document.event, None).rows() {
                println!(
                    "{:>4}  {:>3}  {}",
                    row.rank,
                    row.match_points,
                    document.event.player(row.player).name
                );
            }
            ExitCode::SUCCESS
        }
        Err(problems) => {
            problems.iter().for_each(|problem| eprintln!("{path}: {problem}"));
            ExitCode::FAILURE
        }
    }
}
