//! Rows of the standings and their order (T9).

use std::cmp::Ordering;

use crate::ratio::Ratio;
use podium_event::player::PlayerIx;
use podium_event::profile::Tiebreaker;

/// A player's row of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// From 1. Equal players share a rank, and the next rank skips as many (1, 1, 3: T9).
    pub rank: u32,
    pub player: PlayerIx,
    pub match_points: u32,
    /// Match-win percentage (MW%), without a floor (T4). This percentage and the others are rounded if the profile says
    /// so (T50).
    pub mw: Ratio,
    /// Opponents' average match points (OAMP, T5).
    pub oamp: Ratio,
    /// Opponents' match-win percentage (OMW%), each raised to the floor, with the profile's imaginary opponents (T6, T42).
    pub omw: Ratio,
    /// Matches with a result and match losses outside a pod (T8), without byes.
    pub matches_played: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub byes: u32,
    /// Shown in the details; no tiebreaker (T37).
    pub game_points: u32,
    /// The values of those of the profile's tiebreakers that the addendum does not have, in the profile's order; without
    /// head to head where it does not decide.
    pub further: Vec<(Tiebreaker, Ratio)>,
}

impl Row {
    /// Returns the first of the profile's tiebreakers in which two rows differ; `None` if they are equal in all.
    #[must_use]
    pub fn differs_in(&self, other: &Self, tiebreakers: &[Tiebreaker]) -> Option<Tiebreaker> {
        let mut deciding = tiebreakers.iter().copied();
        deciding.find(|&tiebreaker| self.compare(other, &[tiebreaker]).is_ne())
    }

    /// Returns the value of one of the tiebreakers that the addendum does not have; `None` if the profile does not name
    /// it, and for head to head where it does not decide.
    #[must_use]
    pub fn further(&self, tiebreaker: Tiebreaker) -> Option<Ratio> {
        let found = self.further.iter().find(|(named, _)| *named == tiebreaker);
        found.map(|(_, value)| *value)
    }

    /// Returns the value of a tiebreaker as text: percentages and averages with two decimals, and "–" for none.
    #[must_use]
    pub fn shown(&self, tiebreaker: Tiebreaker) -> String {
        match tiebreaker {
            Tiebreaker::MatchPoints => self.match_points.to_string(),
            Tiebreaker::MatchWinPercentage => self.mw.percent(),
            Tiebreaker::OpponentsAverageMatchPoints => self.oamp.decimal(),
            Tiebreaker::OpponentsMatchWinPercentage => self.omw.percent(),
            Tiebreaker::WinPercentage | Tiebreaker::OpponentsWinPercentage => self.text_of(tiebreaker, Ratio::percent),
            Tiebreaker::AverageSeat => self.text_of(tiebreaker, Ratio::decimal),
            Tiebreaker::HeadToHead | Tiebreaker::GamesWon => self.text_of(tiebreaker, |value| value.to_string()),
        }
    }

    fn text_of(&self, tiebreaker: Tiebreaker, text: fn(Ratio) -> String) -> String {
        self.further(tiebreaker).map_or_else(|| "–".to_owned(), text)
    }

    /// Compares by the profile's tiebreakers: `Less` is better, `Equal` is a tie in all of them.
    #[must_use]
    pub fn compare(&self, other: &Self, tiebreakers: &[Tiebreaker]) -> Ordering {
        tiebreakers
            .iter()
            .map(|tiebreaker| match tiebreaker {
                Tiebreaker::MatchPoints => other.match_points.cmp(&self.match_points),
                Tiebreaker::MatchWinPercentage => other.mw.cmp(&self.mw),
                Tiebreaker::OpponentsAverageMatchPoints => other.oamp.cmp(&self.oamp),
                Tiebreaker::OpponentsMatchWinPercentage => other.omw.cmp(&self.omw),
                Tiebreaker::WinPercentage
                | Tiebreaker::OpponentsWinPercentage
                | Tiebreaker::HeadToHead
                | Tiebreaker::AverageSeat
                | Tiebreaker::GamesWon => other.further(*tiebreaker).cmp(&self.further(*tiebreaker)),
            })
            // T9: the first tiebreaker that differs decides; the ratios are exact.
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}
