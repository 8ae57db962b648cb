//! The mark of a data folder on which a service runs: a lock, which the system releases however the service ends, and a
//! note of its original path, because the folder may be moved or deleted while it is in use.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use rustix::fs::{MemfdFlags, memfd_create};

/// The name of the note, which is also how the system lists it among a process's open files.
const NOTE: &str = "podium-began";
const SHOWN: &str = "/memfd:podium-began";

/// The mark of a data folder, for as long as it is held.
#[derive(Debug)]
pub struct Mark {
    _lock: File,
    _note: Option<File>,
}

/// Marks a data folder as one on which a service runs, for as long as the returned mark is held. The folder itself is
/// locked, not its files: the database may be moved away meanwhile, and a read-only disk cannot hold a new file.
///
/// # Errors
/// The folder cannot be opened, or its disk does not support locks.
pub fn mark(folder: &Path) -> io::Result<Mark> {
    let lock = File::open(folder)?;
    // shared: it only says that a service runs; SQLite coordinates the writes of several processes
    lock.lock_shared()?;
    Ok(Mark {
        _lock: lock,
        // without it, messages about a moved folder are less precise
        _note: note(folder).ok(),
    })
}

/// Stores the path of a folder in a file in this process's memory, which disappears with the process: the base of a
/// relative path may move, too.
fn note(folder: &Path) -> io::Result<File> {
    let path = std::path::absolute(folder)?;
    let mut note = File::from(memfd_create(NOTE, MemfdFlags::CLOEXEC)?);
    note.write_all(path.as_os_str().as_encoded_bytes())?;
    Ok(note)
}

/// Returns the original path of a service's folder from its note: a file that its process has open, and its name in the
/// system's list.
pub fn noted(descriptor: &Path, shown: &Path) -> Option<PathBuf> {
    let is_note = shown == Path::new(SHOWN);
    let path = is_note.then(|| std::fs::read(descriptor).ok()).flatten()?;
    Some(PathBuf::from(OsString::from_vec(path)))
}

/// Returns whether a service runs on a data folder.
pub fn is_marked(folder: &Path) -> bool {
    File::open(folder).is_ok_and(|folder| matches!(folder.try_lock(), Err(TryLockError::WouldBlock)))
}
