//! Queries on merges: two people whom the staff found to be one, until that is undone.

use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use crate::schema::person_merges;
use crate::{DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A merge as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = person_merges, treat_none_as_default_value = false)]
pub struct MergeRow {
    pub id: String,
    pub community_id: String,
    /// The merge's number in its community, from 1.
    pub number: i64,
    pub kept_id: String,
    pub gone_id: String,
    pub at: Moment,
    pub account_id: Option<String>,
    /// JSON: read it by [`MergeRow::moved`].
    pub moved: String,
    pub undone_by: Option<String>,
    pub undone_at: Option<Moment>,
}

/// What a merge moved. It holds no personal data, and changes neither person: each keeps what they have and chose.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The ids of the entries that moved.
    pub entries: Vec<String>,
    /// Whether the kept person has chosen since what to show: then that holds for both.
    pub chosen_since: bool,
}

impl MergeRow {
    /// Returns what moved; nothing if that cannot be read.
    pub fn moved(&self) -> Moved {
        serde_json::from_str(&self.moved).unwrap_or_default()
    }

    /// Creates a merge of one person into another.
    pub fn new(community: &str, number: i64, (kept, gone): (&str, &str), moved: &Moved, at: Moment) -> Self {
        Self {
            id: new_id(),
            community_id: community.to_owned(),
            number,
            kept_id: kept.to_owned(),
            gone_id: gone.to_owned(),
            at,
            account_id: None,
            // it has no map with keys that are no texts
            moved: serde_json::to_string(moved).unwrap_or_default(),
            undone_by: None,
            undone_at: None,
        }
    }
}

pub fn insert(conn: &mut Writer<'_>, row: &MergeRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(person_merges::table).values(row))
}

/// Returns the number of the next merge.
pub fn next_number(conn: &mut Reader<'_>, community: &str) -> Result<i64, DbError> {
    let highest: Option<i64> = each!(conn, |c| person_merges::table
        .filter(person_merges::community_id.eq(community))
        .select(diesel::dsl::max(person_merges::number))
        .get_result(c))?;
    Ok(highest.unwrap_or(0) + 1)
}

pub fn by_number(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<Option<MergeRow>, DbError> {
    each!(conn, |c| MergeRow::query()
        .filter(
            person_merges::community_id
                .eq(community)
                .and(person_merges::number.eq(number))
        )
        .one(c))
}

/// Returns the merges into a person, and the one of that person into another, that were not undone: the latest first.
pub fn in_force(conn: &mut Reader<'_>, person: &str) -> Result<Vec<MergeRow>, DbError> {
    each!(conn, |c| MergeRow::query()
        .filter(person_merges::kept_id.eq(person).or(person_merges::gone_id.eq(person)))
        .filter(person_merges::undone_at.is_null())
        .order(person_merges::number.desc())
        .load(c))
}

/// Returns the merges into a person that were not undone, the first one first.
pub fn into(conn: &mut Reader<'_>, person: &str) -> Result<Vec<MergeRow>, DbError> {
    each!(conn, |c| MergeRow::query()
        .filter(person_merges::kept_id.eq(person))
        .filter(person_merges::undone_at.is_null())
        .order(person_merges::number)
        .load(c))
}

/// Replaces what a merge moved.
pub fn set_moved(conn: &mut Writer<'_>, id: &str, moved: &Moved) -> Result<(), DbError> {
    let json = serde_json::to_string(moved).unwrap_or_default();
    execute!(
        conn,
        diesel::update(person_merges::table.find(id)).set(person_merges::moved.eq(json))
    )
}

/// Returns a page of the merges of a community: those below a number, the latest first.
pub fn page(conn: &mut Reader<'_>, community: &str, below: i64, most: i64) -> Result<Vec<MergeRow>, DbError> {
    each!(conn, |c| MergeRow::query()
        .filter(
            person_merges::community_id
                .eq(community)
                .and(person_merges::number.lt(below))
        )
        .order(person_merges::number.desc())
        .limit(most)
        .load(c))
}

/// Notes that a merge was undone.
pub fn undo(conn: &mut Writer<'_>, id: &str, by: Option<&str>, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(person_merges::table.find(id))
            .set((person_merges::undone_by.eq(by), person_merges::undone_at.eq(at)))
    )
}
