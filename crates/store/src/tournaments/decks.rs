//! Queries on how a tournament takes and checks decklists (T33).

use std::sync::Arc;

use crate::values::Label;
use diesel::prelude::*;

use super::cards::{self, CardBook};
use crate::schema::deck_rules;
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;
use podium_event::deck::{BannedList, Bracket, CardData, DeckRules, Format};

/// A tournament's rules for taking and checking decklists; a tournament without a row asks for none.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = deck_rules, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(tournament_id))]
pub struct DeckRulesRow {
    pub tournament_id: String,
    #[diesel(serialize_as = Label<Format>, deserialize_as = Label<Format>)]
    pub format: Format,
    /// The deadline for decklists; `None`: the start of round 1.
    pub deadline: Option<Moment>,
    /// Names of banned cards, one per line; `None`: not loaded.
    pub banned: Option<String>,
    /// JSON: for each card, the data that the check needs; `None`: not loaded.
    pub cards: Option<String>,
    pub version: i64,
    /// The highest bracket that is allowed, 1 to 5; `None`: any.
    pub highest_bracket: Option<i64>,
}

/// Returns how a tournament checks decklists.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<DeckRulesRow>, DbError> {
    each!(conn, |c| DeckRulesRow::query().find(tournament).one(c))
}

/// The rules without the banned list and card data, for pages that check nothing.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct DeckTerms {
    #[diesel(deserialize_as = Label<Format>)]
    pub format: Format,
    /// The deadline for decklists; `None`: the start of round 1.
    pub deadline: Option<Moment>,
    pub version: i64,
    /// The highest bracket that is allowed, 1 to 5; `None`: any.
    pub highest_bracket: Option<i64>,
}

impl DeckTerms {
    /// Returns the highest bracket that is allowed; `None`: any, or the format has none.
    pub fn highest_bracket(&self) -> Option<Bracket> {
        self.highest_bracket
            .and_then(Bracket::new)
            .filter(|_| self.format == Format::Commander)
    }
}

/// Returns the terms of a tournament's decklists; `None` if it asks for none.
pub fn terms(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<DeckTerms>, DbError> {
    each!(conn, |c| deck_rules::table
        .find(tournament)
        // not the whole row: its card data may have 8 MB
        .select((
            deck_rules::format,
            deck_rules::deadline,
            deck_rules::version,
            deck_rules::highest_bracket,
        ))
        .one(c))
}

/// The data that a tournament's decklists are checked against, read once for many lists.
#[derive(Debug)]
pub struct DeckCheck {
    pub terms: DeckTerms,
    banned: Option<BannedList>,
    cards: Option<CardData>,
    /// The site's data, which replaces what the tournament does not have itself.
    pub book: Arc<CardBook>,
    /// The size in bytes of what was read.
    bytes: usize,
}

impl DeckCheck {
    /// Reads the check of a tournament; `None` if it asks for no decklists.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] when a stored list cannot be read.
    pub fn read(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<Self>, DbError> {
        let Some(row) = of_tournament(conn, tournament)? else {
            return Ok(None);
        };
        let corrupt = |what: String| DbError::Corrupt(format!("deck rules of {tournament}: {what}"));
        let (banned, cards) = (row.banned.as_deref(), row.cards.as_deref());
        Ok(Some(Self {
            bytes: banned.map_or(0, str::len) + cards.map_or(0, str::len),
            banned: banned
                .map(BannedList::read)
                .transpose()
                .map_err(|what| corrupt(what.to_string()))?,
            cards: cards
                .map(CardData::read)
                .transpose()
                .map_err(|what| corrupt(what.to_string()))?,
            terms: DeckTerms {
                format: row.format,
                deadline: row.deadline,
                version: row.version,
                highest_bracket: row.highest_bracket,
            },
            book: cards::book(conn)?,
        }))
    }

    /// The rules of a list's check.
    pub fn rules(&self) -> DeckRules<'_> {
        DeckRules {
            format: self.terms.format,
            banned: self.banned.as_ref().or(self.book.banned.as_ref()),
            cards: self.cards.as_ref().or(self.book.cards.as_ref()),
            highest_bracket: self.terms.highest_bracket(),
        }
    }

    /// Whether the tournament has its own banned list.
    pub fn has_own_banned(&self) -> bool {
        self.banned.is_some()
    }

    /// Whether the tournament has its own card data.
    pub fn has_own_cards(&self) -> bool {
        self.cards.is_some()
    }

    /// Returns its approximate size in bytes, without the site's data, which is shared.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// Deletes the rules: the tournament asks for no decklists any more.
pub fn delete(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(deck_rules::table.find(tournament)))
}

/// Inserts the rules: the tournament asks for decklists from now on.
pub fn insert(conn: &mut Writer<'_>, row: &DeckRulesRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(deck_rules::table).values(row.clone()))
}

/// Stores every column of the rules.
pub fn update(conn: &mut Writer<'_>, row: &DeckRulesRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(deck_rules::table.find(&row.tournament_id)).set(row.clone())
    )
}
