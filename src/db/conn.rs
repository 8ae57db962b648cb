//! A connection of either database, lent for one piece of work, and [`each!`], which type-checks a query against both.

use diesel::{PgConnection, SqliteConnection};

use super::error::DbError;

/// A connection lent for one piece of work.
pub enum Conn<'a> {
    Pg(&'a mut PgConnection),
    Sqlite(&'a mut SqliteConnection),
}

/// A query written once and compiled for both databases: `each!(conn, |c| players::table.load(c))`.
#[macro_export]
macro_rules! each {
    ($conn:expr, |$c:ident| $body:expr) => {
        match $conn {
            $crate::db::Conn::Pg(connection) => {
                let $c: &mut diesel::PgConnection = connection;
                $body
            }
            $crate::db::Conn::Sqlite(connection) => {
                let $c: &mut diesel::SqliteConnection = connection;
                $body
            }
        }
    };
}

/// The work of one transaction; the caller keeps its result.
pub(super) type Job<'w> = dyn FnMut(&mut Conn<'_>) -> Result<(), Stopped> + 'w;

/// The mark that a transaction's work ended with an error of the caller's own type: the transaction is rolled back.
#[derive(Debug)]
pub(super) struct Stopped {
    /// The database error inside it, if it is one.
    pub(super) database: Option<DbError>,
}
