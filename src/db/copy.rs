//! Copies of the embedded database: consistent while others write, checked, and in their place as a whole or not at all.

use std::fs::File;
use std::path::Path;

use diesel::SqliteConnection;
use diesel::connection::SimpleConnection;

use super::inspect::{self, Inspection, with_end};
use super::{Database, DbError};
use crate::config::{DatabaseAddress, private};

/// What the name of a copy ends with until it is whole.
pub const UNFINISHED: &str = ".part";

impl Database {
    /// Copies the embedded database to a file in a consistent state, while the service runs: everything that was
    /// acknowledged before is in it. Nobody waits for it, for it reads on a connection of its own.
    ///
    /// # Errors
    /// The database is PostgreSQL, which has `pg_dump` for it; the file exists or cannot be written.
    pub fn backup(&self, to: &Path) -> Result<(), DbError> {
        match &*self.address {
            DatabaseAddress::Sqlite(path) => copy(path, to),
            DatabaseAddress::Postgres(_) => Err(DbError::Unreachable(
                "this database is PostgreSQL: make the copy with pg_dump --format=custom and restore it with pg_restore"
                    .into(),
            )),
        }
    }
}

/// Copies the file of an embedded database to a new file, which only the program's own user may read. It is written
/// under a temporary name, checked, brought to the disk, and then has its name.
///
/// # Errors
/// The new file exists or cannot be written; the old one cannot be read, or its copy is not whole. Nothing is left then.
pub fn copy(from: &Path, to: &Path) -> Result<(), DbError> {
    if to.exists() {
        return Err(DbError::Unreachable(format!(
            "{} exists already: choose a new file",
            to.display()
        )));
    }
    copy_over(from, to)
}

/// As [`copy`], in place of a file of that name.
pub(super) fn copy_over(from: &Path, to: &Path) -> Result<(), DbError> {
    let part = with_end(to, UNFINISHED);
    // of a copy that was cut off
    remove(&part);
    let done = write(from, &part).and_then(|()| put(&part, to));
    if done.is_err() {
        remove(&part);
    }
    done
}

fn write(from: &Path, part: &Path) -> Result<(), DbError> {
    let mut source = inspect::read_only(from)?.0;
    private::make_file(part).map_err(|error| unwritten(part, &error))?;
    vacuum_into(&mut source, part)?;
    // what cannot be read back is no copy
    let broken = Inspection::of_file(part)?.read(inspect::integrity)?;
    match broken.first() {
        None => Ok(()),
        Some(first) => Err(DbError::Unreachable(format!(
            "the copy of {} is not whole ({first}): `podium doctor` says what is wrong with the database",
            from.display()
        ))),
    }
}

/// Brings the copy to the disk, and only then gives it its name.
fn put(part: &Path, to: &Path) -> Result<(), DbError> {
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let put = File::open(part)
        .and_then(|file| file.sync_all())
        .and_then(|()| std::fs::rename(part, to))
        // the name too has to outlast a crash
        .and_then(|()| File::open(folder)?.sync_all());
    put.map_err(|error| unwritten(to, &error))
}

fn unwritten(path: &Path, why: &dyn std::fmt::Display) -> DbError {
    DbError::Unreachable(format!("the copy {} cannot be written: {why}", path.display()))
}

fn vacuum_into(c: &mut SqliteConnection, to: &Path) -> Result<(), DbError> {
    let quoted = to.to_string_lossy().replace('\'', "''");
    // a copy of the file alone would miss what is still in its WAL
    c.batch_execute(&format!("VACUUM INTO '{quoted}';"))
        .map_err(|error| unwritten(to, &error))
}

/// Removes a copy that did not get its name, with the journal that SQLite may have left beside it.
fn remove(part: &Path) {
    for file in [part.to_owned(), with_end(part, "-journal")] {
        // one that is not there is as good as removed; any other reason is said by whoever writes there next
        std::fs::remove_file(file).ok();
    }
}
