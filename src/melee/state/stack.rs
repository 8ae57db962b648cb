//! The stack of a turn marker, with its round of priority (CR 807.5).

use super::announced_loop::Loop;
use super::object::ObjectId;
use super::seat::{Seat, SeatSet};
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
    pub(in crate::melee) objects: Vec<StackObject>,
    /// Who has passed since anybody last acted.
    pub(in crate::melee) passed: SeatSet,
    /// Priority is with the first player from here, going left, who takes part and has not passed.
    pub(in crate::melee) from: Seat,
    /// Who has priority because they asked for it, before their turn in the round came (T28).
    pub(in crate::melee) requested: Option<Seat>,
    /// What resolved last, as long as nobody acted since: what it causes goes on this stack too.
    pub(in crate::melee) resolved: Option<ObjectId>,
    pub(in crate::melee) looping: Option<Box<Loop>>,
}

impl Stack {
    pub(in crate::melee) fn for_turn_of(seat: Seat) -> Stack {
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
    pub(in crate::melee) fn new_round(&mut self, from: Seat) {
        self.passed = SeatSet::EMPTY;
        self.from = from;
        self.requested = None;
    }

    pub(in crate::melee) fn begin_phase(&mut self, active: Seat) {
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

    pub(in crate::melee) fn holds(&self, object: ObjectId) -> bool {
        self.objects.iter().any(|on_stack| on_stack.object == object)
    }
}
