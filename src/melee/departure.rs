//! Players leaving the game: what becomes of their turns and of the markers (CR 807.4c, 807.4e–g; G6–G9, G15, T23).

use super::action::Action;
use super::event::Event;
use super::seat::{MarkerNumber, Seat, SeatSet};
use super::setup::Edition;
use super::table::Why;
use super::{Game, marker_count};
use serde::Serialize;

/// A departure that waits for the end of a phase (MTR-A 2.4B, T23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deferred {
    /// Who will leave.
    pub player: Seat,
    /// Why.
    pub why: Why,
    /// The marker at the end of whose current phase they leave.
    pub marker: MarkerNumber,
}

impl Deferred {
    /// The action that was deferred.
    pub fn action(&self) -> Action {
        Action::Leave {
            players: SeatSet::only(self.player),
            why: self.why,
            defer_to: Some(self.marker),
        }
    }
}

impl Game {
    pub(super) fn defer(&mut self, players: SeatSet, why: Why, marker: MarkerNumber, events: &mut Vec<Event>) {
        for player in players.iter() {
            self.deferred.push(Deferred { player, why, marker });
            events.push(Event::DepartureDeferred { player, marker });
        }
    }

    /// The current phase of this marker's turn ends: those whose departure was deferred to it leave together.
    pub(super) fn leave_as_deferred(&mut self, marker: MarkerNumber, events: &mut Vec<Event>) {
        if self.deferred.is_empty() {
            return;
        }
        let due: Vec<Deferred> = self.deferred.iter().copied().filter(|d| d.marker == marker).collect();
        if due.is_empty() {
            return;
        }
        if let Some(index) = self.index_of(marker) {
            // The phase is ending as it is: nobody's passes end it a second time once some of them are gone.
            let seat = self.markers[index].seat;
            self.markers[index].stack.new_round(seat);
        }
        let why = |seat: Seat| due.iter().find(|d| d.player == seat).map_or(Why::Lost, |d| d.why);
        self.depart(due.iter().map(|d| d.player).collect(), why, events);
    }

    /// One departure of one or more players at once, in G9's order: designations, removals, passing, removals again,
    /// then turns begin.
    pub(super) fn depart(&mut self, leavers: SeatSet, why: impl Fn(Seat) -> Why, events: &mut Vec<Event>) {
        // G8: everyone points on the table as it stands before anyone is gone.
        let pointed = leavers.iter().filter_map(|seat| self.first_to_the_right(seat)).min();
        for player in leavers.iter() {
            self.table.leave(player, why(player));
            events.push(Event::PlayerLeft {
                player,
                why: why(player),
            });
        }
        self.deferred.retain(|deferred| !leavers.contains(deferred.player));
        self.extra_order.retain(|player| !leavers.contains(*player));
        self.objects_leave(&leavers, events);
        if self.end_if_decided(events) {
            return;
        }
        if self.is_grand_melee() {
            let wanted = marker_count(self.table.playing_count());
            let designated: usize = self.markers.iter().map(|marker| usize::from(marker.designated)).sum();
            // CR 807.4f: designations already made are disregarded, each time they were made.
            let too_many = self.markers.len().saturating_sub(designated).saturating_sub(wanted);
            match (self.setup.edition(), pointed) {
                (_, _) if too_many == 0 => {}
                (Edition::Cr807, Some(index)) => self.designate(index, too_many as u16, events),
                (Edition::Cr807, None) => {}
                (Edition::Cr608Of2007, _) => self.designate_of_2007(&leavers, too_many, events),
            }
            self.remove_designated(events);
            if self.setup.edition() == Edition::Cr807 {
                self.pass_from_leavers(events);
                self.remove_designated(events);
            }
            self.begin_turns(events);
        }
        self.settle_priority(events);
        self.end_if_time_is_over(events);
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
    fn pass_from_leavers(&mut self, events: &mut Vec<Event>) {
        for index in 0..self.markers.len() {
            let marker = &self.markers[index];
            if !marker.is_in_turn() && !self.table.plays(marker.seat) {
                self.pass_left(index, events);
            }
        }
    }
}
