//! Reports that wait no more.

use crate::db::ReportState;
use crate::db::reports::{self, ReportRow};
use crate::ops::{OpError, Work};

/// Closes the open reports of a pod because the staff entered its result.
pub(in crate::ops) fn overtake(work: &mut Work<'_, '_>, pod: &str) -> Result<(), OpError> {
    for row in reports::open_of_pod(work.conn, pod)? {
        close(work, row, ReportState::Overtaken)?;
    }
    Ok(())
}

/// Stores a report in a state in which it waits no more.
pub(super) fn close(work: &mut Work<'_, '_>, mut row: ReportRow, state: ReportState) -> Result<(), OpError> {
    row.state = state;
    // A disputed report keeps the moment of its dispute.
    row.answered_at = row.answered_at.or(Some(work.at));
    row.version += 1;
    Ok(reports::update(work.conn, &row)?)
}
