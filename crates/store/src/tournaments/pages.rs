//! Queries on the pages of events: their colour, their texts, and what there is of pictures.

use diesel::prelude::*;

use super::pictures::{self, PictureHead};
use crate::schema::{page_texts, tournament_pages};
use crate::values::Label;
use crate::{DbError, Lookup, PageText, PictureKind, Reader, Writer, each, execute, new_id};

/// The colour of an event's page.
#[derive(Debug, Clone, PartialEq, Eq, Insertable)]
#[diesel(table_name = tournament_pages)]
struct ColourRow<'a> {
    tournament_id: &'a str,
    accent: &'a str,
}

/// A text of a page.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
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
    /// In the order of the page, none of them empty.
    pub texts: Vec<(PageText, String)>,
    pub pictures: Vec<PictureHead>,
}

impl EventPage {
    /// Reads the page of a tournament.
    pub fn read(conn: &mut Reader<'_>, tournament: &str) -> Result<Self, DbError> {
        let mut texts: Vec<(PageText, String)> = text_rows(conn, tournament)?
            .into_iter()
            .filter(|row| !row.text.is_empty())
            .map(|row| (row.part, row.text))
            .collect();
        texts.sort_by_key(|(part, _)| *part);
        Ok(Self {
            accent: accent(conn, tournament)?,
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

/// Returns the colour of a page, as "#1f5f8b"; `None`: Podium's.
pub fn accent(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| tournament_pages::table
        .find(tournament)
        .select(tournament_pages::accent)
        .one(c))
}

/// Stores the colour of a page; `None`: Podium's.
pub fn set_accent(conn: &mut Writer<'_>, tournament: &str, accent: Option<&str>) -> Result<(), DbError> {
    execute!(conn, diesel::delete(tournament_pages::table.find(tournament)))?;
    let Some(accent) = accent else {
        return Ok(());
    };
    let row = ColourRow {
        tournament_id: tournament,
        accent,
    };
    execute!(conn, diesel::insert_into(tournament_pages::table).values(&row))
}

fn text_rows(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<TextRow>, DbError> {
    each!(conn, |c| TextRow::query()
        .filter(page_texts::tournament_id.eq(tournament))
        .load(c))
}

/// Returns the tournament and the part of a text.
pub fn place_of(conn: &mut Reader<'_>, row_id: &str) -> Result<Option<(String, PageText)>, DbError> {
    let row = each!(conn, |c| TextRow::query().find(row_id).one(c))?;
    Ok(row.map(|row| (row.tournament_id, row.part)))
}

/// Stores a text of a page. One that was there before keeps its row, to which mentions of players refer.
pub fn set_text(conn: &mut Writer<'_>, tournament: &str, part: PageText, text: &str) -> Result<(), DbError> {
    let row = TextRow {
        id: new_id(),
        tournament_id: tournament.to_owned(),
        part,
        text: text.to_owned(),
    };
    execute!(
        conn,
        diesel::insert_into(page_texts::table)
            .values(row)
            .on_conflict((page_texts::tournament_id, page_texts::part))
            .do_update()
            .set(page_texts::text.eq(text))
    )
}
