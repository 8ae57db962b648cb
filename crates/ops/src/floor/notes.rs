//! Judges' notes about a player or a table, without a ruling. They outlive the round; only the staff reads them. Those about a
//! player are deleted with the player's personal data.

use super::{account_of, acts_as_chief, round_at_the_tables};
use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_store::PlayerStatus;
use podium_store::floor::judge_notes::{self, NoteRow};
use podium_store::floor::rulings;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds;
use say::refused_floor as t;

/// Longest note or statement, in characters.
pub const NOTE_LENGTH: usize = 4_000;
/// Longest name of a witness, in characters.
const WITNESS_LENGTH: usize = 200;

/// A new note.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewNote {
    /// The number of the player whom it is about.
    pub player: Option<i64>,
    /// A table of the round that is played now.
    pub table: Option<i64>,
    pub text: String,
}

/// Stores a note.
///
/// # Errors
/// It is about nobody, has no text, or there is no such player or table.
pub fn note(work: &mut Work<'_, '_>, new: &NewNote) -> Result<(), OpError> {
    let mut row = written(work, "note", &new.text)?;
    if let Some(number) = new.player {
        row.player_id = Some(player(work, number)?.id);
    }
    if let Some(table) = new.table {
        let round = round_at_the_tables(work.conn, &work.tournament.id)?;
        let round = match round {
            Some(round) if rounds::pod_at_table(work.conn, &round.id, table)?.is_some() => round,
            _ => {
                return Err(OpError::field("table", t::no_table_now(table)));
            }
        };
        (row.round, row.table_number) = (Some(round.number), Some(table));
    }
    let about = match (&row.player_id, row.table_number) {
        (Some(player), _) => format!("{{player:{player}}}"),
        (None, Some(table)) => format!("table {table}"),
        (None, None) => {
            return Err(OpError::field("player", t::note_about()));
        }
    };
    judge_notes::insert(work.conn, &row)?;
    // Without its text: a note can be removed, and then it is gone.
    work.log("note.write", format!("Wrote a note about {about}."));
    work.floor_only_for([]);
    Ok(())
}

/// A statement for a ruling.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewStatement {
    /// The number of the player who makes it.
    pub player: Option<i64>,
    /// Who makes it, if it is no player.
    pub witness: String,
    pub text: String,
}

/// Adds a statement to a ruling: of the player, or of a witness.
///
/// # Errors
/// There is no such ruling; nobody or somebody unknown makes it; it has no text.
pub fn state(work: &mut Work<'_, '_>, ruling: i64, new: &NewStatement) -> Result<(), OpError> {
    let of = rulings::by_number(work.conn, &work.tournament.id, ruling)?
        .ok_or_else(|| OpError::NotFound(say::refused_rulings::no_ruling(ruling)))?;
    let mut row = written(work, "statement", &new.text)?;
    row.ruling_id = Some(of.id);
    row.witness = match new.player {
        Some(_) => String::new(),
        None => {
            let witness = text::line("witness", say::field_names::field_name(), &new.witness, WITNESS_LENGTH);
            witness.map_err(|problem| OpError::Invalid(vec![problem]))?
        }
    };
    if let Some(number) = new.player {
        row.player_id = Some(player(work, number)?.id);
    } else if row.witness.is_empty() {
        return Err(OpError::field("witness", t::witness_missing()));
    }
    judge_notes::insert(work.conn, &row)?;
    work.log("ruling.statement", format!("Ruling {ruling}: a statement was added."));
    work.floor_only_for([]);
    Ok(())
}

/// Removes a note or a statement: for who wrote it, the head judge and organizers.
///
/// # Errors
/// There is no such note, or it is another judge's.
pub fn remove(work: &mut Work<'_, '_>, id: &str) -> Result<(), OpError> {
    let row = judge_notes::by_id(work.conn, &work.tournament.id, id)?.ok_or_else(|| OpError::NotFound(t::no_note()))?;
    let own = account_of(work)?;
    if row.made_by.as_ref() != Some(&own) && !acts_as_chief(work)? {
        return Err(OpError::Forbidden(t::note_of_other()));
    }
    judge_notes::delete(work.conn, &row.id)?;
    work.log("note.remove", "Removed a note.");
    work.floor_only_for([]);
    work.erase();
    Ok(())
}

/// Returns a note with a text, about nobody yet.
fn written(work: &mut Work<'_, '_>, field: &str, typed: &str) -> Result<NoteRow, OpError> {
    let text = text::block(field, say::field_names::text(), typed, NOTE_LENGTH)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    if text.is_empty() {
        return Err(OpError::Invalid(vec![FieldProblem::new(field, t::note_empty())]));
    }
    Ok(NoteRow {
        made_by: work.actor.account_id.clone(),
        ..NoteRow::new(&work.tournament.id, &text, work.at)
    })
}

fn player(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    let found = players::by_number(work.conn, &work.tournament.id, number)?;
    found
        .filter(|player| player.status != PlayerStatus::Removed)
        .ok_or_else(|| OpError::field("player", t::no_player(number)))
}
