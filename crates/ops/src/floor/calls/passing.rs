//! A call that is passed on: to the head judge, with a line and who stays at the table, or to a named colleague.

use super::super::is_chief;
use super::{CallAction, CallVersion, on_call, typed};
use crate::{OpError, Work};
use podium_store::floor::calls::CallRow;
use podium_store::site::accounts;
use podium_store::{CallState, Role};
use say::refused_floor as t;

/// What a judge says when passing a call to the head judge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Passing {
    /// The question; may be empty.
    pub note: String,
    /// Whether the judge stays at the table until the head judge comes.
    pub stays: bool,
}

/// Hands a call to the head judge: only the head judge and organizers may then take or resolve it.
///
/// # Errors
/// It was escalated or ended already, it changed meanwhile, or the line is too long.
pub fn escalate(work: &mut Work<'_, '_>, seen: &CallVersion, passing: &Passing) -> Result<(), OpError> {
    let note = typed("note", t::label_for_head_judge(), &passing.note)?;
    on_call(work, seen, CallAction::Escalate, |work, call, own| {
        if passing.stays {
            // who stays is at the table: its time counts from then
            call.first_taken_at = call.first_taken_at.or(Some(work.at));
        }
        call.state = CallState::Escalated;
        call.escalated_by = Some(own.to_owned());
        call.escalated_at = Some(work.at);
        call.escalated_note = Some(note).filter(|note| !note.is_empty());
        call.stays_by = passing.stays.then(|| own.to_owned());
        // the head judge is to take it: it does not stay with the judge who asked
        call.claimed_by = None;
        call.claimed_at = None;
        call.handed_by = None;
        Ok(("call.escalate", "Called the head judge"))
    })
}

/// Hands a call to a colleague of the staff, who takes it from there. Where the colleague may not decide for the head
/// judge, it waits for the head judge no more.
///
/// # Errors
/// The account does not judge here or has the call already, the actor may not hand it over, or it changed meanwhile.
pub fn hand(work: &mut Work<'_, '_>, seen: &CallVersion, to: &str) -> Result<(), OpError> {
    let role = accounts::staff_role(work.conn, &work.tournament.id, to)?;
    let role = role
        .filter(|role| *role != Role::Scorekeeper)
        .ok_or_else(|| OpError::field("to", t::hand_to_judge()))?;
    on_call(work, seen, CallAction::Hand, |work, call, own| {
        if to == own || call.claimed_by.as_deref() == Some(to) {
            return Err(OpError::field("to", t::hand_to_other()));
        }
        // What was asked goes with it: who takes it reads it.
        if !is_chief(role) {
            (call.escalated_at, call.stays_by) = (None, None);
        }
        call.state = CallState::Claimed;
        call.claimed_by = Some(to.to_owned());
        call.claimed_at = Some(work.at);
        call.handed_by = Some(own.to_owned());
        Ok(("call.hand", "Handed the call to a colleague"))
    })
}

/// Makes a call one that no head judge is asked about.
pub(super) fn end_escalation(call: &mut CallRow) {
    call.escalated_by = None;
    call.escalated_at = None;
    call.escalated_note = None;
    call.stays_by = None;
}
