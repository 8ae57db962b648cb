//! The state of a player in a tournament: the headline of their page, the one thing to do next, and other possible
//! actions. "My table" is derived from it, both the player's own page and the public one.

mod actions;
mod game;
mod headline;
mod own_table;
mod said;
mod seat;
mod state;
#[cfg(test)]
mod tests;
mod words;

pub use actions::{Action, Offers};
pub use headline::{Headline, Words};
pub use own_table::OwnTable;
pub use said::result_words;
pub use seat::{SeatPlace, ring};
pub use state::{PlayerState, Whose};
