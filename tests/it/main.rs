//! One binary for all tests that go through the surface people use.

mod access;
mod bad_input;
mod builders;
mod commands;
mod concurrency;
mod conformance;
mod documents;
mod draws;
mod durability;
mod fairness;
mod floor;
mod game;
mod harness;
mod live;
mod melee;
mod migrations;
mod pairing;
mod players;
mod playoffs;
mod public;
mod random_documents;
mod reports;
mod schema;
mod standings;
mod telemetry;
mod tidy;
