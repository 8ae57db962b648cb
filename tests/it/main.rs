//! One binary for all tests that go through the surface people use.

mod concurrency;
mod conformance;
mod durability;
mod harness;
mod melee;
mod migrations;
mod players;
mod schema;
mod telemetry;
mod tidy;
