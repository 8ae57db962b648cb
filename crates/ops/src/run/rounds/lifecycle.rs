//! The states of a round after its publication: started, finished; and undoing the latest step.

use serde_json::json;

use super::{outstanding, refuse_ended, table_list};
use crate::run::clock::tell_round;
use crate::tournaments::webhooks::happened::{Happened, TableResult};
use crate::{OpError, Work};
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{RoundState, TournamentState};
use say::refused_rounds as t;

/// Starts a published round. A running round does not change: an early result has started it.
///
/// # Errors
/// The round is a draft or finished, or the form is old.
pub fn start(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.decided_from(structure)?;
    let loaded = work.load()?;
    let round = open(&loaded, number)?;
    match round.row.state {
        RoundState::Published => {
            work.mark_structural();
            begin(work, &mut round.row.clone())
        }
        RoundState::Draft => Err(OpError::refused(loaded.round_name(number).heads(t::publish_first))),
        RoundState::Running | RoundState::Finished => {
            // nothing changes for anybody
            work.floor_only_for([]);
            Ok(())
        }
    }
}

/// Starts a published round and its clock, and logs it.
pub(crate) fn begin(work: &mut Work<'_, '_>, row: &mut RoundRow) -> Result<(), OpError> {
    row.state = RoundState::Running;
    row.started_at = Some(work.at);
    rounds::update_round(work.conn, row)?;
    let name = work.round_name(row.number)?;
    work.log("round.start", format!("{name} started."));
    work.happened(Happened::RoundStarted { round: row.number });
    // in the same transaction: no round runs without a clock
    let clock = ClockRow::begun(row, &work.tournament.profile()?, work.at);
    clocks::insert(work.conn, &clock)?;
    tell_round(work, row.number, None, &clock)
}

/// Finishes a round in which all tables have a result. Its standings are public from now on.
///
/// # Errors
/// Results are missing (with their tables), the round is not running, or the form is old.
pub fn finish(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = open(&loaded, number)?;
    let missing = outstanding(round);
    if round.row.state == RoundState::Draft {
        return Err(OpError::refused(loaded.round_name(number).heads(t::publish_first)));
    }
    // T13: the next pairing needs every result.
    if !missing.is_empty() {
        return Err(OpError::refused(t::no_result_at(
            table_list(&missing),
            loaded.round_name(number).inside(),
        )));
    }
    let mut row = round.row.clone();
    row.state = RoundState::Finished;
    // T16: a round of lone players has all its results without having been started
    row.started_at = row.started_at.or(Some(work.at));
    row.finished_at = Some(work.at);
    rounds::update_round(work.conn, &row)?;
    work.log("round.finish", format!("{} finished.", loaded.round_name(number)));
    // the results that have not been public until now
    if !work.tournament.profile()?.shows_running_results() {
        let pods = loaded.event_round(number).map_or(&[][..], |round| &round.pods);
        for pod in pods {
            work.happened(Happened::Result(TableResult::of(&loaded, number, pod)));
        }
    }
    work.happened(Happened::RoundFinished { round: number });
    Ok(())
}

/// Returns the open round of a number.
///
/// # Errors
/// There is none, or it finished.
pub(super) fn open(loaded: &Loaded, number: i64) -> Result<&LoadedRound, OpError> {
    loaded
        .open_round()
        .filter(|round| round.row.number == number)
        .ok_or_else(|| match loaded.round(number) {
            Some(_) => OpError::refused(loaded.round_name(number).heads(t::is_finished)),
            None => OpError::NotFound(say::refused_results::no_round(number)),
        })
}

/// Undoes the latest step: a finished round runs again, as long as no later step was made.
///
/// # Errors
/// It is not the latest step, or the form is old.
pub fn reopen(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    refuse_ended(work.tournament.state)?;
    let loaded = work.load()?;
    // Rounds are paired from the one before: changing that would remove their basis.
    let last = loaded.rounds.last().filter(|round| round.row.number == number);
    let Some(round) = last.filter(|round| round.row.state == RoundState::Finished) else {
        return Err(OpError::refused(loaded.round_name(number).heads(t::not_newest)));
    };
    if work.tournament.state == TournamentState::CutAnnounced {
        return Err(OpError::refused(t::cut_is_announced()));
    }
    let mut row = round.row.clone();
    // Its clock continues where it was: the time is long over, and only results matter.
    row.state = RoundState::Running;
    let finished = row.finished_at.take();
    rounds::update_round(work.conn, &row)?;
    if let Some(clock) = clocks::of_round(work.conn, &row.id)? {
        tell_round(work, number, Some(&clock), &clock)?;
    }
    work.happened(Happened::RoundReopened { round: number });
    work.log("round.reopen", format!("{} reopened.", loaded.round_name(number)))
        .before(json!({"finished_at": finished.map(|at| at.and_utc().to_rfc3339())}))
        .public();
    Ok(())
}

/// Undoes the start of a round: it is published as before and its clock is deleted, as long as it has no result.
///
/// # Errors
/// The round has a result, is not running, or the form is old.
pub fn unstart(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = open(&loaded, number)?;
    if round.row.state != RoundState::Running {
        return Err(OpError::refused(loaded.round_name(number).heads(t::not_running)));
    }
    if has_reports(&loaded, round) {
        return Err(OpError::refused(loaded.round_name(number).heads(t::start_stays)));
    }
    let mut row = round.row.clone();
    row.state = RoundState::Published;
    let started = row.started_at.take();
    rounds::update_round(work.conn, &row)?;
    clocks::delete(work.conn, &row.id)?;
    let name = loaded.round_name(number).inside();
    work.happened(Happened::RoundUnstarted { round: number });
    work.log("round.unstart", format!("Start of {name} undone."))
        .before(json!({"started_at": started.map(|at| at.and_utc().to_rfc3339())}))
        .public();
    Ok(())
}

/// Returns whether the round has a reported result. T16: the pod of a lone player in the playoff is won without a
/// report, which does not keep the round from being undone.
pub fn has_reports(loaded: &Loaded, round: &LoadedRound) -> bool {
    let pods = loaded
        .event_round(round.row.number)
        .map_or(&[][..], |round| &round.pods);
    let mut pods = round.pods.iter().zip(pods);
    pods.any(|(row, pod)| row.result.is_some() && pod.seats.len() > 1)
}
