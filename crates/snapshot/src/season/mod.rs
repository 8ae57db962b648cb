//! A season as of a version: its evenings with their results, and the standings that follow from them, made once in a
//! process and shared by all readers.

mod commanders;
mod evening;
mod evenings;
mod free_now;
mod free_pods;
mod people;
mod store;

pub use commanders::CommanderLine;
pub use evening::{EveningKind, SeasonEvening};
pub use free_now::{FreeNow, NamesNow, PodNow, SeatNow, WaitingNow};
pub use people::SeasonPerson;
pub use store::Seasons;

use std::collections::HashMap;

use podium_event::season::SeasonRules;
use podium_rules::season::{Chance, Evening, Line, PersonIx, PersonSeason, Race, SeasonRow, SeasonStandings, explain};
use podium_store::community::{self, Community};
use podium_store::season::{self, Season, Stamp};
use podium_store::{DbError, Reader};

use people::People;

/// A season at a stamp.
#[derive(Debug)]
pub struct SeasonSnapshot {
    pub stamp: Stamp,
    pub season: Season,
    pub community: Community,
    pub rules: SeasonRules,
    /// All its evenings, by day: those that were played, and those to come.
    pub evenings: Vec<SeasonEvening>,
    /// The results of those that were played, in the same order.
    pub results: Vec<Evening>,
    /// Everybody who took part in an evening, by number.
    pub people: Vec<SeasonPerson>,
    pub standings: SeasonStandings,
    pub race: Race,
    /// The commanders of the entries of its tournaments, as far as they are public, the most played first.
    pub commanders: Vec<CommanderLine>,
    /// Index of each person, by their number in the community.
    by_number: HashMap<i64, u32>,
}

impl SeasonSnapshot {
    /// Reads a season.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such season; [`DbError::Corrupt`] if its rows contradict each other.
    pub fn read(conn: &mut Reader<'_>, community: &str, slug: &str) -> Result<Self, DbError> {
        let stamp = season::stamp(conn, community, slug)?.ok_or(DbError::NotFound)?;
        let season = season::by_id(conn, &stamp.id)?.ok_or(DbError::NotFound)?;
        let community = community::by_id(conn, &season.community_id)?.ok_or(DbError::NotFound)?;
        let rules = season.rules()?;
        let (found, entries) = evenings::read(conn, &season)?;
        let people = People::read(conn, found.ids(), &community)?;
        let commanders = commanders::count(&entries, &people);
        let (evenings, results) = found.counted(&people);
        let standings = SeasonStandings::of(&rules, &results, people.len());
        let remaining = evenings::remaining(&season, &rules, &evenings);
        let race = Race::new(&rules, &results, &standings, people.len(), remaining.as_ref());
        let people = people.into_list();
        let by_number = (0..).zip(&people).map(|(ix, person)| (person.number, ix)).collect();
        Ok(Self {
            stamp,
            season,
            community,
            rules,
            evenings,
            results,
            standings,
            race,
            commanders,
            by_number,
            people,
        })
    }

    /// Returns a person of the season by their number in the community.
    pub fn person(&self, number: i64) -> Option<PersonIx> {
        self.by_number.get(&number).copied().map(PersonIx)
    }

    /// Returns what is known of a person.
    pub fn of(&self, person: PersonIx) -> &SeasonPerson {
        &self.people[person.ix()]
    }

    /// Returns a person's row of the standings.
    pub fn row(&self, person: PersonIx) -> Option<&SeasonRow> {
        self.standings.row(person)
    }

    /// Explains a person's row.
    pub fn explain(&self, person: PersonIx) -> PersonSeason {
        explain(&self.rules, &self.results, person)
    }

    /// Returns a person's chance of each reward, with its line; none for people who took part in no evening.
    pub fn chances(&self, person: PersonIx) -> Vec<(&Line, Chance)> {
        let chance = |line| Some((line, self.race.chance(&self.rules, line, person)?));
        self.race.lines().iter().filter_map(chance).collect()
    }

    /// Returns the evening of a result.
    pub fn evening_of(&self, result: usize) -> Option<&SeasonEvening> {
        self.evenings.iter().find(|evening| evening.result == Some(result))
    }

    /// Returns how many evenings have results.
    pub fn played(&self) -> usize {
        self.results.len()
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let results: usize = self.results.iter().map(|evening| evening.results().len()).sum();
        // a result takes 80 bytes itself, and its evening in a row and in the race 24 more
        8 * 1024 + self.people.len() * 600 + results * 110 + self.evenings.len() * 300 + self.commanders.len() * 150
    }
}
