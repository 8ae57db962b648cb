//! Whether time in the round was called, and which turns may still begin (MTR-A 2.5A; T22, G19).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// How time stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Time {
    /// There is time left in the round.
    NotCalled,
    /// Time is being called: the turns that had been passed end before anything is counted.
    Passing {
        /// Players who skip their turns from now on.
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AA: so many more turns may begin.
    ExtraTurns {
        /// Turns that may still begin.
        left: u32,
        /// Players who skip their turns.
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AB: the turns in progress end and none begins.
    FinishTurn,
}

impl Time {
    /// Whether time was called.
    pub fn is_called(&self) -> bool {
        *self != Time::NotCalled
    }

    /// How many turns may still begin, if that is counted.
    pub fn turns_left(&self) -> Option<u32> {
        match self {
            Time::ExtraTurns { left, .. } => Some(*left),
            _ => None,
        }
    }

    /// Whether this player's turns are passed over after time (T22).
    pub fn skips(&self, player: Seat) -> bool {
        match self {
            Time::Passing { not_counted } | Time::ExtraTurns { not_counted, .. } => not_counted.contains(player),
            Time::NotCalled | Time::FinishTurn => false,
        }
    }

    pub(in crate::melee) fn count_turn(&mut self) {
        if let Time::ExtraTurns { left, .. } = self {
            *left = left.saturating_sub(1);
        }
    }
}
