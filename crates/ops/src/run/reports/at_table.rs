//! A player at their table: the reports of its result so far, and the actions on them that the player may take now.

use super::{denied, typed_of, unsure_concessions};
use crate::floor::rulings::RuledOut;
use crate::run::results::{Table, Typed};
use crate::{OpError, Work};
use podium_event::PlayerIx;
use podium_rules::typed_result;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow, RoundRow};
use podium_store::{PlaceKind, Reader, ReportState, RoundState};
use say::Message;
use say::refused_results as t;

/// The most reports of a player at a table: each is a row, and a line of the log.
const MOST_REPORTS: usize = 30;

/// An action of a player on the result of their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportAction {
    Report,
    Confirm,
    Dispute,
    Withdraw,
}

/// A player's pod in the published or running round.
#[derive(Debug, Clone)]
pub struct AtTable {
    /// Whether the tournament lets players report results.
    pub players_report: bool,
    pub round: RoundRow,
    pub pod: PodRow,
    /// In seat order.
    pub places: Vec<PlaceRow>,
    /// All reports of the pod, oldest first.
    pub reports: Vec<ReportRow>,
    player_id: String,
    disqualified: bool,
}

/// Reads a player's place in the round that takes results; players who dropped or left the game still belong to the
/// pod.
pub fn at_table(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    player: &PlayerRow,
) -> Result<Option<AtTable>, OpError> {
    // Only the last round can be open.
    let Some(round) = rounds::of_tournament(conn, &tournament.id)?.pop() else {
        return Ok(None);
    };
    if !matches!(round.state, RoundState::Published | RoundState::Running) {
        return Ok(None);
    }
    // A bye or a match loss has no table.
    let place = rounds::place_of(conn, &round.id, &player.id)?.filter(|place| place.kind == PlaceKind::Seat);
    let Some(pod) = place.and_then(|place| place.pod_id) else {
        return Ok(None);
    };
    let Some(pod) = rounds::pod_by_id(conn, &pod)? else {
        return Ok(None);
    };
    let places = rounds::places_of_pod(conn, &pod.id)?;
    let reports = reports::of_pod(conn, &pod.id)?;
    let players_report = tournament.profile()?.players_may_report();
    Ok(Some(
        AtTable::new(players_report, round, pod, player).with(places, reports),
    ))
}

/// Returns the player whom a ruling took out of a pod's game or match, and who cannot have won the result that a report says;
/// `out`: those of the pod, as in `seats`.
pub fn contradicted<'o>(
    typed: &Typed,
    seats: &[PlayerIx],
    out: &'o [(PlayerIx, RuledOut)],
    games_to_win: u32,
) -> Option<&'o (PlayerIx, RuledOut)> {
    let result = typed_result::read(&typed.games, &typed.conceded, &[], seats, games_to_win).ok()?;
    let mut out = out.iter();
    out.find(|(player, out)| out.contradicts(&result, *player, games_to_win))
}

impl AtTable {
    /// Creates the view of a player at a pod of the published or running round, before its places and reports are
    /// known.
    pub fn new(players_report: bool, round: RoundRow, pod: PodRow, player: &PlayerRow) -> Self {
        Self {
            players_report,
            round,
            pod,
            places: Vec::new(),
            reports: Vec::new(),
            player_id: player.id.clone(),
            disqualified: player.disqualified_after.is_some(),
        }
    }

    /// Adds the pod's places in seat order, and its reports, oldest first.
    #[must_use]
    pub fn with(mut self, places: Vec<PlaceRow>, reports: Vec<ReportRow>) -> Self {
        self.places = places;
        self.reports = reports;
        self
    }

    /// Returns whether the player is disqualified.
    pub fn is_disqualified(&self) -> bool {
        self.disqualified
    }

    /// Removes the waiting report if a ruling has made it impossible since: nobody confirms it, and it counts as none. Returns the
    /// ruling, with its player. `out`: whom rulings take out of this pod's game or match.
    pub fn drop_impossible(&mut self, out: &[RuledOut], games_to_win: u32) -> Option<RuledOut> {
        let typed = typed_of(self.waiting()?).ok()?;
        let seats: Vec<PlayerIx> = (0..self.places.len() as u32).map(PlayerIx).collect();
        let seated = out.iter().filter_map(|out| {
            let place = self.places.iter().position(|place| place.player_id == out.player_id)?;
            Some((PlayerIx(place as u32), out.clone()))
        });
        let seated: Vec<(PlayerIx, RuledOut)> = seated.collect();
        let (_, why) = contradicted(&typed, &seats, &seated, games_to_win)?;
        self.reports.retain(|report| report.state != ReportState::Waiting);
        Some(why.clone())
    }

    /// Returns the report that waits for confirmation.
    pub fn waiting(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Waiting)
    }

    /// Returns the disputed report that the staff has not settled.
    pub fn disputed(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Disputed)
    }

    /// Returns the report that the pod's result came from.
    pub fn confirmed(&self) -> Option<&ReportRow> {
        self.in_state(ReportState::Confirmed)
            // a result entered by an account was entered by the staff over the report
            .filter(|_| self.pod.result.is_some() && self.pod.reported_by.is_none())
    }

    /// Returns the report that the pod's result came from, if it says that this player conceded and they have not answered it
    /// (T53).
    pub fn unsure_concession(&self) -> Option<&ReportRow> {
        let seat = self.places.iter().position(|place| place.player_id == self.player_id)? + 1;
        let report = self.confirmed()?;
        let asks =
            unsure_concessions(&self.pod, &self.places, report).contains(&seat) && !denied(report).contains(&seat);
        asks.then_some(report)
    }

    /// Returns the seats, from 1, whose players say that they did not concede, as the report says that the result came from:
    /// the staff decides.
    pub fn denied_concessions(&self) -> Vec<usize> {
        let Some(report) = self.confirmed() else {
            return Vec::new();
        };
        let unsure = unsure_concessions(&self.pod, &self.places, report);
        denied(report)
            .into_iter()
            .filter(|seat| unsure.contains(seat))
            .collect()
    }

    fn in_state(&self, state: ReportState) -> Option<&ReportRow> {
        // The newest of a state counts; older ones were answered before.
        self.reports.iter().rev().find(|report| report.state == state)
    }

    /// Returns the sentence that refuses an action now; `None` if it is allowed.
    pub fn refusal(&self, action: ReportAction) -> Option<Message> {
        let table = self.pod.table_number;
        if !self.players_report {
            return Some(t::staff_enters());
        }
        if self.disqualified {
            return Some(t::disqualified_reports_not());
        }
        // T16: a player who is alone in a playoff pod has won it already
        if self.places.len() < 2 {
            return Some(t::alone());
        }
        if self.pod.result.is_some() {
            return Some(t::has_result_meanwhile(table));
        }
        // A third version would not help; the staff talks to the table.
        if self.disputed().is_some() {
            return Some(t::disputed(table));
        }
        let own = self.waiting().map(|report| report.player_id == self.player_id);
        match (action, own) {
            (ReportAction::Report, _) if self.own_reports() >= MOST_REPORTS => Some(t::staff_enters()),
            // Also while a report waits: a second player who enters the same result confirms it.
            (ReportAction::Report, _) => None,
            (_, None) => Some(t::none_waiting()),
            (ReportAction::Confirm | ReportAction::Dispute, Some(true)) => Some(t::own_report()),
            (ReportAction::Withdraw, Some(false)) => Some(t::only_reporter_withdraws()),
            (ReportAction::Confirm | ReportAction::Dispute, Some(false)) | (ReportAction::Withdraw, Some(true)) => None,
        }
    }

    /// Returns how often the player has reported here, whatever became of it.
    fn own_reports(&self) -> usize {
        let own = self.reports.iter().filter(|report| report.player_id == self.player_id);
        own.count()
    }

    /// Refuses a command by [`AtTable::refusal`].
    pub(super) fn allow(&self, action: ReportAction) -> Result<(), OpError> {
        self.refusal(action).map_or(Ok(()), |why| Err(OpError::refused(why)))
    }

    /// Returns the waiting report, provided it is the one that the player saw.
    ///
    /// # Errors
    /// Another report is waiting by now.
    pub(super) fn the_waiting(&self, id: &str) -> Result<ReportRow, OpError> {
        self.waiting()
            .filter(|report| report.id == id)
            .cloned()
            .ok_or_else(|| OpError::Conflict(t::another_reported()))
    }

    /// Reads the pod for a command on its result.
    pub(super) fn table(&self, work: &mut Work<'_, '_>) -> Result<Table, OpError> {
        Table::with_places(work, self.round.number, self.pod.clone(), self.places.clone())
    }
}
