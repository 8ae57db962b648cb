//! A data folder whose database is lost: no new one is made in its place, for that would be taken for the earlier one.

use std::path::{Path, PathBuf};

use super::Failure;
use crate::config::{BackupSettings, KeySource, private, typed_on};
use crate::db::inspect::with_end;
use crate::ops::backup_folder;

/// Refuses to make a database where an earlier one is lost, as what is left of it proves. Asked before SQLite opens the file:
/// it deletes a log that it finds without its database.
///
/// # Errors
/// The file is empty, or it is missing and something of it is left.
pub fn refuse(database: &Path) -> Result<(), Failure> {
    let folder = database.parent().unwrap_or(Path::new("."));
    let restore = typed_on(folder, "restore FILE");
    let logs = ["-wal", "-shm", "-journal"].map(|end| with_end(database, end));
    let log = logs.into_iter().find(|log| log.exists());
    let left = match database.metadata() {
        Ok(metadata) if metadata.len() > 0 => return Ok(()),
        Ok(_) => {
            let keep = log.map_or_else(String::new, |log| {
                format!(" {} may have what was written last: keep it.", log.display())
            });
            return Err(Failure::input(format!(
                "The database {} is empty (0 bytes), and nothing was done with it: what was in it is lost, and a start would \
                 begin without accounts and tournaments.{keep} Move it away, with the files beside it whose names begin like \
                 its own, and bring back a copy: `{restore}`. If there was never anything in it, as where the first start was \
                 cut off, delete it and start again.",
                database.display()
            )));
        }
        Err(_) => log.or_else(|| left_in(folder, database)),
    };
    let Some(left) = left else { return Ok(()) };
    Err(Failure::input(format!(
        "There is no database at {}, and {} is left of one: nothing was made in its place. If its disk is not mounted, mount it; \
         if the file was moved, move it back, with the files beside it whose names begin like its own; or bring back a copy: \
         `{restore}`. To begin without accounts and tournaments, use another folder with --data, or move what is left away.",
        database.display(),
        left.display()
    )))
}

/// What a folder has beside the files of SQLite that only a folder with a database gets.
fn left_in(folder: &Path, database: &Path) -> Option<PathBuf> {
    let keys = match KeySource::from_settings(None, folder) {
        KeySource::File(keys) => Some(keys).filter(|keys| keys.exists()),
        KeySource::Environment(_) => None,
    };
    let of_upgrade = || private::copies_before_upgrades(database).into_iter().next();
    let of_service = || {
        let copies = backup_folder::in_folder(&BackupSettings::usual_folder(folder)).ok()?;
        copies.into_iter().next().map(|copy| copy.path)
    };
    keys.or_else(of_upgrade).or_else(of_service)
}
