//! The database: what is stored, kept, restored, and how much is asked of it.

pub(crate) mod between;
pub(crate) mod bodies;
pub(crate) mod bounds;
pub(crate) mod concurrency;
pub(crate) mod costs;
pub(crate) mod durability;
pub(crate) mod keys;
pub(crate) mod migrations;
pub(crate) mod pooler;
pub(crate) mod recovery;
pub(crate) mod replica;
pub(crate) mod schema;
pub(crate) mod snapshots;
