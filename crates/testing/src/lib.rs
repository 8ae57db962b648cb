//! What tests of several crates begin with: small events by letters, random documents, games that are played, pictures.

pub mod broken;
pub mod builders;
pub mod choices;
pub mod documents;
pub mod numbers;
#[cfg(feature = "pictures")]
pub mod pictures;
mod places;
pub mod play;
mod rulings;
mod tables;
