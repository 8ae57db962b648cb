//! A copy of a database file and its write-ahead log, for inspecting a log that no process uses: SQLite makes a file
//! beside a log that it reads, and nothing would remove that file.

use std::fs::DirBuilder;
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::SqliteConnection;

/// A connection that reads a file, or a copy of it.
pub(crate) struct PrivateReader {
    pub(crate) connection: SqliteConnection,
    /// Removed once the connection is closed.
    pub(crate) _copied: Option<PrivateCopy>,
}

/// The prefix of such a copy's folder, before the number of its process and its own number.
const NAME: &str = "podium-look-";

/// Returns the folders of such copies whose process was killed: nobody else removes them, and each holds the whole
/// database.
pub fn left_looks() -> Vec<PathBuf> {
    let entries = std::env::temp_dir().read_dir().into_iter().flatten().flatten();
    let left = entries.filter(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let process = name.strip_prefix(NAME).and_then(|rest| rest.split_once('-'));
        process.is_some_and(|(process, _)| {
            // if the system has no list of its processes, all of them are returned
            process.parse::<u32>().is_ok() && !Path::new("/proc").join(process).exists()
        })
    });
    left.map(|entry| entry.path()).collect()
}

/// A copy in its own temporary folder, which is removed when this is dropped.
pub(crate) struct PrivateCopy {
    folder: PathBuf,
    pub(crate) file: PathBuf,
}

impl PrivateCopy {
    /// Copies a file and its log.
    pub(crate) fn of(file: &Path, log: &Path) -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("{NAME}{}-{number}", std::process::id()));
        // fails if something of that name exists, which somebody else may have planted
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
        // the system cleans up its temporary files some day
        std::fs::remove_dir_all(&self.folder).ok();
    }
}
