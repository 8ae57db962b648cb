//! The judges' floor: calls for a judge, who covers which table, and every table of the round at a glance.

pub mod board;
mod calls;
mod covers;
pub mod followed;
pub mod state;
pub mod urgency;

pub use board::{Board, board};
pub use calls::{Deed, Seen, call, claim, escalate, give_back, may, note, resolve, take_back};
pub use covers::{Covered, as_before, assign, in_ranges, release, take};

use chrono::TimeZone;

use super::{OpError, Work, staff};
use crate::clock::Moment;
use crate::db::rounds::{self, RoundRow};
use crate::db::{Conn, DbError, Role, RoundState, accounts};

/// The round that is at the tables: published or running.
///
/// # Errors
/// The database does not answer.
pub fn round_at_the_tables(conn: &mut Conn<'_>, tournament: &str) -> Result<Option<RoundRow>, DbError> {
    let last = rounds::of_tournament(conn, tournament)?.pop();
    Ok(last.filter(|round| matches!(round.state, RoundState::Published | RoundState::Running)))
}

/// Whether a role decides what was escalated, and for others.
pub fn is_chief(role: Role) -> bool {
    matches!(role, Role::Organizer | Role::HeadJudge)
}

fn acts_as_chief(work: &mut Work<'_, '_>) -> Result<bool, OpError> {
    Ok(is_chief(staff::actors_role(work)?))
}

/// The account that acts.
fn account_of(work: &Work<'_, '_>) -> Result<String, OpError> {
    let account = work.actor.account_id.clone();
    account.ok_or_else(|| OpError::Forbidden("This takes somebody of the staff who is signed in.".into()))
}

/// An account's name as sentences have it: "you" for who acts.
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

/// A moment as "14:05" in the tournament's zone.
fn local_time(work: &Work<'_, '_>, at: Moment) -> String {
    let zone: chrono_tz::Tz = work.tournament.time_zone.parse().unwrap_or(chrono_tz::UTC);
    zone.from_utc_datetime(&at).format("%H:%M").to_string()
}

/// The same text with its first letter large: sentences begin with names of the field's words too.
fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}
