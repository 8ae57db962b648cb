//! Who may physically show a card face (MTR-A 3.13A, T26). Talking about it is always free.

use crate::melee::state::seat::{Seat, SeatSet};

/// Where a card lies face down or hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// In its owner's library.
    Library,
    /// In its owner's hand.
    Hand,
    /// Exiled face down.
    Exile,
    /// On the battlefield face down.
    Battlefield,
    /// On a stack face down.
    Stack,
    /// In another temporary face-down zone.
    Temporary,
}

/// A hidden card as far as the question goes.
#[derive(Clone, Copy, Debug)]
pub struct HiddenCard {
    /// Where it lies.
    pub zone: Zone,
    /// Its owner.
    pub owner: Seat,
    /// Who controls it, on the battlefield or a stack.
    pub controller: Option<Seat>,
    /// The players whom an instruction that applies now lets look at it. Someone who controls such a player is not
    /// one of them: the permission does not pass on.
    pub instructed: SeatSet,
}

/// The players who may physically show the card.
pub fn may_show(card: &HiddenCard) -> SeatSet {
    match card.zone {
        Zone::Hand => SeatSet::only(card.owner),
        Zone::Library if card.instructed.contains(card.owner) => SeatSet::only(card.owner),
        Zone::Library => SeatSet::EMPTY,
        Zone::Exile | Zone::Temporary => card.instructed,
        Zone::Battlefield | Zone::Stack => card.controller.into_iter().collect(),
    }
}
