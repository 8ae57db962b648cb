//! The databases that the instances use: an SQLite file, or a new database on the PostgreSQL server that
//! `PODIUM_TEST_POSTGRES` names, with that server's processor time.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer};
use podium_base::config::{DatabaseAddress, KeySource};
use podium_ops::site::keys;
use podium_ops::site::secrets::Secrets;
use podium_store::Database;
use tempfile::TempDir;

use super::Result;
use super::server::processor_time;

/// A database, gone with this.
pub struct Home {
    pub db: Database,
    pub address: DatabaseAddress,
    /// For the logs of the instances, and the file of the embedded database.
    pub folder: TempDir,
    postgres: Option<Postgres>,
}

/// The server with our database on it.
struct Postgres {
    server: String,
    name: String,
    /// Its first process, the parent of those that answer.
    postmaster: u32,
}

/// What a PostgreSQL server has done so far.
#[derive(Debug, Clone, Copy, Default)]
pub struct PostgresUsage {
    /// Processor time in seconds.
    pub processor: f64,
    pub transactions: i64,
    pub connections: i64,
}

#[derive(QueryableByName)]
struct Pid {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    transactions: i64,
    #[diesel(sql_type = BigInt)]
    connections: i64,
}

impl Home {
    /// An empty, migrated database.
    pub fn new(on_postgres: bool) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let postgres = if on_postgres { Some(Postgres::create()?) } else { None };
        let url = postgres
            .as_ref()
            .map(|postgres| format!("{}/{}", postgres.server, postgres.name));
        let address = DatabaseAddress::from_settings(url.as_deref(), folder.path())?;
        let db = Database::open(&address)?;
        db.migrate(&address)?;
        Ok(Self {
            db,
            address,
            folder,
            postgres,
        })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The keys of the installation, which its instances find in the folder.
    pub fn secrets(&self) -> Result<Secrets> {
        Ok(keys::load(&self.db, &KeySource::from_settings(None, self.path()))?)
    }

    /// What PostgreSQL has done so far; nothing on SQLite.
    pub fn postgres_usage(&self) -> Result<PostgresUsage> {
        self.postgres
            .as_ref()
            .map_or(Ok(PostgresUsage::default()), Postgres::usage)
    }
}

impl Postgres {
    fn create() -> Result<Self> {
        let server = std::env::var("PODIUM_TEST_POSTGRES").map_err(
            |_| "PODIUM_TEST_POSTGRES names no server: bash tests/with-postgres.sh cargo bench --bench hall -- …",
        )?;
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("podium_hall_{}_{number}", std::process::id());
        let mut connection = PgConnection::establish(&format!("{server}/postgres"))?;
        connection.batch_execute(&format!("CREATE DATABASE {name}"))?;
        let answering: Pid = diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result(&mut connection)?;
        let status = std::fs::read_to_string(format!("/proc/{}/status", answering.pid))?;
        let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
        Ok(Self {
            server,
            name,
            postmaster: parent.ok_or("no parent")?.trim().parse()?,
        })
    }

    fn usage(&self) -> Result<PostgresUsage> {
        let mut processor = processor_time(self.postmaster, true)?;
        let children = format!("/proc/{0}/task/{0}/children", self.postmaster);
        for child in std::fs::read_to_string(children)?.split_whitespace() {
            // one that has just ended is among the ended ones next time
            processor += processor_time(child.parse()?, true).unwrap_or(0.0);
        }
        let mut connection = PgConnection::establish(&format!("{}/postgres", self.server))?;
        let counted: Counted = diesel::sql_query(format!(
            "SELECT xact_commit + xact_rollback AS transactions, numbackends::bigint AS connections \
             FROM pg_stat_database WHERE datname = '{}'",
            self.name
        ))
        .get_result(&mut connection)?;
        Ok(PostgresUsage {
            processor,
            transactions: counted.transactions,
            connections: counted.connections,
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Ok(mut connection) = PgConnection::establish(&format!("{}/postgres", self.server)) {
            // FORCE: the pool still holds connections
            connection
                .batch_execute(&format!("DROP DATABASE {} WITH (FORCE)", self.name))
                .ok();
        }
    }
}
