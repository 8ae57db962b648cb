//! The connections of either database, lent for one piece of work, and [`each!`], which type-checks a query against both.

use std::ops::{Deref, DerefMut};

use diesel::query_dsl::methods::LoadQuery;
use diesel::{OptionalExtension, PgConnection, QueryResult, RunQueryDsl, SqliteConnection};

use crate::error::DbError;

/// A connection that reads.
pub enum Reader<'a> {
    Pg(&'a mut PgConnection),
    Sqlite(&'a mut SqliteConnection),
}

/// The connection of a writing transaction: reads, and is what the functions that change rows take. Only
/// [`crate::Database::write`] lends one.
pub struct Writer<'a>(Reader<'a>);

impl<'a> Writer<'a> {
    /// Wraps the connection of a transaction that will be committed.
    pub(crate) fn new(connection: Reader<'a>) -> Self {
        Self(connection)
    }
}

impl<'a> Deref for Writer<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Writer<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A query written once and compiled for both databases, its error a [`DbError`]:
/// `each!(conn, |c| players::table.load(c))`.
macro_rules! each {
    ($conn:expr, |$c:ident| $body:expr) => {{
        let conn: &mut $crate::Reader<'_> = $conn;
        let result: diesel::QueryResult<_> = match conn {
            $crate::Reader::Pg(connection) => {
                let $c: &mut diesel::PgConnection = connection;
                $body
            }
            $crate::Reader::Sqlite(connection) => {
                let $c: &mut diesel::SqliteConnection = connection;
                $body
            }
        };
        result.map_err($crate::DbError::from)
    }};
}

/// A statement of which nobody asks how many rows it changed: `execute!(conn, diesel::delete(players::table))`.
macro_rules! execute {
    ($conn:expr, $statement:expr $(,)?) => {
        $crate::each!($conn, |c| diesel::RunQueryDsl::execute($statement, c)).map(|_| ())
    };
}

pub(crate) use {each, execute};

/// The end of a lookup by a unique key: `each!(conn, |c| PlayerRow::query().find(id).one(c))`.
pub(crate) trait Lookup<C>: RunQueryDsl<C> {
    /// Returns the row, if there is one.
    fn one<'q, T>(self, c: &mut C) -> QueryResult<Option<T>>
    where
        Self: LoadQuery<'q, C, T>,
    {
        self.get_result(c).optional()
    }
}

impl<C, Q: RunQueryDsl<C>> Lookup<C> for Q {}

/// The work of one reading transaction; the caller keeps its result.
pub(crate) type ReadJob<'w> = dyn FnMut(&mut Reader<'_>) -> Result<(), Stopped> + 'w;

/// The work of one writing transaction; the caller keeps its result.
pub(crate) type WriteJob<'w> = dyn FnMut(&mut Writer<'_>) -> Result<(), Stopped> + 'w;

/// The mark that a transaction's work ended with an error of the caller's own type: the transaction is rolled back.
#[derive(Debug)]
pub(crate) struct Stopped {
    /// The database error inside it, if it is one.
    pub(crate) database: Option<DbError>,
}
