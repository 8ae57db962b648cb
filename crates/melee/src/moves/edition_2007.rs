//! Edition 2007 of the Grand Melee rules (608, G22): a marker waits to be received, not to begin.

use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker::{Awaits, MarkerState};
use crate::state::seat::{Seat, SeatSet};

impl Game {
    /// Passes every marker that may be received and begins those turns, lowest number first, until nothing changes.
    pub(super) fn begin_turns_of_2007(&mut self, events: &mut Vec<Event>) {
        'again: while self.turns_may_begin() {
            for index in 0..self.markers.len() {
                if self.advance_of_2007(index, false, events) {
                    continue 'again;
                }
            }
            // 608.4c lets each marker wait for the next one. If all of them wait, nobody could ever receive one: then
            // they pass regardless, the lowest number first.
            // As long as a turn runs, its end frees a marker.
            if self.markers.iter().any(|marker| marker.is_in_turn()) {
                return;
            }
            for index in 0..self.markers.len() {
                if self.advance_of_2007(index, true, events) {
                    continue 'again;
                }
            }
            return;
        }
    }

    /// Tries to pass this marker or to begin its turn; with `ignore_crowding` markers close to the left do not
    /// prevent it.
    fn advance_of_2007(&mut self, index: usize, ignore_crowding: bool, events: &mut Vec<Event>) -> bool {
        let seat = self.markers[index].seat;
        let MarkerState::Waiting(awaits) = self.markers[index].state else {
            return false;
        };
        match awaits {
            // G22: a marker that was received, or kept for the own turn after an extra one, begins that turn at once.
            Awaits::OwnTurn if self.table.is_playing(seat) => {
                self.start(index, events);
                true
            }
            Awaits::ExtraTurn if self.table.is_playing(seat) => {
                // 608.4d: a marker too close to the left makes the extra turn wait.
                // `None`: the marker itself lies on `seat`, which is not among the three counted.
                let free = ignore_crowding || !self.table.crowded_left(seat, None);
                if free {
                    self.start(index, events);
                }
                free
            }
            // The holder left while the marker waited on their seat: it waits for the next player instead.
            Awaits::OwnTurn | Awaits::ExtraTurn | Awaits::Receiver => {
                let Some(next) = self.table.next_player(seat) else {
                    return false;
                };
                let holds_another = self.table.markers_on(next) > 0;
                // 608.4c: a player with a marker cannot receive another, even if all markers wait.
                if holds_another || (!ignore_crowding && self.table.crowded_left(next, Some(seat))) {
                    return false;
                }
                self.pass_left(index, events);
                true
            }
        }
    }

    /// Designates `count` markers to the right of the leavers, lowest numbers first, each once (608.4e, G22).
    pub(super) fn designate_of_2007(&mut self, leavers: &SeatSet, count: usize, events: &mut Vec<Event>) {
        let mut missing = count;
        let mut steps = 0;
        // The first marker to the right of each leaver; if those do not suffice, the second, and so on.
        while missing > 0 && steps < self.markers.len() {
            let mut found: Vec<usize> = Vec::new();
            for leaver in leavers.iter() {
                let rightward = self.rightward_markers(leaver);
                // G22: each marker once, even if two leavers have the same one to their right.
                if let Some(index) = rightward.get(steps).copied()
                    && self.markers[index].designated == 0
                    && !found.contains(&index)
                {
                    found.push(index);
                }
            }
            found.sort_unstable();
            for index in found.into_iter().take(missing) {
                self.designate(index, 1, events);
                missing -= 1;
            }
            steps += 1;
        }
    }

    /// Returns the markers in the order in which they come going right from a seat, those on the seat itself last.
    fn rightward_markers(&self, from: Seat) -> Vec<usize> {
        let seats = self.table.seats();
        let mut order: Vec<usize> = (0..self.markers.len()).collect();
        let steps = |index: &usize| {
            let distance = (from.index() + seats - self.markers[*index].seat.index()) % seats;
            // A leaver's own seat is reached only after going all the way round.
            let distance = if distance == 0 { seats } else { distance };
            // If there are several on one seat, the last to arrive is nearest to the right (G8).
            (distance, u8::MAX - self.markers[*index].arrival_order)
        };
        order.sort_by_key(steps);
        order
    }
}
