//! Copies of the embedded database: consistent while others write, checked, and put in place either whole or not at
//! all.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use diesel::SqliteConnection;
use diesel::connection::SimpleConnection;

use super::in_place::{JOURNAL, remove};
use super::inspect::{self, Inspection};
use crate::{Database, DbError};
use podium_base::config::{disk, private};

/// The middle of a copy's temporary name until it is complete: `.FILE.podium-PROCESS-NUMBER`.
const PART: &str = ".podium-";
/// The most temporary files of one name that may exist.
const PARTS: u16 = 1_000;

impl Database {
    /// Copies the embedded database to a file in a consistent state, while the service runs: the copy contains every
    /// change that was acknowledged before. It blocks nobody, because it reads on a separate connection. That
    /// connection is already open, so a copy can be made even if the file has since been moved away or replaced.
    ///
    /// # Errors
    /// The database is PostgreSQL, which has `pg_dump` for this; the file exists or cannot be written.
    pub fn backup(&self, to: &Path) -> Result<(), DbError> {
        let no_file = || {
            DbError::Unreachable(
                "this database is PostgreSQL: make the copy with pg_dump --format=custom and restore it with pg_restore"
                    .into(),
            )
        };
        let from = self.file().ok_or_else(no_file)?;
        check_free(to)?;
        let read = |part: &Path| {
            self.held(|held| vacuum_into(held, from, part))
                .unwrap_or_else(|| Err(no_file()))
        };
        make(from, to, read, disk::rename_new)
    }
}

/// Copies the file of an embedded database to a new file, which only the program's own user may read. The copy is
/// written under a temporary name, checked, flushed to the disk, and only then given its name.
///
/// # Errors
/// The new file exists or cannot be written; the old one cannot be read, or its copy is damaged. Nothing is left behind
/// then.
pub fn copy(from: &Path, to: &Path) -> Result<(), DbError> {
    check_free(to)?;
    make(from, to, |part| read_from(from, part), disk::rename_new)
}

/// Refuses a name that a copy cannot have: one that is taken, or one that SQLite would take for a companion file of
/// another database.
fn check_free(to: &Path) -> Result<(), DbError> {
    if to.exists() {
        return Err(in_the_way(to));
    }
    let name = to.to_string_lossy();
    let parts = ["-wal", "-shm", JOURNAL].into_iter();
    let of = parts
        .filter_map(|end| name.strip_suffix(end))
        .find(|of| Path::new(of).is_file());
    match of {
        None => Ok(()),
        Some(of) => Err(unwritten(
            to,
            &format!("SQLite takes a file of that name for a part of {of}, and deletes it: choose another name"),
        )),
    }
}

/// Copies as [`copy`] does, but replaces a file that has the name.
pub(crate) fn copy_over(from: &Path, to: &Path) -> Result<(), DbError> {
    make(
        from,
        to,
        |part| read_from(from, part),
        |part, to| std::fs::rename(part, to),
    )
}

fn make(
    from: &Path,
    to: &Path,
    read: impl FnOnce(&Path) -> Result<(), DbError>,
    name: impl FnOnce(&Path, &Path) -> io::Result<()>,
) -> Result<(), DbError> {
    let part = new_part(to)?;
    let done = read(&part)
        .and_then(|()| check_whole(from, &part))
        .and_then(|()| put(&part, to, name));
    if done.is_err() {
        remove(&part);
    }
    done
}

/// Makes the file that a copy is written to, under a name that nobody else has chosen and no other copy has.
fn new_part(to: &Path) -> Result<PathBuf, DbError> {
    let name = to
        .file_name()
        .ok_or_else(|| unwritten(to, &"it is no name of a file"))?;
    for number in 0..PARTS {
        let mut part = OsString::from(".");
        part.push(name);
        part.push(format!("{PART}{}-{number}", std::process::id()));
        let part = to.with_file_name(part);
        match private::make_new_file(&part) {
            // left by an earlier process with the same number, as every start in a container has
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|()| part).map_err(|error| unwritten(to, &error)),
        }
    }
    Err(unwritten(to, &"too many unfinished copies are beside it: delete them"))
}

/// Returns the final name that an unfinished copy with this name would have got; `None` for any other name.
pub fn unfinished(name: &str) -> Option<&str> {
    let (of, by) = name.strip_prefix('.')?.rsplit_once(PART)?;
    let (process, number) = by.strip_suffix(JOURNAL).unwrap_or(by).split_once('-')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(process) && is_number(number)).then_some(of)
}

/// Copies from a separate connection.
fn read_from(from: &Path, part: &Path) -> Result<(), DbError> {
    let (mut source, without_log) = inspect::read_only(from)?;
    if without_log {
        return Err(DbError::Unreachable(format!(
            "{} cannot be copied: its write-ahead log, which has what was written last, cannot be read. Stop whatever uses the \
             file, and look whether the disk can be written to and whether files can still be opened",
            from.display()
        )));
    }
    vacuum_into(&mut source.connection, from, part)
}

/// Reads a copy back and checks it: a file that cannot be read is not a copy.
fn check_whole(from: &Path, part: &Path) -> Result<(), DbError> {
    let broken = Inspection::of_file(part)?.read(inspect::integrity)?;
    match broken.first() {
        None => Ok(()),
        Some(first) => Err(DbError::Unreachable(format!(
            "the copy of {} is not whole ({first}): `podium doctor` says what is wrong with the database",
            from.display()
        ))),
    }
}

/// Flushes the copy to the disk, and only then gives it its name.
fn put(part: &Path, to: &Path, name: impl FnOnce(&Path, &Path) -> io::Result<()>) -> Result<(), DbError> {
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let put = File::open(part)
        .and_then(|file| file.sync_all())
        .and_then(|()| name(part, to))
        // the name must survive a crash too
        .and_then(|()| File::open(folder)?.sync_all());
    put.map_err(|error| match error.kind() {
        // it appeared after the check
        io::ErrorKind::AlreadyExists => in_the_way(to),
        _ => unwritten(to, &error),
    })
}

fn in_the_way(to: &Path) -> DbError {
    DbError::Unreachable(format!("{} exists already: choose a new file", to.display()))
}

fn unwritten(path: &Path, why: &dyn std::fmt::Display) -> DbError {
    DbError::Unreachable(format!("the copy {} cannot be written: {why}", path.display()))
}

fn vacuum_into(c: &mut SqliteConnection, from: &Path, to: &Path) -> Result<(), DbError> {
    let quoted = to.to_string_lossy().replace('\'', "''");
    // copying the file alone would miss what is still in its WAL
    c.batch_execute(&format!("VACUUM INTO '{quoted}';"))
        // the target file is new, so damage can only be in the source
        .map_err(|error| DbError::damaged(from, &error.to_string()).unwrap_or_else(|| unwritten(to, &error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unfinished_copy_is_known_by_its_name() {
        let place = tempfile::tempdir().unwrap();
        let part = new_part(&place.path().join("a.sqlite3")).unwrap();
        let name = part.file_name().unwrap().to_str().unwrap();
        assert_ne!(
            new_part(&place.path().join("a.sqlite3")).unwrap(),
            part,
            "each copy has its own"
        );
        assert_eq!(unfinished(name), Some("a.sqlite3"));
        assert_eq!(unfinished(&format!("{name}-journal")), Some("a.sqlite3"));
        for other in [
            "a.sqlite3",
            ".a.podium-",
            ".a.podium-1",
            ".a.podium-1-x",
            "a.podium-1-2",
            ".podium-1-2",
        ] {
            assert_eq!(unfinished(other), None, "{other}");
        }
    }
}
