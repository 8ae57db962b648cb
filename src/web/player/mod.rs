//! The pages of players.

pub mod me;
pub mod my_table;
pub mod news;
pub mod our_table;
pub mod registration;
