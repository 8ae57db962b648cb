//! In which order the floor shows its tables: what waits for a judge first, what is done last.

use super::state::TableState;
use crate::db::CallState;
use crate::db::calls::CallRow;

/// How pressing a table is: the less, the further up. No two tables of a round are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Urgency {
    class: Class,
    /// Within the class: since when, or how much time is left, in microseconds.
    by: i64,
    table: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    /// A call that the head judge was called to; for the head judge and organizers alone.
    Escalated,
    /// A call that nobody has taken.
    Waiting,
    /// A call that somebody is at.
    Taken,
    /// Players who do not agree.
    Disputed,
    /// Time is up or called.
    AfterTime,
    /// Still playing: least time first.
    Playing,
    /// Reported by a player, waits for another.
    Reported,
    Done,
}

/// How pressing a table is. `left`: time left in microseconds, negative after time, `None` when there is no limit;
/// `chief`: whether the head judge or an organizer reads.
pub fn urgency(table: i64, state: TableState, calls: &[CallRow], left: Option<i64>, chief: bool) -> Urgency {
    let oldest = |wanted: CallState| {
        let of_state = calls.iter().filter(|call| call.state == wanted);
        of_state.map(|call| call.made_at.and_utc().timestamp_micros()).min()
    };
    let escalated = oldest(CallState::Escalated);
    let (class, by) = if let Some(since) = escalated.filter(|_| chief) {
        (Class::Escalated, since)
    } else if let Some(since) = oldest(CallState::Waiting) {
        (Class::Waiting, since)
    } else if let Some(since) = oldest(CallState::Claimed).into_iter().chain(escalated).min() {
        (Class::Taken, since)
    } else {
        let class = match state {
            TableState::Disputed => Class::Disputed,
            TableState::Reported => Class::Reported,
            TableState::Done => Class::Done,
            _ if state.is_after_time() => Class::AfterTime,
            _ => Class::Playing,
        };
        match class {
            Class::Done => (class, 0),
            _ => (class, left.unwrap_or(i64::MAX)),
        }
    };
    Urgency { class, by, table }
}
