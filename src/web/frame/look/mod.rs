//! What many pages show alike.

pub mod address;
pub mod break_now;
pub mod chip;
pub mod countdown;
pub mod format;
pub mod help_tasks;
pub mod inputs;
pub mod languages;
pub mod local_time;
#[cfg(test)]
pub(crate) mod look_tests;
pub mod name_order;
pub mod parts;
pub mod script_words;
pub mod search_box;
pub mod shell;
pub mod staff_nav;
pub mod waiting;
