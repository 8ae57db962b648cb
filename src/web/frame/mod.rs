//! What every page stands on: it knows nothing of any one page.

pub mod answer;
#[cfg(test)]
pub mod fixture;
pub mod form;
pub mod load;
pub mod look;
pub mod request;
pub mod state;
