//! Rounds: drafted, changed by hand, published, played, finished, and the latest step undone.

mod absent;
mod basis;
mod draft;
mod feature;
mod first;
mod late;
mod left;
mod lifecycle;
mod manual;
mod moved;
mod no_show;
mod now;
mod publish;
mod store;

pub use absent::Absent;
pub use basis::Outdated;
pub(crate) use draft::changed_player;
pub use draft::{discard, draft, draft_asked, draft_present, keep_draft, redraft};
pub use feature::feature;
pub use first::choose_first;
pub use late::{LateEntry, LatePlayer, enter_late};
pub use left::{Unplayed, unplayed};
pub(crate) use left::{leave_table, return_to_table};
pub(crate) use lifecycle::begin;
pub use lifecycle::{finish, has_reports, reopen, start, unstart};
pub use manual::{Assessed, Change, assess_change, change_draft};
pub use no_show::no_show;
pub use now::{RoundNow, now};
pub use publish::{publish, publish_and_start, unpublish};
pub(crate) use store::record_draws;
pub use store::recorded;

use crate::OpError;
use podium_event::{Event, Refusal};
use podium_rules::tables::Tables;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{RoundState, TournamentState};
use say::Message;
use say::refused_rounds as t;

impl From<Refusal> for OpError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused {
            rule: refusal.rule,
            message: refusal.message,
        }
    }
}

/// Returns the table numbers of the venue.
pub(crate) fn tables(loaded: &Loaded) -> Result<Tables, OpError> {
    Ok(Tables {
        first: loaded.tournament.first_table as u32,
        skipped: loaded.tournament.skipped_tables()?,
    })
}

/// Returns the event without its last round, from which that round is paired.
///
/// # Errors
/// The other rounds do not form an event: the database is corrupt.
pub fn before_last_round(event: &Event) -> Result<Event, OpError> {
    let mut parts = event.clone().into_parts();
    parts.rounds.pop();
    Event::new(parts).map_err(|_| OpError::refused(t::rounds_unreadable()))
}

/// Returns the numbers of the tables without a result, in order.
pub fn outstanding(round: &LoadedRound) -> Vec<i64> {
    let mut tables: Vec<i64> = round
        .pods
        .iter()
        .filter(|p| p.result.is_none())
        .map(|p| p.table_number)
        .collect();
    // Pods are ordered by position, but people look for tables by number.
    tables.sort_unstable();
    tables
}

/// Lists tables in words: "table 4", "tables 4, 7 and 12".
pub fn table_list(tables: &[i64]) -> Message {
    match tables {
        [] => t::no_tables(),
        several => t::tables(several.len(), say::list(several.iter().map(Message::from).collect())),
    }
}

/// Returns the draft of a round.
fn the_draft(loaded: &Loaded, number: i64) -> Result<&LoadedRound, OpError> {
    match loaded.open_round() {
        Some(round) if round.row.number == number && round.row.state == RoundState::Draft => Ok(round),
        Some(round) if round.row.number == number => {
            Err(OpError::refused(loaded.round_name(number).heads(t::published_already)))
        }
        _ => Err(OpError::refused(t::no_draft(loaded.round_name(number).inside()))),
    }
}

/// Refuses commands on a tournament that is finished or cancelled.
pub(crate) fn refuse_ended(state: TournamentState) -> Result<(), OpError> {
    match state {
        TournamentState::Finished => Err(OpError::refused(t::tournament_finished())),
        TournamentState::Cancelled => Err(OpError::refused(say::refused_rights::tournament_cancelled())),
        _ => Ok(()),
    }
}
