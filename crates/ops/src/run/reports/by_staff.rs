//! Reports of players, confirmed by the staff.

use super::{typed_of, unsure_concessions};
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
    let pod = rounds::pod_at_table(work.conn, &round.id, table)?;
    let (all, places) = match &pod {
        Some(pod) => (
            reports::of_pod(work.conn, &pod.id)?,
            rounds::places_of_pod(work.conn, &pod.id)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let is_open = |row: &ReportRow| matches!(row.state, ReportState::Waiting | ReportState::Disputed);
    // T53: a judge's word makes a concession count that its player has not confirmed.
    let is_unsure =
        |row: &ReportRow| (pod.as_ref()).is_some_and(|pod| !unsure_concessions(pod, &places, row).is_empty());
    let row = all.iter().find(|row| row.id == report);
    if let (Some(row), Some(pod)) = (row.filter(|row| is_unsure(row)), &pod) {
        let typed = typed_of(row)?;
        return Ok((results::report(work, table, &typed, Some(pod.version))?, typed));
    }
    // where the table has its result meanwhile, it is compared with this report
    let has_result = pod.as_ref().is_some_and(|pod| pod.result.is_some());
    let Some(row) = row.filter(|row| is_open(row) || has_result) else {
        return Err(OpError::Conflict(format!(
            "Table {table}: the players have changed or withdrawn their report. Nothing was saved: check it again."
        )));
    };
    let typed = typed_of(row)?;
    Ok((results::report(work, table, &typed, None)?, typed))
}
