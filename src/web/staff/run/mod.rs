//! Running the rounds.

pub mod check_in;
pub mod clock;
pub mod desk_home;
pub mod find;
pub mod playoff;
pub mod results;
pub mod rounds;
