//! The end of a call, by an answer or by a ruling, and the time that its table gets for it (T21).

use super::super::{account_of, acts_as_chief, round_at_the_tables};
use super::{CallAction, CallVersion, at_table, concerns, is_allowed, on_call, state_of, store, typed};
use crate::run::clock;
use crate::{OpError, Work};
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{CallState, ExtensionKind};
use say::Message;
use say::refused_floor as t;

/// The time that a table gets when its call is resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallTime {
    None,
    /// As long as judges had the call, if that was over a minute (T21), or nothing if time was already given for it.
    Length,
    Minutes(i64),
}

/// Resolves a call, and returns the minutes that its table gets; `answer` may be empty. A call that another judge has
/// claimed can only be resolved by that judge or the head judge.
///
/// # Errors
/// It was resolved already, another judge has it, it waits for the head judge, it changed meanwhile, the text is too
/// long, or the table cannot be given the minutes.
pub fn resolve(
    work: &mut Work<'_, '_>,
    seen: &CallVersion,
    answer: &str,
    time: CallTime,
) -> Result<Option<i64>, OpError> {
    let mut resolved = None;
    on_call(work, seen, CallAction::Resolve, |work, call, own| {
        let answer = typed("answer", say::field_names::answer(), answer)?;
        call.state = CallState::Resolved;
        call.resolved_by = Some(own.to_owned());
        call.resolved_at = Some(work.at);
        call.answer = Some(answer).filter(|answer| !answer.is_empty());
        resolved = Some(call.clone());
        Ok(("call.resolve", "Resolved the call"))
    })?;
    match (resolved, time) {
        (None, _) | (_, CallTime::None) => Ok(None),
        (Some(call), CallTime::Length) => give_length(work, &call),
        (Some(call), CallTime::Minutes(minutes)) => match place_of(work, &call)? {
            Some((pod, round)) => give(work, round, pod.table_number, minutes).map(Some),
            None => Err(OpError::field("minutes", t::call_at_no_table())),
        },
    }
}

/// Gives a table the time that its call took. A table that no longer plays needs none, and one that got time since the
/// judge took the call, by a ruling, has it already.
fn give_length(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<i64>, OpError> {
    match length_for(work, call)? {
        Some((pod, round, minutes)) => give(work, round, pod.table_number, minutes).map(Some),
        None => Ok(None),
    }
}

/// Returns the minutes of a call for its table, with the pod and its round; `None` where none are due.
fn length_for(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<(PodRow, i64, i64)>, OpError> {
    let Some(minutes) = call.ruling_minutes(work.at) else {
        return Ok(None);
    };
    let at_the_tables = round_at_the_tables(work.conn, &work.tournament.id)?.map(|round| round.number);
    let Some((pod, round)) = place_of(work, call)?.filter(|(_, round)| Some(*round) == at_the_tables) else {
        return Ok(None);
    };
    let given = clocks::extensions_of_pod(work.conn, &pod.id)?;
    if pod.result.is_some() || given.iter().any(|given| counts_for(given, call)) {
        return Ok(None);
    }
    Ok(Some((pod, round, i64::from(minutes))))
}

/// Returns the minutes that a ruling written from a call gives the table of the call; `None` where none are due, or the
/// ruling is about another table.
pub(in crate::floor) fn length_of(
    work: &mut Work<'_, '_>,
    call: Option<&str>,
    pod: Option<&PodRow>,
) -> Result<Option<i64>, OpError> {
    let (Some(call), Some(at)) = (call, pod) else {
        return Ok(None);
    };
    let Some(call) = calls::by_id(work.conn, &work.tournament.id, call)? else {
        return Ok(None);
    };
    let due = length_for(work, &call)?;
    Ok(due.filter(|(pod, _, _)| pod.id == at.id).map(|(_, _, minutes)| minutes))
}

/// Ends a call with the ruling that was written from it; returns a sentence for the judge, or `None` if the call had ended
/// already. A call that waits for somebody else stays open.
pub(in crate::floor) fn end_by_ruling(
    work: &mut Work<'_, '_>,
    call: Option<&str>,
    ruling: i64,
) -> Result<Option<Message>, OpError> {
    let Some(call) = call else { return Ok(None) };
    let found = calls::by_id(work.conn, &work.tournament.id, call)?;
    let Some(mut call) = found.filter(CallRow::is_open) else {
        return Ok(None);
    };
    // The command line has no account, and may do everything.
    let may = match work.actor.account_id {
        Some(_) => is_allowed(&call, &account_of(work)?, acts_as_chief(work)?, CallAction::Resolve),
        None => true,
    };
    if !may {
        return Ok(Some(t::call_stays()));
    }
    let before = state_of(&call);
    call.state = CallState::Resolved;
    call.resolved_by.clone_from(&work.actor.account_id);
    call.resolved_at = Some(work.at);
    call.answer = Some(format!("Ruling {ruling}"));
    store(work, &mut call)?;
    concerns(work, &call)?;
    let what = format!("Resolved the call{} with ruling {ruling}", at_table(work, &call)?);
    work.log("call.resolve", what).before(before).after(state_of(&call));
    Ok(Some(t::call_ended()))
}

/// Returns whether time was given for a call: since the first judge took it, and not withdrawn.
pub fn counts_for(given: &ExtensionRow, call: &CallRow) -> bool {
    given.kind != ExtensionKind::DeckCheck
        && !given.withdrawn
        && call.first_taken_at.is_some_and(|since| given.started_at >= since)
}

fn give(work: &mut Work<'_, '_>, round: i64, table: i64, minutes: i64) -> Result<i64, OpError> {
    clock::extend(work, round, table, minutes, "Judge call")?;
    // The hall sees how long each table may play.
    work.public_change();
    Ok(minutes)
}

/// Returns the pod of a call and the number of its round.
fn place_of(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<(PodRow, i64)>, OpError> {
    let Some(pod) = &call.pod_id else { return Ok(None) };
    let Some(pod) = rounds::pod_by_id(work.conn, pod)? else {
        return Ok(None);
    };
    let (round, _) = clocks::place_of_pod(work.conn, &pod.id)?;
    Ok(Some((pod, round)))
}
