//! Who the names in imported history are: people of the community, or new ones. A name that is not clear is asked about once.

use std::collections::BTreeMap;

use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::players::name_key;
use podium_store::{DbError, DoubtReason, Reader};
use say::refused_seasons as t;

use super::History;
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::entry::{Who, live};
use crate::community::names::{alike, keys};

/// Who somebody is, as the sender said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The person with a number in the community.
    Person(i64),
    New,
    /// Somebody who counts for no season, as a guest.
    Guest,
}

/// Who the people are whose names are not clear, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answers(BTreeMap<String, Answer>);

impl Answers {
    /// Says who somebody is.
    pub fn say(&mut self, name: &str, answer: Answer) {
        self.0.insert(name_key(name), answer);
    }

    fn of(&self, name: &str) -> Option<Answer> {
        self.0.get(&name_key(name)).copied()
    }
}

/// A name of imported history, with whom the community has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub name: String,
    /// Who may be meant; empty: somebody new.
    pub alike: Vec<PersonRow>,
    /// Whether it is clear: nobody is alike, or a single person has this very name.
    pub is_clear: bool,
}

/// Looks names up in a community.
///
/// # Errors
/// The database does not answer.
pub fn proposals<'n>(
    conn: &mut Reader<'_>,
    community: &str,
    names: impl IntoIterator<Item = &'n String>,
) -> Result<Vec<Proposal>, DbError> {
    names.into_iter().map(|name| propose(conn, community, name)).collect()
}

fn propose(conn: &mut Reader<'_>, community: &str, name: &str) -> Result<Proposal, DbError> {
    let found = alike(conn, community, name, None)?;
    let is_clear = match found.as_slice() {
        [] => true,
        [(_, reason)] => *reason == DoubtReason::Name,
        _ => false,
    };
    Ok(Proposal {
        name: name.to_owned(),
        alike: found.into_iter().map(|(person, _)| person).collect(),
        is_clear,
    })
}

/// Whom each name means.
pub(super) struct Found {
    by_name: BTreeMap<String, Meant>,
    /// The number of the next person.
    next: i64,
    made: usize,
}

#[derive(Debug, Clone)]
enum Meant {
    Person(Box<PersonRow>),
    /// Somebody new, who is made when they are first needed.
    New,
    Guest,
}

impl Found {
    /// Finds out who everybody in some history is.
    ///
    /// # Errors
    /// Somebody's name is not clear, and it is not said who they are.
    pub fn all(work: &mut CommunityWork<'_, '_>, history: &History) -> Result<Self, OpError> {
        let community = work.community.id.clone();
        let mut by_name = BTreeMap::new();
        let mut unclear = Vec::new();
        for name in history.names() {
            let meant = match history.answers.of(&name) {
                Some(Answer::Person(number)) => Meant::Person(Box::new(live(work.conn, &community, number)?)),
                Some(Answer::New) => Meant::New,
                Some(Answer::Guest) => Meant::Guest,
                None => {
                    let mut proposal = propose(work.conn, &community, &name)?;
                    match (proposal.is_clear, proposal.alike.pop()) {
                        (true, Some(person)) => Meant::Person(Box::new(person)),
                        (true, None) => Meant::New,
                        (false, _) => {
                            unclear.push(name);
                            continue;
                        }
                    }
                }
            };
            by_name.insert(name_key(&name), meant);
        }
        if let Some(first) = unclear.first() {
            return Err(OpError::field("answer", t::say_who(first, unclear.len())));
        }
        Ok(Self {
            by_name,
            next: people::next_number(work.conn, &community)?,
            made: 0,
        })
    }

    /// Returns how many people were made.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Returns whom a name means; `None` for a guest.
    pub fn person(&mut self, work: &mut CommunityWork<'_, '_>, name: &str) -> Result<Option<PersonRow>, OpError> {
        let key = name_key(name);
        match self.by_name.get(&key) {
            Some(Meant::Person(person)) => return Ok(Some((**person).clone())),
            Some(Meant::Guest) => return Ok(None),
            Some(Meant::New) | None => {}
        }
        let keys = keys(name, None);
        let leads = keys.leads.clone();
        let person = PersonRow::new(&work.community.id, self.next, keys, name, work.at);
        people::insert(work.conn, &person, &leads)?;
        self.next += 1;
        self.made += 1;
        self.by_name.insert(key, Meant::Person(Box::new(person.clone())));
        Ok(Some(person))
    }

    /// Returns who an entry with a name is.
    pub fn who(&mut self, work: &mut CommunityWork<'_, '_>, name: &str) -> Result<Who, OpError> {
        let person = self.person(work, name)?;
        Ok(person.map_or(Who::Guest, |person| Who::Person(person.number)))
    }
}
