//! Decklists: reading them and checking how they are built (CR 903.5; T33).

mod cards;
mod check;
mod commanders;
mod finding;
mod list;

pub use cards::{BannedList, Card, CardData, Colours, NamedCard, fold, front};
pub use check::{Check, DeckRules, Format, check};
pub use commanders::{MAX_COMMANDERS, commanders, in_one_line};
pub use finding::Finding;
pub use list::{Deck, Entry, Section, read};

#[cfg(test)]
mod tests;
