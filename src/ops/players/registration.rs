//! Players who register themselves: while it is open, with the code where one is asked for, and no more from one address
//! than the settings allow.

use chrono::Duration;

use super::PlayerData;
use super::add::{add_one, log_entry};
use super::log_name;
use crate::clock::Moment;
use crate::db::players::{self, PlayerRow};
use crate::db::registrations::{self, Bucket};
use crate::db::tournaments::Tournament;
use crate::db::{PlayerStatus, Registration, TournamentState};
use crate::ops::decks::Terms;
use crate::ops::secrets::Secrets;
use crate::ops::{OpError, Work, throttle};

/// Most players who wait for a place or for approval: a bound on what a script can register.
const MAX_WAITING: i64 = 2_000;
/// What registrations from an address are counted as (see [`Secrets::counted_as`]).
const COUNTED: &str = "registration by address";
/// One registration, as buckets count them.
const ONE: i64 = 1_000;

/// What somebody who registers sent.
#[derive(Debug, Clone, Default)]
pub struct SelfRegistration {
    pub data: PlayerData,
    /// Allows a name that another player has.
    pub same_name_is_fine: bool,
    /// The code, as typed or as it stood in the link.
    pub code: String,
}

/// Registers a player who sent the form themselves. A form sent twice leads to the new player ([`Registered`]).
///
/// # Errors
/// Registration is not open; the code is not the tournament's; so many registered from this address within the hour that
/// others have to wait; the waiting list is full; another player has the name and
/// [`SelfRegistration::same_name_is_fine`] is not set.
pub fn register(work: &mut Work<'_, '_>, secrets: &Secrets, sent: &SelfRegistration) -> Result<PlayerRow, OpError> {
    if let Some(message) = registration_refusal(work.tournament.state, work.tournament.registration) {
        return Err(OpError::refused(message));
    }
    if !is_code(secrets, &work.tournament, &sent.code) {
        return Err(OpError::field("code", code_refusal(&sent.code)));
    }
    count_address(work, secrets)?;
    // Players with a place are bounded by `max_players`; only those who wait cost a script nothing.
    let mut waiting = 0;
    for status in [PlayerStatus::Pending, PlayerStatus::Waitlisted] {
        waiting += players::count(work.conn, &work.tournament.id, status)?;
    }
    if waiting >= MAX_WAITING {
        return Err(OpError::refused(
            "The waiting list is full. Ask the organizer whether there is a place for you.",
        ));
    }
    // the deadline holds for newcomers too; without this check registering would be a way round it
    let has_decklist = sent.data.decklist.is_some();
    if has_decklist && Terms::of(work.conn, &work.tournament, work.at)?.is_some_and(|terms| terms.is_over) {
        return Err(OpError::field(
            "decklist",
            "Decklists are not taken any more: leave it out, and ask the staff.",
        ));
    }
    let pending = (work.tournament.registration == Registration::Approval).then_some(PlayerStatus::Pending);
    let row = add_one(work, &sent.data, sent.same_name_is_fine, pending)?;
    let what = match row.status {
        PlayerStatus::Pending => format!("{} registered and waits for approval", log_name(&row)),
        PlayerStatus::Waitlisted => format!("{} registered and is on the waiting list", log_name(&row)),
        _ => format!("{} registered", log_name(&row)),
    };
    log_entry(work, "player.register", what, &row);
    // Who sends the form twice gets to the same player, not to a second one. Not their link: it would be stored.
    work.answer = Registered::of(&row).to_string();
    Ok(row)
}

/// What a form that was sent before made: a player, and the generation of the link that they got then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registered {
    pub player_id: String,
    generation: i64,
}

impl Registered {
    fn of(row: &PlayerRow) -> Self {
        Self {
            player_id: row.id.clone(),
            generation: row.link_generation,
        }
    }

    /// Reads what was stored as the form's answer; `None` where it is none.
    pub fn read(answer: &str) -> Option<Self> {
        let (player_id, generation) = answer.split_once(' ')?;
        Some(Self {
            player_id: player_id.to_owned(),
            generation: generation.parse().ok()?,
        })
    }

    /// Whether the player's link is still the one that the form was answered with: it was renewed so that whoever has the
    /// form or the old link does not get the new one.
    pub fn has_link_of(&self, row: &PlayerRow) -> bool {
        *self == Self::of(row)
    }
}

impl std::fmt::Display for Registered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.player_id, self.generation)
    }
}

/// Counts a registration from the client's address. The address's bucket holds as many as the settings allow in an hour, and
/// empties evenly within one: a hall behind one address may register all at once, and a script from there no faster than
/// that in the long run.
fn count_address(work: &mut Work<'_, '_>, secrets: &Secrets) -> Result<(), OpError> {
    // the command line has none
    let Some(address) = work.events.address() else {
        return Ok(());
    };
    let tournament = &work.tournament;
    let counted = secrets.counted_as(COUNTED, &throttle::address_key(address));
    let stored = registrations::bucket(work.conn, &tournament.id, &counted)?;
    let before = stored.map_or(0, |bucket| {
        left_in(bucket, tournament.registrations_per_address, work.at)
    });
    let filled = before + ONE;
    let room = tournament.registrations_per_address * ONE;
    // by whatever the settings say now: a limit that is raised lets people in at once
    let wait = (filled - room).max(0) * hour().num_milliseconds() / room;
    throttle::wait_until(work.at + Duration::milliseconds(wait), work.at)?;
    // whatever it held, within an hour it is empty
    registrations::forget(work.conn, &tournament.id, work.at - hour())?;
    registrations::store(work.conn, &tournament.id, &counted, Bucket { filled, at: work.at })?;
    Ok(())
}

fn hour() -> Duration {
    Duration::hours(1)
}

/// What is left in a bucket, which empties by so many registrations in an hour.
fn left_in(bucket: Bucket, in_an_hour: i64, now: Moment) -> i64 {
    let passed = (now - bucket.at).num_milliseconds().clamp(0, hour().num_milliseconds());
    (bucket.filled - passed * in_an_hour * ONE / hour().num_milliseconds()).max(0)
}

/// The sentence that refuses self-registration in a state; `None` while it is open.
pub fn registration_refusal(state: TournamentState, registration: Registration) -> Option<&'static str> {
    match (state, registration) {
        (TournamentState::Setup, _) => Some("Registration has not opened yet."),
        (TournamentState::Registration, Registration::Closed) => {
            Some("Nobody registers by themselves here: ask the organizer for a place.")
        }
        (TournamentState::Registration, _) => None,
        (TournamentState::Cancelled, _) => Some("The tournament is cancelled."),
        (TournamentState::Finished, _) => Some("The tournament is over."),
        _ => Some("Registration is closed: the rounds have begun. Ask the organizer whether you can still enter."),
    }
}

/// The code that registering asks for, as people read it; `None` where it asks for none.
pub fn registration_code(secrets: &Secrets, tournament: &Tournament) -> Option<String> {
    tournament
        .registration_code
        .then(|| secrets.registration_code(&tournament.id, tournament.code_generation))
}

/// Whether what was typed, or stood in the link, lets somebody register.
pub fn is_code(secrets: &Secrets, tournament: &Tournament, typed: &str) -> bool {
    !tournament.registration_code || secrets.is_registration_code(&tournament.id, tournament.code_generation, typed)
}

/// The sentence that refuses a code.
pub fn code_refusal(typed: &str) -> &'static str {
    match typed.trim() {
        "" => "Type the code that stands on the poster, or scan the poster once more.",
        _ => "This is not the code, or not any more: look at the poster, or scan it once more.",
    }
}

/// A change of the code that registering asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeChange {
    /// Ask for a new one; older ones are void.
    Renew,
    /// Ask for none.
    Drop,
}

/// Changes the code that registering asks for.
///
/// # Errors
/// The tournament is over.
pub fn change_code(work: &mut Work<'_, '_>, change: CodeChange) -> Result<(), OpError> {
    crate::ops::rounds::refuse_ended(work.tournament.state)?;
    let asked = work.tournament.registration_code;
    let what = match change {
        CodeChange::Renew => {
            work.tournament.registration_code = true;
            // also where none was asked for: one from before must not count again
            work.tournament.code_generation += 1;
            match asked {
                true => "Renewed the code for registering.",
                false => "Registering asks for a code.",
            }
        }
        CodeChange::Drop => {
            work.tournament.registration_code = false;
            "Registering asks for no code."
        }
    };
    work.log("registration.code", what)
        .before(serde_json::json!({"code": asked}))
        .after(serde_json::json!({"code": change == CodeChange::Renew}));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_an_hour() {
        let at = Moment::default();
        let bucket = Bucket { filled: 300 * ONE, at };
        let left = |minutes| left_in(bucket, 300, at + Duration::minutes(minutes));
        assert_eq!((left(0), left(30), left(60), left(600)), (300 * ONE, 150 * ONE, 0, 0));
        assert_eq!(left(-5), 300 * ONE, "a clock that went back");
        let raised = left_in(bucket, 600, at + Duration::minutes(15));
        assert_eq!(raised, 150 * ONE);
    }
}
