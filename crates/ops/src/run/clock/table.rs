//! Time given to one table for a reason, and withdrawn.

use super::{REASON, minutes, playing, tell_table};
use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_store::ExtensionKind;
use podium_store::floor::clocks::{self, ExtensionRow};
use say::refused_clock as t;

/// Most minutes that a table is given at once.
pub const LONGEST_EXTENSION: i64 = 120;

/// Gives a table time.
///
/// # Errors
/// There is no such table, it has reported, or a field is wrong.
pub fn extend(work: &mut Work<'_, '_>, round: i64, table: i64, given: i64, reason: &str) -> Result<(), OpError> {
    let mut problems = Vec::new();
    let reason = text::block("reason", say::field_names::reason(), reason, REASON).unwrap_or_else(|problem| {
        problems.push(problem);
        String::new()
    });
    if reason.is_empty() && problems.is_empty() {
        problems.push(FieldProblem::new("reason", t::extension_reason()));
    }
    if !(1..=LONGEST_EXTENSION).contains(&given) {
        problems.push(FieldProblem::new("minutes", t::extension_minutes(LONGEST_EXTENSION)));
    }
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    let pod = playing(work, round, table)?;
    let row = ExtensionRow {
        ended_at: Some(work.at),
        minutes: Some(given),
        ..new_extension(work, &pod.id, ExtensionKind::Given, &reason)
    };
    clocks::give(work.conn, &row)?;
    tell_table(work, &pod.id, given)?;
    let place = table_of_round(work, round, table)?;
    work.log("clock.extend", format!("{place}: {} more.", minutes(given)))
        .reason(&reason);
    Ok(())
}

/// Withdraws given time, or abandons a deck check.
///
/// # Errors
/// There is no such extension, or it was withdrawn already.
pub fn withdraw(work: &mut Work<'_, '_>, id: &str, reason: &str) -> Result<(), OpError> {
    let reason = text::block("reason", say::field_names::reason(), reason, REASON)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    let mut row = check_of(work, id)?;
    row.withdrawn = true;
    clocks::update_extension(work.conn, &row)?;
    tell_table(work, &row.pod_id, -row.minutes.unwrap_or(0))?;
    let table = place(work, &row)?;
    let what = match row.minutes {
        Some(given) => format!("{table}: {} withdrawn.", minutes(given)),
        // the hall never saw a check that gave no time
        None => {
            work.floor_only_at(&row.pod_id)?;
            format!("{table}: the deck check is given up.")
        }
    };
    work.log("clock.withdraw", what).reason(&reason);
    Ok(())
}

/// Returns time of a table that has not ended and gives no minutes yet.
pub(super) fn new_extension(work: &Work<'_, '_>, pod: &str, kind: ExtensionKind, reason: &str) -> ExtensionRow {
    ExtensionRow {
        made_by: work.actor.account_id.clone(),
        ..ExtensionRow::new(pod, kind, reason, work.at)
    }
}

/// Returns time that a table was given, or a deck check there, that was not withdrawn.
pub(super) fn check_of(work: &mut Work<'_, '_>, id: &str) -> Result<ExtensionRow, OpError> {
    let row = extension(work, id)?;
    refuse_withdrawn(&row)?;
    Ok(row)
}

fn extension(work: &mut Work<'_, '_>, id: &str) -> Result<ExtensionRow, OpError> {
    clocks::extension(work.conn, &work.tournament.id, id)?.ok_or_else(|| OpError::NotFound(t::no_extension()))
}

fn refuse_withdrawn(row: &ExtensionRow) -> Result<(), OpError> {
    match row.withdrawn {
        true => Err(OpError::Conflict(t::withdrawn_already())),
        false => Ok(()),
    }
}

/// Names the table of an extension: "Round 3, table 4".
fn place(work: &mut Work<'_, '_>, row: &ExtensionRow) -> Result<String, OpError> {
    let (round, table) = clocks::place_of_pod(work.conn, &row.pod_id)?;
    table_of_round(work, round, table)
}

/// Names a table: "Round 3, table 4".
pub(super) fn table_of_round(work: &mut Work<'_, '_>, round: i64, table: i64) -> Result<String, OpError> {
    Ok(format!("{}, table {table}", work.round_name(round)?))
}
