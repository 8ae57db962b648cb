//! Rows that belong to no one tournament.

pub mod access_tokens;
pub mod accounts;
pub mod forms;
pub mod links;
pub mod second_factors;
pub mod security_log;
pub mod sessions;
pub mod settings;
