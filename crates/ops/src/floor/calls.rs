//! Calls for a judge: made, claimed, given back, escalated, resolved, withdrawn. Each call has its own version and
//! changes in one transaction: of two judges who press "Take it", exactly one gets it.

use serde_json::{Value, json};

use super::{account_of, acts_as_chief, local_time, round_at_the_tables, sentence, who};
use crate::command::text;
use crate::run::clock;
use crate::run::rounds::refuse_ended;
use crate::{OpError, Work};
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{CallState, ExtensionKind, PlayerStatus};

/// Longest text of a call and of its answer, in characters.
const LONGEST_TEXT: usize = 500;

/// A call in the version that a form was made from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallVersion {
    pub id: String,
    pub version: i64,
}

/// Calls a judge to the sending player: to their table, or away from the tables if they have none. `what` may be empty.
///
/// # Errors
/// The tournament is over, the player is not in it or has an open call, or the text is too long.
pub fn call(work: &mut Work<'_, '_>, what: &str) -> Result<(), OpError> {
    refuse_ended(work.tournament.state)?;
    let what = typed("what", "What it is about", what)?;
    let player = work.own_player()?.clone();
    // a player who waits for approval has a link already
    if player.status != PlayerStatus::Registered {
        return Err(OpError::refused(
            "Only players of this tournament call a judge here. Ask at the desk.",
        ));
    }
    // one at a time: a button pressed twice must not bring a second judge
    if let Some(open) = open_call_of(work, &player.id)? {
        let now = state_sentence(work, &open)?;
        return Err(OpError::refused(format!(
            "You have called a judge already, at {}. {now} Withdraw it before you make another.",
            local_time(work, open.made_at)
        )));
    }
    let pod_id = match round_at_the_tables(work.conn, &work.tournament.id)? {
        Some(round) => rounds::place_of(work.conn, &round.id, &player.id)?.and_then(|place| place.pod_id),
        None => None,
    };
    let row = CallRow {
        pod_id,
        player_id: Some(player.id.clone()),
        what,
        ..CallRow::new(&work.tournament.id, work.at)
    };
    let done = format!("{{player:{}}} called a judge", player.id);
    make(work, &row, &done)
}

/// Notes a call on somebody's behalf: at a table of the round, or away from the tables.
///
/// # Errors
/// The tournament is over, there is no such table, neither table nor text is given, or the text is too long.
pub fn note(work: &mut Work<'_, '_>, table: Option<i64>, what: &str) -> Result<(), OpError> {
    refuse_ended(work.tournament.state)?;
    let what = typed("what", "What it is about", what)?;
    if table.is_none() && what.is_empty() {
        return Err(OpError::field(
            "what",
            "What it is about: away from the tables, say where and what.",
        ));
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
    Resolve,
}

impl CallAction {
    /// All actions.
    pub const ALL: [Self; 4] = [Self::Claim, Self::GiveBack, Self::Escalate, Self::Resolve];
}

/// Returns whether a judge may act on a call: pages offer what commands accept. `chief`: the head judge or an
/// organizer. Only they may take and resolve escalated calls, and act for other judges.
pub fn is_allowed(call: &CallRow, own: &str, chief: bool, action: CallAction) -> bool {
    // An imported call may be claimed without an account here: then every judge may act on it.
    let is_own = call.claimed_by.as_deref().is_none_or(|by| by == own);
    let escalated = call.escalated_at.is_some();
    match (call.state, action) {
        (CallState::Resolved | CallState::Withdrawn, _) => false,
        // Resolving needs no claim: a judge who is there already just answers.
        (CallState::Waiting, action) => action != CallAction::GiveBack,
        (CallState::Escalated, action) => chief && action != CallAction::Escalate,
        // The head judge may take over; two judges may not take a call from each other.
        (CallState::Claimed, CallAction::Claim) => call.claimed_by.is_none() || chief && !is_own,
        (CallState::Claimed, CallAction::GiveBack) => is_own || chief,
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
            call.escalated_by = None;
            call.escalated_at = None;
        }
        call.state = match call.escalated_at {
            Some(_) => CallState::Escalated,
            None => CallState::Waiting,
        };
        call.claimed_by = None;
        call.claimed_at = None;
        Ok(("call.give_back", "Gave the call back"))
    })
}

/// Hands a call to the head judge: only the head judge and organizers may then take or resolve it.
///
/// # Errors
/// It was escalated or ended already, or it changed meanwhile.
pub fn escalate(work: &mut Work<'_, '_>, seen: &CallVersion) -> Result<(), OpError> {
    on_call(work, seen, CallAction::Escalate, |work, call, own| {
        call.state = CallState::Escalated;
        call.escalated_by = Some(own.to_owned());
        call.escalated_at = Some(work.at);
        // the head judge is to take it: it does not stay with the judge who asked
        call.claimed_by = None;
        call.claimed_at = None;
        Ok(("call.escalate", "Called the head judge"))
    })
}

/// The time that a table gets when its call is resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallTime {
    None,
    /// As long as the judge had the call, if that was over a minute (T21), or nothing if time was already given for it.
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
        let answer = typed("answer", "Answer", answer)?;
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
            None => Err(OpError::field("minutes", "Minutes: this call is at no table.")),
        },
    }
}

/// Gives a table the time that its call took. A table that no longer plays needs none, and one that got time since the
/// judge took the call, by a ruling, has it already.
fn give_length(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<i64>, OpError> {
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
    give(work, round, pod.table_number, i64::from(minutes)).map(Some)
}

/// Returns whether time was given for a call: since a judge took it, and not withdrawn.
pub fn counts_for(given: &ExtensionRow, call: &CallRow) -> bool {
    given.kind != ExtensionKind::DeckCheck
        && !given.withdrawn
        && call.claimed_at.is_some_and(|since| given.started_at >= since)
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

/// Withdraws the call of the sending player.
///
/// # Errors
/// They have no open call.
pub fn take_back(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    let player = work.own_player()?.clone();
    work.floor_only_for([&player.id]);
    // By player, not by id: a player has at most one open call, and their page may be older than it.
    let mut call = open_call_of(work, &player.id)?
        .ok_or_else(|| OpError::refused("You have no open call: it was already resolved or withdrawn."))?;
    let before = state_of(&call);
    call.state = CallState::Withdrawn;
    call.resolved_at = Some(work.at);
    store(work, &mut call)?;
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
    act: impl FnOnce(&Work<'_, '_>, &mut CallRow, &str) -> Result<(&'static str, &'static str), OpError>,
) -> Result<(), OpError> {
    let mut call = calls::by_id(work.conn, &work.tournament.id, &seen.id)?
        .ok_or_else(|| OpError::NotFound("There is no such call in this tournament.".into()))?;
    work.floor_only_for(&call.player_id);
    let (own, chief) = (account_of(work)?, acts_as_chief(work)?);
    // A waiting call may be taken by a judge who saw it, whatever happened to it in between.
    let as_seen = call.version == seen.version || action == CallAction::Claim && call.state == CallState::Waiting;
    if !as_seen {
        return Err(conflict(work, &call)?);
    }
    if !is_allowed(&call, &own, chief, action) {
        return Err(match call.state {
            // 403, not 409: reloading does not help
            CallState::Escalated if !chief => OpError::Forbidden(
                "This call waits for the head judge: the head judge or an organizer takes and resolves it.".into(),
            ),
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

fn make(work: &mut Work<'_, '_>, row: &CallRow, done: &str) -> Result<(), OpError> {
    work.floor_only_for(&row.player_id);
    calls::insert(work.conn, row)?;
    let what = format!("{done}{}", at_table(work, row)?);
    work.log("call.make", what).after(state_of(row));
    Ok(())
}

fn store(work: &mut Work<'_, '_>, call: &mut CallRow) -> Result<(), OpError> {
    call.version += 1;
    Ok(calls::update(work.conn, call)?)
}

/// Returns the log's value for a call. Its texts stay in the call, where they can be removed with a player's data.
fn state_of(call: &CallRow) -> Value {
    json!({"call": call.id, "state": call.state.as_str(), "claimed_by": call.claimed_by})
}

fn typed(field: &str, label: &str, text: &str) -> Result<String, OpError> {
    text::block(field, label, text, LONGEST_TEXT).map_err(|problem| OpError::Invalid(vec![problem]))
}

fn open_call_of(work: &mut Work<'_, '_>, player: &str) -> Result<Option<CallRow>, OpError> {
    Ok(calls::open_of_player(work.conn, &work.tournament.id, player)?)
}

/// Returns the id of the pod at a table of the round.
fn pod_at(work: &mut Work<'_, '_>, table: i64) -> Result<String, OpError> {
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Err(OpError::field(
            "table",
            "Table: no round is at the tables now. Leave the table out, and say where it is.",
        ));
    };
    match rounds::pod_at_table(work.conn, &round.id, table)? {
        Some(pod) => Ok(pod.id),
        None => {
            let name = work.round_name(round.number)?.inside();
            Err(OpError::field(
                "table",
                format!("Table: there is no table {table} in {name}. Look at the floor for its number."),
            ))
        }
    }
}

/// Returns " at table 7", or nothing for a call away from the tables.
fn at_table(work: &mut Work<'_, '_>, call: &CallRow) -> Result<String, OpError> {
    Ok(match table_of(work, call)? {
        Some(table) => format!(" at table {table}"),
        None => String::new(),
    })
}

fn table_of(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Option<i64>, OpError> {
    Ok(match &call.pod_id {
        Some(pod) => rounds::pod_by_id(work.conn, pod)?.map(|pod| pod.table_number),
        None => None,
    })
}

/// Returns the refusal that describes the state of a call.
fn conflict(work: &mut Work<'_, '_>, call: &CallRow) -> Result<OpError, OpError> {
    let place = match table_of(work, call)? {
        Some(table) => format!("Table {table}"),
        None => "Away from the tables".to_owned(),
    };
    let now = state_sentence(work, call)?;
    Ok(OpError::Conflict(format!("{place}: {now} Nothing was changed.")))
}

/// Describes the state of a call, as a sentence.
fn state_sentence(work: &mut Work<'_, '_>, call: &CallRow) -> Result<String, OpError> {
    let since = |work: &Work<'_, '_>, at| local_time(work, at);
    Ok(match call.state {
        CallState::Waiting => format!("The call waits for a judge since {}.", since(work, call.made_at)),
        CallState::Escalated => format!(
            "The call waits for the head judge since {}.",
            since(work, call.escalated_at.unwrap_or(call.made_at))
        ),
        CallState::Claimed => {
            let by = sentence(&who(work, call.claimed_by.as_deref())?);
            let have = if by == "You" { "have" } else { "has" };
            let at = since(work, call.claimed_at.unwrap_or(call.made_at));
            format!("{by} {have} the call since {at}.")
        }
        CallState::Resolved => {
            let by = sentence(&who(work, call.resolved_by.as_deref())?);
            format!(
                "{by} resolved the call at {}.",
                since(work, call.resolved_at.unwrap_or(call.made_at))
            )
        }
        CallState::Withdrawn => format!(
            "The player withdrew the call at {}.",
            since(work, call.resolved_at.unwrap_or(call.made_at))
        ),
    })
}
