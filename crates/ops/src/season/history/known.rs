//! Evenings of imported history that the season has already: the same file imported twice counts nobody twice.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use podium_store::community;
use podium_store::season::Season;
use podium_store::season::past::{self, PastEvening};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::name_key;
use podium_store::{DbError, Reader, TournamentState};

use super::History;

/// What becomes of an evening that is imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    New,
    /// It takes the place of the evening of this day and name.
    Replaces(Box<PastEvening>),
    /// The community has it as a tournament, by its slug.
    Tournament(String),
    /// Another file of the same import has it.
    Twice,
}

/// What becomes of the evenings of some history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fates {
    /// For each document.
    pub documents: Vec<Fate>,
    /// For each evening of which only the places are known.
    pub evenings: Vec<Fate>,
}

impl Fates {
    /// Finds out what becomes of the evenings of some history in a season. An evening is the same if day and name are.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn of(conn: &mut Reader<'_>, season: &Season, history: &History) -> Result<Self, DbError> {
        let states = TournamentState::ALL.iter().copied();
        let states: Vec<TournamentState> = states.filter(|state| *state != TournamentState::Cancelled).collect();
        let tournaments = community::tournaments_of(conn, &season.community_id, &states, 0, i64::MAX)?;
        let mut known: HashMap<Key, &Tournament> = HashMap::new();
        for one in &tournaments {
            known.entry(key(one.held_on, &one.name)).or_insert(one);
        }
        let stored = past::of_season(conn, &season.id)?;
        let mut imported: HashMap<Key, &PastEvening> = HashMap::new();
        for one in &stored {
            imported.entry(key(Some(one.held_on), &one.name)).or_insert(one);
        }
        let mut seen: HashSet<Key> = HashSet::new();
        let mut documents = Vec::new();
        for document in &history.documents {
            let key = key(document.about.date, &document.about.name);
            documents.push(match known.get(&key) {
                _ if seen.contains(&key) => Fate::Twice,
                Some(tournament) => Fate::Tournament(tournament.slug.clone()),
                None => Fate::New,
            });
            seen.insert(key);
        }
        let mut evenings = Vec::new();
        for evening in &history.evenings {
            let key = key(Some(evening.held_on), &evening.name);
            evenings.push(match (known.get(&key), imported.get(&key)) {
                _ if seen.contains(&key) => Fate::Twice,
                (Some(tournament), _) => Fate::Tournament(tournament.slug.clone()),
                (None, Some(before)) => Fate::Replaces(Box::new((*before).clone())),
                (None, None) => Fate::New,
            });
            seen.insert(key);
        }
        Ok(Self { documents, evenings })
    }

    /// Returns how many evenings the season is going to have more.
    pub fn added(&self) -> usize {
        let documents = self.documents.iter().filter(|fate| !matches!(fate, Fate::Twice));
        let evenings = self.evenings.iter().filter(|fate| matches!(fate, Fate::New));
        documents.count() + evenings.count()
    }
}

type Key = (Option<NaiveDate>, String);

fn key(held_on: Option<NaiveDate>, name: &str) -> Key {
    (held_on, name_key(name))
}
