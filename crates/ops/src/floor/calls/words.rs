//! The state of a call in words, and the refusal of a form that was made from another one.

use super::super::{Who, local_time, who};
use super::table_of;
use crate::{OpError, Work};
use podium_store::CallState;
use podium_store::floor::calls::CallRow;
use say::Message;
use say::refused_floor as t;

/// Returns the refusal that describes the state of a call.
pub(super) fn conflict(work: &mut Work<'_, '_>, call: &CallRow) -> Result<OpError, OpError> {
    let now = state_sentence(work, call)?;
    Ok(OpError::Conflict(match table_of(work, call)? {
        Some(table) => t::call_changed(table, now),
        None => t::call_changed_away(now),
    }))
}

/// Describes the state of a call, as a sentence.
pub(super) fn state_sentence(work: &mut Work<'_, '_>, call: &CallRow) -> Result<Message, OpError> {
    let since = |work: &Work<'_, '_>, at| local_time(work, at);
    Ok(match call.state {
        CallState::Waiting => t::call_waits(since(work, call.made_at)),
        CallState::Escalated => t::call_waits_for_head_judge(since(work, call.escalated_at.unwrap_or(call.made_at))),
        CallState::Claimed if call.handed_by.is_some() => {
            let to = who(work, call.claimed_by.as_deref())?;
            let by = who(work, call.handed_by.as_deref())?;
            let at = since(work, call.claimed_at.unwrap_or(call.made_at));
            match (by.opening(), to) {
                (None, to) => t::call_handed_by_you(to.inside(), at),
                (Some(by), Who::You) => t::call_handed_to_you(by, at),
                (Some(by), to) => t::call_handed(by, to.inside(), at),
            }
        }
        CallState::Claimed => {
            let by = who(work, call.claimed_by.as_deref())?;
            let at = since(work, call.claimed_at.unwrap_or(call.made_at));
            match by.opening() {
                None => t::call_taken_by_you(at),
                Some(by) => t::call_taken(by, at),
            }
        }
        CallState::Resolved => {
            let by = who(work, call.resolved_by.as_deref())?;
            let at = since(work, call.resolved_at.unwrap_or(call.made_at));
            match by.opening() {
                None => t::call_resolved_by_you(at),
                Some(by) => t::call_resolved(by, at),
            }
        }
        CallState::Withdrawn => t::call_withdrawn(since(work, call.resolved_at.unwrap_or(call.made_at))),
    })
}
