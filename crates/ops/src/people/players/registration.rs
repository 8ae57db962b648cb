//! Self-registration of players: while it is open, with the code if one is required, and limited for each address by
//! the settings.

use super::add::{Newcomer, add_one, log_entry};
use super::same_name::find_same_name;
use super::{PlayerData, log_name};
use crate::community::entry::Who;
use crate::people::decks::Terms;
use crate::site::secrets::Secrets;
use crate::site::throttle;
use crate::{OpError, Work};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{PlayerStatus, Registration, TournamentState};
use say::{Message, refused_decks, refused_players as t};

/// The most players who wait for a place or for approval: it limits what a script can register.
const MAX_WAITING: i64 = 2_000;
/// The kind under which registrations from an address are counted (see [`Secrets::counted_as`]).
const COUNTED: &str = "registration by address";

/// The data sent with a self-registration.
#[derive(Debug, Clone, Default)]
pub struct SelfRegistration {
    pub data: PlayerData,
    /// What the sender says of a name that another player has.
    pub same_name: SameName,
    /// The code, as typed or from the link.
    pub code: String,
    /// Who they are in the tournament's community: by the person's link, a guest, or unsaid.
    pub who: Who,
}

/// Who somebody is whose name another player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SameName {
    /// Not said: they are asked.
    #[default]
    Unsaid,
    OtherPerson,
    /// That player, whom the staff entered. A name proves nothing, so the registration waits until the staff confirms it
    /// ([`super::is_entered`]).
    Entered,
}

/// Registers a player who sent the form themselves. If the form is sent twice, the second answer leads to the same
/// player ([`Registered`]).
///
/// # Errors
/// Registration is not open; the code is wrong; the limit of registrations from this address within an hour is reached;
/// the waiting list is full; another player has the name, and the sender did not say who they are.
pub fn register(work: &mut Work<'_, '_>, secrets: &Secrets, sent: &SelfRegistration) -> Result<PlayerRow, OpError> {
    if let Some(message) = registration_refusal(work.tournament.state, work.tournament.registration) {
        return Err(OpError::refused(message));
    }
    if !is_code(secrets, &work.tournament, &sent.code) {
        return Err(OpError::field("code", code_refusal(&sent.code)));
    }
    count_address(work, secrets)?;
    // `max_players` limits the players with a place; registrations that wait have no other limit against scripts.
    let mut waiting = 0;
    for status in [PlayerStatus::Pending, PlayerStatus::Waitlisted] {
        waiting += players::count(work.conn, &work.tournament.id, status)?;
    }
    if waiting >= MAX_WAITING {
        return Err(OpError::refused(t::waiting_list_full()));
    }
    // the deadline applies to newcomers too; without this check, registering would be a way around it
    let has_decklist = sent.data.decklist.is_some();
    if has_decklist && Terms::of(work.conn, &work.tournament, work.at)?.is_some_and(|terms| terms.is_over) {
        return Err(OpError::field("decklist", refused_decks::not_taken_any_more()));
    }
    let same_name = find_same_name(work, &sent.data.name, None)?;
    if let (Some(number), SameName::Unsaid) = (same_name, sent.same_name) {
        return Err(OpError::field("same_name", t::same_name_choose(number)));
    }
    let is_wish = same_name.is_some() && sent.same_name == SameName::Entered;
    let waits = is_wish || work.tournament.registration == Registration::Approval;
    let newcomer = Newcomer {
        data: &sent.data,
        who: &sent.who,
        status: waits.then_some(PlayerStatus::Pending),
    };
    let row = add_one(work, &newcomer, true)?;
    let what = match row.status {
        PlayerStatus::Pending if is_wish => {
            format!(
                "{} registered, and says that the staff had entered them",
                log_name(&row)
            )
        }
        PlayerStatus::Pending => format!("{} registered and waits for approval", log_name(&row)),
        PlayerStatus::Waitlisted => format!("{} registered and is on the waiting list", log_name(&row)),
        _ => format!("{} registered", log_name(&row)),
    };
    log_entry(work, "player.register", what, &row);
    // A form that is sent twice leads to the same player, not to a second one. Their link is not stored.
    work.answer = Registered::of(&row).to_string();
    Ok(row)
}

/// A player and the generation of their link, as a form's answer and [`PlayerRow::same_as`] store them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registered {
    pub player_id: String,
    generation: i64,
}

impl Registered {
    pub(super) fn of(row: &PlayerRow) -> Self {
        Self {
            player_id: row.id.clone(),
            generation: row.link_generation,
        }
    }

    /// Reads what was stored; `None` if it is something else.
    pub fn read(answer: &str) -> Option<Self> {
        let (player_id, generation) = answer.split_once(' ')?;
        Some(Self {
            player_id: player_id.to_owned(),
            generation: generation.parse().ok()?,
        })
    }

    /// Returns whether the player's link is still the one that was stored: after a renewal, a person with the form
    /// or the old link must not get the new one.
    pub fn has_link_of(&self, row: &PlayerRow) -> bool {
        row.status != PlayerStatus::Removed && *self == Self::of(row)
    }
}

impl std::fmt::Display for Registered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.player_id, self.generation)
    }
}

/// Counts a registration from the client's address: a hall behind one address may register all at once, but a script in the
/// hall is no faster than the settings allow in the long run.
fn count_address(work: &mut Work<'_, '_>, secrets: &Secrets) -> Result<(), OpError> {
    // commands from the command line have no address
    let Some(address) = work.events.address() else {
        return Ok(());
    };
    let counted = secrets.counted_as(COUNTED, &throttle::address_key(address));
    let tournament = &work.tournament;
    let most = tournament.registrations_per_address;
    throttle::count(work.conn, &tournament.id, &counted, most, work.at)
}

/// Returns the sentence that refuses self-registration in a state; `None` while it is open.
pub fn registration_refusal(state: TournamentState, registration: Registration) -> Option<Message> {
    match (state, registration) {
        (TournamentState::Setup, _) => Some(t::registration_not_open()),
        (TournamentState::Registration, Registration::Closed) => Some(t::no_registration_here()),
        (TournamentState::Registration, _) => None,
        (TournamentState::Cancelled, _) => Some(t::registration_cancelled()),
        (TournamentState::Finished, _) => Some(t::registration_over()),
        _ => Some(t::registration_closed()),
    }
}

/// Returns the code that registration requires, as people read it; `None` if it requires none.
pub fn registration_code(secrets: &Secrets, tournament: &Tournament) -> Option<String> {
    tournament
        .registration_code
        .then(|| secrets.registration_code(&tournament.id, tournament.code_generation))
}

/// Returns whether the code that was typed, or came with the link, allows registration.
pub fn is_code(secrets: &Secrets, tournament: &Tournament, typed: &str) -> bool {
    !tournament.registration_code || secrets.is_registration_code(&tournament.id, tournament.code_generation, typed)
}

/// Returns the sentence that refuses a code.
pub fn code_refusal(typed: &str) -> Message {
    match typed.trim() {
        "" => t::type_code(),
        _ => t::wrong_code(),
    }
}

/// A change of the code that registration requires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeChange {
    /// Require a new one; older ones become void.
    Renew,
    /// Require no code.
    Drop,
}

/// Changes the code that registration requires.
///
/// # Errors
/// The tournament is over.
pub fn change_code(work: &mut Work<'_, '_>, change: CodeChange) -> Result<(), OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let asked = work.tournament.registration_code;
    let what = match change {
        CodeChange::Renew => {
            work.tournament.registration_code = true;
            // also if none was required: one from before must not become valid again
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
