//! What every crate needs of its surroundings: the time, settings, measures, memory and threads. It knows nothing of tournaments.

pub mod clock;
pub mod config;
pub mod measure;
pub mod memory;
pub mod watched;
