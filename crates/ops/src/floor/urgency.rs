//! The order of tables on the floor: those that wait for a judge first, finished ones last.

use super::state::TableState;
use chrono::{DateTime, Utc};
use podium_base::clock::Moment;
use podium_store::CallState;
use podium_store::floor::calls::CallRow;

/// A table's position in the order: smaller comes first. No two tables of a round are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Urgency {
    // Compared first: the derived order compares the fields from top to bottom.
    class: Class,
    /// The order within the class: the start of the wait, or the time left, in microseconds.
    by: i64,
    table: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    /// The game starts without a missing player now.
    Missing,
    /// A call was escalated to the head judge; only for the head judge and organizers.
    Escalated,
    /// A call waits.
    Waiting,
    /// A judge has taken the call.
    Taken,
    /// Players disagree on the result.
    Disputed,
    /// The overtime of the last turn is over.
    OvertimeOver,
    /// A judge still has to carry out or to undo a penalty.
    Task,
    /// Time is up or called.
    AfterTime,
    /// A turn takes long, or a player has used up their own time.
    LongTurn,
    /// The table is playing: least time left first.
    Playing,
    /// A player reported the result, another has to confirm.
    Reported,
    Done,
}

impl Urgency {
    /// Puts a table that is playing before the others since a turn or a player takes long there; `None`: none does.
    #[must_use]
    pub fn with_long_turn(self, since: Option<Moment>) -> Self {
        match since.filter(|_| self.class == Class::Playing) {
            None => self,
            Some(since) => Self {
                class: Class::LongTurn,
                by: since.and_utc().timestamp_micros(),
                ..self
            },
        }
    }

    /// Puts the table first from `due` on, when its game is to start without a missing player; `None`: none is due.
    #[must_use]
    pub fn with_missing(self, due: Option<DateTime<Utc>>) -> Self {
        due.map_or(self, |due| Self {
            class: Class::Missing,
            by: due.timestamp_micros(),
            ..self
        })
    }
}

/// Computes a table's urgency. `has_task`: whether a judge still has to carry out or to undo a penalty there; `left`: time
/// left in microseconds, negative after time, `None` without a limit; `chief`: for the head judge and organizers.
pub fn urgency(
    table: i64,
    state: TableState,
    calls: &[CallRow],
    has_task: bool,
    left: Option<i64>,
    chief: bool,
) -> Urgency {
    let oldest = |state: CallState| {
        let of_state = calls.iter().filter(|call| call.state == state);
        // The call that has waited longest comes first.
        of_state.map(|call| call.made_at.and_utc().timestamp_micros()).min()
    };
    let escalated = oldest(CallState::Escalated);
    let (class, by) = if let Some(since) = escalated.filter(|_| chief) {
        (Class::Escalated, since)
    } else if let Some(since) = oldest(CallState::Waiting) {
        (Class::Waiting, since)
    // for other judges, an escalated call counts as taken
    } else if let Some(since) = oldest(CallState::Claimed).into_iter().chain(escalated).min() {
        (Class::Taken, since)
    } else {
        let class = match state {
            // Disputes before time: two sides wait for a judge there.
            TableState::Disputed => Class::Disputed,
            TableState::OvertimeOver => Class::OvertimeOver,
            _ if has_task => Class::Task,
            TableState::Reported => Class::Reported,
            TableState::Done => Class::Done,
            _ if state.is_after_time() => Class::AfterTime,
            _ => Class::Playing,
        };
        match class {
            Class::Done => (class, 0),
            // no limit, no hurry
            _ => (class, left.unwrap_or(i64::MAX)),
        }
    };
    Urgency { class, by, table }
}
