//! Exporting and importing judges' notes, and the statements of rulings. The judges are in the log, because a document has no
//! accounts.

use std::collections::{BTreeMap, HashMap};

use super::players::PlayerKeys;
use crate::OpError;
use podium_document::event::{Note, Place, Statement};
use podium_store::floor::judge_notes::{self, NoteRow};
use podium_store::{Reader, Writer};

/// Exports the notes of a tournament, oldest first.
pub(super) fn exported(conn: &mut Reader<'_>, tournament: &str, keys: &PlayerKeys<'_>) -> Result<Vec<Note>, OpError> {
    let rows = judge_notes::of_tournament(conn, tournament)?;
    let notes = rows.into_iter().filter(|row| row.ruling_id.is_none());
    Ok(notes
        .map(|row| Note {
            at: row.made_at.and_utc(),
            player: key_of(&row, keys),
            place: row.round.zip(row.table_number).map(|(round, table)| Place {
                round: round as u32,
                table: table as u32,
            }),
            text: row.text,
        })
        .collect())
}

/// Exports the statements of a tournament's rulings, by ruling.
pub(super) fn statements(
    conn: &mut Reader<'_>,
    tournament: &str,
    keys: &PlayerKeys<'_>,
) -> Result<BTreeMap<String, Vec<Statement>>, OpError> {
    let mut all = BTreeMap::<String, Vec<Statement>>::new();
    for row in judge_notes::of_tournament(conn, tournament)? {
        let Some(ruling) = row.ruling_id.clone() else { continue };
        all.entry(ruling).or_default().push(Statement {
            at: row.made_at.and_utc(),
            player: key_of(&row, keys),
            witness: Some(row.witness).filter(|witness| !witness.is_empty()),
            text: row.text,
        });
    }
    Ok(all)
}

fn key_of(row: &NoteRow, keys: &PlayerKeys<'_>) -> Option<String> {
    let key = row.player_id.as_deref().and_then(|id| keys.get(id));
    key.map(|key| (*key).to_owned())
}

/// Stores the notes of a document; `by_key` are its players' ids in the database by those in the document.
pub(super) fn store(
    conn: &mut Writer<'_>,
    tournament: &str,
    notes: &[Note],
    by_key: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    for note in notes {
        let row = NoteRow {
            player_id: id_of(note.player.as_deref(), by_key),
            round: note.place.map(|place| i64::from(place.round)),
            table_number: note.place.map(|place| i64::from(place.table)),
            ..NoteRow::new(tournament, &note.text, super::moment(note.at))
        };
        judge_notes::insert(conn, &row)?;
    }
    Ok(())
}

/// Stores the statements of a ruling.
pub(super) fn store_statements(
    conn: &mut Writer<'_>,
    tournament: &str,
    ruling: &str,
    statements: &[Statement],
    by_key: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    for said in statements {
        let row = NoteRow {
            player_id: id_of(said.player.as_deref(), by_key),
            ruling_id: Some(ruling.to_owned()),
            witness: said.witness.clone().unwrap_or_default(),
            ..NoteRow::new(tournament, &said.text, super::moment(said.at))
        };
        judge_notes::insert(conn, &row)?;
    }
    Ok(())
}

fn id_of(key: Option<&str>, by_key: &HashMap<&str, &str>) -> Option<String> {
    key.and_then(|key| by_key.get(key)).map(|id| (*id).to_owned())
}
