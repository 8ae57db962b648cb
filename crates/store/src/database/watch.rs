//! Watching for writes: of this process, of others on the same PostgreSQL, of others on the same SQLite file. A write
//! is announced without its content, and readers query the database for it, so a lost announcement loses nothing.

use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel::{PgConnection, SqliteConnection};

use super::bell::CHANNEL;
use crate::disk::in_place;
use crate::{Database, DbError};
use podium_base::config::DatabaseAddress;

/// How often announcements of other processes are collected from PostgreSQL: diesel can poll for them but not wait.
const PG_POLL: Duration = Duration::from_millis(80);
/// How often SQLite is asked whether another process wrote.
const SQLITE_POLL: Duration = Duration::from_millis(250);
/// Polls between two attempts to reconnect to a lost database.
const POLLS_TO_RECONNECT: u32 = 8;

/// Watches the database for writes of any process, on a separate connection. It blocks.
pub struct Watch {
    db: Database,
    known: u64,
    others: Others,
    /// Polls since the connection was lost.
    lost: u32,
}

/// The way in which writes of other processes are noticed.
enum Others {
    Pg(Option<PgConnection>),
    /// With the last value of `PRAGMA data_version`, which changes when another connection has written.
    Sqlite(Option<(SqliteConnection, i64)>),
}

impl Database {
    /// Starts watching. Anything written before the first call of [`Watch::wait`] may count as a change.
    pub fn watch(&self) -> Watch {
        Watch {
            db: self.clone(),
            known: self.bell.rung(),
            others: match *self.address {
                DatabaseAddress::Postgres(_) => Others::Pg(None),
                DatabaseAddress::Sqlite(_) => Others::Sqlite(None),
            },
            // so that the first poll connects
            lost: POLLS_TO_RECONNECT,
        }
    }
}

impl Watch {
    /// Waits for a write, at most a fraction of a second; returns whether there may have been one. After a lost
    /// connection, everything may have changed.
    pub fn wait(&mut self) -> bool {
        let poll = match self.others {
            Others::Pg(_) => PG_POLL,
            Others::Sqlite(_) => SQLITE_POLL,
        };
        let rung = self.db.bell.wait(self.known, poll);
        let here = rung != self.known;
        self.known = rung;
        // in this order: announcements of others are collected even if this process wrote
        self.elsewhere() || here
    }

    fn elsewhere(&mut self) -> bool {
        let db = &self.db;
        let asked = match &mut self.others {
            Others::Pg(Some(connection)) => collect(connection),
            Others::Sqlite(Some((connection, known))) => data_version(connection).map(|version| {
                let changed = version != *known;
                *known = version;
                changed
            }),
            lost => {
                self.lost += 1;
                if self.lost < POLLS_TO_RECONNECT {
                    return false;
                }
                self.lost = 0;
                connect(db).map(|connected| {
                    // announcements in between are lost, so a new connection counts as a change
                    *lost = connected;
                    true
                })
            }
        };
        asked.unwrap_or_else(|error| {
            tracing::warn!(%error, "the database cannot be watched at the moment; trying again");
            match &mut self.others {
                // The next polls reconnect: announcements in between count as a change then.
                Others::Pg(connection) => *connection = None,
                Others::Sqlite(connection) => *connection = None,
            }
            false
        })
    }
}

fn connect(db: &Database) -> Result<Others, DbError> {
    match &*db.address {
        DatabaseAddress::Postgres(url) => {
            let mut connection = PgConnection::establish(url).map_err(|e| DbError::unreachable(&e))?;
            connection.batch_execute(&format!("LISTEN {CHANNEL}"))?;
            Ok(Others::Pg(Some(connection)))
        }
        DatabaseAddress::Sqlite(path) => {
            db.check_files()?;
            let path = db.own_file().unwrap_or(path);
            let mut connection =
                SqliteConnection::establish(&in_place::address(path)).map_err(|e| DbError::unreachable(&e))?;
            // Shorter than the pools' timeout: a watcher sees nothing while it waits.
            connection.batch_execute("PRAGMA busy_timeout = 1000; PRAGMA query_only = ON;")?;
            let version = data_version(&mut connection)?;
            Ok(Others::Sqlite(Some((connection, version))))
        }
    }
}

/// Returns whether any process has announced a write since the last call.
fn collect(connection: &mut PgConnection) -> Result<bool, DbError> {
    let mut any = false;
    for notification in connection.notifications_iter() {
        notification?;
        any = true;
    }
    Ok(any)
}

#[derive(QueryableByName)]
struct DataVersion {
    #[diesel(sql_type = BigInt)]
    data_version: i64,
}

fn data_version(connection: &mut SqliteConnection) -> Result<i64, DbError> {
    let version: DataVersion = diesel::sql_query("PRAGMA data_version").get_result(connection)?;
    Ok(version.data_version)
}
