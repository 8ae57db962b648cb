//! Detecting another database that replaced the original one, for example copied over its file: then the keys are not
//! to blame.

use std::path::Path;

use super::holder;
use crate::cli::Failure;
use crate::cli::problem::Problem;
use podium_base::config::{KeySource, quoted, typed_on};
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::backups::folder::Origin;
use podium_ops::site::keys;
use podium_store::disk::inspect::{self, Inspection, with_end};

/// The end of the refusal to use it.
pub const LEFT_ALONE: &str = "Nothing was done with it.";

/// The file is another database's than the log beside it.
pub fn beside_log(database: &Path) -> Problem {
    Problem {
        says: format!(
            "Another database was copied over its file {}: the file has that one, and the log beside it has the one from before.",
            database.display()
        ),
        help: bring_back(database, None),
    }
}

/// A service runs on it, and it does not fit the keys: they are compared at each start, so that it did then.
fn under_service(database: &Path, source: &KeySource) -> Problem {
    Problem {
        says: format!(
            "Podium runs on {}, and that does not fit the keys in {source}: another database was copied over its file since \
             the start, or these are not the service's keys.",
            database.display()
        ),
        help: format!(
            "If the service has its keys elsewhere (PODIUM_KEYS), give this command its environment. Else the service's log \
             says so: make no new keys. {}",
            bring_back(database, None)
        ),
    }
}

/// Copies of the one that was there before are in a folder.
fn of_copies(database: &Path, copies: &Path) -> Option<Problem> {
    let identity = podium_store::identity_of(database).unwrap_or_default();
    let origin = Origin {
        file: database,
        identity: &identity,
    };
    let before = backup_folder::replaced(copies, origin)?;
    let copy = backup_folder::newest_of(copies, &before);
    Some(Problem {
        says: format!(
            "{} has another database than the one that the copies in {} are of, and does not fit the keys either: it was put in \
             that one's place.",
            database.display(),
            copies.display()
        ),
        help: format!(
            "Make no new keys. {} If it is meant to be there, choose another folder of copies with --backup-folder, or move that \
             one away.",
            bring_back(database, copy.as_deref())
        ),
    })
}

/// What to do about another database that replaced the original one.
pub fn bring_back(database: &Path, copy: Option<&Path>) -> String {
    let folder = database.parent().unwrap_or(Path::new("."));
    let copy = copy.map_or_else(|| "FILE".to_owned(), quoted);
    format!(
        "Stop Podium, move the file away, with those beside it whose names begin like its own, and bring a copy back: {}.",
        typed_on(folder, &format!("restore {copy}"))
    )
}

/// Looks whether it is the database that does not fit the keys here, and not the keys that do not fit it, as far as a service
/// that runs on it and the copies in some folders tell. Asked where they do not fit.
pub fn look(database: &Path, source: &KeySource, copies: &[&Path]) -> Option<Problem> {
    if holder::is_marked(database) {
        return Some(under_service(database, source));
    }
    copies.iter().find_map(|folder| of_copies(database, folder))
}

/// Refuses a database's file beside the log of another: opening both for writing mixes them for good. Asked before SQLite opens
/// the file in this process.
///
/// # Errors
/// They are of two databases.
pub fn refuse_mixed(database: &Path) -> Result<(), Failure> {
    let own = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let has_log = with_end(&own, "-wal").metadata().is_ok_and(|log| log.len() > 0);
    let is_of_two = || Inspection::of_file(database).is_ok_and(|mut db| inspect::is_of_two(&mut db, database));
    match has_log && is_of_two() {
        true => Err(beside_log(database).refused(LEFT_ALONE)),
        false => Ok(()),
    }
}

/// Refuses to start on a database that does not fit the keys here, if that is the fault of the database.
///
/// # Errors
/// It is.
pub fn refuse(database: &Path, source: &KeySource, copies: &[&Path]) -> Result<(), Failure> {
    match fits(database, source) {
        true => Ok(()),
        false => look(database, source, copies).map_or(Ok(()), |problem| Err(problem.refused(LEFT_ALONE))),
    }
}

/// Whether the keys here are those that a database is used with. What cannot be read is for the start to tell.
fn fits(database: &Path, source: &KeySource) -> bool {
    let Ok(keys) = source.read() else { return true };
    let keys = keys.unwrap_or_default();
    let compared = Inspection::of_file(database).and_then(|mut db| db.read(|conn| keys::compared(conn, &keys)));
    compared.map_or(true, |states| keys::unfit(&states).is_empty())
}
