//! The tournament's table of infractions and penalties (T30): read from files, stored, reset to the built-in one.

use serde_json::json;

use crate::people::players::decode;
use crate::{OpError, Work};
use podium_document::penalties as document;
use podium_event::penalties::{COLUMNS, Cells, MAX_INFRACTIONS, PenaltyTable};
use say::Message;
use say::refused_rulings as t;

/// The problems of a text that is not a valid table: one sentence for each wrong row, with what was expected.
pub type TableErrors = Vec<Message>;

/// Reads a table from JSON or CSV.
///
/// # Errors
/// Every row that is wrong, by its line (CSV) or its place (JSON).
pub fn read_table(bytes: &[u8], name: &str) -> Result<PenaltyTable, TableErrors> {
    let text = decode(bytes).map_err(|why| vec![why])?.text;
    // By the content: names and types of uploads are unreliable.
    let table = match text.trim_start().starts_with(['{', '[']) {
        true => document::read(text.as_bytes())
            .map_err(|wrong| wrong.iter().map(podium_event::Problem::in_words).collect::<Vec<_>>())?,
        false => read_csv(&text, name)?,
    };
    let problems = table.problems();
    if problems.is_empty() {
        Ok(table)
    } else {
        let sentence = |problem: podium_event::Problem| {
            let row = problem
                .pointer
                .split('/')
                // `/infractions/IX/…`: people look for the row in their file.
                .nth(2)
                .and_then(|ix| ix.parse::<usize>().ok());
            match row {
                Some(ix) => t::infraction_problem(ix + 1, problem.message),
                None => problem.message,
            }
        };
        Err(problems.into_iter().map(sentence).collect())
    }
}

fn read_csv(text: &str, name: &str) -> Result<PenaltyTable, TableErrors> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let broken = |e: csv::Error| vec![t::no_csv(e.to_string())];
    let heads: Vec<String> = reader
        .headers()
        .map_err(broken)?
        .iter()
        .map(|h| h.trim().to_lowercase())
        .collect();
    // Unknown columns are refused: a misspelt one would silently lose its cells.
    let mut wrong: TableErrors = heads
        .iter()
        .filter(|head| !COLUMNS.contains(&head.as_str()))
        .map(|head| t::no_such_column(format!("{head:?}"), COLUMNS.join(", ")))
        .collect();
    for needed in ["code", "name", "category", "penalty"] {
        if !heads.iter().any(|head| head == needed) {
            wrong.push(t::column_missing(format!("{needed:?}")));
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut infractions = Vec::new();
    for record in reader.records() {
        let record = record.map_err(broken)?;
        let line = record.position().map_or(0, csv::Position::line);
        let mut cells = Cells::default();
        for (head, cell) in heads.iter().zip(record.iter()) {
            if let Some(place) = COLUMNS.iter().position(|column| column == head) {
                cell.trim().clone_into(&mut cells.0[place]);
            }
        }
        if cells.is_empty() {
            continue;
        }
        match cells.read() {
            Ok(row) => infractions.push(row),
            Err(problems) => wrong.extend(
                problems
                    .into_iter()
                    .map(|(column, why)| t::cell_problem(line, column, why)),
            ),
        }
        // one more than allowed is enough for `problems` to name the limit
        if infractions.len() > MAX_INFRACTIONS {
            break;
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    Ok(PenaltyTable {
        name: name.to_owned(),
        infractions,
    })
}

/// Stores the tournament's table; `None`, or the built-in table itself, resets it to the built-in one.
///
/// # Errors
/// The tournament is over, somebody changed the settings meanwhile, or the table is invalid.
pub fn set_table(work: &mut Work<'_, '_>, version: i64, table: Option<&PenaltyTable>) -> Result<(), OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    if version != work.tournament.settings_version {
        return Err(OpError::Conflict(t::settings_changed()));
    }
    // An uploaded copy of the built-in table is not a deviation, and follows its next version.
    let table = table.filter(|table| **table != PenaltyTable::standard());
    if let Some(problem) = table.and_then(|table| table.problems().into_iter().next()) {
        return Err(OpError::refused(problem.message));
    }
    let mut profile = work.tournament.profile()?;
    let before = profile.penalty_table().differences();
    // Earlier rulings keep their penalties, which are stored by name.
    profile.penalties = table.cloned();
    let after = profile.penalty_table().differences();
    work.tournament.profile =
        serde_json::to_string(&profile).map_err(|e| OpError::refused(t::profile_not_stored(e.to_string())))?;
    work.tournament.settings_version += 1;
    work.log("settings.penalties", format!("Penalties: {after}."))
        .before(json!({"penalties": before.to_string()}))
        .after(json!({"penalties": after.to_string()}));
    Ok(())
}
