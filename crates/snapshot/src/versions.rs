//! The stamps of tournaments as they were last read: at the start of a round everybody needs the same one.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use tokio::time::timeout;

use super::shared::{Room, Shared};
use podium_base::clock::{self, Moment};
use podium_base::measure::Measures;
use podium_store::tournaments::Stamp;
use podium_store::{Database, DbError};

/// The age at which a stamp is read again: changes of other processes are visible within a second.
const FRESH: TimeDelta = TimeDelta::milliseconds(200);
/// The pause between two attempts to reach a failed database: each can take seconds, and readers wait for it.
const TRY_AGAIN: TimeDelta = TimeDelta::seconds(3);
/// How long to wait for a stamp if an earlier one can be shown: shorter than a reader's total wait.
const PATIENCE: Duration = Duration::from_secs(3);
const ROOM: Room = Room {
    bytes: 1 << 20,
    values: 4_096,
};

/// Stamps by slug. Each is valid until this process writes anything, and for 200 milliseconds at most.
pub struct Versions(Shared<Noted>);

/// A tournament's stamp, as far as it is known.
#[derive(Debug, Clone)]
pub struct Known {
    pub stamp: Arc<Stamp>,
    /// When it was read, if the database has failed since.
    pub as_of: Option<Moment>,
}

#[derive(Clone)]
struct Noted {
    known: Known,
    /// The value of [`Database::writes`] before it was read.
    writes: u64,
    /// The moment before it was read; if it could not be read again, the moment at which that was known.
    at: Moment,
}

impl Noted {
    fn holds(&self, writes: u64, now: Moment) -> bool {
        let age = now - self.at;
        let longest = if self.known.as_of.is_some() { TRY_AGAIN } else { FRESH };
        // negative: the clock was set back
        self.writes == writes && age >= TimeDelta::zero() && age < longest
    }

    /// Returns the same after a failure of the database: the attempt itself took seconds, and the pause begins after
    /// it.
    fn after_failure(self, writes: u64) -> Self {
        Self {
            known: self.last_known(),
            writes,
            at: clock::now(),
        }
    }

    /// Returns the last known stamp, with its time.
    fn last_known(self) -> Known {
        Known {
            as_of: self.known.as_of.or(Some(self.at)),
            stamp: self.known.stamp,
        }
    }
}

impl Default for Versions {
    fn default() -> Self {
        Self(Shared::new("versions", ROOM, |_| 200))
    }
}

impl Versions {
    /// Returns the cache's name in the counts, and its approximate size in bytes.
    pub fn kept(&self) -> (&'static str, u64) {
        self.0.kept()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }

    /// Returns the stamp of the tournament at an address: the cached one, or the one that `read` finds. If the database
    /// fails, the last known one is returned, with its time.
    ///
    /// # Errors
    /// The error of `read`.
    pub async fn get(
        &self,
        db: &Database,
        slug: &str,
        read: impl AsyncFnOnce() -> Result<Stamp, DbError>,
    ) -> Result<Known, DbError> {
        let holds = |noted: &Noted| noted.holds(db.writes(), clock::now());
        let note = async |last: Option<Noted>| {
            // both from before the reading, so that a write in between invalidates it
            let (writes, at) = (db.writes(), clock::now());
            let found = match &last {
                Some(_) => timeout(PATIENCE, read())
                    .await
                    .unwrap_or_else(|_| Err(DbError::silent())),
                None => read().await,
            };
            match (found, last) {
                (Ok(stamp), _) => {
                    let stamp = Arc::new(stamp);
                    let known = Known { stamp, as_of: None };
                    Ok(Noted { known, writes, at })
                }
                (Err(error), Some(last)) if error.is_failure() => Ok(last.after_failure(writes)),
                (Err(error), _) => Err(error),
            }
        };
        self.0.get(slug, holds, note).await.map(|noted| noted.known)
    }

    /// Returns the last known stamp of the tournament at an address, with its time.
    pub fn last(&self, slug: &str) -> Option<Known> {
        self.0.last(slug).map(Noted::last_known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use podium_store::tournaments::Numbers;

    #[test]
    fn a_stamp_holds_until_something_is_written_and_for_a_moment() {
        let read = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 0, 0))
            .unwrap();
        let after = |milliseconds| read + TimeDelta::milliseconds(milliseconds);
        let noted = Noted {
            known: Known {
                stamp: Arc::new(Stamp {
                    id: "t".to_owned(),
                    numbers: Numbers {
                        version: 7,
                        floor: 9,
                        games: 11,
                    },
                }),
                as_of: None,
            },
            writes: 3,
            at: read,
        };
        assert!(noted.holds(3, after(199)));
        assert!(!noted.holds(4, after(1)), "something was written");
        assert!(!noted.holds(3, after(200)), "it is old");
        assert!(!noted.holds(3, after(-1)), "the clock was set back");
    }
}
