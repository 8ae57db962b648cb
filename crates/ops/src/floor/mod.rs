//! The judges' floor: calls for a judge, covers of tables, slow-play watches, and the board of all tables.

pub mod board;
mod board_games;
mod calls;
mod covers;
pub mod follow;
pub mod game_state;
pub mod handover;
mod missing;
pub mod notes;
pub mod rulings;
pub mod state;
pub mod table_game;
pub mod takes_long;
pub mod urgency;
mod watch;

pub use board::{Board, board};
pub use board_games::board_again;
pub use calls::{
    CallAction, CallTime, CallVersion, Passing, call, call_from, claim, counts_for, escalate, give_back, hand,
    is_allowed, note, resolve, take_back,
};
pub use covers::{CoverChange, as_before, assign, in_ranges, ranges, release, take};
pub use missing::note_missing;
pub(crate) use watch::end_watch_of;
pub use watch::{stop_watch, watch};

use chrono::TimeZone;

use super::{OpError, Work};
use podium_base::clock::Moment;
use podium_store::site::accounts;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, Reader, Role, RoundState};
use say::Message;
use say::refused_floor as t;

/// Returns the round that is being played: the last one, if it is published or running.
pub fn round_at_the_tables(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<RoundRow>, DbError> {
    // no round follows an unfinished one, so only the last can be in play
    let last = rounds::of_tournament(conn, tournament)?.pop();
    Ok(last.filter(|round| matches!(round.state, RoundState::Published | RoundState::Running)))
}

/// Returns whether a role decides escalated calls and acts for other judges.
pub fn is_chief(role: Role) -> bool {
    matches!(role, Role::Organizer | Role::HeadJudge)
}

fn acts_as_chief(work: &Work<'_, '_>) -> Result<bool, OpError> {
    Ok(is_chief(work.actor.role(work.role)?))
}

/// Returns the acting account.
fn account_of(work: &Work<'_, '_>) -> Result<String, OpError> {
    let account = work.actor.account_id.clone();
    account.ok_or_else(|| OpError::Forbidden(t::takes_signed_in()))
}

/// An account in a sentence.
enum Who {
    /// The acting account.
    You,
    Named(String),
    /// The account is not known any more.
    Somebody,
}

impl Who {
    /// Returns the name as the first words of a sentence; `None` for the acting account, of which another sentence speaks.
    fn opening(&self) -> Option<Message> {
        match self {
            Self::You => None,
            Self::Named(name) => Some(name.into()),
            Self::Somebody => Some(t::somebody_opening()),
        }
    }

    /// Returns the name inside a sentence about another account than the acting one.
    fn inside(&self) -> Message {
        match self {
            Self::Named(name) => name.into(),
            Self::You | Self::Somebody => say::staff_words::somebody(),
        }
    }
}

/// Returns an account for a sentence.
fn who(work: &mut Work<'_, '_>, account: Option<&str>) -> Result<Who, OpError> {
    let Some(id) = account else {
        return Ok(Who::Somebody);
    };
    if work.actor.account_id.as_deref() == Some(id) {
        return Ok(Who::You);
    }
    let found = accounts::by_id(work.conn, id)?;
    Ok(found.map_or(Who::Somebody, |account| Who::Named(account.name)))
}

/// Formats a moment as "14:05" in the tournament's zone.
fn local_time(work: &Work<'_, '_>, at: Moment) -> Message {
    // Players and judges use the hall's time, wherever the server is.
    let zone: chrono_tz::Tz = work.tournament.time_zone.parse().unwrap_or(chrono_tz::UTC);
    say::clock_time(zone.from_utc_datetime(&at).naive_local())
}
