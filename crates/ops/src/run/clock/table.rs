//! Time given to one table: for a reason, or for a deck check, which gives its own length plus four minutes (T21).

use super::{REASON, minutes, playing};
use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_event::round_clock::{DECK_CHECK_EXTRA_MINUTES, deck_check_extension};
use podium_store::ExtensionKind;
use podium_store::floor::clocks::{self, ExtensionRow};

/// Most minutes that a table is given at once.
pub const LONGEST_EXTENSION: i64 = 120;
/// The most minutes of a deck check, in case one was forgotten overnight: the database's limit.
const MOST_MINUTES: i64 = 1_440;

/// Gives a table time.
///
/// # Errors
/// There is no such table, it has reported, or a field is wrong.
pub fn extend(work: &mut Work<'_, '_>, round: i64, table: i64, given: i64, reason: &str) -> Result<(), OpError> {
    let mut problems = Vec::new();
    let reason = text::block("reason", "Reason", reason, REASON).unwrap_or_else(|problem| {
        problems.push(problem);
        String::new()
    });
    if reason.is_empty() && problems.is_empty() {
        problems.push(FieldProblem::new("reason", "Reason: say why this table gets time."));
    }
    if !(1..=LONGEST_EXTENSION).contains(&given) {
        problems.push(FieldProblem::new(
            "minutes",
            format!("Minutes: give a number from 1 to {LONGEST_EXTENSION}."),
        ));
    }
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    let pod = playing(work, round, table)?;
    let row = ExtensionRow {
        ended_at: Some(work.at),
        minutes: Some(given),
        ..new(work, &pod.id, ExtensionKind::Given, &reason)
    };
    clocks::give(work.conn, &row)?;
    let place = table_of_round(work, round, table)?;
    work.log("clock.extend", format!("{place}: {} more.", minutes(given)))
        .reason(&reason);
    Ok(())
}

/// Begins a deck check at a table. Nothing public changes until it ends.
///
/// # Errors
/// There is no such table, it has reported, or a deck check runs there.
pub fn begin_deck_check(work: &mut Work<'_, '_>, round: i64, table: i64, reason: &str) -> Result<(), OpError> {
    let reason = text::block("reason", "Reason", reason, REASON).map_err(|problem| OpError::Invalid(vec![problem]))?;
    let pod = playing(work, round, table)?;
    let given = clocks::extensions_of_pod(work.conn, &pod.id)?;
    // Two at once would give the same minutes twice.
    if given.iter().any(ExtensionRow::is_running) {
        return Err(OpError::field(
            "table",
            format!("Table {table}: a deck check runs there already."),
        ));
    }
    let row = new(work, &pod.id, ExtensionKind::DeckCheck, &reason);
    clocks::give(work.conn, &row)?;
    // the hall sees only given minutes, and a check gives none until it ends
    work.floor_only_at(&pod.id)?;
    let name = work.round_name(round)?;
    work.log(
        "clock.deck_check",
        format!("{name}, table {table}: a deck check begins."),
    )
    .reason(&reason);
    Ok(())
}

/// Ends a deck check, and returns the minutes that the table is given for it.
///
/// # Errors
/// There is no such deck check, or it has ended.
pub fn end_deck_check(work: &mut Work<'_, '_>, id: &str) -> Result<i64, OpError> {
    let mut row = extension(work, id)?;
    if let Some(given) = row.minutes {
        return Err(OpError::Conflict(format!(
            "This deck check has ended already; the table was given {}.",
            minutes(given)
        )));
    }
    refuse_withdrawn(&row)?;
    // Below zero when the server's clock was set back meanwhile.
    let seconds = (work.at - row.started_at).num_seconds().max(0);
    let given = i64::from(deck_check_extension(u32::try_from(seconds).unwrap_or(u32::MAX))).min(MOST_MINUTES);
    row.ended_at = Some(work.at);
    row.minutes = Some(given);
    clocks::update_extension(work.conn, &row)?;
    let table = place(work, &row)?;
    work.log(
        "clock.deck_check_end",
        format!(
            "{table}: the deck check took {}:{:02}; {} more, {DECK_CHECK_EXTRA_MINUTES} of them for shuffling (MTR-A X.5A).",
            seconds / 60,
            seconds % 60,
            minutes(given)
        ),
    );
    Ok(given)
}

/// Withdraws given time, or abandons a deck check.
///
/// # Errors
/// There is no such extension, or it was withdrawn already.
pub fn withdraw(work: &mut Work<'_, '_>, id: &str, reason: &str) -> Result<(), OpError> {
    let reason = text::block("reason", "Reason", reason, REASON).map_err(|problem| OpError::Invalid(vec![problem]))?;
    let mut row = extension(work, id)?;
    refuse_withdrawn(&row)?;
    row.withdrawn = true;
    clocks::update_extension(work.conn, &row)?;
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

fn new(work: &Work<'_, '_>, pod: &str, kind: ExtensionKind, reason: &str) -> ExtensionRow {
    ExtensionRow {
        made_by: work.actor.account_id.clone(),
        ..ExtensionRow::new(pod, kind, reason, work.at)
    }
}

fn extension(work: &mut Work<'_, '_>, id: &str) -> Result<ExtensionRow, OpError> {
    clocks::extension(work.conn, &work.tournament.id, id)?
        .ok_or_else(|| OpError::NotFound("There is no such time extension here.".into()))
}

fn refuse_withdrawn(row: &ExtensionRow) -> Result<(), OpError> {
    match row.withdrawn {
        true => Err(OpError::Conflict("It was withdrawn already.".into())),
        false => Ok(()),
    }
}

/// Names the table of an extension: "Round 3, table 4".
fn place(work: &mut Work<'_, '_>, row: &ExtensionRow) -> Result<String, OpError> {
    let (round, table) = clocks::place_of_pod(work.conn, &row.pod_id)?;
    table_of_round(work, round, table)
}

fn table_of_round(work: &mut Work<'_, '_>, round: i64, table: i64) -> Result<String, OpError> {
    Ok(format!("{}, table {table}", work.round_name(round)?))
}
