//! Who the people in imported history are: people of the community, or new ones. A name that is not clear is asked about once,
//! for all files; where two on an evening have it, each of them is asked about.

use std::collections::{BTreeMap, HashMap};

use podium_document::EventDocument;
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::players::name_key;
use podium_store::{DbError, DoubtReason, Reader};
use say::refused_seasons as t;

use super::{History, PastEveningInput};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::entry::live;
use crate::community::known::meant;
use crate::community::names::keys;

/// What programs and Podium's own exports call somebody whose name they do not have.
const PLACEHOLDERS: [&str; 2] = ["player", "unknown player"];

/// Who somebody is, as the sender said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The person with a number in the community.
    Person(i64),
    New,
    /// Somebody who counts for no season, as a guest.
    Guest,
}

/// Who the people are whose names are not clear, by the token of each ([`Somebody::token`]).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answers(BTreeMap<String, Answer>);

impl Answers {
    /// Says who somebody is.
    pub fn say(&mut self, token: &str, answer: Answer) {
        self.0.insert(token.to_owned(), answer);
    }

    /// Returns who somebody is, if it was said.
    pub fn of(&self, token: &str) -> Option<Answer> {
        self.0.get(token).copied()
    }
}

/// Somebody in imported history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Somebody {
    /// What answers name them by: the key of the name, and the row where two on an evening have it.
    pub token: String,
    pub name: String,
    /// The evening, where two on it have the name.
    pub on: Option<String>,
    /// The first mail address that a file has.
    email: Option<String>,
    /// What the first file that says it sorts them under.
    sorted_under: Option<String>,
}

/// A row of an evening.
struct Row<'r> {
    name: &'r str,
    email: Option<&'r str>,
    sorted_under: Option<&'r str>,
    /// Whether it is a team of two, who are nobody (T25).
    is_team: bool,
}

impl Somebody {
    /// Returns whether the file does not have their name: of two events they may be two people.
    fn is_placeholder(&self) -> bool {
        let words = self.name.trim_end_matches(|c: char| c.is_ascii_digit());
        words.len() < self.name.len() && PLACEHOLDERS.contains(&words.trim().to_lowercase().as_str())
            || PLACEHOLDERS[1..].contains(&self.name.trim().to_lowercase().as_str())
    }
}

/// Who is in the rows of some history: a token for each row, an empty one for a team.
pub(super) struct Rows {
    /// For each document, in the order of its players.
    pub documents: Vec<Vec<String>>,
    /// For each evening, in the order of its places.
    pub evenings: Vec<Vec<String>>,
    /// By token.
    somebody: BTreeMap<String, Somebody>,
}

impl Rows {
    pub fn of(history: &History) -> Self {
        let mut rows = Self {
            documents: Vec::new(),
            evenings: Vec::new(),
            somebody: BTreeMap::new(),
        };
        for (ix, document) in history.documents.iter().enumerate() {
            let tokens = rows.evening(&format!("e{ix}"), &document.about.name, &of_document(document));
            rows.documents.push(tokens);
        }
        for (ix, evening) in history.evenings.iter().enumerate() {
            let tokens = rows.evening(&format!("t{ix}"), &evening.name, &of_evening(evening));
            rows.evenings.push(tokens);
        }
        rows
    }

    /// Takes the rows of an evening; returns their tokens.
    fn evening(&mut self, evening: &str, called: &str, rows: &[Row<'_>]) -> Vec<String> {
        let mut counts: HashMap<String, usize> = HashMap::new();
        for one in rows.iter().filter(|one| !one.is_team) {
            *counts.entry(name_key(one.name)).or_default() += 1;
        }
        let mut tokens = Vec::with_capacity(rows.len());
        for (row, one) in rows.iter().enumerate() {
            if one.is_team {
                tokens.push(String::new());
                continue;
            }
            let key = name_key(one.name);
            let is_double = counts.get(&key).is_some_and(|count| *count > 1);
            let token = match is_double {
                true => format!("{evening}.{row} {key}"),
                false => key,
            };
            let somebody = self.somebody.entry(token.clone()).or_insert_with(|| Somebody {
                token: token.clone(),
                name: one.name.to_owned(),
                on: is_double.then(|| called.to_owned()),
                email: None,
                sorted_under: None,
            });
            let (email, sorted_under) = (one.email.map(str::to_owned), one.sorted_under.map(str::to_owned));
            somebody.email = somebody.email.take().or(email);
            somebody.sorted_under = somebody.sorted_under.take().or(sorted_under);
            tokens.push(token);
        }
        tokens
    }
}

fn of_document(document: &EventDocument) -> Vec<Row<'_>> {
    let players = document.event.players().iter().zip(&document.about.players);
    let row = players.map(|(player, about)| Row {
        name: &player.name,
        email: about.email.as_deref(),
        sorted_under: about.sorted_under.as_deref(),
        is_team: about.team_mate.is_some(),
    });
    row.collect()
}

fn of_evening(evening: &PastEveningInput) -> Vec<Row<'_>> {
    let row = evening.places.iter().map(|place| Row {
        name: &place.name,
        email: None,
        sorted_under: None,
        is_team: false,
    });
    row.collect()
}

/// Somebody of imported history, with whom the community has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub who: Somebody,
    /// Who may be meant; empty: somebody new.
    pub alike: Vec<PersonRow>,
    /// Whether it is clear: nobody is alike, or a single person has this very name.
    pub is_clear: bool,
    /// Whether the file does not have their name: they are a guest.
    pub is_nameless: bool,
}

/// Looks everybody in some history up in a community.
///
/// # Errors
/// The database does not answer.
pub fn proposals(conn: &mut Reader<'_>, community: &str, history: &History) -> Result<Vec<Proposal>, DbError> {
    let everybody = Rows::of(history).somebody.into_values();
    everybody.map(|who| propose(conn, community, who)).collect()
}

fn propose(conn: &mut Reader<'_>, community: &str, who: Somebody) -> Result<Proposal, DbError> {
    let is_nameless = who.is_placeholder();
    let found = match is_nameless {
        true => Vec::new(),
        false => meant(conn, community, (&who.name, who.email.as_deref()))?,
    };
    let is_clear = match found.as_slice() {
        // two of one name are two people, and only their file knows which is which
        _ if who.on.is_some() => is_nameless,
        [] => true,
        [one] => one.is_known || one.because == DoubtReason::Name,
        _ => false,
    };
    Ok(Proposal {
        alike: found.into_iter().map(|one| one.person).collect(),
        is_clear,
        is_nameless,
        who,
    })
}

/// Who everybody is, by token.
pub(super) struct Found {
    by_token: HashMap<String, Meant>,
    /// The number of the next person.
    next: i64,
    made: usize,
}

#[derive(Debug, Clone)]
enum Meant {
    Person(Box<PersonRow>),
    /// Somebody new, who is made when they are first needed.
    New(Box<Somebody>),
    Guest,
}

impl Found {
    /// Finds out who everybody in some history is.
    ///
    /// # Errors
    /// Somebody's name is not clear, and it is not said who they are.
    pub fn all(work: &mut CommunityWork<'_, '_>, history: &History) -> Result<Self, OpError> {
        let community = work.community.id.clone();
        let mut by_token = HashMap::new();
        let mut unclear = Vec::new();
        for mut proposal in proposals(work.conn, &community, history)? {
            let who = proposal.who;
            let token = who.token.clone();
            let meant = match (history.answers.of(&token), proposal.is_clear, proposal.alike.pop()) {
                (Some(Answer::Person(number)), ..) => Meant::Person(Box::new(live(work.conn, &community, number)?)),
                (Some(Answer::New), ..) => Meant::New(Box::new(who)),
                (Some(Answer::Guest), ..) => Meant::Guest,
                (None, true, _) if proposal.is_nameless => Meant::Guest,
                (None, true, Some(person)) => Meant::Person(Box::new(person)),
                (None, true, None) => Meant::New(Box::new(who)),
                (None, false, _) => {
                    unclear.push(who.name);
                    continue;
                }
            };
            by_token.insert(token, meant);
        }
        if let Some(first) = unclear.first() {
            return Err(OpError::field("answer", t::say_who(first, unclear.len())));
        }
        Ok(Self {
            by_token,
            next: people::next_number(work.conn, &community)?,
            made: 0,
        })
    }

    /// Returns how many people were made.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Returns who somebody is; `None` for a guest.
    pub fn person(&mut self, work: &mut CommunityWork<'_, '_>, token: &str) -> Result<Option<PersonRow>, OpError> {
        let who = match self.by_token.get(token) {
            Some(Meant::Person(person)) => return Ok(Some((**person).clone())),
            Some(Meant::Guest) | None => return Ok(None),
            Some(Meant::New(who)) => who.clone(),
        };
        let keys = keys(&who.name, who.sorted_under.as_deref());
        let leads = keys.leads.clone();
        let mut person = PersonRow::new(&work.community.id, self.next, keys, &who.name, work.at);
        person.sorted_under.clone_from(&who.sorted_under);
        person.set_email(who.email);
        people::insert(work.conn, &person, &leads)?;
        self.next += 1;
        self.made += 1;
        self.by_token
            .insert(token.to_owned(), Meant::Person(Box::new(person.clone())));
        Ok(Some(person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_nobody_has_is_a_placeholder() {
        let is_placeholder = |name: &str| {
            let somebody = Somebody {
                token: String::new(),
                name: name.to_owned(),
                on: None,
                email: None,
                sorted_under: None,
            };
            somebody.is_placeholder()
        };
        for name in ["Player 5", "player 17", "Unknown Player", "Unknown player 3"] {
            assert!(is_placeholder(name), "{name}");
        }
        for name in ["Player", "Player Number 01", "Ann Player 5", "R2D2", ""] {
            assert!(!is_placeholder(name), "{name}");
        }
    }
}
