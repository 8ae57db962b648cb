//! The structural check of decklists (CR 903.5; T33). What the organizer has not loaded is not guessed: the
//! check says what it could not check.

mod cards;
mod check;
mod list;

pub use cards::{BannedList, Card, CardData, Colours, fold};
pub use check::{Check, DeckRules, Finding, Format, check};
pub use list::{Deck, Entry, Section, read};

#[cfg(test)]
mod tests;
