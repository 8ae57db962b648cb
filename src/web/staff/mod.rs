//! The pages of the staff of a tournament.

pub mod floor;
pub mod people;
pub mod run;
pub mod setup;
mod similar_name;
