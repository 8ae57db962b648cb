//! Reports of players, confirmed by the staff.

use super::typed_of;
use crate::run::results::{self, Reported};
use crate::{OpError, Work};
use podium_store::floor::reports;
use podium_store::tournaments::rounds;

/// Stores a player's report as the result of their table, as if the staff had typed it.
///
/// # Errors
/// The player's report is no longer waiting; see [`results::report`].
pub fn confirm_by_staff(work: &mut Work<'_, '_>, table: i64, report: &str) -> Result<Reported, OpError> {
    let round = results::open_round(work)?;
    let waiting = match rounds::pod_at_table(work.conn, &round.id, table)? {
        Some(pod) => reports::open_of_pod(work.conn, &pod.id)?,
        None => Vec::new(),
    };
    let Some(row) = waiting.iter().find(|row| row.id == report) else {
        return Err(OpError::Conflict(format!(
            "Table {table}: the players have changed or withdrawn their report. Nothing was saved: check it again."
        )));
    };
    results::report(work, table, &typed_of(row)?, None)
}
