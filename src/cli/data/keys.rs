//! `podium keys`: the keys of the installation, which are not in the database.

use clap::{Subcommand, ValueEnum};

use super::holder::Holder;
use super::{copies, overwritten};
use crate::cli::serve::DataArguments;
use crate::cli::{Failure, output};
use podium_base::config::{BackupSettings, DatabaseAddress, KeyName, KeySource};
use podium_ops::site::keys::{self, KeyState, MOST_DAYS, Rotation};
use podium_store::Database;

#[derive(Debug, Subcommand)]
pub enum KeysCommand {
    /// Show where the keys are, and whether they belong to the database
    Show,
    /// Make new keys, and say what becomes invalid; without --yes nothing is done
    Rotate {
        which: Which,
        /// Days that players' earlier links stay valid; 0 makes them invalid immediately
        #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(i64).range(0..=MOST_DAYS))]
        old_links_for: i64,
        /// Rotate the keys
        #[arg(long)]
        yes: bool,
    },
}

/// The keys to rotate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Which {
    /// Players' secret links, and the addresses of calendars
    Players,
    /// Open forms, and marks of known browsers
    Forms,
    /// Authenticator apps of accounts with a second factor
    SecondFactor,
    /// Signing secrets and addresses of webhooks
    Webhooks,
    /// Every key, if they are lost or someone else may have them
    All,
}

/// What a rotation makes void, in a sentence for each thing.
fn void(which: Which, old_links_for: i64) -> Vec<String> {
    let players = match old_links_for {
        0 => "Players' links and QR codes that were printed or sent become invalid. Give players new ones (Players, Links)."
            .to_owned(),
        days => format!("Players' links that were printed or sent stay valid for {days} days."),
    };
    let forms =
        "Open forms are refused once, and keep what was typed. Known browsers count as new ones when a password is wrong."
            .to_owned();
    let second_factor =
        "Codes of authenticator apps become invalid: people with a second factor sign in with a recovery code, and set \
         the app up again."
            .to_owned();
    let webhooks =
        "Webhooks are disabled at their next delivery: enter their addresses again, and give receivers the new \
                    signing secrets."
            .to_owned();
    match which {
        Which::Players => vec![players],
        Which::Forms => vec![forms],
        Which::SecondFactor => vec![second_factor],
        Which::Webhooks => vec![webhooks],
        Which::All => vec![players, forms, second_factor, webhooks],
    }
}

/// Runs a command on the keys.
///
/// # Errors
/// The keys cannot be read or written; a rotation without `--yes`.
pub fn run(data: &DataArguments, command: &KeysCommand) -> Result<(), Failure> {
    let source = data.keys();
    match command {
        KeysCommand::Show => show(data, &source),
        KeysCommand::Rotate {
            which,
            old_links_for,
            yes,
        } => {
            if *which == Which::All && *old_links_for > 0 {
                return Err(Failure::usage(
                    "--old-links-for is only for rotating the players' key: rotate all is for keys that someone else may have",
                ));
            }
            let void = void(*which, *old_links_for);
            if !yes {
                return Err(Failure::input(format!(
                    "Nothing was done. {} {} To do it, add --yes.",
                    on_what(data, &source)?,
                    void.join(" ")
                )));
            }
            rotate(&data.open_there()?, &source, *which, *old_links_for, &void)
        }
    }
}

/// Which database's keys would be rotated, and who uses it.
fn on_what(data: &DataArguments, source: &KeySource) -> Result<String, Failure> {
    let DatabaseAddress::Sqlite(path) = data.address()? else {
        return Ok(format!(
            "This would change the keys in {source}, of the database in DATABASE_URL."
        ));
    };
    let uses = match Holder::of(&path) {
        Some(holder) if holder.is_service => format!("Podium runs on it now ({holder})"),
        Some(holder) => format!("{holder} has it open"),
        None => "nobody has it open".to_owned(),
    };
    data.inspect()?;
    Ok(format!(
        "This would change the keys in {source}, of the database {}: {uses}.",
        path.display()
    ))
}

fn rotate(db: &Database, source: &KeySource, which: Which, old_links_for: i64, void: &[String]) -> Result<(), Failure> {
    let rotation = match which {
        Which::Players => Rotation::Players { old_links_for },
        Which::Forms => Rotation::Forms,
        Which::SecondFactor => Rotation::SecondFactor,
        Which::Webhooks => Rotation::Webhooks,
        Which::All => Rotation::All,
    };
    let keys = keys::rotate(db, source, rotation).map_err(Failure::input)?;
    let next = match source {
        KeySource::File(_) => format!("The new keys are in {source}: copy the file to where you keep its copies."),
        // the one place where keys are printed: they have to get into an environment that this program cannot change
        KeySource::Environment(_) => format!("Set PODIUM_KEYS to this on every machine:\n{}", keys.in_one_line()),
    };
    output::print(&format!(
        "{}\n{next}\nRestart every instance of Podium: until then, it uses the old keys.\n",
        void.join("\n")
    ))
}

/// Reads alone: the database may be one that is not to be written to.
fn show(data: &DataArguments, source: &KeySource) -> Result<(), Failure> {
    let keys = source.read().map_err(Failure::input)?.unwrap_or_default();
    let states = data.inspect()?.read(|conn| keys::compared(conn, &keys));
    let states = states.map_err(Failure::input)?;
    let head = ["key", "is for", "fingerprint", "state"].map(str::to_owned);
    let rows: Vec<Vec<String>> = states
        .iter()
        .map(|key| {
            vec![
                key.name.as_str().to_owned(),
                what_for(key.name).to_owned(),
                key.fingerprint.clone().unwrap_or_default(),
                in_words(key).to_owned(),
            ]
        })
        .collect();
    let mut text = format!(
        "The keys are in {source}.\n{}",
        output::table(&head, &rows, &[0, 1, 2, 3])
    );
    for old in &keys.old_players {
        text += &format!(
            "Players' links from before a rotation go on until {} UTC.\n",
            old.until.format("%Y-%m-%d %H:%M")
        );
    }
    output::print(&text)?;
    let Some(unlike) = copies::unlike(source, &states) else {
        return Ok(());
    };
    // the database may be another one
    let fault = match data.address()? {
        DatabaseAddress::Sqlite(file) => {
            let copies = file.parent().map(BackupSettings::usual_folder);
            overwritten::look(&file, source, copies.as_deref().as_slice())
        }
        DatabaseAddress::Postgres(_) => None,
    };
    Err(fault.map_or_else(
        || Failure::input(format!("{unlike} Podium does not start with it.")),
        |problem| problem.refused(overwritten::LEFT_ALONE),
    ))
}

fn what_for(name: KeyName) -> &'static str {
    match name {
        KeyName::Forms => "forms, known browsers",
        KeyName::Players => "players' secret links, addresses of calendars",
        KeyName::SecondFactor => "authenticator apps",
        KeyName::Webhooks => "webhooks",
    }
}

fn in_words(key: &KeyState) -> &'static str {
    match (&key.fingerprint, &key.of_database) {
        (None, None) => "made at the first start",
        (None, Some(_)) => "missing, and the database is used with one",
        (Some(_), None) => "not used with this database yet",
        (Some(own), Some(other)) if own == other => "the database's",
        (Some(_), Some(_)) => "another one than the database's",
    }
}
