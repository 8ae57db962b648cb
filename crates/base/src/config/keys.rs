//! The keys of an installation: where they are kept, and their text format. They are never in the database, so that a
//! copy of it opens nothing.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;

/// File name of the keys in the data folder.
const KEYS_FILE: &str = "podium.keys";
/// The comment above the keys in their file.
const HEAD: &str = "\
# The keys of this Podium. Anyone who has them and the database can open every player's page: keep this file to yourself,
# and keep a copy of it apart from the backups of the database. `podium keys` says what each key is for.
";
/// The fewest characters of a key: 32 characters of base64 are 192 bits.
const SHORTEST: usize = 32;
const LONGEST: usize = 200;
/// The format of an old key's end, in UTC.
const MOMENT: &str = "%Y-%m-%dT%H:%M:%SZ";

/// The purpose of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyName {
    /// Tokens of forms, marks of known browsers, and other short-lived values that browsers send back.
    Forms,
    /// Players' secret links, and the secret addresses of calendars.
    Players,
    /// The secrets of authenticator apps.
    SecondFactor,
    /// The signing secrets of webhooks, and their addresses.
    Webhooks,
}

impl KeyName {
    pub const ALL: [Self; 4] = [Self::Forms, Self::Players, Self::SecondFactor, Self::Webhooks];

    /// Returns the name in the file and on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Forms => "forms",
            Self::Players => "players",
            Self::SecondFactor => "second-factor",
            Self::Webhooks => "webhooks",
        }
    }
}

/// The name of a previous key of players' links: the only name that several keys may have.
const OLD_PLAYERS: &str = "old-players";

/// A key that was replaced but is still valid for a while.
#[derive(Clone, PartialEq, Eq)]
pub struct OldKey {
    pub key: String,
    /// In UTC.
    pub until: NaiveDateTime,
}

/// The keys themselves. They cannot be printed by accident.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Keys {
    current: Vec<(KeyName, String)>,
    /// Previous keys of players' links, for those printed before a rotation.
    pub old_players: Vec<OldKey>,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.current.iter().map(|(name, _)| name.as_str()).collect();
        write!(f, "Keys for {}", names.join(", "))
    }
}

impl Keys {
    /// Returns the key with a name; `None` if the text had none.
    pub fn get(&self, name: KeyName) -> Option<&str> {
        let found = self.current.iter().find(|(of, _)| *of == name);
        found.map(|(_, key)| key.as_str())
    }

    /// Sets a key, replacing the previous one.
    pub fn set(&mut self, name: KeyName, key: String) {
        self.current.retain(|(of, _)| *of != name);
        self.current.push((name, key));
        self.current.sort_by_key(|(of, _)| *of);
    }

    /// Returns the names without a key.
    pub fn missing(&self) -> Vec<KeyName> {
        let names = KeyName::ALL.into_iter();
        names.filter(|name| self.get(*name).is_none()).collect()
    }

    /// Reads `name=key` pairs separated by spaces or line breaks, with optional spaces around `=`; the part of a line
    /// after `#` is a comment.
    ///
    /// # Errors
    /// A sentence that names the pair, and never the key.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut keys = Self::default();
        // some editors put a byte order mark before a text
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        for pair in lines.flat_map(pairs_of) {
            let (name, key) = pair
                .split_once('=')
                .ok_or_else(|| "a word without “=”: expected pairs as forms=…".to_owned())?;
            if name == OLD_PLAYERS {
                keys.old_players.push(old_key(key)?);
                continue;
            }
            let known = KeyName::ALL.into_iter().find(|known| known.as_str() == name);
            let known = known.ok_or_else(|| format!("{}, which no key has", shown("the name", name)))?;
            if keys.get(known).is_some() {
                return Err(format!("two keys for {name}"));
            }
            keys.set(known, checked(name, key)?);
        }
        Ok(keys)
    }

    /// Returns the pairs in the format of [`Keys::parse`].
    fn pairs(&self) -> Vec<String> {
        let current = self
            .current
            .iter()
            .map(|(name, key)| format!("{}={key}", name.as_str()));
        let old = self
            .old_players
            .iter()
            .map(|old| format!("{OLD_PLAYERS}={}@{}", old.key, old.until.format(MOMENT)));
        current.chain(old).collect()
    }

    /// The keys in one line, for an environment variable.
    pub fn in_one_line(&self) -> String {
        self.pairs().join(" ")
    }
}

/// Returns the pairs of a line, without the spaces around `=`.
fn pairs_of(line: &str) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        match pairs.last_mut() {
            Some(last) if last.ends_with('=') || word.starts_with('=') => last.push_str(word),
            _ => pairs.push(word.to_owned()),
        }
    }
    pairs
}

/// Returns a word of the text only if it is too short to be part of a key: a pair may be reversed.
fn shown(what: &str, word: &str) -> String {
    const SHORT: usize = 24;
    match word.len() <= SHORT {
        true => format!("{what} {word:?}"),
        false => format!("{what} of {} characters", word.chars().count()),
    }
}

fn checked(name: &str, key: &str) -> Result<String, String> {
    let fits = (SHORTEST..=LONGEST).contains(&key.len())
        && key.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
    match fits {
        true => Ok(key.to_owned()),
        false => Err(format!(
            "an invalid key for {name}: expected {SHORTEST} to {LONGEST} letters, digits, “-” or “_”"
        )),
    }
}

fn old_key(text: &str) -> Result<OldKey, String> {
    let (key, until) = text
        .split_once('@')
        .ok_or_else(|| format!("{OLD_PLAYERS} without its end: expected KEY@2026-12-31T00:00:00Z"))?;
    Ok(OldKey {
        key: checked(OLD_PLAYERS, key)?,
        until: NaiveDateTime::parse_from_str(until, MOMENT).map_err(|_| {
            let end = shown("the end", until);
            format!("{OLD_PLAYERS} with {end}: expected 2026-12-31T00:00:00Z")
        })?,
    })
}

/// The place where the keys are kept.
#[derive(Clone)]
pub enum KeySource {
    /// A file that only the program's own user may read.
    File(PathBuf),
    /// The value of `PODIUM_KEYS`: machines that share a database have no common file.
    Environment(String),
}

impl fmt::Debug for KeySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeySource: {self}")
    }
}

impl fmt::Display for KeySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            // without its value
            Self::Environment(_) => f.write_str("PODIUM_KEYS"),
        }
    }
}

impl KeySource {
    /// Returns the value of `PODIUM_KEYS`; if it is unset or empty, the file in the data folder.
    pub fn from_settings(variable: Option<&str>, data: &Path) -> Self {
        match variable.map(str::trim) {
            None | Some("") => Self::File(data.join(KEYS_FILE)),
            Some(value) => Self::Environment(value.to_owned()),
        }
    }

    /// Reads the keys; `None` if there is no file yet.
    ///
    /// # Errors
    /// A sentence with the problem of the file or the variable.
    pub fn read(&self) -> Result<Option<Keys>, String> {
        let text = match self {
            Self::Environment(value) => value.clone(),
            Self::File(path) => match std::fs::read_to_string(path) {
                Ok(text) => text,
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    // a link to a disk that is not mounted: the keys exist, and nothing may replace the link
                    return match super::disk::leads_nowhere(path) {
                        Some(why) => Err(format!("{self} cannot be read: {why}")),
                        None => Ok(None),
                    };
                }
                Err(error) => return Err(format!("{self} cannot be read: {error}.")),
            },
        };
        match Keys::parse(&text) {
            Ok(keys) => Ok(Some(keys)),
            Err(what) => Err(format!("{self} has {what}.")),
        }
    }

    /// Stores the first keys. If two programs start at once, both get those that were stored first.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn create(&self, keys: &Keys) -> Result<Keys, String> {
        self.write(keys, |new, path| match std::fs::hard_link(new, path) {
            // another program was faster: its keys are read
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            done => done,
        })?;
        self.read()?.ok_or_else(|| format!("{self} is gone again."))
    }

    /// Stores keys, replacing the previous ones.
    ///
    /// # Errors
    /// The file cannot be written; the program cannot change keys in the environment.
    pub fn replace(&self, keys: &Keys) -> Result<(), String> {
        self.write(keys, |new, path| std::fs::rename(new, path))
    }

    /// Writes a temporary file, and then renames it as a whole: no crash leaves half a key.
    fn write(&self, keys: &Keys, put: impl FnOnce(&Path, &Path) -> std::io::Result<()>) -> Result<(), String> {
        let Self::File(path) = self else {
            return Err("PODIUM_KEYS is set outside of the program: change it there.".to_owned());
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let new = path.with_extension(format!("keys.new-{}", std::process::id()));
        let written = (|| {
            super::private::make_folder(folder).map_err(|error| {
                std::io::Error::other(format!("the folder {} cannot be made ({error})", folder.display()))
            })?;
            let mut file = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(true)
                .mode(0o600)
                .open(&new)?;
            file.write_all(format!("{HEAD}{}\n", keys.pairs().join("\n")).as_bytes())?;
            file.sync_all()?;
            // if that is refused the keys are still valid, and `doctor` reports the owner
            super::private::give_to_owner(&new, folder).ok();
            put(&new, path)?;
            // the name must survive a crash too: the database's own keys are deleted after this
            File::open(folder)?.sync_all()
        })();
        match std::fs::remove_file(&new) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(format!("{} is left over: {error}.", new.display()))
            }
            _ => written.map_err(|error: std::io::Error| format!("The keys cannot be written to {self}: {error}.")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(letter: &str) -> String {
        letter.repeat(SHORTEST)
    }

    #[test]
    fn keys_read_as_they_were_written() {
        let mut keys = Keys::default();
        assert_eq!(keys.missing(), KeyName::ALL);
        keys.set(KeyName::Webhooks, key("w"));
        keys.set(KeyName::SecondFactor, key("s"));
        keys.set(KeyName::Players, key("p"));
        keys.set(KeyName::Forms, key("f"));
        keys.old_players = ["o", "q"]
            .map(|letter| OldKey {
                key: key(letter),
                until: NaiveDateTime::parse_from_str("2026-12-31T10:00:00Z", MOMENT).unwrap(),
            })
            .into();
        assert_eq!(Keys::parse(&keys.in_one_line()), Ok(keys.clone()));
        let file = format!("{HEAD}{}\n", keys.pairs().join("\n"));
        assert_eq!(Keys::parse(&file), Ok(keys.clone()));
        // as editors and people write it
        let spaced = format!(
            "\u{feff}{}",
            file.replacen('=', " = ", 1).replace("players=", "players= ")
        );
        assert_eq!(Keys::parse(&spaced.replace('\n', "\r\n")), Ok(keys.clone()));
        assert_eq!(Keys::parse(&keys.in_one_line().replace('=', " =")), Ok(keys.clone()));
        assert_eq!(format!("{keys:?}"), "Keys for forms, players, second-factor, webhooks");
    }

    #[test]
    fn a_mistake_is_said_without_the_key() {
        let two = format!("forms={} forms={}", key("f"), key("g"));
        let swapped = format!("{}=forms", key("f"));
        let end = format!("old-players={}@{}", key("o"), key("f"));
        for (text, says) in [
            ("forms", "without “=”"),
            ("farms=x", "\"farms\""),
            ("forms=short", "an invalid key for forms"),
            ("forms = players=short", "an invalid key for forms"),
            (
                "forms=\"quoted and long enough to be one if not for it\"",
                "an invalid key for forms",
            ),
            (two.as_str(), "two keys for forms"),
            ("old-players=x", "without its end"),
            (swapped.as_str(), "which no key has"),
            (end.as_str(), "old-players with the end"),
        ] {
            let said = Keys::parse(text).unwrap_err();
            assert!(said.contains(says), "{text}: {said}");
            assert!(!said.contains("short") && !said.contains(&key("f")), "{said}");
        }
    }

    #[test]
    fn an_empty_variable_means_the_file() {
        for unset in [None, Some(""), Some(" ")] {
            let source = KeySource::from_settings(unset, Path::new("data"));
            assert_eq!(source.to_string(), "data/podium.keys");
        }
        let source = KeySource::from_settings(Some("forms=secret"), Path::new("data"));
        assert!(!format!("{source} {source:?}").contains("secret"));
    }
}
