//! Queries on sessions: rows with the hash of a random token.

use diesel::prelude::*;

use super::accounts::Account;
use crate::schema::{accounts, sessions};
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// A signed-in browser.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = sessions, treat_none_as_default_value = false)]
pub struct Session {
    /// SHA-256 of the cookie's token, lower-case hex.
    pub token_hash: String,
    pub account_id: String,
    pub created_at: Moment,
    pub seen_at: Moment,
    pub expires_at: Moment,
    /// The browser in plain words, as "Firefox on Android"; empty where it is not known.
    pub device: String,
    /// The last address from which it was used; empty if it is not known.
    pub address: String,
    /// When its owner last typed their password in it.
    pub proven_at: Moment,
}

pub fn insert(conn: &mut Writer<'_>, session: &Session) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(sessions::table).values(session))
}

/// Returns a session and its account, unless it has ended.
pub fn live(conn: &mut Reader<'_>, token_hash: &str, now: Moment) -> Result<Option<(Session, Account)>, DbError> {
    each!(conn, |c| sessions::table
        .inner_join(accounts::table)
        .filter(
            sessions::token_hash
                .eq(token_hash)
                .and(sessions::expires_at.gt(now))
                // Checked here too, although disabling ends the sessions: one that is made at the same moment must not
                // survive.
                .and(accounts::disabled.eq(false))
        )
        .select((Session::as_select(), Account::as_select()))
        .one(c))
}

/// Stores when a session was last used, from where, and when it expires.
pub fn seen(conn: &mut Writer<'_>, session: &Session) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(sessions::table.find(&session.token_hash)).set((
            sessions::seen_at.eq(session.seen_at),
            sessions::expires_at.eq(session.expires_at),
            sessions::address.eq(&session.address),
        ))
    )
}

/// Stores when its owner typed their password in a session.
pub fn prove(conn: &mut Writer<'_>, token_hash: &str, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(sessions::table.find(token_hash)).set(sessions::proven_at.eq(at))
    )
}

pub fn end(conn: &mut Writer<'_>, token_hash: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(sessions::table.find(token_hash)))
}

/// Ends one session of an account; returns false if the account has none with this hash.
pub fn end_one(conn: &mut Writer<'_>, account: &str, token_hash: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        sessions::table.filter(
            sessions::token_hash
                .eq(token_hash)
                .and(sessions::account_id.eq(account))
        )
    )
    .execute(c)?
        == 1))
}

/// Ends every session of an account but one.
pub fn end_all(conn: &mut Writer<'_>, account: &str, except: Option<&str>) -> Result<usize, DbError> {
    each!(conn, |c| diesel::delete(
        sessions::table.filter(
            sessions::account_id
                .eq(account)
                // no hash is empty, so without an exception all sessions end
                .and(sessions::token_hash.ne(except.unwrap_or("")))
        )
    )
    .execute(c))
}

/// Returns the sessions of an account that have not ended, latest first.
pub fn of_account(conn: &mut Reader<'_>, account: &str, now: Moment) -> Result<Vec<Session>, DbError> {
    each!(conn, |c| Session::query()
        .filter(sessions::account_id.eq(account).and(sessions::expires_at.gt(now)))
        .order(sessions::seen_at.desc())
        .load(c))
}

/// Deletes the sessions that have ended.
pub fn forget_ended(conn: &mut Writer<'_>, now: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(sessions::table.filter(sessions::expires_at.le(now)))
    )
}
