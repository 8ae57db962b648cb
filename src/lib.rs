//! The program: pages, live updates, webhooks and the command line, on the crates of `crates/`.

pub mod cli;
pub mod deliver;
pub mod live;
pub mod web;
