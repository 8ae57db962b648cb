//! Turn markers: their number, their seat, and whether each is waiting or in a turn (CR 807.4).

use super::marker_number::MarkerNumber;
use super::phase::Turn;
use super::seat::Seat;
use super::stack::Stack;
use serde::Serialize;

/// Returns the number of turn markers for this many players: one for each full four, at least one (CR 807.4a, G2).
pub fn marker_count(players: usize) -> usize {
    (players / 4).max(1)
}

/// What a marker without a turn waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// For its holder's own turn; extra turns that they are owed come first (G5, G13).
    OwnTurn,
    /// For an extra turn of the holder whose own turn is over (G12).
    ExtraTurn,
    /// Edition 2007: until the next player may receive it (G22).
    Receiver,
}

/// Whether a marker waits or its turn is in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerState {
    /// No turn is in progress with it.
    Waiting(Awaits),
    /// Its turn is in progress; without an active player if the seat's player has left (G6).
    Turn(Turn),
}

/// A turn marker with its stack (CR 807.4, 807.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Marker {
    pub(crate) number: MarkerNumber,
    pub(crate) seat: Seat,
    pub(crate) state: MarkerState,
    pub(crate) designated: u16,
    /// How many of the markers on this seat arrived before it.
    pub(crate) arrival_order: u8,
    pub(crate) stack: Stack,
}

impl Marker {
    /// Its number, which never changes.
    pub fn number(&self) -> MarkerNumber {
        self.number
    }

    /// The seat it is on; its player may have left (G6).
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it waits or is in a turn.
    pub fn state(&self) -> MarkerState {
        self.state
    }

    /// Its turn, if that is in progress.
    pub fn turn(&self) -> Option<Turn> {
        match self.state {
            MarkerState::Turn(turn) => Some(turn),
            MarkerState::Waiting(_) => None,
        }
    }

    /// How many times it is designated for removal (CR 807.4e).
    pub fn designated(&self) -> u16 {
        self.designated
    }

    /// Its stack (CR 807.5).
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    #[inline]
    pub(crate) fn is_in_turn(&self) -> bool {
        matches!(self.state, MarkerState::Turn(_))
    }
}
