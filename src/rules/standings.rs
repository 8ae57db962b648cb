//! Standings: match points and the tiebreakers of MTR-A 3.1A, always recomputed from the results (T4–T10, T37).
//!
//! Done: match points, match-win percentage (MW%), opponents' average match points (OAMP), opponents' MW% (OMW%), in any
//! order. Left out on purpose: head to head, which MTR-A does not know, and game-win percentage.

mod explain;
mod tally;

use std::cmp::Ordering;

use super::event::{Event, PlayerIx};
use super::profile::Tiebreaker;
use super::ratio::Ratio;

pub use explain::{Explanation, Opponent, RoundScore, Scored, explain};

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// From 1; equal players share a rank and the next rank is as many further (1, 1, 3).
    pub rank: u32,
    pub player: PlayerIx,
    pub match_points: u32,
    /// Match-win percentage, without a floor (T4).
    pub mw: Ratio,
    /// Opponents' average match points (T5).
    pub oamp: Ratio,
    /// Opponents' match-win percentage, each raised to the floor (T6).
    pub omw: Ratio,
    /// Matches with a result, and match losses outside a pod (T8); byes are none.
    pub matches_played: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub byes: u32,
    /// For the details (T37).
    pub game_points: u32,
}

impl Row {
    /// Compares by the profile's tiebreakers, the better player first; equal in all is `Equal`.
    #[must_use]
    pub fn compare(&self, other: &Self, tiebreakers: &[Tiebreaker]) -> Ordering {
        tiebreakers
            .iter()
            .map(|tiebreaker| match tiebreaker {
                Tiebreaker::MatchPoints => other.match_points.cmp(&self.match_points),
                Tiebreaker::MatchWinPercentage => other.mw.cmp(&self.mw),
                Tiebreaker::OpponentsAverageMatchPoints => other.oamp.cmp(&self.oamp),
                Tiebreaker::OpponentsMatchWinPercentage => other.omw.cmp(&self.omw),
            })
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}

/// The lines in rank order; players equal in every tiebreaker stand in the order of the event's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    rows: Vec<Row>,
    /// Row of each player of the event; `None` for those who left the standings.
    row_of: Vec<Option<u32>>,
}

impl Standings {
    /// In rank order.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// A player's line; `None` if they were disqualified (T10).
    #[must_use]
    pub fn row(&self, player: PlayerIx) -> Option<&Row> {
        self.row_of[player.ix()].map(|row| &self.rows[row as usize])
    }
}

/// The standings from the Swiss rounds' pods that have a result: up to a round, or all of them (`None`).
#[must_use]
pub fn standings(event: &Event, after_round: Option<u32>) -> Standings {
    let tally = tally::Tally::new(event, after_round);
    let mut rows: Vec<Row> = event
        .indices()
        // T10: a disqualified player is in the standings after the rounds before, and counts for opponents always.
        .filter(|&player| {
            let last = event.player(player).disqualified_after;
            last.is_none_or(|last| after_round.is_some_and(|after| last > after))
        })
        .map(|player| tally.row(player))
        .collect();
    let tiebreakers = &event.profile().tiebreakers;
    rows.sort_by(|a, b| a.compare(b, tiebreakers)); // stable: equal players keep the order of the list
    let mut row_of = vec![None; event.players().len()];
    for ix in 0..rows.len() {
        let place = u32::try_from(ix).expect("at most MAX_PLAYERS");
        rows[ix].rank = match ix.checked_sub(1).map(|above| &rows[above]) {
            Some(above) if above.compare(&rows[ix], tiebreakers).is_eq() => above.rank,
            _ => place + 1,
        };
        row_of[rows[ix].player.ix()] = Some(place);
    }
    Standings { rows, row_of }
}

#[cfg(test)]
mod tests;
