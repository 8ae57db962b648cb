//! Queries on the installation's own values: rows, so that all instances share them. Keys are never stored here.

use diesel::prelude::*;

use crate::schema::settings;
use crate::{DbError, Lookup, Reader, Writer, each, execute};

/// The setting that identifies this database: made once, and copied with it.
pub const IDENTITY: &str = "database_identity";

/// The setting that holds the folder in which the service last kept copies of this database.
pub const COPIES: &str = "folder_of_copies";

/// Returns the value of a setting.
pub fn get(conn: &mut Reader<'_>, name: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| settings::table.find(name).select(settings::value).one(c))
}

/// Stores a setting unless it has a value; returns the value that is stored.
pub fn get_or_insert(conn: &mut Writer<'_>, name: &str, value: &str) -> Result<String, DbError> {
    each!(conn, |c| {
        diesel::insert_into(settings::table)
            .values((settings::name.eq(name), settings::value.eq(value)))
            // if two instances start at once, both read the row of the faster one
            .on_conflict_do_nothing()
            .execute(c)?;
        settings::table.find(name).select(settings::value).get_result(c)
    })
}

/// Stores a setting, replacing its value.
pub fn set(conn: &mut Writer<'_>, name: &str, value: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::insert_into(settings::table)
            .values((settings::name.eq(name), settings::value.eq(value)))
            .on_conflict(settings::name)
            .do_update()
            .set(settings::value.eq(value))
    )
}

/// Deletes a setting.
pub fn delete(conn: &mut Writer<'_>, name: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(settings::table.find(name)))
}

/// Deletes a setting if it still has this value.
pub fn delete_value(conn: &mut Writer<'_>, name: &str, value: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(settings::table.filter(settings::name.eq(name).and(settings::value.eq(value))))
    )
}
