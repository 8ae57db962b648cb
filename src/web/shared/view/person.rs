//! What everybody may see of a person of a community: finished tournaments, and whom they met there.

use std::collections::HashMap;

use super::View;
use crate::web::frame::request::language;
use podium_snapshot::names;
use podium_store::community::finishes::{self, Event, Met};
use podium_store::community::people::{self, PersonOutline, PersonRow};
use podium_store::{DbError, NamesShown, Reader};

/// Opponents who are shown.
const OPPONENTS: usize = 20;

impl View<'_> {
    /// Returns the address of the tournament's community.
    pub fn community(&self) -> Option<String> {
        let slug = self.loaded.community.as_ref()?;
        Some(language::local(self.language, format!("/c/{slug}")))
    }
}

/// A person as they show themselves.
pub struct ShownPerson {
    pub person: PersonRow,
    /// Finished tournaments that the front page lists, the latest first; none if the person does not show them.
    pub events: Vec<Event>,
    /// Whom they met there, each with the number of tables, the most often first.
    pub met: Vec<(PersonOutline, i64)>,
}

impl ShownPerson {
    /// Reads what a person shows.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn read(conn: &mut Reader<'_>, person: PersonRow) -> Result<Self, DbError> {
        let mut events = match person.shows_results || person.shows_tables {
            true => finishes::of_person(conn, &person.id)?,
            false => Vec::new(),
        };
        // as the front page: others are found by their link only
        events.retain(|event| event.listed);
        let entries: Vec<&str> = events.iter().map(|event| event.finish.player_id.as_str()).collect();
        let met = match person.shows_tables {
            true => finishes::opponents(conn, &person.id, &entries, OPPONENTS)?,
            false => Vec::new(),
        };
        // that somebody was disqualified is for the staff
        events.retain(|event| person.shows_results && event.finish.place.is_some());
        let met = with_rows(conn, &met)?;
        Ok(Self { person, events, met })
    }

    /// Returns matches and wins in each seat, the first seat first; none if the person does not show them.
    pub fn seats(&self) -> Vec<(i64, i64)> {
        let mut sums: Vec<(i64, i64)> = Vec::new();
        let shown = self.events.iter().filter(|_| self.person.shows_tables);
        for seats in shown.map(|event| event.finish.seats()) {
            if sums.len() < seats.len() {
                sums.resize(seats.len(), (0, 0));
            }
            for (sum, seat) in sums.iter_mut().zip(seats) {
                *sum = (sum.0 + seat.0, sum.1 + seat.1);
            }
        }
        sums
    }

    /// Returns the commanders of a tournament that the person shows.
    pub fn commanders(&self, event: &Event) -> Vec<String> {
        match self.person.shows_commanders {
            true => event.finish.commanders(),
            false => Vec::new(),
        }
    }
}

/// Returns the name of somebody whom a person met, as both allow it; `None`: they do not show whom they met.
pub fn met_name(row: &PersonOutline, how: NamesShown) -> Option<String> {
    names::of_person_in_list(row, how, row.shows_tables)
}

/// Finds the people of a list of opponents.
fn with_rows(conn: &mut Reader<'_>, met: &[Met]) -> Result<Vec<(PersonOutline, i64)>, DbError> {
    let ids: Vec<String> = met.iter().map(|met| met.person_id.clone()).collect();
    let rows = people::outlines(conn, &ids)?.into_iter();
    let mut rows: HashMap<String, PersonOutline> = rows.map(|row| (row.id.clone(), row)).collect();
    let found = met
        .iter()
        .filter_map(|met| Some((rows.remove(&met.person_id)?, met.tables)));
    Ok(found.collect())
}
