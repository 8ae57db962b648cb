//! What is shown of the judges' floor in several rooms: calls, notes, rulings, and the games of the tables.

pub mod feature_game;
pub mod game_departures;
pub mod game_history;
pub mod game_outcome;
pub mod game_words;
pub mod judge_notes;
pub mod open_calls;
pub mod ruling_labels;
