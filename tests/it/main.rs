//! One binary for all tests that go through the surface people use.

mod conformance;
mod durability;
mod harness;
mod migrations;
mod schema;
mod tidy;
