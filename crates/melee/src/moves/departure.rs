//! Players leaving the game, at once or at the end of a phase (CR 800.4, 807.4e; G6–G9, G15, T23).

use crate::event::Event;
use crate::state::deferred::DeferredDeparture;
use crate::state::game::Game;
use crate::state::marker::marker_count;
use crate::state::marker_number::MarkerNumber;
use crate::state::seat::{Seat, SeatSet};
use crate::state::setup::Edition;
use crate::state::table::LeaveReason;

impl Game {
    pub(super) fn defer_departure(
        &mut self,
        players: SeatSet,
        why: LeaveReason,
        marker: MarkerNumber,
        events: &mut Vec<Event>,
    ) {
        for player in players.iter() {
            self.deferred_departures.push(DeferredDeparture { player, why, marker });
            events.push(Event::DepartureDeferred { player, marker });
        }
    }

    /// Carries out the departures that were deferred to the current phase of this marker's turn, as it ends: those
    /// players leave together (T23).
    pub(super) fn carry_out_deferred(&mut self, marker: MarkerNumber, events: &mut Vec<Event>) {
        // Usually there are none: then nothing is collected, because this runs at every phase of every turn.
        if self.deferred_departures.is_empty() {
            return;
        }
        let due: Vec<DeferredDeparture> = self
            .deferred_departures
            .iter()
            .copied()
            .filter(|d| d.marker == marker)
            .collect();
        if due.is_empty() {
            return;
        }
        if let Some(index) = self.index_of(marker) {
            // The phase is ending already: passes made before must not end it again once some players are gone.
            let seat = self.markers[index].seat;
            self.markers[index].stack.new_round(seat);
        }
        let why = |seat: Seat| {
            due.iter()
                .find(|d| d.player == seat)
                .map_or(LeaveReason::Lost, |d| d.why)
        };
        self.depart(due.iter().map(|d| d.player).collect(), why, events);
    }

    /// Carries out one departure of one or more players at once, in the order of G9: designations, removals, passing,
    /// removals again, then turns begin.
    pub(super) fn depart(&mut self, leavers: SeatSet, why: impl Fn(Seat) -> LeaveReason, events: &mut Vec<Event>) {
        // G8: every leaver points to a marker before anybody is removed; the lowest-numbered one is designated.
        let pointed = leavers.iter().filter_map(|seat| self.first_to_the_right(seat)).min();
        for player in leavers.iter() {
            self.table.leave(player, why(player));
            events.push(Event::PlayerLeft {
                player,
                why: why(player),
            });
        }
        self.deferred_departures
            // A player who leaves now need not leave again at the end of the phase.
            .retain(|deferred| !leavers.contains(deferred.player));
        // G15: their extra turns vanish.
        self.extra_turn_order.retain(|player| !leavers.contains(*player));
        // CR 800.4a: before anything else of the game goes on, also before a winner is known.
        self.remove_objects_of(&leavers, events);
        // The outcome is final: no marker is designated or passed in a game that is over.
        if self.end_if_decided(events) {
            return;
        }
        self.pass_titles(&leavers, events);
        if self.is_grand_melee() {
            let target = marker_count(self.table.playing_count());
            let designated: usize = self.markers.iter().map(|marker| usize::from(marker.designated)).sum();
            // CR 807.4f: markers already designated are not counted, a marker designated twice as two.
            let too_many = self.markers.len().saturating_sub(designated).saturating_sub(target);
            match (self.setup.edition(), pointed) {
                (_, _) if too_many == 0 => {}
                (Edition::Cr807, Some(index)) => self.designate(index, too_many as u16, events),
                // No marker at all: cannot happen as long as one remains (G2).
                (Edition::Cr807, None) => {}
                (Edition::Cr608Of2007, _) => self.designate_of_2007(&leavers, too_many, events),
            }
            self.remove_designated(events);
            // G22: in edition 2007 a marker waits on the empty seat until somebody may receive it.
            if self.setup.edition() == Edition::Cr807 {
                self.pass_from_leavers(events);
                self.remove_designated(events);
            }
            // G9: G5 is applied only once all markers are removed or passed.
            self.begin_turns(events);
        }
        // CR 800.4j: a departure may have left a stack for which everybody remaining has passed.
        self.settle_priority(events);
        // T22: the leaver's turn may have been the last that could be played.
        self.end_if_time_is_over(events);
    }
}
