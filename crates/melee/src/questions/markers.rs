//! Questions about turn markers: which are in a turn, which wait and for what (CR 807.4d; G5, G8).

use crate::state::game::Game;
use crate::state::marker::Marker;
use crate::state::marker_number::{MarkerNumber, MarkerSet};
use crate::state::seat::Seat;
use crate::state::setup::Edition;
use crate::state::time::TimeState;

impl Game {
    /// Returns the markers whose turn is in progress.
    pub fn markers_in_turn(&self) -> MarkerSet {
        self.markers
            .iter()
            .filter(|marker| marker.is_in_turn())
            .map(|marker| marker.number)
            .collect()
    }

    /// Whether a turn is in progress at this seat, even without an active player (G6).
    pub(crate) fn turn_at(&self, seat: Seat) -> bool {
        // The count of markers on the seat saves most calls the search.
        self.table.markers_on(seat) > 0 && self.markers.iter().any(|m| m.seat == seat && m.is_in_turn())
    }

    /// Returns the first marker to the right of a seat (G8): if there are several on one seat, the last to arrive; one
    /// on the seat itself only if there is no other.
    pub(crate) fn first_to_the_right(&self, seat: Seat) -> Option<usize> {
        let at = self.table.marked().right_of(seat)?;
        let on_seat = self.markers.iter().enumerate().filter(|(_, m)| m.seat == at);
        on_seat.max_by_key(|(_, m)| m.arrival_order).map(|(index, _)| index)
    }

    #[inline]
    pub(crate) fn may_begin(&self, index: usize) -> bool {
        let marker = &self.markers[index];
        !marker.is_in_turn() && self.table.is_playing(marker.seat) && self.blocking_marker(marker).is_none()
    }

    /// Returns the marker that keeps another one's turn from beginning (CR 807.4d, G5): one on the same seat that
    /// arrived first or is in a turn; otherwise the nearest on the three counting seats to the left.
    fn blocking_marker(&self, marker: &Marker) -> Option<MarkerNumber> {
        let before = |other: &&Marker| {
            other.seat == marker.seat
                && other.number != marker.number
                && (other.is_in_turn() || other.arrival_order < marker.arrival_order)
        };
        let on_seat = (self.table.markers_on(marker.seat) > 1).then(|| self.markers.iter().find(before));
        if let Some(other) = on_seat.flatten() {
            return Some(other.number);
        }
        if !self.table.crowded_left(marker.seat, None) {
            return None;
        }
        // Counting seats include every marked one, so the nearest marker is the one that crowds.
        let nearest = self.table.marked().left_of(marker.seat);
        let other = self.markers.iter().find(|other| Some(other.seat) == nearest);
        other.map(|other| other.number)
    }

    /// Returns the marker for which a waiting one waits; `None` if called time or edition 2007 (G22) decides when it
    /// goes on.
    pub fn waits_for(&self, number: MarkerNumber) -> Option<MarkerNumber> {
        let by_g5 = self.is_grand_melee() && self.setup.edition() == Edition::Cr807 && self.turns_may_begin();
        let marker = self.marker(number).filter(|marker| by_g5 && !marker.is_in_turn())?;
        self.blocking_marker(marker)
    }

    /// Returns whether turns may still begin: time was not called, or leaves some.
    pub(crate) fn turns_may_begin(&self) -> bool {
        match &self.time {
            TimeState::NotCalled => true,
            // MTR-A 2.5AB.
            TimeState::FinishTurn => false,
            TimeState::ExtraTurns { left: 0, .. } => false,
            // T22: if everyone left in the game is skipped, no turn would ever begin.
            TimeState::Passing { not_counted } | TimeState::ExtraTurns { not_counted, .. } => {
                !self.table.playing().is_subset(not_counted)
            }
        }
    }
}
