//! Standings: match points and the tiebreakers of MTR-A 3.1A, computed from the results (T4–T10, T37).
//!
//! Supported in any order: match points, match-win percentage (MW%), opponents' average match points (OAMP) and
//! opponents' MW% (OMW%). Left out on purpose: head to head, which MTR-A does not have, and game-win percentage.

mod explanation;
mod ranking;
mod row;
mod tally;

pub use explanation::{Explanation, Opponent, RoundScore, Scored, explain};
pub use ranking::{Standings, standings};
pub use row::Row;
pub(crate) use tally::score;

#[cfg(test)]
mod tests;
