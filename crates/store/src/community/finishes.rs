//! Queries on what entries came to in finished tournaments of communities. `ops` makes the rows from the rounds, by each
//! command that changes a finished tournament, so they are never older than it.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::schema::{finishes, places, players, tournaments};
use crate::values::Label;
use crate::{CHUNK, DbError, NamesShown, PlaceKind, Reader, Writer, each, execute, in_chunks};

/// What an entry came to.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = finishes, treat_none_as_default_value = false)]
pub struct Finish {
    pub player_id: String,
    pub tournament_id: String,
    /// `None`: disqualified (T38).
    pub place: Option<i64>,
    /// The places of all who are equal in every tiebreaker (T9): the place itself if nobody is.
    pub shared_first: Option<i64>,
    pub shared_last: Option<i64>,
    /// How many took part.
    pub players: i64,
    /// Of the Swiss rounds.
    pub match_points: i64,
    /// Of the Swiss rounds.
    pub byes: i64,
    /// Of all rounds, the playoff too.
    pub wins: i64,
    pub draws: i64,
    pub losses: i64,
    /// JSON: read it by [`Finish::seats`].
    pub seats: String,
    /// JSON: read it by [`Finish::commanders`].
    pub commanders: String,
}

impl Finish {
    /// Returns how many matches were played in each seat, and how many of them won; the first seat first.
    pub fn seats(&self) -> Vec<(i64, i64)> {
        serde_json::from_str(&self.seats).unwrap_or_default()
    }

    /// Returns the commanders that public pages show, none to two.
    pub fn commanders(&self) -> Vec<String> {
        serde_json::from_str(&self.commanders).unwrap_or_default()
    }
}

/// Stores what the entries of a tournament came to, if that is something else than before; none: it is not finished, or of no
/// community. Returns whether anything changed.
pub fn replace(conn: &mut Writer<'_>, tournament: &str, mut rows: Vec<Finish>) -> Result<bool, DbError> {
    rows.sort_by(|a, b| a.player_id.cmp(&b.player_id));
    let mut before = of_tournament(conn, tournament)?;
    before.sort_by(|a, b| a.player_id.cmp(&b.player_id));
    if before == rows {
        return Ok(false);
    }
    execute!(
        conn,
        diesel::delete(finishes::table.filter(finishes::tournament_id.eq(tournament)))
    )?;
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(finishes::table).values(chunk)))?;
    Ok(true)
}

/// Returns what the entries of a tournament came to, in no particular order.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Finish>, DbError> {
    each!(conn, |c| Finish::query()
        .filter(finishes::tournament_id.eq(tournament))
        .load(c))
}

/// A finished tournament of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub slug: String,
    pub name: String,
    pub held_on: Option<NaiveDate>,
    /// Whether the front page lists it.
    pub listed: bool,
    pub names_shown: NamesShown,
    /// The number of the person's entry.
    pub number: i64,
    pub finish: Finish,
}

/// Returns the finished tournaments of a person, the latest first.
pub fn of_person(conn: &mut Reader<'_>, person: &str) -> Result<Vec<Event>, DbError> {
    type Row = (
        (String, String, Option<NaiveDate>, bool, Label<NamesShown>),
        i64,
        Finish,
    );
    let rows: Vec<Row> = each!(conn, |c| players::table
        .inner_join(finishes::table.on(finishes::player_id.eq(players::id)))
        .inner_join(tournaments::table.on(tournaments::id.eq(players::tournament_id)))
        .filter(players::person_id.eq(person))
        .order((
            tournaments::held_on.is_null(),
            tournaments::held_on.desc(),
            tournaments::created_at.desc()
        ))
        .select((
            (
                tournaments::slug,
                tournaments::name,
                tournaments::held_on,
                tournaments::listed,
                tournaments::names_shown
            ),
            players::number,
            Finish::as_select()
        ))
        .load(c))?;
    let event = |((slug, name, held_on, listed, names_shown), number, finish): Row| Event {
        slug,
        name,
        held_on,
        listed,
        names_shown: names_shown.0,
        number,
        finish,
    };
    Ok(rows.into_iter().map(event).collect())
}

/// Somebody whom a person met, and at how many tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Met {
    pub person_id: String,
    pub tables: i64,
}

/// Returns whom a person met with some of their entries, the most often first: at most so many.
pub fn opponents(conn: &mut Reader<'_>, person: &str, entries: &[&str], most: usize) -> Result<Vec<Met>, DbError> {
    let tables: Vec<Option<String>> = in_chunks(entries, |entries| {
        each!(conn, |c| places::table
            .filter(places::player_id.eq_any(entries))
            .filter(places::kind.eq(PlaceKind::Seat))
            .select(places::pod_id)
            .load(c))
    })?;
    let mut met: HashMap<String, i64> = HashMap::new();
    for tables in tables.chunks(CHUNK) {
        let chunk: Vec<(Option<String>, i64)> = each!(conn, |c| places::table
            .inner_join(players::table.on(players::id.eq(places::player_id)))
            .filter(places::pod_id.eq_any(tables))
            .filter(players::person_id.ne(person))
            .group_by(players::person_id)
            .select((players::person_id, diesel::dsl::count_star()))
            .load(c))?;
        for (person, tables) in chunk {
            // a guest is nobody whom one meets again
            if let Some(person) = person {
                *met.entry(person).or_default() += tables;
            }
        }
    }
    let mut met: Vec<Met> = met
        .into_iter()
        .map(|(person_id, tables)| Met { person_id, tables })
        .collect();
    met.sort_by(|a, b| b.tables.cmp(&a.tables).then_with(|| a.person_id.cmp(&b.person_id)));
    met.truncate(most);
    Ok(met)
}
