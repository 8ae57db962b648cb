//! Settings of the installation that are secrets or made once: rows, so that many instances share them.

use diesel::prelude::*;

use super::schema::settings;
use super::{Conn, DbError};
use crate::each;

/// The value of a setting.
///
/// # Errors
/// The database does not answer.
pub fn get(conn: &mut Conn<'_>, name: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| settings::table
        .find(name)
        .select(settings::value)
        .first(c)
        .optional()
        .map_err(DbError::from))
}

/// Stores a setting unless it is there; returns the one that counts.
///
/// # Errors
/// The database does not answer.
pub fn get_or_insert(conn: &mut Conn<'_>, name: &str, value: &str) -> Result<String, DbError> {
    each!(conn, |c| {
        diesel::insert_into(settings::table)
            .values((settings::name.eq(name), settings::value.eq(value)))
            .on_conflict_do_nothing()
            .execute(c)?;
        settings::table
            .find(name)
            .select(settings::value)
            .first(c)
            .map_err(DbError::from)
    })
}
