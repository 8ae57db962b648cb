//! Reports of players, confirmed by the staff.

use super::typed_of;
use crate::run::results::{self, Reported, Typed};
use crate::{OpError, Work};
use podium_store::ReportState;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::rounds;

/// Stores a player's report as the result of their table, as if the staff had typed it. Returns the outcome and what the
/// player had reported.
///
/// # Errors
/// The player's report is no longer waiting; see [`results::report`].
pub fn confirm_by_staff(work: &mut Work<'_, '_>, table: i64, report: &str) -> Result<(Reported, Typed), OpError> {
    let round = results::open_round(work)?;
    let (has_result, said) = match rounds::pod_at_table(work.conn, &round.id, table)? {
        Some(pod) => (pod.result.is_some(), reports::of_pod(work.conn, &pod.id)?),
        None => (false, Vec::new()),
    };
    // where the table has its result meanwhile, it is compared with this report
    let counts = |row: &&ReportRow| {
        let is_open = matches!(row.state, ReportState::Waiting | ReportState::Disputed);
        row.id == report && (is_open || has_result)
    };
    let Some(row) = said.iter().find(counts) else {
        return Err(OpError::Conflict(format!(
            "Table {table}: the players have changed or withdrawn their report. Nothing was saved: check it again."
        )));
    };
    let typed = typed_of(row)?;
    Ok((results::report(work, table, &typed, None)?, typed))
}
