//! `podium import`, `podium export` and `podium backup`: documents and copies of the service's database.

use std::path::PathBuf;

use clap::Args;

use crate::cli::data::{copies, holder};
use crate::cli::serve::DataArguments;
use crate::cli::{Failure, input, output};
use podium_base::clock;
use podium_base::config::{DatabaseAddress, quoted};
use podium_ops::site::security_log;
use podium_ops::tournaments::archive::{self, Audience, NotImported};
use podium_ops::{Actor, OpError, SecurityEvent};
use podium_store::disk::inspect::{self, Inspection};
use podium_store::{DbError, tournaments};

/// Arguments of `import`.
#[derive(Debug, Clone, Args)]
pub struct ImportArguments {
    /// Event document, or an event in TopDeck's JSON; - is standard input
    file: String,
}

/// Arguments of `export`.
#[derive(Debug, Clone, Args)]
pub struct ExportArguments {
    /// The tournament's name in its address: /t/SLUG
    slug: String,
}

/// Arguments of `backup`.
#[derive(Debug, Clone, Args)]
pub struct BackupArguments {
    /// File to write; it must not exist yet
    file: PathBuf,
}

/// Stores a document as a new tournament and prints its slug.
pub fn import(data: &DataArguments, arguments: &ImportArguments) -> Result<(), Failure> {
    let document = input::event(&arguments.file)?;
    let db = data.open()?;
    match archive::import(&db, &document, "command line") {
        Ok(slug) => output::print(&format!("{slug}\n")),
        Err(NotImported::Problems(problems)) => Err(Failure::input(input::all(&arguments.file, &problems))),
        Err(NotImported::Failed(error)) => Err(Failure::input(error)),
    }
}

/// Prints the complete document of a tournament.
pub fn export(data: &DataArguments, arguments: &ExportArguments) -> Result<(), Failure> {
    let db = data.open_there()?;
    let text = db
        .read(|conn| archive::export(conn, &arguments.slug, Audience::Organizer))
        .map_err(|error| match error {
            // The service's sentence would mention a page.
            OpError::Db(DbError::NotFound) | OpError::NotFound(_) => {
                Failure::input(format!("There is no tournament {:?} in this database.", arguments.slug))
            }
            other => Failure::input(other),
        })?;
    let noted = security_log::write(&db, None, clock::now(), |conn, entries| {
        let tournament = tournaments::by_slug(conn, &arguments.slug)?.ok_or(DbError::NotFound)?;
        entries.record_on(
            &tournament.id,
            &Actor::command_line(),
            SecurityEvent::whole_tournament(),
        );
        Ok::<_, DbError>(())
    });
    if let Err(error) = noted {
        // copies are most needed on a full disk
        output::note(format_args!(
            "podium: the security log does not have this export: {error}"
        ));
    }
    output::print(&text)
}

/// Copies the embedded database, also while the service runs.
///
/// # Errors
/// Refuses PostgreSQL, a file that exists, and a database that is mixed of two; what was copied cannot be restored.
pub fn backup(data: &DataArguments, arguments: &BackupArguments) -> Result<(), Failure> {
    let DatabaseAddress::Sqlite(database) = data.address()? else {
        return Err(Failure::input(
            "backup copies the embedded database, and DATABASE_URL names PostgreSQL: make the copy with pg_dump \
             (docs/postgresql.md), or leave DATABASE_URL unset",
        ));
    };
    holder::refuse_astray(&database)?;
    // Read-only, and without migrating: copies are most needed from a failing disk, and just before a new version
    // changes the database.
    let looked = data.inspect()?;
    if looked.without_log {
        return Err(Failure::input(format!(
            "{} cannot be copied: its write-ahead log cannot be read here, and what was written last would be missing. Copy \
             both files to a disk that can be written to, and use that folder with --data.",
            database.display()
        )));
    }
    drop(looked);
    podium_store::copy(&database, &arguments.file).map_err(Failure::input)?;
    // made anyway: for a broken database, it may be the last copy
    let copied = Inspection::of_file(&arguments.file).and_then(|mut copy| copy.read(inspect::foreign_keys));
    if let Some((table, rows)) = copied.map_err(Failure::input)?.first() {
        return Err(Failure::input(format!(
            "{} was made, and cannot be restored as it is: {rows} rows of {table} refer to rows that are not there. `{}` says what \
             is wrong with the database.",
            arguments.file.display(),
            data.typed("doctor")
        )));
    }
    output::print(&format!(
        "Copied to {}. To restore it: podium --data FOLDER restore {}\n{}\n",
        arguments.file.display(),
        quoted(&arguments.file),
        copies::keys_to_keep(&data.keys())
    ))
}
