//! People of the community as players: one whom the staff found, and everybody who was at the last evening.

use std::collections::HashSet;

use super::entry::{Who, live};
use super::generation::mail_of;
use super::may_in_community;
use super::names::fits;
use super::series::last_before;
use crate::command::rights::Records;
use crate::people::players::{Enrollment, PlayerData, Taken, add_as, insert_as};
use crate::{OpError, Work};
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::player_of_row;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, PlayerStatus, Reader};
use say::refused_people as t;

/// Adds a person of the community as a player, as the community knows them.
///
/// # Errors
/// The tournament has no community; there is no such person; they have an entry here; entry is closed.
pub fn add_person(work: &mut Work<'_, '_>, number: i64, same_name_is_fine: bool) -> Result<PlayerRow, OpError> {
    add_found(work, number, &PlayerData::default(), same_name_is_fine)
}

/// Adds a person of the community as a player. `typed`: what was typed about them, whose name is a beginning of theirs; what
/// it leaves out is as the community knows it.
///
/// # Errors
/// See [`add_person`]; the typed name cannot mean them.
pub fn add_found(
    work: &mut Work<'_, '_>,
    number: i64,
    typed: &PlayerData,
    same_name_is_fine: bool,
) -> Result<PlayerRow, OpError> {
    let community = work.tournament.community_id.clone();
    let community = community.ok_or_else(|| OpError::refused(t::no_community()))?;
    let person = live(work.conn, &community, number)?;
    // the form may have been made from what was typed before
    if !fits(&typed.name, &person) {
        return Err(OpError::field(
            "person",
            t::not_the_typed_name(&typed.name, &person.name),
        ));
    }
    let known = Known::to_sender(work)?.of(work.conn, &person)?;
    let data = PlayerData {
        name: known.name,
        sorted_under: typed.sorted_under.clone().or(known.sorted_under),
        email: typed.email.clone().or(known.email),
        ..typed.clone()
    };
    add_as(work, &data, same_name_is_fine, &Who::Person(person.number))
}

/// What the sender of a command may take from the community into a tournament.
pub(crate) struct Known {
    /// Whether mail addresses are among it: only for those who may read them in the community.
    with_mail: bool,
}

impl Known {
    /// Finds out what the sender of a command on a tournament may take.
    pub fn to_sender(work: &mut Work<'_, '_>) -> Result<Self, OpError> {
        let community = work.tournament.community_id.clone().unwrap_or_default();
        Ok(Self {
            with_mail: may_in_community::<Records>(work, &community)?,
        })
    }

    /// Returns a person as a player.
    pub fn of(&self, conn: &mut Reader<'_>, person: &PersonRow) -> Result<PlayerData, DbError> {
        Ok(PlayerData {
            name: person.name.clone(),
            sorted_under: person.sorted_under.clone(),
            email: match self.with_mail {
                true => mail_of(conn, person)?,
                false => None,
            },
            ..PlayerData::default()
        })
    }
}

/// The last evening of a community before a tournament, and who of its players has no entry in the tournament yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastEvening {
    pub tournament: Tournament,
    /// In the order of their entries there.
    pub missing: Vec<PersonRow>,
}

/// Returns the last evening before a tournament: of its series, or else of any; `None` if it has no community, or there was none.
///
/// # Errors
/// The database does not answer.
pub fn last_evening(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Option<LastEvening>, DbError> {
    let Some(id) = &tournament.community_id else {
        return Ok(None);
    };
    let Some(last) = last_before(conn, id, tournament)? else {
        return Ok(None);
    };
    let here: HashSet<String> = players::of_tournament(conn, &tournament.id)?
        .into_iter()
        .filter(|row| row.status != PlayerStatus::Removed)
        .filter_map(|row| row.person_id)
        .collect();
    Ok(Some(LastEvening {
        missing: people_of(conn, &last, &here)?,
        tournament: last,
    }))
}

/// Returns the people who took part in a tournament, but some, in the order of their entries.
fn people_of(conn: &mut Reader<'_>, of: &Tournament, but: &HashSet<String>) -> Result<Vec<PersonRow>, DbError> {
    let entries = players::of_tournament(conn, &of.id)?.into_iter();
    let came = entries.filter(|row| row.status == PlayerStatus::Registered && player_of_row(row).takes_part());
    let ids: Vec<String> = came
        .filter_map(|row| row.person_id)
        .filter(|id| !but.contains(id))
        .collect();
    let mut found = people::by_ids(conn, &ids)?;
    found.retain(PersonRow::is_live);
    let order = |row: &PersonRow| ids.iter().position(|id| *id == row.id);
    found.sort_by_cached_key(order);
    Ok(found)
}

/// Adds everybody who took part in the last evening and has no entry here. Returns who was added.
///
/// # Errors
/// There was no evening before; everybody has an entry; entry is closed.
pub fn add_regulars(work: &mut Work<'_, '_>) -> Result<Vec<PlayerRow>, OpError> {
    let last = last_evening(work.conn, &work.tournament)?.ok_or_else(|| OpError::refused(t::no_evening_before()))?;
    if last.missing.is_empty() {
        return Err(OpError::refused(t::everybody_is_here()));
    }
    add_people(work, &last.missing)
}

/// Adds people who have no entry here.
pub(super) fn add_people(work: &mut Work<'_, '_>, list: &[PersonRow]) -> Result<Vec<PlayerRow>, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut keys: HashSet<String> = rows.iter().map(|row| row.key.clone()).collect();
    let mut enrollment = Enrollment::open(work, Taken::of(&rows))?;
    let mut added = Vec::with_capacity(list.len());
    let known = Known::to_sender(work)?;
    for person in list {
        let data = known.of(work.conn, person)?;
        let mut row = enrollment.enroll(work, &data, None)?;
        // an imported event may have used the key for another number
        while !keys.insert(row.key.clone()) {
            row.key.push('x');
        }
        added.push(row);
    }
    let who: Vec<Who> = list.iter().map(|person| Who::Person(person.number)).collect();
    insert_as(work, &mut added, &who)?;
    let numbers: Vec<i64> = added.iter().map(|row| row.number).collect();
    work.log(
        "player.add_regulars",
        format!("Added {} players of the last evening", added.len()),
    )
    .after(serde_json::json!({"numbers": numbers}));
    Ok(added)
}
