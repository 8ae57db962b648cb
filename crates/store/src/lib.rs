//! The database: schema, connections, migrations, and a file of queries for each noun. Nothing here decides a rule, and
//! nothing outside of this crate names diesel. Lookups by a unique key end in `one` or `get_result`: `first` binds
//! `LIMIT ?`, and SQLite 3.53 prepares a statement with a bound limit again at each execution.

mod database;
mod error;
pub mod schema;
pub mod values;

pub mod community;
pub mod disk;
pub mod floor;
pub mod season;
pub mod site;
pub mod tournaments;

pub use database::Database;
pub(crate) use database::conn::{Lookup, each, execute};
pub use database::conn::{Reader, Writer};
pub use database::counts::PoolUse;
pub use database::shares::{Share, within};
pub use database::watch::Watch;
pub use disk::copy::{copy, unfinished};
pub use disk::log_file::is_whole as is_log_whole;
pub use disk::migrate::Schema;
pub use disk::private_copy::left_looks;
pub use disk::verify::{OLDER, identity_of, is_of_podium, verified};
pub use disk::writable::disk_takes_file;
pub use error::{DbError, OfDatabase};
pub use values::{
    CallState, DeliveryState, DoubtAnswer, DoubtReason, ExtensionKind, FollowState, LinkPurpose, NamesShown,
    OutcomeWord, PageText, PenaltyEffect, PictureKind, PlaceKind, PlayerStatus, Registration, ReportState, ResultKind,
    Role, RoundState, RulingState, SecurityEventKind, SiteRole, StageWord, TournamentState, WebhookEvent,
    WebhookReason, WebhookShape, WebhookState,
};

/// The rows that one statement inserts: SQLite allows 32,766 values in one. A row type without
/// `treat_none_as_default_value = false` would be inserted row by row on SQLite, in a savepoint that hides why the
/// database refused.
pub(crate) const CHUNK: usize = 500;

/// Reads the rows of many keys, some keys to a statement: each is a bound value, whose number is limited.
pub(crate) fn in_chunks<K, R>(
    keys: &[K],
    mut read: impl FnMut(&[K]) -> Result<Vec<R>, DbError>,
) -> Result<Vec<R>, DbError> {
    let mut rows = Vec::with_capacity(keys.len());
    for chunk in keys.chunks(CHUNK) {
        rows.extend(read(chunk)?);
    }
    Ok(rows)
}

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
