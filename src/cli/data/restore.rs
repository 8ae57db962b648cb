//! `podium restore`: a copy of the embedded database is checked, shown, and put into a data folder that has none.

use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;
use clap::Args;

use super::copies;
use super::holder::Holder;
use super::unfit::{self, Unfit, sentence};
use crate::cli::serve::DataArguments;
use crate::cli::{Failure, output};
use podium_base::config::{DatabaseAddress, KeySource, SQLITE_FILE, private, quoted};
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::keys::{self, KeyState};
use podium_store::disk::inspect::{self, Contents};
use podium_store::{DbError, LogFile, Schema};

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
    /// The keys that are here beside those of the copy, or why they cannot be read.
    keys: Result<Vec<KeyState>, String>,
    /// What it lacks, where it was taken file by file, from a program that may have run.
    lacks: Option<String>,
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
            about_keys(data, &source, &found)
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
    let was_there = data.folder().is_dir();
    private::make_folder(data.folder()).map_err(|error| {
        let folder = data.folder().display();
        Failure::input(format!(
            "The data folder {folder} cannot be made: {}",
            sentence(&error.to_string())
        ))
    })?;
    for sentence in private::tighten(data.folder()) {
        output::tell(sentence);
    }
    // read through SQLite: a copy that was made file by file may have a write-ahead log beside it
    podium_store::copy(&arguments.file, &database).map_err(|error| match database.exists() {
        // the file appeared after the check
        true => Failure::input(format!(
            "{} was made by another command meanwhile, and was left alone. Nothing was restored.",
            database.display()
        )),
        false => Failure::input(error),
    })?;
    let left = left_unfinished(data.folder());
    let owner = given_to_owner(data.folder(), &database, was_there);
    output::print(&format!(
        "{}Restored to {}.{}{owner}{left} {}\n",
        shown(&found),
        database.display(),
        match found.schema.pending.is_empty() {
            true => "",
            false => " The first start brings it up to date.",
        },
        about_keys(data, &source, &found)
    ))
}

/// A sentence on what restores have left in a folder that were cut off.
fn left_unfinished(folder: &Path) -> String {
    let left = backup_folder::unfinished(folder).unwrap_or_default();
    let names: Vec<String> = left.iter().map(|path| path.display().to_string()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!(
            " Unfinished copies are left there, with the data of people in them: {}. Unless another command makes one now, delete \
             them.",
            names.join(", ")
        ),
    }
}

/// A sentence on the keys that are here.
fn about_keys(data: &DataArguments, source: &KeySource, found: &Found) -> String {
    match &found.keys {
        Ok(states) => copies::keys_beside(data.folder(), source, states).1,
        Err(why) => format!("{why} Podium does not start with them: bring back their own copy."),
    }
}

/// Gives what root has restored to the owner of its folder, whose service could not open it. A sentence where the owner is
/// not known.
fn given_to_owner(folder: &Path, database: &Path, was_there: bool) -> String {
    let is_of_root = |path: &Path| path.metadata().is_ok_and(|metadata| metadata.uid() == 0);
    if !is_of_root(database) {
        return String::new();
    }
    let chown = format!("chown -R USER {}", quoted(folder));
    if !was_there || is_of_root(folder) {
        return format!(" It belongs to root: where Podium runs as another user, give it to that user ({chown}).");
    }
    match private::give_to_owner(database, folder) {
        Ok(()) => " It belongs to the owner of its folder.".to_owned(),
        Err(error) => {
            format!(" It belongs to root, and cannot be given to the owner of its folder: {error} ({chown}).")
        }
    }
}

/// Refuses where something is in the way.
fn refuse_to_overwrite(database: &Path) -> Result<(), Failure> {
    let folder = database.parent().unwrap_or(Path::new("."));
    let link = match database.symlink_metadata() {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => {
            let unfit = Unfit::of(error);
            return Err(Failure::input(format!(
                "{} cannot be looked at: {}.",
                database.display(),
                unfit.with_help()
            )));
        }
    };
    if link.as_ref().is_some_and(|metadata| metadata.is_symlink())
        && let Err(unfit @ Unfit::Link(_)) = unfit::look(database)
    {
        return Err(Failure::input(format!(
            "{} was left alone: {}.",
            database.display(),
            unfit.with_help()
        )));
    }
    let holder = Holder::of(database);
    if let Some(astray) = holder.as_ref().and_then(|holder| holder.astray.as_ref()) {
        return Err(Failure::input(format!(
            "{} Nothing was restored. {}",
            astray.says, astray.help
        )));
    }
    if link.is_some() {
        return Err(Failure::input(match holder {
            Some(holder) => format!(
                "{} is in use ({holder}), and was left alone: nothing is restored under a running Podium. Restore into another \
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
    // before SQLite opens it here
    let looked = unfit::look(file).map_err(|unfit| refused(unfit.with_help()))?;
    let log = podium_store::log_beside(file)
        .map_err(|error| refused(format!("its write-ahead log cannot be read: {error}")))?;
    let lacks = lacks(looked.is_written_ahead, log);
    let (mut copy, schema) = podium_store::verified(file).map_err(Failure::input)?;
    let failed = |error: DbError| refused(error.to_string());
    let keys = match source.read() {
        Ok(keys) => {
            let keys = keys.unwrap_or_default();
            Ok(copy.read(|conn| keys::compared(conn, &keys)).map_err(failed)?)
        }
        Err(why) => Err(why),
    };
    Ok(Found {
        contents: copy.read(inspect::contents).map_err(failed)?,
        keys,
        schema,
        lacks,
    })
}

/// What a file may lack that somebody has copied, by the log beside it.
fn lacks(is_written_ahead: bool, log: LogFile) -> Option<String> {
    const OWN: &str = "This is a database's own file, and no copy by Podium:";
    match log {
        LogFile::None if is_written_ahead => Some(format!(
            "{OWN} if Podium ran when it was copied, what was written last is missing."
        )),
        LogFile::None | LogFile::Whole => None,
        LogFile::Broken { whole, bytes } => Some(format!(
            "{OWN} the write-ahead log beside it (-wal) is cut off or damaged. {whole} of its {bytes} bytes can be read: what was \
             written after them is missing. Copy both files again, if they are still there."
        )),
        LogFile::Foreign => Some(format!(
            "{OWN} what is beside it (-wal) is not its write-ahead log, and nothing of it is read: what was written last is \
             missing."
        )),
    }
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
        "{}: schema {version}, {pending}; {}, {}, last changed {}\n",
        file.display(),
        counted(*accounts, "account"),
        counted(tournaments.len() as i64, "tournament"),
        match changed {
            Some(_) => format!("{} UTC", moment(changed)),
            None => moment(changed),
        }
    );
    if let Some(lacks) = &found.lacks {
        text += lacks;
        text += "\n";
    }
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

/// As "1 account" or "2 accounts".
fn counted(many: i64, of: &str) -> String {
    format!("{many} {of}{}", if many == 1 { "" } else { "s" })
}

fn moment(at: Option<NaiveDateTime>) -> String {
    at.map_or_else(|| "never".to_owned(), |at| at.format("%Y-%m-%d %H:%M:%S").to_string())
}
