//! Putting objects on a stack, resolving, countering and exiling them (CR 405, 608; 807.5b; G17).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker::Marker;
use crate::state::marker_number::MarkerNumber;
use crate::state::object::ObjectId;
use crate::state::seat::Seat;
use crate::state::stack::{StackObject, StackObjectKind};

impl Game {
    /// Returns a spell or ability as it lies on a stack, without targets: a card that is followed keeps its owner.
    pub(super) fn new_stack_object(&self, object: ObjectId, controller: Seat, kind: StackObjectKind) -> StackObject {
        let owner = match (kind.is_card(), self.object(object)) {
            // CR 800.4a asks for the owner when somebody leaves, and a card may be cast by another player.
            (true, Some(card)) => card.owner,
            _ => controller,
        };
        StackObject {
            object,
            controller,
            owner,
            kind,
            targets: Vec::new(),
        }
    }

    pub(super) fn put_on_stack(
        &mut self,
        stack: MarkerNumber,
        object: StackObject,
        caused: bool,
        events: &mut Vec<Event>,
    ) {
        let Some(index) = self.index_of(stack) else { return };
        self.learn(object.object);
        let holder = self.priority_of(&self.markers[index]);
        let marker = &mut self.markers[index];
        // CR 117.3c: the player who acted keeps priority; a trigger leaves it with the player who was to receive it (CR
        // 117.5).
        let from = if object.kind.needs_priority() && !caused {
            object.controller
        } else {
            holder.unwrap_or(marker.seat)
        };
        marker.stack.new_round(from);
        // A cause keeps its stack for everything it triggers, until somebody acts (CR 807.5b).
        if !caused {
            marker.stack.resolved = None;
        }
        events.push(Event::PutOnStack {
            stack,
            object: object.object,
            controller: object.controller,
        });
        marker.stack.objects.push(object);
    }

    /// Resolves the top object of a stack; the active player receives priority (CR 117.3b).
    pub(super) fn resolve_top(&mut self, index: usize, events: &mut Vec<Event>) {
        let marker = &mut self.markers[index];
        let Some(top) = marker.stack.objects.pop() else { return };
        marker.stack.new_round(marker.seat);
        // Objects that it causes go on this stack too, although it has left the stack (CR 807.5b).
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
                // CR 117.3b: the spell or ability that removed it has resolved, so the active player has priority.
                marker.stack.new_round_unless_looping(marker.seat);
                events.push(Event::Countered {
                    stack: marker.number,
                    object,
                });
            }
        }
    }

    /// Exiles the objects that are on a stack as its turn ends: an effect ended the turn.
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

    /// Moves the objects on the stack of a removed marker to the stack of the nearest marker to the left, like those of
    /// a player who takes part in no stack (G17).
    pub(super) fn move_stack_left(&mut self, removed: &Marker, events: &mut Vec<Event>) {
        if removed.stack.objects.is_empty() {
            return;
        }
        let seat = match self.table.markers_on(removed.seat) {
            // Another marker on the same seat is the nearest one.
            0 => self.table.marked().left_of(removed.seat),
            _ => Some(removed.seat),
        };
        // If there are several on one seat, the first to arrive, as for a player who takes part in no stack.
        let on_seat = self.markers.iter_mut().filter(|marker| Some(marker.seat) == seat);
        let Some(marker) = on_seat.min_by_key(|marker| marker.arrival_order) else {
            return;
        };
        marker.stack.new_round_unless_looping(marker.seat);
        for object in &removed.stack.objects {
            events.push(Event::StackMoved {
                object: object.object,
                to: marker.number,
            });
            marker.stack.objects.push(object.clone());
        }
    }
}
