//! Queries on the tournaments of a season, and on what their people came to.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::free;
use crate::community::people::{PersonRow, whole};
use crate::schema::{finishes, past_evenings, past_places, players, season_tournaments, tournaments as tournaments_of};
use crate::tournaments::{self, Tournament};
use crate::{CHUNK, DbError, Reader, Writer, each, execute, in_chunks};

/// A tournament of a season.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = season_tournaments)]
pub struct SeasonTournament {
    pub season_id: String,
    pub tournament_id: String,
    /// How many times it counts.
    pub weight: i64,
}

/// Adds a tournament to a season, or changes how many times it counts.
pub fn put(conn: &mut Writer<'_>, row: &SeasonTournament) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::insert_into(season_tournaments::table)
            .values(row)
            .on_conflict((season_tournaments::season_id, season_tournaments::tournament_id))
            .do_update()
            .set(season_tournaments::weight.eq(row.weight))
    )
}

/// Takes a tournament out of a season; returns false if it was not in it.
pub fn remove(conn: &mut Writer<'_>, season: &str, tournament: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        season_tournaments::table.find((season, tournament))
    )
    .execute(c)?
        == 1))
}

/// Returns the tournaments of a season with how many times each counts, by day: those without a day last.
pub fn of_season(conn: &mut Reader<'_>, season: &str) -> Result<Vec<(Tournament, i64)>, DbError> {
    let rows: Vec<SeasonTournament> = each!(conn, |c| SeasonTournament::query()
        .filter(season_tournaments::season_id.eq(season))
        .load(c))?;
    let mut found = Vec::with_capacity(rows.len());
    for rows in rows.chunks(CHUNK) {
        let ids: Vec<&str> = rows.iter().map(|row| row.tournament_id.as_str()).collect();
        for tournament in tournaments::by_ids(conn, &ids)? {
            let row = rows.iter().find(|row| row.tournament_id == tournament.id);
            found.push((tournament, row.map_or(1, |row| row.weight)));
        }
    }
    found.sort_by(|(a, _), (b, _)| {
        let order = |one: &Tournament| (one.held_on.is_none(), one.held_on, one.created_at);
        order(a).cmp(&order(b)).then_with(|| a.id.cmp(&b.id))
    });
    Ok(found)
}

/// Returns the ids of the seasons that a tournament is in.
pub fn seasons_of(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| season_tournaments::table
        .filter(season_tournaments::tournament_id.eq(tournament))
        .order(season_tournaments::season_id)
        .select(season_tournaments::season_id)
        .load(c))
}

/// Returns the ids of the seasons in which a person came to something that everybody may see.
pub fn seasons_of_person(conn: &mut Reader<'_>, person: PersonRow) -> Result<BTreeSet<String>, DbError> {
    let ids: Vec<String> = whole(conn, person)?.into_iter().map(|one| one.id).collect();
    let of_tournaments: Vec<String> = each!(conn, |c| players::table
        .inner_join(finishes::table.on(finishes::player_id.eq(players::id)))
        .inner_join(tournaments_of::table.on(tournaments_of::id.eq(players::tournament_id)))
        .inner_join(season_tournaments::table.on(season_tournaments::tournament_id.eq(players::tournament_id)))
        .filter(players::person_id.eq_any(&ids))
        // who was disqualified has no place (T38)
        .filter(finishes::place.is_not_null())
        .filter(tournaments_of::listed)
        .select(season_tournaments::season_id)
        .distinct()
        .load(c))?;
    let of_past: Vec<String> = each!(conn, |c| past_places::table
        .inner_join(past_evenings::table.on(past_evenings::id.eq(past_places::evening_id)))
        .filter(past_places::person_id.eq_any(&ids))
        .select(past_evenings::season_id)
        .distinct()
        .load(c))?;
    let mut seasons: BTreeSet<String> = free::seasons_of(conn, &ids)?;
    seasons.extend(of_tournaments);
    seasons.extend(of_past);
    Ok(seasons)
}

/// Returns how many tournaments a season has.
pub fn count(conn: &mut Reader<'_>, season: &str) -> Result<i64, DbError> {
    each!(conn, |c| season_tournaments::table
        .filter(season_tournaments::season_id.eq(season))
        .count()
        .get_result(c))
}

/// What an entry came to in a finished tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryFinish {
    pub tournament_id: String,
    /// Whose entry it is; `None`: nobody's of the community.
    pub person_id: Option<String>,
    /// The first and the last of the places that it shares.
    pub places: (i64, i64),
    /// How many took part.
    pub players: i64,
    pub match_points: i64,
    pub wins: i64,
    pub draws: i64,
    pub losses: i64,
    /// None to two, as far as the tournament shows them.
    pub commanders: Vec<String>,
}

/// Returns what all entries came to in some finished tournaments: who was disqualified has no place, and came to nothing (T38).
pub fn results(conn: &mut Reader<'_>, tournaments: &[&str]) -> Result<Vec<EntryFinish>, DbError> {
    type Row = (
        (String, Option<String>, i64, String),
        (Option<i64>, Option<i64>, Option<i64>),
        (i64, i64, i64, i64),
    );
    let rows: Vec<Row> = in_chunks(tournaments, |ids| {
        each!(conn, |c| finishes::table
            .inner_join(players::table.on(players::id.eq(finishes::player_id)))
            .filter(finishes::tournament_id.eq_any(ids))
            .filter(finishes::place.is_not_null())
            .order((finishes::tournament_id, players::number))
            .select((
                (
                    finishes::tournament_id,
                    players::person_id,
                    finishes::players,
                    finishes::commanders
                ),
                (finishes::place, finishes::shared_first, finishes::shared_last),
                (
                    finishes::match_points,
                    finishes::wins,
                    finishes::draws,
                    finishes::losses
                ),
            ))
            .load(c))
    })?;
    let finish = |row: Row| -> Option<EntryFinish> {
        let ((tournament_id, person_id, players, commanders), places, (match_points, wins, draws, losses)) = row;
        let (place, first, last) = places;
        let place = place?;
        Some(EntryFinish {
            tournament_id,
            person_id,
            places: (first.unwrap_or(place), last.unwrap_or(place)),
            players,
            match_points,
            wins,
            draws,
            losses,
            commanders: serde_json::from_str(&commanders).unwrap_or_default(),
        })
    };
    Ok(rows.into_iter().filter_map(finish).collect())
}
