//! Queries on the security log of the site.

use diesel::prelude::*;

use super::schema::security_log;
use super::{CHUNK, Conn, DbError, SecurityEventKind};
use crate::clock::Moment;
use crate::each;

/// An entry of the security log.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = security_log, treat_none_as_default_value = false)]
pub struct SecurityEntry {
    /// Later entries have greater ids.
    pub id: String,
    pub at: Moment,
    pub kind: SecurityEventKind,
    /// The account that acted.
    pub account_id: Option<String>,
    /// The account's name then, or "visitor", "player", "command line".
    pub actor: String,
    /// The client's IP address.
    pub address: Option<String>,
    /// The account that was acted on.
    pub subject_id: Option<String>,
    pub tournament_id: Option<String>,
    pub player_id: Option<String>,
    /// A label or number of the program's own.
    pub detail: Option<String>,
}

/// Writes entries.
pub fn insert(conn: &mut Conn<'_>, entries: &[SecurityEntry]) -> Result<(), DbError> {
    for chunk in entries.chunks(CHUNK) {
        each!(conn, |c| diesel::insert_into(security_log::table)
            .values(chunk)
            .execute(c))?;
    }
    Ok(())
}
