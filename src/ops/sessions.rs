//! Sessions: a random token in a cookie, its hash in a row. Rotated on sign-in, ended on sign-out and on a change of
//! the password.

use chrono::Duration;

use super::{OpError, SiteWork, secrets};
use crate::clock::{self, Moment};
use crate::db::accounts::Account;
use crate::db::sessions::{self, Session};
use crate::db::{Conn, Database, DbError, forms};

/// Days after which an unused session ends.
pub const IDLE_DAYS: i64 = 30;
/// Days after which every session ends, used or not.
pub const LONGEST_DAYS: i64 = 90;
/// Minutes between two notes that a session was used, so that not every page view is a write.
const SEEN_EVERY_MINUTES: i64 = 60;
/// Sent forms are remembered for this many days at least; the versions in a form refuse what is older.
const FORMS_KEPT_DAYS: i64 = 7;

/// A session that has just begun.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// For the cookie; the database stores its hash only.
    pub token: String,
    pub account_id: String,
}

impl std::fmt::Debug for NewSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // without the token: no log prints it
        write!(f, "NewSession of {}", self.account_id)
    }
}

/// The moment a session ends.
fn expiry(created: Moment, seen: Moment) -> Moment {
    // Use lengthens a session, but a stolen cookie does not hold for ever.
    (seen + Duration::days(IDLE_DAYS)).min(created + Duration::days(LONGEST_DAYS))
}

/// Begins a session in the caller's transaction. It also deletes the sessions that have ended and the keys of old forms:
/// often enough, and not at every write.
pub fn begin(conn: &mut Conn<'_>, account: &Account, at: Moment) -> Result<NewSession, DbError> {
    // Always a new one, so that a token from before signing in is worth nothing after.
    let token = secrets::random_token();
    // swept with each sign-in, so that no job has to run for it
    sessions::forget_ended(conn, at)?;
    forms::forget(conn, at - Duration::days(FORMS_KEPT_DAYS))?;
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

/// Returns the session of a cookie with its account, unless the session has ended or the account is disabled.
pub fn resume(db: &Database, token: &str) -> Result<Option<(Session, Account)>, OpError> {
    resume_at(db, token, clock::now())
}

/// [`resume`] at a given time.
pub fn resume_at(db: &Database, token: &str, at: Moment) -> Result<Option<(Session, Account)>, OpError> {
    let hash = secrets::hash_token(token);
    let found = db.read(|conn| sessions::live(conn, &hash, at))?;
    if let Some((session, _)) = &found
        && at - session.seen_at >= Duration::minutes(SEEN_EVERY_MINUTES)
    {
        let expires = expiry(session.created_at, at);
        // On a full or read-only disk pages are still served: the session only ends earlier than it might.
        if let Err(error) = db.write(|conn| sessions::seen(conn, &hash, at, expires)) {
            tracing::warn!(%error, "that a session was used could not be noted");
        }
    }
    Ok(found)
}

/// Signs out: ends the session of a cookie.
pub fn end(db: &Database, token_hash: &str) -> Result<(), OpError> {
    Ok(db.write(|conn| sessions::end(conn, token_hash))?)
}

/// Signs out everywhere: ends every session of the own account. Returns how many there were.
///
/// # Errors
/// [`OpError::Forbidden`] for who is not signed in.
pub fn end_all(work: &mut SiteWork<'_, '_>) -> Result<usize, OpError> {
    let account = work.account()?.id.clone();
    // This browser's too: "everywhere" is what the button says.
    Ok(sessions::end_all(work.conn, &account, None)?)
}

/// Ends one of the own account's sessions.
///
/// # Errors
/// [`OpError::NotFound`] when it has ended or is another account's.
pub fn end_one(work: &mut SiteWork<'_, '_>, token_hash: &str) -> Result<(), OpError> {
    let account = work.account()?.id.clone();
    match sessions::end_one(work.conn, &account, token_hash)? {
        true => Ok(()),
        false => Err(OpError::NotFound("That session has ended already.".into())),
    }
}

/// The running sessions of an account, the one used last first.
pub fn of_account(conn: &mut Conn<'_>, account_id: &str) -> Result<Vec<Session>, DbError> {
    sessions::of_account(conn, account_id, clock::now())
}
