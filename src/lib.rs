//! Podium: a web service that runs multiplayer Magic tournaments.
//!
//! | room | what is in it | may use |
//! |---|---|---|
//! | [`rules`] | the tournament rules of the Multiplayer Addendum, pure | std, serde, small pure crates |
//! | [`melee`] | the game engine, pure | the same |
//! | [`check`] | the pairing checker, pure: its own reading of an event | `rules`, but for its pairing and standings |
//! | [`document`] | the file formats, read and checked, written | `rules`, `melee` |
//! | [`config`], [`clock`], [`memory`], [`measure`] | settings, keys, rights of files; the only reading of the time; the heap; counts for operators | std, chrono, prometheus |
//! | [`db`] | diesel: schema, connections, queries | `rules`, `melee`, `config`, `clock`, `measure` |
//! | [`ops`] | what people do: the only layer that writes | all of the above |
//! | [`snapshot`] | a tournament as of a version, made once and shared by all readers | `rules`, `melee`, read functions of `db` |
//! | [`deliver`] | what webhooks are told, sent to their addresses | `ops`, `snapshot`, read functions of `db` |
//! | [`live`] | changes, as they happen, for whoever listens | `ops`, read functions of `db` |
//! | [`web`], [`cli`] | pages and commands | `ops`, `snapshot`, `rules`, `melee`, `document`, read functions of `db` |
//!
//! A test reads the sources and keeps this table. The compiler keeps its halves: what pages stand on is the crate of `core.rs`.

pub use podium_core::{check, clock, config, db, document, measure, melee, memory, ops, rules, snapshot};

pub mod cli;
pub mod deliver;
pub mod live;
pub mod web;
