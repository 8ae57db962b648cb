//! What tests run on: a separate database each, on SQLite and on PostgreSQL.
//!
//! A test that touches the database is written once, with [`both_databases!`], and runs on both. What needs the
//! PostgreSQL server is ignored by plain `cargo test`; `bash tests/all.sh` brings a server and runs it.

pub mod acting;
pub mod asked;
pub mod community;
pub mod form;
pub mod http;
pub mod listener;
pub mod process;
pub mod program;
pub mod raw;
pub mod season;
pub mod tournament;
pub mod visibility;

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection};
use podium_base::config::{DatabaseAddress, KeySource};
use podium_ops::site::keys;
use podium_ops::site::secrets::Secrets;
use podium_store::Database;

/// A test on a database, run on both: `both_databases! { fn name(db) { … } }` makes `name::sqlite` and
/// `name::postgres`. `db` is a [`&TestDb`](TestDb), migrated and empty.
macro_rules! both_databases {
    ($($(#[$meta:meta])* fn $name:ident($db:ident) $body:block)+) => {$(
        $(#[$meta])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            fn run($db: &$crate::harness::TestDb) $body

            #[test]
            fn sqlite() {
                run(&$crate::harness::TestDb::sqlite());
            }

            #[test]
            #[ignore = "needs PostgreSQL: bash tests/all.sh"]
            fn postgres() {
                run(&$crate::harness::TestDb::postgres());
            }
        }
    )+};
}
pub(crate) use both_databases;

/// What SQLite answers when its log is to be moved into the file.
#[derive(QueryableByName)]
struct Emptied {
    /// 1: somebody read or wrote, and it was not done.
    #[diesel(sql_type = diesel::sql_types::Integer)]
    busy: i32,
}

/// The database of one test, gone with it.
pub struct TestDb {
    pub db: Database,
    pub address: DatabaseAddress,
    /// The data folder: of the file on SQLite, of the keys on both.
    folder: tempfile::TempDir,
    on_server: Option<OnServer>,
}

/// A PostgreSQL database, which is removed at the end.
struct OnServer {
    server: String,
    name: String,
}

impl TestDb {
    /// An SQLite file in a new folder, migrated: a copy of the first one of this process.
    pub fn sqlite() -> Self {
        static MIGRATED: OnceLock<Vec<u8>> = OnceLock::new();
        let content = MIGRATED.get_or_init(|| {
            let first = Self::sqlite_unmigrated().migrated();
            first.settle();
            let DatabaseAddress::Sqlite(path) = &first.address else {
                unreachable!("it has no URL");
            };
            std::fs::read(path).expect("the file of the database")
        });
        Self::sqlite_of(Some(content)).migrated()
    }

    /// An SQLite file in a new folder, without a schema.
    pub fn sqlite_unmigrated() -> Self {
        Self::sqlite_of(None)
    }

    /// An SQLite file with this content in a new folder.
    fn sqlite_of(content: Option<&[u8]>) -> Self {
        let folder = private_folder();
        let address = DatabaseAddress::from_settings(None, folder.path()).expect("no URL is no typo");
        if let (Some(content), DatabaseAddress::Sqlite(path)) = (content, &address) {
            std::fs::write(path, content).expect("the file is written");
            std::fs::set_permissions(path, Permissions::from_mode(0o600)).expect("the file is ours");
        }
        asked::listen();
        let db = Database::open(&address).expect("a new SQLite file opens");
        Self {
            db,
            address,
            folder,
            on_server: None,
        }
    }

    /// Moves what was written from SQLite's log into the file: logs are large to copy, and each copy would read it again.
    pub fn settle(&self) {
        let DatabaseAddress::Sqlite(path) = &self.address else {
            return;
        };
        let mut connection = SqliteConnection::establish(&path.to_string_lossy()).expect("the file opens");
        // a reader whose answer has come may still be about to end its transaction
        connection
            .batch_execute("PRAGMA busy_timeout = 10000")
            .expect("it waits for readers");
        let emptied: Emptied = diesel::sql_query("PRAGMA wal_checkpoint(TRUNCATE)")
            .get_result(&mut connection)
            .expect("the log is read");
        assert_eq!(emptied.busy, 0, "somebody still reads the log");
    }

    /// Another SQLite file with the same rows and keys.
    pub fn copied(&self) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for entry in std::fs::read_dir(self.folder()).expect("the data folder") {
            let from = entry.expect("an entry").path();
            let name = from.file_name().expect("a file of the folder");
            std::fs::copy(&from, folder.path().join(name)).expect("a file is copied");
        }
        let address = DatabaseAddress::from_settings(None, folder.path()).expect("no URL is no typo");
        Self {
            db: Database::open(&address).expect("the copy opens"),
            address,
            folder,
            on_server: None,
        }
    }

    /// A new PostgreSQL database, migrated: a copy of the first one of this process, which ends with the tests' server.
    pub fn postgres() -> Self {
        static MIGRATED: OnceLock<String> = OnceLock::new();
        let first = MIGRATED.get_or_init(|| {
            let mut first = Self::postgres_unmigrated().migrated();
            first.on_server.take().expect("it is on the server").name
        });
        Self::postgres_of(postgres_server(), &format!("TEMPLATE {first} STRATEGY file_copy")).migrated()
    }

    /// A new PostgreSQL database, without a schema.
    pub fn postgres_unmigrated() -> Self {
        Self::postgres_of(postgres_server(), "")
    }

    /// A new migrated PostgreSQL database on another server than that of all tests.
    pub fn postgres_on(server: &str) -> Self {
        Self::postgres_of(server.to_owned(), "").migrated()
    }

    fn postgres_of(server: String, template: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!("podium_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        on_server(&server, &format!("CREATE DATABASE {name} {template}"));
        let url = format!("{server}/{name}");
        let address = DatabaseAddress::from_settings(Some(&url), Path::new("unused")).expect("a PostgreSQL URL");
        asked::listen();
        let db = Database::open(&address).expect("the new PostgreSQL database opens");
        Self {
            db,
            address,
            folder: private_folder(),
            on_server: Some(OnServer { server, name }),
        }
    }

    fn migrated(self) -> Self {
        self.db.migrate(&self.address).expect("the migrations run");
        self
    }

    /// The data folder, which lives as long as the database.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where the keys of the installation are.
    pub fn keys(&self) -> KeySource {
        KeySource::from_settings(None, self.folder())
    }

    /// The keys of the installation, as the service loads them.
    pub fn secrets(&self) -> Secrets {
        keys::load(&self.db, &self.keys()).expect("the keys of the installation")
    }
}

impl TestDb {
    /// Cuts everything that uses the PostgreSQL database off from it.
    pub fn lose(&self) {
        if let Some(OnServer { server, name }) = &self.on_server {
            // FORCE: the pool of `db` still holds connections.
            on_server(server, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
        }
    }
}

impl Drop for TestDb {
    fn drop(&mut self) {
        self.lose();
    }
}

/// A folder that nobody else may enter, as the program makes its own: of others it says something at its start.
pub fn private_folder() -> tempfile::TempDir {
    let mut builder = tempfile::Builder::new();
    builder.permissions(Permissions::from_mode(0o700));
    builder.tempdir().expect("a temporary folder")
}

fn postgres_server() -> String {
    std::env::var("PODIUM_TEST_POSTGRES")
        .expect("PODIUM_TEST_POSTGRES names no server: run bash tests/all.sh, or tests/with-postgres.sh COMMAND")
}

fn on_server(server: &str, statement: &str) {
    PgConnection::establish(&format!("{server}/postgres"))
        .expect("the PostgreSQL server of the tests answers")
        .batch_execute(statement)
        .expect("a database can be made and dropped");
}
