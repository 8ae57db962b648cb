//! The tournament rules of the Multiplayer Addendum (MTR-A), pure: no clock, no I/O, no chance but a secret given to them.

pub mod deck;
pub mod draws;
pub mod entry;
pub mod event;
pub mod fairness;
pub mod match_games;
pub mod outlook;
pub mod pairing;
pub mod penalties;
pub mod plan;
pub mod playoff;
pub mod pods;
pub mod profile;
pub mod ratio;
pub mod result;
pub mod round_clock;
pub mod rounds;
pub mod seating;
pub mod simulation;
pub mod standings;
pub mod tables;
pub mod words;

pub use event::{Event, EventParts, Player, PlayerIx, Pod, Round, Stage};
pub use profile::Profile;
pub use ratio::Ratio;
pub use result::{GameResult, Outcome, PodResult};

/// One thing that is wrong with input: where it stands and a sentence for a person that says what and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// JSON pointer into the event document, as `/rounds/0/pods/2/seats/1`.
    pub pointer: String,
    /// One sentence.
    pub message: String,
}

impl Problem {
    /// A problem at a place.
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

/// A refusal: what was asked for is not possible by the rules. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({rule})")]
pub struct Refusal {
    /// The rule's number, as `MTR-A 10.4A` or the ruling's (`T15`).
    pub rule: &'static str,
    /// One or two sentences for a person: what, where, what to do.
    pub message: String,
}

impl Refusal {
    /// A refusal by a rule.
    pub fn new(rule: &'static str, message: impl Into<String>) -> Self {
        Self {
            rule,
            message: message.into(),
        }
    }
}
