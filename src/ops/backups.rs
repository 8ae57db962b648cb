//! Copies of the embedded database that the service makes by itself: every so often, and after each round that was
//! published or finished. The newest are kept.

use std::cmp::Reverse;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use chrono::{NaiveDateTime, TimeDelta};

use crate::clock::{self, Moment};
use crate::config::{BackupSettings, private};
use crate::db::{self, Database, DbError, rounds};
use crate::measure::{self, IntCounter, IntGauge, Measures};

/// How a copy's name is written, with the moment it was begun at, in UTC. Files with other names are not ours to delete.
const NAME: &str = "podium-%Y%m%dT%H%M%SZ.sqlite3";
/// How often is looked whether a copy is due.
const LOOK: Duration = Duration::from_secs(1);
/// Least time between two copies, and after one that failed.
const PAUSE: TimeDelta = TimeDelta::minutes(1);

/// A copy in the folder of copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// What it has, at least, was committed before this moment.
    pub at: Moment,
    pub path: PathBuf,
}

/// How copies went in this process.
#[derive(Debug)]
pub struct Counts {
    /// When the newest copy was begun, in seconds since 1970; 0 without one.
    last: IntGauge,
    failures: IntCounter,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            last: measure::level(
                "podium_backup_last_success_timestamp_seconds",
                "When the newest scheduled copy of the database was begun; 0 without one",
            ),
            failures: measure::count(
                "podium_backup_failures_total",
                "Scheduled copies of the database that failed",
            ),
        }
    }
}

impl Counts {
    /// Copies that failed.
    pub fn failures(&self) -> u64 {
        self.failures.get()
    }

    /// All of it, to be gathered.
    pub fn measures(&self) -> Measures {
        vec![Box::new(self.last.clone()), Box::new(self.failures.clone())]
    }
}

/// The copies in a folder that were made by this, the newest first.
///
/// # Errors
/// The folder cannot be read; one that is not there has none.
pub fn in_folder(folder: &Path) -> io::Result<Vec<Backup>> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        if let Some(at) = moment_of(&entry.file_name().to_string_lossy())
            && entry.file_type()?.is_file()
        {
            found.push(Backup { at, path: entry.path() });
        }
    }
    found.sort_by_key(|backup| Reverse(backup.at));
    Ok(found)
}

/// The moment in a copy's name; `None` for every other name.
fn moment_of(name: &str) -> Option<Moment> {
    let at = NaiveDateTime::parse_from_str(name, NAME).ok()?;
    // chrono also takes numbers of fewer digits
    (at.format(NAME).to_string() == name).then_some(at)
}

/// Makes a copy, and then deletes the oldest ones of ours beyond those to keep.
///
/// # Errors
/// It cannot be written or is not whole: nothing of it is left, and no other copy is deleted.
pub fn make(db: &Database, settings: &BackupSettings, at: Moment) -> Result<PathBuf, DbError> {
    let path = settings.folder.join(at.format(NAME).to_string());
    db.backup(&path)?;
    if let Err(error) = forget_old(settings) {
        tracing::warn!(%error, folder = %settings.folder.display(), "old copies of the database could not be deleted");
    }
    Ok(path)
}

fn forget_old(settings: &BackupSettings) -> io::Result<()> {
    for old in in_folder(&settings.folder)?.iter().skip(settings.keep.get()) {
        std::fs::remove_file(&old.path)?;
    }
    Ok(())
}

/// Deletes what a process left in the folder that ended in the middle of a copy.
fn forget_unfinished(folder: &Path) -> io::Result<()> {
    for entry in folder.read_dir()? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let begun = name.trim_end_matches("-journal").strip_suffix(db::UNFINISHED);
        if begun.and_then(moment_of).is_some() {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Copies being made, in a thread of their own.
pub struct Running {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Running {
    /// Ends it; a copy that was begun is made to its end.
    pub fn stop(self) {
        drop(self.stop);
        if self.thread.join().is_err() {
            tracing::error!("the thread that copies the database has panicked");
        }
    }
}

/// Begins to make copies of an embedded database, until it is stopped. The first is made at once, unless the newest one in
/// the folder is young enough.
///
/// # Errors
/// The folder cannot be made or read; the system gives no thread.
pub fn start(db: Database, settings: BackupSettings, counts: Arc<Counts>) -> Result<Running, DbError> {
    let mut schedule = Schedule::begin(db, settings, counts)?;
    let (stop, stopped) = channel();
    let run = move || {
        loop {
            schedule.look();
            if stopped.recv_timeout(LOOK) != Err(RecvTimeoutError::Timeout) {
                return;
            }
        }
    };
    let thread = std::thread::Builder::new().name("backup".to_owned()).spawn(run);
    let thread = thread.map_err(|error| DbError::Unreachable(format!("no thread copies the database: {error}")))?;
    Ok(Running { stop, thread })
}

/// When copies were made, and so when the next one is.
struct Schedule {
    db: Database,
    settings: BackupSettings,
    counts: Arc<Counts>,
    /// When the newest copy was begun.
    last: Option<Moment>,
    /// When one was last tried.
    tried: Option<Moment>,
    /// The newest publishing or end of a round that a copy has.
    round: Option<Moment>,
}

impl Schedule {
    fn begin(db: Database, settings: BackupSettings, counts: Arc<Counts>) -> Result<Self, DbError> {
        let folder = &settings.folder;
        let found = private::make_folder(folder)
            .and_then(|()| forget_unfinished(folder))
            .and_then(|()| in_folder(folder));
        let found = found.map_err(|error| {
            DbError::Unreachable(format!(
                "copies of the database cannot be kept in {}: {error}. Choose another folder with --backup-folder",
                folder.display()
            ))
        })?;
        for sentence in private::tighten(folder) {
            tracing::warn!("{sentence}");
        }
        let last = found.first().map(|newest| newest.at);
        counts.last.set(last.map_or(0, seconds));
        Ok(Self {
            // rounds from before this start are no reason for a copy
            round: db.read(rounds::newest_step)?,
            db,
            settings,
            counts,
            last,
            tried: None,
        })
    }

    /// Makes a copy if one is due.
    fn look(&mut self) {
        let now = clock::now();
        if is_within(self.tried, now, PAUSE) {
            return;
        }
        let every = TimeDelta::from_std(self.settings.every).unwrap_or(TimeDelta::MAX);
        // where it cannot be read, the copy that is due by time says why
        let round = self.db.read(rounds::newest_step).unwrap_or(self.round);
        if is_within(self.last, now, every) && round <= self.round {
            return;
        }
        self.tried = Some(now);
        match make(&self.db, &self.settings, now) {
            Ok(path) => {
                tracing::info!(path = %path.display(), "copied the database");
                self.last = Some(now);
                self.round = round;
                self.counts.last.set(seconds(now));
            }
            Err(error) => {
                self.counts.failures.inc();
                tracing::error!(%error, "the database could not be copied; it is tried again in a minute");
            }
        }
    }
}

/// Whether a moment is less than so long ago. One in the future is not: the clock was set back, and what is due is not put
/// off until it has come as far again.
fn is_within(at: Option<Moment>, now: Moment, span: TimeDelta) -> bool {
    at.is_some_and(|at| (-PAUSE..span).contains(&(now - at)))
}

fn seconds(at: Moment) -> i64 {
    at.and_utc().timestamp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_ours() {
        let at = NaiveDateTime::parse_from_str("2026-11-23 14:05:09", "%Y-%m-%d %H:%M:%S").unwrap();
        assert_eq!(moment_of("podium-20261123T140509Z.sqlite3"), Some(at));
        for other in [
            "podium.sqlite3",
            "podium-20261123T140509Z.sqlite3.part",
            "podium-2026113T140509Z.sqlite3",
            "podium-20261323T140509Z.sqlite3",
            "my-podium-20261123T140509Z.sqlite3",
            "podium-20261123T140509Z.sqlite3 (1)",
            "before-round-3.sqlite3",
        ] {
            assert_eq!(moment_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_clock_that_was_set_back_puts_nothing_off() {
        let now = clock::now();
        let every = TimeDelta::minutes(30);
        for (minutes_ago, within) in [(0, true), (29, true), (30, false), (-60, false)] {
            assert_eq!(
                is_within(Some(now - TimeDelta::minutes(minutes_ago)), now, every),
                within,
                "{minutes_ago}"
            );
        }
        assert!(!is_within(None, now, every));
    }
}
