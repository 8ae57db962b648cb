//! Who an entry of a tournament is among the people of its community. A name or a mail address only proposes: a press of the
//! staff or the person's own link connects. A person has at most one entry in a tournament.

use std::collections::HashMap;

pub use super::generation::current;
use super::known::{Meant, meant, remember};
use super::names::keys;
use crate::{OpError, Work};
use podium_store::community::doubts::{self, Doubt};
use podium_store::community::people::{self, PersonRow};
use podium_store::community::{self, Community};
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::{DbError, DoubtAnswer, DoubtReason, PlayerStatus, Reader};
use say::refused_people as t;

/// Who an entry is, as somebody said it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Who {
    /// Nobody said it: the person whom the staff said once that the name means, a new person if the community has nobody alike,
    /// otherwise a doubt. Who waits for approval becomes a new person with it: what people show is public, and some are refused.
    #[default]
    Unsaid,
    /// The staff said that the person is meant who alone has the name; for others as if nobody said anything.
    Called,
    /// The person with a number in the community, as the staff chose.
    Person(i64),
    /// The person whose secret link the sender's browser holds, with the link's generation.
    Link { person_id: String, generation: i64 },
    /// Somebody whom the community does not know yet.
    New,
    /// Somebody who takes part in this one evening alone.
    Guest,
}

/// The community of a tournament into which entries come, holding its lock.
pub(crate) struct Entrance {
    pub(super) community: Community,
    /// The number of the next person.
    number: i64,
    /// The people of the entries that came, with the numbers of those.
    taken: HashMap<String, i64>,
}

impl Entrance {
    /// Opens the community of the command's tournament; `None` if it has none.
    pub(crate) fn open(work: &mut Work<'_, '_>) -> Result<Option<Self>, OpError> {
        let Some(id) = work.tournament.community_id.clone() else {
            return Ok(None);
        };
        let community = community::lock(work.conn, &id)?.ok_or_else(|| OpError::NotFound(t::no_such_community()))?;
        let number = people::next_number(work.conn, &id)?;
        Ok(Some(Self {
            community,
            number,
            taken: HashMap::new(),
        }))
    }

    /// Says who a new entry is, before it is stored. Returns the doubts to ask once it is.
    ///
    /// # Errors
    /// The person is not there, or has an entry in this tournament.
    pub(crate) fn take(
        &mut self,
        work: &mut Work<'_, '_>,
        row: &mut PlayerRow,
        who: &Who,
    ) -> Result<Vec<Doubt>, OpError> {
        let mut asked = Vec::new();
        match who {
            Who::Guest => row.guest = true,
            // a team is two people (T25): nobody says which of them it is
            Who::Unsaid | Who::Called if row.team_mate.is_some() => {}
            Who::Unsaid => asked = self.propose(work, row, false)?,
            Who::Called => asked = self.propose(work, row, true)?,
            Who::New => row.person_id = Some(self.add(work, row)?.id),
            Who::Person(number) => {
                let person = live(work.conn, &self.community.id, *number)?;
                row.person_id = Some(self.free(work, person)?.id);
            }
            Who::Link { person_id, generation } => {
                let person = of_link(work.conn, &self.community.id, person_id, *generation)?;
                row.person_id = Some(self.free(work, person)?.id);
            }
        }
        self.taken
            .extend(row.person_id.clone().map(|person| (person, row.number)));
        Ok(asked)
    }

    /// Says who an entry is that is stored already, as if it came now.
    fn take_in(&mut self, work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<(), OpError> {
        let asked = self.take(work, row, &Who::Unsaid)?;
        doubts::ask(work.conn, &asked)?;
        if row.person_id.is_some() {
            people::set_person(work.conn, &row.id, row.person_id.as_deref(), false)?;
            row.version += 1;
        }
        Ok(())
    }

    /// Says who an entry is, as far as that is known, or makes a new person of it if it can be nobody of the community; otherwise
    /// returns the doubts. `confirmed`: whether a name that one person has alone means that person.
    fn propose(
        &mut self,
        work: &mut Work<'_, '_>,
        row: &mut PlayerRow,
        confirmed: bool,
    ) -> Result<Vec<Doubt>, OpError> {
        let mut meant = meant(work.conn, &self.community.id, (&row.name, row.email.as_deref()))?;
        let mut free = Vec::with_capacity(meant.len());
        for one in meant.drain(..) {
            // who has an entry in this tournament is somebody else
            if self.entry_of(work, &one.person.id)?.is_none() {
                free.push(one);
            }
        }
        if let [one] = free.as_slice()
            && (one.is_known || confirmed && one.because == DoubtReason::Name)
        {
            if !one.is_known {
                self.remember(work, &row.name, &one.person.id, DoubtAnswer::Same)?;
            }
            row.person_id = Some(one.person.id.clone());
            return Ok(Vec::new());
        }
        if free.is_empty() && row.status != PlayerStatus::Pending {
            row.person_id = Some(self.add(work, row)?.id);
        }
        let (community, at) = (self.community.id.as_str(), work.at);
        let doubt = |one: &Meant| Doubt::of_entry(community, &row.id, &one.person.id, one.because, at);
        Ok(free.iter().map(doubt).collect())
    }

    /// Remembers whether a name means a person: it is not asked again.
    pub(super) fn remember(
        &self,
        work: &mut Work<'_, '_>,
        name: &str,
        person: &str,
        answer: DoubtAnswer,
    ) -> Result<(), DbError> {
        remember(work.conn, &self.community.id, (&name_key(name), person), answer)
    }

    /// Returns the number of a person's entry in this tournament, also of one that is not stored yet.
    fn entry_of(&self, work: &mut Work<'_, '_>, person: &str) -> Result<Option<i64>, DbError> {
        match self.taken.get(person) {
            Some(number) => Ok(Some(*number)),
            None => Ok(people::entry_in(work.conn, person, &work.tournament.id)?.map(|entry| entry.number)),
        }
    }

    /// Adds the person of an entry to the community.
    pub(super) fn add(&mut self, work: &mut Work<'_, '_>, row: &PlayerRow) -> Result<PersonRow, OpError> {
        let keys = keys(&row.name, row.sorted_under.as_deref());
        let leads = keys.leads.clone();
        let mut person = PersonRow::new(&self.community.id, self.number, keys, &row.name, work.at);
        self.number += 1;
        person.sorted_under.clone_from(&row.sorted_under);
        person.set_email(row.email.clone());
        people::insert(work.conn, &person, &leads)?;
        Ok(person)
    }

    /// Refuses a person who has an entry in this tournament.
    pub(super) fn free(&self, work: &mut Work<'_, '_>, person: PersonRow) -> Result<PersonRow, OpError> {
        match self.entry_of(work, &person.id)? {
            None => Ok(person),
            Some(entry) => Err(has_entry(work, &person, entry)),
        }
    }
}

/// Refuses to give a person a second entry; names the evening.
fn has_entry(work: &Work<'_, '_>, person: &PersonRow, entry: i64) -> OpError {
    OpError::refused(t::has_entry(&person.name, entry, &work.tournament.name))
}

/// Returns the person with a number, or the one they were merged into.
///
/// # Errors
/// There is none, or their data was removed.
pub(crate) fn live(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<PersonRow, OpError> {
    let found = people::by_number(conn, community, number)?;
    let found = found.map(|row| current(conn, row)).transpose()?;
    found
        .filter(PersonRow::is_live)
        .ok_or_else(|| OpError::NotFound(t::no_such_person(number)))
}

/// Returns the person whose link a browser holds, unless it was renewed.
fn of_link(conn: &mut Reader<'_>, community: &str, id: &str, generation: i64) -> Result<PersonRow, OpError> {
    people::by_id(conn, id)?
        .filter(|row| row.community_id == community && row.link_generation == generation && row.is_live())
        .ok_or_else(|| OpError::Forbidden(say::refused_rights::link_not_valid()))
}

/// Refuses to bring an entry back whose person has another one in the tournament by now.
///
/// # Errors
/// They have one.
pub(crate) fn refuse_second_entry(work: &mut Work<'_, '_>, row: &PlayerRow) -> Result<(), OpError> {
    let Some(id) = &row.person_id else {
        return Ok(());
    };
    let other = people::entry_in(work.conn, id, &work.tournament.id)?.filter(|other| other.id != row.id);
    match (other, people::by_id(work.conn, id)?) {
        (Some(other), Some(person)) => Err(has_entry(work, &person, other.number)),
        _ => Ok(()),
    }
}

/// Returns the number of the person of an entry in the tournament's community.
///
/// # Errors
/// The database does not answer.
pub fn person_number(work: &mut Work<'_, '_>, entry: &PlayerRow) -> Result<Option<i64>, DbError> {
    let person = match &entry.person_id {
        Some(id) => people::by_id(work.conn, id)?,
        None => None,
    };
    Ok(person.map(|person| person.number))
}

/// Says who the entries of a tournament are that has just chosen its community, as if each came now.
pub(super) fn take_in_all(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    let Some(mut entrance) = Entrance::open(work)? else {
        return Ok(());
    };
    let entries = players::of_tournament(work.conn, &work.tournament.id)?;
    // who was a guest of the evening is one still
    let is_asked = |row: &PlayerRow| row.status != PlayerStatus::Removed && !row.anonymous && !row.guest;
    for mut row in entries.into_iter().filter(is_asked) {
        entrance.take_in(work, &mut row)?;
    }
    Ok(())
}

/// Says who an entry is that is admitted, if nobody has said it and nobody is asked: until now it was nobody new.
pub(crate) fn take_in_admitted(work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<(), OpError> {
    let is_said = row.person_id.is_some() || row.guest || row.anonymous;
    if is_said || !doubts::open_of(work.conn, std::slice::from_ref(&row.id))?.is_empty() {
        return Ok(());
    }
    match Entrance::open(work)? {
        Some(mut entrance) => entrance.take_in(work, row),
        None => Ok(()),
    }
}
