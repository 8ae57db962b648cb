//! Whether a file is a copy that can be restored: the one check behind restoring, inspecting and deleting older copies.

use std::path::Path;

use super::inspect::{self, Inspection};
use crate::site::settings;
use crate::{DbError, Schema};

/// The advice for a copy that is damaged.
pub const OLDER: &str = "Restore an older copy: `podium restore --check FILE` says which are complete";

/// Checks a copy as a whole: it must be a database of Podium's, undamaged, complete, and not from a newer version.
///
/// # Errors
/// What is wrong with it, as a sentence that names it.
pub fn verified(file: &Path) -> Result<(Inspection, Schema), DbError> {
    let (mut copy, schema) = of_podium(file)?;
    let failed = |error: DbError| refused(file, &error.to_string());
    let broken = copy.read(inspect::integrity).map_err(failed)?;
    if let Some(first) = broken.first() {
        return Err(refused(
            file,
            &format!(
                "it is damaged ({first}). {OLDER}; what can be saved of this one, `sqlite3 FILE .recover` writes out"
            ),
        ));
    }
    let lost = copy.read(inspect::foreign_keys).map_err(failed)?;
    if let Some((table, rows)) = lost.first() {
        return Err(refused(
            file,
            &format!("{rows} rows of {table} refer to rows that are not in it. {OLDER}"),
        ));
    }
    schema.refuse_newer().map_err(failed)?;
    Ok((copy, schema))
}

/// Returns the identity of the database that a file is a copy of, damaged or not, from its schema and one row. `None`
/// if it is not a database of Podium's, or a copy of one that never kept copies automatically.
pub fn identity_of(file: &Path) -> Option<String> {
    let (mut copy, _) = of_podium(file).ok()?;
    copy.read(|conn| settings::get(conn, settings::IDENTITY)).ok()?
}

/// Returns whether a file is a database of Podium's, damaged or not, by its schema alone.
pub fn is_of_podium(file: &Path) -> bool {
    of_podium(file).is_ok()
}

fn of_podium(file: &Path) -> Result<(Inspection, Schema), DbError> {
    // SQLite takes an empty file for a database without tables
    let is_empty = file
        .metadata()
        .is_ok_and(|metadata| metadata.is_file() && metadata.len() == 0);
    if is_empty && !inspect::with_end(file, "-wal").is_file() {
        return Err(refused(file, &format!("it is empty (0 bytes). {OLDER}")));
    }
    let mut copy = Inspection::of_file(file).map_err(|error| with_older(&error))?;
    if copy.without_log {
        return Err(refused(
            file,
            "the write-ahead log beside it cannot be read there. Copy both to a disk that can be written to, and restore from \
             there",
        ));
    }
    let schema = copy.read(Schema::of).map_err(|error| match error.to_string() {
        why if why.starts_with("it is damaged") => refused(file, &format!("{why}. {OLDER}")),
        why => refused(file, &why),
    })?;
    match schema.applied.is_empty() {
        false => Ok((copy, schema)),
        true => Err(refused(file, "it is a database, and none of Podium's")),
    }
}

fn with_older(error: &DbError) -> DbError {
    DbError::Unreachable(format!("{error}. {OLDER}"))
}

fn refused(file: &Path, why: &str) -> DbError {
    DbError::Unreachable(format!("{} cannot be restored: {why}", file.display()))
}
