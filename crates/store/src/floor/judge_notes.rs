//! What judges write down without a ruling, about a player or a table, and the statements of a ruling.

use diesel::prelude::*;

use crate::schema::judge_notes;
use crate::{DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A note, or a statement.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = judge_notes, treat_none_as_default_value = false)]
pub struct NoteRow {
    pub id: String,
    pub tournament_id: String,
    /// Whom it is about; of a statement who made it.
    pub player_id: Option<String>,
    /// The round and table where it was written; `None`: at no table.
    pub round: Option<i64>,
    pub table_number: Option<i64>,
    /// The ruling that it is a statement for.
    pub ruling_id: Option<String>,
    /// Who made the statement, if it was no player; else empty.
    pub witness: String,
    pub text: String,
    /// The account of the judge.
    pub made_by: Option<String>,
    pub made_at: Moment,
}

impl NoteRow {
    /// A note about nobody, at no table.
    pub fn new(tournament: &str, text: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            player_id: None,
            round: None,
            table_number: None,
            ruling_id: None,
            witness: String::new(),
            text: text.to_owned(),
            made_by: None,
            made_at: at,
        }
    }
}

/// All notes and statements of a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<NoteRow>, DbError> {
    each!(conn, |c| NoteRow::query()
        .filter(judge_notes::tournament_id.eq(tournament))
        .order((judge_notes::made_at, judge_notes::id))
        .load(c))
}

/// A note or statement of a tournament.
pub fn by_id(conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<NoteRow>, DbError> {
    each!(conn, |c| NoteRow::query()
        .filter(judge_notes::id.eq(id).and(judge_notes::tournament_id.eq(tournament)))
        .one(c))
}

/// Stores a note.
pub fn insert(conn: &mut Writer<'_>, row: &NoteRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(judge_notes::table).values(row))
}

/// Deletes a note.
pub fn delete(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(judge_notes::table.find(id)))
}

/// Deletes the notes about a player, and the statements that they made.
pub fn delete_of_player(conn: &mut Writer<'_>, tournament: &str, player: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(
            judge_notes::table.filter(
                judge_notes::tournament_id
                    .eq(tournament)
                    .and(judge_notes::player_id.eq(player))
            )
        )
    )
}
