//! Rows of the judges: clocks, calls, rulings, followed games, reports.

pub mod board;
pub mod calls;
pub mod changes;
pub mod checked_decks;
pub mod clocks;
pub mod follow;
pub mod judge_notes;
pub mod reports;
pub mod rulings;
pub mod watches;
