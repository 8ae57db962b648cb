//! Putting objects on a stack, resolving, countering and exiling them (CR 405, 608; 807.5b; G17).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::marker::Marker;
use crate::melee::state::marker_number::MarkerNumber;
use crate::melee::state::object::ObjectId;
use crate::melee::state::seat::Seat;
use crate::melee::state::stack::{Kind, StackObject};

impl Game {
    pub(super) fn put_on_stack(
        &mut self,
        stack: MarkerNumber,
        object: ObjectId,
        controller: Seat,
        kind: Kind,
        caused: bool,
        events: &mut Vec<Event>,
    ) {
        let owner = match (kind.is_card(), self.object(object)) {
            (true, Some(card)) => card.owner,
            _ => controller,
        };
        let Some(index) = self.index_of(stack) else { return };
        let holder = self.priority_of(&self.markers[index]);
        let marker = &mut self.markers[index];
        // CR 117.3c: who acted keeps priority; a trigger leaves it with whoever was to receive it (CR 117.5).
        let from = if kind.needs_priority() && !caused {
            controller
        } else {
            holder.unwrap_or(marker.seat)
        };
        marker.stack.new_round(from);
        if !caused {
            marker.stack.resolved = None;
        }
        marker.stack.objects.push(StackObject {
            object,
            controller,
            owner,
            kind,
        });
        events.push(Event::PutOnStack {
            stack,
            object,
            controller,
        });
    }

    /// The top object of a stack resolves; the active player receives priority (CR 117.3b).
    pub(super) fn resolve_top(&mut self, index: usize, events: &mut Vec<Event>) {
        let marker = &mut self.markers[index];
        let Some(top) = marker.stack.objects.pop() else { return };
        marker.stack.new_round(marker.seat);
        marker.stack.resolved = Some(top.object);
        events.push(Event::Resolved {
            stack: marker.number,
            object: top.object,
        });
    }

    pub(super) fn counter(&mut self, object: ObjectId, events: &mut Vec<Event>) {
        for marker in &mut self.markers {
            if marker.stack.holds(object) {
                marker.stack.objects.retain(|on_stack| on_stack.object != object);
                // CR 117.3b: whatever did that has resolved.
                marker.stack.new_round(marker.seat);
                events.push(Event::Countered {
                    stack: marker.number,
                    object,
                });
            }
        }
    }

    /// A turn that ends with objects on its stack was ended by an effect: they are exiled.
    pub(super) fn exile_stack(&mut self, index: usize, events: &mut Vec<Event>) {
        let marker = &mut self.markers[index];
        let stack = marker.number;
        marker.stack.begin_phase(marker.seat);
        while let Some(top) = marker.stack.objects.pop() {
            events.push(Event::StackExiled {
                stack,
                object: top.object,
            });
        }
    }

    /// The marker of a stack was removed: what lies on it goes on the stack of the nearest marker to the left, as
    /// for a player who takes part in none (G17).
    pub(super) fn rehome_stack(&mut self, gone: &Marker, events: &mut Vec<Event>) {
        if gone.stack.objects.is_empty() {
            return;
        }
        let seat = match self.table.markers_on(gone.seat) {
            0 => self.table.marked().left_of(gone.seat),
            _ => Some(gone.seat),
        };
        let Some(marker) = self.markers.iter_mut().find(|marker| Some(marker.seat) == seat) else {
            return;
        };
        marker.stack.new_round(marker.seat);
        for object in &gone.stack.objects {
            events.push(Event::StackMoved {
                object: object.object,
                to: marker.number,
            });
            marker.stack.objects.push(object.clone());
        }
    }
}
