//! `podium cards`: card data and the banned list that decklists are checked by, loaded from files for all tournaments.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, Subcommand};
use flate2::bufread::MultiGzDecoder;

use crate::cli::serve::DataArguments;
use crate::cli::{Failure, input, output};
use podium_base::clock;
use podium_document::cards;
use podium_event::deck::BannedList;
use podium_event::format::counted;
use podium_ops::people::cards as ops;
use podium_ops::{Command, OpError, Sender, SiteWork};
use podium_store::tournaments::cards::{CardFile, CardFileKind, book as cards_of_site, files};
use podium_store::{Database, DbError};

/// Largest banned list, in bytes.
const MAX_BANNED: u64 = 1 << 20;
/// How files that are compressed begin.
const GZIP: [u8; 2] = [0x1f, 0x8b];

#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    /// Load card data from a Scryfall bulk file (.json or .json.gz), replacing earlier data
    Import(FileArguments),
    /// Load a banned list, one name per line, replacing the earlier one
    Banned(FileArguments),
    /// Show what is loaded
    Show,
}

#[derive(Debug, Args)]
pub struct FileArguments {
    /// The file; - is standard input
    file: String,
    /// Date of the data [default: the date in the file's name, or its modification date]
    #[arg(long)]
    date: Option<NaiveDate>,
}

/// Runs a command on the site's card data.
pub fn run(data: &DataArguments, command: &CardsCommand) -> Result<(), Failure> {
    let done = match command {
        CardsCommand::Import(of) => import(data, of)?,
        CardsCommand::Banned(of) => banned(data, of)?,
        CardsCommand::Show => show(data)?,
    };
    output::print(&done)
}

fn import(data: &DataArguments, of: &FileArguments) -> Result<String, Failure> {
    let (file, dated) = open(of)?;
    // before the database is opened: reading the file must not block anybody
    let all = cards::read(file).map_err(|why| wrong(of, &why))?;
    let db = data.open_there()?;
    let earlier = loaded(&db)?;
    run_on_site(&db, |work| ops::load_cards(work, &all.cards, dated))?;
    let count = all.cards.len();
    let mut said = format!("Loaded {} of {dated}.\n", counted(count, "card"));
    for (why, many) in &all.left_out {
        said += &format!("Left out: {many} {}.\n", why.words());
    }
    // a file that was cut off between two lines looks complete to its reader
    let earlier = earlier.iter().find(|file| file.kind == CardFileKind::Cards.as_str());
    if let Some(earlier) = earlier.filter(|earlier| 2 * (count as i64) < earlier.names) {
        said += &format!(
            "That is less than half of the {} of {} that were loaded before: look whether this is the right file.\n",
            counted(earlier.names as usize, "card"),
            earlier.dated
        );
    }
    Ok(said)
}

fn banned(data: &DataArguments, of: &FileArguments) -> Result<String, Failure> {
    let (file, dated) = open(of)?;
    let mut text = String::new();
    let read = file.take(MAX_BANNED + 1).read_to_string(&mut text);
    read.map_err(|error| wrong(of, &format!("It cannot be read: {error}.")))?;
    if text.len() as u64 > MAX_BANNED {
        return Err(wrong(of, "It is no list of names: it has more than a megabyte."));
    }
    let text = text.trim_start_matches('\u{feff}');
    let list = BannedList::read(text).map_err(|why| wrong(of, &why.to_string()))?;
    let db = data.open_there()?;
    run_on_site(&db, |work| ops::load_banned(work, &list, dated))?;
    let names = counted(list.len(), "name");
    let mut said = format!("Loaded a banned list of {dated} with {names}.\n");
    let book: Result<_, DbError> = db.read(cards_of_site);
    // a card whose name the list spells differently stays legal in every deck
    if let Some(cards) = &book.map_err(Failure::input)?.cards {
        let unknown: Vec<&str> = BannedList::lines(text)
            .map(|(name, _)| name)
            .filter(|name| cards.get(name).is_none())
            .collect();
        if !unknown.is_empty() {
            said += &format!("Not in the card data: {}.\n", unknown.join(", "));
        }
    }
    Ok(said)
}

fn wrong(of: &FileArguments, why: &str) -> Failure {
    Failure::input(format!("{}: {why}", input::name(&of.file)))
}

fn run_on_site(db: &Database, act: impl Fn(&mut SiteWork<'_, '_>) -> Result<(), OpError>) -> Result<(), Failure> {
    let command = Command::on_site(Sender::CommandLine);
    command.run_on_site(db, act).map_err(Failure::input)
}

/// What was loaded last, of each kind.
fn loaded(db: &Database) -> Result<Vec<CardFile>, Failure> {
    let loaded: Result<_, DbError> = db.read(files);
    loaded.map_err(Failure::input)
}

fn show(data: &DataArguments) -> Result<String, Failure> {
    let loaded = loaded(&data.open_there()?)?;
    let line = |kind: CardFileKind, what: &str, load: &str| match loaded.iter().find(|file| file.kind == kind.as_str())
    {
        Some(file) => format!(
            "{what} of {}: {} names, loaded {}.\n",
            file.dated,
            file.names,
            file.loaded_at.date()
        ),
        None => format!(
            "{what}: none. Load it with `{}`.\n",
            data.typed(&format!("cards {load} FILE"))
        ),
    };
    Ok(line(CardFileKind::Cards, "Card data", "import") + &line(CardFileKind::Banned, "Banned list", "banned"))
}

/// Opens a file, decompressed where it is compressed; with the day that it is of.
fn open(of: &FileArguments) -> Result<(Box<dyn Read>, NaiveDate), Failure> {
    let unreadable = |error: io::Error| Failure::input(format!("{} cannot be read: {error}.", input::name(&of.file)));
    let today = clock::now().date();
    let (source, dated): (Box<dyn Read>, NaiveDate) = if of.file == "-" {
        (Box::new(io::stdin()), today)
    } else {
        let file = File::open(&of.file).map_err(unreadable)?;
        let changed = file.metadata().and_then(|about| about.modified()).ok();
        let changed = changed.map(|at| DateTime::<Utc>::from(at).date_naive());
        (Box::new(file), day_in(&of.file).or(changed).unwrap_or(today))
    };
    let mut source = BufReader::new(source);
    let is_compressed = source.fill_buf().map_err(unreadable)?.starts_with(&GZIP);
    let source: Box<dyn Read> = match is_compressed {
        true => Box::new(MultiGzDecoder::new(source)),
        false => Box::new(source),
    };
    Ok((source, of.date.unwrap_or(dated)))
}

/// The day in a file's name, as `oracle-cards-20261120100112.json` has it.
fn day_in(path: &str) -> Option<NaiveDate> {
    let name = Path::new(path).file_name()?.to_str()?;
    let digits = name.split(|c: char| !c.is_ascii_digit());
    digits
        .filter_map(|digits| digits.get(..8))
        .find_map(|day| NaiveDate::parse_from_str(day, "%Y%m%d").ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_its_day_in_its_name() {
        let day = |name: &str| day_in(name).map(|day| day.to_string());
        assert_eq!(
            day("/tmp/oracle-cards-20261120100112.json.gz").as_deref(),
            Some("2026-11-20")
        );
        assert_eq!(day("banned-20260901.txt").as_deref(), Some("2026-09-01"));
        for none in ["cards.json", "99999999.json", "2026.json"] {
            assert_eq!(day(none), None, "{none}");
        }
    }
}
