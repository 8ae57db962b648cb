//! The base of every page: it knows nothing about any one page.

pub mod answer;
#[cfg(test)]
pub mod fixture;
pub mod form;
pub mod load;
pub mod look;
pub mod request;
pub mod state;
