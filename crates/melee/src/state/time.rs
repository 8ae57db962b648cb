//! Whether time in the round was called, and which turns may still begin (MTR-A 2.5A; T22, G19).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// Whether time in the round was called, and what may still be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeState {
    /// Time has not been called.
    NotCalled,
    /// Time is being called: turns whose players had passed end before anything is counted (G19).
    Passing {
        /// Players who skip their turns from now on (Slow Play, T22).
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AA: a number of turns may still begin.
    ExtraTurns {
        /// Turns that may still begin.
        left: u32,
        /// Players who skip their turns.
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AB: the turns in progress end and none begins.
    FinishTurn,
}

impl TimeState {
    /// Whether time was called.
    pub fn is_called(&self) -> bool {
        *self != TimeState::NotCalled
    }

    /// Returns how many turns may still begin, if they are counted.
    pub fn turns_left(&self) -> Option<u32> {
        match self {
            TimeState::ExtraTurns { left, .. } => Some(*left),
            _ => None,
        }
    }

    /// Returns whether this player's turns are skipped after time (T22).
    pub fn skips(&self, player: Seat) -> bool {
        match self {
            TimeState::Passing { not_counted } | TimeState::ExtraTurns { not_counted, .. } => {
                not_counted.contains(player)
            }
            TimeState::NotCalled | TimeState::FinishTurn => false,
        }
    }

    pub(crate) fn count_turn(&mut self) {
        if let TimeState::ExtraTurns { left, .. } = self {
            // `turns_may_begin` was checked before, so it is at least 1.
            *left = left.saturating_sub(1);
        }
    }
}
