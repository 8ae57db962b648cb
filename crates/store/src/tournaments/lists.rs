//! The versions of what shows many tournaments at once: the front page, calendars, statistics. Each is one row, which is
//! replaced by every change that they may show, so that reading it costs the same however many tournaments there are.

use crate::site::settings;
use crate::{DbError, Reader, Writer, new_id};

/// What shows many tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum List {
    /// All that the front page may list.
    All,
    /// Those that are finished, with their results.
    Finished,
    /// Their names, days, places and states, without anything of their players and rounds.
    Calendar,
}

impl List {
    fn setting(self) -> &'static str {
        match self {
            Self::All => "version_of_all_tournaments",
            Self::Finished => "version_of_finished_tournaments",
            Self::Calendar => "version_of_calendar",
        }
    }
}

/// Returns the version of a list.
pub fn version(conn: &mut Reader<'_>, list: List) -> Result<String, DbError> {
    Ok(settings::get(conn, list.setting())?.unwrap_or_default())
}

/// Gives lists another version, because what they show of some tournament has changed. On PostgreSQL the rows stay locked
/// until the transaction ends, so this is one of its last statements.
pub fn changed(conn: &mut Writer<'_>, lists: &[List]) -> Result<(), DbError> {
    // in one order, so that two transactions never wait for each other
    let mut lists = lists.to_vec();
    lists.sort_unstable();
    (lists.into_iter()).try_for_each(|list| settings::set(conn, list.setting(), &new_id()))
}
