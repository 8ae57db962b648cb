//! The connections that each kind of work may use at a time. All of them come from one pool, which has as many as the
//! kinds together: work may wait for others of the same kind, and never for another kind.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::time::{Duration, Instant};

use diesel::r2d2::{ManageConnection, Pool, PooledConnection};
use parking_lot::{Condvar, Mutex};

use crate::DbError;

/// A kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Share {
    /// Pages for visitors and players.
    Pages,
    /// Pages for accounts.
    Staff,
    /// Versions and other tiny reads.
    Versions,
    /// Searches of visitors.
    Searches,
    /// What shows many tournaments.
    Lists,
    /// Reads that many readers share.
    Snapshots,
    /// Forms of visitors and players.
    Writes,
    /// Forms of accounts.
    StaffWrites,
    /// Forms with passwords.
    Passwords,
    /// Uploaded pictures, which are only computed on.
    Pictures,
    /// Everything outside of requests: webhooks, live updates, backups, the command line.
    Others,
}

impl Share {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Pages,
        Self::Staff,
        Self::Versions,
        Self::Searches,
        Self::Lists,
        Self::Snapshots,
        Self::Writes,
        Self::StaffWrites,
        Self::Passwords,
        Self::Pictures,
        Self::Others,
    ];

    /// Returns how many connections work of this kind may use at a time.
    pub const fn connections(self) -> u32 {
        match self {
            Self::Pages => 4,
            Self::Staff => 3,
            Self::Versions | Self::Searches | Self::Lists => 1,
            Self::Snapshots => 2,
            // On PostgreSQL a command holds its connection while it waits for the tournament's row. More of them would
            // only wait at the same row.
            Self::Writes => 3,
            Self::StaffWrites => 2,
            Self::Passwords => 1,
            Self::Pictures => 0,
            Self::Others => 4,
        }
    }
}

/// The connections of a process to one database.
pub(crate) const CONNECTIONS: u32 = {
    let (mut sum, mut at) = (0, 0);
    while at < Share::ALL.len() {
        sum += Share::ALL[at].connections();
        at += 1;
    }
    sum
};

thread_local! {
    static CURRENT: Cell<Share> = const { Cell::new(Share::Others) };
    /// Whether this thread uses a connection.
    static HOLDS: Cell<bool> = const { Cell::new(false) };
}

/// Does work on this thread with the connections of a share.
pub fn within<T>(share: Share, work: impl FnOnce() -> T) -> T {
    struct Before(Share);
    impl Drop for Before {
        fn drop(&mut self) {
            CURRENT.set(self.0);
        }
    }
    let _before = Before(CURRENT.replace(share));
    work()
}

/// The free places of all shares.
pub(crate) struct Shares([Places; Share::ALL.len()]);

struct Places {
    free: Mutex<u32>,
    given_back: Condvar,
}

/// A place in a share, released when it is dropped.
struct Place<'s>(&'s Places);

/// A connection of the pool, lent to the share of this thread.
pub(crate) struct Lent<'s, M: ManageConnection> {
    // before the place: who gets the place finds the connection in the pool
    connection: PooledConnection<M>,
    _place: Place<'s>,
}

impl Default for Shares {
    fn default() -> Self {
        Self(Share::ALL.map(|share| Places {
            free: Mutex::new(share.connections()),
            given_back: Condvar::new(),
        }))
    }
}

impl Shares {
    /// Lends a connection to the share of this thread.
    ///
    /// # Errors
    /// All of its connections are in use for as long as the pool lets anybody wait, or the database cannot be reached.
    pub(crate) fn lend<M: ManageConnection>(&self, pool: &Pool<M>) -> Result<Lent<'_, M>, DbError> {
        let place = self.0[CURRENT.get() as usize].take(pool.connection_timeout())?;
        let connection = pool.get().map_err(|e| DbError::unreachable(&e))?;
        Ok(Lent {
            connection,
            _place: place,
        })
    }
}

impl Places {
    fn take(&self, patience: Duration) -> Result<Place<'_>, DbError> {
        // with two connections for one job, a lane could wait for itself for ever
        debug_assert!(
            !HOLDS.get() || CURRENT.get() == Share::Others,
            "a job that uses a connection takes no second one"
        );
        let until = Instant::now() + patience;
        let mut free = self.free.lock();
        while *free == 0 {
            if self.given_back.wait_until(&mut free, until).timed_out() && *free == 0 {
                return Err(DbError::Unreachable("all connections stay in use".to_owned()));
            }
        }
        *free -= 1;
        HOLDS.set(true);
        Ok(Place(self))
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        HOLDS.set(false);
        *self.0.free.lock() += 1;
        self.0.given_back.notify_one();
    }
}

impl<M: ManageConnection> Deref for Lent<'_, M> {
    type Target = M::Connection;

    fn deref(&self) -> &M::Connection {
        &self.connection
    }
}

impl<M: ManageConnection> DerefMut for Lent<'_, M> {
    fn deref_mut(&mut self) -> &mut M::Connection {
        &mut self.connection
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_at_its_own_place() {
        for (at, share) in Share::ALL.into_iter().enumerate() {
            assert_eq!(share as usize, at);
        }
    }

    #[test]
    fn work_that_panics_leaves_the_thread_its_share() {
        let ended = std::panic::catch_unwind(|| within(Share::Staff, || panic!("in the middle")));
        assert!(ended.is_err());
        assert_eq!(CURRENT.get(), Share::Others);
    }
}
