//! Queries on evenings of which only the places are known.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::schema::{past_evenings, past_places};
use crate::{CHUNK, DbError, Lookup, Reader, Writer, each, execute, in_chunks};
use podium_base::clock::Moment;

/// An evening as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = past_evenings, treat_none_as_default_value = false)]
pub struct PastEvening {
    pub id: String,
    pub season_id: String,
    pub name: String,
    pub held_on: NaiveDate,
    /// How many times it counts.
    pub weight: i64,
    /// How many took part.
    pub players: i64,
    pub made_by: Option<String>,
    pub made_at: Moment,
}

/// What a person came to on it.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = past_places)]
pub struct PastPlace {
    pub evening_id: String,
    pub person_id: String,
    /// The first and the last of the places that they share.
    pub first_place: i64,
    pub last_place: i64,
    pub match_points: i64,
    pub wins: i64,
    pub draws: i64,
    pub losses: i64,
}

/// Stores an evening with its places.
pub fn insert(conn: &mut Writer<'_>, evening: &PastEvening, places: &[PastPlace]) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(past_evenings::table).values(evening))?;
    places
        .chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(past_places::table).values(chunk)))
}

/// Deletes an evening with its places.
pub fn delete(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(past_places::table.filter(past_places::evening_id.eq(id)))
    )?;
    execute!(conn, diesel::delete(past_evenings::table.find(id)))
}

/// Changes how many times an evening counts.
pub fn set_weight(conn: &mut Writer<'_>, id: &str, weight: i64) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(past_evenings::table.find(id)).set(past_evenings::weight.eq(weight))
    )
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<PastEvening>, DbError> {
    each!(conn, |c| PastEvening::query().find(id).one(c))
}

/// Returns the evenings of a season, by day.
pub fn of_season(conn: &mut Reader<'_>, season: &str) -> Result<Vec<PastEvening>, DbError> {
    each!(conn, |c| PastEvening::query()
        .filter(past_evenings::season_id.eq(season))
        .order((past_evenings::held_on, past_evenings::id))
        .load(c))
}

/// Returns the places of some evenings.
pub fn places(conn: &mut Reader<'_>, evenings: &[&str]) -> Result<Vec<PastPlace>, DbError> {
    in_chunks(evenings, |ids| {
        each!(conn, |c| PastPlace::query()
            .filter(past_places::evening_id.eq_any(ids))
            .order((
                past_places::evening_id,
                past_places::first_place,
                past_places::person_id
            ))
            .load(c))
    })
}

/// Returns the evenings on which one of some people and one of others have a place, by day.
pub fn shared(conn: &mut Reader<'_>, some: &[String], others: &[String]) -> Result<Vec<PastEvening>, DbError> {
    let (own, theirs) = (evenings_of(conn, some)?, evenings_of(conn, others)?);
    let both: Vec<&String> = own.iter().filter(|id| theirs.contains(id)).collect();
    if both.is_empty() {
        return Ok(Vec::new());
    }
    each!(conn, |c| PastEvening::query()
        .filter(past_evenings::id.eq_any(&both))
        .order((past_evenings::held_on, past_evenings::id))
        .load(c))
}

fn evenings_of(conn: &mut Reader<'_>, people: &[String]) -> Result<Vec<String>, DbError> {
    each!(conn, |c| past_places::table
        .filter(past_places::person_id.eq_any(people))
        .order(past_places::evening_id)
        .select(past_places::evening_id)
        .distinct()
        .load(c))
}
