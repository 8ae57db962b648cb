//! The whole site: accounts, help, webhooks, operations.

pub(crate) mod attacks;
pub(crate) mod bad_input;
pub(crate) mod help;
pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod operations;
pub(crate) mod release;
pub(crate) mod security;
pub(crate) mod staff_nav;
pub(crate) mod telemetry;
pub(crate) mod twice;
pub(crate) mod webhooks;
