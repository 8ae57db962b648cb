//! The process that has a database open.

use std::fmt;
use std::fs::File;
use std::path::Path;

use rustix::process::{Flock, FlockOffsetType, FlockType, fcntl_getlk};

use super::astray::{self, Service};
use super::unfit;
use crate::cli::Failure;
use crate::cli::problem::Problem;
use podium_base::config::in_use;
use podium_store::disk::inspect::with_end;

/// SQLite's locks on a file: one byte that is about to write, one that writes, and a range of those that read. A process that has
/// a database open that is written ahead keeps one in the range.
const LOCKS: u64 = 0x4000_0000;
const LOCKED: u64 = 512;

/// Who has a database open.
#[derive(Debug, Clone)]
pub struct Holder {
    /// Whether Podium's service runs on the data folder, as the folder's mark says, or on the one that had its path.
    pub is_service: bool,
    /// A process that has the file open: the service or another one. `None` where the system does not tell, as of another
    /// container.
    pub pid: Option<i32>,
    /// Whether the service has another file open than the folder has.
    pub astray: Option<Problem>,
}

impl Holder {
    /// Who it is, as a sentence.
    pub fn in_words(&self) -> String {
        match (&self.astray, self.is_service, self.pid) {
            (Some(_), ..) => "Podium runs, on the files that `database` tells of.".to_owned(),
            // of another container
            (None, true, None) => "Podium runs on it.".to_owned(),
            (None, true, Some(_)) => format!("Podium runs on it; {self} has it open."),
            (None, false, _) => format!("{self} has the database open, and no service of this version runs on it."),
        }
    }

    /// Looks who has a database file open; asked before SQLite opens it in this process. `None`: nobody, as far as the
    /// system tells.
    pub fn of(database: &Path) -> Option<Self> {
        let astray = astray_of(database);
        let is_service = astray.is_some() || is_marked(database);
        match (is_service, locked(database)) {
            (false, None) => None,
            (is_service, locked) => Some(Self {
                is_service,
                pid: locked.flatten(),
                astray,
            }),
        }
    }
}

/// Refuses to use the files of a folder, or to make some there, while a service that runs on it, or on the one that had its path,
/// has others open. Asked before SQLite opens the database in this process.
///
/// # Errors
/// It has, as far as this user can see.
pub fn refuse_astray(database: &Path) -> Result<(), Failure> {
    let astray = astray_of(database);
    astray.map_or(Ok(()), |astray| Err(astray.refused("Nothing was done here.")))
}

fn astray_of(database: &Path) -> Option<Problem> {
    let services = Service::all_on(database.parent().unwrap_or(Path::new(".")));
    match services.is_empty() {
        true => has_others_open(database).then(|| astray::unseen(database)),
        false => services.iter().find_map(|service| service.astray(database)),
    }
}

/// Whether a service runs on the folder of a database.
pub fn is_marked(database: &Path) -> bool {
    database.parent().is_some_and(in_use::is_marked)
}

/// Whether a service runs on a database's folder, and has other files open than those that have its names now, by SQLite's locks
/// and by the files of a log that a service keeps.
fn has_others_open(database: &Path) -> bool {
    if !is_marked(database) {
        return false;
    }
    let own = in_use::past_links(database);
    let is_whole = ["-wal", "-shm"].iter().all(|end| with_end(&own, end).exists());
    let is_written_ahead = unfit::look(database).is_ok_and(|looked| looked.is_written_ahead);
    locked(database).is_none() || (is_written_ahead && !is_whole)
}

/// Whether somebody has a file open, and who.
fn locked(database: &Path) -> Option<Option<i32>> {
    // Closed again before SQLite opens it here: closing any handle of a file releases all of a process's locks on it.
    // Opening a pipe of that name would wait for a writer.
    let is_file = database.metadata().ok()?.is_file();
    let file = is_file.then(|| File::open(database).ok()).flatten()?;
    let asked = Flock {
        start: LOCKS,
        length: LOCKED,
        pid: None,
        typ: FlockType::WriteLock,
        offset_type: FlockOffsetType::Set,
    };
    let held = fcntl_getlk(&file, &asked).ok()??;
    Some(held.pid.map(|pid| pid.as_raw_nonzero().get()))
}

/// As "process 4711 (podium)".
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(pid) = self.pid else {
            return f.write_str("another process");
        };
        write!(f, "process {pid}")?;
        match std::fs::read_to_string(format!("/proc/{pid}/comm")) {
            Ok(name) => write!(f, " ({})", name.trim()),
            // it has ended meanwhile
            Err(_) => Ok(()),
        }
    }
}
