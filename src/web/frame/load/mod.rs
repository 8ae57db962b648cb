//! How much is done at once.

pub mod bodies;
pub mod lanes;
pub mod limits;
pub mod rushes;
