//! Adding players: one by the staff, or many from a list. Adding one never reads the list of players.

use std::collections::HashSet;

use super::entry::{entry_round, holds_place};
use super::same_name::{existing_names, refuse_same_name};
use super::{PlayerData, commanders, eligibility, log_name};
use crate::community::entry::{Entrance, Who};
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{OpError, Work};
use podium_event::event::{MAX_PLAYERS, MAX_ROUNDS};
use podium_store::community::doubts;
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::{DbError, PlayerStatus, TournamentState};
use say::refused_players as t;

/// How to treat names of a list that are already in the tournament, or twice in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameNames {
    LeaveOut,
    Add,
}

/// The outcome of adding a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BulkAdded {
    pub added: Vec<PlayerRow>,
    /// Names that were left out because the tournament has them already.
    pub left_out: Vec<String>,
}

impl BulkAdded {
    /// Returns how many of the added players are on the waiting list.
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
/// Entry is closed; another player has the name and `same_name_is_fine` is not set.
pub fn add(work: &mut Work<'_, '_>, data: &PlayerData, same_name_is_fine: bool) -> Result<PlayerRow, OpError> {
    add_as(work, data, same_name_is_fine, &Who::Unsaid)
}

/// Adds a player like [`add`], and says who they are in the tournament's community.
///
/// # Errors
/// See [`add`]; the person is not there, or has an entry in this tournament.
pub fn add_as(
    work: &mut Work<'_, '_>,
    data: &PlayerData,
    same_name_is_fine: bool,
    who: &Who,
) -> Result<PlayerRow, OpError> {
    let newcomer = Newcomer {
        data,
        who,
        status: None,
    };
    let row = add_one(work, &newcomer, same_name_is_fine)?;
    let what = match row.status {
        PlayerStatus::Waitlisted => format!("Put {} on the waiting list", log_name(&row)),
        _ if row.entry_round > 1 => format!("Added {} from round {} on", log_name(&row), row.entry_round),
        _ => format!("Added {}", log_name(&row)),
    };
    log_entry(work, "player.add", what, &row);
    Ok(row)
}

/// Somebody who becomes a player.
pub(super) struct Newcomer<'n> {
    pub data: &'n PlayerData,
    pub who: &'n Who,
    /// `None` for a place or, without a free one, the waiting list.
    pub status: Option<PlayerStatus>,
}

/// Stores a new player.
pub(super) fn add_one(
    work: &mut Work<'_, '_>,
    newcomer: &Newcomer<'_>,
    same_name_is_fine: bool,
) -> Result<PlayerRow, OpError> {
    let taken = Taken::count(work)?;
    let mut enrollment = Enrollment::open(work, taken)?;
    if !same_name_is_fine {
        refuse_same_name(work, &newcomer.data.name, None)?;
    }
    let mut row = enrollment.enroll(work, newcomer.data, newcomer.status)?;
    row.key = players::free_key(work.conn, &work.tournament.id, row.number)?;
    insert_as(work, std::slice::from_mut(&mut row), std::slice::from_ref(newcomer.who))?;
    Ok(row)
}

/// Stores new players, each with who they are; nobody said it of those after the last one.
pub(crate) fn insert_as(work: &mut Work<'_, '_>, rows: &mut [PlayerRow], who: &[Who]) -> Result<(), OpError> {
    commanders::complete(work, rows)?;
    let mut asked = Vec::new();
    if let Some(mut entrance) = Entrance::open(work)? {
        let who = who.iter().chain(std::iter::repeat(&Who::Unsaid));
        for (row, who) in rows.iter_mut().zip(who) {
            asked.extend(entrance.take(work, row, who)?);
        }
    }
    players::insert(work.conn, rows)?;
    doubts::ask(work.conn, &asked)?;
    for row in rows.iter() {
        work.player_happened(PlayerChange::Added, row);
    }
    Ok(())
}

/// Adds all players of a list, or none if it is refused. If all names are left out, nothing changes.
///
/// # Errors
/// Entry is closed; the list is empty.
pub fn bulk_add(work: &mut Work<'_, '_>, list: &[PlayerData], same_names: SameNames) -> Result<BulkAdded, OpError> {
    bulk_add_as(work, list, same_names, &Who::Unsaid)
}

/// Adds all players of a list like [`bulk_add`], and says who all of them are in the tournament's community.
///
/// # Errors
/// See [`bulk_add`].
pub fn bulk_add_as(
    work: &mut Work<'_, '_>,
    list: &[PlayerData],
    same_names: SameNames,
    who: &Who,
) -> Result<BulkAdded, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut enrollment = Enrollment::open(work, Taken::of(&rows))?;
    // T32: draws sort by the key, so it is assigned once and never changes
    let mut keys: HashSet<String> = rows.iter().map(|row| row.key.clone()).collect();
    let mut names: HashSet<String> = existing_names(&rows).into_keys().collect();
    let mut done = BulkAdded {
        added: Vec::with_capacity(list.len()),
        left_out: Vec::new(),
    };
    for data in list {
        // Also against the list itself: a name pasted twice is left out the second time.
        let is_new = names.insert(name_key(&data.name));
        if is_new || same_names == SameNames::Add {
            let mut row = enrollment.enroll(work, data, None)?;
            // an imported event may have used the key for another number
            while !keys.insert(row.key.clone()) {
                row.key.push('x');
            }
            done.added.push(row);
        } else {
            done.left_out.push(data.name.clone());
        }
    }
    if list.is_empty() {
        return Err(OpError::refused(t::list_empty()));
    }
    let (Some(first), Some(last)) = (done.added.first(), done.added.last()) else {
        // nothing changes for anybody
        work.floor_only_for([]);
        return Ok(done);
    };
    let (first, last) = (first.number, last.number);
    let who = vec![who.clone(); done.added.len()];
    insert_as(work, &mut done.added, &who)?;
    let what = match (done.added.len(), done.waiting()) {
        (1, 0) => format!("Added one player from a list, number {first}"),
        (count, 0) => format!("Added {count} players from a list, numbers {first} to {last}"),
        (count, waiting) => {
            format!("Added {count} players from a list, numbers {first} to {last}, of them {waiting} waiting")
        }
    };
    // Numbers, not names: the log line stays unchanged when personal data is removed.
    let after = serde_json::json!({"first_number": first, "last_number": last, "left_out": done.left_out.len()});
    work.log("player.add_many", what).after(after);
    Ok(done)
}

/// Writes the log line of a new player, without personal data.
pub(super) fn log_entry(work: &mut Work<'_, '_>, verb: &str, what: String, row: &PlayerRow) {
    let after = serde_json::json!({
        "number": row.number, "status": row.status.as_str(), "entry_round": row.entry_round, "fixed_table": row.fixed_table,
    });
    work.log(verb, what).after(after);
}

/// The numbers and places that are taken so far.
pub(crate) struct Taken {
    /// The highest number; numbers are never reused.
    number: i64,
    /// The number of players, including removed ones.
    players: usize,
    /// The number of taken places; may be too high while a place is free anyway.
    places: i64,
}

impl Taken {
    /// Counts from all rows, by number.
    pub(crate) fn of(rows: &[PlayerRow]) -> Self {
        Self {
            number: rows.last().map_or(0, |row| row.number),
            players: rows.len(),
            places: rows.iter().filter(|row| holds_place(row)).count() as i64,
        }
    }

    /// Counts without reading any player: adding one takes as long among thousands as among ten.
    fn count(work: &mut Work<'_, '_>) -> Result<Self, DbError> {
        let (conn, tournament) = (&mut *work.conn, &work.tournament);
        let number = players::next_number(conn, &tournament.id)? - 1;
        // numbers begin at 1, so there are no more players than the highest number
        let bound = usize::try_from(number).unwrap_or(0);
        Ok(Self {
            number,
            players: match bound < MAX_PLAYERS {
                true => bound,
                false => players::count_all(conn, &tournament.id)? as usize,
            },
            // at most the highest number: places are counted only if that number reaches the maximum
            places: match tournament.max_players {
                Some(most) if number >= most => players::count_places(conn, &tournament.id)?,
                _ => number,
            },
        })
    }
}

/// Assigns numbers and places to new players.
pub(crate) struct Enrollment {
    number: i64,
    free: Option<i64>,
    entry_round: i64,
    players: usize,
}

impl Enrollment {
    pub(crate) fn open(work: &mut Work<'_, '_>, taken: Taken) -> Result<Self, OpError> {
        let closed = match work.tournament.state {
            TournamentState::Setup | TournamentState::Registration | TournamentState::Swiss => None,
            TournamentState::CutAnnounced | TournamentState::Playoff => Some(t::swiss_over()),
            TournamentState::Finished => Some(t::tournament_finished()),
            TournamentState::Cancelled => Some(t::tournament_cancelled()),
        };
        if let Some(message) = closed {
            return Err(OpError::refused(message));
        }
        let newest = eligibility::newest_round(work.conn, &work.tournament.id)?;
        let entry_round = entry_round(work.tournament.state, newest);
        if entry_round > i64::from(MAX_ROUNDS) {
            return Err(OpError::refused(t::most_rounds(MAX_ROUNDS)));
        }
        Ok(Self {
            number: taken.number,
            free: work.tournament.max_players.map(|most| most - taken.places),
            entry_round,
            players: taken.players,
        })
    }

    /// Makes the row of a new player without storing it; its key is the default for its number.
    pub(crate) fn enroll(
        &mut self,
        work: &Work<'_, '_>,
        data: &PlayerData,
        status: Option<PlayerStatus>,
    ) -> Result<PlayerRow, OpError> {
        if self.players >= MAX_PLAYERS {
            return Err(OpError::refused(t::most_players(MAX_PLAYERS)));
        }
        self.players += 1;
        self.number += 1;
        let status = status.unwrap_or(match self.free {
            // Negative if the maximum was lowered after players had entered.
            Some(free) if free <= 0 => PlayerStatus::Waitlisted,
            _ => PlayerStatus::Registered,
        });
        if status == PlayerStatus::Registered {
            self.free = self.free.map(|free| free - 1);
        }
        let mut row = PlayerRow {
            status,
            entry_round: self.entry_round,
            ..PlayerRow::new(&work.tournament.id, self.number, &data.name, work.at)
        };
        data.clone().write_to(&mut row);
        Ok(row)
    }
}
