//! The game engine: follows a multiplayer game as a judge sees it, from a pod of three to a Grand Melee (CR 807).
//!
//! [`Game`] is a value. [`Game::choices`] lists what is legal now; [`Game::apply`] checks an action against that list,
//! and then changes the game and returns the events, or refuses with the rule and leaves the game unchanged. A replay
//! is a fold over actions. Nothing here reads a clock, draws from anything but the given seed, or simulates cards.
//!
//! The crate has four layers, each of which uses only those before it: `state` is the state of a game; `action`,
//! `event`, `choices` and `refusal` are its inputs and outputs; `questions` reads a game; `moves` changes it.
//!
//! `docs/design/readings.md` explains codes such as G5: how the rules are read where they leave a question open.
//!
//! ```
//! use podium_melee::{Action, Game, Setup, Variant};
//!
//! let mut game = Game::new(Setup::new(Variant::FreeForAll, 4).expect("four players can play"));
//! let marker = game.markers()[0].number();
//! let events = game.apply(&Action::EndTurn { marker }).expect("the turn may end");
//! assert!(!events.is_empty());
//! ```
//!
//! Examples: `grand_melee` follows a game of sixteen.

mod action;
mod choices;
mod event;
mod event_text;
mod moves;
mod naming;
mod questions;
mod refusal;
mod state;

pub use action::{Action, ActionKind, Declaration, Procedure};
pub use choices::{Choices, StackChoices};
pub use event::Event;
pub use naming::{Naming, SeatNumbers};
pub use questions::choosers::{ChoiceSource, ChooserRequirement};
pub use questions::hidden_info::{HiddenCard, Zone, who_may_show};
pub use refusal::Refusal;
pub use state::announced_loop::{Loop, LoopStop};
pub use state::deferred::DeferredDeparture;
pub use state::distance::SeatDistances;
pub use state::game::Game;
pub use state::marker::{Awaits, Marker, MarkerState, marker_count};
pub use state::marker_number::{MAX_MARKERS, MarkerNumber, MarkerSet};
pub use state::object::{ControlEffect, LastingEffect, Object, ObjectId};
pub use state::outcome::Outcome;
pub use state::phase::{Phase, Turn, TurnKind};
pub use state::seat::{MAX_SEATS, Seat, SeatSet};
pub use state::seed::{CoinFace, DieSides, FlipResult, GameSeed};
pub use state::setup::{AttackOption, Edition, InfluenceRange, Setup, SetupProblem, UnfinishedGame, Variant};
pub use state::stack::{Stack, StackObject, StackObjectKind, Target};
pub use state::status::{Commander, Loss, PlayerCounter, Status, StatusChange};
pub use state::table::{CLEAR_SEATS, LeaveReason, Player, Table};
pub use state::time::TimeState;
pub use state::title::Title;
