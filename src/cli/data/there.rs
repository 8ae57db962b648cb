//! Opening an existing database: most commands never make one, because a wrong folder would become an empty
//! installation.

use super::overwritten;
use super::unfit::{self, Unfit};
use crate::cli::Failure;
use crate::cli::serve::DataArguments;
use podium_base::config::{DatabaseAddress, typed};
use podium_store::disk::inspect::{self, Inspection};
use podium_store::{Database, DbError, Schema};

impl DataArguments {
    /// A command on this data, as it is typed anywhere.
    pub fn typed(&self, command: &str) -> String {
        let address = self.address().ok();
        let file = match &address {
            Some(DatabaseAddress::Sqlite(file)) => Some(file.as_path()),
            _ => None,
        };
        typed(file, &self.keys(), command)
    }

    /// Opens the database for reading only. A wrong folder is reported, and nothing is created there.
    ///
    /// # Errors
    /// There is no database, or it is not Podium's; or its file is another's than the log beside it.
    pub fn inspect(&self) -> Result<Inspection, Failure> {
        let address = self.address()?;
        if let DatabaseAddress::Sqlite(path) = &address {
            unfit::look(path).map_err(|unfit| match unfit {
                Unfit::Missing => Failure::input(format!(
                    "There is no database at {}. Name its folder with --data or PODIUM_DATA. For a new installation, run \
                     `podium serve` first: it makes the database, and prints a link for the first account.",
                    path.display()
                )),
                other => Failure::input(format!("{} cannot be opened: {}.", path.display(), other.with_help())),
            })?;
        }
        let unread = |error: DbError| match &address {
            DatabaseAddress::Sqlite(path) => {
                let (file, said) = (path.display().to_string(), error.to_string());
                let of = match said.contains(&file) {
                    true => String::new(),
                    false => format!("{file} cannot be read: "),
                };
                let doctor = self.typed("doctor");
                Failure::input(format!("{of}{said}. `{doctor}` says what is broken and what to do."))
            }
            DatabaseAddress::Postgres(_) => Failure::input(error),
        };
        let mut found = Inspection::open(&address).map_err(unread)?;
        if let DatabaseAddress::Sqlite(path) = &address
            && inspect::is_of_two(&mut found, path)
        {
            return Err(overwritten::beside_log(path).refused(overwritten::LEFT_ALONE));
        }
        let schema = found.read(Schema::of).map_err(unread)?;
        if schema.applied.is_empty() {
            let of = match &address {
                DatabaseAddress::Sqlite(path) => path.display().to_string(),
                DatabaseAddress::Postgres(_) => "The database of DATABASE_URL".to_owned(),
            };
            return Err(Failure::input(format!(
                "{of} is a database, and none of Podium's. Name the right one with --data or --database-url; the first start of \
                 the service makes one."
            )));
        }
        Ok(found)
    }

    /// The message of a command that failed: SQLite's message for a damaged file names neither the file nor what to do.
    pub fn explained(&self, message: String) -> String {
        let damaged = match self.address() {
            // a message that already names a command needs no further advice
            Ok(DatabaseAddress::Sqlite(file)) if !message.contains("podium ") => DbError::damaged(&file, &message),
            _ => None,
        };
        damaged.map_or(message, |damaged| damaged.to_string())
    }

    /// Opens a database that is there, and migrates it.
    ///
    /// # Errors
    /// As [`DataArguments::inspect`]; the database cannot be opened or migrated.
    pub fn open_there(&self) -> Result<Database, Failure> {
        self.inspect()?;
        self.open()
    }
}
