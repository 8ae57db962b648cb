//! The data of a tournament: its players, rounds, pods, results and profile, and what is wrong with them. Pure: no clock,
//! no I/O, no randomness.
//!
//! An [`Event`] is checked when it is built: code that has one need not check it again.
//!
//! `docs/design/readings.md` explains codes such as T10: how the rules are read where they leave a question open.
//!
//! ```
//! use podium_event::profile::Level;
//! use podium_event::{Event, EventParts, Player, Profile};
//!
//! let player = |id: &str| Player { id: id.to_owned(), name: id.to_owned(), ..Player::default() };
//! let event = Event::new(EventParts {
//!     profile: Profile::standard(Level::Regular),
//!     players: ["ann", "bo", "cleo", "dag"].map(player).into(),
//!     rounds: Vec::new(),
//!     cut: None,
//! });
//! assert_eq!(event.expect("nothing is wrong with it").active(1).len(), 4);
//!
//! let twice = Event::new(EventParts {
//!     profile: Profile::standard(Level::Regular),
//!     players: ["ann", "ann"].map(player).into(),
//!     rounds: Vec::new(),
//!     cut: None,
//! });
//! assert_eq!(twice.expect_err("two players have the same id")[0].pointer, "/players/1/id");
//! ```

pub mod accent;
pub mod bracket;
pub mod deck;
pub mod event;
pub mod format;
pub mod labels;
pub mod level;
pub mod limits;
pub mod mail;
pub mod penalties;
pub mod player;
pub mod problem;
pub mod profile;
pub mod refusal;
pub mod result;
pub mod round_clock;
pub mod round_names;
pub mod ruleset;
pub mod season;

pub use event::{Event, EventParts, Pod, Round, Stage};
pub use player::{Player, PlayerIx};
pub use problem::Problem;
pub use profile::Profile;
pub use refusal::Refusal;
pub use result::{GameResult, Outcome, PodResult};
pub use ruleset::Ruleset;
