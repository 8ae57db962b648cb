//! The files of a database: opened, copied, checked, migrated.

pub(crate) mod copy;
pub(crate) mod erase;
pub(crate) mod in_place;
pub mod inspect;
pub(crate) mod log_file;
pub(crate) mod migrate;
pub(crate) mod own;
pub(crate) mod private_copy;
pub(crate) mod verify;
pub(crate) mod writable;
