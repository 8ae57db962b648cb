//! The mark of a data folder on which a service runs: a lock, which the system takes back however the service ends.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// Marks a data folder as one on which a service runs, for as long as the returned file is held. The folder itself is locked
/// and none of its files: the database may be moved away meanwhile, and a disk that can only be read takes no new file.
///
/// # Errors
/// The folder cannot be opened, or its disk knows no locks.
pub fn mark(folder: &Path) -> io::Result<File> {
    let folder = File::open(folder)?;
    // shared: it says that a service runs, and SQLite sees to the writes of several processes
    folder.lock_shared()?;
    Ok(folder)
}

/// Whether a service runs on a data folder.
pub fn is_marked(folder: &Path) -> bool {
    File::open(folder).is_ok_and(|folder| matches!(folder.try_lock(), Err(TryLockError::WouldBlock)))
}
