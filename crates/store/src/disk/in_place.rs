//! The files of an embedded database that this process has open, and the check that they still have their names:
//! otherwise a program that opens the database by its path reads and writes other files.

use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use super::inspect::{encoded, with_end};
use crate::DbError;
use podium_base::config::{disk, private, typed_on};

/// The suffix of a new database's temporary name, before the number of its process.
const NEW: &str = ".new-";
/// The end of the name of SQLite's journal beside a file.
pub(crate) const JOURNAL: &str = "-journal";

/// The identity of a file, independent of its name: its disk and number, on which SQLite's own locks rest too.
type FileId = (u64, u64);

/// Returns the identity of the file with a name.
fn id_at(path: &Path) -> io::Result<FileId> {
    path.metadata().map(|metadata| (metadata.dev(), metadata.ino()))
}

/// The files of an embedded database as they were opened.
#[derive(Debug)]
pub(crate) struct OpenFiles {
    /// The path of the database with links resolved: SQLite keeps its log beside the file itself.
    pub(crate) database: PathBuf,
    files: Vec<(PathBuf, FileId)>,
    /// The identity that the database shares only with its copies, once it is known.
    pub(crate) identity: OnceLock<String>,
}

impl OpenFiles {
    fn of(database: PathBuf) -> io::Result<Self> {
        let mut files = vec![(database.clone(), id_at(&database)?)];
        for end in ["-wal", "-shm"] {
            let file = with_end(&database, end);
            // a network disk may have no log: the journal there comes and goes
            if file.exists() {
                let id = id_at(&file)?;
                files.push((file, id));
            }
        }
        Ok(Self {
            database,
            files,
            identity: OnceLock::new(),
        })
    }

    /// Checks that the files still have their names.
    ///
    /// # Errors
    /// One of them does not, as a sentence with what to do.
    pub(crate) fn check(&self) -> Result<(), DbError> {
        let is_there = |(path, opened): &&(PathBuf, FileId)| id_at(path).is_ok_and(|there| there == *opened);
        let Some((path, _)) = self.files.iter().find(|file| !is_there(file)) else {
            return Ok(());
        };
        let folder = self.database.parent().unwrap_or(Path::new("."));
        Err(DbError::Astray(format!(
            "the database's file {} is gone or was replaced: it was moved away or deleted while Podium has it open, or its disk was \
             unmounted. What is entered goes to the file that is open, and may be lost when Podium stops. Do not stop it before that \
             is saved: `{}` says how",
            path.display(),
            typed_on(folder, "doctor")
        )))
    }
}

/// Returns the address of an existing file by its absolute path; connecting to it never creates a file.
pub(crate) fn address(path: &Path) -> String {
    format!("file:{}?mode=rw", encoded(path))
}

/// Makes an empty database under a temporary name, and gives it its own name once it is complete: a file of 0 bytes,
/// left by an interrupted start, would look like a lost database.
fn make(path: &Path) -> Result<(), String> {
    if let Some(why) = disk::leads_nowhere(path) {
        return Err(why);
    }
    let part = with_end(path, &format!("{NEW}{}", std::process::id()));
    // in a container every start has the same process number
    remove(&part);
    let made = make_at(&part).and_then(|()| disk::rename_new(&part, path).map_err(|e| e.to_string()));
    match made {
        // two starts raced, and the other one has made it
        Err(why) if !path.exists() => {
            remove(&part);
            Err(why)
        }
        _ => {
            forget_begun(path);
            private::sync_name(path).map_err(|e| e.to_string())
        }
    }
}

/// Makes an empty database in WAL mode, which is a property of the file.
fn make_at(part: &Path) -> Result<(), String> {
    // SQLite gives its other files (log, shared memory) the rights of this one
    private::make_new_file(part).map_err(|e| e.to_string())?;
    let mut connection = SqliteConnection::establish(&address(part)).map_err(|e| e.to_string())?;
    connection
        .batch_execute("PRAGMA journal_mode = WAL;")
        .map_err(|e| e.to_string())
}

/// Removes an unfinished file that never got its name, and the journal that SQLite may have left beside it.
pub(crate) fn remove(part: &Path) {
    for file in [part.to_owned(), with_end(part, JOURNAL)] {
        // a missing file counts as removed; any other failure shows up when something is next written there
        std::fs::remove_file(file).ok();
    }
}

/// Removes unfinished databases that interrupted or competing first starts have left: the database itself exists now.
fn forget_begun(path: &Path) {
    let Some((folder, name)) = path.parent().zip(path.file_name()) else {
        return;
    };
    let beginning = format!("{}{NEW}", name.to_string_lossy());
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let number = name.strip_prefix(&beginning).map(|rest| rest.trim_end_matches(JOURNAL));
        if number.is_some_and(|number| number.parse::<u32>().is_ok()) {
            remove(&entry.path());
        }
    }
}

/// Opens a file, and makes it if there is none. Keep the connection for as long as the database is used: copies are
/// read from it whatever has become of the file's name, and while it is open SQLite deletes no log.
///
/// # Errors
/// It cannot be made or opened, or is not a database, as a sentence.
pub(crate) fn open(path: &Path) -> Result<(SqliteConnection, OpenFiles), DbError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        private::make_folder(folder)
            .map_err(|e| DbError::Unreachable(format!("the data folder {} cannot be made: {e}", folder.display())))?;
    }
    let refused =
        |why: String| DbError::Unreachable(format!("the database file {} cannot be opened: {why}", path.display()));
    if !path.exists() {
        make(path).map_err(refused)?;
    }
    let own = path.canonicalize().map_err(|e| refused(e.to_string()))?;
    let mut connection = SqliteConnection::establish(&address(&own)).map_err(|e| refused(e.to_string()))?;
    connection
        // WAL mode is a property of the file: set once, here; the log is opened by the first read
        .batch_execute("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; SELECT count(*) FROM sqlite_schema;")
        .map_err(|error| DbError::damaged(path, &error.to_string()).unwrap_or_else(|| error.into()))?;
    let files = OpenFiles::of(own).map_err(|e| refused(e.to_string()))?;
    Ok((connection, files))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_lost_its_name_is_reported() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("a b.sqlite3");
        let (_held, files) = open(&file).unwrap();
        files.check().unwrap();
        assert_eq!(files.files.len(), 3, "{files:?}");
        for (name, _) in &files.files {
            let away = place.path().join("away");
            std::fs::rename(name, &away).unwrap();
            let said = files.check().unwrap_err().to_string();
            let gone = format!("{} is gone or was replaced", name.display());
            assert!(said.contains(&gone) && said.contains("doctor`"), "{said}");
            std::fs::write(name, "another").unwrap();
            let said = files.check().unwrap_err().to_string();
            assert!(said.contains(&gone) && said.contains("doctor`"), "{said}");
            std::fs::rename(&away, name).unwrap();
            files.check().unwrap();
        }
    }

    #[test]
    fn a_new_database_is_complete_as_soon_as_it_has_its_name() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("new.sqlite3");
        let own = with_end(&file, &format!("{NEW}{}", std::process::id()));
        let left = [own.clone(), with_end(&own, JOURNAL), with_end(&file, ".new-4711")];
        let other = with_end(&file, ".new-years-eve");
        for path in left.iter().chain([&other]) {
            std::fs::write(path, "half").unwrap();
        }
        make(&file).unwrap();
        let head = std::fs::read(&file).unwrap();
        assert!(
            head.starts_with(b"SQLite format 3\0") && head[18..20] == [2, 2],
            "{:?}",
            &head[..20]
        );
        assert!(other.exists() && left.iter().all(|path| !path.exists()));
        // of two that start at once one has made it
        make(&file).unwrap();
        open(&file).unwrap();
        let link = place.path().join("link.sqlite3");
        std::os::unix::fs::symlink(place.path().join("gone/db"), &link).unwrap();
        let said = make(&link).unwrap_err();
        assert!(said.contains("is its disk mounted?"), "{said}");
    }

    #[test]
    fn connecting_makes_no_file() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("none.sqlite3");
        assert!(SqliteConnection::establish(&address(&file)).is_err());
        assert!(!file.exists());
    }
}
