//! Checks that the embedded database is the one that was opened: its files have their names, and contain no other
//! database.

use std::path::Path;

use diesel::connection::SimpleConnection;

use super::in_place::OpenFiles;
use super::inspect;
use crate::site::settings;
use crate::{Database, DbError, Reader};
use podium_base::config::typed_on;

impl Database {
    /// Returns the file of the embedded database with links resolved, as it was when it was opened.
    pub fn own_file(&self) -> Option<&Path> {
        self.files().map(|files| files.database.as_path())
    }

    /// Checks that the open files of the embedded database still have their names.
    ///
    /// # Errors
    /// One was moved, deleted or replaced, as a sentence with what to do.
    pub fn check_files(&self) -> Result<(), DbError> {
        self.files().map_or(Ok(()), OpenFiles::check)
    }

    /// Notes the identity of the database, which [`Database::check_own`] later compares with that in its file. Only the
    /// first call counts: it is about the database that was opened.
    pub fn note_identity(&self, identity: &str) {
        if let Some(files) = self.files() {
            files.identity.get_or_init(|| identity.to_owned());
        }
    }

    /// Checks that the embedded database is still the one that was opened: even a file with the same name and inode may
    /// hold another database that was copied over it.
    ///
    /// # Errors
    /// As [`Database::check_files`]; the file holds another database, or cannot be read.
    pub fn check_own(&self) -> Result<(), DbError> {
        self.check_files()?;
        let Some(files) = self.files() else { return Ok(()) };
        let Some(noted) = files.identity.get() else {
            return Ok(());
        };
        let found: Result<Option<String>, DbError> = self.read(|conn| {
            if let Reader::Sqlite(c) = conn {
                // the connection's cached pages are those from before
                c.batch_execute("PRAGMA shrink_memory")?;
            }
            settings::get(conn, settings::IDENTITY)
        });
        match found {
            // pages in the log are read from there, whatever has happened to the file
            Ok(Some(there)) if there == *noted => match inspect::identity_in_file(&files.database) {
                Some(there) if there != *noted => Err(overwritten(&files.database)),
                _ => Ok(()),
            },
            Ok(_) => Err(overwritten(&files.database)),
            Err(error) => {
                let said = error.to_string();
                Err(match DbError::damaged(&files.database, &said) {
                    Some(damaged) => damaged,
                    None if said.contains("no such table") => overwritten(&files.database),
                    None => error,
                })
            }
        }
    }
}

fn overwritten(file: &Path) -> DbError {
    let folder = file.parent().unwrap_or(Path::new("."));
    DbError::Astray(format!(
        "the database's file {} was overwritten with another database while Podium has it open, as `cp` does: the two are mixed by \
         what is entered now. `{}` says what to do",
        file.display(),
        typed_on(folder, "doctor")
    ))
}
