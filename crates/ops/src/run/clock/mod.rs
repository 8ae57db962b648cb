//! The round clock and the time given to single tables (T20, T21). The start, the pauses and the additions are stored;
//! the time left is computed from the server's time, so nothing ticks.

mod deck_check;
mod ends;
mod round;
mod table;

pub use deck_check::{DrawnDeck, Found, begin_deck_check, draw_deck, end_deck_check, unchecked};
pub(crate) use ends::{tell_browser, tell_early, tell_round, tell_table};
pub use round::{Change, change, start};
pub use table::{LONGEST_EXTENSION, extend, withdraw};

use crate::{OpError, Work};
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{DbError, RoundState};
use say::refused_clock as t;

/// Longest reason, in characters.
const REASON: usize = 500;

/// Returns the round of a number, unless it is a draft.
fn round(work: &mut Work<'_, '_>, number: i64) -> Result<RoundRow, OpError> {
    rounds::by_number(work.conn, &work.tournament.id, number)?
        .filter(|row| row.state != RoundState::Draft)
        .ok_or_else(|| OpError::NotFound(t::no_published_round(number)))
}

/// Returns the running round of a number with its clock.
fn running(work: &mut Work<'_, '_>, number: i64) -> Result<(RoundRow, ClockRow), OpError> {
    let row = round(work, number)?;
    let name = work.round_name(number)?;
    match row.state {
        RoundState::Running => {}
        RoundState::Finished => return Err(OpError::refused(name.heads(t::finished_with_clock))),
        RoundState::Draft | RoundState::Published => return Err(OpError::refused(name.heads(t::not_started))),
    }
    let clock = match clocks::of_round(work.conn, &row.id)? {
        Some(clock) => clock,
        // the round was imported, or began before clocks were stored
        None => {
            let profile = work.tournament.profile()?;
            let implied = ClockRow::implied(&row, &profile)
                .ok_or_else(|| DbError::Corrupt(format!("round {number} runs without a start")))?;
            clocks::insert(work.conn, &implied)?;
            implied
        }
    };
    Ok((row, clock))
}

/// Returns the pod at a table of a round that is published or running, if it has no result.
fn playing(work: &mut Work<'_, '_>, number: i64, table: i64) -> Result<PodRow, OpError> {
    let row = round(work, number)?;
    if row.state == RoundState::Finished {
        return Err(OpError::refused(work.round_name(number)?.heads(t::no_table_needs_time)));
    }
    let Some(pod) = rounds::pod_at_table(work.conn, &row.id, table)? else {
        let name = work.round_name(number)?.inside();
        return Err(OpError::field("table", t::no_such_table(table, name)));
    };
    // Time for a finished match would move the end of the round for nothing.
    if pod.result.is_some() {
        return Err(OpError::field("table", t::reported_already(table)));
    }
    Ok(pod)
}

/// Returns a count of minutes in words: "1 minute", "7 minutes".
fn minutes(count: i64) -> String {
    match count {
        1 => "1 minute".to_owned(),
        _ => format!("{count} minutes"),
    }
}
