//! Objects that are followed, and the effects that give control of them (CR 800.4, G20).

use super::seat::Seat;
use serde::Serialize;

/// The number by which a game document identifies an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ObjectId(pub u32);

/// An effect that gives a player control of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ControlEffect {
    /// Who controls the object because of it.
    pub by: Seat,
    /// The object that it depends on, if any.
    pub source: Option<ObjectId>,
}

impl ControlEffect {
    /// Whether it gives control to this player and depends on this source, as far as they are given.
    pub fn matches(&self, by: Option<Seat>, source: Option<ObjectId>) -> bool {
        by.is_none_or(|by| self.by == by) && source.is_none_or(|source| self.source == Some(source))
    }
}

/// An object that is followed because it matters when a player leaves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Object {
    /// Its number.
    pub id: ObjectId,
    /// Its owner; a token's by the edition's rules (CR 111.2; 2006: the controller of the effect that made it).
    pub owner: Seat,
    /// Whether it is a token.
    pub token: bool,
    /// The object that it is attached to, if any.
    pub attached_to: Option<ObjectId>,
    /// Who controls it when no effect says otherwise.
    pub default_controller: Seat,
    /// Effects that give control of it, the newest last; the newest decides.
    pub effects: Vec<ControlEffect>,
}

impl Object {
    /// Returns who controls it now.
    pub fn controller(&self) -> Seat {
        self.effects.last().map_or(self.default_controller, |effect| effect.by)
    }
}

/// An effect that lasts until a player's next turn (CR 800.4m).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastingEffect {
    /// The effect.
    pub effect: ObjectId,
    /// The player until whose next turn it lasts; if they left, until a marker passes their seat (G20).
    pub until: Seat,
}
