//! The state of a call in words, and the refusal of a form that was made from another one.

use super::super::{local_time, sentence, who};
use super::table_of;
use crate::{OpError, Work};
use podium_store::CallState;
use podium_store::floor::calls::CallRow;

/// Returns the refusal that describes the state of a call.
pub(super) fn conflict(work: &mut Work<'_, '_>, call: &CallRow) -> Result<OpError, OpError> {
    let place = match table_of(work, call)? {
        Some(table) => format!("Table {table}"),
        None => "Away from the tables".to_owned(),
    };
    let now = state_sentence(work, call)?;
    Ok(OpError::Conflict(format!("{place}: {now} Nothing was changed.")))
}

/// Describes the state of a call, as a sentence.
pub(super) fn state_sentence(work: &mut Work<'_, '_>, call: &CallRow) -> Result<String, OpError> {
    let since = |work: &Work<'_, '_>, at| local_time(work, at);
    Ok(match call.state {
        CallState::Waiting => format!("The call waits for a judge since {}.", since(work, call.made_at)),
        CallState::Escalated => format!(
            "The call waits for the head judge since {}.",
            since(work, call.escalated_at.unwrap_or(call.made_at))
        ),
        CallState::Claimed if call.handed_by.is_some() => {
            let to = who(work, call.claimed_by.as_deref())?;
            let by = sentence(&who(work, call.handed_by.as_deref())?);
            let at = since(work, call.claimed_at.unwrap_or(call.made_at));
            format!("{by} handed the call to {to} at {at}.")
        }
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
