//! Checks that the database's storage can be written: an embedded database's log before each commit, and its folder or
//! the server when operators ask.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use diesel::{PgConnection, QueryableByName, RunQueryDsl};

use super::inspect::with_end;
use crate::error::DbError;

/// The bytes written as a probe: one page of the database.
const PROBE: [u8; 4096] = [0; 4096];

/// Checks that a write-ahead log can be written, without waiting for the disk. SQLite holds no lock on this file, so
/// closing it here releases none.
///
/// # Errors
/// The disk is read-only or gone: a commit would fail. The commit itself reports anything else.
pub(crate) fn log_takes_writes(log: &Path) -> Result<(), DbError> {
    match OpenOptions::new().write(true).open(log) {
        Ok(_) => Ok(()),
        Err(error) => DbError::of_disk(&error).map_or(Ok(()), Err),
    }
}

/// Checks that something could be stored in an embedded database now, which may take as long as its disk does.
///
/// # Errors
/// It could not, with the reason.
pub(crate) fn file_takes_writes(file: &Path) -> Result<(), DbError> {
    log_takes_writes(&with_end(file, "-wal"))?;
    probe(&file.with_extension("probe")).map_err(|error| {
        let why = || DbError::Disk(format!("the data folder takes no file: {error}"));
        DbError::of_disk(&error).unwrap_or_else(why)
    })
}

/// Checks that the disk of an embedded database takes a file, for a look from outside, also while Podium runs: a file
/// system that was shut down after an error may still be mounted for writing. The probe is another file than the
/// service's, because the service may run as another user.
///
/// # Errors
/// The system's error when it refuses the file.
pub fn disk_takes_file(file: &Path) -> io::Result<()> {
    probe(&file.with_extension("doctor-probe"))
}

/// Writes a small file, waits until it is on the disk, and removes it.
fn probe(path: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(path)?;
    let written = write_through(&mut file);
    match std::fs::remove_file(path) {
        // another process on this folder was just as far
        Err(error) if error.kind() != io::ErrorKind::NotFound => written.and(Err(error)),
        _ => written,
    }
}

fn write_through(file: &mut File) -> io::Result<()> {
    file.write_all(&PROBE)?;
    file.sync_all()
}

/// Checks that a server stores something: a standby does not, nor one that its administrator made read-only.
///
/// # Errors
/// It does not, or does not answer.
pub(crate) fn server_takes_writes(conn: &mut PgConnection) -> Result<(), DbError> {
    #[derive(QueryableByName)]
    struct Writability {
        #[diesel(sql_type = diesel::sql_types::Bool)]
        takes_writes: bool,
    }
    // not `transaction_read_only`, which is always on in the transaction that asks
    let sql =
        "SELECT NOT pg_is_in_recovery() AND current_setting('default_transaction_read_only') = 'off' AS takes_writes";
    let asked: Writability = diesel::sql_query(sql).get_result(conn)?;
    asked.takes_writes.then_some(()).ok_or(DbError::ReadOnly)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_probe_leaves_nothing_behind() {
        let place = tempfile::tempdir().unwrap();
        probe(&place.path().join("podium.probe")).unwrap();
        assert_eq!(place.path().read_dir().unwrap().count(), 0);
        assert!(
            probe(&place.path().join("gone/podium.probe")).is_err(),
            "there is no folder"
        );
    }

    #[test]
    fn a_log_that_is_not_there_is_left_to_the_commit() {
        assert!(log_takes_writes(Path::new("/nowhere/podium.sqlite3-wal")).is_ok());
    }
}
