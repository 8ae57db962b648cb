//! The stamps of tournaments as they were last read: at the start of a round everybody asks for the same one.

use std::sync::Arc;

use chrono::TimeDelta;

use super::shared::{Room, Shared};
use crate::clock::{self, Moment};
use crate::db::Database;
use crate::db::tournaments::Stamp;

/// Age at which a stamp is read again: what another process changed shows within a second.
const FRESH: TimeDelta = TimeDelta::milliseconds(200);
const ROOM: Room = Room {
    bytes: 1 << 20,
    values: 4_096,
};

/// Stamps by slug. Each is valid until this process writes anything, and for 200 milliseconds at most.
pub struct Versions(Shared<Noted>);

#[derive(Clone)]
struct Noted {
    stamp: Arc<Stamp>,
    /// [`Database::writes`] from before it was read.
    writes: u64,
    at: Moment,
}

impl Noted {
    fn holds(&self, writes: u64, now: Moment) -> bool {
        let age = now - self.at;
        // below zero: the clock was set back
        self.writes == writes && age >= TimeDelta::zero() && age < FRESH
    }
}

impl Default for Versions {
    fn default() -> Self {
        Self(Shared::new(ROOM, |_| 200))
    }
}

impl Versions {
    /// Returns the stamp of the tournament at an address: the remembered one, or the one that `read` finds.
    ///
    /// # Errors
    /// What `read` says; nothing is remembered then.
    pub async fn get<E>(
        &self,
        db: &Database,
        slug: &str,
        read: impl AsyncFnOnce() -> Result<Stamp, E>,
    ) -> Result<Arc<Stamp>, E> {
        let holds = |noted: &Noted| noted.holds(db.writes(), clock::now());
        let note = async |_| {
            // both from before the reading: a write in between makes it void
            let (writes, at) = (db.writes(), clock::now());
            let stamp = Arc::new(read().await?);
            Ok(Noted { stamp, writes, at })
        };
        self.0.get(slug, holds, note).await.map(|noted| noted.stamp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::tournaments::Numbers;
    use chrono::NaiveDate;

    #[test]
    fn a_stamp_holds_until_something_is_written_and_for_a_moment() {
        let read = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 0, 0))
            .unwrap();
        let after = |milliseconds| read + TimeDelta::milliseconds(milliseconds);
        let noted = Noted {
            stamp: Arc::new(Stamp {
                id: "t".to_owned(),
                numbers: Numbers { version: 7, floor: 9 },
            }),
            writes: 3,
            at: read,
        };
        assert!(noted.holds(3, after(199)));
        assert!(!noted.holds(4, after(1)), "something was written");
        assert!(!noted.holds(3, after(200)), "it is old");
        assert!(!noted.holds(3, after(-1)), "the clock was set back");
    }
}
