//! One binary for all tests that go through the surface people use.

// Tests store states that no command makes.
#![allow(clippy::disallowed_methods)]

mod access;
mod api;
mod community;
mod data;
mod face;
mod files;
mod floor;
mod fuzz;
mod harness;
mod house;
mod model;
mod people;
mod player;
mod public;
mod run;
mod site;
mod soak;
mod tidy;
mod years;
