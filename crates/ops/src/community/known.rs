//! Whom names and mail addresses mean among the people of a community: by a few statements, however many are asked about.

use std::collections::{BTreeSet, HashMap};

use super::generation::current;
use crate::people::players::{is_similar, look};
use podium_store::community::known_names;
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::name_key;
use podium_store::{DbError, DoubtAnswer, DoubtReason, Reader, Writer};

/// The most people who may be meant by a name.
const MOST_ALIKE: usize = 5;
/// The most rows with a name that are looked at: several may be one person by now.
const MOST_ROWS: usize = 50;

/// Somebody whom an entry may be.
pub(crate) struct Meant {
    pub person: PersonRow,
    pub because: DoubtReason,
    /// Whether the staff said once that the name means them.
    pub is_known: bool,
}

/// What a community knows about some names and mail addresses.
#[derive(Default)]
struct Known {
    /// The people of each look of a name, by number.
    by_look: HashMap<String, Vec<PersonRow>>,
    /// The people of each mail address in lower case, by number.
    by_mail: HashMap<String, Vec<PersonRow>>,
    /// Whether the key of a name means people, as far as somebody has said it.
    said: HashMap<String, Vec<(String, DoubtAnswer)>>,
    /// By id: of whom something was said, and whom others were found to be.
    people: HashMap<String, PersonRow>,
}

impl Known {
    /// Reads what a community knows about names and mail addresses.
    fn read(conn: &mut Reader<'_>, community: &str, asked: &[(&str, Option<&str>)]) -> Result<Self, DbError> {
        let mut known = Self::default();
        let looks = keys(asked.iter().map(|(name, _)| look(name)));
        for row in people::of_looks(conn, community, &looks)? {
            known.by_look.entry(row.look_key.clone()).or_default().push(row);
        }
        let mails = keys(asked.iter().filter_map(|(_, email)| email.map(str::to_lowercase)));
        for row in people::of_mails(conn, community, &mails)? {
            let key = row.email_key.clone().unwrap_or_default();
            known.by_mail.entry(key).or_default().push(row);
        }
        let names = keys(asked.iter().map(|(name, _)| name_key(name)));
        for (key, person, answer) in known_names::of_all(conn, community, &names)? {
            known.said.entry(key).or_default().push((person, answer));
        }
        known.read_people(conn)?;
        Ok(known)
    }

    fn read_people(&mut self, conn: &mut Reader<'_>) -> Result<(), DbError> {
        let found = self.by_look.values().chain(self.by_mail.values()).flatten();
        let mut missing: BTreeSet<String> = found.filter_map(|row| row.merged_into.clone()).collect();
        missing.extend(self.said.values().flatten().map(|(person, _)| person.clone()));
        while !missing.is_empty() {
            let ids: Vec<String> = missing.into_iter().collect();
            let rows = people::by_ids(conn, &ids)?;
            missing = rows.iter().filter_map(|row| row.merged_into.clone()).collect();
            self.people.extend(rows.into_iter().map(|row| (row.id.clone(), row)));
            missing.retain(|id| !self.people.contains_key(id));
        }
        Ok(())
    }

    /// Returns the person whom somebody is now, as [`current`] does.
    fn current<'k>(&'k self, row: &'k PersonRow) -> Result<&'k PersonRow, DbError> {
        let mut row = row;
        while let Some(into) = &row.merged_into {
            row = self.people.get(into).ok_or(DbError::NotFound)?;
        }
        Ok(row)
    }

    /// Returns the people whom a name or a mail address may mean, each with the reason.
    fn alike(&self, (name, email): (&str, Option<&str>)) -> Result<Vec<(&PersonRow, DoubtReason)>, DbError> {
        let email = email.map(str::to_lowercase);
        let key = name_key(name);
        let of_mail = email.as_ref().and_then(|email| self.by_mail.get(email));
        let rows = [self.by_look.get(&look(name)), of_mail].into_iter().flatten();
        let mut found: Vec<&PersonRow> = rows.flat_map(|rows| rows.iter().take(MOST_ROWS)).collect();
        found.sort_by_key(|row| row.number);
        found.dedup_by(|one, other| one.id == other.id);
        let reason = |row: &PersonRow| {
            if email.is_some() && row.email_key == email {
                Some(DoubtReason::Mail)
            } else if row.name_key == key {
                Some(DoubtReason::Name)
            } else {
                is_similar(&row.name, name).then_some(DoubtReason::Look)
            }
        };
        let mut meant: Vec<(&PersonRow, DoubtReason)> = Vec::new();
        for row in found {
            let Some(reason) = reason(row) else { continue };
            // somebody who was merged into another person has kept name and address
            let row = self.current(row)?;
            if meant.iter().all(|(other, _)| other.id != row.id) {
                meant.push((row, reason));
            }
        }
        meant.truncate(MOST_ALIKE);
        Ok(meant)
    }

    /// See [`meant`].
    fn meant(&self, (name, email): (&str, Option<&str>)) -> Result<Vec<Meant>, DbError> {
        let key = name_key(name);
        let mut said: HashMap<&str, Option<DoubtAnswer>> = HashMap::new();
        let mut known = Vec::new();
        for (id, answer) in self.said.get(&key).into_iter().flatten() {
            let Some(row) = self.people.get(id) else { continue };
            let person = self.current(row)?;
            // two who were merged since may have different answers: then it is asked
            said.entry(&person.id)
                .and_modify(|before| *before = before.filter(|before| before == answer))
                .or_insert(Some(*answer));
            known.push((person, DoubtReason::Name));
        }
        let mut found = self.alike((name, email))?;
        found.extend(known);
        let mut meant: Vec<Meant> = Vec::with_capacity(found.len());
        for (person, because) in found {
            let answer = said.get(person.id.as_str()).copied().flatten();
            let is_other = answer == Some(DoubtAnswer::Other) && because != DoubtReason::Mail && person.name_key != key;
            let is_there = meant.iter().any(|one| one.person.id == person.id);
            if person.is_live() && !is_other && !is_there {
                meant.push(Meant {
                    person: person.clone(),
                    because,
                    is_known: answer == Some(DoubtAnswer::Same),
                });
            }
        }
        Ok(meant)
    }
}

/// Returns each key once.
fn keys(all: impl Iterator<Item = String>) -> Vec<String> {
    all.collect::<BTreeSet<String>>().into_iter().collect()
}

/// Returns the people whom a name or a mail address may mean, each with the reason.
///
/// # Errors
/// The database does not answer.
pub(crate) fn alike(
    conn: &mut Reader<'_>,
    community: &str,
    name: &str,
    email: Option<&str>,
) -> Result<Vec<(PersonRow, DoubtReason)>, DbError> {
    let known = Known::read(conn, community, &[(name, email)])?;
    let found = known.alike((name, email))?.into_iter();
    Ok(found.map(|(row, reason)| (row.clone(), reason)).collect())
}

/// Returns the people of a community whom a name or a mail address may mean. Of whom the staff said that the name does not mean
/// them is not among them, unless they have that very name.
pub(crate) fn meant(
    conn: &mut Reader<'_>,
    community: &str,
    asked: (&str, Option<&str>),
) -> Result<Vec<Meant>, DbError> {
    Known::read(conn, community, &[asked])?.meant(asked)
}

/// Returns for each name the person who alone has it, if nobody else may be meant and they have no entry in a tournament.
///
/// # Errors
/// The database does not answer.
pub fn called(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    names: &[&str],
) -> Result<Vec<Option<PersonRow>>, DbError> {
    let Some(community) = &tournament.community_id else {
        return Ok(vec![None; names.len()]);
    };
    let asked: Vec<(&str, Option<&str>)> = names.iter().map(|name| (*name, None)).collect();
    let known = Known::read(conn, community, &asked)?;
    let taken = people::with_entries(conn, &tournament.id)?;
    let mut called = Vec::with_capacity(names.len());
    for one in asked {
        let mut free = known.meant(one)?;
        free.retain(|one| !taken.contains(&one.person.id));
        let alone = free
            .pop()
            .filter(|one| free.is_empty() && one.because == DoubtReason::Name);
        called.push(alone.map(|one| one.person));
    }
    Ok(called)
}

/// Remembers whether a name means a person: of those who are the same person by now nothing else stays said.
pub(super) fn remember(
    conn: &mut Writer<'_>,
    community: &str,
    (key, person): (&str, &str),
    answer: DoubtAnswer,
) -> Result<(), DbError> {
    for (other, said) in known_names::of(conn, community, key)? {
        if other != person && said != answer && now(conn, &other)? == now(conn, person)? {
            known_names::remember(conn, community, (key, &other), answer)?;
        }
    }
    known_names::remember(conn, community, (key, person), answer)
}

/// Returns the id of the person whom somebody is now.
fn now(conn: &mut Reader<'_>, person: &str) -> Result<Option<String>, DbError> {
    let row = people::by_id(conn, person)?;
    let row = row.map(|row| current(conn, row)).transpose()?;
    Ok(row.map(|row| row.id))
}
