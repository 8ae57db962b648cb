//! Running the rounds of a tournament.

pub mod chance;
pub mod clock;
pub mod playoff;
pub mod reports;
pub mod results;
pub mod rounds;
