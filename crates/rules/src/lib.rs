//! The tournament rules of the Multiplayer Addendum (MTR-A), as pure functions: no clock, no I/O, and no randomness
//! except draws from a secret that the caller passes.
//!
//! `docs/design/readings.md` explains codes such as T13: how the rules are read where they leave a question open.
//!
//! ```
//! use podium_event::profile::Level;
//! use podium_event::{Event, EventParts, Player, Profile};
//! use podium_rules::draws::Draws;
//! use podium_rules::pairing::{Request, pair};
//!
//! let player = |number: u32| Player { id: format!("p{number}"), name: format!("Player {number}"), ..Player::default() };
//! let event = Event::new(EventParts {
//!     profile: Profile::standard(Level::Competitive),
//!     players: (1..=12).map(player).collect(),
//!     rounds: Vec::new(),
//!     cut: None,
//! })
//! .expect("nothing is wrong with it");
//! let draws = Draws::new(b"0123456789abcdef0123456789abcdef");
//! let pairing = pair(&event, &Request::new(&draws, Some(4))).expect("twelve players can be paired");
//! assert_eq!(pairing.pods.len(), 3);
//! ```
//!
//! Examples: `pair_a_round`.

pub mod draws;
pub mod event_numbers;
pub mod fairness;
pub mod match_games;
pub mod outlook;
pub mod pairing;
pub mod plan;
pub mod playoff;
pub mod pods;
pub mod ratio;
pub mod rounds;
pub mod season;
pub mod seat_history;
pub mod simulation;
pub mod standings;
pub mod statistics;
pub mod tables;
pub mod time_statistics;
pub mod typed_result;

pub use ratio::Ratio;
