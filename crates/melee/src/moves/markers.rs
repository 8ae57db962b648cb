//! Moving, designating and removing turn markers (CR 807.4c, 807.4e–g; G4, G7–G9).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker::{Awaits, Marker, MarkerState, marker_count};
use crate::state::seat::Seat;

impl Game {
    /// Passes a marker to the nearest player in the game to the left, even if they hold another one (G4).
    pub(super) fn pass_left(&mut self, index: usize, events: &mut Vec<Event>) {
        let from = self.markers[index].seat;
        // With nobody left the game has ended before.
        let Some(to) = self.table.next_player(from) else { return };
        self.end_effects_until_turns_between(from, to, events);
        self.move_marker(index, to);
        self.markers[index].state = MarkerState::Waiting(Awaits::OwnTurn);
        events.push(Event::MarkerPassed {
            marker: self.markers[index].number,
            from,
            to,
        });
    }

    /// Moves a marker to a seat, where it is the last to arrive.
    pub(super) fn move_marker(&mut self, index: usize, to: Seat) {
        self.lift_marker(index);
        let marker = &mut self.markers[index];
        marker.seat = to;
        // Before it is put down, so that only the others are counted.
        marker.arrival_order = self.table.markers_on(to);
        self.table.put_marker(to);
    }

    /// Takes a marker off its seat.
    fn lift_marker(&mut self, index: usize) {
        let (seat, arrival_order) = (self.markers[index].seat, self.markers[index].arrival_order);
        if self.table.markers_on(seat) > 1 {
            for other in &mut self.markers {
                // G5 and G8 ask which marker came first and last: those behind this one move up.
                if other.seat == seat && other.arrival_order > arrival_order {
                    other.arrival_order -= 1;
                }
            }
        }
        self.table.take_marker(seat);
    }

    pub(super) fn remove_marker(&mut self, index: usize) -> Marker {
        self.lift_marker(index);
        self.markers.remove(index)
    }

    pub(super) fn designate(&mut self, index: usize, times: u16, events: &mut Vec<Event>) {
        let players = self.table.playing_count();
        self.markers[index].designated += times;
        let marker = self.markers[index].number;
        events.push(Event::Designated {
            marker,
            times,
            players,
            markers: marker_count(players),
        });
    }

    /// Removes designated markers whose holder is taking no turn; one that was designated more than once passes the
    /// remaining designations on (CR 807.4g, G9).
    pub(super) fn remove_designated(&mut self, events: &mut Vec<Event>) {
        loop {
            let due = self
                .markers
                .iter()
                // G9: a turn with another marker on the same seat also delays the removal. Markers are in the order of
                // their numbers, so the lowest is removed first.
                .position(|m| m.designated > 0 && !self.turn_at(m.seat));
            let Some(index) = due else { return };
            if self.markers.len() == 1 {
                // G2: the last marker is never removed.
                self.markers[index].designated = 0;
                return;
            }
            let removed = self.remove_marker(index);
            events.push(Event::MarkerRemoved {
                marker: removed.number,
                from: removed.seat,
            });
            // No object may be on a stack without a marker (G17).
            self.move_stack_left(&removed, events);
            if removed.designated > 1
                && let Some(next) = self.first_to_the_right(removed.seat)
            {
                // G9: k designations pass k − 1 on to the next marker to the right.
                self.designate(next, removed.designated - 1, events);
            }
        }
    }

    /// Passes markers that wait at the seats of players who left, in the order of their numbers (CR 807.4c, G7).
    pub(super) fn pass_from_leavers(&mut self, events: &mut Vec<Event>) {
        // Passing does not reorder the list, so the indices keep the order of the numbers.
        for index in 0..self.markers.len() {
            let marker = &self.markers[index];
            if !marker.is_in_turn() && !self.table.is_playing(marker.seat) {
                self.pass_left(index, events);
            }
        }
    }
}
