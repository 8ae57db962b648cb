//! Objects that are followed, and the effects that give control of them (CR 800.4, G20).

use super::seat::Seat;
use serde::Serialize;

/// An object by the number its game document gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ObjectId(pub u32);

/// An effect that gives a player control of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ControlEffect {
    /// Who controls the object by it.
    pub by: Seat,
    /// The object it depends on, if it does.
    pub source: Option<ObjectId>,
}

/// An object that is followed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Object {
    /// Its number.
    pub id: ObjectId,
    /// Its owner; a token's by the edition's rules (CR 111.2; 2006: the controller of the effect that made it).
    pub owner: Seat,
    /// Whether it is a token.
    pub token: bool,
    /// What it is attached to.
    pub attached_to: Option<ObjectId>,
    /// Who controls it when no effect says otherwise.
    pub default_controller: Seat,
    /// Effects that give control of it, the newest last: that one holds.
    pub effects: Vec<ControlEffect>,
}

impl Object {
    /// Who controls it now.
    pub fn controller(&self) -> Seat {
        self.effects.last().map_or(self.default_controller, |effect| effect.by)
    }
}

/// An effect that lasts until a player's next turn (CR 800.4m).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Lasting {
    /// The effect.
    pub effect: ObjectId,
    /// Until whose next turn; if they left, until a marker passes their seat (G20).
    pub until: Seat,
}
