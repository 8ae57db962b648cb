//! A data folder whose database is lost: no new one is made in its place, because it would be mistaken for the earlier
//! one.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::holder;
use crate::cli::Failure;
use crate::cli::problem::Problem;
use podium_base::config::{KeySource, private, quoted, typed_on};
use podium_ops::site::backups::folder as backup_folder;
use podium_store::disk::inspect::with_end;

/// Refuses to make a database where an earlier one is lost, as what is left of it proves, also in the folder of its copies; and to
/// open or make one while a service has another open. Asked before SQLite opens the file: it deletes a log that it finds without
/// its database.
///
/// # Errors
/// What has its name is empty, or no file; or it is missing and something of it is left, or a service still has it.
pub fn refuse(database: &Path, copies: &Path) -> Result<(), Failure> {
    // data in a running service is not lost yet, and a restored copy would lack the latest entries
    holder::refuse_astray(database)?;
    let folder = database.parent().unwrap_or(Path::new("."));
    let why = match database.metadata() {
        Ok(metadata) if metadata.is_file() && metadata.len() > 0 => return Ok(()),
        Ok(metadata) if metadata.is_file() => return Err(empty(database).refused("Nothing was done with it.")),
        Ok(_) => format!(
            "{} is no file: it was left alone, and nothing was made. Move it away, or name another folder with --data.",
            database.display()
        ),
        Err(error) if error.kind() == ErrorKind::NotADirectory => format!(
            "{} is no folder, and was left alone. Name the folder of the data with --data.",
            folder.display()
        ),
        Err(_) => {
            let lost = missing(database, copies);
            return lost.map_or(Ok(()), |lost| Err(lost.refused("Nothing was made in its place.")));
        }
    };
    Err(Failure::input(why))
}

/// A database's file of 0 bytes: a start would begin without accounts and tournaments.
pub fn empty(database: &Path) -> Problem {
    let folder = database.parent().unwrap_or(Path::new("."));
    let keep = log_of(database).map_or_else(String::new, |log| {
        format!("{} may have what was written last: keep it. ", log.display())
    });
    Problem {
        says: format!(
            "The database {} is empty (0 bytes): what was in it is lost.",
            database.display()
        ),
        help: format!(
            "{keep}Move it away, with the files beside it whose names begin like its own, and bring back a copy: `{}`. If there was \
             never anything in it, as where the first start was cut off, delete it, with those files, and start again.",
            typed_on(folder, "restore FILE")
        ),
    }
}

/// A log that SQLite keeps beside a database, whatever kind of it.
pub fn log_of(database: &Path) -> Option<PathBuf> {
    let logs = ["-wal", "-shm", "-journal"].map(|end| with_end(database, end));
    logs.into_iter().find(|log| log.exists())
}

/// What only a folder with a database gets, and the folder of its copies.
fn left_of(database: &Path, copies: &Path) -> Option<PathBuf> {
    let folder = database.parent().unwrap_or(Path::new("."));
    let keys = || match KeySource::from_settings(None, folder) {
        KeySource::File(keys) => Some(keys).filter(|keys| keys.exists()),
        KeySource::Environment(_) => None,
    };
    let of_upgrade = || private::copies_before_upgrades(database).into_iter().next();
    let beside = log_of(database).or_else(keys).or_else(of_upgrade);
    beside.or_else(|| backup_folder::trace_in(copies))
}

/// What is said of a database that is missing; `None` where nothing of one is left, in its folder or in that of its copies.
pub fn missing(database: &Path, copies: &Path) -> Option<Problem> {
    let left = left_of(database, copies)?;
    let folder = database.parent().unwrap_or(Path::new("."));
    let newest = backup_folder::newest_in(copies).map(|copy| format!("restore {}", quoted(&copy)));
    let anew = match left.starts_with(folder) {
        true => "use another folder with --data, or move what is left away",
        // a folder with another database's copies would not accept the new one's either
        false => "choose another folder of copies with --backup-folder",
    };
    Some(Problem {
        says: format!(
            "There is no database at {}, and {} is left of one.",
            database.display(),
            left.display()
        ),
        help: format!(
            "Is its disk mounted? If the file was moved, move it back, with the files beside it whose names begin like its own; or \
             bring back a copy: `{}`. To begin without accounts and tournaments, {anew}.",
            typed_on(folder, newest.as_deref().unwrap_or("restore FILE"))
        ),
    })
}
