//! Queries on the tournaments in which people of a community took part, or do now.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::schema::{finishes, players, tournaments};
use crate::tournaments as tournaments_of;
use crate::tournaments::players::PlayerRow;
use crate::values::Label;
use crate::{CHUNK, DbError, PlayerStatus, Reader, TournamentState, each};

/// A tournament in which two people have an entry each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    pub name: String,
    /// The numbers of the two entries.
    pub numbers: (i64, i64),
}

/// Returns the tournaments in which both of two people have an entry, the first one first.
pub fn shared_tournaments(conn: &mut Reader<'_>, one: &str, other: &str) -> Result<Vec<Shared>, DbError> {
    let of_other: HashMap<String, i64> = numbers_of(conn, other)?.into_iter().collect();
    let mut numbers = HashMap::new();
    for (tournament, number) in numbers_of(conn, one)? {
        if let Some(second) = of_other.get(&tournament) {
            numbers.insert(tournament, (number, *second));
        }
    }
    let ids: Vec<&str> = numbers.keys().map(String::as_str).collect();
    let mut found = tournaments_of::by_ids(conn, &ids)?;
    found.sort_by_key(|a| (a.held_on, a.created_at));
    let shared = found.into_iter().filter_map(|tournament| {
        Some(Shared {
            numbers: *numbers.get(&tournament.id)?,
            name: tournament.name,
        })
    });
    Ok(shared.collect())
}

/// Returns the tournaments of a person, each with the number of the entry.
fn numbers_of(conn: &mut Reader<'_>, person: &str) -> Result<Vec<(String, i64)>, DbError> {
    each!(conn, |c| players::table
        .filter(players::person_id.eq(person))
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .select((players::tournament_id, players::number))
        .load(c))
}

/// The entry of a person in a tournament that is not over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenEntry {
    pub slug: String,
    pub tournament: String,
    pub state: TournamentState,
    pub player: PlayerRow,
}

/// Returns the entries of a person in tournaments that are not over, the latest first.
pub fn open_entries(conn: &mut Reader<'_>, person: &str) -> Result<Vec<OpenEntry>, DbError> {
    let over = [TournamentState::Finished, TournamentState::Cancelled].map(Label);
    let rows: Vec<(String, String, Label<TournamentState>, PlayerRow)> = each!(conn, |c| players::table
        .inner_join(tournaments::table.on(tournaments::id.eq(players::tournament_id)))
        .filter(players::person_id.eq(person))
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .filter(tournaments::state.ne_all(over))
        .order((
            tournaments::held_on.is_null(),
            tournaments::held_on.desc(),
            tournaments::created_at.desc()
        ))
        .select((
            tournaments::slug,
            tournaments::name,
            tournaments::state,
            PlayerRow::as_select()
        ))
        .load(c))?;
    let entry = |(slug, tournament, Label(state), player)| OpenEntry {
        slug,
        tournament,
        state,
        player,
    };
    Ok(rows.into_iter().map(entry).collect())
}

/// How often somebody came, and when last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Attendance {
    /// Finished tournaments.
    pub events: i64,
    /// The day of the last one.
    pub last: Option<chrono::NaiveDate>,
}

/// Returns how often people came to tournaments that are finished, and when last, by their ids; those who did not are left
/// out.
pub fn attendances(conn: &mut Reader<'_>, ids: &[String]) -> Result<HashMap<String, Attendance>, DbError> {
    let mut all = HashMap::with_capacity(ids.len());
    for ids in ids.chunks(CHUNK) {
        let rows: Vec<(Option<String>, i64, Option<chrono::NaiveDate>)> = each!(conn, |c| players::table
            .inner_join(tournaments::table.on(tournaments::id.eq(players::tournament_id)))
            .filter(players::person_id.eq_any(ids))
            .inner_join(finishes::table.on(finishes::player_id.eq(players::id)))
            .group_by(players::person_id)
            .select((
                players::person_id,
                diesel::dsl::count(players::id),
                diesel::dsl::max(tournaments::held_on)
            ))
            .load(c))?;
        for (person, events, last) in rows {
            all.extend(person.map(|person| (person, Attendance { events, last })));
        }
    }
    Ok(all)
}
