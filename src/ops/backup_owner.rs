//! Whose a folder of copies is: the note in it, which names one database.

use std::io::ErrorKind;
use std::path::Path;

use super::secrets::fingerprint;
use crate::db::{self, DbError};

/// The file that says whose copies a folder has. Who holds its lock makes one.
pub(super) const OWNER: &str = "podium.owner";

/// A database that copies are made of.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// Its file, past links: it may have lost that name.
    pub file: &'a Path,
    /// What it has in common with its copies alone.
    pub identity: &'a str,
}

/// The name of this machine that no other has; empty where it has none.
fn machine() -> String {
    let id = std::fs::read_to_string("/etc/machine-id").unwrap_or_default();
    id.trim().to_owned()
}

/// Who a database is: where it is, on which machine, and what it has in common with its copies alone. Not the last by itself: a
/// copy that was restored for a try has it too, and is not to delete the copies of the one that is in use. Nor the first two:
/// another database may come to that place, and containers are all alike.
pub(super) fn note(origin: Origin<'_>) -> String {
    // one that has lost its name keeps the path that it was opened by
    let path = origin.file.canonicalize().unwrap_or_else(|_| origin.file.to_owned());
    // many machines have a /var/lib/podium, and a disk goes from one to the other; hashed, for it is the machine's secret
    let mark = fingerprint([&b"podium copies"[..], machine().as_bytes()].into_iter());
    format!("{}\n{}\n{}\n", path.display(), &mark[..16], origin.identity)
}

/// The place, the machine and the identity of a note.
fn parts(note: &str) -> [&str; 3] {
    let mut lines = note.lines();
    [(); 3].map(|()| lines.next().unwrap_or_default())
}

/// Whether a note in a folder is this database's as it is now. `false`: it is of this database, and from before that was moved.
///
/// # Errors
/// It is another's.
pub(super) fn is_current(folder: &Path, noted: &str, origin: Origin<'_>) -> Result<bool, DbError> {
    let own = note(origin);
    if noted == own {
        return Ok(true);
    }
    let ([place, on, identity], [own_place, own_machine, own_identity]) = (parts(noted), parts(&own));
    let is_here = on == own_machine;
    if !identity.is_empty() && identity == own_identity {
        // Without a name of its own this machine may be another one, as containers are that share a folder of copies.
        let is_moved = is_here && !machine().is_empty() && is_gone(place, origin);
        if is_moved || is_beside(folder, origin) {
            return Ok(false);
        }
    }
    let of = match place {
        "" => "nobody knows where",
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

/// Whether a folder is in a database's own data folder, with which it was moved or copied: no other has it.
fn is_beside(folder: &Path, origin: Origin<'_>) -> bool {
    let own = origin.file.parent().map(Path::canonicalize);
    // both past links: one that was copied along leads to the folder of the one that it was copied from
    matches!((folder.canonicalize(), own), (Ok(folder), Some(Ok(own))) if folder.starts_with(&own))
}

/// Whether a database is no longer at a place. Where that cannot be told it may be.
fn is_gone(place: &str, origin: Origin<'_>) -> bool {
    if place.contains(char::REPLACEMENT_CHARACTER) {
        return false;
    }
    match Path::new(place).canonicalize() {
        // as where its folder is a link to the new one now
        Ok(there) if origin.file.canonicalize().is_ok_and(|own| own == there) => true,
        Ok(there) => db::identity_of(&there).is_some_and(|identity| identity != origin.identity),
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

/// Whether the copies in a folder are this database's, as far as anybody has noted whose they are.
///
/// # Errors
/// They are another's, or it cannot be read.
pub fn check_owner(folder: &Path, database: &Path) -> Result<(), DbError> {
    let noted = match std::fs::read_to_string(folder.join(OWNER)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        noted => noted.map_err(|error| unusable(folder, &error))?,
    };
    // cut off before it was written: the next start writes it
    if noted.is_empty() {
        return Ok(());
    }
    let identity = db::identity_of(database).unwrap_or_default();
    let origin = Origin {
        file: database,
        identity: &identity,
    };
    is_current(folder, &noted, origin).map(drop)
}

/// The identity of the database that a folder has the copies of, where another is now at its place on this machine.
pub fn replaced(folder: &Path, origin: Origin<'_>) -> Option<String> {
    let (noted, own) = (std::fs::read_to_string(folder.join(OWNER)).ok()?, note(origin));
    let ([place, on, identity], [own_place, own_machine, own_identity]) = (parts(&noted), parts(&own));
    let is_replaced = place == own_place && on == own_machine && !identity.is_empty() && identity != own_identity;
    is_replaced.then(|| identity.to_owned())
}

/// Why no copies can be kept in a folder.
pub(super) fn unusable(folder: &Path, why: &dyn std::fmt::Display) -> DbError {
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
