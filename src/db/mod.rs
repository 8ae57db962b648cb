//! diesel: schema, connections, migrations, and per noun the queries on a connection. Nothing here decides a rule,
//! and nothing outside of here names diesel.

mod bell;
mod conn;
mod error;
mod migrate;
pub mod schema;
pub mod values;
mod watch;

pub mod accounts;
pub mod calls;
pub mod clocks;
pub mod decks;
pub mod events;
pub mod floor;
pub mod follow;
pub mod forms;
pub mod links;
pub mod log;
pub mod notices;
pub mod players;
pub mod reports;
pub mod rounds;
pub mod rulings;
pub mod sessions;
pub mod settings;
pub mod tournaments;

pub use conn::{Conn, Database};
pub use error::{DbError, DeadlockAware};
pub use values::{
    CallState, ExtensionKind, FollowState, LinkPurpose, NamesShown, OutcomeWord, PenaltyEffect, PlaceKind,
    PlayerStatus, Registration, ReportState, ResultKind, Role, RoundState, RulingState, SiteRole, StageWord,
    TournamentState,
};
pub use watch::Watch;

/// Rows written by one statement: SQLite allows 32,766 values in one. Rows say `treat_none_as_default_value = false`,
/// or diesel writes them one by one there, in a savepoint that hides why the database refused.
pub(crate) const CHUNK: usize = 500;

/// A new id: UUIDv7, so that rows made later sort later.
pub fn new_id() -> String {
    uuid::Uuid::now_v7().simple().to_string()
}
