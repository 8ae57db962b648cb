//! Whether what the database lies on takes writes: asked of the log of an embedded one before each commit, and of the
//! folder or the server when operators ask.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use diesel::{PgConnection, QueryableByName, RunQueryDsl};

use super::error::DbError;
use super::inspect::with_end;

/// What is written to find out whether something can be: a page of the database.
const PROBE: [u8; 4096] = [0; 4096];

/// Asks whether a log of writes can be written, without a wait for the disk. SQLite holds no lock on this file, so that
/// closing it here gives none up.
///
/// # Errors
/// The disk is read-only, or gone: a commit would fail. Of anything else the commit itself says more.
pub(super) fn log_takes_writes(log: &Path) -> Result<(), DbError> {
    match OpenOptions::new().write(true).open(log) {
        Ok(_) => Ok(()),
        Err(error) => DbError::of_disk(&error).map_or(Ok(()), Err),
    }
}

/// Asks whether something could be stored in an embedded database now, which may take as long as its disk does.
///
/// # Errors
/// It could not, and why.
pub(super) fn file_takes_writes(file: &Path) -> Result<(), DbError> {
    log_takes_writes(&with_end(file, "-wal"))?;
    probe(&file.with_extension("probe")).map_err(|error| {
        let why = || DbError::Disk(format!("the data folder takes no file: {error}"));
        DbError::of_disk(&error).unwrap_or_else(why)
    })
}

/// Asks whether the disk of an embedded database takes a file, for whoever looks at it from outside, also while Podium runs: a file
/// system that was shut down after an error may be mounted for writing still. The file is another one than the service's, which
/// may be of another user.
///
/// # Errors
/// The system's own: it takes none.
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
        // another process on this folder was as far
        Err(error) if error.kind() != io::ErrorKind::NotFound => written.and(Err(error)),
        _ => written,
    }
}

fn write_through(file: &mut File) -> io::Result<()> {
    file.write_all(&PROBE)?;
    file.sync_all()
}

/// Asks whether a server stores something: a standby does not, nor one whose administrator has said so.
///
/// # Errors
/// It does not, or does not answer.
pub(super) fn server_takes_writes(conn: &mut PgConnection) -> Result<(), DbError> {
    #[derive(QueryableByName)]
    struct Writability {
        #[diesel(sql_type = diesel::sql_types::Bool)]
        takes_writes: bool,
    }
    // not `transaction_read_only`: of the transaction that asks it is always on
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
