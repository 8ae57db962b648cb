//! Automatic copies of the embedded database: at intervals, and after each round that was published or finished. The
//! newest are kept.

pub mod folder;
pub(crate) mod owner;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;

use crate::site::backups::folder::Origin;
use podium_base::clock::{self, Moment};
use podium_base::config::BackupSettings;
use podium_base::measure::{self, IntCounter, IntGauge, Measures};
use podium_base::watched::{Running, Stop, Watched};
use podium_store::site::settings;
use podium_store::tournaments::rounds;
use podium_store::{Database, DbError};

/// How often the schedule checks whether a copy is due.
const LOOK: Duration = Duration::from_secs(1);
/// The least time between two copies, also after a failed one.
const PAUSE: TimeDelta = TimeDelta::minutes(1);

/// The counts of copies in this process.
#[derive(Debug)]
pub struct Counts {
    /// When the newest copy was begun, in seconds since 1970; 0 if there is none.
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
    /// Returns the number of failed copies.
    pub fn failures(&self) -> u64 {
        self.failures.get()
    }

    /// Returns all metrics, for the collector.
    pub fn measures(&self) -> Measures {
        vec![Box::new(self.last.clone()), Box::new(self.failures.clone())]
    }
}

/// Makes a copy in a prepared folder ([`folder::prepare`]). Before and after, the oldest copies beyond the number to
/// keep are deleted: before, so that a disk that they have filled has room again.
///
/// # Errors
/// There is no room; the copy cannot be written or is damaged. Nothing of it is left.
pub fn make(db: &Database, settings: &BackupSettings, at: Moment) -> Result<PathBuf, DbError> {
    let (file, identity) = (embedded(db)?, identity(db)?);
    let origin = Origin {
        file,
        identity: &identity,
    };
    // until the end of this function: no other process may delete the unfinished file
    let _held = folder::hold(&settings.folder, origin)?;
    folder::forget_unfinished(&settings.folder);
    folder::forget_old(settings, &identity, at);
    folder::check_room(&settings.folder, file)?;
    let path = folder::path_at(&settings.folder, at);
    db.backup(&path)?;
    folder::forget_old(settings, &identity, at);
    Ok(path)
}

/// Returns the file that copies are made of.
fn embedded(db: &Database) -> Result<&Path, DbError> {
    db.own_file()
        .ok_or_else(|| DbError::Unreachable("PostgreSQL makes its own copies (docs/postgresql.md)".into()))
}

/// Returns the identity that a database shares only with its copies, and makes it if there is none yet. From then on,
/// another database that is written into its file can be recognized.
///
/// # Errors
/// It has none, and cannot be written.
pub fn identity(db: &Database) -> Result<String, DbError> {
    let identity = match db.read(|conn| settings::get(conn, settings::IDENTITY))? {
        Some(identity) => identity,
        None => db.write(|conn| settings::get_or_insert(conn, settings::IDENTITY, &podium_store::new_id()))?,
    };
    db.note_identity(&identity);
    Ok(identity)
}

/// Begins to make copies of an embedded database, until it is stopped. The first is made at once, unless the newest one
/// in the folder is recent enough. Stopping waits for a copy in progress.
///
/// An unusable folder does not keep the service from starting: after a crash in the middle of an event, a removed USB
/// stick would end the event. Each failed attempt is logged and counted, and repeated after a minute.
///
/// # Errors
/// The database cannot be read; the system cannot start a thread.
pub fn start(
    db: Database,
    settings: BackupSettings,
    counts: Arc<Counts>,
    watched: &Watched,
) -> Result<Running, DbError> {
    let mut schedule = Schedule::begin(db, settings, counts)?;
    let run = move |stop: &Stop| {
        loop {
            schedule.look();
            if stop.within(LOOK) {
                return;
            }
        }
    };
    let thread = watched.start("backup", run);
    thread.map_err(|error| DbError::Unreachable(format!("no thread copies the database: {error}")))
}

/// The times of the copies, from which the next one follows.
struct Schedule {
    db: Database,
    settings: BackupSettings,
    counts: Arc<Counts>,
    /// When the newest copy was begun.
    last: Option<Moment>,
    /// When the last attempt was made.
    tried: Option<Moment>,
    /// Whether the folder has been prepared.
    is_ready: bool,
    /// When the latest round in a copy was published or finished.
    round: Option<Moment>,
}

impl Schedule {
    fn begin(db: Database, settings: BackupSettings, counts: Arc<Counts>) -> Result<Self, DbError> {
        let mut schedule = Self {
            // rounds from before this start do not call for a copy
            round: db.read(rounds::newest_step)?,
            db,
            settings,
            counts,
            last: None,
            tried: None,
            is_ready: false,
        };
        let now = clock::now();
        if let Err(error) = schedule.prepare(now) {
            schedule.failed(&error, now);
        }
        Ok(schedule)
    }

    /// Prepares the folder, unless it is prepared already; its newest copy counts as the last one.
    fn prepare(&mut self, now: Moment) -> Result<(), DbError> {
        if self.is_ready {
            return Ok(());
        }
        let (folder, file) = (&self.settings.folder, embedded(&self.db)?);
        let before = self.db.read(|conn| settings::get(conn, settings::COPIES))?;
        let (is_new, identity) = (!folder.exists(), identity(&self.db)?);
        let origin = Origin {
            file,
            identity: &identity,
        };
        folder::prepare(folder, origin)?;
        let path = folder.display().to_string();
        if before.as_ref() != Some(&path) {
            self.db.write(|conn| settings::set(conn, settings::COPIES, &path))?;
        } else if is_new {
            tracing::warn!(
                "{path} was not there, and was made. Copies of this database were in it: it was moved away or deleted, or its disk is \
                 not mounted."
            );
        }
        // by the configured path: the usual folder is beside that
        for sentence in folder::look_after(folder, self.db.file().unwrap_or(file)) {
            tracing::warn!("{sentence}");
        }
        let copies = folder::in_folder(folder).map_err(|error| {
            DbError::Unreachable(format!(
                "the copies in {} cannot be looked for: {error}",
                folder.display()
            ))
        })?;
        // a copy dated by a wrong clock delays nothing, and does not count as a success
        let (own, others): (Vec<_>, Vec<_>) = copies.into_iter().partition(|copy| copy.is_of(&identity));
        if let Some(newest) = others.first() {
            tracing::warn!(
                files = others.len(),
                newest = %newest.path.display(),
                "files in the backup folder are named like backups and are not of this database: they stay, and are not counted"
            );
        }
        self.last = own.iter().map(|copy| copy.at).find(|at| *at <= now);
        self.counts.last.set(self.last.map_or(0, seconds));
        self.is_ready = true;
        Ok(())
    }

    fn failed(&mut self, error: &DbError, now: Moment) {
        self.tried = Some(now);
        self.counts.failures.inc();
        tracing::error!(%error, "the database could not be copied; it is tried again in a minute");
    }

    /// Makes a copy if one is due.
    fn look(&mut self) {
        let now = clock::now();
        if is_within(self.tried, now, PAUSE) {
            return;
        }
        if let Err(error) = self.prepare(now) {
            return self.failed(&error, now);
        }
        let every = TimeDelta::from_std(self.settings.every).unwrap_or(TimeDelta::MAX);
        // if it cannot be read, the copy that is due by time reports the reason
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
            Err(error) => self.failed(&error, now),
        }
    }
}

/// Returns whether a moment is less than `span` ago. A moment in the future is not: the clock was set back, and copies
/// must not wait until it has caught up.
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
