//! Diagnosing a file that SQLite cannot open as a database, before it tries: its own messages say little.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use podium_base::config::disk;
use podium_store::OLDER;

/// What to do where the system does not let this user read something.
pub const DENIED: &str = "Run this as root, or as the user to whom the data belongs";

/// Bytes at the beginning of a file of SQLite's.
const HEAD: usize = 20;
/// Beginnings of packed files, and what unpacks them.
const PACKED: [(&[u8], &str); 5] = [
    (&[0x1f, 0x8b], "gunzip"),
    (&[0x28, 0xb5, 0x2f, 0xfd], "unzstd"),
    (&[0xfd, b'7', b'z', b'X', b'Z'], "unxz"),
    (b"BZh", "bunzip2"),
    (b"PK\x03\x04", "unzip"),
];

/// Why a file is not opened.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    #[error("there is no such file")]
    Missing,
    /// Where the link leads, as a sentence.
    #[error("{0}")]
    Link(String),
    #[error("{0}")]
    Denied(std::io::Error),
    #[error("{0}")]
    Unreadable(std::io::Error),
    #[error("it is no file")]
    NoFile,
    #[error("what it should be in is no folder")]
    NoFolder,
    #[error("it is empty (0 bytes)")]
    Empty,
    /// What unpacks it.
    #[error("it is packed")]
    Packed(&'static str),
}

impl Unfit {
    /// Why the system does not open a file.
    pub fn of(error: std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::PermissionDenied => Self::Denied(error),
            ErrorKind::NotADirectory => Self::NoFolder,
            _ => Self::Unreadable(error),
        }
    }

    /// What it is and what to do about it, without the end of the sentence.
    pub fn with_help(&self) -> String {
        format!("{} {}", sentence(&self.to_string()), self.help())
    }

    /// What to do about it, as a sentence without its end.
    pub fn help(&self) -> String {
        match self {
            Self::Missing | Self::NoFile => "Name the file of a database".to_owned(),
            Self::NoFolder => "Name the folder of the data with --data".to_owned(),
            Self::Link(_) => "Mount the disk; nothing was put in the link's place".to_owned(),
            Self::Denied(_) => DENIED.to_owned(),
            Self::Unreadable(_) => "Look at the disk: the kernel's log (dmesg) says more".to_owned(),
            Self::Empty => OLDER.to_owned(),
            Self::Packed(command) => format!("Unpack it first ({command})"),
        }
    }
}

/// A text with the end of a sentence, unless it has one.
pub fn sentence(text: &str) -> String {
    match text.ends_with(['.', '?', '!']) {
        true => text.to_owned(),
        false => format!("{text}."),
    }
}

/// A file that may be a database.
#[derive(Debug)]
pub struct Looked {
    /// Whether it is written ahead: a database's own file is, and a copy that Podium has made is not.
    pub is_written_ahead: bool,
}

/// Looks at a file; asked before SQLite opens it in this process, whose locks closing it would give up.
pub fn look(path: &Path) -> Result<Looked, Unfit> {
    path.symlink_metadata().map_err(Unfit::of)?;
    // before it is opened: opening a pipe would wait for a writer
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return Err(Unfit::NoFile);
    }
    let mut file = File::open(path).map_err(|error| match Unfit::of(error) {
        Unfit::Missing => disk::leads_nowhere(path).map_or(Unfit::Missing, Unfit::Link),
        other => other,
    })?;
    let metadata = file.metadata().map_err(Unfit::of)?;
    let log = podium_store::disk::inspect::with_end(path, "-wal");
    if metadata.len() == 0 && !log.is_file() {
        return Err(Unfit::Empty);
    }
    let mut head = [0; HEAD];
    let is_long = file.read_exact(&mut head).is_ok();
    match PACKED.iter().find(|(beginning, _)| head.starts_with(beginning)) {
        Some((_, command)) => Err(Unfit::Packed(command)),
        None => Ok(Looked {
            is_written_ahead: is_long && head[18..] == [2, 2],
        }),
    }
}
