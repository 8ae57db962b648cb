//! The service's log on standard error, and warnings about probably misspelt settings from the environment.

use std::io::IsTerminal;

use clap::{CommandFactory, ValueEnum};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use super::{Arguments, Failure};

/// How a line of the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people
    Text,
    /// For machines: one JSON object per line
    Json,
}

/// Default log filter: requests and errors, without the messages of actix about its own threads, and without those of the
/// pools for each connection that they try to make: the code that waits for one reports why it failed.
const DEFAULT: &str = "info,actix_server=warn,r2d2=off";
/// What reads requests calls each that it cannot read an error. It is the sender's and not this service's: anybody could fill
/// the log with errors.
const READER: &str = "actix_http";
/// The parts of the program that are separate crates or in one, each with its target in the log.
const IN_CRATES: [(&str, &str); 12] = [
    ("check", "podium_check"),
    ("clock", "podium_base::clock"),
    ("config", "podium_base::config"),
    ("db", "podium_store"),
    ("document", "podium_document"),
    ("event", "podium_event"),
    ("measure", "podium_base::measure"),
    ("melee", "podium_melee"),
    ("memory", "podium_base::memory"),
    ("ops", "podium_ops"),
    ("rules", "podium_rules"),
    ("snapshot", "podium_snapshot"),
];
/// The other parts, and the security log: a filter for what is in neither list has no effect.
const PARTS: [&str; 5] = ["cli", "deliver", "live", "security", "web"];
/// The name of the program's own parts.
const PROGRAM: &str = "podium";
/// What the names of all crates begin with.
const CRATES: &str = "podium_";
/// The one crate that had all of them in earlier versions: filters may still name it.
const CORE: &str = "podium_core";
/// The settings that are no flags.
const NO_FLAGS: [&str; 2] = ["PODIUM_KEYS", FILTER];
const FILTER: &str = "PODIUM_LOG";
/// Up to so many letters that are wrong, missing or too many a name counts as another one misspelled. Others are nobody's
/// mistake: Kubernetes sets PODIUM_PORT and more for a service called podium.
const MISSPELLED: usize = 2;

/// What PODIUM_LOG lets into the log.
///
/// # Errors
/// It cannot be read, or has a word that is no level: it would be taken for a part of the program, and silence all
/// others. Or it names an unknown module.
pub fn filter() -> Result<EnvFilter, String> {
    let set = std::env::var(FILTER).unwrap_or_default();
    let refused = |why: String| format!("{FILTER} is {set:?}: {why}. Write \"info\" or \"podium=debug\".");
    let filter = match set.trim() {
        // environment files turn a setting off by leaving it empty
        "" => DEFAULT,
        filter => filter,
    };
    if let Some(word) = unknown_level(filter) {
        return Err(refused(format!(
            "{word:?} is no level (error, warn, info, debug, trace, off)"
        )));
    }
    if let Some(part) = unknown_part(filter) {
        return Err(refused(format!(
            "{part} is no part of the program ({})",
            parts().join(", ")
        )));
    }
    let mut filter = by_crate(filter);
    // unless they are requested
    if !filter.contains(READER) {
        filter = format!("{filter},{READER}=off");
    }
    EnvFilter::try_new(&filter).map_err(|error| refused(error.to_string()))
}

/// Starts the log on standard error. Standard output is for the addresses of the service.
///
/// # Errors
/// As [`filter`].
pub fn start(format: LogFormat) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter().map_err(Failure::usage)?)
        .with_writer(std::io::stderr)
        // An error while logging would itself be written to standard error, and a panic there would end the request.
        .log_internal_errors(false);
    match format {
        // Colour codes in a file or a journal are noise.
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => log.json().try_init(),
    }
    .map_err(Failure::input)
}

/// A word of a filter that stands for itself and is no level. The program's own name is meant as it is.
fn unknown_level(filter: &str) -> Option<&str> {
    let words = filter.split(',').map(str::trim);
    let mut alone = words.filter(|word| !word.is_empty() && !word.contains(['=', '[', ']', ':', '_']));
    alone.find(|word| *word != "podium" && word.parse::<LevelFilter>().is_err())
}

/// An unknown module that a filter names; with the program's own name, which may be misspelled.
fn unknown_part(filter: &str) -> Option<&str> {
    let paths = filter
        .split(',')
        .filter_map(|word| word.split(['=', '[']).next().map(str::trim));
    // others belong to libraries
    let mut own = paths.filter(|path| {
        path.get(..PROGRAM.len())
            .is_some_and(|name| name.eq_ignore_ascii_case(PROGRAM))
    });
    own.find(|path| {
        let mut names = path.split("::");
        match (names.next(), names.next()) {
            (Some(PROGRAM), Some(part)) => !parts().contains(&part),
            (Some(CORE), Some(part)) => target_of(part).is_none(),
            (Some(PROGRAM | CORE), None) => false,
            (Some(name), _) => !IN_CRATES
                .iter()
                .any(|(_, target)| target.split("::").next() == Some(name)),
            (None, _) => true,
        }
    })
}

/// The names of all parts, sorted.
fn parts() -> Vec<&'static str> {
    let mut parts: Vec<_> = IN_CRATES.iter().map(|(part, _)| *part).chain(PARTS).collect();
    parts.sort_unstable();
    parts
}

/// Returns the target in the log of a part that is in a separate crate.
fn target_of(part: &str) -> Option<&'static str> {
    let found = IN_CRATES.iter().find(|(name, _)| *name == part);
    found.map(|(_, target)| *target)
}

/// Returns a filter with the parts named as the log names them: operators need not know which part is in which crate. What
/// is named below a part stands for the whole part, because files move.
fn by_crate(filter: &str) -> String {
    let words = filter.split(',').map(|word| {
        let name = word.trim_start();
        let (path, level) = name.split_at(name.find(['=', '[']).unwrap_or(name.len()));
        let mut names = path.splitn(3, "::");
        let own = matches!(names.next(), Some(PROGRAM | CORE));
        match names.next().filter(|_| own) {
            Some(part) if PARTS.contains(&part) => format!("{PROGRAM}::{part}{level}"),
            Some(part) => target_of(part).map_or(word.to_owned(), |target| format!("{target}{level}")),
            None if path == CORE => format!("{CRATES}{level}"),
            None => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(",")
}

/// Names in the environment that are a setting's misspelled, as sentences: they have no effect.
pub fn misspelled_settings() -> Vec<String> {
    let command = Arguments::command();
    let flags = command.get_arguments().filter_map(|flag| flag.get_env()?.to_str());
    let known: Vec<&str> = flags.chain(NO_FLAGS).collect();
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    names
        .filter_map(|name| {
            let meant = misspelled(&name, &known)?;
            Some(format!("{name} is set, and has no effect: is {meant} meant?"))
        })
        .collect()
}

/// The setting that a name is misspelled for.
fn misspelled<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    if !name.starts_with("PODIUM_") || known.contains(&name) {
        return None;
    }
    let near = known.iter().map(|known| (distance(name, known), *known)).min()?;
    (near.0 <= MISSPELLED).then_some(near.1)
}

/// How many letters have to be put in, taken out or changed to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.bytes().enumerate() {
        let mut before = std::mem::replace(&mut row[0], at + 1);
        for (column, wanted) in other.bytes().enumerate() {
            let changed = before + usize::from(letter != wanted);
            before = row[column + 1];
            row[column + 1] = changed.min(before + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_no_level_is_found() {
        for fine in [
            "info",
            "WARN",
            "podium",
            "podium=debug",
            "info,actix_server=warn,r2d2=off",
            "off",
            "3",
        ] {
            assert_eq!(unknown_level(fine), None, "{fine}");
        }
        for (filter, word) in [("inof", "inof"), ("podium=debug, wran", "wran")] {
            assert_eq!(unknown_level(filter), Some(word));
        }
    }

    #[test]
    fn an_unknown_part_is_found() {
        for fine in [
            "info,podium::web=debug",
            "podium::ops::backups=trace",
            "podium::db[copy]=debug",
            "podium::security",
            "podium_core=info",
            "podium_core::db=info",
            "podium_store::copy=info",
        ] {
            assert_eq!(unknown_part(fine), None, "{fine}");
        }
        for (filter, part) in [
            ("podium::nosuch=info", "podium::nosuch"),
            ("warn, podium::webs::me=info", "podium::webs::me"),
            ("PODIUM=info", "PODIUM"),
            ("info,podium_web=debug", "podium_web"),
            ("podium_core::web=debug", "podium_core::web"),
        ] {
            assert_eq!(unknown_part(filter), Some(part));
        }
    }

    #[test]
    fn the_parts_are_the_modules() {
        let lib = include_str!("../lib.rs");
        let modules = lib
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        assert!(modules.eq(PARTS.into_iter().filter(|part| *part != "security")));
        let manifest = include_str!("../../Cargo.toml");
        let (of_the_program, _) = manifest.split_once("[dev-dependencies]").expect("its tests use more");
        let own = of_the_program
            .lines()
            .filter_map(|line| line.strip_prefix("podium-")?.strip_suffix(".workspace = true"));
        let own: Vec<String> = own.map(|name| format!("{CRATES}{name}")).collect();
        assert!(own.len() > 5, "{own:?}");
        for name in own {
            assert!(
                IN_CRATES
                    .iter()
                    .any(|(_, target)| target.split("::").next() == Some(&name)),
                "{name}"
            );
        }
    }

    #[test]
    fn a_part_is_found_in_its_crate() {
        for (filter, read) in [
            ("info", "info"),
            ("podium=debug", "podium=debug"),
            ("podium::web::me=debug", "podium::web=debug"),
            ("podium::security=off", "podium::security=off"),
            (
                "warn, podium::db[copy]=debug,podium::opsx=info",
                "warn,podium_store[copy]=debug,podium::opsx=info",
            ),
            ("podium::ops::backups=trace", "podium_ops=trace"),
            ("podium::clock=info", "podium_base::clock=info"),
            ("podium_core::db=info", "podium_store=info"),
            ("podium_core=debug", "podium_=debug"),
        ] {
            assert_eq!(by_crate(filter), read);
        }
    }

    #[test]
    fn a_misspelled_setting_is_found() {
        let known = ["PODIUM_BACKUP_EVERY", "PODIUM_LOG", "PODIUM_KEYS"];
        let meant = |name: &str| misspelled(name, &known);
        assert_eq!(meant("PODIUM_BAKCUP_EVERY"), Some("PODIUM_BACKUP_EVERY"));
        assert_eq!(meant("PODIUM_LOGS"), Some("PODIUM_LOG"));
        for other in [
            "PODIUM_LOG",
            "PODIUM_PORT",
            "PODIUM_SERVICE_HOST",
            "LOG",
            "PODIUM_TEST_POSTGRES",
        ] {
            assert_eq!(meant(other), None, "{other}");
        }
        assert_eq!(
            [distance("", "abc"), distance("abc", "abc"), distance("abc", "axcd")],
            [3, 0, 2]
        );
    }
}
