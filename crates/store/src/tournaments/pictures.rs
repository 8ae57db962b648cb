//! Queries on the pictures of tournaments, and on the looks that presets keep. Their bytes are read one by one: lists and
//! snapshots have only what describes them.

use diesel::prelude::*;

use crate::schema::{pictures, preset_looks};
use crate::values::Label;
use crate::{DbError, Lookup, PictureKind, Reader, Writer, each, execute};

/// What describes a picture.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery)]
#[diesel(table_name = pictures)]
pub struct PictureHead {
    #[diesel(deserialize_as = Label<PictureKind>)]
    pub kind: PictureKind,
    /// Of its bytes, in hexadecimal.
    pub hash: String,
    /// "image/jpeg" or "image/png".
    pub content_type: String,
    /// In pixels.
    pub width: i64,
    pub height: i64,
}

/// A picture with its bytes.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = pictures, treat_none_as_default_value = false)]
pub struct PictureRow {
    pub tournament_id: String,
    #[diesel(serialize_as = Label<PictureKind>, deserialize_as = Label<PictureKind>)]
    pub kind: PictureKind,
    /// Of its bytes, in hexadecimal.
    pub hash: String,
    /// "image/jpeg" or "image/png".
    pub content_type: String,
    /// In pixels.
    pub width: i64,
    pub height: i64,
    pub bytes: Vec<u8>,
}

/// What a preset keeps of a look; all parts of the logo are there, or none.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = preset_looks, treat_none_as_default_value = false)]
pub struct PresetLook {
    pub preset_id: String,
    /// As "#1f5f8b".
    pub accent: Option<String>,
    pub logo_hash: Option<String>,
    pub logo_width: Option<i64>,
    pub logo_height: Option<i64>,
    /// A PNG.
    pub logo: Option<Vec<u8>>,
}

/// Returns what describes the pictures of a tournament.
pub fn heads(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PictureHead>, DbError> {
    each!(conn, |c| PictureHead::query()
        .filter(pictures::tournament_id.eq(tournament))
        .order(pictures::kind)
        .load(c))
}

/// Returns the bytes of a tournament's picture; `None` if it has none of the kind, or another one by now.
pub fn bytes(
    conn: &mut Reader<'_>,
    tournament: &str,
    kind: PictureKind,
    hash: &str,
) -> Result<Option<Vec<u8>>, DbError> {
    each!(conn, |c| pictures::table
        .find((tournament, Label(kind)))
        .filter(pictures::hash.eq(hash))
        .select(pictures::bytes)
        .one(c))
}

/// Returns a tournament's picture of a kind.
pub fn of_kind(conn: &mut Reader<'_>, tournament: &str, kind: PictureKind) -> Result<Option<PictureRow>, DbError> {
    each!(conn, |c| PictureRow::query().find((tournament, Label(kind))).one(c))
}

/// Stores a picture of a tournament that has none of its kind.
pub fn insert(conn: &mut Writer<'_>, row: &PictureRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(pictures::table).values(row.clone()))
}

/// Deletes a tournament's picture of a kind, if there is one.
pub fn delete(conn: &mut Writer<'_>, tournament: &str, kind: PictureKind) -> Result<(), DbError> {
    execute!(conn, diesel::delete(pictures::table.find((tournament, Label(kind)))))
}

/// Returns what a preset keeps of a look.
pub fn look_of_preset(conn: &mut Reader<'_>, preset: &str) -> Result<Option<PresetLook>, DbError> {
    each!(conn, |c| PresetLook::query().find(preset).one(c))
}

/// Stores the look of a preset.
pub fn insert_look(conn: &mut Writer<'_>, look: &PresetLook) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(preset_looks::table).values(look))
}
