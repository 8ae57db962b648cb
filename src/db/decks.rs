//! How a tournament takes and checks decklists (T33).

use diesel::prelude::*;

use super::schema::deck_rules;
use super::{Conn, DbError};
use crate::clock::Moment;
use crate::each;
use crate::rules::deck::Format;

/// How decklists are taken and checked; a tournament without a row asks for none.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = deck_rules, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(tournament_id))]
pub struct DeckRulesRow {
    pub tournament_id: String,
    pub format: Format,
    /// Until when they may be handed in; `None`: until round 1.
    pub deadline: Option<Moment>,
    /// Names of banned cards, one a line; `None`: not loaded.
    pub banned: Option<String>,
    /// JSON: card → what the check needs of it; `None`: not loaded.
    pub cards: Option<String>,
    pub version: i64,
}

/// The rules of a tournament's decklists.
pub fn of_tournament(conn: &mut Conn<'_>, tournament: &str) -> Result<Option<DeckRulesRow>, DbError> {
    each!(conn, |c| deck_rules::table
        .find(tournament)
        .select(DeckRulesRow::as_select())
        .first(c)
        .optional()
        .map_err(DbError::from))
}

/// The rules without what is loaded: for pages that check nothing.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct DeckTerms {
    pub format: Format,
    /// Until when they may be handed in; `None`: until round 1.
    pub deadline: Option<Moment>,
    pub version: i64,
}

/// The terms of a tournament's decklists; `None`: none are asked for.
pub fn terms(conn: &mut Conn<'_>, tournament: &str) -> Result<Option<DeckTerms>, DbError> {
    each!(conn, |c| deck_rules::table
        .find(tournament)
        .select((deck_rules::format, deck_rules::deadline, deck_rules::version))
        .first(c)
        .optional()
        .map_err(DbError::from))
}

/// Asks for decklists no more.
pub fn delete(conn: &mut Conn<'_>, tournament: &str) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::delete(deck_rules::table.find(tournament)).execute(c)?;
        Ok(())
    })
}

/// Asks for decklists from now on.
pub fn insert(conn: &mut Conn<'_>, row: &DeckRulesRow) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::insert_into(deck_rules::table).values(row).execute(c)?;
        Ok(())
    })
}

/// Stores everything of the rules.
pub fn update(conn: &mut Conn<'_>, row: &DeckRulesRow) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(deck_rules::table.find(&row.tournament_id))
            .set(row)
            .execute(c)?;
        Ok(())
    })
}
