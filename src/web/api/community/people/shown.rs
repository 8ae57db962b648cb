//! The JSON of communities and their people.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::web::api::community::season_shapes::PersonRef;
use crate::web::api::read::time;
use crate::web::api::tag::{Tag, Tagged, Thing};
use crate::web::api::words::{DoubtReasonWord, NamesWord, RoleWord};
use crate::web::shared::view::person::{ShownPerson, met_name};
use podium_ops::community::asked::{About, Asked};
use podium_ops::community::person::Shows;
use podium_snapshot::names;
use podium_store::NamesShown;
use podium_store::community::Community;
use podium_store::community::entered::Attendance;
use podium_store::community::finishes::Event;
use podium_store::community::merges::MergeRow;
use podium_store::community::people::{PersonOutline, PersonRow};

/// Finished tournaments in an answer about a person.
const EVENTS: usize = 200;

/// A community.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct CommunityShown {
    /// Its part of addresses.
    pub slug: String,
    pub name: String,
    /// What its staff wrote about it.
    pub description: String,
    /// IANA name.
    pub time_zone: String,
    /// The tag of the language of its pages for readers without another one.
    pub language: String,
    pub names_shown: NamesWord,
    /// The version of its settings: a change of them has to name it.
    pub version: i64,
    /// The role of the caller's account in it; null without a token that may read.
    pub role: Option<RoleWord>,
    /// The address of the community in this API.
    pub location: String,
}

impl CommunityShown {
    pub fn of(row: &Community) -> Self {
        Self {
            slug: row.slug.clone(),
            name: row.name.clone(),
            description: row.description.clone(),
            time_zone: row.time_zone.clone(),
            language: row.language.clone(),
            names_shown: NamesWord(row.names_shown),
            version: row.settings_version,
            role: None,
            location: address(&row.slug),
        }
    }
}

impl Tagged for CommunityShown {
    fn tag(&self) -> Option<Tag> {
        Some(Thing::Community.at(self.version))
    }
}

/// The address of a community in the API.
fn address(slug: &str) -> String {
    format!("/api/v1/communities/{slug}")
}

/// What everybody may see of a person, as they wish it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PersonPublic)]
pub(super) struct Public {
    /// Their name on the community's pages; without it, nothing.
    pub name: bool,
    /// Events, places and record.
    pub results: bool,
    /// Opponents and seats.
    pub tables: bool,
    /// Commanders, as far as tournaments show them.
    pub commanders: bool,
    pub rating: bool,
}

impl Public {
    fn of(row: &PersonRow) -> Self {
        let Shows {
            name,
            results,
            tables,
            commanders,
            rating,
        } = Shows::of(row);
        Self {
            name,
            results,
            tables,
            commanders,
            rating,
        }
    }

    /// As commands take it.
    pub fn shows(self) -> Shows {
        Shows {
            name: self.name,
            results: self.results,
            tables: self.tables,
            commanders: self.commanders,
            rating: self.rating,
        }
    }
}

/// A person, as the staff of their community reads them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct PersonEntry {
    /// Their number in the community.
    pub number: i64,
    /// In full.
    pub name: String,
    /// Under what lists by last name have the person, where it was set.
    pub sorted_under: Option<String>,
    /// For organizers and head judges who read; null for other staff, and where the person was changed.
    pub email: Option<String>,
    pub shows: Public,
    /// The version of the person: a change has to name it.
    pub version: i64,
    /// The address of the person in this API.
    pub location: String,
}

impl PersonEntry {
    /// A person as a command has left them: without the mail address, which is not stored with answers.
    pub fn of(community: &str, row: &PersonRow) -> Self {
        Self {
            number: row.number,
            name: row.name.clone(),
            sorted_under: row.sorted_under.clone(),
            email: None,
            shows: Public::of(row),
            version: row.version,
            location: format!("{}/people/{}", address(community), row.number),
        }
    }

    /// A person as they are read; `records`: whether mail addresses are among it.
    pub fn read(community: &str, row: &PersonRow, records: bool) -> Self {
        Self {
            email: row.email.clone().filter(|_| records),
            ..Self::of(community, row)
        }
    }
}

impl Tagged for PersonEntry {
    fn tag(&self) -> Option<Tag> {
        Some(Thing::Person(self.number).at(self.version))
    }
}

/// A person in the list of a community.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct ListedPerson {
    #[serde(flatten)]
    pub person: PersonEntry,
    /// In how many tournaments of the community they have an entry.
    pub events: i64,
    /// The day of the last one.
    #[schema(format = Date, example = "2026-11-20")]
    pub last: Option<String>,
}

impl ListedPerson {
    pub fn of(person: PersonEntry, came: &Attendance) -> Self {
        Self {
            person,
            events: came.events,
            last: came.last.map(|day| day.to_string()),
        }
    }
}

/// A person as their page shows them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct PersonShown {
    /// Their number in the community.
    pub number: i64,
    /// As public pages show it.
    pub name: String,
    /// The latest finished tournaments, at most 200; empty if the person does not show them.
    pub events: Vec<PersonEvent>,
    /// How many there are before those.
    pub earlier: usize,
    /// Whom they met most often, and at how many tables; empty if the person does not show them.
    pub opponents: Vec<PersonMet>,
    /// Matches in each seat, the first seat first; empty if the person does not show them.
    pub seats: Vec<SeatRecord>,
    /// What only the staff of the community sees; null for everybody else.
    pub staff: Option<PersonEntry>,
}

/// A finished tournament of a person.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct PersonEvent {
    /// The tournament's part of addresses.
    pub tournament: String,
    pub name: String,
    #[schema(format = Date, example = "2026-11-20")]
    pub date: Option<String>,
    /// The number of the person's entry.
    pub number: i64,
    /// The place.
    pub place: i64,
    /// How many took part.
    pub players: i64,
    pub won: i64,
    pub drawn: i64,
    pub lost: i64,
    /// As the tournament shows them; empty if the person does not show them.
    pub commanders: Vec<String>,
}

/// Somebody whom a person met.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct PersonMet {
    /// Null for somebody who does not show whom they met.
    pub person: Option<PersonRef>,
    /// At how many tables.
    pub tables: i64,
}

/// The matches of a person in a seat.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct SeatRecord {
    pub matches: i64,
    pub won: i64,
}

impl PersonShown {
    pub fn of(shown: &ShownPerson, how: NamesShown) -> Self {
        let event = |event: &Event| PersonEvent {
            tournament: event.slug.clone(),
            name: event.name.clone(),
            date: event.held_on.map(|day| day.to_string()),
            number: event.number,
            place: event.finish.place.unwrap_or_default(),
            players: event.finish.players,
            won: event.finish.wins,
            drawn: event.finish.draws,
            lost: event.finish.losses,
            commanders: shown.commanders(event),
        };
        let met = |(row, tables): &(PersonOutline, i64)| PersonMet {
            person: met_name(row, how).map(|name| PersonRef {
                number: row.number,
                name,
            }),
            tables: *tables,
        };
        let seat = |(matches, won): (i64, i64)| SeatRecord { matches, won };
        Self {
            number: shown.person.number,
            name: names::of_person(&shown.person.outline(), how),
            events: shown.events.iter().take(EVENTS).map(event).collect(),
            earlier: shown.events.len().saturating_sub(EVENTS),
            opponents: shown.met.iter().map(met).collect(),
            seats: shown.seats().into_iter().map(seat).collect(),
            staff: None,
        }
    }
}

/// Open questions about who is who.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct Doubts {
    /// The oldest first.
    pub items: Vec<DoubtShown>,
}

/// A question: whether an entry, or another person, is a person. One of `entry` and `other` is there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct DoubtShown {
    /// For the answer.
    pub id: String,
    pub because: DoubtReasonWord,
    /// Whom the entry or the other person may be.
    pub person: PersonRef,
    /// An entry of a tournament.
    pub entry: Option<EntryRef>,
    /// Another person.
    pub other: Option<PersonRef>,
}

/// An entry of a tournament.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct EntryRef {
    /// The tournament's part of addresses.
    pub tournament: String,
    /// The number of the entry.
    pub number: i64,
    pub name: String,
}

impl DoubtShown {
    pub fn of(asked: Asked) -> Self {
        let (entry, other) = match asked.about {
            About::Entry(entry) => (Some(*entry), None),
            About::Person(other) => (None, Some(in_full(&other))),
        };
        Self {
            id: asked.doubt.id,
            because: DoubtReasonWord(asked.doubt.because),
            person: in_full(&asked.person),
            entry: entry.map(|(row, tournament)| EntryRef {
                tournament: tournament.slug,
                number: row.number,
                name: row.name,
            }),
            other,
        }
    }
}

/// A person for the staff.
fn in_full(row: &PersonOutline) -> PersonRef {
    PersonRef {
        number: row.number,
        name: row.name.clone(),
    }
}

/// Merges of people.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct Merges {
    /// The latest first.
    pub items: Vec<MergeShown>,
}

/// A merge: two people who are one, until it is undone.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct MergeShown {
    /// Its number in the community.
    pub number: i64,
    /// The number of the person who stayed.
    pub kept: i64,
    /// The number of the person whose entries moved.
    pub gone: i64,
    #[schema(format = DateTime)]
    pub at: String,
    /// How many entries moved.
    pub entries: usize,
    /// When it was undone.
    #[schema(format = DateTime)]
    pub undone_at: Option<String>,
}

impl MergeShown {
    /// A merge with the numbers of its people.
    pub fn of(row: &MergeRow, (kept, gone): (i64, i64)) -> Self {
        Self {
            number: row.number,
            kept,
            gone,
            at: time(row.at),
            entries: row.moved().entries.len(),
            undone_at: row.undone_at.map(time),
        }
    }
}

impl Tagged for MergeShown {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

/// The community of a tournament after a choice.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct Chosen {
    /// Its slug; null: none.
    pub community: Option<String>,
}

impl Tagged for Chosen {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

/// Who an entry is.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(super) struct EntryIs {
    /// The number of the entry.
    pub number: i64,
    /// The number of the person in the community; null for a guest.
    pub person: Option<i64>,
    pub guest: bool,
}

impl Tagged for EntryIs {
    fn tag(&self) -> Option<Tag> {
        None
    }
}
