//! What is said of the keys beside a copy of the database, which never has them; and who has a database open.

use std::fs::File;
use std::path::Path;

use rustix::process::{Flock, FlockOffsetType, FlockType, fcntl_getlk};

use crate::config::KeySource;
use crate::ops::keys::KeyState;

/// What a copy is without the keys.
const WITHOUT: &str = "Without the keys Podium does not start on the copy until `podium keys rotate all` makes new ones, and \
                       players' links that were printed are void then.";

/// What to keep with a copy that was made.
pub fn keys_to_keep(source: &KeySource) -> String {
    match source {
        KeySource::File(path) => format!(
            "The keys are not in it, so that nobody opens players' pages with the copy alone: keep a copy of {} in another \
             place, and put it into the folder, too. {WITHOUT}",
            path.display()
        ),
        KeySource::Environment(_) => {
            "The keys are not in it: keep what PODIUM_KEYS is set to, and set it again.".to_owned()
        }
    }
}

/// What becomes of a copy with the keys that are here: whether they are its own, and a sentence.
pub fn keys_beside(source: &KeySource, states: &[KeyState]) -> (bool, String) {
    let used = || states.iter().filter(|key| key.of_database.is_some());
    if used().next().is_none() {
        // made before there were keys outside of the database, or never started
        return (
            true,
            "It notes no keys: the first start makes them, or moves them out of it.".to_owned(),
        );
    }
    if used().all(|key| key.fingerprint == key.of_database) {
        return (true, format!("The keys in {source} are those that it is used with."));
    }
    let names: Vec<&str> = used()
        .filter(|key| key.fingerprint != key.of_database)
        .map(|key| key.name.as_str())
        .collect();
    let is = match states.iter().all(|key| key.fingerprint.is_none()) {
        true => format!("{source} is not there"),
        false => format!("{source} has others, or none, for {}", names.join(", ")),
    };
    (
        false,
        format!(
            "The keys are not in it, and {is}: put podium.keys from where Podium ran into the data folder (mode 600), or set \
             PODIUM_KEYS to what is in it. {WITHOUT}"
        ),
    )
}

/// SQLite's locks on a file: one byte that is about to write, one that writes, and a range of those that read. Whoever has
/// a database open that is written ahead keeps one in the range.
const LOCKS: u64 = 0x4000_0000;
const LOCKED: u64 = 512;

/// Who has a database file open: "process 4711". `None` also where the system does not tell.
pub fn holder(database: &Path) -> Option<String> {
    // Closed again before SQLite opens it here: closing any handle of a file gives up all of a process's locks on it.
    let file = File::open(database).ok()?;
    let asked = Flock {
        start: LOCKS,
        length: LOCKED,
        pid: None,
        typ: FlockType::WriteLock,
        offset_type: FlockOffsetType::Set,
    };
    let held = fcntl_getlk(&file, &asked).ok()??;
    Some(match held.pid {
        Some(pid) => format!("process {}", pid.as_raw_nonzero()),
        // of another container
        None => "another process".to_owned(),
    })
}
