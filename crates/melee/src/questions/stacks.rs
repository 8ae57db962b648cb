//! The stack for a spell or ability, and whether its targets allow it (CR 801.4, 807.5b; G17).

use crate::refusal::Refusal;
use crate::state::game::Game;
use crate::state::marker::Marker;
use crate::state::marker_number::{MarkerNumber, MarkerSet};
use crate::state::object::ObjectId;
use crate::state::seat::Seat;
use crate::state::stack::{StackObject, StackObjectKind, Target};
use say::refused_actions as t;

impl Game {
    /// Returns the stack that an object is on.
    pub fn stack_of(&self, object: ObjectId) -> Option<MarkerNumber> {
        self.markers
            .iter()
            .find(|marker| marker.stack.holds(object))
            .map(|marker| marker.number)
    }

    /// Returns the objects that are resolving, each on its stack: what causes something else (CR 807.5b).
    ///
    /// [`Game::check`] accepts other causes too, because games recorded before name them.
    pub fn resolving(&self) -> Vec<(MarkerNumber, ObjectId)> {
        let markers = self.markers.iter();
        markers
            .filter_map(|marker| Some((marker.number, marker.stack.resolved?)))
            .collect()
    }

    /// Returns the objects that can be targets: on a stack, or followed and still there.
    ///
    /// [`Game::check`] accepts everything that was named and has not left, because games recorded before name it.
    pub fn targetable(&self) -> Vec<ObjectId> {
        let on_stacks = self.markers.iter().flat_map(|marker| marker.stack.objects());
        let mut all: Vec<ObjectId> = on_stacks.map(|on_stack| on_stack.object).collect();
        all.extend(self.objects.iter().map(|object| object.id));
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the stack on which anything that this object causes must go: its own, even just after it resolved (CR
    /// 807.5b).
    fn stack_of_cause(&self, object: ObjectId) -> Option<MarkerNumber> {
        let resolved = |marker: &&Marker| marker.stack.resolved == Some(object);
        self.stack_of(object)
            .or_else(|| self.markers.iter().find(resolved).map(|marker| marker.number))
    }

    pub(crate) fn object_on_stack(&self, object: ObjectId) -> Option<&StackObject> {
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
        targets: &[Target],
    ) -> Result<MarkerSet, Refusal> {
        let target_stack = self.stack_of_targets(controller, targets)?;
        let cause_stack = caused_by.and_then(|cause| self.stack_of_cause(cause));
        if let (Some(target), Some(cause)) = (target_stack, cause_stack)
            && target != cause
        {
            return Err(Refusal::new("G17", t::cause_on_other_stack(cause.term())));
        }
        // If both exist, they agree.
        let must = cause_stack.or(target_stack);
        // CR 117.1: a player needs priority to act on their own initiative; triggers and copies need none.
        let free = if kind.needs_priority() && caused_by.is_none() {
            self.stacks_with_priority(controller)
        } else if must.is_some() {
            must.into_iter().collect()
        } else {
            self.stacks_of_player(controller)
        };
        let open = self.without_loops(&free);
        if open.is_empty() && !free.is_empty() {
            return Err(Refusal::new("T28", t::loop_being_agreed()));
        }
        let free = open;
        match must {
            Some(stack) if free.contains(stack) => Ok(MarkerSet::from_iter([stack])),
            Some(stack) => {
                let why = t::no_priority_for_stack(stack.term());
                Err(Refusal::new("G17", why))
            }
            None if free.is_empty() => Err(Refusal::new("CR 117.1", t::no_priority_at_all())),
            None => Ok(free),
        }
    }

    /// Returns those of some stacks on which no loop is being agreed on (T28).
    pub(crate) fn without_loops(&self, stacks: &MarkerSet) -> MarkerSet {
        let settled = |marker: &&Marker| stacks.contains(marker.number) && marker.stack.announced_loop.is_none();
        self.markers
            .iter()
            .filter(settled)
            .map(|marker| marker.number)
            .collect()
    }

    /// Returns the one stack that the targets bind a spell or ability to; none if no target is on a stack.
    fn stack_of_targets(&self, controller: Seat, targets: &[Target]) -> Result<Option<MarkerNumber>, Refusal> {
        let mut bound = MarkerSet::EMPTY;
        for target in targets {
            self.check_target(controller, *target)?;
            // Players are not on a stack: only objects bind (CR 807.5b).
            if let Target::Object(object) = target
                && let Some(stack) = self.stack_of(*object)
            {
                bound.insert(stack);
            }
        }
        if bound.len() > 1 {
            return Err(Refusal::new("G17", t::targets_on_several_stacks()));
        }
        Ok(bound.iter().next())
    }

    /// Checks that a player can target an object or player (CR 801.4).
    fn check_target(&self, controller: Seat, target: Target) -> Result<(), Refusal> {
        match target {
            Target::Player(player) if !self.table.has_seat(player) => {
                Err(Refusal::new("CR 800.1", t::no_seat(player.index() + 1)))
            }
            // CR 102.1: a player is a person in the game.
            Target::Player(player) if !self.table.is_playing(player) => {
                Err(Refusal::player("CR 102.1", player, t::left_no_target))
            }
            Target::Player(player) if !self.in_range(controller, player) => {
                Err(Refusal::player("CR 801.4", player, t::out_of_range))
            }
            Target::Player(_) => Ok(()),
            Target::Object(object) if !self.knows(object) => {
                Err(Refusal::object("CR 115.1", object, t::no_such_target))
            }
            Target::Object(object) => {
                let on_stack = self.object_on_stack(object).map(|on_stack| on_stack.controller);
                // An object that has resolved and is not followed has no known controller; nothing is guessed about its
                // range.
                match on_stack.or_else(|| self.controller_of(object)) {
                    Some(other) if !self.in_range(controller, other) => {
                        Err(Refusal::object("CR 801.4", object, t::out_of_range))
                    }
                    _ => Ok(()),
                }
            }
        }
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
            // If there are several on one seat, the first to arrive is the next to have a turn (G5).
            .min_by_key(|marker| marker.arrival_order);
        nearest.map(|marker| marker.number).into_iter().collect()
    }
}
