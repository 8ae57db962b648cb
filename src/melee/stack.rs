//! A stack for each turn marker: what lies on it and which stack a spell or ability goes on (CR 807.5b, G17).

use super::event::Event;
use super::loops::Loop;
use super::marker::Marker;
use super::object::ObjectId;
use super::refusal::Refusal;
use super::seat::{MarkerNumber, MarkerSet, Seat, SeatSet};
use super::{Game, MarkerState};
use serde::Serialize;

/// What kind of object is on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A spell represented by a card.
    Spell,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// A copy of a spell or ability.
    Copy,
}

impl Kind {
    /// Whether a card represents it; what is no card ceases when its controller leaves (CR 800.4a).
    pub fn is_card(self) -> bool {
        self == Kind::Spell
    }

    /// Whether a player puts it on a stack of their own accord, for which they need priority (CR 117.1).
    pub fn needs_priority(self) -> bool {
        matches!(self, Kind::Spell | Kind::Activated)
    }
}

/// A spell or ability on a stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StackObject {
    /// The spell or ability.
    pub object: ObjectId,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns the card, or controls what is no card.
    pub owner: Seat,
    /// What it is.
    pub kind: Kind,
}

/// The stack of a turn marker, with the round of priority that is under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Stack {
    pub(super) objects: Vec<StackObject>,
    /// Who has passed since anybody last acted.
    pub(super) passed: SeatSet,
    /// Priority is with the first player from here, going left, who takes part and has not passed.
    pub(super) from: Seat,
    /// Who has priority because they asked for it, before their turn in the round came (T28).
    pub(super) requested: Option<Seat>,
    /// What resolved last, as long as nobody acted since: what it causes goes on this stack too.
    pub(super) resolved: Option<ObjectId>,
    pub(super) looping: Option<Box<Loop>>,
}

impl Stack {
    pub(super) fn for_turn_of(seat: Seat) -> Stack {
        Stack {
            objects: Vec::new(),
            passed: SeatSet::EMPTY,
            from: seat,
            requested: None,
            resolved: None,
            looping: None,
        }
    }

    /// A new round of priority, beginning at this seat.
    pub(super) fn new_round(&mut self, from: Seat) {
        self.passed = SeatSet::EMPTY;
        self.from = from;
        self.requested = None;
    }

    pub(super) fn begin_phase(&mut self, active: Seat) {
        self.new_round(active);
        self.resolved = None;
        self.looping = None;
    }

    /// The objects, the top one last.
    pub fn objects(&self) -> &[StackObject] {
        &self.objects
    }

    /// Who has passed in succession.
    pub fn passed(&self) -> &SeatSet {
        &self.passed
    }

    /// The loop that is being agreed on (T28).
    pub fn loop_under_way(&self) -> Option<&Loop> {
        self.looping.as_deref()
    }

    fn holds(&self, object: ObjectId) -> bool {
        self.objects.iter().any(|on_stack| on_stack.object == object)
    }
}

impl Game {
    /// The stack an object is on.
    pub fn stack_of(&self, object: ObjectId) -> Option<MarkerNumber> {
        self.markers
            .iter()
            .find(|marker| marker.stack.holds(object))
            .map(|marker| marker.number)
    }

    /// The stack on which what this object causes must go: its own, also just after it resolved (CR 807.5b).
    fn stack_of_cause(&self, object: ObjectId) -> Option<MarkerNumber> {
        let resolved = |marker: &&Marker| marker.stack.resolved == Some(object);
        self.stack_of(object)
            .or_else(|| self.markers.iter().find(resolved).map(|marker| marker.number))
    }

    /// The stacks a spell or ability may go on by CR 807.5b and G17, for a controller, a kind, a cause and targets.
    ///
    /// # Errors
    /// There is none, and why.
    pub fn stacks_for(
        &self,
        controller: Seat,
        kind: Kind,
        caused_by: Option<ObjectId>,
        targets: &[ObjectId],
    ) -> Result<MarkerSet, Refusal> {
        let mut bound = MarkerSet::EMPTY;
        for target in targets {
            let target_controller = match self.stack_of(*target) {
                Some(stack) => {
                    bound.insert(stack);
                    self.on_stack(*target).map(|on_stack| on_stack.controller)
                }
                None => self.controller_of(*target),
            };
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
        let target_stack = bound.iter().next();
        let cause_stack = caused_by.and_then(|cause| self.stack_of_cause(cause));
        if let (Some(target), Some(cause)) = (target_stack, cause_stack)
            && target != cause
        {
            return Err(Refusal::new(
                "G17",
                format!("What caused it is on the stack of {cause}, its target is not."),
            ));
        }
        let must = cause_stack.or(target_stack);
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

    /// The stacks for which a player has priority now.
    pub fn stacks_with_priority(&self, player: Seat) -> MarkerSet {
        let has = |marker: &&Marker| self.priority_of(marker) == Some(player);
        self.markers.iter().filter(has).map(|marker| marker.number).collect()
    }

    /// The stacks a player takes part in; if there is none, that of the nearest marker to their left (G17).
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
            .min_by_key(|marker| marker.place);
        nearest.map(|marker| marker.number).into_iter().collect()
    }

    pub(super) fn on_stack(&self, object: ObjectId) -> Option<&StackObject> {
        self.markers
            .iter()
            .flat_map(|marker| &marker.stack.objects)
            .find(|on_stack| on_stack.object == object)
    }

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

    /// Whether anybody can have priority for this marker's stack: while its turn is in progress, or something is on it.
    pub(super) fn gives_priority(marker: &Marker) -> bool {
        let live = matches!(marker.state, MarkerState::Turn(_)) || !marker.stack.objects.is_empty();
        live && marker.stack.looping.is_none()
    }
}
