//! Calls for a judge: made, claimed, given back, escalated, resolved, taken back. A call has a version of its own, and
//! one transaction at a time changes it: of two judges who press "Take it" exactly one has it.

use serde_json::{Value, json};

use super::{account_of, acts_as_chief, local_time, round_at_the_tables, sentence, who};
use crate::db::calls::{self, CallRow};
use crate::db::{CallState, Database, PlayerStatus, players, rounds};
use crate::ops::rounds::refuse_ended;
use crate::ops::{Actor, Once, OpError, Work, command, text};

/// Longest text of a call and of its answer, in characters.
const LONGEST_TEXT: usize = 500;

/// A call as somebody saw it who pressed a button about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub id: String,
    pub version: i64,
}

/// A player calls a judge to their table, or to wherever they are while they have none. `what` may be empty.
///
/// # Errors
/// The tournament is over, the player is not in it or has an open call, or the text is too long.
pub fn call(db: &Database, slug: &str, once: &Once, player: i64, what: &str) -> Result<(), OpError> {
    command(db, slug, &Actor::player(), once, |work| {
        refuse_ended(work.tournament.state)?;
        let what = typed("what", "What it is about", what)?;
        let player = players::by_number(work.conn, &work.tournament.id, player)?
            .filter(|row| row.status == PlayerStatus::Registered)
            .ok_or_else(|| OpError::refused("Only players of this tournament call a judge here. Ask at the desk."))?;
        if let Some(open) = open_call_of(work, &player.id)? {
            let now = stands(work, &open)?;
            return Err(OpError::refused(format!(
                "You have called a judge already, at {}. {now} Take that call back before you make another.",
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
    })
}

/// Somebody of the staff notes a call: for a table of the round, or away from the tables.
///
/// # Errors
/// The tournament is over, there is no such table, neither table nor text is given, or the text is too long.
pub fn note(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    table: Option<i64>,
    what: &str,
) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
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
            made_by: Some(account_of(work)?),
            what,
            ..CallRow::new(&work.tournament.id, work.at)
        };
        make(work, &row, "Noted a call for a judge")
    })
}

/// Something that staff do with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    Claim,
    GiveBack,
    Escalate,
    Resolve,
}

impl Deed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Claim, Self::GiveBack, Self::Escalate, Self::Resolve];
}

/// Whether a judge may do something with a call as it stands: what pages offer is what commands take. `chief`: the
/// head judge or an organizer, who alone take and resolve what was escalated, and act for others.
pub fn may(call: &CallRow, own: &str, chief: bool, deed: Deed) -> bool {
    // an imported call that nobody here has taken is anybody's
    let is_own = call.claimed_by.as_deref().is_none_or(|by| by == own);
    let escalated = call.escalated_at.is_some();
    match (call.state, deed) {
        (CallState::Resolved | CallState::Withdrawn, _) => false,
        (CallState::Waiting, deed) => deed != Deed::GiveBack,
        (CallState::Escalated, deed) => chief && deed != Deed::Escalate,
        (CallState::Claimed, Deed::Claim) => call.claimed_by.is_none() || chief && !is_own,
        (CallState::Claimed, Deed::GiveBack) => is_own || chief,
        (CallState::Claimed, Deed::Escalate) => !escalated,
        (CallState::Claimed, Deed::Resolve) => chief || is_own && !escalated,
    }
}

/// Takes a call: from now on it is the actor's. Whoever is second is told who has it and since when; the head judge
/// and organizers, who have seen who has it, may take it over.
///
/// # Errors
/// Somebody has it or has resolved it, or it waits for the head judge.
pub fn claim(db: &Database, slug: &str, actor: &Actor, once: &Once, seen: &Seen) -> Result<(), OpError> {
    on_call(db, slug, actor, once, seen, Deed::Claim, |work, call, own| {
        call.state = CallState::Claimed;
        call.claimed_by = Some(own.to_owned());
        call.claimed_at = Some(work.at);
        Ok(("call.claim", "Took the call"))
    })
}

/// Gives a call back that one has taken; the head judge and organizers give back what others have taken, and what was
/// escalated to the judges.
///
/// # Errors
/// It is not the actor's, or it changed meanwhile.
pub fn give_back(db: &Database, slug: &str, actor: &Actor, once: &Once, seen: &Seen) -> Result<(), OpError> {
    on_call(db, slug, actor, once, seen, Deed::GiveBack, |_, call, _| {
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

/// Hands a call to the head judge: from now on only the head judge and organizers take or resolve it.
///
/// # Errors
/// It was escalated or ended already, or it changed meanwhile.
pub fn escalate(db: &Database, slug: &str, actor: &Actor, once: &Once, seen: &Seen) -> Result<(), OpError> {
    on_call(db, slug, actor, once, seen, Deed::Escalate, |work, call, own| {
        call.state = CallState::Escalated;
        call.escalated_by = Some(own.to_owned());
        call.escalated_at = Some(work.at);
        call.claimed_by = None;
        call.claimed_at = None;
        Ok(("call.escalate", "Called the head judge"))
    })
}

/// Ends a call; `answer` may be empty. One that another judge has taken is theirs to resolve, or the head judge's.
///
/// # Errors
/// It ended already, it is another judge's, it waits for the head judge, it changed meanwhile, or the text is too long.
pub fn resolve(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    seen: &Seen,
    answer: &str,
) -> Result<(), OpError> {
    on_call(db, slug, actor, once, seen, Deed::Resolve, |work, call, own| {
        let answer = typed("answer", "Answer", answer)?;
        call.state = CallState::Resolved;
        call.resolved_by = Some(own.to_owned());
        call.resolved_at = Some(work.at);
        call.answer = Some(answer).filter(|answer| !answer.is_empty());
        Ok(("call.resolve", "Resolved the call"))
    })
}

/// The player who called takes the call back.
///
/// # Errors
/// They have no open call.
pub fn take_back(db: &Database, slug: &str, once: &Once, player: i64) -> Result<(), OpError> {
    command(db, slug, &Actor::player(), once, |work| {
        work.floor_only();
        let player = players::by_number(work.conn, &work.tournament.id, player)?
            .ok_or_else(|| OpError::NotFound(format!("There is no player number {player} in this tournament.")))?;
        let mut call = open_call_of(work, &player.id)?
            .ok_or_else(|| OpError::refused("You have no open call: it was resolved or taken back already."))?;
        let before = state_of(&call);
        call.state = CallState::Withdrawn;
        call.resolved_at = Some(work.at);
        store(work, &mut call)?;
        let what = format!("{{player:{}}} took the call back", player.id);
        work.log("call.take_back", what).before(before).after(state_of(&call));
        Ok(())
    })
}

/// What is the same for everything that staff do with a call. `act` changes the row for the account given to it, and
/// says the verb of the log and its words.
fn on_call(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    seen: &Seen,
    deed: Deed,
    act: impl Fn(&Work<'_, '_>, &mut CallRow, &str) -> Result<(&'static str, &'static str), OpError>,
) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        work.floor_only();
        let mut call = calls::by_id(work.conn, &work.tournament.id, &seen.id)?
            .ok_or_else(|| OpError::NotFound("There is no such call in this tournament.".into()))?;
        let (own, chief) = (account_of(work)?, acts_as_chief(work)?);
        // A call that waits may be taken by whoever saw it, whatever became of it in between.
        let as_seen = call.version == seen.version || deed == Deed::Claim && call.state == CallState::Waiting;
        if !as_seen {
            return Err(is_now(work, &call)?);
        }
        if !may(&call, &own, chief, deed) {
            return Err(match call.state {
                CallState::Escalated if !chief => OpError::Forbidden(
                    "This call waits for the head judge: the head judge or an organizer takes and resolves it.".into(),
                ),
                _ => is_now(work, &call)?,
            });
        }
        let before = state_of(&call);
        let (verb, words) = act(work, &mut call, &own)?;
        store(work, &mut call)?;
        let what = format!("{words}{}", at_table(work, &call)?);
        work.log(verb, what).before(before).after(state_of(&call));
        Ok(())
    })
}

fn make(work: &mut Work<'_, '_>, row: &CallRow, words: &str) -> Result<(), OpError> {
    work.floor_only();
    calls::insert(work.conn, row)?;
    let what = format!("{words}{}", at_table(work, row)?);
    work.log("call.make", what).after(state_of(row));
    Ok(())
}

fn store(work: &mut Work<'_, '_>, call: &mut CallRow) -> Result<(), OpError> {
    call.version += 1;
    Ok(calls::update(work.conn, call)?)
}

/// What the log keeps of a call: its texts stay in the call, where they can be removed with a player's data.
fn state_of(call: &CallRow) -> Value {
    json!({"call": call.id, "state": call.state.as_str(), "claimed_by": call.claimed_by})
}

fn typed(field: &str, label: &str, text: &str) -> Result<String, OpError> {
    text::block(field, label, text, LONGEST_TEXT).map_err(|problem| OpError::Invalid(vec![problem]))
}

fn open_call_of(work: &mut Work<'_, '_>, player: &str) -> Result<Option<CallRow>, OpError> {
    let open = calls::open(work.conn, &work.tournament.id)?;
    Ok(open.into_iter().find(|call| call.player_id.as_deref() == Some(player)))
}

/// The pod at a table of the round.
fn pod_at(work: &mut Work<'_, '_>, table: i64) -> Result<String, OpError> {
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Err(OpError::field(
            "table",
            "Table: no round is at the tables now. Leave the table out, and say where it is.",
        ));
    };
    match rounds::pod_at_table(work.conn, &round.id, table)? {
        Some(pod) => Ok(pod.id),
        None => Err(OpError::field(
            "table",
            format!(
                "Table: there is no table {table} in round {}. Look at the floor for its number.",
                round.number
            ),
        )),
    }
}

/// " at table 7", or nothing.
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

/// The refusal that says how a call stands now.
fn is_now(work: &mut Work<'_, '_>, call: &CallRow) -> Result<OpError, OpError> {
    let place = match table_of(work, call)? {
        Some(table) => format!("Table {table}"),
        None => "Away from the tables".to_owned(),
    };
    let now = stands(work, call)?;
    Ok(OpError::Conflict(format!("{place}: {now} Nothing was changed.")))
}

/// How a call stands, as a sentence.
fn stands(work: &mut Work<'_, '_>, call: &CallRow) -> Result<String, OpError> {
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
            "The player took the call back at {}.",
            since(work, call.resolved_at.unwrap_or(call.made_at))
        ),
    })
}
