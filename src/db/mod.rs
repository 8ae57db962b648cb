//! The database: schema, connections, migrations, and a file of queries for each noun. Nothing here decides a rule, and
//! nothing outside of this module names diesel. Lookups by a unique key end in `get_result`: `first` binds `LIMIT ?`,
//! and SQLite 3.53 prepares a statement with a bound limit again at each execution.

mod bell;
mod conn;
mod copy;
mod counts;
mod database;
mod erase;
mod error;
mod group;
mod in_place;
mod log_file;
mod migrate;
mod own;
mod pooled;
mod private_copy;
mod replica;
pub mod schema;
pub mod values;
mod verify;
mod watch;
mod writable;

pub mod access_tokens;
pub mod accounts;
pub mod calls;
pub mod cards;
pub mod clocks;
pub mod decks;
pub mod deliveries;
pub mod events;
pub mod floor;
pub mod floor_changes;
pub mod follow;
pub mod forms;
pub mod free_text;
pub mod inspect;
pub mod links;
pub mod log;
pub mod notices;
pub mod players;
pub mod presets;
pub mod registrations;
pub mod reports;
pub mod rounds;
pub mod rulings;
pub mod second_factors;
pub mod security_log;
pub mod sessions;
pub mod settings;
pub mod tournaments;
pub mod watches;
pub mod webhooks;

pub use conn::Conn;
pub use copy::{copy, unfinished};
pub use counts::PoolUse;
pub use database::{Database, SQLITE_READERS};
pub use error::{DbError, OfDatabase};
pub use log_file::{LogFile, beside as log_beside};
pub use migrate::Schema;
pub use private_copy::left_looks;
pub use values::{
    CallState, DeliveryState, ExtensionKind, FollowState, LinkPurpose, NamesShown, OutcomeWord, PenaltyEffect,
    PlaceKind, PlayerStatus, Registration, ReportState, ResultKind, Role, RoundState, RulingState, SecurityEventKind,
    SiteRole, StageWord, TournamentState, WebhookEvent, WebhookReason, WebhookShape, WebhookState,
};
pub use verify::{OLDER, identity_of, is_of_podium, verified};
pub use watch::Watch;
pub use writable::disk_takes_file;

/// The rows that one statement inserts: SQLite allows 32,766 values in one. A row type without
/// `treat_none_as_default_value = false` would be inserted row by row on SQLite, in a savepoint that hides why the
/// database refused.
pub(crate) const CHUNK: usize = 500;

/// Returns a new id: UUIDv7, so that rows that this process makes later sort later. Where the order of ids decides
/// something, use [`new_id_after`].
pub fn new_id() -> String {
    uuid::Uuid::now_v7().simple().to_string()
}

/// Returns a new id that sorts after another one, even if that one came from a clock ahead of this one: another
/// instance's, or this one's before it was set back.
pub fn new_id_after(earlier: Option<&str>) -> String {
    let new = uuid::Uuid::now_v7();
    let next = earlier
        .and_then(|id| uuid::Uuid::try_parse(id).ok())
        .map(|id| uuid::Uuid::from_u128(id.as_u128().saturating_add(1)));
    next.map_or(new, |next| next.max(new)).simple().to_string()
}
