//! Records of entries: matches, points compared with the mean of the field, cuts compared with chance.

use super::matches::matches;
use super::millionths::{Millionths, UNITS};
use super::share::Share;
use crate::standings::score_in;
use podium_event::event::Event;

/// The number of cuts expected by chance from which on a conversion is meaningful.
pub const LEAST_EXPECTED_CUTS: u64 = 1;

/// A player's record in one event.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entry {
    /// Whether they had a place in a round.
    pub is_there: bool,
    pub matches: u64,
    pub won: u64,
    pub drawn: u64,
    pub byes: u64,
    /// Swiss matches, and their points: a playoff gives none.
    pub swiss_matches: u64,
    pub points: u64,
    pub in_cut: bool,
}

/// All entries of an event, with their sums.
#[derive(Debug)]
pub(super) struct Field {
    /// By player.
    pub entries: Vec<Entry>,
    /// Entries that played.
    pub size: u64,
    /// Swiss matches and their points, summed over all entries.
    pub swiss_matches: u64,
    pub points: u64,
    /// Players in the announced cut.
    pub cut: u64,
}

impl Field {
    pub fn of(event: &Event) -> Self {
        let mut entries = vec![Entry::default(); event.players().len()];
        for round in event.rounds() {
            let seated = round.pods.iter().flat_map(|pod| &pod.seats);
            for player in seated.chain(&round.byes).chain(&round.match_losses) {
                entries[player.ix()].is_there = true;
            }
            for player in &round.byes {
                entries[player.ix()].byes += 1;
            }
        }
        for played in matches(event) {
            for &player in &played.pod.seats {
                let entry = &mut entries[player.ix()];
                entry.matches += 1;
                entry.won += u64::from(played.winner() == Some(player));
                entry.drawn += u64::from(played.is_drawn());
                if played.is_swiss() {
                    entry.swiss_matches += 1;
                    entry.points += u64::from(score_in(event.profile(), played.pod, &played.outcome, player).1);
                }
            }
        }
        for player in event.cut().unwrap_or_default() {
            entries[player.ix()].in_cut = true;
        }
        let sum = |of: fn(&Entry) -> u64| entries.iter().map(of).sum::<u64>();
        Self {
            size: sum(|entry| entry.is_there.into()),
            swiss_matches: sum(|entry| entry.swiss_matches),
            points: sum(|entry| entry.points),
            cut: event.cut().map_or(0, |cut| cut.len() as u64),
            entries,
        }
    }
}

/// The combined record of some entries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    pub entries: u64,
    /// Swiss rounds and playoff.
    pub matches: u64,
    pub won: u64,
    pub drawn: u64,
    pub byes: u64,
    /// Swiss matches, the only ones that give points; byes do not count.
    pub swiss_matches: u64,
    pub points: u64,
    /// The points that the mean of each event gives for this many matches, in units.
    expected: u128,
    /// Cuts that they made.
    pub cuts: u64,
    /// Σ cut / size over the entries of events with a cut, in units.
    expected_cuts: u128,
}

impl Record {
    pub(super) fn add(&mut self, entry: &Entry, field: &Field) {
        self.entries += 1;
        self.matches += entry.matches;
        self.won += entry.won;
        self.drawn += entry.drawn;
        self.byes += entry.byes;
        self.swiss_matches += entry.swiss_matches;
        self.points += entry.points;
        let mean = u128::from(entry.swiss_matches) * u128::from(field.points) * UNITS;
        self.expected += mean.checked_div(field.swiss_matches.into()).unwrap_or(0);
        self.cuts += u64::from(entry.in_cut);
        self.expected_cuts += (u128::from(field.cut) * UNITS)
            .checked_div(field.size.into())
            .unwrap_or(0);
    }

    pub fn lost(&self) -> u64 {
        self.matches - self.won - self.drawn
    }

    /// The share of matches that were won: a draw is not.
    pub fn won_share(&self) -> Option<Share> {
        Share::of(self.won, self.matches)
    }

    /// Points a Swiss match.
    pub fn points_a_match(&self) -> Option<Millionths> {
        Millionths::quotient(self.points.into(), self.swiss_matches.into())
    }

    /// Returns the average points of everybody in a Swiss match of the same events, weighted by the matches here.
    pub fn mean(&self) -> Option<Millionths> {
        Millionths::quotient(self.expected, u128::from(self.swiss_matches) * UNITS)
    }

    /// Returns points a match against the mean of the events: 1 is average.
    pub fn against_mean(&self) -> Option<Millionths> {
        Millionths::quotient(u128::from(self.points) * UNITS, self.expected)
    }

    /// Returns the number of cuts that chance alone would give: Σ cut / size.
    pub fn expected_cuts(&self) -> Millionths {
        Millionths::quotient(self.expected_cuts, UNITS).unwrap_or_default()
    }

    /// Returns the conversion factor, cuts made ÷ Σ cut / size: 1 is average. `None` below [`LEAST_EXPECTED_CUTS`].
    pub fn conversion(&self) -> Option<Millionths> {
        let is_enough = self.expected_cuts() >= Millionths(LEAST_EXPECTED_CUTS * Millionths::ONE.0);
        let factor = || Millionths::quotient(u128::from(self.cuts) * UNITS, self.expected_cuts);
        is_enough.then(factor).flatten()
    }
}

/// Ranks the items with enough matches by their points against the mean: equal ones share a rank. The others have no
/// rank and follow by name.
pub(super) fn ranked<T>(
    mut all: Vec<T>,
    least: u64,
    of: impl Fn(&T) -> (&Record, String),
    rank: impl Fn(&mut T, u32),
) -> Vec<T> {
    let merit = |one: &T| {
        let record = of(one).0;
        record.against_mean().filter(|_| record.swiss_matches >= least)
    };
    all.sort_by_cached_key(|one| (std::cmp::Reverse(merit(one)), of(one).1));
    let mut last = (None, 0);
    for (place, one) in (1..).zip(&mut all) {
        let Some(merit) = merit(one) else { break };
        if last.0 != Some(merit) {
            last = (Some(merit), place);
        }
        rank(one, last.1);
    }
    all
}
