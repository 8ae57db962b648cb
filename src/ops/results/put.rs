//! The result of a table as a program sets it: reported, overruled, corrected or taken back, whichever the round's state
//! asks for.

use super::{Table, TableVersion, Typed, correct, report};
use crate::db::RoundState;
use crate::db::rounds::{self, PodRow, RoundRow};
use crate::ops::rights::Judging;
use crate::ops::{OpError, Work};
use crate::rules::{PodResult, typed_result};

/// A result that is wanted at a table, and what its sender knows of the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    pub round: i64,
    pub table: i64,
    /// The version of the pod that the sender saw; `None` reports only what nobody has reported.
    pub version: Option<i64>,
    /// `None` takes the result back.
    pub typed: Option<Typed>,
    /// Why a result changes; may be empty for one of a running round that is replaced.
    pub reason: String,
}

/// A table as a command leaves it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableNow {
    pub version: i64,
    /// `None`: there is no result.
    pub typed: Option<Typed>,
    /// Whether the result was another one before.
    pub changed: bool,
}

/// Sets the result of a table. The same result again changes nothing, whatever version is named.
///
/// # Errors
/// [`OpError::Conflict`]: another result is stored, and the sender has named no version, or an older one. The round is a
/// draft or the tournament over; a finished round takes [`Judging`] and a reason; the result does not fit.
pub fn put(work: &mut Work<'_, '_>, wanted: &Wanted) -> Result<TableNow, OpError> {
    let (round, pod) = find(work, wanted)?;
    let (table, version) = (wanted.table, pod.version);
    let seated = Table::read(work, round.number, pod)?;
    let before = seated.result(work)?;
    let result = match &wanted.typed {
        Some(typed) => seated.with_ruled(&seated.read_typed(work, typed)?),
        None => PodResult::NotReported,
    };
    if before == result {
        // nothing changes, for nobody
        work.floor_only_for([]);
        return now(work, wanted, false);
    }
    match wanted.version {
        None if before.is_reported() => {
            return Err(OpError::Conflict(format!(
                "Table {table} has another result already, so nothing was stored. Look at it, then send its version with yours to overrule it."
            )));
        }
        Some(seen) if seen != version => {
            return Err(OpError::Conflict(format!(
                "Somebody changed the result of table {table} since you read it. Look at it as it is now, then decide again."
            )));
        }
        _ => {}
    }
    let finished = round.state == RoundState::Finished;
    if finished && !work.may::<Judging>() {
        return Err(OpError::Forbidden(
            "Results of finished rounds are corrected by the head judge or an organizer.".into(),
        ));
    }
    let is_report = !finished && (!before.is_reported() || wanted.reason.trim().is_empty());
    match &wanted.typed {
        Some(typed) if is_report => {
            report(work, table, typed, Some(version))?;
        }
        typed => {
            let place = TableVersion {
                round: round.number,
                table,
                version,
            };
            correct(work, place, typed.as_ref(), &wanted.reason)?;
        }
    }
    now(work, wanted, true)
}

/// The round and the pod of a table.
fn find(work: &mut Work<'_, '_>, wanted: &Wanted) -> Result<(RoundRow, PodRow), OpError> {
    let Wanted { round, table, .. } = *wanted;
    let Some(row) = rounds::by_number(work.conn, &work.tournament.id, round)? else {
        return Err(OpError::NotFound(format!("There is no round {round}.")));
    };
    let name = work.round_name(round)?;
    if row.state == RoundState::Draft {
        return Err(OpError::refused(format!(
            "{} a draft: there are no results of it.",
            name.is()
        )));
    }
    match rounds::pod_at_table(work.conn, &row.id, table)? {
        Some(pod) => Ok((row, pod)),
        None => Err(OpError::NotFound(format!(
            "There is no table {table} in {}.",
            name.inside()
        ))),
    }
}

fn now(work: &mut Work<'_, '_>, wanted: &Wanted, changed: bool) -> Result<TableNow, OpError> {
    let (round, pod) = find(work, wanted)?;
    let version = pod.version;
    let seated = Table::read(work, round.number, pod)?;
    let result = seated.result(work)?;
    let typed = typed_result::write(&result, &seated.seats);
    Ok(TableNow {
        version,
        typed: typed.map(|(games, conceded, match_losses)| Typed {
            games,
            conceded,
            match_losses,
        }),
        changed,
    })
}
