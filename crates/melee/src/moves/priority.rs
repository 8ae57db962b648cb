//! Passing and withdrawing priority (CR 117; G16, T27).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker_number::MarkerNumber;
use crate::state::seat::Seat;

impl Game {
    pub(super) fn pass_priority(&mut self, stack: MarkerNumber, player: Seat, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        if self.markers[index].stack.requested == Some(player) {
            // T28: T27 applies to a player who asked to stop a loop and then does nothing.
            return self.withdraw_priority(stack, player, events);
        }
        let marker = &mut self.markers[index];
        marker.stack.passed.insert(player);
        marker.stack.priority_from = player;
        // Somebody has acted: from here on, an object put on a stack was not caused by the last one (CR 807.5b).
        marker.stack.resolved = None;
        events.push(Event::PriorityPassed { stack, player });
        if self.priority_of(&self.markers[index]).is_none() {
            self.all_passed(stack, events);
        }
    }

    /// Resolves the top object, or ends the phase if the stack is empty: all participants passed in succession (CR
    /// 117.4, G16).
    fn all_passed(&mut self, stack: MarkerNumber, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        if !self.markers[index].stack.objects.is_empty() {
            self.resolve_top(index, events);
        // Between turns there is no phase to end.
        } else if self.markers[index].is_in_turn() {
            self.next_phase(stack, events);
        }
    }

    /// Voids a request for priority: the passes since the last action are undone and the active player has priority
    /// (MTR-A 4.2A, T27).
    pub(super) fn withdraw_priority(&mut self, stack: MarkerNumber, player: Seat, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        let marker = &mut self.markers[index];
        // T27: back to just after the last action, when the active player had priority.
        marker.stack.new_round(marker.seat);
        let back_to = self.priority(stack);
        events.push(Event::PriorityWithdrawn { stack, player, back_to });
    }

    /// Continues each stack after a departure: one for which all remaining players had passed resolves or ends its
    /// phase (CR 800.4a, 800.4j); a loop being agreed on asks the next player, or is abandoned.
    pub(super) fn settle_priority(&mut self, events: &mut Vec<Event>) {
        // By number: resolving or ending here may remove markers.
        let stacks: Vec<MarkerNumber> = self.markers.iter().map(|marker| marker.number).collect();
        for stack in stacks {
            self.settle_loop(stack, events);
            let Some(marker) = self.marker(stack) else { continue };
            // Without a pass nobody has acted yet, so the departure settles nothing.
            let stalled = !marker.stack.passed.is_empty() && marker.stack.announced_loop.is_none();
            if self.outcome.is_none() && stalled && self.priority_of(marker).is_none() {
                self.all_passed(stack, events);
            }
        }
    }
}
