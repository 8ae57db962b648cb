//! Queries on seasons: the season itself here, its evenings and their results are in files beside this one.

pub mod evenings;
pub mod free;
mod meant;
pub mod past;
pub mod ratings;

pub use meant::meant;

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::schema::{communities, seasons};
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;
use podium_event::season::SeasonRules;

/// A season as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = seasons, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Season {
    pub id: String,
    // keys that never change
    #[diesel(skip_update)]
    pub community_id: String,
    /// The part of its addresses that names it, as in `/c/COMMUNITY/s/SLUG`.
    #[diesel(skip_update)]
    pub slug: String,
    pub name: String,
    pub description: String,
    pub begins_on: Option<NaiveDate>,
    pub ends_on: Option<NaiveDate>,
    /// JSON: read it by [`Season::rules`].
    pub rules: String,
    /// When it was closed; `None`: there are evenings to come.
    pub closed_at: Option<Moment>,
    /// The tournament that it leads to.
    pub final_id: Option<String>,
    pub created_by: Option<String>,
    pub created_at: Moment,
    /// A counter of changes of the season and of which evenings it has.
    pub version: i64,
    /// A counter of changes of its settings.
    pub settings_version: i64,
}

impl Season {
    /// Returns its rules.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the stored text is not the JSON of possible rules.
    pub fn rules(&self) -> Result<SeasonRules, DbError> {
        let read = serde_json::from_str(&self.rules);
        read.map_err(|error| DbError::Corrupt(format!("rules of season {}: {error}", self.id)))
    }
}

pub fn insert(conn: &mut Writer<'_>, season: &Season) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(seasons::table).values(season))
}

/// Stores every column of a season that may change.
pub fn update(conn: &mut Writer<'_>, season: &Season) -> Result<(), DbError> {
    execute!(conn, diesel::update(seasons::table.find(&season.id)).set(season))
}

/// Deletes a season without evenings.
pub fn delete(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(seasons::table.find(id)))
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<Season>, DbError> {
    each!(conn, |c| Season::query().find(id).one(c))
}

/// Returns a season of a community by its address.
pub fn by_slug(conn: &mut Reader<'_>, community: &str, slug: &str) -> Result<Option<Season>, DbError> {
    each!(conn, |c| Season::query()
        .filter(seasons::community_id.eq(community).and(seasons::slug.eq(slug)))
        .one(c))
}

/// Returns the seasons of a community: those that go on first, then the latest.
pub fn of_community(conn: &mut Reader<'_>, community: &str) -> Result<Vec<Season>, DbError> {
    let mut found: Vec<Season> = each!(conn, |c| Season::query()
        .filter(seasons::community_id.eq(community))
        .load(c))?;
    found.sort_by(|a, b| {
        let order = |one: &Season| (one.closed_at.is_some(), one.begins_on.is_none());
        let by_day = order(a).cmp(&order(b)).then_with(|| b.begins_on.cmp(&a.begins_on));
        by_day.then_with(|| b.created_at.cmp(&a.created_at))
    });
    Ok(found)
}

/// Returns the ids of the finals of a community's seasons.
pub fn finals(conn: &mut Reader<'_>, community: &str) -> Result<Vec<String>, DbError> {
    let found: Vec<Option<String>> = each!(conn, |c| seasons::table
        .filter(seasons::community_id.eq(community))
        .filter(seasons::final_id.is_not_null())
        .select(seasons::final_id)
        .load(c))?;
    Ok(found.into_iter().flatten().collect())
}

/// Returns those of some slugs that seasons of a community have.
pub fn slugs_among(conn: &mut Reader<'_>, community: &str, slugs: &[String]) -> Result<Vec<String>, DbError> {
    each!(conn, |c| seasons::table
        .filter(seasons::community_id.eq(community))
        .filter(seasons::slug.eq_any(slugs))
        .select(seasons::slug)
        .load(c))
}

/// What a season's page is made from: the page is outdated when one of them has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamp {
    pub id: String,
    /// Of the season: its settings, and which evenings it has.
    pub version: i64,
    /// Of the community: its people, and what came out of its finished tournaments.
    pub history: i64,
    /// Of the community's own settings.
    pub settings: i64,
    /// The tag of the community's language.
    pub language: String,
}

impl Stamp {
    /// Returns whether it is at least as new as another one of the same season.
    #[must_use]
    pub fn shows(&self, other: &Self) -> bool {
        let newer = |own: i64, others: i64| own >= others;
        self.id == other.id
            && newer(self.version, other.version)
            && newer(self.history, other.history)
            && newer(self.settings, other.settings)
    }
}

/// Returns the stamp of a season.
pub fn stamp(conn: &mut Reader<'_>, community: &str, slug: &str) -> Result<Option<Stamp>, DbError> {
    let found: Option<(String, i64, i64, i64, String)> = each!(conn, |c| seasons::table
        .inner_join(communities::table.on(communities::id.eq(seasons::community_id)))
        .filter(communities::slug.eq(community).and(seasons::slug.eq(slug)))
        .select((
            seasons::id,
            seasons::version,
            communities::history_version,
            communities::settings_version,
            communities::language,
        ))
        .one(c))?;
    Ok(found.map(|(id, version, history, settings, language)| Stamp {
        id,
        version,
        history,
        settings,
        language,
    }))
}

/// Counts a change of a season, or of which evenings it has.
pub fn changed(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(seasons::table.find(id)).set(seasons::version.eq(seasons::version + 1))
    )
}

/// Counts a change of the settings of a season: forms of them are outdated.
pub fn settings_changed(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(seasons::table.find(id)).set((
            seasons::version.eq(seasons::version + 1),
            seasons::settings_version.eq(seasons::settings_version + 1),
        ))
    )
}
