//! Queries on whether a community has ratings, and on what they are computed from.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use crate::schema::{community_ratings, played_games, players, tournaments};
use crate::values::Label;
use crate::{CHUNK, DbError, Lookup, Reader, TournamentState, Writer, each, execute, in_chunks};

/// The ratings of a community that wants them.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
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
    each!(conn, |c| RatingSettings::query().find(community).one(c))
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
    pub held_on: Option<NaiveDate>,
    /// Of its games.
    pub version: i64,
}

/// The games of a finished tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGames {
    /// The ids of the entries, each with the commanders that public pages show, in one order.
    pub entries: Vec<(String, Vec<String>)>,
    /// By round the tables, each with its players in groups from the first place on: indices of entries.
    pub rounds: Vec<Vec<Vec<Vec<u32>>>>,
}

/// Stores the games of a tournament if they are others than before; `None`: it is not finished, or of no community. `version`: that
/// of the tournament now, which no earlier games have. Returns whether anything changed.
pub fn store_games(
    conn: &mut Writer<'_>,
    tournament: &str,
    games: Option<&PlayedGames>,
    version: i64,
) -> Result<bool, DbError> {
    let before: Option<String> = each!(conn, |c| played_games::table
        .find(tournament)
        .select(played_games::games)
        .one(c))?;
    // a struct of texts and numbers cannot fail
    let after = games.map(|games| serde_json::to_string(games).unwrap_or_default());
    if before == after {
        return Ok(false);
    }
    execute!(conn, diesel::delete(played_games::table.find(tournament)))?;
    if let Some(games) = after {
        execute!(
            conn,
            diesel::insert_into(played_games::table).values((
                played_games::tournament_id.eq(tournament),
                played_games::games.eq(games),
                played_games::version.eq(version),
            ))
        )?;
    }
    Ok(true)
}

/// Returns the finished tournaments of a community that everybody finds.
pub fn tournaments_of(conn: &mut Reader<'_>, community: &str) -> Result<Vec<RatedTournament>, DbError> {
    each!(conn, |c| tournaments::table
        .inner_join(played_games::table.on(played_games::tournament_id.eq(tournaments::id)))
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::listed)
        .filter(tournaments::state.eq(Label(TournamentState::Finished)))
        .order((tournaments::held_on, tournaments::id))
        .select((tournaments::id, tournaments::held_on, played_games::version))
        .load(c))
}

/// Returns the games of some tournaments, by their ids.
///
/// # Errors
/// [`DbError::Corrupt`] if the stored text is no JSON of games.
pub fn games_of(conn: &mut Reader<'_>, tournaments: &[&str]) -> Result<HashMap<String, PlayedGames>, DbError> {
    let mut found = HashMap::with_capacity(tournaments.len());
    for ids in tournaments.chunks(CHUNK) {
        let rows: Vec<(String, String)> = each!(conn, |c| played_games::table
            .filter(played_games::tournament_id.eq_any(ids))
            .select((played_games::tournament_id, played_games::games))
            .load(c))?;
        for (id, games) in rows {
            let read = serde_json::from_str(&games);
            let read = read.map_err(|error| DbError::Corrupt(format!("games of tournament {id}: {error}")))?;
            found.insert(id, read);
        }
    }
    Ok(found)
}

/// Returns whose the entries of some tournaments are: the ids of entry and person.
pub fn entries_of(conn: &mut Reader<'_>, tournaments: &[&str]) -> Result<Vec<(String, String)>, DbError> {
    in_chunks(tournaments, |ids| {
        each!(conn, |c| players::table
            .filter(players::tournament_id.eq_any(ids))
            .filter(players::person_id.is_not_null())
            .select((players::id, players::person_id.assume_not_null()))
            .load(c))
    })
}
