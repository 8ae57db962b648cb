//! An evening of a season, of whatever kind.

use chrono::NaiveDate;
use podium_rules::season::EveningResult;
use podium_store::TournamentState;

/// What an evening is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EveningKind {
    /// A tournament that everybody finds, by its slug.
    Tournament { slug: String, state: TournamentState },
    /// One of which only the places are known.
    Past,
    /// One of free pods, by its number in the community; `is_open`: it goes on.
    Free { number: i64, is_open: bool },
}

/// An evening of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonEvening {
    pub id: String,
    pub kind: EveningKind,
    pub name: String,
    pub held_on: Option<NaiveDate>,
    /// How many times it counts.
    pub weight: u32,
    /// How many took part; 0 before it was played.
    pub players: i64,
    /// Index of its results; `None`: it was not played.
    pub result: Option<usize>,
}

impl SeasonEvening {
    /// Returns whether it can bring results that do not count yet.
    pub fn is_to_come(&self) -> bool {
        match self.kind {
            EveningKind::Tournament { state, .. } => !state.is_over(),
            EveningKind::Past => false,
            // its confirmed pods count at once, and more can follow until it is closed
            EveningKind::Free { is_open, .. } => is_open,
        }
    }

    /// Returns whether it was played to its end.
    pub fn is_played(&self) -> bool {
        self.result.is_some() && !self.is_to_come()
    }
}

/// An evening as it was read.
pub(super) struct Found {
    pub evening: SeasonEvening,
    /// Each with its person's id.
    pub results: Vec<(String, EveningResult)>,
}

/// Numbers of the database that were checked when they were stored.
pub(super) fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
