//! Ratings by Weng and Lin (JMLR 12, 2011) with the Bradley–Terry model, as OpenSkill's `BradleyTerryFull` has them: of games
//! with any number of competitors, with draws.
//!
//! A rating is an estimate: it ranks nobody in a tournament and pairs nobody. This is the only crate that computes with
//! floating-point numbers. After each round its numbers are rounded to millionths, and everything outside sees integers. Where
//! the last bit of a machine's exponential decides a rounding, a millionth differs there, which no page shows.
//!
//! ```
//! use podium_rating::{Game, Ladder};
//!
//! let mut ladder = Ladder::new(3);
//! // the first beats the other two, who share the second place
//! ladder.play(&[Game::new(vec![vec![0], vec![1, 2]])]);
//! assert!(ladder.rating(0).shown() > ladder.rating(1).shown());
//! assert_eq!(ladder.rating(1), ladder.rating(2));
//! ```

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Millionths in 1.
const UNIT: f64 = 1_000_000.0;
/// The mean of somebody who has not played.
const MU: f64 = 25.0;
/// Their uncertainty.
const SIGMA: f64 = MU / 3.0;
/// What a game adds to the uncertainty before it is counted: people change, and a rating must be able to follow.
const TAU: f64 = MU / 300.0;
/// How much chance there is in a game: the difference of means at which the better one wins two games of three.
const BETA: f64 = MU / 6.0;
/// The least part of the squared uncertainty that a game leaves.
const KAPPA: f64 = 0.000_1;
/// What everybody begins with, as shown.
const SHOWN_START: i64 = 1_000;
/// How many shown points a point of the mean is.
const SHOWN_SCALE: i64 = 25;

/// A rating: what is known of somebody's strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// The mean, in millionths.
    pub mu: i64,
    /// The uncertainty, in millionths: the standard deviation.
    pub sigma: i64,
    /// Games that it was computed from.
    pub games: u32,
}

impl Rating {
    /// The rating of somebody who has not played.
    #[must_use]
    pub fn new() -> Self {
        Self {
            mu: millionths(MU),
            sigma: millionths(SIGMA),
            games: 0,
        }
    }

    /// Returns the number that people see: 1000 + 25 · (mean − 3 · uncertainty), rounded. Everybody begins with 1000; it is
    /// what they are worth at least, so that it rises with the games that somebody plays.
    #[must_use]
    pub fn shown(self) -> i64 {
        SHOWN_START + rounded(SHOWN_SCALE * (self.mu - 3 * self.sigma))
    }

    /// Returns the uncertainty on the scale of [`Rating::shown`].
    #[must_use]
    pub fn shown_uncertainty(self) -> i64 {
        rounded(SHOWN_SCALE * self.sigma)
    }

    /// Returns the rating before a game, with what it adds to the uncertainty.
    fn before_a_game(self) -> WengLinRating {
        let sigma = self.sigma as f64 / UNIT;
        WengLinRating {
            rating: self.mu as f64 / UNIT,
            uncertainty: (sigma * sigma + TAU * TAU).sqrt(),
        }
    }
}

impl Default for Rating {
    fn default() -> Self {
        Self::new()
    }
}

/// A game: its competitors by their index in the ladder, in groups from the first place on. Who is in the same group has the
/// same place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    groups: Vec<Vec<u32>>,
}

impl Game {
    /// Creates a game; empty groups are left out.
    #[must_use]
    pub fn new(groups: Vec<Vec<u32>>) -> Self {
        let groups = groups.into_iter().filter(|group| !group.is_empty()).collect();
        Self { groups }
    }

    /// Returns the competitors.
    pub fn competitors(&self) -> impl Iterator<Item = u32> {
        self.groups.iter().flatten().copied()
    }

    /// Returns the competitors with the place of their group, from 1.
    fn placed(&self) -> impl Iterator<Item = (u32, usize)> {
        let groups = (1..).zip(&self.groups);
        groups.flat_map(|(place, group)| group.iter().map(move |&one| (one, place)))
    }
}

/// What games changed in a rating, in integers: a sum does not depend on its order.
#[derive(Debug, Default)]
struct Change {
    /// Millionths.
    mu: i64,
    /// The part of the squared uncertainty that each game left, in billionths.
    left: Vec<u64>,
}

/// The ratings of all competitors.
#[derive(Debug, Clone)]
pub struct Ladder {
    ratings: Vec<Rating>,
}

impl Ladder {
    /// Creates a ladder of so many competitors who have not played.
    #[must_use]
    pub fn new(competitors: usize) -> Self {
        Self {
            ratings: vec![Rating::new(); competitors],
        }
    }

    /// Returns the rating of a competitor.
    ///
    /// # Panics
    /// There are fewer competitors.
    #[must_use]
    pub fn rating(&self, competitor: u32) -> Rating {
        self.ratings[competitor as usize]
    }

    /// Returns all ratings.
    #[must_use]
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Counts games that were played at the same time, as those of a round: each against the ratings before all of them.
    /// Their order makes no difference. Games with fewer than two competitors change nothing.
    ///
    /// # Panics
    /// A game names a competitor that the ladder does not have.
    pub fn play(&mut self, games: &[Game]) {
        let mut changes: BTreeMap<u32, Change> = BTreeMap::new();
        for game in games {
            let placed: Vec<(u32, usize)> = game.placed().collect();
            if placed.len() < 2 {
                continue;
            }
            let before: Vec<[WengLinRating; 1]> = placed
                .iter()
                .map(|&(one, _)| [self.rating(one).before_a_game()])
                .collect();
            let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
                .iter()
                .zip(&placed)
                .map(|(team, &(_, place))| (&team[..], MultiTeamOutcome::new(place)))
                .collect();
            let after = weng_lin_multi_team(&teams, &config());
            for (((one, _), before), after) in placed.into_iter().zip(&before).zip(after) {
                let change = changes.entry(one).or_default();
                change.add(&before[0], &after[0]);
            }
        }
        for (one, change) in changes {
            let rating = &mut self.ratings[one as usize];
            *rating = change.applied_to(*rating);
        }
    }
}

impl Change {
    fn add(&mut self, before: &WengLinRating, after: &WengLinRating) {
        self.mu += millionths(after.rating - before.rating);
        let left = (after.uncertainty / before.uncertainty).powi(2);
        // between KAPPA and 1: it fits
        self.left.push((left * UNIT * 1_000.0).round() as u64);
    }

    fn applied_to(mut self, rating: Rating) -> Rating {
        let games = u32::try_from(self.left.len()).unwrap_or(u32::MAX);
        // in one order, so that the product is the same
        self.left.sort_unstable();
        let squared = |rating: WengLinRating| rating.uncertainty * rating.uncertainty;
        let left = self
            .left
            .into_iter()
            .fold(squared(rating.before_a_game()), |squared, left| {
                squared * (left as f64 / (UNIT * 1_000.0))
            });
        Rating {
            mu: rating.mu + self.mu,
            sigma: millionths(left.sqrt()).max(1),
            games: rating.games.saturating_add(games),
        }
    }
}

fn config() -> WengLinConfig {
    WengLinConfig {
        beta: BETA,
        uncertainty_tolerance: KAPPA,
    }
}

fn millionths(number: f64) -> i64 {
    // means and uncertainties are far below the largest whole number that a float can have
    (number * UNIT).round() as i64
}

/// Returns a number of millionths rounded half away from 0.
fn rounded(millionths: i64) -> i64 {
    let half = if millionths < 0 { -500_000 } else { 500_000 };
    (millionths + half) / 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean and the uncertainty with four decimals.
    fn seen(rating: Rating) -> (f64, f64) {
        let decimals = |millionths: i64| (millionths as f64 / 100.0).round() / 10_000.0;
        (decimals(rating.mu), decimals(rating.sigma))
    }

    #[test]
    fn everybody_begins_with_1000() {
        assert_eq!((Rating::new().shown(), Rating::new().shown_uncertainty()), (1_000, 208));
        assert_eq!(seen(Rating::new()), (25.0, 8.3333));
    }

    #[test]
    fn equal_competitors_who_draw_stay_equal_and_are_better_known() {
        let mut ladder = Ladder::new(4);
        ladder.play(&[Game::new(vec![vec![0, 1, 2, 3]])]);
        for one in 0..4 {
            assert_eq!(ladder.rating(one).mu, Rating::new().mu);
            assert!(ladder.rating(one).sigma < Rating::new().sigma);
        }
    }

    #[test]
    fn what_the_winner_gains_the_others_lose() {
        let mut ladder = Ladder::new(4);
        ladder.play(&[Game::new(vec![vec![2], vec![0, 1, 3]])]);
        let mu = |one| ladder.rating(one).mu - Rating::new().mu;
        assert!(mu(2) > 0);
        // each of them to a millionth
        assert!((mu(0) + mu(1) + mu(2) + mu(3)).abs() <= 2);
        assert_eq!((mu(0), mu(0)), (mu(1), mu(3)));
    }

    #[test]
    fn the_order_of_games_of_a_round_makes_no_difference() {
        let games = [
            Game::new(vec![vec![0], vec![1, 2]]),
            Game::new(vec![vec![3, 4], vec![5]]),
            // of two that one competitor played at the same time both count
            Game::new(vec![vec![5], vec![0]]),
        ];
        let mut forwards = Ladder::new(6);
        forwards.play(&[Game::new(vec![vec![5], vec![3], vec![0, 1]])]);
        let mut backwards = forwards.clone();
        forwards.play(&games);
        let reversed: Vec<Game> = games.iter().rev().cloned().collect();
        backwards.play(&reversed);
        assert_eq!(forwards.ratings(), backwards.ratings());
        assert_eq!(forwards.rating(5).games, 3);
    }

    #[test]
    fn a_game_of_one_changes_nothing() {
        let mut ladder = Ladder::new(1);
        ladder.play(&[Game::new(vec![vec![], vec![0]]), Game::new(vec![])]);
        assert_eq!(ladder.rating(0), Rating::new());
    }
}
