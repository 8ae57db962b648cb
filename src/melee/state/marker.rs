//! Turn markers: their number, their seat, and whether each is waiting or in a turn (CR 807.4).

use super::marker_number::MarkerNumber;
use super::phase::Turn;
use super::seat::Seat;
use super::stack::Stack;
use serde::Serialize;

/// The number of turn markers for so many players in the game: one for each full four, at least one (G2).
pub fn marker_count(players: usize) -> usize {
    (players / 4).max(1)
}

/// What a marker without a turn waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// For its holder's own turn, extra turns owed to them coming first (G5, G13).
    OwnTurn,
    /// For an extra turn of the holder whose own turn is over (G12).
    ExtraTurn,
    /// Edition 2007: for the moment the next player may receive it (G22).
    Receiver,
}

/// A marker is waiting or in a turn, never both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerState {
    /// No turn is in progress with it.
    Waiting(Awaits),
    /// Its turn is in progress; if the seat's player has left, without an active player (G6).
    Turn(Turn),
}

/// A turn marker with its stack (CR 807.4, 807.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Marker {
    pub(in crate::melee) number: MarkerNumber,
    pub(in crate::melee) seat: Seat,
    pub(in crate::melee) state: MarkerState,
    pub(in crate::melee) designated: u16,
    /// How many of the markers on this seat came before it.
    pub(in crate::melee) place: u8,
    pub(in crate::melee) stack: Stack,
}

impl Marker {
    /// Its number, which never changes.
    pub fn number(&self) -> MarkerNumber {
        self.number
    }

    /// The seat it lies on; its player may have left (G6).
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it is doing.
    pub fn state(&self) -> MarkerState {
        self.state
    }

    /// The turn in progress with it.
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
    pub(in crate::melee) fn is_in_turn(&self) -> bool {
        matches!(self.state, MarkerState::Turn(_))
    }
}
