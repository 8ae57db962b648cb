//! Players, their decks, and the cards.

pub mod cards;
pub mod decklist;
pub mod decks;
mod exports;
pub mod players;
