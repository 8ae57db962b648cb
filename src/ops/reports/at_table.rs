//! A player at their table: what has been reported of it, and what this player may do about it now.

use crate::db::players::PlayerRow;
use crate::db::reports::{self, ReportRow};
use crate::db::rounds::{self, PlaceRow, PodRow, RoundRow};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlaceKind, ReportState, RoundState};
use crate::ops::results::Table;
use crate::ops::{OpError, Work};

/// Something a player does about the result of their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    Report,
    Confirm,
    Dispute,
    Withdraw,
}

/// A player's pod in the open, begun round.
#[derive(Debug, Clone)]
pub struct AtTable {
    /// Whether the tournament lets players report at all.
    pub players_report: bool,
    pub round: RoundRow,
    pub pod: PodRow,
    /// In seat order.
    pub places: Vec<PlaceRow>,
    /// What was reported of the pod so far, oldest first.
    pub reports: Vec<ReportRow>,
    player_id: String,
    disqualified: bool,
}

/// Where a player sits in the round that takes results. Who dropped or is out of the game is still of the pod.
///
/// # Errors
/// The database does not answer.
pub fn at_table(conn: &mut Conn<'_>, tournament: &Tournament, player: &PlayerRow) -> Result<Option<AtTable>, OpError> {
    let Some(round) = rounds::of_tournament(conn, &tournament.id)?.pop() else {
        return Ok(None);
    };
    if !matches!(round.state, RoundState::Published | RoundState::Running) {
        return Ok(None);
    }
    let place = rounds::place_of(conn, &round.id, &player.id)?.filter(|place| place.kind == PlaceKind::Seat);
    let Some(pod) = place.and_then(|place| place.pod_id) else {
        return Ok(None);
    };
    let Some(pod) = rounds::pod_by_id(conn, &pod)? else {
        return Ok(None);
    };
    Ok(Some(AtTable {
        players_report: tournament.profile()?.players_may_report(),
        places: rounds::places_of_pod(conn, &pod.id)?,
        reports: reports::of_pod(conn, &pod.id)?,
        round,
        pod,
        player_id: player.id.clone(),
        disqualified: player.disqualified_after.is_some(),
    }))
}

impl AtTable {
    /// The report that waits for somebody to confirm it.
    pub fn waiting(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Waiting)
    }

    /// The report that was disputed and that the staff has not settled.
    pub fn disputed(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Disputed)
    }

    /// The report that the standing result came from.
    pub fn confirmed(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Confirmed)
            .filter(|_| self.pod.result.is_some() && self.pod.reported_by.is_none())
    }

    fn in_state(&self, state: ReportState) -> Option<&ReportRow> {
        self.reports.iter().rev().find(|report| report.state == state)
    }

    /// Why the player may not do something now; `None` when they may.
    pub fn refusal(&self, deed: Deed) -> Option<String> {
        let table = self.pod.table_number;
        let no = |text: &str| Some(text.to_owned());
        if !self.players_report {
            return no("In this tournament the staff enters results: tell them yours.");
        }
        if self.disqualified {
            return no("You were disqualified: the other players of the table report.");
        }
        if self.places.len() < 2 {
            return no("You are alone at this table: there is nothing to report.");
        }
        if self.pod.result.is_some() {
            return Some(format!(
                "Table {table} has its result meanwhile. If it is wrong, call a judge."
            ));
        }
        if self.disputed().is_some() {
            return Some(format!(
                "The result of table {table} is disputed: the staff decides now. Stay at the table or call a judge."
            ));
        }
        let own = self.waiting().map(|report| report.player_id == self.player_id);
        match (deed, own) {
            (Deed::Report, _) => None,
            (_, None) => no("There is no report that waits: it was taken back or answered meanwhile."),
            (Deed::Confirm | Deed::Dispute, Some(true)) => {
                no("You reported it yourself: another player of the table has to confirm it.")
            }
            (Deed::Withdraw, Some(false)) => no("Only who reported takes it back. If it is wrong, dispute it."),
            (Deed::Confirm | Deed::Dispute, Some(false)) | (Deed::Withdraw, Some(true)) => None,
        }
    }

    /// As [`AtTable::refusal`], for a command.
    ///
    /// # Errors
    /// The refusal.
    pub(super) fn allow(&self, deed: Deed) -> Result<(), OpError> {
        self.refusal(deed).map_or(Ok(()), |why| Err(OpError::refused(why)))
    }

    /// The waiting report, if it is the one that the player saw.
    ///
    /// # Errors
    /// It is another one by now.
    pub(super) fn the_waiting(&self, id: &str) -> Result<ReportRow, OpError> {
        self.waiting().filter(|report| report.id == id).cloned().ok_or_else(|| {
            OpError::Conflict(
                "Another result was reported since this page was opened. Look at it as it is now, then decide again."
                    .into(),
            )
        })
    }

    /// The pod for the command that deals with its result.
    pub(super) fn table(&self, work: &mut Work<'_, '_>) -> Result<Table, OpError> {
        Table::read(work, self.round.number, self.pod.clone())
    }
}
