//! The owner of a folder of copies: the note in it, which names one database.

use std::io::ErrorKind;
use std::path::Path;

use crate::site::secrets::fingerprint;
use podium_store::DbError;

/// The file that names the owner of a folder of copies. The process that holds its lock makes a copy.
pub(crate) const OWNER: &str = "podium.owner";

/// The database that copies are made of.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// Its file with links resolved; the file may have lost that name.
    pub file: &'a Path,
    /// The identity that it shares only with its copies.
    pub identity: &'a str,
}

/// Returns the unique name of this machine; empty if it has none.
fn machine() -> String {
    let id = std::fs::read_to_string("/etc/machine-id").unwrap_or_default();
    id.trim().to_owned()
}

/// Returns the note that identifies a database: its path, its machine, and the identity that it shares only with its
/// copies. The identity is not enough: a copy restored for a trial has it too, and must not delete the copies of the
/// database in use. Path and machine are not enough: another database may come to that path, and containers are all
/// alike.
pub(crate) fn note(origin: Origin<'_>) -> String {
    // a file that has lost its name keeps the path that it was opened by
    let path = origin.file.canonicalize().unwrap_or_else(|_| origin.file.to_owned());
    // many machines have a /var/lib/podium, and a disk moves between them; hashed, because the name is the machine's
    // secret
    let mark = fingerprint([&b"podium copies"[..], machine().as_bytes()].into_iter());
    format!("{}\n{}\n{}\n", path.display(), &mark[..16], origin.identity)
}

/// Splits a note into path, machine and identity.
fn parts(note: &str) -> [&str; 3] {
    let mut lines = note.lines();
    [(); 3].map(|()| lines.next().unwrap_or_default())
}

/// Returns whether a note in a folder matches this database as it is now. `false`: it is of this database, from before
/// it was moved.
///
/// # Errors
/// It belongs to another database.
pub(crate) fn is_current(folder: &Path, noted: &str, origin: Origin<'_>) -> Result<bool, DbError> {
    let own = note(origin);
    if noted == own {
        return Ok(true);
    }
    let ([place, on, identity], [own_place, own_machine, own_identity]) = (parts(noted), parts(&own));
    let is_here = on == own_machine;
    if !identity.is_empty() && identity == own_identity {
        // A machine without a unique name may be another one, such as one of several containers that share a folder of
        // copies.
        let is_moved = is_here && !machine().is_empty() && is_gone(place, origin);
        if is_moved || is_beside(folder, origin) {
            return Ok(false);
        }
    }
    let of = match place {
        "" => "an unknown place",
        place => place,
    };
    let there = match (place == own_place, is_here) {
        (true, true) => ", and was another one than the one that is there now",
        (true, false) => " on another machine",
        (false, _) => "",
    };
    Err(unusable(
        folder,
        &format!(
            "it has the copies of another Podium, whose database is {of}{there}. If this one takes its place, delete {}",
            folder.join(OWNER).display()
        ),
    ))
}

/// Returns whether a folder is in the database's own data folder, so that both were moved or copied together: no other
/// database has it.
fn is_beside(folder: &Path, origin: Origin<'_>) -> bool {
    let own = origin.file.parent().map(Path::canonicalize);
    // both with links resolved: a link that was copied along leads to the original database's folder
    matches!((folder.canonicalize(), own), (Ok(folder), Some(Ok(own))) if folder.starts_with(&own))
}

/// Returns whether a database is no longer at a path; false if that cannot be determined.
fn is_gone(place: &str, origin: Origin<'_>) -> bool {
    if place.contains(char::REPLACEMENT_CHARACTER) {
        return false;
    }
    match Path::new(place).canonicalize() {
        // for example, if its folder is now a link to the new one
        Ok(there) if origin.file.canonicalize().is_ok_and(|own| own == there) => true,
        Ok(there) => podium_store::identity_of(&there).is_some_and(|identity| identity != origin.identity),
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

/// Checks that the copies in a folder belong to this database, as far as an owner was noted.
///
/// # Errors
/// They belong to another one, or the note cannot be read.
pub fn check_owner(folder: &Path, database: &Path) -> Result<(), DbError> {
    let noted = match std::fs::read_to_string(folder.join(OWNER)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        noted => noted.map_err(|error| unusable(folder, &error))?,
    };
    // interrupted before it was written: the next start writes it
    if noted.is_empty() {
        return Ok(());
    }
    let identity = podium_store::identity_of(database).unwrap_or_default();
    let origin = Origin {
        file: database,
        identity: &identity,
    };
    is_current(folder, &noted, origin).map(drop)
}

/// Returns the identity of the database whose copies a folder has, if another database is now at its path on this
/// machine.
pub fn replaced(folder: &Path, origin: Origin<'_>) -> Option<String> {
    let (noted, own) = (std::fs::read_to_string(folder.join(OWNER)).ok()?, note(origin));
    let ([place, on, identity], [own_place, own_machine, own_identity]) = (parts(&noted), parts(&own));
    let is_replaced = place == own_place && on == own_machine && !identity.is_empty() && identity != own_identity;
    is_replaced.then(|| identity.to_owned())
}

/// Returns the error that no copies can be kept in a folder.
pub(crate) fn unusable(folder: &Path, why: &dyn std::fmt::Display) -> DbError {
    let why = why.to_string();
    let end = match why.ends_with('?') {
        true => "",
        false => ".",
    };
    DbError::Unreachable(format!(
        "no copies of the database can be kept in {}: {why}{end} Or choose another folder with --backup-folder",
        folder.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'a>(file: &'a Path, identity: &'a str) -> Origin<'a> {
        Origin { file, identity }
    }

    #[test]
    fn a_database_that_was_moved_goes_on_with_its_copies() {
        let place = tempfile::tempdir().unwrap();
        let [data, copies, was] = ["data", "copies", "was"].map(|name| place.path().join(name));
        let beside = data.join("backups");
        for folder in [&beside, &copies] {
            std::fs::create_dir_all(folder).unwrap();
        }
        let file = data.join("podium.sqlite3");
        std::fs::write(&file, "").unwrap();
        let (now, noted) = (of(&file, "one"), note(of(&was, "one")));
        assert!(is_current(&copies, &note(now), now).unwrap());
        let elsewhere = noted.replace(parts(&noted)[1], "0123456789abcdef");
        for note in [&noted, &elsewhere] {
            assert!(!is_current(&beside, note, now).unwrap(), "{note}");
        }
        // where this machine has a name
        let gone = (!machine().is_empty()).then_some(false);
        assert_eq!(is_current(&copies, &noted, now).ok(), gone);
        is_current(&copies, &elsewhere, now).unwrap_err();
        for identity in ["other", ""] {
            is_current(&beside, &note(of(&was, identity)), of(&file, "one")).unwrap_err();
            is_current(&beside, &noted, of(&file, identity)).unwrap_err();
        }
        is_current(&beside, &note(of(&was, "")), of(&file, "")).unwrap_err();
        // what cannot be read there may be the one that is in use
        std::fs::write(&was, "damaged").unwrap();
        is_current(&copies, &noted, now).unwrap_err();
    }
}
