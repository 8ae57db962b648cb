//! Standings: match points and the tiebreakers of MTR-A 3.1A, computed from the results (T4–T10, T37).
//!
//! Supported in any order: match points, match-win percentage (MW%), opponents' average match points (OAMP) and
//! opponents' MW% (OMW%); and of other rulesets points over possible points with byes, its mean over the opponents, head
//! to head, the average seat and games won. Left out on purpose: game-win percentage.

mod explanation;
mod head_to_head;
mod opponents;
mod places;
mod ranking;
mod row;
mod tally;
mod wager;

pub use explanation::{Explanation, Imaginary, Opponent, RoundScore, Scored, explain, round_scores};
pub use places::place_points;
pub(crate) use places::score_in;
pub use ranking::{Standings, standings};
pub use row::Row;
pub use wager::Wagered;

#[cfg(test)]
mod scoring_tests;
#[cfg(test)]
mod tests;
