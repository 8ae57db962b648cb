//! The pages of accounts and of the whole site.

pub mod account;
pub mod help;
pub mod language;
pub mod mine;
pub mod rulesets;
pub mod security_log;
pub mod security_txt;
