//! Set-up of the pools' connections.

use std::sync::Arc;

use diesel::connection::{CacheSize, Connection, SimpleConnection};
use diesel::r2d2::CustomizeConnection;
use diesel::{PgConnection, SqliteConnection};

use super::counts::{Counting, Counts};
use crate::disk::in_place::OpenFiles;

/// The set-up of connections to a file.
#[derive(Debug)]
pub(crate) struct SqliteSettings {
    pub(crate) query_only: bool,
    pub(crate) counts: Arc<Counts>,
    pub(crate) files: Arc<OpenFiles>,
}

impl CustomizeConnection<SqliteConnection, diesel::r2d2::Error> for SqliteSettings {
    fn on_acquire(&self, conn: &mut SqliteConnection) -> Result<(), diesel::r2d2::Error> {
        // before it reads: a new connection might otherwise open other files than the connections that are open already
        self.files.check().map_err(|error| {
            diesel::r2d2::Error::ConnectionError(diesel::ConnectionError::BadConnection(error.to_string()))
        })?;
        let query_only = if self.query_only { "PRAGMA query_only = ON;" } else { "" };
        // WAL with full synchronous writes: a result is on the disk when its answer is sent. Deleted data is
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

/// The set-up of connections to a server.
#[derive(Debug)]
pub(crate) struct PgSettings {
    pub(crate) counts: Arc<Counts>,
    pub(crate) behind_pooler: bool,
}

impl CustomizeConnection<PgConnection, diesel::r2d2::Error> for PgSettings {
    fn on_acquire(&self, conn: &mut PgConnection) -> Result<(), diesel::r2d2::Error> {
        if self.behind_pooler {
            // a prepared statement belongs to the server's session, and the next transaction may get another one
            conn.set_prepared_statement_cache_size(CacheSize::Disabled);
        }
        conn.set_instrumentation(Counting::new(&self.counts));
        Ok(())
    }
}
