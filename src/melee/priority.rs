//! Priority, separately for each stack: who takes part, who has it, passing, withdrawing (CR 117, 807.5a; G16, T27).

use super::Game;
use super::event::Event;
use super::marker::Marker;
use super::seat::{MarkerNumber, Seat, SeatSet};

impl Game {
    /// Whether a player takes part in a marker's stack: the marker's seat is within their range, or an object on the
    /// stack is controlled by a player within their range (CR 807.5a).
    pub fn takes_part(&self, player: Seat, marker: &Marker) -> bool {
        self.table.plays(player)
            && (self.reaches(player, marker.seat)
                || marker
                    .stack
                    .objects
                    .iter()
                    .any(|object| self.in_range(player, object.controller)))
    }

    /// Everybody who takes part in a marker's stack.
    pub fn participants(&self, marker: &Marker) -> SeatSet {
        self.table
            .playing()
            .iter()
            .filter(|player| self.takes_part(*player, marker))
            .collect()
    }

    /// Who has priority for a stack: from the marker's holder to the left, who takes part and has not passed. Nobody
    /// while a loop is being agreed on, or between turns with nothing on the stack.
    pub fn priority(&self, stack: MarkerNumber) -> Option<Seat> {
        self.priority_of(self.marker(stack)?)
    }

    pub(super) fn priority_of(&self, marker: &Marker) -> Option<Seat> {
        if !Game::gives_priority(marker) || self.outcome.is_some() {
            return None;
        }
        self.next_in_round(marker, marker.stack.from, &marker.stack.passed)
    }

    /// The first player from a seat, going left, who takes part in the stack and is not in `except`.
    pub(super) fn next_in_round(&self, marker: &Marker, from: Seat, except: &SeatSet) -> Option<Seat> {
        let mut at = self.table.playing().from_seat(from)?;
        let first = at;
        loop {
            if !except.contains(at) && self.takes_part(at, marker) {
                return Some(at);
            }
            at = self.table.next_player(at)?;
            if at == first {
                return None;
            }
        }
    }

    pub(super) fn pass_priority(&mut self, stack: MarkerNumber, player: Seat, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        if self.markers[index].stack.requested == Some(player) {
            // T28: who asked to stop a loop and then does nothing falls under T27.
            return self.withdraw_priority(stack, player, events);
        }
        let marker = &mut self.markers[index];
        marker.stack.passed.insert(player);
        marker.stack.from = player;
        marker.stack.resolved = None;
        events.push(Event::PriorityPassed { stack, player });
        if self.priority_of(&self.markers[index]).is_none() {
            self.all_passed(stack, events);
        }
    }

    /// All who take part passed in succession: the top object resolves, or the phase ends (CR 117.4, G16).
    fn all_passed(&mut self, stack: MarkerNumber, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        if !self.markers[index].stack.objects.is_empty() {
            self.resolve_top(index, events);
        } else if self.markers[index].is_in_turn() {
            self.next_phase(stack, events);
        }
    }

    /// T27: the request is void, the passes since the last game action are taken back, the active player has priority.
    pub(super) fn withdraw_priority(&mut self, stack: MarkerNumber, player: Seat, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        let marker = &mut self.markers[index];
        marker.stack.new_round(marker.seat);
        let back_to = self.priority(stack);
        events.push(Event::PriorityWithdrawn { stack, player, back_to });
    }

    /// After a departure: where all who are left had passed, that stack goes on (CR 800.4a, 800.4j); a loop that was
    /// being agreed on asks the next player, or is off if its announcer or the one who would stop it left.
    pub(super) fn settle_priority(&mut self, events: &mut Vec<Event>) {
        let stacks: Vec<MarkerNumber> = self.markers.iter().map(|marker| marker.number).collect();
        for stack in stacks {
            self.settle_loop(stack, events);
            let Some(marker) = self.marker(stack) else { continue };
            let stalled = !marker.stack.passed.is_empty() && marker.stack.looping.is_none();
            if self.outcome.is_none() && stalled && self.priority_of(marker).is_none() {
                self.all_passed(stack, events);
            }
        }
    }
}
