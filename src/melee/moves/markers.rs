//! Moving, designating and removing turn markers (CR 807.4c, 807.4e–g; G4, G7–G9).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::marker::{Awaits, Marker, MarkerState, marker_count};
use crate::melee::state::seat::Seat;

impl Game {
    /// G4: the marker goes to the nearest player in the game to the left, whatever they hold.
    pub(super) fn pass_left(&mut self, index: usize, events: &mut Vec<Event>) {
        let from = self.markers[index].seat;
        let Some(to) = self.table.next_player(from) else { return };
        self.end_lasting_between(from, to, events);
        self.move_marker(index, to);
        self.markers[index].state = MarkerState::Waiting(Awaits::OwnTurn);
        events.push(Event::MarkerPassed {
            marker: self.markers[index].number,
            from,
            to,
        });
    }

    pub(super) fn move_marker(&mut self, index: usize, to: Seat) {
        self.lift_marker(index);
        let marker = &mut self.markers[index];
        marker.seat = to;
        marker.place = self.table.markers_on(to);
        self.table.put_marker(to);
    }

    fn lift_marker(&mut self, index: usize) {
        let (seat, place) = (self.markers[index].seat, self.markers[index].place);
        if self.table.markers_on(seat) > 1 {
            for other in &mut self.markers {
                if other.seat == seat && other.place > place {
                    other.place -= 1;
                }
            }
        }
        self.table.take_marker(seat);
    }

    pub(super) fn take_away(&mut self, index: usize) -> Marker {
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

    /// CR 807.4g, G9: designated markers whose holder is taking no turn go, and hand on what they were designated
    /// beyond once.
    pub(super) fn remove_designated(&mut self, events: &mut Vec<Event>) {
        loop {
            let due = self
                .markers
                .iter()
                .position(|m| m.designated > 0 && !self.turn_at(m.seat));
            let Some(index) = due else { return };
            if self.markers.len() == 1 {
                // G2: the last marker is never removed.
                self.markers[index].designated = 0;
                return;
            }
            let gone = self.take_away(index);
            events.push(Event::MarkerRemoved {
                marker: gone.number,
                from: gone.seat,
            });
            self.rehome_stack(&gone, events);
            if gone.designated > 1
                && let Some(next) = self.first_to_the_right(gone.seat)
            {
                self.designate(next, gone.designated - 1, events);
            }
        }
    }

    /// CR 807.4c, G7: markers that wait at the seat of someone who left pass on at once, in the order of their numbers.
    pub(super) fn pass_from_leavers(&mut self, events: &mut Vec<Event>) {
        for index in 0..self.markers.len() {
            let marker = &self.markers[index];
            if !marker.is_in_turn() && !self.table.plays(marker.seat) {
                self.pass_left(index, events);
            }
        }
    }
}
