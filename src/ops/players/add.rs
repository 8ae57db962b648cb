//! New players: one by staff, many from a list, one by themselves.

use std::collections::HashSet;

use super::entry::{entry_round, free_places};
use super::privacy::link_path;
use super::same_name::{existing_names, refuse_same_name};
use super::{PlayerData, eligibility, fold_name, named};
use crate::db::players::{self, PlayerRow};
use crate::db::{Database, PlayerStatus, Registration, TournamentState};
use crate::ops::decks::Terms;
use crate::ops::secrets::Secrets;
use crate::ops::{Actor, Once, OpError, Work, command};
use crate::rules::event::{MAX_PLAYERS, MAX_ROUNDS};

/// So many may wait for a place or for approval after registering themselves: a script fills no disk.
const MAX_WAITING: usize = 2_000;

/// What a list does with names that are in the tournament already, or twice in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameNames {
    LeaveOut,
    Add,
}

/// What became of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BulkAdded {
    pub added: Vec<PlayerRow>,
    /// Names that were left out because they are there already.
    pub left_out: Vec<String>,
}

impl BulkAdded {
    /// How many of the added are on the waiting list.
    pub fn waiting(&self) -> usize {
        self.added
            .iter()
            .filter(|row| row.status == PlayerStatus::Waitlisted)
            .count()
    }
}

/// Adds one player. In the Swiss rounds they enter in the next round; beyond the maximum they wait for a place.
///
/// # Errors
/// The tournament takes nobody any more; the name is there already and `same_name_is_fine` is not said.
pub fn add(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    data: &PlayerData,
    same_name_is_fine: bool,
) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        let mut entrance = Entrance::open(work, &rows)?;
        if !same_name_is_fine {
            refuse_same_name(&rows, &data.name, None)?;
        }
        let row = entrance.enter(work, data, None)?;
        players::insert(work.conn, std::slice::from_ref(&row))?;
        let what = match row.status {
            PlayerStatus::Waitlisted => format!("Put {} on the waiting list", named(&row)),
            _ if row.entry_round > 1 => format!("Added {} from round {} on", named(&row), row.entry_round),
            _ => format!("Added {}", named(&row)),
        };
        log_entry(work, "player.add", what, &row);
        Ok(row)
    })
}

/// Adds a list of players: all of them or, when anything is wrong, none.
///
/// # Errors
/// The tournament takes nobody any more; the list is empty or all its names are left out.
pub fn bulk_add(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    list: &[PlayerData],
    same_names: SameNames,
) -> Result<BulkAdded, OpError> {
    command(db, slug, actor, once, |work| {
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        let mut entrance = Entrance::open(work, &rows)?;
        let mut names: HashSet<String> = existing_names(&rows).into_keys().collect();
        let mut done = BulkAdded {
            added: Vec::with_capacity(list.len()),
            left_out: Vec::new(),
        };
        for data in list {
            let is_new = names.insert(fold_name(&data.name));
            if is_new || same_names == SameNames::Add {
                let row = entrance.enter(work, data, None)?;
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
        let after = serde_json::json!({"first_number": first, "last_number": last, "left_out": done.left_out.len()});
        work.log("player.add_many", what).after(after);
        Ok(done)
    })
}

/// Registers somebody by themselves, as far as the tournament lets them. A form sent twice leads to the player's link.
///
/// # Errors
/// Registration is not open, or nobody else may wait; the name is there already and `same_name_is_fine` is not said.
pub fn register(
    db: &Database,
    secrets: &Secrets,
    slug: &str,
    once: &Once,
    data: &PlayerData,
    same_name_is_fine: bool,
) -> Result<PlayerRow, OpError> {
    command(db, slug, &Actor::player(), once, |work| {
        if let Some(message) = registration_refusal(work.tournament.state, work.tournament.registration) {
            return Err(OpError::refused(message));
        }
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        let mut entrance = Entrance::open(work, &rows)?;
        if !same_name_is_fine {
            refuse_same_name(&rows, &data.name, None)?;
        }
        let waits = |row: &&PlayerRow| matches!(row.status, PlayerStatus::Pending | PlayerStatus::Waitlisted);
        if rows.iter().filter(waits).count() >= MAX_WAITING {
            return Err(OpError::refused(
                "The waiting list is full. Ask the organizer whether there is a place for you.",
            ));
        }
        if data.decklist.is_some()
            && Terms::of(work.conn, &work.tournament, work.at)?.is_some_and(|terms| terms.is_over)
        {
            return Err(OpError::field(
                "decklist",
                "Decklists are not taken any more: leave it out, and ask the staff.",
            ));
        }
        let pending = (work.tournament.registration == Registration::Approval).then_some(PlayerStatus::Pending);
        let row = entrance.enter(work, data, pending)?;
        players::insert(work.conn, std::slice::from_ref(&row))?;
        let what = match row.status {
            PlayerStatus::Pending => format!("{} registered and waits for approval", named(&row)),
            PlayerStatus::Waitlisted => format!("{} registered and is on the waiting list", named(&row)),
            _ => format!("{} registered", named(&row)),
        };
        log_entry(work, "player.register", what, &row);
        work.answer = link_path(secrets, &row);
        Ok(row)
    })
}

/// Why nobody can register themselves at the moment; `None` when they can.
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

/// A line about a new player, without personal data.
fn log_entry(work: &mut Work<'_, '_>, verb: &str, what: String, row: &PlayerRow) {
    let after = serde_json::json!({
        "number": row.number, "status": row.status.as_str(), "entry_round": row.entry_round, "fixed_table": row.fixed_table,
    });
    work.log(verb, what).after(after);
}

/// Gives numbers, keys and places to those who come.
struct Entrance {
    number: i64,
    keys: HashSet<String>,
    free: Option<i64>,
    entry_round: i64,
    players: usize,
}

impl Entrance {
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
            number: rows.last().map_or(0, |row| row.number),
            keys: rows.iter().map(|row| row.key.clone()).collect(),
            free: free_places(&work.tournament, rows),
            entry_round,
            players: rows.len(),
        })
    }

    /// The row of a new player, not stored yet.
    fn enter(
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

    /// `p17`; an imported event may have given that to another number.
    fn key(&mut self) -> String {
        let mut key = format!("p{}", self.number);
        while !self.keys.insert(key.clone()) {
            key.push('x');
        }
        key
    }
}
