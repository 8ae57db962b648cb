//! The standings of a season: people by season points, then by the season's tiebreakers.

use std::cmp::Ordering;

use super::PersonIx;
use super::evening::Evening;
use super::score::{EveningScore, Sum};
use crate::ratio::Ratio;
use podium_event::season::{SeasonRules, SeasonTiebreaker};

/// A person's row of a season's standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonRow {
    /// From 1. Equal people share a rank, and the next rank skips as many.
    pub rank: u32,
    pub person: PersonIx,
    pub points: u64,
    /// Evenings that the person took part in.
    pub evenings: u32,
    /// The first of the places that the person shared on each evening with places, best first.
    pub places: Vec<u32>,
    /// The points of the best evening.
    pub best_evening: u64,
    /// Over all evenings.
    pub matches: u32,
    pub wins: u32,
    pub draws: u32,
    /// The evenings on which the person scored, latest first, with their points.
    pub latest: Vec<(usize, u64)>,
}

impl SeasonRow {
    fn of(sum: &Sum, evenings: &[Evening]) -> Self {
        let mut row = Self {
            rank: 0,
            person: sum.person,
            points: sum.points,
            evenings: u32::try_from(sum.scores.len()).unwrap_or(u32::MAX),
            places: sum.scores.iter().filter_map(|score| Some(score.places?.0)).collect(),
            best_evening: sum.scores.iter().map(EveningScore::points).max().unwrap_or(0),
            matches: 0,
            wins: 0,
            draws: 0,
            latest: Vec::new(),
        };
        row.places.sort_unstable();
        for score in sum.scores.iter().rev() {
            if score.points() > 0 {
                row.latest.push((score.evening, score.points()));
            }
            if let Some(result) = evenings[score.evening].of(sum.person) {
                row.matches += result.matches;
                row.wins += result.wins;
                row.draws += result.draws;
            }
        }
        row
    }

    /// Returns how many evenings the person won.
    #[must_use]
    pub fn evenings_won(&self) -> usize {
        self.places.iter().take_while(|place| **place == 1).count()
    }

    /// Returns the share of the matches that the person won.
    #[must_use]
    pub fn match_wins(&self) -> Ratio {
        Ratio::new(self.wins.into(), self.matches.into())
    }

    /// Compares by points and then by the tiebreakers: `Less` is better, `Equal` is a tie in all of them.
    #[must_use]
    pub fn compare(&self, other: &Self, tiebreakers: &[SeasonTiebreaker]) -> Ordering {
        let by_points = other.points.cmp(&self.points);
        let mut by_tiebreakers = tiebreakers.iter().map(|&tiebreaker| self.compare_in(other, tiebreaker));
        by_points.then_with(|| by_tiebreakers.find(|order| order.is_ne()).unwrap_or(Ordering::Equal))
    }

    fn compare_in(&self, other: &Self, tiebreaker: SeasonTiebreaker) -> Ordering {
        match tiebreaker {
            SeasonTiebreaker::EveningsWon => other.evenings_won().cmp(&self.evenings_won()),
            // Lists of places, best first: the first difference is the place that one of them has more often. Where one list
            // ends, the other has one more.
            SeasonTiebreaker::BestPlaces => {
                let different = self
                    .places
                    .iter()
                    .zip(&other.places)
                    .find(|(own, others)| own != others);
                different.map_or_else(
                    || other.places.len().cmp(&self.places.len()),
                    |(own, others)| own.cmp(others),
                )
            }
            SeasonTiebreaker::BestEvening => other.best_evening.cmp(&self.best_evening),
            SeasonTiebreaker::Evenings => other.evenings.cmp(&self.evenings),
            SeasonTiebreaker::MatchWins => other.wins.cmp(&self.wins),
            SeasonTiebreaker::MatchWinPercentage => other.match_wins().cmp(&self.match_wins()),
            // the later evening first, then its points
            SeasonTiebreaker::LatestEvening => other.latest.cmp(&self.latest),
        }
    }

    /// Returns the first of the tiebreakers in which two rows with equal points differ; `None` if they are equal in all.
    #[must_use]
    pub fn differs_in(&self, other: &Self, tiebreakers: &[SeasonTiebreaker]) -> Option<SeasonTiebreaker> {
        let mut deciding = tiebreakers.iter().copied();
        deciding.find(|&tiebreaker| self.compare_in(other, tiebreaker).is_ne())
    }
}

/// The standings of a season: everybody who took part in an evening.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeasonStandings {
    rows: Vec<SeasonRow>,
    /// Index of each person's row; `None` for people who took part in no evening.
    row_of: Vec<Option<u32>>,
}

impl SeasonStandings {
    /// Computes the standings after some evenings, of a season with a list of so many people. People who are equal in all
    /// tiebreakers are in the order of that list.
    #[must_use]
    pub fn of(rules: &SeasonRules, evenings: &[Evening], people: usize) -> Self {
        let sums = Sum::of_all(rules, evenings, people);
        let mut rows: Vec<SeasonRow> = sums.iter().map(|sum| SeasonRow::of(sum, evenings)).collect();
        let tiebreakers = &rules.parts().tiebreakers;
        rows.sort_by(|a, b| a.compare(b, tiebreakers)); // stable: equal people keep the order of the list
        let mut row_of = vec![None; people];
        for ix in 0..rows.len() {
            let place = u32::try_from(ix).expect("people are counted in 32 bits");
            rows[ix].rank = match ix.checked_sub(1).map(|above| &rows[above]) {
                Some(above) if above.compare(&rows[ix], tiebreakers).is_eq() => above.rank,
                _ => place + 1,
            };
            row_of[rows[ix].person.ix()] = Some(place);
        }
        Self { rows, row_of }
    }

    /// Returns the rows in rank order.
    #[must_use]
    pub fn rows(&self) -> &[SeasonRow] {
        &self.rows
    }

    /// Returns a person's row; `None` if they took part in no evening.
    #[must_use]
    pub fn row(&self, person: PersonIx) -> Option<&SeasonRow> {
        let row = self.row_of.get(person.ix()).copied().flatten()?;
        self.rows.get(row as usize)
    }
}
