//! Rates games that it reads, one round per line: `0 | 1 2 ; 3 4 | 5` are two games, the first won by 0, the second shared by 3
//! and 4. Writes mean and uncertainty of each competitor, in millionths, with the number that people see and the games.

use std::io::{Error, ErrorKind, read_to_string, stdin};
use std::num::ParseIntError;

use podium_rating::{Game, Ladder};

fn group(text: &str) -> Result<Vec<u32>, ParseIntError> {
    text.split_whitespace().map(str::parse).collect()
}

fn game(text: &str) -> Result<Game, ParseIntError> {
    let groups: Result<Vec<Vec<u32>>, ParseIntError> = text.split('|').map(group).collect();
    groups.map(Game::new)
}

fn main() -> Result<(), Error> {
    let lines = read_to_string(stdin())?;
    let rounds: Result<Vec<Vec<Game>>, ParseIntError> =
        lines.lines().map(|line| line.split(';').map(game).collect()).collect();
    let rounds = rounds.map_err(|wrong| Error::new(ErrorKind::InvalidData, wrong))?;
    let competitors = rounds.iter().flatten().flat_map(Game::competitors).max();
    let mut ladder = Ladder::new(competitors.map_or(0, |last| last as usize + 1));
    for games in &rounds {
        ladder.play(games);
    }
    for rating in ladder.ratings() {
        println!("{} {} {} {}", rating.mu, rating.sigma, rating.shown(), rating.games);
    }
    Ok(())
}
