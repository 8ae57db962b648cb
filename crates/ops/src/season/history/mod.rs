//! History that comes along: evenings from before Podium are imported into a season in one go, whole events from documents and
//! TopDeck's files, and places from tables. Everybody in them is found among the people of the community first.

mod known;
mod people;
mod places;

pub use known::{Fate, Fates};
pub use people::{Answer, Answers, Proposal, Somebody, proposals};
pub use places::{PastEveningInput, PastPlaceInput, PlacesTable, read_places};

use std::collections::BTreeMap;

use podium_document::EventDocument;
use podium_store::community::people::set_person;
use podium_store::season::Season;
use podium_store::season::past::{self, PastEvening, PastPlace};
use podium_store::tournaments::events;
use podium_store::{TournamentState, new_id};
use say::{Message, refused_seasons as t};

use super::evenings::{check_room, put};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::shown::refuse_longer_names;
use crate::tournaments::archive::import_as;
use people::{Found, Rows};

/// The most whole events of one import: while they are stored, other commands of the community wait.
pub const MAX_EVENTS: usize = 50;
/// The most rows of one import, players of whole events among them: each name is looked up among the people, and other commands
/// wait for that too.
pub const MAX_ROWS: usize = 20_000;

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

impl History {
    /// Returns why it is not imported in one go: it has too many rows.
    pub fn too_long(&self) -> Option<Message> {
        let players = self.documents.iter().map(|document| document.event.players().len());
        let places = self.evenings.iter().map(|evening| evening.places.len());
        let rows: usize = players.chain(places).sum();
        (rows > MAX_ROWS).then(|| say::refused_lists::too_long(MAX_ROWS))
    }
}

/// What was imported.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Imported {
    pub evenings: usize,
    /// Of them, those that took the place of an earlier import.
    pub replaced: usize,
    /// Evenings that the season had already as tournaments, or that are in the files twice.
    pub had: usize,
    /// People who are new in the community.
    pub people: usize,
    /// Events that count once they are finished.
    pub unfinished: usize,
}

impl Imported {
    /// Counts a tournament that the season gets.
    fn tournament(&mut self, is_finished: bool) {
        self.evenings += 1;
        self.unfinished += usize::from(!is_finished);
    }
}

/// Imports history into a season: all of it, or nothing. An evening of places takes the place of the one of the same day and
/// name; an evening that the community has as a tournament is only added to the season.
///
/// # Errors
/// It is not said who somebody is; two in an evening are the same person; the season would have too many evenings; there are too
/// many events or rows at once; an event is wrong; the account may not create tournaments.
pub fn import(work: &mut CommunityWork<'_, '_>, slug: &str, history: &History) -> Result<Imported, OpError> {
    let row = super::of(work, slug)?;
    if history.documents.is_empty() && history.evenings.is_empty() {
        return Err(OpError::field("file", t::nothing_to_import()));
    }
    if history.documents.len() > MAX_EVENTS {
        return Err(OpError::field(
            "file",
            t::too_many_events(MAX_EVENTS, history.documents.len()),
        ));
    }
    if let Some(message) = history.too_long() {
        return Err(OpError::field("file", message));
    }
    let fates = Fates::of(work.conn, &row, history)?;
    check_room(work.conn, &row, fates.added())?;
    let mut found = Found::all(work, history)?;
    let rows = Rows::of(history);
    let mut imported = Imported::default();
    let mut slugs = Vec::new();
    for ((evening, tokens), fate) in history.evenings.iter().zip(&rows.evenings).zip(&fates.evenings) {
        let before = match fate {
            Fate::New => None,
            Fate::Replaces(before) => Some(&**before),
            Fate::Tournament(one) => {
                imported.tournament(one.state == TournamentState::Finished);
                slugs.push(one.slug.clone());
                continue;
            }
            Fate::Had | Fate::Twice => {
                imported.had += 1;
                continue;
            }
        };
        imported.replaced += usize::from(before.is_some());
        store_places(work, (&row, before), (evening, tokens), &mut found)?;
        imported.evenings += 1;
    }
    for ((document, tokens), fate) in history.documents.iter().zip(&rows.documents).zip(&fates.documents) {
        let (slug, is_finished) = match fate {
            Fate::New => store_event(work, (document, tokens), &mut found)?,
            Fate::Tournament(one) => (one.slug.clone(), one.state == TournamentState::Finished),
            Fate::Had | Fate::Twice | Fate::Replaces(_) => {
                imported.had += 1;
                continue;
            }
        };
        imported.tournament(is_finished);
        slugs.push(slug);
    }
    put(work, &row.slug, &slugs, 1)?;
    imported.people = found.made();
    work.season_changed(&row.id)?;
    work.results_changed();
    work.log(
        "season.import",
        format!("{} evenings imported into season “{}”.", imported.evenings, row.name),
    );
    Ok(imported)
}

/// Stores an evening of which only the places are known; `before`: the one whose place it takes. `tokens`: who is in its rows.
fn store_places(
    work: &mut CommunityWork<'_, '_>,
    (season, before): (&Season, Option<&PastEvening>),
    (evening, tokens): (&PastEveningInput, &[String]),
    found: &mut Found,
) -> Result<(), OpError> {
    let id = new_id();
    // nobody is counted twice on an evening
    let mut rows: BTreeMap<String, PastPlace> = BTreeMap::new();
    for (place, token) in evening.places.iter().zip(tokens) {
        let Some(person) = found.person(work, token)? else {
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
            return Err(twice(&place.name, &evening.name));
        }
    }
    if let Some(before) = before {
        past::delete(work.conn, &before.id)?;
    }
    let row = PastEvening {
        id,
        season_id: season.id.clone(),
        name: evening.name.clone(),
        held_on: evening.held_on,
        weight: before.map_or(1, |before| before.weight),
        players: evening.places.len() as i64,
        made_by: work.actor.account_id.clone(),
        made_at: work.at,
    };
    let places: Vec<PastPlace> = rows.into_values().collect();
    Ok(past::insert(work.conn, &row, &places)?)
}

fn twice(person: &str, evening: &str) -> OpError {
    OpError::field("answer", t::twice_on_an_evening(person, evening))
}

/// Stores an event as a tournament of the community, and says who its entries are. Returns its slug, and whether it is finished.
fn store_event(
    work: &mut CommunityWork<'_, '_>,
    (document, tokens): (&EventDocument, &[String]),
    found: &mut Found,
) -> Result<(String, bool), OpError> {
    let slug = work.on_site(|site| import_as(site, document))?;
    let loaded = events::load(work.conn, &slug)?;
    let is_listed = document.about.listed.unwrap_or(true);
    // who an entry is, by its id; `None`: a guest
    let mut who: BTreeMap<&str, Option<String>> = BTreeMap::new();
    let mut taken: BTreeMap<String, &str> = BTreeMap::new();
    for (player, token) in document.event.players().iter().zip(tokens) {
        let Some(row) = loaded.players.iter().find(|row| row.key == player.id) else {
            continue;
        };
        // a team is two people (T25): nobody says which of them it is
        if row.team_mate.is_some() {
            continue;
        }
        let person = found.person(work, token)?.map(|person| person.id);
        let is_twice = person.clone().and_then(|id| taken.insert(id, &player.name)).is_some();
        if is_twice {
            return Err(twice(&player.name, &document.about.name));
        }
        who.insert(&row.id, person);
    }
    let community = work.community.clone();
    work.on_tournament(&loaded.tournament.id, |work| {
        refuse_longer_names(&community, work.tournament.names_shown)?;
        work.tournament.community_id = Some(community.id.clone());
        // a season counts only what everybody finds
        work.tournament.listed = is_listed;
        for (entry, person) in &who {
            set_person(work.conn, entry, person.as_deref(), person.is_none())?;
        }
        work.log(
            "tournament.community",
            format!(
                "Imported into the community {}, with who its {} entries are.",
                community.slug,
                who.len()
            ),
        );
        Ok(())
    })?;
    Ok((slug, loaded.tournament.state == TournamentState::Finished))
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
    work.season_changed(&row.id)?;
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
    work.season_changed(&row.id)?;
    work.log(
        "season.weight",
        format!("{} counts {weight} × in season “{}”.", found.name, row.name),
    );
    Ok(())
}
