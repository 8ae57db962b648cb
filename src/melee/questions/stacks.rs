//! Which stack a spell or ability goes on (CR 807.5b, G17).

use crate::melee::refusal::Refusal;
use crate::melee::state::game::Game;
use crate::melee::state::marker::Marker;
use crate::melee::state::marker_number::{MarkerNumber, MarkerSet};
use crate::melee::state::object::ObjectId;
use crate::melee::state::seat::Seat;
use crate::melee::state::stack::{StackObject, StackObjectKind};

impl Game {
    /// Returns the stack that an object is on.
    pub fn stack_of(&self, object: ObjectId) -> Option<MarkerNumber> {
        self.markers
            .iter()
            .find(|marker| marker.stack.holds(object))
            .map(|marker| marker.number)
    }

    /// Returns the stack on which anything that this object causes must go: its own, also just after it resolved
    /// (CR 807.5b).
    fn stack_of_cause(&self, object: ObjectId) -> Option<MarkerNumber> {
        let resolved = |marker: &&Marker| marker.stack.resolved == Some(object);
        self.stack_of(object)
            .or_else(|| self.markers.iter().find(resolved).map(|marker| marker.number))
    }

    pub(in crate::melee) fn object_on_stack(&self, object: ObjectId) -> Option<&StackObject> {
        self.markers
            .iter()
            .flat_map(|marker| &marker.stack.objects)
            .find(|on_stack| on_stack.object == object)
    }

    /// Returns the stacks on which a spell or ability may go (CR 807.5b, G17).
    ///
    /// # Errors
    /// It may go on none: the rule and a sentence.
    pub fn stacks_for(
        &self,
        controller: Seat,
        kind: StackObjectKind,
        caused_by: Option<ObjectId>,
        targets: &[ObjectId],
    ) -> Result<MarkerSet, Refusal> {
        let target_stack = self.stack_of_targets(controller, targets)?;
        let cause_stack = caused_by.and_then(|cause| self.stack_of_cause(cause));
        if let (Some(target), Some(cause)) = (target_stack, cause_stack)
            && target != cause
        {
            return Err(Refusal::new(
                "G17",
                format!("What caused it is on the stack of {cause}, its target is not."),
            ));
        }
        // They agree where both are given.
        let must = cause_stack.or(target_stack);
        // CR 117.1: a player needs priority for what they do of their own accord; triggers and copies need none.
        let free = if kind.needs_priority() && caused_by.is_none() {
            self.stacks_with_priority(controller)
        } else if must.is_some() {
            must.into_iter().collect()
        } else {
            self.stacks_of_player(controller)
        };
        match must {
            Some(stack) if free.contains(stack) => Ok(MarkerSet::from_iter([stack])),
            Some(stack) => {
                let why = format!("It must go on the stack of {stack}, for which its controller has no priority.");
                Err(Refusal::new("G17", why))
            }
            None if free.is_empty() => Err(Refusal::new(
                "CR 117.1",
                "Its controller has no priority for any stack.",
            )),
            None => Ok(free),
        }
    }

    /// Returns the one stack that the targets bind a spell or ability to; none if no target is on a stack.
    fn stack_of_targets(&self, controller: Seat, targets: &[ObjectId]) -> Result<Option<MarkerNumber>, Refusal> {
        let mut bound = MarkerSet::EMPTY;
        for target in targets {
            let target_controller = match self.stack_of(*target) {
                Some(stack) => {
                    bound.insert(stack);
                    self.object_on_stack(*target).map(|on_stack| on_stack.controller)
                }
                None => self.controller_of(*target),
            };
            // What is not followed has no known controller; nothing is guessed about its range.
            if let Some(other) = target_controller
                && !self.in_range(controller, other)
            {
                return Err(Refusal::new(
                    "CR 801.4",
                    "That target is outside its controller's range of influence.",
                ));
            }
        }
        if bound.len() > 1 {
            return Err(Refusal::new(
                "G17",
                "Its targets lie on several stacks; it can target objects of one only.",
            ));
        }
        Ok(bound.iter().next())
    }

    /// Returns the stacks for which a player has priority now.
    pub fn stacks_with_priority(&self, player: Seat) -> MarkerSet {
        let has = |marker: &&Marker| self.priority_of(marker) == Some(player);
        self.markers.iter().filter(has).map(|marker| marker.number).collect()
    }

    /// Returns the stacks in which a player takes part; if there is none, that of the nearest marker to their left
    /// (G17).
    pub fn stacks_of_player(&self, player: Seat) -> MarkerSet {
        let part: MarkerSet = self
            .markers
            .iter()
            .filter(|marker| self.takes_part(player, marker))
            .map(|marker| marker.number)
            .collect();
        if !part.is_empty() {
            return part;
        }
        let seat = self.table.marked().left_of(player);
        let nearest = self
            .markers
            .iter()
            .filter(|marker| Some(marker.seat) == seat)
            // Of several on one seat the one that came first is the next to have a turn (G5).
            .min_by_key(|marker| marker.arrival_order);
        nearest.map(|marker| marker.number).into_iter().collect()
    }
}
