//! `podium restore`: a copy of the embedded database is checked, shown, and put into a data folder that has none.

use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;
use clap::Args;

use super::serve::DataArguments;
use super::{Failure, copies, output};
use crate::config::{DatabaseAddress, KeySource, SQLITE_FILE, private};
use crate::db::inspect::{self, Contents, Inspection};
use crate::db::{self, DbError, Schema};
use crate::ops::keys::{self, KeyState};

/// Arguments of `restore`.
#[derive(Debug, Clone, Args)]
pub struct Arguments {
    /// A copy that `podium backup`, the service (--backup-every) or an upgrade has made
    file: PathBuf,
    /// Check the copy and show what it holds, and write nothing
    #[arg(long)]
    check: bool,
}

/// What was found in a copy that can be restored.
struct Found {
    schema: Schema,
    contents: Contents,
    keys: Vec<KeyState>,
}

/// Checks a copy, says what it holds, and puts it into the data folder.
///
/// # Errors
/// The copy is none, is damaged, or comes from a newer version; a database is in the folder; it cannot be written.
pub fn run(data: &DataArguments, arguments: &Arguments) -> Result<(), Failure> {
    let source = data.keys();
    let shown = |found: &Found| in_words(&arguments.file, found);
    if arguments.check {
        let found = verified(&arguments.file, &source)?;
        return output::print(&format!(
            "{}The copy is whole. {}\n",
            shown(&found),
            copies::keys_beside(&source, &found.keys).1
        ));
    }
    let DatabaseAddress::Sqlite(database) = data.address()? else {
        return Err(Failure::usage(
            "restore puts a copy of the embedded database into a data folder, and DATABASE_URL names PostgreSQL: use pg_restore \
             there (docs/postgresql.md), or leave DATABASE_URL unset",
        ));
    };
    refuse_to_overwrite(&database)?;
    let found = verified(&arguments.file, &source)?;
    private::make_folder(data.folder()).map_err(|error| {
        Failure::input(format!(
            "the data folder {} cannot be made: {error}",
            data.folder().display()
        ))
    })?;
    for sentence in private::tighten(data.folder()) {
        eprintln!("{sentence}");
    }
    // read through SQLite: a copy that somebody took file by file has a write-ahead log beside it
    db::copy(&arguments.file, &database).map_err(Failure::input)?;
    output::print(&format!(
        "{}Restored to {}.{} {}\n",
        shown(&found),
        database.display(),
        match found.schema.pending.is_empty() {
            true => "",
            false => " The first start brings it up to date.",
        },
        copies::keys_beside(&source, &found.keys).1
    ))
}

/// Refuses where something is in the way.
fn refuse_to_overwrite(database: &Path) -> Result<(), Failure> {
    let folder = database.parent().unwrap_or(Path::new("."));
    if database.exists() {
        return Err(Failure::input(match copies::holder(database) {
            Some(process) => format!(
                "{} is in use ({process}), and was left alone: nothing is restored under a running Podium. Restore into another \
                 folder with --data, or stop it and move the file away first.",
                database.display()
            ),
            None => format!(
                "{} exists, and was left alone. To restore in its place, move it away first, with the files beside it whose names \
                 begin like its own; or restore into another folder with --data.",
                database.display()
            ),
        }));
    }
    for end in ["-wal", "-shm", "-journal"] {
        let left = folder.join(format!("{SQLITE_FILE}{end}"));
        if left.exists() {
            return Err(Failure::input(format!(
                "{} belongs to another database, which is gone: SQLite would mix it with the copy. Move it away first, or \
                 restore into another folder with --data.",
                left.display()
            )));
        }
    }
    Ok(())
}

/// Checks a copy as a whole, and reads what it holds.
fn verified(file: &Path, source: &KeySource) -> Result<Found, Failure> {
    let refused = |why: String| Failure::input(format!("{} cannot be restored: {why}", file.display()));
    let failed = |error: DbError| refused(error.to_string());
    let mut copy = Inspection::of_file(file).map_err(Failure::input)?;
    if copy.without_log {
        return Err(refused(
            "the write-ahead log beside it cannot be read there. Copy both to a disk that can be written to, and restore from \
             there"
                .to_owned(),
        ));
    }
    let schema = copy.read(Schema::of).map_err(failed)?;
    if schema.applied.is_empty() {
        return Err(refused("it is a database, and none of Podium's".to_owned()));
    }
    let broken = copy.read(inspect::integrity).map_err(failed)?;
    if let Some(first) = broken.first() {
        return Err(refused(format!(
            "it is damaged ({first}). Restore an older copy; what can be saved of this one, `sqlite3 FILE .recover` writes out"
        )));
    }
    let lost = copy.read(inspect::foreign_keys).map_err(failed)?;
    if let Some((table, rows)) = lost.first() {
        return Err(refused(format!(
            "{rows} rows of {table} refer to rows that are not in it. Restore an older copy"
        )));
    }
    schema.refuse_newer().map_err(failed)?;
    let keys = source.read().map_err(Failure::input)?.unwrap_or_default();
    Ok(Found {
        contents: copy.read(inspect::contents).map_err(failed)?,
        keys: copy.read(|conn| keys::compared(conn, &keys)).map_err(failed)?,
        schema,
    })
}

/// What a copy holds, for somebody who chooses among copies.
fn in_words(file: &Path, found: &Found) -> String {
    let Contents { tournaments, accounts } = &found.contents;
    let version = found.schema.applied.last().map_or("none", String::as_str);
    let pending = match found.schema.pending.len() {
        0 => "the version of this program".to_owned(),
        1 => "one migration behind this program".to_owned(),
        many => format!("{many} migrations behind this program"),
    };
    let changed = tournaments.iter().filter_map(|held| held.changed).max();
    let mut text = format!(
        "{}: schema {version}, {pending}; {accounts} accounts, {} tournaments, last changed {}\n",
        file.display(),
        tournaments.len(),
        moment(changed)
    );
    if !tournaments.is_empty() {
        let head = ["tournament", "name", "state", "players", "last change (UTC)"].map(str::to_owned);
        let rows: Vec<Vec<String>> = tournaments
            .iter()
            .map(|held| {
                vec![
                    held.slug.clone(),
                    held.name.clone(),
                    held.state.replace('_', " "),
                    held.players.to_string(),
                    moment(held.changed),
                ]
            })
            .collect();
        text += &output::table(&head, &rows, &[0, 1, 2, 4]);
    }
    text
}

fn moment(at: Option<NaiveDateTime>) -> String {
    at.map_or_else(|| "never".to_owned(), |at| at.format("%Y-%m-%d %H:%M:%S").to_string())
}
