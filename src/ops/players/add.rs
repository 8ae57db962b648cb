//! Adding players: one by the staff, many from a list, one who registers themselves.

use std::collections::HashSet;

use super::entry::{entry_round, free_places};
use super::same_name::{existing_names, refuse_same_name};
use super::{PlayerData, eligibility, fold_name, log_name};
use crate::db::players::{self, PlayerRow};
use crate::db::{PlayerStatus, Registration, TournamentState};
use crate::ops::decks::Terms;
use crate::ops::{OpError, Work};
use crate::rules::event::{MAX_PLAYERS, MAX_ROUNDS};

/// Most players who wait for a place or for approval: a bound on what a script can register.
const MAX_WAITING: usize = 2_000;

/// What to do with names of a list that are in the tournament already, or twice in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameNames {
    LeaveOut,
    Add,
}

/// The outcome of adding a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BulkAdded {
    pub added: Vec<PlayerRow>,
    /// Names that were left out because they are in the tournament already.
    pub left_out: Vec<String>,
}

impl BulkAdded {
    /// How many of the added players are on the waiting list.
    pub fn waiting(&self) -> usize {
        self.added
            .iter()
            .filter(|row| row.status == PlayerStatus::Waitlisted)
            .count()
    }
}

/// Adds a player. During the Swiss rounds they enter in the next round; beyond the maximum they wait for a place.
///
/// # Errors
/// Nobody can enter any more; another player has the name and `same_name_is_fine` is not set.
pub fn add(work: &mut Work<'_, '_>, data: &PlayerData, same_name_is_fine: bool) -> Result<PlayerRow, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut enrollment = Enrollment::open(work, &rows)?;
    if !same_name_is_fine {
        refuse_same_name(&rows, &data.name, None)?;
    }
    let row = enrollment.enroll(work, data, None)?;
    players::insert(work.conn, std::slice::from_ref(&row))?;
    let what = match row.status {
        PlayerStatus::Waitlisted => format!("Put {} on the waiting list", log_name(&row)),
        _ if row.entry_round > 1 => format!("Added {} from round {} on", log_name(&row), row.entry_round),
        _ => format!("Added {}", log_name(&row)),
    };
    log_entry(work, "player.add", what, &row);
    Ok(row)
}

/// Adds all players of a list, or none where it is refused.
///
/// # Errors
/// Nobody can enter any more; the list is empty or all its names are left out.
pub fn bulk_add(work: &mut Work<'_, '_>, list: &[PlayerData], same_names: SameNames) -> Result<BulkAdded, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut enrollment = Enrollment::open(work, &rows)?;
    let mut names: HashSet<String> = existing_names(&rows).into_keys().collect();
    let mut done = BulkAdded {
        added: Vec::with_capacity(list.len()),
        left_out: Vec::new(),
    };
    for data in list {
        // Also against the list itself: a name pasted twice is left out the second time.
        let is_new = names.insert(fold_name(&data.name));
        if is_new || same_names == SameNames::Add {
            let row = enrollment.enroll(work, data, None)?;
            done.added.push(row);
        } else {
            done.left_out.push(data.name.clone());
        }
    }
    let (Some(first), Some(last)) = (done.added.first(), done.added.last()) else {
        return Err(OpError::refused(if list.is_empty() {
            "The list is empty: nobody was added."
        } else {
            "Every name of the list is in the tournament already: nobody was added."
        }));
    };
    let (first, last) = (first.number, last.number);
    players::insert(work.conn, &done.added)?;
    let what = match (done.added.len(), done.waiting()) {
        (1, 0) => format!("Added one player from a list, number {first}"),
        (count, 0) => format!("Added {count} players from a list, numbers {first} to {last}"),
        (count, waiting) => {
            format!("Added {count} players from a list, numbers {first} to {last}, of them {waiting} waiting")
        }
    };
    // Numbers and not names: the log line stays when somebody's data is removed.
    let after = serde_json::json!({"first_number": first, "last_number": last, "left_out": done.left_out.len()});
    work.log("player.add_many", what).after(after);
    Ok(done)
}

/// Registers a player who sent the form themselves. A form sent twice leads to the new player, by their id.
///
/// # Errors
/// Registration is not open; the waiting list is full; another player has the name and `same_name_is_fine` is not set.
pub fn register(work: &mut Work<'_, '_>, data: &PlayerData, same_name_is_fine: bool) -> Result<PlayerRow, OpError> {
    if let Some(message) = registration_refusal(work.tournament.state, work.tournament.registration) {
        return Err(OpError::refused(message));
    }
    // All rows once: names, numbers, keys and places are taken from them.
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut enrollment = Enrollment::open(work, &rows)?;
    if !same_name_is_fine {
        refuse_same_name(&rows, &data.name, None)?;
    }
    let waits = |row: &&PlayerRow| matches!(row.status, PlayerStatus::Pending | PlayerStatus::Waitlisted);
    // Players with a place are bounded by `max_players`; only those who wait cost a script nothing.
    if rows.iter().filter(waits).count() >= MAX_WAITING {
        return Err(OpError::refused(
            "The waiting list is full. Ask the organizer whether there is a place for you.",
        ));
    }
    // the deadline holds for newcomers too; without this check registering would be a way round it
    if data.decklist.is_some() && Terms::of(work.conn, &work.tournament, work.at)?.is_some_and(|terms| terms.is_over) {
        return Err(OpError::field(
            "decklist",
            "Decklists are not taken any more: leave it out, and ask the staff.",
        ));
    }
    let pending = (work.tournament.registration == Registration::Approval).then_some(PlayerStatus::Pending);
    let row = enrollment.enroll(work, data, pending)?;
    players::insert(work.conn, std::slice::from_ref(&row))?;
    let what = match row.status {
        PlayerStatus::Pending => format!("{} registered and waits for approval", log_name(&row)),
        PlayerStatus::Waitlisted => format!("{} registered and is on the waiting list", log_name(&row)),
        _ => format!("{} registered", log_name(&row)),
    };
    log_entry(work, "player.register", what, &row);
    // Who sends the form twice gets to the same player, not to a second one. Not their link: it would be stored.
    work.answer.clone_from(&row.id);
    Ok(row)
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

/// Writes the log line of a new player, without personal data.
fn log_entry(work: &mut Work<'_, '_>, verb: &str, what: String, row: &PlayerRow) {
    let after = serde_json::json!({
        "number": row.number, "status": row.status.as_str(), "entry_round": row.entry_round, "fixed_table": row.fixed_table,
    });
    work.log(verb, what).after(after);
}

/// Gives numbers, keys and places to new players.
struct Enrollment {
    number: i64,
    keys: HashSet<String>,
    free: Option<i64>,
    entry_round: i64,
    players: usize,
}

impl Enrollment {
    fn open(work: &mut Work<'_, '_>, rows: &[PlayerRow]) -> Result<Self, OpError> {
        let closed = match work.tournament.state {
            TournamentState::Setup | TournamentState::Registration | TournamentState::Swiss => None,
            TournamentState::CutAnnounced | TournamentState::Playoff => {
                Some("The Swiss rounds are over: nobody can enter any more.")
            }
            TournamentState::Finished => Some("The tournament is finished: nobody can enter any more."),
            TournamentState::Cancelled => Some("The tournament is cancelled: nobody can enter any more."),
        };
        if let Some(message) = closed {
            return Err(OpError::refused(message));
        }
        let newest = eligibility::newest_round(work.conn, &work.tournament.id)?;
        let entry_round = entry_round(work.tournament.state, newest);
        if entry_round > i64::from(MAX_ROUNDS) {
            return Err(OpError::refused(format!(
                "A tournament has at most {MAX_ROUNDS} rounds: nobody can enter any more."
            )));
        }
        Ok(Self {
            // rows come by number, removed ones too: a number is never given twice
            number: rows.last().map_or(0, |row| row.number),
            // T32: draws sort by the key, so it is given once and never changes
            keys: rows.iter().map(|row| row.key.clone()).collect(),
            free: free_places(&work.tournament, rows),
            entry_round,
            players: rows.len(),
        })
    }

    /// Makes the row of a new player without storing it. `status`: `None` for a place or, without a free one, the waiting list.
    fn enroll(
        &mut self,
        work: &Work<'_, '_>,
        data: &PlayerData,
        status: Option<PlayerStatus>,
    ) -> Result<PlayerRow, OpError> {
        if self.players >= MAX_PLAYERS {
            return Err(OpError::refused(format!(
                "A tournament has at most {MAX_PLAYERS} players: nobody was added."
            )));
        }
        self.players += 1;
        self.number += 1;
        let status = status.unwrap_or(match self.free {
            // Below zero when the maximum was lowered after players had come.
            Some(free) if free <= 0 => PlayerStatus::Waitlisted,
            _ => PlayerStatus::Registered,
        });
        if status == PlayerStatus::Registered {
            self.free = self.free.map(|free| free - 1);
        }
        let mut row = PlayerRow {
            key: self.key(),
            status,
            entry_round: self.entry_round,
            ..PlayerRow::new(&work.tournament.id, self.number, &data.name, work.at)
        };
        data.clone().write_to(&mut row);
        Ok(row)
    }

    /// Makes the player's key, `p17`, which an imported event may have given to another number.
    fn key(&mut self) -> String {
        let mut key = format!("p{}", self.number);
        while !self.keys.insert(key.clone()) {
            key.push('x');
        }
        key
    }
}
