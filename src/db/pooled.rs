//! How the connections of the pools begin.

use std::sync::Arc;

use diesel::connection::{CacheSize, Connection, SimpleConnection};
use diesel::r2d2::CustomizeConnection;
use diesel::{PgConnection, SqliteConnection};

use super::counts::{Counting, Counts};
use super::in_place::OpenFiles;

/// How connections to a file begin.
#[derive(Debug)]
pub(super) struct SqliteSettings {
    pub(super) query_only: bool,
    pub(super) counts: Arc<Counts>,
    pub(super) files: Arc<OpenFiles>,
}

impl CustomizeConnection<SqliteConnection, diesel::r2d2::Error> for SqliteSettings {
    fn on_acquire(&self, conn: &mut SqliteConnection) -> Result<(), diesel::r2d2::Error> {
        // before it reads: beside others that go on with the files that are open it would use other ones
        self.files.check().map_err(|error| {
            diesel::r2d2::Error::ConnectionError(diesel::ConnectionError::BadConnection(error.to_string()))
        })?;
        let query_only = if self.query_only { "PRAGMA query_only = ON;" } else { "" };
        // WAL with full synchronous writes: a result is on the disk when its answer is sent. What is deleted is
        // overwritten: removed personal data does not stay in the file's free pages.
        conn.batch_execute(&format!(
            "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
             PRAGMA secure_delete = ON; {query_only}"
        ))
        .map_err(diesel::r2d2::Error::QueryError)?;
        conn.set_instrumentation(Counting::new(&self.counts));
        Ok(())
    }
}

/// How connections to a server begin.
#[derive(Debug)]
pub(super) struct PgSettings {
    pub(super) counts: Arc<Counts>,
    pub(super) behind_pooler: bool,
}

impl CustomizeConnection<PgConnection, diesel::r2d2::Error> for PgSettings {
    fn on_acquire(&self, conn: &mut PgConnection) -> Result<(), diesel::r2d2::Error> {
        if self.behind_pooler {
            // a prepared statement stays with the server's session, which the next transaction may not get
            conn.set_prepared_statement_cache_size(CacheSize::Disabled);
        }
        conn.set_instrumentation(Counting::new(&self.counts));
        Ok(())
    }
}
