//! Queries on the site's card data and banned list, which `podium cards` loads and all tournaments share.

use std::sync::Arc;

use chrono::NaiveDate;
use diesel::prelude::*;
use parking_lot::Mutex;

use crate::schema::{banned_cards, card_files, cards};
use crate::values::Label;
use crate::{CHUNK, DbError, Reader, Writer, each, execute};
use podium_base::clock::Moment;
use podium_event::deck::{Ability, Ban, BannedList, Card, CardData, Colours, Legality, NamedCard, Printed};

podium_event::labels! {
    /// What can be loaded.
    CardFileKind { Cards = "cards", Banned = "banned" }
}

/// What was loaded last.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
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

#[derive(HasQuery, Insertable)]
#[diesel(table_name = cards, treat_none_as_default_value = false)]
struct CardRow {
    name_key: String,
    name: String,
    colors: String,
    basic: bool,
    /// The number of copies that a deck may have; `None`: any number.
    copies: Option<i64>,
    /// `None`: the data does not say what is printed on the card.
    type_line: Option<String>,
    mana_cost: Option<String>,
    mana_value: Option<i64>,
    /// Abilities about the construction of decks, one per line.
    abilities: Option<String>,
    legality: Option<String>,
    game_changer: Option<bool>,
}

impl CardRow {
    fn of(key: &str, NamedCard { name, card }: &NamedCard) -> Self {
        Self {
            name_key: key.to_owned(),
            name: name.clone(),
            colors: card.identity.letters(),
            basic: card.basic,
            copies: card.copies.map(i64::from),
            type_line: card.printed.as_ref().map(|printed| printed.type_line.clone()),
            mana_cost: card.printed.as_ref().map(|printed| printed.mana_cost.clone()),
            mana_value: card
                .printed
                .as_ref()
                .and_then(|printed| printed.mana_value)
                .map(i64::from),
            abilities: card.printed.as_ref().map(|printed| {
                let lines: Vec<String> = printed.abilities.iter().map(Ability::to_string).collect();
                lines.join("\n")
            }),
            legality: card.legality.map(|legality| legality.as_str().to_owned()),
            game_changer: card.game_changer,
        }
    }

    fn card(self) -> Result<NamedCard, DbError> {
        let corrupt = |what: &str| DbError::Corrupt(format!("card {}: {what}", self.name_key));
        let copies = self.copies.map(u32::try_from).transpose();
        let legality = self.legality.as_deref().map(Legality::parse);
        let card = Card {
            identity: Colours::read(&self.colors).ok_or_else(|| corrupt("its colours"))?,
            basic: self.basic,
            copies: copies.map_err(|_| corrupt("its copies"))?,
            printed: self.printed().map_err(|()| corrupt("what is printed on it"))?,
            legality: legality
                .map(|known| known.ok_or_else(|| corrupt("its legality")))
                .transpose()?,
            game_changer: self.game_changer,
        };
        Ok(NamedCard { name: self.name, card })
    }

    fn printed(&self) -> Result<Option<Printed>, ()> {
        let Some(type_line) = self.type_line.clone() else {
            return Ok(None);
        };
        let abilities = self.abilities.iter().flat_map(|lines| lines.lines());
        Ok(Some(Printed {
            type_line,
            mana_cost: self.mana_cost.clone().unwrap_or_default(),
            mana_value: self.mana_value.map(u32::try_from).transpose().map_err(drop)?,
            abilities: abilities
                .map(|line| Ability::read(line).ok_or(()))
                .collect::<Result<_, _>>()?,
        }))
    }
}

#[derive(Clone, HasQuery, Insertable)]
#[diesel(table_name = banned_cards)]
struct BannedRow {
    name_key: String,
    #[diesel(serialize_as = Label<Ban>, deserialize_as = Label<Ban>)]
    ban: Ban,
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
        let rows: Vec<BannedRow> = each!(conn, |c| BannedRow::query().load(c))?;
        book.banned = Some(BannedList::of(rows.iter().map(|row| (row.name_key.as_str(), row.ban))));
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
    each!(conn, |c| CardFile::query().order(card_files::kind).load(c))
}

fn all_cards(conn: &mut Reader<'_>) -> Result<CardData, DbError> {
    let rows: Vec<CardRow> = each!(conn, |c| CardRow::query().load(c))?;
    let named = |row: CardRow| Ok::<_, DbError>((row.name_key.clone(), row.card()?));
    rows.into_iter().map(named).collect()
}

/// Replaces the card data.
pub fn replace_cards(conn: &mut Writer<'_>, data: &CardData, file: &CardFile) -> Result<(), DbError> {
    let rows: Vec<CardRow> = data.iter().map(|(key, card)| CardRow::of(key, card)).collect();
    execute!(conn, diesel::delete(cards::table))?;
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(cards::table).values(chunk)))?;
    replace_file(conn, file)
}

/// Replaces the banned list.
pub fn replace_banned(conn: &mut Writer<'_>, list: &BannedList, file: &CardFile) -> Result<(), DbError> {
    let row = |(key, ban): (&str, Ban)| BannedRow {
        name_key: key.to_owned(),
        ban,
    };
    let rows: Vec<BannedRow> = list.iter().map(row).collect();
    execute!(conn, diesel::delete(banned_cards::table))?;
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(banned_cards::table).values(chunk.to_vec())))?;
    replace_file(conn, file)
}

fn replace_file(conn: &mut Writer<'_>, file: &CardFile) -> Result<(), DbError> {
    execute!(conn, diesel::delete(card_files::table.find(&file.kind)))?;
    execute!(conn, diesel::insert_into(card_files::table).values(file))
}
