//! Calls for a judge: made, claimed, given back, passed on, resolved, withdrawn. The players of a table make one call
//! together. Each call has its own version and changes in one transaction: of two judges who press "Take it", exactly
//! one gets it.

mod passing;
mod resolving;
mod words;

pub use passing::{Passing, escalate, hand};
pub use resolving::{CallTime, counts_for, resolve};
pub(super) use resolving::{end_by_ruling, length_of};

use serde_json::{Value, json};

use super::{account_of, acts_as_chief, local_time, round_at_the_tables};
use crate::command::text;
use crate::run::rounds::refuse_ended;
use crate::tournaments::push::news::{News, To};
use crate::{OpError, Work};
use podium_store::floor::calls::{self, CallRow};
use podium_store::tournaments::rounds;
use podium_store::{CallState, PlayerStatus};
use say::Message;
use say::refused_floor as t;
use words::{conflict, state_sentence};

/// Longest text of a call and of its answer, in characters.
const LONGEST_TEXT: usize = 500;
/// The same for what all players of a table write about their call.
const LONGEST_OF_ALL: usize = 2_000;

/// A call in the version that a form was made from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallVersion {
    pub id: String,
    pub version: i64,
}

/// Calls a judge to the sending player: to their table, or away from the tables if they have none. `what` may be empty.
/// Where somebody of the table has called already, the player joins that call: two phones bring one judge.
///
/// # Errors
/// The tournament is over, the player is not in it or has an open call, or the text is too long.
pub fn call(work: &mut Work<'_, '_>, what: &str) -> Result<(), OpError> {
    call_from(work, None, what)
}

/// The same from a page that was shown at a table. `seen`: the id of that table's pod, empty away from the tables; `None`: the page
/// does not say it.
///
/// # Errors
/// Also if the player has another table now: the call was kept without a network, and a judge would come to the wrong one.
pub fn call_from(work: &mut Work<'_, '_>, seen: Option<&str>, what: &str) -> Result<(), OpError> {
    refuse_ended(work.tournament.state)?;
    let what = typed("what", t::label_about(), what)?;
    let player = work.own_player()?.clone();
    // a player who waits for approval has a link already
    if player.status != PlayerStatus::Registered {
        return Err(OpError::refused(t::only_players_call()));
    }
    let pod_id = match round_at_the_tables(work.conn, &work.tournament.id)? {
        Some(round) => rounds::place_of(work.conn, &round.id, &player.id)?.and_then(|place| place.pod_id),
        None => None,
    };
    if seen.is_some_and(|seen| seen != pod_id.as_deref().unwrap_or_default()) {
        return Err(OpError::Conflict(t::call_from_another_table()));
    }
    // one at a time: a button pressed twice must not bring a second judge
    let all_open = calls::open(work.conn, &work.tournament.id)?;
    if let Some(open) = call_of(work, &all_open, &player.id)? {
        let now = state_sentence(work, open)?;
        return Err(OpError::refused(t::have_called(local_time(work, open.made_at), now)));
    }
    let is_theirs = |call: &CallRow| pod_id.is_some() && call.pod_id == pod_id;
    if let Some(mut open) = all_open.into_iter().find(is_theirs) {
        let before = state_of(&open);
        open.joined = join(&open.joined, " ", &player.id);
        open.what = join(&open.what, "\n", &what);
        if open.what.chars().count() > LONGEST_OF_ALL {
            return Err(OpError::field("what", t::table_wrote_much()));
        }
        // in the same version: a judge who writes the answer meanwhile is not interrupted
        calls::update(work.conn, &open)?;
        concerns(work, &open)?;
        let done = format!("{{player:{}}} joined the call{}", player.id, at_table(work, &open)?);
        work.log("call.join", done).before(before).after(state_of(&open));
        return Ok(());
    }
    let row = CallRow {
        pod_id,
        player_id: Some(player.id.clone()),
        what,
        ..CallRow::new(&work.tournament.id, work.at)
    };
    let done = format!("{{player:{}}} called a judge", player.id);
    make(work, &row, &done)
}

/// Returns a text with another one added after a separator; either may be empty.
fn join(text: &str, separator: &str, more: &str) -> String {
    let parts = [text, more].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(separator)
}

/// Notes a call on somebody's behalf: at a table of the round, or away from the tables.
///
/// # Errors
/// The tournament is over, there is no such table, neither table nor text is given, or the text is too long.
pub fn note(work: &mut Work<'_, '_>, table: Option<i64>, what: &str) -> Result<(), OpError> {
    refuse_ended(work.tournament.state)?;
    let what = typed("what", t::label_about(), what)?;
    if table.is_none() && what.is_empty() {
        return Err(OpError::field("what", t::say_where()));
    }
    let pod_id = match table {
        None => None,
        Some(table) => Some(pod_at(work, table)?),
    };
    let row = CallRow {
        pod_id,
        // A call without a player needs an author, or nobody could be asked about it.
        made_by: Some(account_of(work)?),
        what,
        ..CallRow::new(&work.tournament.id, work.at)
    };
    make(work, &row, "Noted a call for a judge")
}

/// What staff do with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallAction {
    Claim,
    GiveBack,
    Escalate,
    /// To a colleague.
    Hand,
    Resolve,
}

impl CallAction {
    /// All actions.
    pub const ALL: [Self; 5] = [Self::Claim, Self::GiveBack, Self::Escalate, Self::Hand, Self::Resolve];
}

/// Returns whether a judge may act on a call: pages offer what commands accept. `chief`: the head judge or an
/// organizer. Only they may take and resolve escalated calls, and act for other judges.
pub fn is_allowed(call: &CallRow, own: &str, chief: bool, action: CallAction) -> bool {
    // An imported call may be claimed without an account here: then every judge may act on it.
    let is_own = call.claimed_by.as_deref().is_none_or(|by| by == own);
    let escalated = call.escalated_at.is_some();
    match (call.state, action) {
        (CallState::Resolved | CallState::Withdrawn, _) => false,
        // Who sends a colleague to a call that nobody has is the head judge.
        (CallState::Waiting, CallAction::Hand) => chief,
        // Resolving needs no claim: a judge who is there already just answers.
        (CallState::Waiting, action) => action != CallAction::GiveBack,
        (CallState::Escalated, action) => chief && action != CallAction::Escalate,
        // The head judge may take over; two judges may not take a call from each other.
        (CallState::Claimed, CallAction::Claim) => {
            let is_handed_over = call.handed_by.is_some() && is_own;
            call.claimed_by.is_none() || is_handed_over || chief && !is_own
        }
        (CallState::Claimed, CallAction::GiveBack) => is_own || chief,
        (CallState::Claimed, CallAction::Hand) => chief || is_own && !escalated,
        (CallState::Claimed, CallAction::Escalate) => !escalated,
        (CallState::Claimed, CallAction::Resolve) => chief || is_own && !escalated,
    }
}

/// Claims a call for the acting account. A second judge is refused, with a message that says who has it and since when; the head judge
/// and organizers may take it over if their page showed who has it.
///
/// # Errors
/// Somebody has claimed or resolved it, or it waits for the head judge.
pub fn claim(work: &mut Work<'_, '_>, seen: &CallVersion) -> Result<(), OpError> {
    on_call(work, seen, CallAction::Claim, |work, call, own| {
        call.state = CallState::Claimed;
        call.claimed_by = Some(own.to_owned());
        call.claimed_at = Some(work.at);
        call.handed_by = None;
        // T21: the table waits since the first judge came, also when another one comes later
        call.first_taken_at = call.first_taken_at.or(Some(work.at));
        let news = News::Coming {
            table: table_of(work, call)?,
        };
        work.tell(To::Players(call.callers().map(str::to_owned).collect()), news);
        Ok(("call.claim", "Took the call"))
    })
}

/// Gives a claimed call back to all judges; the head judge and organizers do so for others, and for escalated calls.
///
/// # Errors
/// It is not the actor's, or it changed meanwhile.
pub fn give_back(work: &mut Work<'_, '_>, seen: &CallVersion) -> Result<(), OpError> {
    on_call(work, seen, CallAction::GiveBack, |_, call, _| {
        if call.state == CallState::Escalated {
            passing::end_escalation(call);
        }
        call.state = match call.escalated_at {
            Some(_) => CallState::Escalated,
            None => CallState::Waiting,
        };
        call.claimed_by = None;
        call.claimed_at = None;
        call.handed_by = None;
        if call.state == CallState::Waiting {
            // nobody is at the table
            call.first_taken_at = None;
        }
        Ok(("call.give_back", "Gave the call back"))
    })
}

/// Withdraws the call of the sending player. A call that others of the table joined stays theirs.
///
/// # Errors
/// They have no open call.
pub fn take_back(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    let player = work.own_player()?.clone();
    work.floor_only_for([&player.id]);
    // By player, not by id: a player has at most one open call, and their page may be older than it.
    let all = calls::open(work.conn, &work.tournament.id)?;
    let mut call = call_of(work, &all, &player.id)?
        .cloned()
        .ok_or_else(|| OpError::refused(t::no_open_call()))?;
    let before = state_of(&call);
    let left: Vec<String> = call
        .callers()
        .filter(|caller| *caller != player.id)
        .map(str::to_owned)
        .collect();
    let is_noted = call.player_id.is_none();
    if left.is_empty() && !is_noted {
        call.state = CallState::Withdrawn;
        call.resolved_at = Some(work.at);
        call.version += 1;
    } else {
        let first = usize::from(!is_noted);
        call.player_id = left.first().filter(|_| !is_noted).cloned();
        call.joined = left[first..].join(" ");
    }
    calls::update(work.conn, &call)?;
    concerns(work, &call)?;
    let what = format!("{{player:{}}} withdrew the call", player.id);
    work.log("call.take_back", what).before(before).after(state_of(&call));
    Ok(())
}

/// Runs the part that all staff actions on a call share. `act` changes the row for the given account, and returns the
/// verb and the sentence of the log.
fn on_call(
    work: &mut Work<'_, '_>,
    seen: &CallVersion,
    action: CallAction,
    act: impl FnOnce(&mut Work<'_, '_>, &mut CallRow, &str) -> Result<(&'static str, &'static str), OpError>,
) -> Result<(), OpError> {
    let mut call =
        calls::by_id(work.conn, &work.tournament.id, &seen.id)?.ok_or_else(|| OpError::NotFound(t::no_such_call()))?;
    concerns(work, &call)?;
    let (own, chief) = (account_of(work)?, acts_as_chief(work)?);
    // A waiting call may be taken by a judge who saw it, whatever happened to it in between.
    let as_seen = call.version == seen.version || action == CallAction::Claim && call.state == CallState::Waiting;
    if !as_seen {
        return Err(conflict(work, &call)?);
    }
    if !is_allowed(&call, &own, chief, action) {
        return Err(match call.state {
            // 403, not 409: reloading does not help
            CallState::Escalated if !chief => OpError::Forbidden(t::waits_for_chief()),
            // Someone else changed it first: the message says what happened to the call.
            _ => conflict(work, &call)?,
        });
    }
    let before = state_of(&call);
    let (verb, done) = act(work, &mut call, &own)?;
    store(work, &mut call)?;
    let what = format!("{done}{}", at_table(work, &call)?);
    work.log(verb, what).before(before).after(state_of(&call));
    Ok(())
}

/// Declares who sees a change of a call besides the staff: everybody at its table, or its player.
fn concerns(work: &mut Work<'_, '_>, call: &CallRow) -> Result<(), OpError> {
    match &call.pod_id {
        Some(pod) => work.floor_only_at(pod),
        None => {
            work.floor_only_for(&call.player_id);
            Ok(())
        }
    }
}

fn make(work: &mut Work<'_, '_>, row: &CallRow, done: &str) -> Result<(), OpError> {
    concerns(work, row)?;
    calls::insert(work.conn, row)?;
    let table = table_of(work, row)?;
    work.tell(To::Judges, News::Call { table });
    let what = format!("{done}{}", place(table));
    work.log("call.make", what).after(state_of(row));
    Ok(())
}

fn store(work: &mut Work<'_, '_>, call: &mut CallRow) -> Result<(), OpError> {
    call.version += 1;
    Ok(calls::update(work.conn, call)?)
}

/// Returns the log's value for a call. Its texts stay in the call, where they can be removed with a player's data.
fn state_of(call: &CallRow) -> Value {
    json!({"call": call.id, "state": call.state.as_str(), "claimed_by": call.claimed_by, "joined": call.joined})
}

fn typed(field: &str, label: Message, text: &str) -> Result<String, OpError> {
    text::block(field, label, text, LONGEST_TEXT).map_err(|problem| OpError::Invalid(vec![problem]))
}

/// Finds the open call that a player made or joined. One of an earlier round is over for the players once they sit
/// elsewhere, and then only the staff ends it.
fn call_of<'c>(work: &mut Work<'_, '_>, open: &'c [CallRow], player: &str) -> Result<Option<&'c CallRow>, OpError> {
    for call in open.iter().filter(|call| call.is_of(player)) {
        let pod = match &call.pod_id {
            Some(id) => rounds::pod_by_id(work.conn, id)?,
            None => None,
        };
        let round = round_at_the_tables(work.conn, &work.tournament.id)?;
        let is_elsewhere = round.zip(pod).is_some_and(|(round, pod)| round.id != pod.round_id);
        if !is_elsewhere {
            return Ok(Some(call));
        }
    }
    Ok(None)
}

/// Returns the id of the pod at a table of the round.
fn pod_at(work: &mut Work<'_, '_>, table: i64) -> Result<String, OpError> {
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Err(OpError::field("table", t::no_round_at_tables()));
    };
    match rounds::pod_at_table(work.conn, &round.id, table)? {
        Some(pod) => Ok(pod.id),
        None => {
            let name = work.round_name(round.number)?.inside();
            Err(OpError::field("table", t::call_no_table(table, name)))
        }
    }
}

/// Returns " at table 7", or nothing for a call away from the tables.
fn at_table(work: &mut Work<'_, '_>, call: &CallRow) -> Result<String, OpError> {
    Ok(place(table_of(work, call)?))
}

fn place(table: Option<i64>) -> String {
    table.map_or_else(String::new, |table| format!(" at table {table}"))
}

fn table_of(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<i64>, OpError> {
    Ok(match &call.pod_id {
        Some(pod) => rounds::pod_by_id(work.conn, pod)?.map(|pod| pod.table_number),
        None => None,
    })
}
