//! `podium translations`: how far the catalogues of messages are translated. It reads the source folder, so that translators
//! see their work before anything is built.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use say::catalogue::{Catalogue, LANGUAGES, files_of, stem};
use sha2::{Digest, Sha256};

use super::{Failure, output};

/// The catalogues' folder in the source folder.
const LOCALES: &str = "crates/messages/locales";
/// A language's file with the English text, as a digest, of which each message is the translation.
const SOURCES: &str = "sources.txt";
/// The folders with code that uses messages.
const CODE: [&str; 3] = ["src", "templates", "crates"];

#[derive(Debug, Args)]
pub struct Arguments {
    /// Show each message of this language [default: the numbers of all]
    #[arg(value_name = "LANGUAGE")]
    language: Option<String>,
    /// The source folder of Podium
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    source: PathBuf,
    /// Record that these messages of LANGUAGE, as standings.title, fit the English text of today; "all": every one
    #[arg(long, value_name = "MESSAGE", requires = "language", num_args = 1..)]
    reviewed: Vec<String>,
}

/// All messages of a language by their names, as "standings.title", with their texts.
type Messages = BTreeMap<String, String>;

/// A language beside English.
struct Translation {
    /// What English has and it lacks.
    missing: Vec<String>,
    /// What was translated from another English text.
    changed: Vec<String>,
    /// What it has and English lacks.
    unknown: Vec<String>,
}

/// Prints the report, or records a review.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let locales = arguments.source.join(LOCALES);
    if !locales.join("en").is_dir() {
        return Err(Failure::usage(format!(
            "There are no catalogues in {}: give the source folder of Podium, as --source ~/podium.",
            locales.display()
        )));
    }
    let english = messages(&locales.join("en"))?;
    match &arguments.language {
        None => output::print(&overview(&arguments.source, &locales, &english)?),
        Some(tag) if !LANGUAGES[1..].contains(&tag.as_str()) => Err(Failure::usage(format!(
            "{tag} is not translated. There are {}.",
            LANGUAGES[1..].join(", ")
        ))),
        Some(tag) if arguments.reviewed.is_empty() => {
            let translation = compared(&locales.join(tag), &english)?;
            output::print(&listed(&translation, &english))
        }
        Some(tag) => review(&locales.join(tag), &english, &arguments.reviewed),
    }
}

/// Reads the messages of a language.
fn messages(folder: &Path) -> Result<Messages, Failure> {
    let (mut messages, mut mistakes) = (Messages::new(), Vec::new());
    for file in files_of(folder) {
        let catalogue = Catalogue::read(&folder.join(&file), &mut mistakes);
        let named = catalogue.0.into_iter();
        messages.extend(named.map(|(id, message)| (format!("{}.{id}", stem(&file)), message.text)));
    }
    match mistakes.is_empty() {
        true => Ok(messages),
        false => Err(Failure::input(mistakes.join("\n"))),
    }
}

/// Reads which English texts a language's messages are the translations of. A line is a catalogue: "standings title:0a1b2c3d
/// after-round:4e5f6071".
fn sources(folder: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(folder.join(SOURCES)).unwrap_or_default();
    let mut sources = BTreeMap::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let stem = words.next().unwrap_or_default();
        let marked = words.filter_map(|word| word.split_once(':'));
        sources.extend(marked.map(|(id, mark)| (format!("{stem}.{id}"), mark.to_owned())));
    }
    sources
}

/// Writes what [`sources`] reads.
fn written(sources: &BTreeMap<String, String>) -> String {
    let mut lines: BTreeMap<&str, String> = BTreeMap::new();
    for (name, mark) in sources {
        let (stem, id) = name.split_once('.').unwrap_or((name, ""));
        let line = lines.entry(stem).or_insert_with(|| stem.to_owned());
        line.push_str(&format!(" {id}:{mark}"));
    }
    lines.into_values().map(|line| line + "\n").collect()
}

/// Returns what stands for an English text.
fn mark(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

fn compared(folder: &Path, english: &Messages) -> Result<Translation, Failure> {
    let (own, sources) = (messages(folder)?, sources(folder));
    let is_changed = |name: &&String| {
        let today = english.get(*name).map(|text| mark(text));
        own.contains_key(*name) && sources.get(*name) != today.as_ref()
    };
    Ok(Translation {
        missing: english
            .keys()
            .filter(|name| !own.contains_key(*name))
            .cloned()
            .collect(),
        changed: english.keys().filter(is_changed).cloned().collect(),
        unknown: own
            .keys()
            .filter(|name| !english.contains_key(*name))
            .cloned()
            .collect(),
    })
}

/// The numbers of all languages, and the messages that no code uses.
fn overview(source: &Path, locales: &Path, english: &Messages) -> Result<String, Failure> {
    let head = ["language", "messages", "missing", "changed", "unknown"].map(str::to_owned);
    let mut rows = vec![row("en", [english.len(), 0, 0, 0])];
    for tag in &LANGUAGES[1..] {
        let of = compared(&locales.join(tag), english)?;
        let there = english.len() - of.missing.len();
        rows.push(row(tag, [there, of.missing.len(), of.changed.len(), of.unknown.len()]));
    }
    let mut text = output::table(&head, &rows, &[0]);
    let unused = unused(source, english);
    if !unused.is_empty() {
        text.push_str(&format!("\nNo code uses {} of them:\n", unused.len()));
        text.extend(unused.iter().map(|name| format!("  {name}\n")));
    }
    Ok(text)
}

fn row(tag: &str, numbers: [usize; 4]) -> Vec<String> {
    let numbers = numbers.iter().map(usize::to_string);
    std::iter::once(tag.to_owned()).chain(numbers).collect()
}

/// Lists what a translator has to do, each message with its English text.
fn listed(translation: &Translation, english: &Messages) -> String {
    let parts = [
        ("Not translated", &translation.missing),
        ("Changed in English since it was translated", &translation.changed),
        ("Not in English", &translation.unknown),
    ];
    let mut text = String::new();
    for (title, names) in parts.into_iter().filter(|(_, names)| !names.is_empty()) {
        text.push_str(&format!("{title}:\n"));
        for name in names {
            let said = english.get(name).map(|text| format!("  {text}")).unwrap_or_default();
            text.push_str(&format!("  {name}{said}\n"));
        }
    }
    match text.is_empty() {
        true => "Everything is translated, from the English texts of today.\n".to_owned(),
        false => text,
    }
}

/// Records that messages fit today's English texts.
fn review(folder: &Path, english: &Messages, names: &[String]) -> Result<(), Failure> {
    let (own, mut sources) = (messages(folder)?, sources(folder));
    let all = names.iter().any(|name| name == "all");
    if let Some(name) = names.iter().find(|name| *name != "all" && !own.contains_key(*name)) {
        return Err(Failure::usage(format!(
            "{} has no message {name}. Write its name as standings.title.",
            folder.display()
        )));
    }
    sources.retain(|name, _| own.contains_key(name));
    for (name, text) in english {
        if own.contains_key(name) && (all || names.contains(name)) {
            sources.insert(name.clone(), mark(text));
        }
    }
    let path = folder.join(SOURCES);
    fs::write(&path, written(&sources))
        .map_err(|error| Failure::input(format!("{} cannot be written: {error}.", path.display())))
}

/// Returns the messages whose function no code names.
fn unused(source: &Path, english: &Messages) -> Vec<String> {
    let mut words = BTreeSet::new();
    let mut open: Vec<PathBuf> = CODE.iter().map(|folder| source.join(folder)).collect();
    while let Some(path) = open.pop() {
        if let Ok(entries) = fs::read_dir(&path) {
            open.extend(entries.flatten().map(|entry| entry.path()));
        } else if let Ok(text) = fs::read_to_string(&path)
            && path.extension().is_none_or(|extension| extension != "ftl")
        {
            let named = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            words.extend(named.map(str::to_owned));
        }
    }
    let is_unused = |name: &&String| {
        let id = name.split_once('.').map_or(name.as_str(), |(_, id)| id);
        !words.contains(&id.replace('-', "_"))
    };
    english.keys().filter(is_unused).cloned().collect()
}
