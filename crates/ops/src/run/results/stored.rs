//! The stored result of a table in words, for somebody who has another one: what it is, and who entered it.

use super::Table;
use crate::{OpError, Work};
use podium_event::PodResult;
use podium_store::floor::reports;
use podium_store::site::accounts;
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{DbError, Reader, ReportState};
use say::{Message, refused_results as t, result_words as words};

/// Returns who stored the result of a pod: the name of an account, "the players", or "the service".
///
/// # Errors
/// The database cannot be read.
pub fn entered_by(conn: &mut Reader<'_>, pod: &PodRow) -> Result<Message, DbError> {
    let account = match &pod.reported_by {
        Some(id) => accounts::by_id(conn, id)?,
        None => None,
    };
    if let Some(account) = account {
        return Ok(account.name.into());
    }
    let reports = reports::of_pod(conn, &pod.id)?;
    let confirmed = reports.iter().any(|report| report.state == ReportState::Confirmed);
    // T16: without an account and without reports it is a lone player's win
    Ok(match confirmed {
        true => words::the_players(),
        false => words::the_service(),
    })
}

impl Table {
    /// Returns a result of the table with the players' names, for the staff.
    pub fn named(&self, work: &mut Work<'_, '_>, result: &PodResult) -> Result<Message, OpError> {
        let ids: Vec<String> = self.places.iter().map(|place| place.player_id.clone()).collect();
        let rows = players::by_ids(work.conn, &ids)?;
        let row = |id: &str| rows.iter().find(|row| row.id == id);
        Ok(self.said(result, |id| {
            row(id).map_or_else(say::staff_words::a_player, |row| row.name.as_str().into())
        }))
    }

    /// Returns the stored result with who entered it: "won by Ann, entered by Kim".
    pub fn stored_words(&self, work: &mut Work<'_, '_>, stored: &PodResult) -> Result<Message, OpError> {
        let named = self.named(work, stored)?;
        Ok(words::entered_by(named, entered_by(work.conn, &self.pod)?))
    }

    /// Returns the refusal of a result whose sender has not seen what the table has by now.
    pub fn changed(&self, work: &mut Work<'_, '_>) -> Result<OpError, OpError> {
        let (table, stored) = (self.pod.table_number, self.result(work)?);
        Ok(OpError::Conflict(match stored.is_reported() {
            true => t::has_result_by_now(table, self.stored_words(work, &stored)?),
            false => t::cleared_meanwhile(table),
        }))
    }
}
