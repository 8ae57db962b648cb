//! Decklists: reading them and checking how they are built (CR 903.5; T33).

mod banned;
mod bracket;
mod cards;
mod check;
mod colours;
mod commanders;
mod companions;
mod finding;
mod json;
mod leading;
mod lines;
mod list;
mod printed;
mod reading;
mod rules;
mod scryfall;
mod sections;

pub use banned::{Ban, BannedList};
pub use bracket::Bracket;
pub use cards::{Card, CardData, Legality, NamedCard, fold, front};
pub use check::{check, check_link};
pub use colours::Colours;
pub use commanders::{MAX_COMMANDERS, commanders, in_one_line};
pub use finding::{Check, Finding};
pub use list::{Deck, Entry, Section};
pub use printed::{Ability, Printed};
pub use reading::{read, read_led_by};
pub use rules::{DeckRules, Format};
pub use scryfall::Scryfall;
pub use sections::section_of;

#[cfg(test)]
mod tests;
