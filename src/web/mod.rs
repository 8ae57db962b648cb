//! (in the making)

pub mod form;
pub mod picture;
pub mod shell;
