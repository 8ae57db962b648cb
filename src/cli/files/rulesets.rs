//! `podium rulesets`: the rulesets that new tournaments may follow, and a check of a host's own files.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::cli::files::rounds::LevelArgument;
use crate::cli::{Failure, input, output};
use podium_document::ruleset::{MAX_FILE, Rulesets, by, read};
use podium_event::profile::{Deviation, DeviationKind, Level};
use podium_event::ruleset::{AppliedBy, Ruleset};

/// Folder of a host's own rulesets.
#[derive(Debug, Clone, Args)]
pub struct FolderArguments {
    /// Folder with your own rulesets, one JSON file each, beside those that come with Podium
    #[arg(long = "rulesets", value_name = "FOLDER", env = "PODIUM_RULESETS")]
    folder: Option<PathBuf>,
}

impl FolderArguments {
    /// Reads all rulesets: the shipped ones, then those of the folder in the order of their files' names.
    ///
    /// # Errors
    /// The folder cannot be read; every mistake in its files.
    pub fn load(&self) -> Result<Rulesets, Failure> {
        let mut rulesets = Rulesets::shipped();
        // Environment files turn a setting off by leaving it empty.
        let Some(folder) = self.folder.as_deref().filter(|folder| !folder.as_os_str().is_empty()) else {
            return Ok(rulesets);
        };
        let mut wrong = Vec::new();
        for file in files(folder)? {
            let name = file.display().to_string();
            let added = of_file(&file).and_then(|ruleset| {
                let added = rulesets.add(ruleset);
                added.map_err(|problem| Failure::input(input::all(&name, &[problem])))
            });
            wrong.extend(added.err().map(|failure| failure.to_string()));
        }
        match wrong.is_empty() {
            true => Ok(rulesets),
            false => Err(Failure::input(wrong.join("\n"))),
        }
    }
}

#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    folder: FolderArguments,
    #[command(subcommand)]
    command: RulesetsCommand,
}

#[derive(Debug, Subcommand)]
enum RulesetsCommand {
    /// List the rulesets
    List,
    /// Show a ruleset: its settings, and its differences from the addendum
    Show {
        /// Its id
        id: String,
    },
    /// Compare the settings of two rulesets
    Compare {
        /// The id of the first
        first: String,
        /// The id of the second
        second: String,
        /// Rules enforcement level
        #[arg(long, value_enum, default_value_t = LevelArgument::Competitive)]
        level: LevelArgument,
    },
    /// Check a ruleset's file
    Check {
        /// The file; - is standard input
        file: String,
    },
}

/// Prints what a command asks for.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rulesets = || arguments.folder.load();
    output::print(&match &arguments.command {
        RulesetsCommand::List => list(&rulesets()?),
        RulesetsCommand::Show { id } => show(of(&rulesets()?, id)?),
        RulesetsCommand::Compare { first, second, level } => {
            let rulesets = rulesets()?;
            compare(of(&rulesets, first)?, of(&rulesets, second)?, Level::from(*level))
        }
        RulesetsCommand::Check { file } => {
            let ruleset = parsed(file, &input::bytes(file)?)?;
            format!("{}: no mistakes.\n", ruleset.id)
        }
    })
}

fn of<'r>(rulesets: &'r Rulesets, id: &str) -> Result<&'r Ruleset, Failure> {
    let unknown = || Failure::input(say::rulesets::unknown(id, rulesets.ids()));
    rulesets.of(id).ok_or_else(unknown)
}

/// Returns the folder's files that end in `.json`, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error: io::Error| {
        Failure::input(format!(
            "The folder of rulesets {} cannot be read: {error}. Correct --rulesets (PODIUM_RULESETS), or leave it unset.",
            folder.display()
        ))
    };
    let mut files = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|end| end == "json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn of_file(path: &Path) -> Result<Ruleset, Failure> {
    let name = path.display().to_string();
    let unreadable = |error: io::Error| Failure::input(format!("{name} cannot be read: {error}."));
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MAX_FILE {
        return Err(Failure::input(format!(
            "{name} is not a ruleset: it has more than a megabyte."
        )));
    }
    parsed(&name, &bytes)
}

fn parsed(name: &str, bytes: &[u8]) -> Result<Ruleset, Failure> {
    read(bytes).map_err(|problems| Failure::input(input::all(name, &problems)))
}

fn list(rulesets: &Rulesets) -> String {
    let head = ["id", "name", "edition"].map(str::to_owned);
    let row = |ruleset: &Ruleset| vec![ruleset.id.clone(), ruleset.name.clone(), ruleset.version.clone()];
    let rows: Vec<Vec<String>> = rulesets.all().iter().map(row).collect();
    output::table(&head, &rows, &[0, 1, 2])
}

fn show(ruleset: &Ruleset) -> String {
    let mut lines = vec![
        format!("{} ({}), {}", ruleset.name, ruleset.id, ruleset.version),
        ruleset.summary.clone(),
    ];
    lines.extend(ruleset.source.as_ref().map(|address| format!("Document: {address}")));
    lines.extend(ruleset.read.map(|day| format!("Read on: {day}")));
    let settings = settings(ruleset, Level::Competitive);
    if !settings.is_empty() {
        lines.push("\nSettings that differ from the addendum at Competitive:".to_owned());
        lines.extend(
            settings
                .iter()
                .map(|one| format!("  {}: {} (addendum: {})", one.what, one.here, one.addendum)),
        );
    }
    for (heading, who) in [
        ("\nApplied by Podium:", AppliedBy::Podium),
        ("\nApplied by staff:", AppliedBy::Staff),
    ] {
        let sentences: Vec<String> = ruleset
            .applied_by(who)
            .map(|one| format!("  {}: {}", one.rule, one.text))
            .collect();
        if !sentences.is_empty() {
            lines.push(heading.to_owned());
            lines.extend(sentences);
        }
    }
    if !ruleset.unread.is_empty() {
        lines.push("\nNot known; the addendum applies:".to_owned());
        lines.extend(ruleset.unread.iter().map(|one| format!("  {one}")));
    }
    lines.join("\n") + "\n"
}

fn settings(ruleset: &Ruleset, level: Level) -> Vec<Deviation> {
    let mut settings = by(Some(ruleset), level).deviations();
    settings.retain(|deviation| deviation.kind == DeviationKind::Setting);
    settings
}

fn compare(first: &Ruleset, second: &Ruleset, level: Level) -> String {
    let (ones, others) = (settings(first, level), settings(second, level));
    let said = |list: &[Deviation], about: &Deviation| {
        let found = list.iter().find(|one| one.what == about.what);
        found.map_or_else(|| about.addendum.to_string(), |one| one.here.to_string())
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for about in ones.iter().chain(&others) {
        let row = vec![about.what.to_string(), said(&ones, about), said(&others, about)];
        if row[1] != row[2] && !rows.contains(&row) {
            rows.push(row);
        }
    }
    if rows.is_empty() {
        return "Their settings are the same.\n".to_owned();
    }
    output::table(
        &["setting".to_owned(), first.id.clone(), second.id.clone()],
        &rows,
        &[0, 1, 2],
    )
}
