//! Accounts, links, keys and copies: what belongs to no one tournament.

pub mod access_tokens;
pub mod accounts;
pub mod backups;
pub mod base64url;
pub mod calendars;
pub(crate) mod erasure;
pub mod keys;
pub mod links;
pub mod secrets;
pub mod security_log;
pub mod sessions;
pub mod staff;
pub mod throttle;
