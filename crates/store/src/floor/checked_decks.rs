//! The decks that judges checked, with what was found in each.

use diesel::prelude::*;

use crate::schema::checked_decks;
use crate::{DbError, Reader, Writer, each, execute, new_id};

/// A deck of a deck check.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = checked_decks)]
pub struct CheckedDeckRow {
    pub id: String,
    pub tournament_id: String,
    /// The deck check: the time that its table gets for it.
    pub extension_id: String,
    pub player_id: String,
    /// Empty: nothing, or the check still runs.
    pub found: String,
}

impl CheckedDeckRow {
    /// A deck in which nothing was found yet.
    pub fn new(tournament: &str, check: &str, player: &str) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            extension_id: check.to_owned(),
            player_id: player.to_owned(),
            found: String::new(),
        }
    }
}

/// All decks that were or are checked in a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<CheckedDeckRow>, DbError> {
    each!(conn, |c| CheckedDeckRow::query()
        .filter(checked_decks::tournament_id.eq(tournament))
        .order(checked_decks::id)
        .load(c))
}

/// The decks of a deck check.
pub fn of_check(conn: &mut Reader<'_>, check: &str) -> Result<Vec<CheckedDeckRow>, DbError> {
    each!(conn, |c| CheckedDeckRow::query()
        .filter(checked_decks::extension_id.eq(check))
        .order(checked_decks::id)
        .load(c))
}

/// Stores the decks of a check.
pub fn insert(conn: &mut Writer<'_>, rows: &[CheckedDeckRow]) -> Result<(), DbError> {
    for row in rows {
        execute!(conn, diesel::insert_into(checked_decks::table).values(row))?;
    }
    Ok(())
}

/// Stores what was found in a deck.
pub fn set_found(conn: &mut Writer<'_>, id: &str, found: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(checked_decks::table.find(id)).set(checked_decks::found.eq(found))
    )
}

/// Removes what was found in the decks of a player: the checks stay.
pub fn forget_found(conn: &mut Writer<'_>, tournament: &str, player: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(
            checked_decks::table.filter(
                checked_decks::tournament_id
                    .eq(tournament)
                    .and(checked_decks::player_id.eq(player))
            )
        )
        .set(checked_decks::found.eq(""))
    )
}
