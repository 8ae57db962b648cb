//! Erasing deleted rows: their bytes leave the database's files too.

use diesel::connection::SimpleConnection;
use diesel::{QueryableByName, RunQueryDsl};

use crate::{Database, DbError, Reader};

/// Tables that hold personal data, or have held keys. The settings are rewritten as a whole, which takes no time; the
/// other tables are not, because every reader would have to wait.
const ON_POSTGRES: [&str; 18] = [
    "VACUUM (FULL) settings",
    "VACUUM players",
    "VACUUM log",
    "VACUUM announcements",
    "VACUUM calls",
    "VACUUM rulings",
    "VACUUM reports",
    "VACUUM time_extensions",
    "VACUUM pods",
    "VACUUM followed_games",
    "VACUUM game_actions",
    "VACUUM tournaments",
    "VACUUM forms_used",
    "VACUUM mentions",
    "VACUUM deliveries",
    "VACUUM page_texts",
    "VACUUM pictures",
    "VACUUM preset_looks",
];

impl Database {
    /// Takes the bytes of deleted and changed rows out of the database's files. On SQLite, none are left in the file or
    /// its write-ahead log when this returns, and writers wait meanwhile; on PostgreSQL the rows are freed, and their
    /// bytes are overwritten gradually.
    ///
    /// # Errors
    /// Another program holds the file, or its disk has no room for the new one: the bytes are still there.
    pub fn erase_deleted(&self) -> Result<(), DbError> {
        self.bare(|conn| match conn {
            Reader::Sqlite(c) => {
                // `secure_delete` overwrites what is freed, but a page that was split keeps copies of rows that moved
                c.batch_execute("VACUUM;")?;
                #[derive(QueryableByName)]
                struct Checkpoint {
                    #[diesel(sql_type = diesel::sql_types::BigInt)]
                    busy: i64,
                }
                let done: Checkpoint = diesel::sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(*c)?;
                match done.busy {
                    0 => Ok(()),
                    _ => Err(DbError::Unreachable(
                        "the write-ahead log is being read by somebody else, and could not be emptied".into(),
                    )),
                }
            }
            Reader::Pg(c) => {
                for statement in ON_POSTGRES {
                    // one by one: several in one message would form a transaction, in which VACUUM is not allowed
                    c.batch_execute(statement)?;
                }
                Ok(())
            }
        })
    }
}
