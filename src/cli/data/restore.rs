//! `podium restore`: a copy of the embedded database is checked, shown, and put into a data folder that has none.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;
use clap::Args;

use super::holder::Holder;
use super::unfit::{self, Unfit, sentence};
use super::{copies, lost};
use crate::cli::problem::Problem;
use crate::cli::serve::DataArguments;
use crate::cli::{Failure, output};
use podium_base::config::{DatabaseAddress, KeySource, SQLITE_FILE, private, quoted, typed};
use podium_ops::site::backups::folder as backup_folder;
use podium_ops::site::keys::{self, KeyState};
use podium_store::disk::inspect::{self, Contents};
use podium_store::{DbError, Schema};

/// Arguments of `restore`.
#[derive(Debug, Clone, Args)]
pub struct Arguments {
    /// A backup made by `podium backup`, the service (--backup-every) or an upgrade
    file: PathBuf,
    /// Check the backup and show what it contains, without writing anything
    #[arg(long)]
    check: bool,
}

/// What was found in a copy that can be restored.
struct Found {
    schema: Schema,
    contents: Contents,
    /// The keys that are here beside those of the copy, or why they cannot be read.
    keys: Result<Vec<KeyState>, String>,
    /// Whether it may lack something, because it was taken file by file, from a program that may have run.
    lacks: bool,
}

/// What is said of a file that somebody has copied without its log, or with one that SQLite does not read to its end.
const LACKS: &str = "This is a database's own file, and no copy by Podium: its write-ahead log is not beside it (-wal), or is cut off, \
                     damaged or another's. If Podium ran when it was copied, what was written last is missing. Copy both files \
                     again, if they are still there.\n";

/// Checks a copy, says what it holds, and puts it into the data folder.
///
/// # Errors
/// The file is not a backup, is damaged, or comes from a newer version; a database is in the folder; it cannot be written.
pub fn run(data: &DataArguments, arguments: &Arguments) -> Result<(), Failure> {
    let source = data.keys();
    let shown = |found: &Found| in_words(&arguments.file, found);
    if arguments.check {
        let found = verified(&arguments.file, &source)?;
        return output::print(&format!(
            "{}The copy is complete. {}\n",
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
        output::note(sentence);
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
    let file = data.folder().join(SQLITE_FILE);
    let states = match &found.keys {
        Ok(states) => states,
        Err(why) => return format!("{why} Podium does not start with them: bring back their own copy."),
    };
    match copies::keys_beside(source, states, |command| typed(Some(&file), source, command)) {
        Ok(says) => says,
        Err(Problem { says, help }) => format!("The keys are not in it: {says} {help}"),
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
    let is_there = match unfit::look(database) {
        Err(Unfit::Missing) => false,
        Err(unfit @ (Unfit::Link(_) | Unfit::Denied(_) | Unfit::NoFolder | Unfit::Unreadable(_))) => {
            return Err(Failure::input(format!(
                "{} was left alone: {}.",
                database.display(),
                unfit.with_help()
            )));
        }
        Ok(_) | Err(_) => true,
    };
    let holder = Holder::of(database);
    if let Some(astray) = holder.as_ref().and_then(|holder| holder.astray.clone()) {
        return Err(astray.refused("Nothing was restored."));
    }
    let in_the_way = match (is_there, lost::log_of(database)) {
        (true, _) => database.to_owned(),
        // SQLite would mix it with the copy
        (false, Some(log)) => log,
        (false, None) => return Ok(()),
    };
    let of = match (is_there, holder) {
        (true, Some(holder)) => format!("is in use ({holder})"),
        (true, None) => "exists".to_owned(),
        (false, _) => "belongs to another database, which is gone".to_owned(),
    };
    Err(Failure::input(format!(
        "{} {of}, and was left alone: nothing is restored over a database, or under a running Podium. Restore into another folder \
         with --data; or stop Podium and move it away first, with the files beside it whose names begin like its own.",
        in_the_way.display()
    )))
}

/// Checks a copy as a whole, and reads what it holds.
fn verified(file: &Path, source: &KeySource) -> Result<Found, Failure> {
    let refused = |why: String| Failure::input(format!("{} cannot be restored: {why}", file.display()));
    // before SQLite opens it here
    let looked = unfit::look(file).map_err(|unfit| refused(unfit.with_help()))?;
    let lacks = match podium_store::is_log_whole(file) {
        Ok(None) => looked.is_written_ahead,
        Ok(Some(is_whole)) => !is_whole,
        // where it cannot be copied to be looked at
        Err(_) => true,
    };
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
    if found.lacks {
        text += LACKS;
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
