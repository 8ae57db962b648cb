//! Undoing one's own entry of a result, for a short time after it. Later it takes a correction with a reason.

use chrono::TimeDelta;

use super::table::ResultChange;
use super::{Table, TableVersion, open_round};
use crate::run::reports;
use crate::{OpError, Work};
use podium_base::clock::Moment;
use podium_event::PodResult;
use podium_store::tournaments::log;
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{DbError, Reader};
use say::refused_results as t;

/// The log's verb of a first entry. Only that can be undone: undoing would not restore an overruled result.
const ENTERED: &str = "result.report";
/// How many seconds pages offer it.
const OFFERED_SECONDS: i64 = 20;
/// How many seconds it is accepted: a page without the script, or a slow network, offers it for longer.
const ALLOWED_SECONDS: i64 = 60;

/// Returns until when pages offer to undo the result of a pod to the account that entered it; `None` for other
/// accounts, and later.
pub fn undo_is_offered_until(pod: &PodRow, account: &str, now: Moment) -> Option<Moment> {
    let entered = entered_by(pod, account)?;
    let until = entered + TimeDelta::seconds(OFFERED_SECONDS);
    (now < until).then_some(until)
}

/// Returns when an account made the first entries that can still be undone.
pub fn own_entries(
    conn: &mut Reader<'_>,
    tournament: &str,
    account: &str,
    now: Moment,
) -> Result<Vec<Moment>, DbError> {
    let since = now - TimeDelta::seconds(ALLOWED_SECONDS);
    log::moments_since(conn, tournament, account, ENTERED, since)
}

/// Removes the result of a table that the same person entered a moment ago. Reports by players wait for confirmation
/// again.
///
/// # Errors
/// The table's result has changed since; somebody else entered it, or it was too long ago, or it replaced another
/// result.
pub fn undo(work: &mut Work<'_, '_>, place: TableVersion) -> Result<(), OpError> {
    let TableVersion { round, table, version } = place;
    super::in_round(work, round)?;
    let open = open_round(work)?;
    let pod = rounds::pod_at_table(work.conn, &open.id, table)?;
    let Some(pod) = pod.filter(|pod| pod.version == version && pod.result.is_some()) else {
        return Err(OpError::Conflict(t::changed_not_undone(table)));
    };
    let account = work.actor.account_id.clone().unwrap_or_default();
    let entered = entered_by(&pod, &account);
    let own = own_entries(work.conn, &work.tournament.id, &account, work.at)?;
    let Some(entered) = entered.filter(|at| own.contains(at)) else {
        return Err(OpError::refused(t::too_late_to_undo(table, ALLOWED_SECONDS)));
    };
    let seated = Table::read(work, open.number, pod)?;
    seated.floor_only(work);
    let pod = seated.pod.id.clone();
    let before = seated.result(work)?;
    seated.store(work, ResultChange::new("result.undo", &before, &PodResult::NotReported))?;
    reports::reopen(work, &pod, entered)
}

fn entered_by(pod: &PodRow, account: &str) -> Option<Moment> {
    pod.reported_at.filter(|_| pod.reported_by.as_deref() == Some(account))
}
