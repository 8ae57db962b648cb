//! Queries on the security log of the site.

use diesel::prelude::*;

use crate::schema::security_log;
use crate::{DbError, Lookup, Reader, SecurityEventKind, Writer, each, execute};
use podium_base::clock::Moment;

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
    /// The account's name at that time, or "visitor", "player", "command line".
    pub actor: String,
    /// The client's IP address.
    pub address: Option<String>,
    /// The account that was acted on.
    pub subject_id: Option<String>,
    pub tournament_id: Option<String>,
    pub player_id: Option<String>,
    /// A label or number chosen by the program.
    pub detail: Option<String>,
}

/// Writes an entry.
pub fn insert(conn: &mut Writer<'_>, entry: &SecurityEntry) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(security_log::table).values(entry))
}

/// Returns when the entry was made that has this many later ones of its kind, if there is one. `account`: only entries
/// about this account or by it; `None`: only those that name no account.
pub fn nth_latest(
    conn: &mut Reader<'_>,
    kind: SecurityEventKind,
    account: Option<&str>,
    later: i64,
) -> Result<Option<Moment>, DbError> {
    each!(conn, |c| {
        let query = security_log::table
            .filter(security_log::kind.eq(kind))
            .order(security_log::id.desc())
            .offset(later)
            .limit(1)
            .select(security_log::at)
            .into_boxed();
        let query = match account {
            Some(account) => query.filter(
                security_log::account_id
                    .eq(account)
                    .or(security_log::subject_id.eq(account)),
            ),
            None => query.filter(
                security_log::account_id
                    .is_null()
                    .and(security_log::subject_id.is_null()),
            ),
        };
        query.one(c)
    })
}

/// Deletes the entries from before a moment; returns how many there were.
pub fn forget(conn: &mut Writer<'_>, before: Moment) -> Result<usize, DbError> {
    each!(conn, |c| diesel::delete(
        security_log::table.filter(security_log::at.lt(before))
    )
    .execute(c))
}

/// The entries to show; a field that is `None` matches all.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    pub kinds: Option<&'static [SecurityEventKind]>,
    /// The account that acted or was acted on.
    pub account: Option<String>,
    pub address: Option<String>,
    /// Entries with smaller ids than this one.
    pub below: Option<String>,
}

/// Returns the latest matching entries, latest first.
pub fn page(conn: &mut Reader<'_>, filter: &Filter, entries: i64) -> Result<Vec<SecurityEntry>, DbError> {
    each!(conn, |c| {
        let mut query = security_log::table
            .order(security_log::id.desc())
            .limit(entries)
            .select(SecurityEntry::as_select())
            .into_boxed();
        if let Some(kinds) = filter.kinds {
            query = query.filter(security_log::kind.eq_any(kinds));
        }
        if let Some(account) = &filter.account {
            query = query.filter(
                security_log::account_id
                    .eq(account)
                    .or(security_log::subject_id.eq(account)),
            );
        }
        if let Some(address) = &filter.address {
            query = query.filter(security_log::address.eq(address));
        }
        if let Some(below) = &filter.below {
            query = query.filter(security_log::id.lt(below));
        }
        query.load(c)
    })
}
