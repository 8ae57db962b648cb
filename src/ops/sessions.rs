//! Sessions: a random token in a cookie, its hash in a row. Rotated on sign-in, ended on sign-out and on a change of
//! the password.

use chrono::Duration;

use super::{OpError, secrets};
use crate::clock::{self, Moment};
use crate::db::accounts::Account;
use crate::db::sessions::{self, Session};
use crate::db::{Conn, Database, DbError};

/// A session that nobody uses ends after so many days.
pub const IDLE_DAYS: i64 = 30;
/// No session lasts longer, used or not.
pub const LONGEST_DAYS: i64 = 90;
/// That a session was used is written at most so often, in minutes: a page view is no write.
const SEEN_EVERY_MINUTES: i64 = 60;

/// A session that has just begun.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// For the cookie, and nowhere else.
    pub token: String,
    pub account_id: String,
}

impl std::fmt::Debug for NewSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewSession of {}", self.account_id)
    }
}

/// When a session ends that began and was used last at these moments.
fn expiry(created: Moment, seen: Moment) -> Moment {
    (seen + Duration::days(IDLE_DAYS)).min(created + Duration::days(LONGEST_DAYS))
}

/// Begins a session, in the transaction of what earned it; sessions that have ended are forgotten by the way.
///
/// # Errors
/// The database cannot be written.
pub fn begin(conn: &mut Conn<'_>, account: &Account, at: Moment) -> Result<NewSession, DbError> {
    let token = secrets::random_token();
    sessions::forget_ended(conn, at)?;
    sessions::insert(
        conn,
        &Session {
            token_hash: secrets::hash_token(&token),
            account_id: account.id.clone(),
            created_at: at,
            seen_at: at,
            expires_at: expiry(at, at),
        },
    )?;
    Ok(NewSession {
        token,
        account_id: account.id.clone(),
    })
}

/// The session and account behind a cookie, unless it has ended or the account is disabled.
///
/// # Errors
/// The database does not answer.
pub fn resume(db: &Database, token: &str) -> Result<Option<(Session, Account)>, OpError> {
    resume_at(db, token, clock::now())
}

/// As [`resume`], at a given time.
///
/// # Errors
/// As [`resume`].
pub fn resume_at(db: &Database, token: &str, at: Moment) -> Result<Option<(Session, Account)>, OpError> {
    let hash = secrets::hash_token(token);
    let found = db.read(|conn| sessions::live(conn, &hash, at))?;
    if let Some((session, _)) = &found
        && at - session.seen_at >= Duration::minutes(SEEN_EVERY_MINUTES)
    {
        let expires = expiry(session.created_at, at);
        // Reading goes on where the disk is full or read-only: the session only ends earlier than it might.
        if let Err(error) = db.write(|conn| sessions::seen(conn, &hash, at, expires)) {
            tracing::warn!(%error, "that a session was used could not be noted");
        }
    }
    Ok(found)
}

/// Signs out: ends the session of a cookie.
///
/// # Errors
/// The database cannot be written.
pub fn end(db: &Database, token_hash: &str) -> Result<(), OpError> {
    Ok(db.write(|conn| sessions::end(conn, token_hash))?)
}

/// Signs out everywhere: ends every session of an account. Returns how many there were.
///
/// # Errors
/// The database cannot be written.
pub fn end_all(db: &Database, account_id: &str) -> Result<usize, OpError> {
    Ok(db.write(|conn| sessions::end_all(conn, account_id, None))?)
}

/// Ends one session out of the list of an account's own.
///
/// # Errors
/// [`OpError::NotFound`] when it has ended or is somebody else's; the database cannot be written.
pub fn end_one(db: &Database, account_id: &str, token_hash: &str) -> Result<(), OpError> {
    match db.write(|conn| sessions::end_one(conn, account_id, token_hash))? {
        true => Ok(()),
        false => Err(OpError::NotFound("That session has ended already.".into())),
    }
}

/// The running sessions of an account, used last first.
///
/// # Errors
/// The database does not answer.
pub fn of_account(conn: &mut Conn<'_>, account_id: &str) -> Result<Vec<Session>, DbError> {
    sessions::of_account(conn, account_id, clock::now())
}
