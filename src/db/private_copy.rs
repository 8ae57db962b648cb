//! A copy of a database file and its write-ahead log, to look at a log that nobody uses: SQLite makes a file beside a log that
//! it reads, and nothing would remove that one.

use std::fs::DirBuilder;
use std::io;
use std::ops::{Deref, DerefMut};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::SqliteConnection;

/// A connection that reads a file, or a copy of it.
pub(super) struct Reader {
    pub(super) connection: SqliteConnection,
    /// Removed once the connection is closed.
    pub(super) _copied: Option<PrivateCopy>,
}

impl Deref for Reader {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

/// A copy in a folder of its own among the temporary files; removed with this.
pub(super) struct PrivateCopy {
    folder: PathBuf,
    pub(super) file: PathBuf,
}

impl PrivateCopy {
    /// Copies a file and its log.
    pub(super) fn of(file: &Path, log: &Path) -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("podium-look-{}-{number}", std::process::id()));
        // fails where something of that name is there, which somebody else may have planted
        DirBuilder::new().mode(0o700).create(&folder)?;
        let copied = Self {
            file: folder.join("copy.sqlite3"),
            folder,
        };
        std::fs::copy(file, &copied.file)?;
        std::fs::copy(log, copied.folder.join("copy.sqlite3-wal"))?;
        Ok(copied)
    }
}

impl Drop for PrivateCopy {
    fn drop(&mut self) {
        // whatever is left among the temporary files goes some day
        std::fs::remove_dir_all(&self.folder).ok();
    }
}
