//! Signing in with a password, and changing the password.

use std::net::IpAddr;

use super::{Password, hashing, set_password, typed_key};
use crate::clock::{self, Moment};
use crate::db::accounts::{self, Account};
use crate::db::{self, Conn, Database};
use crate::ops::OpError;
use crate::ops::secrets::Secrets;
use crate::ops::sessions::{self, NewSession};
use crate::ops::throttle::{self, Counter};

/// A try to sign in, name and password as typed.
pub struct SignIn<'s> {
    pub name: &'s str,
    pub password: &'s str,
    /// The client's address.
    pub address: IpAddr,
    /// Hash of the session that the browser has so far, which ends.
    pub session_before: Option<&'s str>,
    pub secrets: &'s Secrets,
    /// The mark that an earlier sign-in left in the browser (see [`Secrets::browser_mark`]), or nothing. Failures of a marked
    /// browser are counted apart, so that a stranger's tries do not delay the owner.
    pub mark: &'s str,
}

/// Signs in from a browser without a mark.
pub fn sign_in(
    db: &Database,
    secrets: &Secrets,
    name: &str,
    password: &str,
    address: IpAddr,
    session_before: Option<&str>,
) -> Result<NewSession, OpError> {
    let attempt = SignIn {
        name,
        password,
        address,
        session_before,
        secrets,
        mark: "",
    };
    attempt.run(db)
}

impl SignIn<'_> {
    /// Tries to sign in: ends the browser's session and begins a new one.
    ///
    /// # Errors
    /// [`OpError::Invalid`] when name and password do not belong together, without telling which is wrong;
    /// [`OpError::Forbidden`] for a disabled account; [`OpError::TooMany`] with the seconds to wait.
    pub fn run(&self, db: &Database) -> Result<NewSession, OpError> {
        self.run_at(db, clock::now())
    }

    /// [`SignIn::run`] at a given time.
    pub fn run_at(&self, db: &Database, at: Moment) -> Result<NewSession, OpError> {
        // Also of names that no account has: a limit for existing names alone would tell which exist.
        let key = typed_key(self.name);
        let (found, counter) = db.write(|conn| {
            let account = locked(conn, &key)?;
            let counter = self.counter(account.as_ref(), &key);
            // counted as a failure before the password is looked at: tries sent all at once cannot overtake the count
            throttle::try_now(conn, &counter, at)?;
            Ok::<_, OpError>((account, counter))
        })?;
        // between two transactions: a hash takes tens of milliseconds, and SQLite has one writer;
        // for an unknown name the same work is done, so that the time does not tell either
        if !hashing::verify(self.password, found.as_ref().map(|a| a.password_hash.as_str()))? {
            return Err(wrong_pair());
        }
        let account = found.ok_or_else(wrong_pair)?;
        db.write(|conn| {
            // A password changed while this one was being hashed: the old one must not open a session.
            let account = unchanged(conn, &account)?;
            // The try was counted as a failure before; it was none.
            throttle::succeeded(conn, &counter.key, at)?;
            // asked after the password, so that nobody else learns which accounts are disabled
            if account.disabled {
                // an inner error commits: the failures stay deleted, because the password was right
                return Ok(Err(disabled()));
            }
            if let Some(before) = self.session_before {
                // a token that somebody planted before must not become a signed-in one
                db::sessions::end(conn, before)?;
            }
            Ok::<_, OpError>(Ok(sessions::begin(conn, &account, at)?))
        })?
    }

    /// What failures are counted under: the name and the address, or a browser that is known to the account.
    fn counter(&self, account: Option<&Account>, key: &str) -> Counter {
        let known = account.and_then(|account| {
            let browser = self.secrets.known_browser(&account.id, self.mark)?;
            Some(Counter::of_known(&account.id, browser))
        });
        known.unwrap_or_else(|| {
            // not the name itself: people type their password, or what they are called elsewhere, into its field
            let name = self.secrets.counted_as(FAILED_NAME, key);
            Counter::of_strangers(&name, self.address)
        })
    }
}

/// What failures of a typed name are counted as (see [`Secrets::counted_as`]).
pub const FAILED_NAME: &str = "sign-in by name";

fn wrong_pair() -> OpError {
    OpError::field(
        "",
        "User name and password do not belong together. Check both; capitals count in the password.",
    )
}

fn disabled() -> OpError {
    OpError::Forbidden("This account is disabled. A site administrator can enable it again.".into())
}

/// Locks the account of a name, so that tries at the same moment are counted one after the other.
fn locked(conn: &mut Conn<'_>, key: &str) -> Result<Option<Account>, OpError> {
    match accounts::by_name_key(conn, key)? {
        None => Ok(None),
        Some(account) => Ok(accounts::lock(conn, &account.id)?),
    }
}

/// Locks the account again, provided that its password is still the one that was checked.
fn unchanged(conn: &mut Conn<'_>, checked: &Account) -> Result<Account, OpError> {
    accounts::lock(conn, &checked.id)?
        .filter(|now| now.password_hash == checked.password_hash)
        .ok_or_else(wrong_pair)
}

/// Changes an account's own password. All its sessions end, and a new one begins for this browser.
///
/// # Errors
/// [`OpError::Invalid`] for the fields `current` and `password`; [`OpError::TooMany`] with the seconds to wait.
pub fn change_password(db: &Database, account: &Account, current: &str, chosen: &str) -> Result<NewSession, OpError> {
    let at = clock::now();
    let password = Password::choose(chosen, &account.name).map_err(|p| OpError::Invalid(vec![p]))?;
    // counted apart from sign-ins, so that a stranger's tries do not delay the owner
    let counter = Counter::of_known(&account.id, "change of the password");
    let found = db.write(|conn| {
        let found = locked(conn, &account.name_key)?;
        throttle::try_now(conn, &counter, at)?;
        Ok::<_, OpError>(found)
    })?;
    let found = found.ok_or_else(|| OpError::NotFound("There is no such account any more.".into()))?;
    if !hashing::verify(current, Some(&found.password_hash))? {
        return Err(OpError::field(
            "current",
            "This is not your password so far. Nothing was changed.",
        ));
    }
    // After the current password was checked: a wrong one must not cost two hashes.
    let hash = password.hash()?;
    db.write(|conn| {
        let account = unchanged(conn, &found)?;
        throttle::succeeded(conn, &counter.key, at)?;
        set_password(conn, account, &hash, at)
    })
}
