//! The model's own standings (T1, T3 to T10), after a finished round.

use std::collections::BTreeSet;

use super::tournament::{Number, Outcome, POD, Stage, Tournament};

/// An exact ratio, reduced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio(u128, u128);

impl Ratio {
    const ZERO: Self = Self(0, 1);

    fn new(over: u128, under: u128) -> Self {
        if under == 0 {
            return Self::ZERO;
        }
        let (mut a, mut b) = (over, under);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self(over / a, under / a)
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn mean(all: &[Self]) -> Self {
        let sum = all.iter().fold(Self::ZERO, |sum, one| sum.plus(*one));
        Self::new(sum.0, sum.1 * all.len() as u128)
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.1 {
            1 => write!(f, "{}", self.0),
            under => write!(f, "{}/{under}", self.0),
        }
    }
}

/// Match points, MW%, OAMP, OMW%: greater is better.
pub type Standing = (u32, Ratio, Ratio, Ratio);

const WIN: u32 = POD as u32 + 1;

#[derive(Debug, Clone, Default)]
struct Tally {
    points: u32,
    byes: u32,
    matches: u32,
    opponents: BTreeSet<Number>,
}

impl Tally {
    /// T4.
    fn match_wins(&self) -> Ratio {
        Ratio::new(
            u128::from(self.points - self.byes * WIN),
            u128::from(self.matches * WIN),
        )
    }
}

/// What a match came to for one of its players (T1).
fn points_of(outcome: &Outcome, number: Number) -> u32 {
    match outcome {
        Outcome::Won(winner) if *winner == number => WIN,
        Outcome::Drawn(sharing) if sharing.contains(&number) => 1,
        _ => 0,
    }
}

impl Tournament {
    fn tallies(&self, after: usize) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); self.people.len() + 1];
        let swiss = self
            .rounds
            .iter()
            .take(after)
            .filter(|round| round.stage == Stage::Swiss);
        for round in swiss {
            for &number in &round.byes {
                tallies[number as usize].points += WIN;
                tallies[number as usize].byes += 1;
            }
            // T8: a match with no points and no opponents
            for &number in &round.match_losses {
                tallies[number as usize].matches += 1;
            }
            for pod in &round.pods {
                let Some(outcome) = &pod.outcome else { continue };
                for &number in &pod.seats {
                    let tally = &mut tallies[number as usize];
                    tally.points += points_of(outcome, number);
                    tally.matches += 1;
                    // T7: who is met twice counts once
                    tally
                        .opponents
                        .extend(pod.seats.iter().filter(|other| **other != number));
                }
            }
        }
        tallies
    }

    /// Everybody who is in the standings after a round, in the order of their numbers.
    pub fn standings(&self, after: usize) -> Vec<(Number, Standing)> {
        let tallies = self.tallies(after);
        let standing = |number: Number| {
            let tally = &tallies[number as usize];
            let opponents = || tally.opponents.iter().map(|other| &tallies[*other as usize]);
            let points: Vec<Ratio> = opponents().map(|of| Ratio::new(u128::from(of.points), 1)).collect();
            // T6: raised to the floor, each
            let floor = Ratio::new(1, u128::from(WIN));
            let wins: Vec<Ratio> = opponents().map(|of| of.match_wins().max(floor)).collect();
            (
                tally.points,
                tally.match_wins(),
                Ratio::mean(&points),
                Ratio::mean(&wins),
            )
        };
        self.numbers()
            .filter(|number| {
                let person = &self.people[*number as usize - 1];
                // T10: who was disqualified is in standings from before, and in no others
                person.takes_part() && person.disqualified_after.is_none_or(|last| after < last)
            })
            .map(|number| (number, standing(number)))
            .collect()
    }

    /// Byes that a player had in the rounds so far.
    pub fn byes_of(&self, number: Number, before: usize) -> usize {
        let rounds = self.rounds.iter().take(before);
        rounds.filter(|round| round.byes.contains(&number)).count()
    }
}
