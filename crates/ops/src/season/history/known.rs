//! Evenings of imported history that the season has already: the same file imported twice counts nobody twice.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use podium_store::community;
use podium_store::season::past::{self, PastEvening};
use podium_store::season::{Season, evenings};
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
    /// The community has it as a tournament, which the season gets.
    Tournament(Box<Tournament>),
    /// The season has it as a tournament: as one of its evenings, or as its final.
    Had,
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
        let mut tournaments = community::tournaments_of(conn, &season.community_id, &states, 0, i64::MAX)?;
        let there = evenings::of_season(conn, &season.id)?
            .into_iter()
            .map(|(one, _)| one.id);
        let there: HashSet<String> = there.chain(season.final_id.clone()).collect();
        let is_there = |one: &Tournament| there.contains(&one.id);
        let fate = |one: &Tournament| match is_there(one) {
            true => Fate::Had,
            false => Fate::Tournament(Box::new(one.clone())),
        };
        // of two, the one that the season has, or can count
        tournaments.sort_by_key(|one| (!is_there(one), !one.is_public()));
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
                Some(tournament) => fate(tournament),
                None => Fate::New,
            });
            seen.insert(key);
        }
        let mut evenings = Vec::new();
        for evening in &history.evenings {
            let key = key(Some(evening.held_on), &evening.name);
            // of a tournament that nobody finds a season counts nothing
            let counted = known.get(&key).filter(|one| is_there(one) || one.is_public());
            evenings.push(match (counted, imported.get(&key)) {
                _ if seen.contains(&key) => Fate::Twice,
                (Some(tournament), before) if is_there(tournament) || before.is_none() => fate(tournament),
                (_, Some(before)) => Fate::Replaces(Box::new((*before).clone())),
                (_, None) => Fate::New,
            });
            seen.insert(key);
        }
        Ok(Self { documents, evenings })
    }

    /// Returns how many evenings the season is going to have more.
    pub fn added(&self) -> usize {
        let all = self.documents.iter().chain(&self.evenings);
        all.filter(|fate| matches!(fate, Fate::New | Fate::Tournament(_)))
            .count()
    }
}

type Key = (Option<NaiveDate>, String);

fn key(held_on: Option<NaiveDate>, name: &str) -> Key {
    (held_on, name_key(name))
}
