//! Slow-play watches: how long a player took, as timed by a judge beside the table.

use diesel::prelude::*;

use crate::schema::watches;
use crate::{DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// One timed decision of a player.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = watches, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct WatchRow {
    pub id: String,
    pub tournament_id: String,
    pub pod_id: String,
    pub player_id: String,
    /// The judge who watches.
    pub account_id: String,
    pub started_at: Moment,
    /// `None` while it runs; a table has at most one running watch.
    pub ended_at: Option<Moment>,
}

impl WatchRow {
    /// Creates a running watch of a player at a pod.
    pub fn begun(tournament: &str, pod: &str, player: &str, account: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            pod_id: pod.to_owned(),
            player_id: player.to_owned(),
            account_id: account.to_owned(),
            started_at: at,
            ended_at: None,
        }
    }

    /// Returns the seconds from its start to its end, or to now while it runs.
    pub fn seconds(&self, now: Moment) -> u32 {
        // negative if the server's clock was set back
        let seconds = (self.ended_at.unwrap_or(now) - self.started_at).num_seconds().max(0);
        u32::try_from(seconds).unwrap_or(u32::MAX)
    }
}

/// The watches of a pod, oldest first.
pub fn of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<WatchRow>, DbError> {
    each!(conn, |c| WatchRow::query()
        .filter(watches::pod_id.eq(pod))
        .order((watches::started_at, watches::id))
        .load(c))
}

/// The watch that runs at a pod.
pub fn running(conn: &mut Reader<'_>, pod: &str) -> Result<Option<WatchRow>, DbError> {
    each!(conn, |c| WatchRow::query()
        .filter(watches::pod_id.eq(pod).and(watches::ended_at.is_null()))
        .one(c))
}

/// The watches that run in a tournament, oldest first.
pub fn running_in(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<WatchRow>, DbError> {
    each!(conn, |c| WatchRow::query()
        .filter(watches::tournament_id.eq(tournament).and(watches::ended_at.is_null()))
        .order((watches::started_at, watches::id))
        .load(c))
}

/// Begins a watch.
pub fn insert(conn: &mut Writer<'_>, row: &WatchRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(watches::table).values(row))
}

/// Stores every column of a watch.
pub fn update(conn: &mut Writer<'_>, row: &WatchRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(watches::table.find(&row.id)).set(row))
}
