//! Results: reported, overruled, corrected. A result is durable when its answer is sent.

mod drops;
mod losses;
mod preview;
mod put;
mod store;
mod stored;
mod table;
mod undo;

pub use drops::drop_seats;
pub(crate) use losses::{Told, mark_match_loss};
pub(crate) use preview::moved;
pub use preview::{Moved, Preview, preview};
pub use put::{ByNumber, ResultRequest, TableNow, put};
pub(crate) use store::store_lone_winner;
pub use stored::entered_by;
pub(crate) use table::{ResultChange, Table};
pub use undo::{own_entries, undo, undo_is_offered_until};

use super::rounds::begin;
use crate::command::rights::Judging;
use crate::{OpError, Work};
use podium_event::PodResult;
use podium_rules::playoff::Advance;
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{RoundState, StageWord};
use say::Message;
use say::refused_results as t;

/// A result as typed; `None` removes a result.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Typed {
    /// One token a game: a seat, or `D`.
    pub games: String,
    /// Seats that conceded the match.
    pub conceded: Vec<usize>,
    /// Seats with a match loss.
    pub match_losses: Vec<usize>,
}

/// A table of a round, with the version of its pod that a form was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableVersion {
    pub round: i64,
    pub table: i64,
    pub version: i64,
}

/// The outcome of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reported {
    Stored,
    /// The same result was already stored.
    AlreadySo,
    /// Another result is stored; the pod's version lets its sender overrule it.
    Differs {
        version: i64,
        /// The stored result and who entered it: "won by Ann, entered by Kim".
        stored: Message,
    },
}

/// Reports a table of the open round. A stored result is only replaced by a sender who has seen it: `overrule` is the
/// version of the pod that they saw.
///
/// # Errors
/// No open round, no such table, or the result does not fit the pod.
pub fn report(work: &mut Work<'_, '_>, table: i64, typed: &Typed, overrule: Option<i64>) -> Result<Reported, OpError> {
    let mut round = open_round(work)?;
    let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
        let name = work.round_name(round.number)?.inside();
        return Err(OpError::field("table", t::no_table_look(table, name)));
    };
    let seated = Table::read(work, round.number, pod)?;
    let result = seated.read_typed(work, typed)?;
    if round.state == RoundState::Running {
        seated.floor_only(work);
    }
    seated.settle(work, &mut round, &result, overrule)
}

/// Refuses a form of an earlier round: its tables now belong to another round.
///
/// # Errors
/// Another round takes results.
pub fn in_round(work: &mut Work<'_, '_>, number: i64) -> Result<(), OpError> {
    let open = open_round(work)?.number;
    if open == number {
        return Ok(());
    }
    let (now, then) = (work.round_name(open)?, work.round_name(number)?);
    Err(OpError::Conflict(
        now.heads(|now, number| t::for_other_round(now, number, then.inside())),
    ))
}

/// Stores the result of a table of the open round, like a report, for commands that know it without typing (a followed
/// game). `PlayerIx(i)` of the result is the player of the pod's place `i`.
///
/// # Errors
/// The result does not fit a playoff match.
pub(crate) fn settle(
    work: &mut Work<'_, '_>,
    round: &mut RoundRow,
    pod: &PodRow,
    result: &PodResult,
    overrule: Option<i64>,
) -> Result<Reported, OpError> {
    Table::read(work, round.number, pod.clone())?.settle(work, round, result, overrule)
}

/// Stores the typed result of a table: its first result as a report, another one as a correction with its reason. The
/// current state decides which of the two it is, not that of the sender's page: changes in between are not overwritten
/// unseen. The players of `drops`, seats of the open round, drop with it ([`drop_seats`]), also where the result stays as it
/// is. Returns the outcome, and the sentence about them.
///
/// # Errors
/// See [`report`], [`correct`] and [`drop_seats`]; a finished round takes [`Judging`], and no drops.
pub fn enter(
    work: &mut Work<'_, '_>,
    place: TableVersion,
    typed: Option<&Typed>,
    drops: &[usize],
    reason: &str,
) -> Result<(Reported, Message), OpError> {
    let round = rounds::by_number(work.conn, &work.tournament.id, place.round)?;
    let finished = round.as_ref().is_some_and(|round| round.state == RoundState::Finished);
    if finished && !work.may::<Judging>() {
        return Err(OpError::Forbidden(t::only_chief_corrects()));
    }
    if finished && !drops.is_empty() {
        let name = work.round_name(place.round)?;
        return Err(OpError::field("marks", name.heads(t::no_drop_in_finished)));
    }
    let pod = match &round {
        Some(round) => rounds::pod_at_table(work.conn, &round.id, place.table)?,
        None => None,
    };
    if let (Some(typed), Some(pod)) = (typed, &pod)
        && pod.version != place.version
        && is_stored(work, place.round, pod, typed)?
    {
        // someone else stored the same result first
        if drops.is_empty() {
            // nothing changes for anybody
            work.floor_only_for([]);
        } else {
            in_round(work, place.round)?;
        }
        return Ok((Reported::AlreadySo, drop_seats(work, place.table, drops)?));
    }
    let seen = pod.filter(|pod| pod.version == place.version);
    // the sender saw this version of the table, without a result
    let is_first = seen.as_ref().is_some_and(|pod| pod.result.is_none());
    match (typed, seen) {
        (Some(typed), _) if !finished && is_first => {
            in_round(work, place.round)?;
            report(work, place.table, typed, Some(place.version))?;
        }
        (Some(typed), Some(pod)) if !drops.is_empty() && is_stored(work, place.round, &pod, typed)? => {
            in_round(work, place.round)?;
        }
        (typed, _) => correct(work, place, typed, reason)?,
    }
    Ok((Reported::Stored, drop_seats(work, place.table, drops)?))
}

/// Returns whether a pod has a typed result already.
fn is_stored(work: &mut Work<'_, '_>, round: i64, pod: &PodRow, typed: &Typed) -> Result<bool, OpError> {
    let seated = Table::read(work, round, pod.clone())?;
    let stored = seated.result(work)?;
    let is_this = |result| stored.is_reported() && seated.with_ruled(&result) == stored;
    // what does not fit the pod is no stored result
    Ok(seated.read_typed(work, typed).is_ok_and(is_this))
}

/// Corrects or removes the result of a table; the correction of a public result is public.
///
/// # Errors
/// No such table, an old form, no reason, a playoff round that a later one was made from, or the result does not fit.
pub fn correct(
    work: &mut Work<'_, '_>,
    place: TableVersion,
    typed: Option<&Typed>,
    reason: &str,
) -> Result<(), OpError> {
    let TableVersion {
        round: number,
        table,
        version,
    } = place;
    super::rounds::refuse_ended(work.tournament.state)?;
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let Some(mut round) = all.iter().find(|r| r.number == number).cloned() else {
        return Err(OpError::NotFound(t::no_round(number)));
    };
    if round.state == RoundState::Draft {
        return Err(OpError::refused(work.round_name(number)?.heads(t::draft_no_results)));
    }
    let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
        return Err(OpError::NotFound(t::no_table(table, work.round_name(number)?.inside())));
    };
    if pod.version != version {
        return Err(Table::read(work, number, pod)?.changed(work)?);
    }
    let finished = round.state == RoundState::Finished;
    // T15 builds each round from the winners of the one before.
    if finished && round.stage == StageWord::Playoff && all.iter().any(|r| r.number > number) {
        return Err(OpError::refused(t::later_round_made(work.round_name(number)?.inside())));
    }
    // A finished round has all results: standings and pairings rely on it.
    if finished && typed.is_none() {
        return Err(OpError::refused(
            work.round_name(number)?.heads(t::finished_not_cleared),
        ));
    }
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::change_reason()));
    }
    let seated = Table::read(work, number, pod)?;
    let before = seated.result(work)?;
    let result = match typed {
        Some(typed) => seated.read_typed(work, typed)?,
        None => PodResult::NotReported,
    };
    if before == result {
        return Err(OpError::refused(t::has_this_result(table)));
    }
    refuse_drawn_playoff(work, &round, &seated, &result)?;
    match round.state {
        // As with a report: a table with a result has played.
        RoundState::Published if result.is_reported() => begin(work, &mut round)?,
        RoundState::Running => seated.floor_only(work),
        _ => {}
    }
    let change = ResultChange {
        reason,
        // otherwise the line would reveal a result that is not public yet
        public: finished || work.tournament.profile()?.shows_running_results(),
        ..ResultChange::new("result.correct", &before, &result)
    };
    seated.store(work, change)
}

/// Returns the round that takes results.
pub(crate) fn open_round(work: &mut Work<'_, '_>) -> Result<RoundRow, OpError> {
    super::rounds::refuse_ended(work.tournament.state)?;
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    match all.last() {
        Some(round) if matches!(round.state, RoundState::Published | RoundState::Running) => Ok(round.clone()),
        Some(round) if round.state == RoundState::Draft => Err(OpError::refused(
            work.round_name(round.number)?.heads(t::draft_publish_first),
        )),
        _ => Err(OpError::refused(t::no_round_running())),
    }
}

/// Refuses a drawn playoff match (T17): it must have a winner, also if the playoff has a time limit. Where the best seed
/// of those who share a draw advances (T43), somebody has to share it.
pub(crate) fn refuse_drawn_playoff(
    work: &Work<'_, '_>,
    round: &RoundRow,
    table: &Table,
    result: &PodResult,
) -> Result<(), OpError> {
    let profile = work.tournament.profile()?;
    if round.stage != StageWord::Playoff {
        return Ok(());
    }
    let outcome = result.outcome(&table.seats, profile.games_to_win);
    // the seats are enough to know whether somebody advances
    let advances = Advance::of(&profile, &[], &table.seats, outcome.as_ref());
    if outcome.is_some() && advances.is_none() {
        return Err(OpError::Refused {
            rule: "MTR-A 2.5B, T17",
            message: t::playoff_has_winner(table.pod.table_number),
        });
    }
    Ok(())
}
