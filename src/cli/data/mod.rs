//! Commands on a database and its keys.

pub(crate) mod astray;
pub(crate) mod copies;
pub mod demo;
pub mod doctor;
pub(crate) mod holder;
pub mod keys;
pub(crate) mod lost;
pub(crate) mod overwritten;
pub mod restore;
pub(crate) mod there;
pub(crate) mod unfit;
pub mod user;
pub mod verify;
