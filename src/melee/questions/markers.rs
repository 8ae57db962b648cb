//! Questions about turn markers: which are in a turn, which wait and for what (CR 807.4d; G5, G8).

use crate::melee::state::game::Game;
use crate::melee::state::marker::Marker;
use crate::melee::state::marker_number::{MarkerNumber, MarkerSet};
use crate::melee::state::seat::Seat;
use crate::melee::state::setup::Edition;
use crate::melee::state::time::Time;

impl Game {
    /// The markers whose turn is in progress.
    pub fn markers_in_turn(&self) -> MarkerSet {
        self.markers
            .iter()
            .filter(|marker| marker.is_in_turn())
            .map(|marker| marker.number)
            .collect()
    }

    /// Whether a turn is in progress at this seat, be it without its player (G6).
    pub(in crate::melee) fn turn_at(&self, seat: Seat) -> bool {
        self.table.markers_on(seat) > 0 && self.markers.iter().any(|m| m.seat == seat && m.is_in_turn())
    }

    /// The first marker to the right of a seat as G8 finds it: of several on one seat the one that came last, and
    /// one on the seat itself only if there is no other. `without` is a marker that is no longer on the table.
    pub(in crate::melee) fn first_to_the_right(&self, seat: Seat) -> Option<usize> {
        let at = self.table.marked().right_of(seat)?;
        let on_seat = self.markers.iter().enumerate().filter(|(_, m)| m.seat == at);
        on_seat.max_by_key(|(_, m)| m.place).map(|(index, _)| index)
    }

    pub(in crate::melee) fn may_begin(&self, index: usize) -> bool {
        let marker = &self.markers[index];
        !marker.is_in_turn() && self.table.plays(marker.seat) && self.hindrance(marker).is_none()
    }

    /// The marker that keeps the turn of another one from beginning (CR 807.4d, G5): one that came first to the same
    /// seat, or whose turn is taken there; else the nearest on the three counting seats to the left.
    fn hindrance(&self, marker: &Marker) -> Option<MarkerNumber> {
        let before = |other: &&Marker| {
            other.seat == marker.seat
                && other.number != marker.number
                && (other.is_in_turn() || other.place < marker.place)
        };
        let on_seat = (self.table.markers_on(marker.seat) > 1).then(|| self.markers.iter().find(before));
        if let Some(other) = on_seat.flatten() {
            return Some(other.number);
        }
        if !self.table.crowded_left(marker.seat, None) {
            return None;
        }
        let nearest = self.table.marked().left_of(marker.seat);
        let other = self.markers.iter().find(|other| Some(other.seat) == nearest);
        other.map(|other| other.number)
    }

    /// The marker for which a waiting one waits; none where time or the edition of 2007 (G22) decides when it goes on.
    pub fn waits_for(&self, number: MarkerNumber) -> Option<MarkerNumber> {
        let by_g5 = self.is_grand_melee() && self.setup.edition() == Edition::Cr807 && self.turns_may_begin();
        let marker = self.marker(number).filter(|marker| by_g5 && !marker.is_in_turn())?;
        self.hindrance(marker)
    }

    /// Whether any turn may begin as far as time is concerned. If everyone left is skipped, none would ever begin.
    pub(in crate::melee) fn turns_may_begin(&self) -> bool {
        match &self.time {
            Time::NotCalled => true,
            Time::FinishTurn => false,
            Time::ExtraTurns { left: 0, .. } => false,
            Time::Passing { not_counted } | Time::ExtraTurns { not_counted, .. } => {
                !self.table.playing().is_subset(not_counted)
            }
        }
    }
}
