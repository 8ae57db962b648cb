//! A season: the standings of people over several evenings, each number with what it comes from, and what a person needs
//! for the rewards of the season.
//!
//! Everything is computed from the results of the evenings: a corrected result of an old evening changes all that follows.

mod evening;
mod explained;
mod free_pods;
mod race;
mod score;
mod standings;

pub use evening::{Evening, EveningResult};
pub use explained::{PersonSeason, explain};
pub use free_pods::{Waiting, form_pods};
pub use race::{Brings, Chance, Line, Need, Out, Race, Remaining};
pub use score::{Achieved, EveningScore};
pub use standings::{SeasonRow, SeasonStandings};

/// Index of a person in the season's list of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonIx(pub u32);

impl PersonIx {
    /// Returns the index for slices with one entry per person.
    #[must_use]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests;
