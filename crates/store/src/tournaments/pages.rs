//! Queries on the pages of events: their colour, their texts, and what there is of pictures.

use diesel::prelude::*;

use super::pictures::{self, PictureHead};
use crate::schema::{page_texts, tournament_pages};
use crate::values::Label;
use crate::{DbError, PageText, PictureKind, Reader, Writer, each, execute, new_id};

/// The page of an event; one that nobody has changed has no row.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournament_pages, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(tournament_id))]
pub struct PageRow {
    pub tournament_id: String,
    /// As "#1f5f8b"; `None`: Podium's.
    pub accent: Option<String>,
    pub version: i64,
}

/// A text of a page.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = page_texts, treat_none_as_default_value = false)]
struct TextRow {
    id: String,
    tournament_id: String,
    #[diesel(serialize_as = Label<PageText>, deserialize_as = Label<PageText>)]
    part: PageText,
    text: String,
}

/// What an event's page has besides the tournament's own data, without the bytes of its pictures.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EventPage {
    /// As "#1f5f8b"; `None`: Podium's.
    pub accent: Option<String>,
    /// 0 for a page that nobody has changed.
    pub version: i64,
    /// In the order of the page, none of them empty.
    pub texts: Vec<(PageText, String)>,
    pub pictures: Vec<PictureHead>,
}

impl EventPage {
    /// Reads the page of a tournament.
    pub fn read(conn: &mut Reader<'_>, tournament: &str) -> Result<Self, DbError> {
        let row = row(conn, tournament)?;
        let mut texts: Vec<(PageText, String)> = text_rows(conn, tournament)?
            .into_iter()
            .filter(|row| !row.text.is_empty())
            .map(|row| (row.part, row.text))
            .collect();
        texts.sort_by_key(|(part, _)| *part);
        Ok(Self {
            version: row.as_ref().map_or(0, |row| row.version),
            accent: row.and_then(|row| row.accent),
            texts,
            pictures: pictures::heads(conn, tournament)?,
        })
    }

    /// Returns a text; empty if there is none.
    pub fn text(&self, part: PageText) -> &str {
        let found = self.texts.iter().find(|(of, _)| *of == part);
        found.map_or("", |(_, text)| text)
    }

    /// Returns a picture, if there is one.
    pub fn picture(&self, kind: PictureKind) -> Option<&PictureHead> {
        self.pictures.iter().find(|picture| picture.kind == kind)
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let texts: usize = self.texts.iter().map(|(_, text)| text.len()).sum();
        texts + self.pictures.len() * 200
    }
}

/// Returns the row of a page; `None` if nobody has changed it.
pub fn row(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<PageRow>, DbError> {
    each!(conn, |c| tournament_pages::table
        .find(tournament)
        .select(PageRow::as_select())
        .get_result(c)
        .optional())
}

/// Stores the row of a page. Its version is 1 the first time.
pub fn store(conn: &mut Writer<'_>, row: &PageRow) -> Result<(), DbError> {
    match row.version {
        1 => execute!(conn, diesel::insert_into(tournament_pages::table).values(row.clone())),
        _ => execute!(
            conn,
            diesel::update(tournament_pages::table.find(&row.tournament_id)).set(row.clone())
        ),
    }
}

/// Counts a change of a page, so that forms made from it are outdated.
pub fn count_change(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(tournament_pages::table.find(tournament))
            .set(tournament_pages::version.eq(tournament_pages::version + 1))
    )
}

fn text_rows(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<TextRow>, DbError> {
    each!(conn, |c| page_texts::table
        .filter(page_texts::tournament_id.eq(tournament))
        .select(TextRow::as_select())
        .load(c))
}

/// Replaces the texts of a page. A text that stays in its part keeps its row, to which mentions of players refer.
pub fn set_texts(conn: &mut Writer<'_>, tournament: &str, texts: &[(PageText, String)]) -> Result<(), DbError> {
    let before = text_rows(conn, tournament)?;
    for row in &before {
        match texts.iter().find(|(part, _)| *part == row.part) {
            None => execute!(conn, diesel::delete(page_texts::table.find(&row.id)))?,
            Some((_, text)) if *text == row.text => {}
            Some((_, text)) => execute!(
                conn,
                diesel::update(page_texts::table.find(&row.id)).set(page_texts::text.eq(text))
            )?,
        }
    }
    let is_new = |part: PageText| !before.iter().any(|row| row.part == part);
    let new: Vec<TextRow> = texts
        .iter()
        .filter(|(part, _)| is_new(*part))
        .map(|(part, text)| TextRow {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            part: *part,
            text: text.clone(),
        })
        .collect();
    if new.is_empty() {
        return Ok(());
    }
    execute!(conn, diesel::insert_into(page_texts::table).values(new))
}
