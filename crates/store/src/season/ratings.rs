//! Queries on whether a community has ratings, and on what they are computed from.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::schema::{community_ratings, players, tournaments};
use crate::values::Label;
use crate::{CHUNK, DbError, Reader, TournamentState, Writer, each, execute};

/// The ratings of a community that wants them.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = community_ratings)]
pub struct RatingSettings {
    pub community_id: String,
    /// Below, a rating is not ranked.
    pub least_games: i64,
    /// Whether commanders are rated too.
    pub commanders: bool,
}

/// Returns the settings of a community; `None`: it has no ratings.
pub fn settings(conn: &mut Reader<'_>, community: &str) -> Result<Option<RatingSettings>, DbError> {
    each!(conn, |c| community_ratings::table
        .find(community)
        .select(RatingSettings::as_select())
        .get_result(c)
        .optional())
}

/// Gives a community ratings, or takes them.
pub fn set(conn: &mut Writer<'_>, community: &str, settings: Option<&RatingSettings>) -> Result<(), DbError> {
    execute!(conn, diesel::delete(community_ratings::table.find(community)))?;
    match settings {
        Some(settings) => execute!(conn, diesel::insert_into(community_ratings::table).values(settings)),
        None => Ok(()),
    }
}

/// A finished tournament whose games are rated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Queryable)]
pub struct RatedTournament {
    pub id: String,
    pub slug: String,
    pub held_on: Option<NaiveDate>,
    /// Which of its results are known: another version may have other games.
    pub version: i64,
}

/// Returns the finished tournaments of a community that everybody finds.
pub fn tournaments_of(conn: &mut Reader<'_>, community: &str) -> Result<Vec<RatedTournament>, DbError> {
    each!(conn, |c| tournaments::table
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::listed)
        .filter(tournaments::state.eq(Label(TournamentState::Finished)))
        .order((tournaments::held_on, tournaments::id))
        .select((
            tournaments::id,
            tournaments::slug,
            tournaments::held_on,
            tournaments::version
        ))
        .load(c))
}

/// Returns whose the entries of some tournaments are: the ids of entry and person.
pub fn entries_of(conn: &mut Reader<'_>, tournaments: &[&str]) -> Result<Vec<(String, String)>, DbError> {
    let mut found = Vec::new();
    for ids in tournaments.chunks(CHUNK) {
        let rows: Vec<(String, Option<String>)> = each!(conn, |c| players::table
            .filter(players::tournament_id.eq_any(ids))
            .filter(players::person_id.is_not_null())
            .select((players::id, players::person_id))
            .load(c))?;
        found.extend(rows.into_iter().filter_map(|(entry, person)| Some((entry, person?))));
    }
    Ok(found)
}
