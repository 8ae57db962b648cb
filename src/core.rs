//! The rooms below the pages: rules, engine, documents, database, commands, snapshots. A crate of their own, which a changed
//! page leaves as it is built; `lib.rs` hands them on as `crate::rules`, `crate::ops`, ….

pub mod check;
pub mod clock;
pub mod config;
pub mod db;
pub mod document;
pub mod measure;
pub mod melee;
pub mod memory;
pub mod ops;
pub mod rules;
pub mod snapshot;
