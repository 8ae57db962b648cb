//! History that comes along: evenings from before Podium are imported into a season in one go, whole events from documents and
//! TopDeck's files, and places from tables. Everybody in them is found among the people of the community first.

mod people;
mod places;

pub use people::{Answer, Answers, Proposal, proposals};
pub use places::{PastEveningInput, PastPlaceInput, PlacesTable, read_places};

use std::collections::{BTreeMap, BTreeSet};

use podium_document::EventDocument;
use podium_event::season::MAX_EVENINGS;
use podium_store::season::past::{self, PastEvening, PastPlace};
use podium_store::season::{self, Season};
use podium_store::tournaments::events;
use podium_store::{PlayerStatus, TournamentState, new_id};
use say::refused_seasons as t;

use super::evenings::{check_room, put};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::entry::settle;
use crate::community::shown::refuse_longer_names;
use crate::tournaments::archive::import_as;
use people::Found;

/// What is imported.
#[derive(Debug, Clone, Default)]
pub struct History {
    /// Whole events.
    pub documents: Vec<EventDocument>,
    /// Evenings of which only the places are known.
    pub evenings: Vec<PastEveningInput>,
    /// Who the people are whose names are not clear.
    pub answers: Answers,
}

/// What was imported.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Imported {
    pub evenings: usize,
    /// People who are new in the community.
    pub people: usize,
    /// Events that count once they are finished.
    pub unfinished: usize,
}

impl History {
    /// Returns the names of everybody in it, each once.
    #[must_use]
    pub fn names(&self) -> BTreeSet<String> {
        let players = self.documents.iter().flat_map(|document| document.event.players());
        let rows = self.evenings.iter().flat_map(|evening| &evening.places);
        let names = players.map(|player| &player.name).chain(rows.map(|row| &row.name));
        names.cloned().collect()
    }
}

/// Imports history into a season: all of it, or nothing.
///
/// # Errors
/// It is not said who somebody is; two in an evening are the same person; the season would have too many evenings; an event is
/// wrong; the account may not create tournaments.
pub fn import(work: &mut CommunityWork<'_, '_>, slug: &str, history: &History) -> Result<Imported, OpError> {
    let row = super::of(work, slug)?;
    if history.documents.is_empty() && history.evenings.is_empty() {
        return Err(OpError::field("file", t::nothing_to_import()));
    }
    check_room(work.conn, &row, history.documents.len() + history.evenings.len())?;
    let mut found = Found::all(work, history)?;
    let mut imported = Imported::default();
    for evening in &history.evenings {
        store_places(work, &row, evening, &mut found)?;
    }
    for document in &history.documents {
        imported.unfinished += usize::from(!store_event(work, &row, document, &mut found)?);
    }
    imported.evenings = history.evenings.len() + history.documents.len();
    imported.people = found.made();
    season::changed(work.conn, &row.id)?;
    work.history_changed();
    work.log(
        "season.import",
        format!("{} evenings imported into season “{}”.", imported.evenings, row.name),
    );
    Ok(imported)
}

/// Stores an evening of which only the places are known.
fn store_places(
    work: &mut CommunityWork<'_, '_>,
    season: &Season,
    evening: &PastEveningInput,
    found: &mut Found,
) -> Result<(), OpError> {
    let id = new_id();
    // nobody is counted twice on an evening
    let mut rows: BTreeMap<String, PastPlace> = BTreeMap::new();
    for place in &evening.places {
        let Some(person) = found.person(work, &place.name)? else {
            continue;
        };
        let row = PastPlace {
            evening_id: id.clone(),
            person_id: person.id.clone(),
            first_place: place.first.into(),
            last_place: place.last.into(),
            match_points: place.match_points.into(),
            wins: place.wins.into(),
            draws: place.draws.into(),
            losses: place.losses.into(),
        };
        if rows.insert(person.id, row).is_some() {
            return Err(OpError::field(
                "file",
                t::twice_on_an_evening(&place.name, &evening.name),
            ));
        }
    }
    let row = PastEvening {
        id,
        season_id: season.id.clone(),
        name: evening.name.clone(),
        held_on: evening.held_on,
        weight: 1,
        players: evening.places.len() as i64,
        made_by: work.actor.account_id.clone(),
        made_at: work.at,
    };
    let places: Vec<PastPlace> = rows.into_values().collect();
    Ok(past::insert(work.conn, &row, &places)?)
}

/// Stores an event as a tournament of the community, and says who its entries are. Returns whether it is finished.
fn store_event(
    work: &mut CommunityWork<'_, '_>,
    season: &Season,
    document: &EventDocument,
    found: &mut Found,
) -> Result<bool, OpError> {
    let slug = work.on_site(|site| import_as(site, document))?;
    let loaded = events::load(work.conn, &slug)?;
    let community = work.community.clone();
    let is_listed = document.about.listed.unwrap_or(true);
    let mut who = Vec::new();
    for player in loaded.players.iter().filter(|row| row.status != PlayerStatus::Removed) {
        who.push((player.number, found.who(work, &player.name)?));
    }
    work.on_tournament(&loaded.tournament.id, |work| {
        refuse_longer_names(&community, work.tournament.names_shown)?;
        work.tournament.community_id = Some(community.id.clone());
        // a season counts only what everybody finds
        work.tournament.listed = is_listed;
        for (number, who) in &who {
            settle(work, *number, who)?;
        }
        Ok(())
    })?;
    put(work, &season.slug, &[slug], 1)?;
    Ok(loaded.tournament.state == TournamentState::Finished)
}

/// Takes an evening of which only the places are known out of its season; its places are deleted.
///
/// # Errors
/// There is no such evening in this season.
pub fn remove(work: &mut CommunityWork<'_, '_>, slug: &str, evening: &str) -> Result<String, OpError> {
    let row = super::of(work, slug)?;
    let found = past::by_id(work.conn, evening)?.filter(|evening| evening.season_id == row.id);
    let found = found.ok_or_else(|| OpError::NotFound(t::no_such_evening()))?;
    past::delete(work.conn, &found.id)?;
    season::changed(work.conn, &row.id)?;
    work.history_changed();
    let what = format!("{} taken out of season “{}”, with its places.", found.name, row.name);
    work.log("season.remove", what);
    Ok(found.name)
}

/// Changes how many times an evening of which only the places are known counts.
///
/// # Errors
/// There is no such evening in this season; it cannot count that often.
pub fn set_weight(work: &mut CommunityWork<'_, '_>, slug: &str, evening: &str, weight: u32) -> Result<(), OpError> {
    let row = super::of(work, slug)?;
    super::evenings::check_weight(weight)?;
    let found = past::by_id(work.conn, evening)?.filter(|evening| evening.season_id == row.id);
    let found = found.ok_or_else(|| OpError::NotFound(t::no_such_evening()))?;
    past::set_weight(work.conn, &found.id, weight.into())?;
    season::changed(work.conn, &row.id)?;
    work.history_changed();
    work.log(
        "season.weight",
        format!("{} counts {weight} × in season “{}”.", found.name, row.name),
    );
    Ok(())
}

/// The most evenings of one import.
pub const MAX_IMPORTED: usize = MAX_EVENINGS as usize;
