//! Whether the embedded database is the one that was opened: its files have their names, and hold no other.

use std::path::Path;

use diesel::connection::SimpleConnection;

use super::in_place::OpenFiles;
use super::{Conn, Database, DbError, inspect, settings};
use crate::config::typed_on;

impl Database {
    /// The file of the embedded database past links, as it was when it was opened.
    pub fn own_file(&self) -> Option<&Path> {
        self.files().map(|files| files.database.as_path())
    }

    /// Looks whether the files of the embedded database that are open are still those that have its names.
    ///
    /// # Errors
    /// One was moved, deleted or replaced, as a sentence with what to do.
    pub fn check_files(&self) -> Result<(), DbError> {
        self.files().map_or(Ok(()), OpenFiles::check)
    }

    /// Notes the identity of the database, which [`Database::check_own`] compares with what its file holds later. The first that
    /// is noted is that of the database that was opened.
    pub fn note_identity(&self, identity: &str) {
        if let Some(files) = self.files() {
            files.identity.get_or_init(|| identity.to_owned());
        }
    }

    /// Looks whether the embedded database is still the one that was opened: also one whose file has its name and number may
    /// hold another, which was copied over it.
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
            if let Conn::Sqlite(c) = conn {
                // the pages that the connection keeps are those from before
                c.batch_execute("PRAGMA shrink_memory")?;
            }
            settings::get(conn, settings::IDENTITY)
        });
        match found {
            // what is in the log is read from there, whatever the file has become
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
