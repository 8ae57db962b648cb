//! The judges' floor: calls for a judge, covers of tables, slow-play watches, and the board of all tables.

pub mod board;
mod calls;
mod covers;
pub mod follow;
pub mod game_state;
pub mod handover;
pub mod notes;
pub mod rulings;
pub mod state;
pub mod table_game;
pub mod urgency;
mod watch;

pub use board::{Board, board};
pub use calls::{
    CallAction, CallTime, CallVersion, Passing, call, claim, counts_for, escalate, give_back, hand, is_allowed, note,
    resolve, take_back,
};
pub use covers::{CoverChange, as_before, assign, in_ranges, ranges, release, take};
pub(crate) use watch::end_watch_of;
pub use watch::{stop_watch, watch};

use chrono::TimeZone;

use super::{OpError, Work};
use crate::site::staff;
use podium_base::clock::Moment;
use podium_store::site::accounts;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, Reader, Role, RoundState};

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
    Ok(is_chief(staff::actors_role(work)?))
}

/// Returns the acting account.
fn account_of(work: &Work<'_, '_>) -> Result<String, OpError> {
    let account = work.actor.account_id.clone();
    account.ok_or_else(|| OpError::Forbidden("This takes somebody of the staff who is signed in.".into()))
}

/// Returns an account's name for a sentence: "you" for the acting account.
fn who(work: &mut Work<'_, '_>, account: Option<&str>) -> Result<String, OpError> {
    let Some(id) = account else {
        return Ok("somebody".to_owned());
    };
    if work.actor.account_id.as_deref() == Some(id) {
        return Ok("you".to_owned());
    }
    let found = accounts::by_id(work.conn, id)?;
    Ok(found.map_or_else(|| "somebody".to_owned(), |account| account.name))
}

/// Formats a moment as "14:05" in the tournament's zone.
fn local_time(work: &Work<'_, '_>, at: Moment) -> String {
    // Players and judges use the hall's time, wherever the server is.
    let zone: chrono_tz::Tz = work.tournament.time_zone.parse().unwrap_or(chrono_tz::UTC);
    zone.from_utc_datetime(&at).format("%H:%M").to_string()
}

/// Makes the first letter of a text a capital.
fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}
