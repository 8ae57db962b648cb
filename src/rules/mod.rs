//! The tournament rules of the Multiplayer Addendum (MTR-A), as pure functions: no clock, no I/O, and no randomness but
//! what is drawn from a secret that the caller passes.

pub mod deck;
pub mod draws;
pub mod event;
pub mod fairness;
pub mod format;
pub mod labels;
pub mod level;
pub mod limits;
pub mod match_games;
pub mod outlook;
pub mod pairing;
pub mod penalties;
pub mod plan;
pub mod player;
pub mod playoff;
pub mod pods;
pub mod profile;
pub mod ratio;
pub mod result;
pub mod round_clock;
pub mod rounds;
pub mod seat_history;
pub mod simulation;
pub mod standings;
pub mod tables;
pub mod typed_result;

pub use event::{Event, EventParts, Pod, Round, Stage};
pub use player::{Player, PlayerIx};
pub use profile::Profile;
pub use ratio::Ratio;
pub use result::{GameResult, Outcome, PodResult};

/// A problem with input: its place, and a sentence for the user that says what is wrong and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// JSON pointer into the event document, such as `/rounds/0/pods/2/seats/1`.
    pub pointer: String,
    /// One sentence for the user.
    pub message: String,
}

impl Problem {
    /// Creates a problem at a JSON pointer.
    pub fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            message: message.into(),
        }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}: {}",
            if self.pointer.is_empty() { "/" } else { &self.pointer },
            self.message
        )
    }
}

/// A refusal: the rules do not allow what was asked for, and nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({rule})")]
pub struct Refusal {
    /// Number of the rule (`MTR-A 10.4A`) or of the ruling (`T15`).
    pub rule: &'static str,
    /// One or two sentences for the user: what is refused, where, and what to do.
    pub message: String,
}

impl Refusal {
    /// Creates a refusal that cites a rule.
    pub fn new(rule: &'static str, message: impl Into<String>) -> Self {
        Self {
            rule,
            message: message.into(),
        }
    }
}
