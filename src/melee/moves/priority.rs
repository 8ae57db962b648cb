//! Passing and withdrawing priority (CR 117; G16, T27).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::marker_number::MarkerNumber;
use crate::melee::state::seat::Seat;

impl Game {
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
