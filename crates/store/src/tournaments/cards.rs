//! Queries on the site's card data and banned list, which `podium cards` loads and all tournaments share.

use std::sync::Arc;

use chrono::NaiveDate;
use diesel::prelude::*;
use parking_lot::Mutex;

use crate::schema::{banned_cards, card_files, cards};
use crate::{CHUNK, DbError, Reader, Writer, each, execute};
use podium_base::clock::Moment;
use podium_event::deck::{BannedList, Card, CardData, Colours, NamedCard};

podium_event::labels! {
    /// What can be loaded.
    CardFileKind { Cards = "cards", Banned = "banned" }
}

/// What was loaded last.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = card_files)]
pub struct CardFile {
    pub kind: String,
    /// A new id for each load.
    pub id: String,
    /// The date of the data.
    pub dated: NaiveDate,
    pub loaded_at: Moment,
    pub names: i64,
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = cards, treat_none_as_default_value = false)]
struct CardRow {
    name_key: String,
    name: String,
    colors: String,
    basic: bool,
    /// The number of copies that a deck may have; `None`: any number.
    copies: Option<i64>,
}

impl CardRow {
    fn of(key: &str, NamedCard { name, card }: &NamedCard) -> Self {
        Self {
            name_key: key.to_owned(),
            name: name.clone(),
            colors: card.identity.letters(),
            basic: card.basic,
            copies: card.copies.map(i64::from),
        }
    }

    fn card(self) -> Result<NamedCard, DbError> {
        let corrupt = |what: &str| DbError::Corrupt(format!("card {}: {what}", self.name_key));
        let copies = self.copies.map(u32::try_from).transpose();
        let card = Card {
            identity: Colours::read(&self.colors).ok_or_else(|| corrupt("its colours"))?,
            basic: self.basic,
            copies: copies.map_err(|_| corrupt("its copies"))?,
        };
        Ok(NamedCard { name: self.name, card })
    }
}

/// The site's card data and banned list.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct CardBook {
    /// The files that it was read from; empty if nothing was loaded.
    pub files: Vec<CardFile>,
    pub cards: Option<CardData>,
    pub banned: Option<BannedList>,
}

impl CardBook {
    /// What was loaded of a kind.
    pub fn file(&self, kind: CardFileKind) -> Option<&CardFile> {
        self.files.iter().find(|file| file.kind == kind.as_str())
    }
}

/// The book that was read last: tens of thousands of cards, the same for every tournament of a database. It carries the
/// ids of the files that it was read from, and is read again when these ids have changed.
static KEPT: Mutex<Option<Arc<CardBook>>> = Mutex::new(None);

/// Returns the site's card data and banned list.
pub fn book(conn: &mut Reader<'_>) -> Result<Arc<CardBook>, DbError> {
    let files = files(conn)?;
    if files.is_empty() {
        return Ok(Arc::default());
    }
    let kept = KEPT.lock().clone();
    if let Some(kept) = kept.filter(|kept| kept.files == files) {
        return Ok(kept);
    }
    let mut book = CardBook {
        files,
        ..CardBook::default()
    };
    if book.file(CardFileKind::Cards).is_some() {
        book.cards = Some(all_cards(conn)?);
    }
    if book.file(CardFileKind::Banned).is_some() {
        let keys: Vec<String> = each!(conn, |c| banned_cards::table.select(banned_cards::name_key).load(c))?;
        book.banned = Some(BannedList::of(keys.iter().map(String::as_str)));
    }
    let book = Arc::new(book);
    // PostgreSQL gives each statement its own snapshot: rows that were loaded in between belong to other ids.
    if self::files(conn)? == book.files {
        *KEPT.lock() = Some(Arc::clone(&book));
    }
    Ok(book)
}

/// Returns the files that were loaded last, one of each kind.
pub fn files(conn: &mut Reader<'_>) -> Result<Vec<CardFile>, DbError> {
    each!(conn, |c| card_files::table
        .order(card_files::kind)
        .select(CardFile::as_select())
        .load(c))
}

fn all_cards(conn: &mut Reader<'_>) -> Result<CardData, DbError> {
    let rows: Vec<CardRow> = each!(conn, |c| cards::table.select(CardRow::as_select()).load(c))?;
    let mut all = CardData::default();
    for row in rows {
        all.add(row.card()?);
    }
    Ok(all)
}

/// Replaces the card data.
pub fn replace_cards(conn: &mut Writer<'_>, data: &CardData, file: &CardFile) -> Result<(), DbError> {
    let rows: Vec<CardRow> = data.iter().map(|(key, card)| CardRow::of(key, card)).collect();
    execute!(conn, diesel::delete(cards::table))?;
    for chunk in rows.chunks(CHUNK) {
        execute!(conn, diesel::insert_into(cards::table).values(chunk))?;
    }
    replace_file(conn, file)
}

/// Replaces the banned list.
pub fn replace_banned(conn: &mut Writer<'_>, list: &BannedList, file: &CardFile) -> Result<(), DbError> {
    let rows: Vec<_> = list
        .iter()
        .map(|key| banned_cards::name_key.eq(key.to_owned()))
        .collect();
    execute!(conn, diesel::delete(banned_cards::table))?;
    for chunk in rows.chunks(CHUNK) {
        execute!(conn, diesel::insert_into(banned_cards::table).values(chunk.to_vec()))?;
    }
    replace_file(conn, file)
}

fn replace_file(conn: &mut Writer<'_>, file: &CardFile) -> Result<(), DbError> {
    execute!(conn, diesel::delete(card_files::table.find(&file.kind)))?;
    execute!(conn, diesel::insert_into(card_files::table).values(file))
}
