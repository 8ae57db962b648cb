//! The tournament rules of the Multiplayer Addendum (MTR-A), as pure functions: no clock, no I/O, and no randomness
//! except draws from a secret that the caller passes.

pub mod deck;
pub mod draws;
pub mod event;
pub mod event_numbers;
pub mod fairness;
pub mod format;
pub mod labels;
pub mod level;
pub mod limits;
pub mod match_games;
pub mod outlook;
pub mod pairing;
pub mod penalties;
pub mod plan;
pub mod player;
pub mod playoff;
pub mod pods;
pub mod possible;
pub mod problem;
pub mod profile;
pub mod ratio;
pub mod refusal;
pub mod result;
pub mod round_clock;
pub mod rounds;
pub mod seat_history;
pub mod simulation;
pub mod standings;
pub mod statistics;
pub mod tables;
pub mod time_statistics;
pub mod typed_result;

pub use event::{Event, EventParts, Pod, Round, Stage};
pub use player::{Player, PlayerIx};
pub use problem::Problem;
pub use profile::Profile;
pub use ratio::Ratio;
pub use refusal::Refusal;
pub use result::{GameResult, Outcome, PodResult};
