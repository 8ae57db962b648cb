//! The mark of a data folder on which a service runs: a lock, which the system takes back however the service ends, and a note of
//! the path that it began on, for the folder may be moved or deleted under it.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use rustix::fs::{MemfdFlags, memfd_create};

/// The name of the note, and how the system shows it among the files that a process has open.
const NOTE: &str = "podium-began";
const SHOWN: &str = "/memfd:podium-began";

/// What marks a data folder, for as long as it is held.
#[derive(Debug)]
pub struct Mark {
    _lock: File,
    _note: Option<File>,
}

/// Marks a data folder as one on which a service runs, for as long as the returned mark is held. The folder itself is locked
/// and none of its files: the database may be moved away meanwhile, and a disk that can only be read takes no new file.
///
/// # Errors
/// The folder cannot be opened, or its disk knows no locks.
pub fn mark(folder: &Path) -> io::Result<Mark> {
    let lock = File::open(folder)?;
    // shared: it says that a service runs, and SQLite sees to the writes of several processes
    lock.lock_shared()?;
    Ok(Mark {
        _lock: lock,
        // without it a folder that is moved is told of less
        _note: note(folder).ok(),
    })
}

/// Notes the path of a folder in a file of this process's memory, which goes with it: what a path is relative to may move, too.
fn note(folder: &Path) -> io::Result<File> {
    let path = std::path::absolute(folder)?;
    let mut note = File::from(memfd_create(NOTE, MemfdFlags::CLOEXEC)?);
    note.write_all(path.as_os_str().as_encoded_bytes())?;
    Ok(note)
}

/// The path that a service began on, by its note: a file that its process has open, and how the system shows it.
pub fn noted(descriptor: &Path, shown: &Path) -> Option<PathBuf> {
    let is_note = shown == Path::new(SHOWN);
    let path = is_note.then(|| std::fs::read(descriptor).ok()).flatten()?;
    Some(PathBuf::from(OsString::from_vec(path)))
}

/// Whether a service runs on a data folder.
pub fn is_marked(folder: &Path) -> bool {
    File::open(folder).is_ok_and(|folder| matches!(folder.try_lock(), Err(TryLockError::WouldBlock)))
}
