//! Says who the entries of a tournament are that are there already, as the staff answers it.

use std::collections::HashSet;

use super::entry::{Entrance, Who, live};
use super::generation::renew_entry;
use super::known::called;
use crate::people::players::player_of_number;
use crate::{OpError, Work};
use podium_store::community::doubts::{self, Answered};
use podium_store::community::{self, Changed, people};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, DoubtAnswer, PlayerStatus, Reader};
use say::refused_people as t;

/// Says who an entry is that is there already. An entry that leaves a person gets a new link: a browser may have it from
/// that person's own. Returns the entry.
///
/// # Errors
/// The tournament has no community; there is no such player; the person is not there, or has an entry here.
pub fn settle(work: &mut Work<'_, '_>, number: i64, who: &Who) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    if row.anonymous {
        return Err(OpError::refused(say::refused_players::data_removed_already(number)));
    }
    let mut entrance = Entrance::open(work)?.ok_or_else(|| OpError::refused(t::no_community()))?;
    let before = row.person_id.clone();
    let (person, guest) = match who {
        Who::Guest => (None, true),
        Who::New => (Some(entrance.add(work, &row)?), false),
        Who::Person(number) => (Some(live(work.conn, &entrance.community.id, *number)?), false),
        Who::Unsaid | Who::Called | Who::Link { .. } => return Err(OpError::refused(t::say_who())),
    };
    let id = person.as_ref().map(|person| person.id.clone());
    if let Some(person) = person.filter(|person| before.as_ref() != Some(&person.id))
        && row.status != PlayerStatus::Removed
    {
        entrance.free(work, person)?;
    }
    if before.is_some() && before != id {
        renew_entry(work, &mut row)?;
    }
    people::set_person(work.conn, &row.id, id.as_deref(), guest)?;
    let by = work.actor.account_id.clone();
    doubts::answer_entry(work.conn, &row.id, id.as_deref(), by.as_deref(), work.at)?;
    learn(&entrance, work, &row, (before.as_deref(), id.as_deref()), who)?;
    if before != id {
        community::changed(work.conn, &entrance.community.id, Changed::Results)?;
        work.who_changed();
    }
    let log_name = format!("{{player:{}}}", row.id);
    let what = match (who, &id) {
        (Who::Guest, _) => format!("{log_name} takes part in this evening only"),
        (Who::New, _) => format!("{log_name} is new in the community"),
        _ => format!("Said who {log_name} is in the community"),
    };
    work.log("player.person", what)
        .before(serde_json::json!({"person": before, "guest": row.guest}))
        .after(serde_json::json!({"person": id, "guest": guest}));
    (row.person_id, row.guest) = (id, guest);
    Ok(row)
}

/// Remembers what is said of the name of an entry: whom it means now, and not the person whom it meant before. Of somebody new
/// it is not asked again whether they are one of those who were asked about.
fn learn(
    entrance: &Entrance,
    work: &mut Work<'_, '_>,
    row: &PlayerRow,
    (before, now): (Option<&str>, Option<&str>),
    who: &Who,
) -> Result<(), OpError> {
    let Some(now) = now else { return Ok(()) };
    entrance.remember(work, &row.name, now, DoubtAnswer::Same)?;
    if let Some(before) = before.filter(|before| *before != now) {
        entrance.remember(work, &row.name, before, DoubtAnswer::Other)?;
    }
    if *who != Who::New {
        return Ok(());
    }
    let by = work.actor.account_id.clone();
    let answered = Answered {
        answer: DoubtAnswer::Other,
        by: by.as_deref(),
        at: work.at,
    };
    for person in doubts::people_asked_about(work.conn, &row.id)? {
        entrance.remember(work, &row.name, &person, DoubtAnswer::Other)?;
        doubts::answer_people(work.conn, &entrance.community.id, (now, &person), answered)?;
    }
    Ok(())
}

/// Says of all entries of a tournament of which it is asked that they are who they are called, as far as one person alone has
/// the name. Returns how many.
///
/// # Errors
/// The tournament has no community.
pub fn settle_called(work: &mut Work<'_, '_>) -> Result<usize, OpError> {
    let clear = clear_in(work.conn, &work.tournament)?;
    for one in &clear {
        settle(work, one.entry, &Who::Person(one.person))?;
    }
    Ok(clear.len())
}

/// An entry of which it is asked, and of which one person alone has the name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clear {
    /// The id of the entry.
    pub id: String,
    /// The number of the entry.
    pub entry: i64,
    /// The number of the person.
    pub person: i64,
}

/// Returns the entries of a tournament of which it is asked, and of which one person alone has the name, by number.
///
/// # Errors
/// The database does not answer.
pub fn clear_in(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Vec<Clear>, DbError> {
    let asked = doubts::open_in(conn, &tournament.id)?.into_iter();
    let mut ids: Vec<String> = asked.filter_map(|doubt| doubt.player_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut rows = players::by_ids(conn, &ids)?;
    rows.sort_by_key(|row| row.number);
    let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    let called = called(conn, tournament, &names)?;
    // two entries of one name are two people
    let mut seen = HashSet::new();
    let clear = rows.iter().zip(called).filter_map(|(row, person)| {
        let person = person.filter(|person| seen.insert(person.number))?;
        Some(Clear {
            id: row.id.clone(),
            entry: row.number,
            person: person.number,
        })
    });
    Ok(clear.collect())
}
