//! Sessions: a random token in a cookie, its hash in a row. A session is replaced on sign-in, and ends on sign-out and
//! on a change of the password.

use podium_store::SecurityEventKind;
use std::net::IpAddr;

use chrono::Duration;

use super::accounts::proof;
use super::{secrets, security_log};
use crate::{Actor, OpError, SecurityEvent, SiteWork};
use podium_base::clock::{self, Moment};
use podium_store::site::accounts::{self, Account};
use podium_store::site::forms;
use podium_store::site::sessions::{self, Session};
use podium_store::tournaments::pushes;
use podium_store::{Database, DbError, Reader, Writer};

/// Days after which an unused session ends.
pub const IDLE_DAYS: i64 = 30;
/// Days after which every session ends, used or not.
pub const LONGEST_DAYS: i64 = 90;
/// Minutes between two updates of a session's last use, so that not every page view causes a write.
const SEEN_EVERY_MINUTES: i64 = 60;
/// Longest description of a browser, in characters.
const LONGEST_DEVICE: usize = 60;
/// The least number of days for which sent forms are remembered; the versions in a form refuse older ones.
const FORMS_KEPT_DAYS: i64 = 7;

/// A browser, as described to its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Client {
    pub address: IpAddr,
    /// The browser in plain words, as "Firefox on Android"; empty if unknown.
    pub device: String,
}

/// A session that has just begun.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// For the cookie; the database stores only its hash.
    pub token: String,
    pub account_id: String,
}

impl std::fmt::Debug for NewSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // without the token: no log prints it
        write!(f, "NewSession of {}", self.account_id)
    }
}

/// Returns the moment at which a session ends.
fn expiry(created: Moment, seen: Moment) -> Moment {
    // Use extends a session, but a stolen cookie does not stay valid for ever.
    (seen + Duration::days(IDLE_DAYS)).min(created + Duration::days(LONGEST_DAYS))
}

/// Begins a session in the caller's transaction. It also deletes ended sessions and the keys of old forms, which is
/// often enough, and spares other writes.
pub fn begin(conn: &mut Writer<'_>, account: &Account, client: &Client, at: Moment) -> Result<NewSession, DbError> {
    // Always a new one, so that a token from before the sign-in is worthless after it.
    let token = secrets::random_token();
    // cleaned up at each sign-in, so that no job has to run for it
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
            device: client.device.chars().take(LONGEST_DEVICE).collect(),
            address: client.address.to_canonical().to_string(),
            // the owner has just typed the password
            proven_at: at,
        },
    )?;
    Ok(NewSession {
        token,
        account_id: account.id.clone(),
    })
}

/// A session that continues.
pub struct Resumed {
    pub session: Session,
    pub account: Account,
    /// Whether the account has to set up a second factor before it may do anything else.
    pub factor_due: bool,
}

/// Returns the session of a cookie with its account, unless the session has ended or the account is disabled.
pub fn resume(db: &Database, token: &str, address: IpAddr) -> Result<Option<Resumed>, OpError> {
    resume_at(db, token, address, clock::now())
}

/// Runs [`resume`] at a given time.
pub fn resume_at(db: &Database, token: &str, address: IpAddr, at: Moment) -> Result<Option<Resumed>, OpError> {
    let hash = secrets::hash_token(token);
    let found = db.read(|conn| match sessions::live(conn, &hash, at)? {
        None => Ok(None),
        Some((session, account)) => Ok::<_, DbError>(Some(Resumed {
            factor_due: proof::is_factor_due(conn, &account)?,
            session,
            account,
        })),
    })?;
    if let Some(Resumed { session, .. }) = &found
        && at - session.seen_at >= Duration::minutes(SEEN_EVERY_MINUTES)
    {
        let seen = Session {
            seen_at: at,
            expires_at: expiry(session.created_at, at),
            address: address.to_canonical().to_string(),
            ..session.clone()
        };
        // On a full or read-only disk pages are still served: the session only ends earlier than it otherwise would.
        if let Err(error) = db.write(|conn| sessions::seen(conn, &seen)) {
            tracing::warn!(%error, "that a session was used could not be noted");
        }
    }
    Ok(found)
}

/// Locks the account of a session until the transaction ends; `None` if the session has ended, or the account is
/// disabled.
pub(crate) fn lock_account(conn: &mut Writer<'_>, token_hash: &str, at: Moment) -> Result<Option<Account>, DbError> {
    let Some((_, account)) = sessions::live(conn, token_hash, at)? else {
        return Ok(None);
    };
    accounts::lock(conn, &account.id)?;
    // again, after the wait: the holder of the lock may have changed the account or ended the session
    Ok(sessions::live(conn, token_hash, at)?.map(|(_, account)| account))
}

/// Signs out: ends a session of an account, and the news that the account gets in the same browser; `mark`: how that browser is
/// recognized ([`crate::tournaments::push::mark`]).
pub fn end(db: &Database, account: &Account, token_hash: &str, mark: &str, address: IpAddr) -> Result<(), OpError> {
    security_log::write(db, Some(address), clock::now(), |conn, events| {
        events.record(
            &Actor::account(&account.id, &account.name),
            SecurityEvent::new(SecurityEventKind::SignedOut),
        );
        pushes::end_in(conn, &account.id, mark)?;
        Ok(sessions::end(conn, token_hash)?)
    })
}

/// Ends every session of the sender's account but one, and the news that it gets in other browsers than the one with a mark. Returns
/// how many sessions there were.
///
/// # Errors
/// [`OpError::Forbidden`] if the sender is not signed in.
pub fn end_others(work: &mut SiteWork<'_, '_>, own: &str, mark: &str) -> Result<usize, OpError> {
    let account = work.account()?.id.clone();
    let number = sessions::end_all(work.conn, &account, Some(own))?;
    pushes::end_all(work.conn, &account, Some(mark))?;
    work.record(SecurityEvent::new(SecurityEventKind::SessionsEnded).with(number));
    Ok(number)
}

/// Ends one session of the sender's account.
///
/// # Errors
/// [`OpError::NotFound`] if it has ended or belongs to another account.
pub fn end_one(work: &mut SiteWork<'_, '_>, token_hash: &str) -> Result<(), OpError> {
    let account = work.account()?.id.clone();
    match sessions::end_one(work.conn, &account, token_hash)? {
        true => {
            work.record(SecurityEvent::new(SecurityEventKind::SessionsEnded).with(1));
            Ok(())
        }
        false => Err(OpError::NotFound(say::refused_accounts::session_ended())),
    }
}

/// Returns the running sessions of an account, most recently used first.
pub fn of_account(conn: &mut Reader<'_>, account_id: &str) -> Result<Vec<Session>, DbError> {
    sessions::of_account(conn, account_id, clock::now())
}
