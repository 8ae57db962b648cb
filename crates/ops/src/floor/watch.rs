//! Slow-play watches: a judge beside a table times how long a player takes. The times support a ruling of Slow Play
//! (3.3).

use super::{account_of, round_at_the_tables};
use crate::{OpError, Work};
use podium_store::PlaceKind;
use podium_store::floor::watches::{self, WatchRow};
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, PodRow};
use say::refused_floor as t;

/// Begins to time a player at a table of the round. A watch that runs there ends.
///
/// # Errors
/// There is no such table, or the player does not sit at it.
pub fn watch(work: &mut Work<'_, '_>, table: i64, number: i64) -> Result<(), OpError> {
    let account = account_of(work)?;
    let pod = pod_at(work, table)?;
    let player = players::by_number(work.conn, &work.tournament.id, number)?;
    let places = rounds::places_of_pod(work.conn, &pod.id)?;
    let seated = |id: &String| {
        let mut seats = places.iter().filter(|place| place.kind == PlaceKind::Seat);
        seats.any(|place| place.player_id == *id)
    };
    let Some(player) = player.filter(|player| seated(&player.id)) else {
        return Err(OpError::field("player", t::not_at_table(number, table)));
    };
    if let Some(running) = watches::running(work.conn, &pod.id)? {
        // The same player again, perhaps a double tap: the watch goes on.
        if running.player_id == player.id {
            work.floor_only_for([]);
            return Ok(());
        }
        end(work, running)?;
    }
    let row = WatchRow::begun(&work.tournament.id, &pod.id, &player.id, &account, work.at);
    watches::insert(work.conn, &row)?;
    // Each timed span is a separate row; the log says only that somebody was watched.
    work.log(
        "watch.begin",
        format!("Table {table}: {{player:{}}} is timed.", player.id),
    );
    work.floor_only_for([]);
    Ok(())
}

/// Ends the watch that runs at a table.
///
/// # Errors
/// There is no such table, or no watch runs there.
pub fn stop_watch(work: &mut Work<'_, '_>, table: i64) -> Result<(), OpError> {
    account_of(work)?;
    let pod = pod_at(work, table)?;
    let Some(running) = watches::running(work.conn, &pod.id)? else {
        return Err(OpError::Conflict(t::no_watch(table)));
    };
    let seconds = running.seconds(work.at);
    let player = running.player_id.clone();
    end(work, running)?;
    let (minutes, rest) = (seconds / 60, seconds % 60);
    work.log(
        "watch.end",
        format!("Table {table}: {{player:{player}}} took {minutes}:{rest:02}."),
    );
    work.floor_only_for([]);
    Ok(())
}

/// Ends the running watch of a player at a pod, because a ruling about them is made.
pub(crate) fn end_watch_of(work: &mut Work<'_, '_>, pod: &str, player: &str) -> Result<(), OpError> {
    match watches::running(work.conn, pod)? {
        Some(running) if running.player_id == player => end(work, running),
        _ => Ok(()),
    }
}

fn end(work: &mut Work<'_, '_>, mut row: WatchRow) -> Result<(), OpError> {
    row.ended_at = Some(work.at);
    Ok(watches::update(work.conn, &row)?)
}

fn pod_at(work: &mut Work<'_, '_>, table: i64) -> Result<PodRow, OpError> {
    let pod = match round_at_the_tables(work.conn, &work.tournament.id)? {
        Some(round) => rounds::pod_at_table(work.conn, &round.id, table)?,
        None => None,
    };
    pod.ok_or_else(|| OpError::NotFound(t::no_table_now(table)))
}
