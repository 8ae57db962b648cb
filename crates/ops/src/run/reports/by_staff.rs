//! Reports of players, confirmed by the staff.

use std::fmt;

use super::conceding::strike_out;
use super::{denied, disagrees, other_typed, typed_of, unsure_concessions};
use crate::run::results::{self, Reported, Typed};
use crate::{OpError, Work};
use podium_store::ReportState;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::rounds;
use say::refused_results as t;

/// What the staff counts at a table: what a player reported, or what another says against it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The id of the report.
    pub report: String,
    pub is_against: bool,
}

/// The end of the text of what is said against a report.
const AGAINST: &str = ".against";

impl Said {
    /// Reads the text of a button.
    pub fn read(text: &str) -> Self {
        let report = text.strip_suffix(AGAINST);
        Self {
            report: report.unwrap_or(text).to_owned(),
            is_against: report.is_some(),
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.report, if self.is_against { AGAINST } else { "" })
    }
}

/// Stores a player's report as the result of their table, as if the staff had typed it; or what another player says against
/// it. Returns the outcome and what that player had said.
///
/// # Errors
/// The player's report is no longer waiting; see [`results::report`].
pub fn confirm_by_staff(work: &mut Work<'_, '_>, table: i64, said: &Said) -> Result<(Reported, Typed), OpError> {
    let changed = || OpError::Conflict(t::report_changed(table));
    let round = results::open_round(work)?;
    let pod = rounds::pod_at_table(work.conn, &round.id, table)?.ok_or_else(changed)?;
    let all = reports::of_pod(work.conn, &pod.id)?;
    let places = rounds::places_of_pod(work.conn, &pod.id)?;
    let row = all.iter().find(|row| row.id == said.report).ok_or_else(changed)?;
    let typed = typed_of(row)?;
    // T53: a judge's word makes a concession count that its player has not confirmed.
    if !unsure_concessions(&pod, &places, row).is_empty() {
        if !said.is_against {
            return Ok((results::report(work, table, &typed, Some(pod.version))?, typed));
        }
        if denied(row).is_empty() {
            return Err(changed());
        }
        strike_out(work, &pod, &places, row)?;
        work.floor_only_for(places.iter().map(|place| &place.player_id));
        return Ok((Reported::Stored, typed));
    }
    // where the table has its result meanwhile, it is compared with this report
    let is_open = |row: &ReportRow| row.state == ReportState::Waiting || disagrees(row, &[]);
    if !is_open(row) && pod.result.is_none() {
        return Err(changed());
    }
    let typed = match said.is_against {
        true => row.objection.as_deref().and_then(other_typed).ok_or_else(changed)?,
        false => typed,
    };
    Ok((results::report(work, table, &typed, None)?, typed))
}
