//! A replica of PostgreSQL, for data that many clients read at once. It lags behind, so a reader first asks it how far
//! it is.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use diesel::PgConnection;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::result::Error;

use super::conn::{ReadJob, Reader};
use super::counts::{Counts, PoolUse};
use crate::error::{DbError, on_replica};

/// How long a replica that did not answer is left alone: each try makes a reader wait.
const LEFT_ALONE: Duration = Duration::from_secs(5);

/// A replica, which may be unreachable.
pub(crate) struct Replica {
    pool: Pool<ConnectionManager<PgConnection>>,
    /// When it last failed to answer.
    lost: Mutex<Option<Instant>>,
    counts: Arc<Counts>,
}

impl Replica {
    pub(crate) fn new(pool: Pool<ConnectionManager<PgConnection>>, counts: &Arc<Counts>) -> Self {
        Self {
            pool,
            lost: Mutex::new(None),
            counts: Arc::clone(counts),
        }
    }

    /// Runs a job in one reading transaction of the replica, which sees one state of it. Returns whether the job
    /// completed there: an error concerns only the replica, so it is logged, and the database itself is to be asked.
    pub(crate) fn read(&self, job: &mut ReadJob<'_>) -> bool {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        if lost.is_some_and(|at| at.elapsed() < LEFT_ALONE) {
            return false;
        }
        *lost = None;
        // unlocked before the work: readers do not wait for each other
        drop(lost);
        match on_replica(|| self.try_read(job)) {
            Ok(done) => done,
            Err(error) => {
                tracing::warn!(%error, "the replica does not answer; reading from the database itself");
                self.counts.replica_failed();
                *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                false
            }
        }
    }

    /// Its connections, as they are now.
    pub(crate) fn in_use(&self) -> PoolUse {
        PoolUse::of("replica", &self.pool)
    }

    fn try_read(&self, job: &mut ReadJob<'_>) -> Result<bool, DbError> {
        let mut pooled = self.pool.get().map_err(|e| DbError::unreachable(&e))?;
        let connection: &mut PgConnection = &mut pooled;
        let mut stopped = None;
        let transaction = connection.build_transaction().read_only().repeatable_read().run(|c| {
            job(&mut Reader::Pg(c)).map_err(|why| {
                stopped = Some(why);
                Error::RollbackTransaction
            })
        });
        match stopped {
            None => transaction.map(|()| true).map_err(DbError::from),
            Some(why) => match why.database {
                Some(error) if error.is_failure() => Err(error),
                // it has not caught up yet
                _ => Ok(false),
            },
        }
    }
}
