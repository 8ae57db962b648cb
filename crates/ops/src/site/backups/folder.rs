//! The folder of the automatic copies: the database that it belongs to, which of its files are copies, and how many are
//! kept.

use std::cmp::Reverse;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;

use crate::site::backups::owner::{OWNER, is_current, note, unusable};
pub use crate::site::backups::owner::{Origin, check_owner, replaced};
use podium_base::clock::Moment;
use podium_base::config::{BackupSettings, disk, private};
use podium_store::DbError;
use podium_store::disk::inspect::with_end;

/// The format of a copy's name, with the moment at which it was begun, in UTC. Files with other names are never
/// deleted.
const NAME: &str = "podium-%Y%m%dT%H%M%SZ.sqlite3";
/// The space that a copy leaves free on the database's disk: on a full disk nothing can be entered.
const LEFT_FREE: u64 = 100 << 20;

/// A copy in the folder of copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// It contains at least everything that was committed before this moment.
    pub at: Moment,
    pub path: PathBuf,
}

impl Backup {
    /// Returns whether it is a copy of the database with this identity, damaged or not.
    pub fn is_of(&self, identity: &str) -> bool {
        podium_store::identity_of(&self.path).is_some_and(|of| of == identity)
    }
}

/// Returns the files in a folder that have the name of a copy, newest first.
///
/// # Errors
/// The folder cannot be read. A missing folder counts as empty.
pub fn in_folder(folder: &Path) -> io::Result<Vec<Backup>> {
    let files = files(folder)?.into_iter();
    let mut found: Vec<Backup> = files
        .filter_map(|(name, path)| {
            Some(Backup {
                at: moment_of(&name)?,
                path,
            })
        })
        .collect();
    found.sort_by_key(|backup| Reverse(backup.at));
    Ok(found)
}

/// Returns the files that interrupted copies have left in a folder, including copies made on request.
///
/// # Errors
/// See [`in_folder`].
pub fn unfinished(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let files = files(folder)?.into_iter();
    Ok(files
        .filter_map(|(name, path)| podium_store::unfinished(&name).map(|_| path))
        .collect())
}

/// Returns the files of a folder with their names, without folders and links.
fn files(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            found.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
        }
    }
    Ok(found)
}

/// Returns the moment in a copy's name; `None` for any other name.
fn moment_of(name: &str) -> Option<Moment> {
    let at = NaiveDateTime::parse_from_str(name, NAME).ok()?;
    // chrono also accepts numbers of fewer digits
    (at.format(NAME).to_string() == name).then_some(at)
}

/// The path of the copy that is begun at a moment.
pub(crate) fn path_at(folder: &Path, at: Moment) -> PathBuf {
    folder.join(at.format(NAME).to_string())
}

/// Returns the newest copy in a folder, or `None` if the folder cannot be read.
pub fn newest_in(folder: &Path) -> Option<PathBuf> {
    let copies = in_folder(folder).ok()?;
    copies.into_iter().next().map(|copy| copy.path)
}

/// Returns the newest copy in a folder of the database with this identity, or `None` if the folder cannot be read.
pub fn newest_of(folder: &Path, identity: &str) -> Option<PathBuf> {
    let copies = in_folder(folder).ok()?;
    copies
        .into_iter()
        .find(|copy| copy.is_of(identity))
        .map(|copy| copy.path)
}

/// Returns the evidence that copies of a database were kept in a folder: the newest of them, or else the note of its
/// owner.
pub fn trace_in(folder: &Path) -> Option<PathBuf> {
    let note = || Some(folder.join(OWNER)).filter(|note| note.metadata().is_ok_and(|metadata| metadata.len() > 0));
    newest_in(folder).or_else(note)
}

/// Prepares a folder for the copies of a database: makes it if only its last part is missing, and notes the owner.
///
/// # Errors
/// Its disk is missing; it has copies of another database; it cannot be written to.
pub fn prepare(folder: &Path, origin: Origin<'_>) -> Result<(), DbError> {
    private::make_folder(folder).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => unusable(
            folder,
            &"the folder that it is in is not there: is its disk plugged in?",
        ),
        _ => unusable(folder, &error),
    })?;
    held(folder, origin, true).map(drop)
}

/// Closes the copies in a folder to other users. Returns warnings about files that were open, and about a folder that
/// would be lost together with the database.
pub(crate) fn look_after(folder: &Path, database: &Path) -> Vec<String> {
    let mut said: Vec<String> = private::open_to_others(folder).into_iter().collect();
    let copies = in_folder(folder).unwrap_or_default();
    said.extend(copies.iter().filter_map(|copy| private::tighten_file(&copy.path)));
    let usual = database.parent().map(BackupSettings::usual_folder);
    if usual.as_deref() != Some(folder) && disk::is_one(folder, database).unwrap_or(false) {
        said.push(format!(
            "{} is on the disk of the database: its copies are lost with it. Where it should be another disk, that one is not \
             plugged in.",
            folder.display()
        ));
    }
    said
}

/// A folder that is locked for one copy.
#[derive(Debug)]
pub(crate) struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        // If the file were only closed, it would stay locked while a process that is being started still has the
        // descriptor.
        if let Err(error) = self.0.unlock() {
            tracing::debug!(%error, "a folder of copies stays locked until its file is closed");
        }
    }
}

/// Locks a folder for one copy. The lock is not kept between copies: a disk with an open file could not be unmounted.
///
/// # Errors
/// The folder is gone, or is not the one that was prepared; it belongs to another installation; another process is
/// making a copy in it.
pub(crate) fn hold(folder: &Path, origin: Origin<'_>) -> Result<Held, DbError> {
    held(folder, origin, false)
}

fn held(folder: &Path, origin: Origin<'_>, may_claim: bool) -> Result<Held, DbError> {
    let failed = |error: io::Error| match error.kind() {
        // as in /proc
        io::ErrorKind::NotFound if may_claim => unusable(folder, &"no file can be made in it"),
        // after a disk was unmounted, the folder at its mount point is another one
        io::ErrorKind::NotFound => unusable(
            folder,
            &"it is gone: is its disk plugged in? A new one is begun at a start",
        ),
        _ => unusable(folder, &error),
    };
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(may_claim).mode(0o600);
    let file = options.open(folder.join(OWNER)).map_err(failed)?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => unusable(folder, &"another process makes a copy in it now"),
        TryLockError::Error(error) => failed(error),
    })?;
    let mut held = Held(file);
    let file = &mut held.0;
    let mut noted = String::new();
    file.read_to_string(&mut noted).map_err(failed)?;
    let is_noted = match noted.is_empty() && may_claim {
        true => false,
        false => is_current(folder, &noted, origin)?,
    };
    if !is_noted {
        if let Some(place) = noted.lines().next() {
            tracing::warn!(
                folder = %folder.display(),
                "these copies are of this database, which was at {place} before: it goes on with them from where it is now"
            );
        }
        file.set_len(0)
            .and_then(|()| file.write_all(note(origin).as_bytes()))
            .and_then(|()| file.sync_all())
            .map_err(failed)?;
    }
    Ok(held)
}

/// Deletes the files of interrupted copies. Only the holder of the folder's lock may do this: otherwise such a file may
/// be a copy in progress.
pub(crate) fn forget_unfinished(folder: &Path) {
    for (name, path) in files(folder).unwrap_or_default() {
        if podium_store::unfinished(&name).and_then(moment_of).is_some() {
            forget(&path);
        }
    }
}

/// Deletes the oldest copies of a database beyond the number to keep, as of a moment. A copy with a later date is
/// neither counted nor deleted, because the clock is or was wrong; nor is a copy of another database, or a file that is
/// not a copy. If none of the kept copies can be restored, the newest one that can be is kept too.
pub(crate) fn forget_old(settings: &BackupSettings, identity: &str, now: Moment) {
    let folder = &settings.folder;
    let copies = match in_folder(folder) {
        Ok(copies) => copies,
        Err(error) => {
            tracing::warn!(%error, folder = %folder.display(), "old copies of the database could not be looked for");
            return;
        }
    };
    let (later, mut copies): (Vec<_>, Vec<_>) = copies.into_iter().partition(|copy| copy.at > now);
    if let Some(latest) = later.first() {
        tracing::warn!(
            copies = later.len(),
            latest = %latest.path.display(),
            "copies of the database are dated in the future, and stay: the clock is wrong, or was"
        );
    }
    copies.retain(|copy| copy.is_of(identity));
    if copies.len() <= settings.keep.get() {
        return;
    }
    let mut surplus = copies.split_off(settings.keep.get());
    let can_be_restored = |copy: &Backup| podium_store::verified(&copy.path).is_ok();
    if !copies.iter().any(can_be_restored)
        && let Some(last) = surplus.iter().position(can_be_restored)
    {
        let kept = surplus.remove(last);
        tracing::warn!(path = %kept.path.display(), "this copy stays: no newer one can be restored");
    }
    for old in surplus {
        forget(&old.path);
    }
}

/// Deletes a file; a failure is logged, and does not keep other files from being deleted.
fn forget(path: &Path) {
    if let Err(error) = std::fs::remove_file(path) {
        tracing::warn!(%error, path = %path.display(), "this copy of the database could not be deleted");
    }
}

/// Returns the most bytes that a copy of a database takes.
pub fn size(database: &Path) -> u64 {
    let files = [database.to_owned(), with_end(database, "-wal")];
    files.iter().filter_map(|file| Some(file.metadata().ok()?.len())).sum()
}

/// Checks that there is room for a copy. On the database's own disk some space is left free: the event matters more
/// than its copies.
///
/// # Errors
/// There is no room, as a sentence; the disk does not say.
pub fn check_room(folder: &Path, database: &Path) -> Result<(), DbError> {
    let failed = |error: io::Error| unusable(folder, &error);
    // the file may have lost its name
    let beside = database.parent().filter(|beside| !beside.as_os_str().is_empty());
    let beside = beside.filter(|_| !database.exists()).unwrap_or(database);
    let left_free = match disk::is_one(folder, beside).map_err(failed)? {
        true => LEFT_FREE,
        false => 0,
    };
    let free = disk::room(folder).map_err(failed)?;
    fits(free, size(database), left_free).map_err(|why| unusable(folder, &why))
}

fn fits(free: u64, size: u64, left_free: u64) -> Result<(), String> {
    if free >= size.saturating_add(left_free) {
        return Ok(());
    }
    let megabytes = |bytes: u64| bytes.div_ceil(1 << 20);
    let and = match left_free {
        0 => String::new(),
        _ => format!(
            ", and {} MB stay free on the disk of the database for what is entered",
            megabytes(left_free)
        ),
    };
    Err(format!(
        "a copy takes {} MB of the {} MB that are free there{and}. Make room",
        megabytes(size),
        free >> 20
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_ours() {
        let at = NaiveDateTime::parse_from_str("2026-11-23 14:05:09", "%Y-%m-%d %H:%M:%S").unwrap();
        assert_eq!(moment_of("podium-20261123T140509Z.sqlite3"), Some(at));
        for other in [
            "podium.sqlite3",
            "podium-20261123T140509Z.sqlite3.part",
            "podium-2026113T140509Z.sqlite3",
            "podium-20261323T140509Z.sqlite3",
            "my-podium-20261123T140509Z.sqlite3",
            "podium-20261123T140509Z.sqlite3 (1)",
            "before-round-3.sqlite3",
        ] {
            assert_eq!(moment_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_copy_leaves_room_for_what_is_entered() {
        assert_eq!(fits(30 << 20, 30 << 20, 0), Ok(()));
        assert!(
            fits((30 << 20) - 1, 30 << 20, 0)
                .unwrap_err()
                .contains("takes 30 MB of the 29 MB")
        );
        assert_eq!(fits(130 << 20, 30 << 20, LEFT_FREE), Ok(()));
        let why = fits((130 << 20) - 1, 30 << 20, LEFT_FREE).unwrap_err();
        assert!(why.contains("100 MB stay free"), "{why}");
    }

    #[test]
    fn a_folder_is_one_databases() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("copies");
        let [own, other] = ["own", "other"].map(|name| place.path().join(name));
        for database in [&own, &other] {
            std::fs::write(database, "").unwrap();
        }
        let [own, other, successor] =
            [(&own, ""), (&other, ""), (&own, "2")].map(|(file, identity)| Origin { file, identity });
        assert!(hold(&folder, own).is_err(), "it is not there");
        prepare(&folder, own).unwrap();
        prepare(&folder, own).unwrap();
        let held = hold(&folder, own).unwrap();
        let said = hold(&folder, own).unwrap_err().to_string();
        assert!(said.contains("another process makes a copy"), "{said}");
        drop(held);
        for refused in [
            prepare(&folder, other),
            hold(&folder, other).map(drop),
            check_owner(&folder, other.file),
            prepare(&folder, successor),
        ] {
            let said = refused.unwrap_err().to_string();
            assert!(
                said.contains("another Podium") && said.contains("podium.owner"),
                "{said}"
            );
        }
        check_owner(&folder, own.file).unwrap();
        // its disk is taken out, and the folder that it was mounted on is empty
        std::fs::remove_file(folder.join(OWNER)).unwrap();
        let said = hold(&folder, own).unwrap_err().to_string();
        assert!(said.contains("plugged in"), "{said}");
        let said = prepare(&place.path().join("no/such"), own).unwrap_err().to_string();
        assert!(said.contains("plugged in"), "{said}");
    }
}
