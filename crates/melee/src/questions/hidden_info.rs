//! The rules on who may physically show a card face (MTR-A 3.13A, T26). Talking about it is always allowed.

use crate::state::seat::{Seat, SeatSet};

/// The zone in which a card is face down or hidden.
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

/// A hidden card, with the facts that decide who may show it.
#[derive(Clone, Copy, Debug)]
pub struct HiddenCard {
    /// The zone it is in.
    pub zone: Zone,
    /// Its owner.
    pub owner: Seat,
    /// Who controls it, on the battlefield or a stack.
    pub controller: Option<Seat>,
    /// The players whom a current instruction allows to look at it. A player who controls one of them is not
    /// included: the permission does not extend to them (T26).
    pub instructed: SeatSet,
}

/// Returns the players who may physically show the card.
pub fn who_may_show(card: &HiddenCard) -> SeatSet {
    match card.zone {
        Zone::Hand => SeatSet::only(card.owner),
        // T26: only the owner may show a card of their library, and only while instructed to look at it.
        Zone::Library if card.instructed.contains(card.owner) => SeatSet::only(card.owner),
        Zone::Library => SeatSet::EMPTY,
        Zone::Exile | Zone::Temporary => card.instructed,
        Zone::Battlefield | Zone::Stack => card.controller.into_iter().collect(),
    }
}
