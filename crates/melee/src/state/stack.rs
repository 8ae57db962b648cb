//! The stack of a turn marker, with its round of priority (CR 807.5).

use super::announced_loop::Loop;
use super::object::ObjectId;
use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// What kind of object is on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StackObjectKind {
    /// A spell represented by a card.
    Spell,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// A copy of a spell or ability.
    Copy,
}

impl StackObjectKind {
    /// Returns whether a card represents it. Anything else ceases to exist when its controller leaves (CR 800.4a).
    pub fn is_card(self) -> bool {
        self == StackObjectKind::Spell
    }

    /// Whether a player needs priority to put it on a stack (CR 117.1).
    pub fn needs_priority(self) -> bool {
        matches!(self, StackObjectKind::Spell | StackObjectKind::Activated)
    }
}

/// What a spell or ability targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// An object, on a stack or elsewhere.
    Object(ObjectId),
    /// A player.
    Player(Seat),
}

/// A spell or ability on a stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StackObject {
    /// The spell or ability.
    pub object: ObjectId,
    /// Who controls it.
    pub controller: Seat,
    /// The owner of the card; for anything that is not a card, its controller.
    pub owner: Seat,
    /// What it is.
    pub kind: StackObjectKind,
    /// What it targets, as it was put on the stack.
    pub targets: Vec<Target>,
}

/// The stack of a turn marker, with its current round of priority.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Stack {
    pub(crate) objects: Vec<StackObject>,
    /// Who has passed since the last action.
    pub(crate) passed: SeatSet,
    /// The seat at which the search for the player with priority begins: it goes left to the first participant who has
    /// not passed.
    pub(crate) priority_from: Seat,
    /// The player who has priority because they asked for it before their turn in the round (T28).
    pub(crate) requested: Option<Seat>,
    /// The object that resolved last, until somebody acts: anything it causes goes on this stack too (CR 807.5b).
    pub(crate) resolved: Option<ObjectId>,
    /// Boxed: loops are rare, and every copy of a game copies its stacks.
    pub(crate) announced_loop: Option<Box<Loop>>,
}

impl Stack {
    pub(crate) fn for_turn_of(seat: Seat) -> Stack {
        Stack {
            objects: Vec::new(),
            passed: SeatSet::EMPTY,
            priority_from: seat,
            requested: None,
            resolved: None,
            announced_loop: None,
        }
    }

    /// Starts a new round of priority at this seat.
    pub(crate) fn new_round(&mut self, from: Seat) {
        self.passed = SeatSet::EMPTY;
        self.priority_from = from;
        // An early request is for one round only (T28).
        self.requested = None;
    }

    /// Starts a new round because of an event, unless a loop is being agreed on, which continues where it was (T28).
    pub(crate) fn new_round_unless_looping(&mut self, from: Seat) {
        if self.announced_loop.is_none() {
            self.new_round(from);
        }
    }

    pub(crate) fn begin_phase(&mut self, active: Seat) {
        self.new_round(active);
        self.resolved = None;
        self.announced_loop = None;
    }

    /// The objects, the top one last.
    pub fn objects(&self) -> &[StackObject] {
        &self.objects
    }

    /// Who has passed in the current round of priority.
    pub fn passed(&self) -> &SeatSet {
        &self.passed
    }

    /// The loop that is being agreed on, if any (T28).
    pub fn announced_loop(&self) -> Option<&Loop> {
        self.announced_loop.as_deref()
    }

    pub(crate) fn holds(&self, object: ObjectId) -> bool {
        self.objects.iter().any(|on_stack| on_stack.object == object)
    }
}
