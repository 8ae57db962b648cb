//! Closing and reopening reports.

use crate::{OpError, Work};
use podium_base::clock::Moment;
use podium_store::ReportState;
use podium_store::floor::reports::{self, ReportRow};

/// Closes the open reports of a pod because the staff entered its result.
pub(crate) fn overtake(work: &mut Work<'_, '_>, pod: &str) -> Result<(), OpError> {
    for row in reports::open_of_pod(work.conn, pod)? {
        close(work, row, ReportState::Overtaken)?;
    }
    Ok(())
}

/// Voids the reports of a pod whose places have changed. They cannot be reopened, nor can a dispute that an entry of
/// the staff had overtaken.
pub(crate) fn void(work: &mut Work<'_, '_>, pod: &str) -> Result<(), OpError> {
    for row in reports::of_pod(work.conn, pod)? {
        let is_void = match row.state {
            ReportState::Waiting | ReportState::Disputed => true,
            ReportState::Overtaken => row.objection.is_some(),
            ReportState::Confirmed | ReportState::Withdrawn => false,
        };
        if is_void {
            close(work, row, ReportState::Withdrawn)?;
        }
    }
    Ok(())
}

/// Reopens the report of a pod that an entry of the staff had overtaken, because the entry was undone; `entered` is the
/// time of the entry.
pub(crate) fn reopen(work: &mut Work<'_, '_>, pod: &str, entered: Moment) -> Result<(), OpError> {
    let mut reports = reports::of_pod(work.conn, pod)?;
    let overtaken_then = |row: &ReportRow| row.state == ReportState::Overtaken && row.answered_at == Some(entered);
    // At most one report of a pod is open at a time. A disputed one keeps the time of its dispute: it is the newest.
    let Some(mut row) = reports
        .iter()
        .position(overtaken_then)
        .map(|index| reports.swap_remove(index))
        .or_else(|| reports.pop())
    else {
        return Ok(());
    };
    let disputed = row.objection.is_some();
    if row.state != ReportState::Overtaken || !(disputed || row.answered_at == Some(entered)) {
        return Ok(());
    }
    if disputed {
        row.state = ReportState::Disputed;
    } else {
        row.state = ReportState::Waiting;
        row.answered_at = None;
    }
    row.version += 1;
    Ok(reports::update(work.conn, &row)?)
}

/// Stores a report in a closed state.
pub(super) fn close(work: &mut Work<'_, '_>, mut row: ReportRow, state: ReportState) -> Result<(), OpError> {
    row.state = state;
    // A disputed report keeps the time of its dispute.
    row.answered_at = row.answered_at.or(Some(work.at));
    row.version += 1;
    Ok(reports::update(work.conn, &row)?)
}
