//! Signing in: with a password, and with a code if the account has a second factor.

use podium_store::SecurityEventKind;
use std::net::IpAddr;

use chrono::Duration;

use super::second_factor::{self, Shown};
use super::{hashing, typed_key};
use crate::site::secrets::{self, Secrets};
use crate::site::security_log::{self, Entries};
use crate::site::sessions::{self, Client, NewSession};
use crate::site::throttle::{self, Counter};
use crate::{Actor, OpError, SecurityEvent};
use podium_base::clock::{self, Moment};
use podium_store::site::accounts::{self, Account};
use podium_store::site::second_factors::{self, BegunSignIn};
use podium_store::{Database, Writer};
use say::refused_accounts as t;

/// Minutes within which the code must follow the password.
pub const CODE_MINUTES: i64 = 10;

/// An attempt to sign in, with name and password as typed.
pub struct SignIn<'s> {
    pub name: &'s str,
    pub password: &'s str,
    pub client: &'s Client,
    /// Hash of the session that the browser has so far, which ends.
    pub session_before: Option<&'s str>,
    pub secrets: &'s Secrets,
    /// The mark that an earlier sign-in left in the browser (see [`Secrets::browser_mark`]), or nothing. Failures of a
    /// marked browser are counted separately, so that a stranger's attempts do not delay the owner.
    pub mark: &'s str,
}

/// The result of a correct password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignedIn {
    Session(NewSession),
    /// A code is needed: the token of the begun sign-in, for the form that sends the code.
    CodeAsked(String),
}

/// Signs in from a browser without a mark, to an account without a second factor.
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
        client: &Client {
            address,
            device: String::new(),
        },
        session_before,
        secrets,
        mark: "",
    };
    match attempt.run(db)? {
        SignedIn::Session(session) => Ok(session),
        SignedIn::CodeAsked(_) => Err(OpError::Forbidden(t::code_asked())),
    }
}

impl SignIn<'_> {
    /// Tries to sign in: ends the browser's session and begins a new one, or asks for a code.
    ///
    /// # Errors
    /// [`OpError::Invalid`] when name and password do not match, without telling which is wrong; [`OpError::Forbidden`]
    /// for a disabled account; [`OpError::TooMany`] with the seconds to wait.
    pub fn run(&self, db: &Database) -> Result<SignedIn, OpError> {
        self.run_at(db, clock::now())
    }

    /// Runs [`SignIn::run`] at a given time.
    pub fn run_at(&self, db: &Database, at: Moment) -> Result<SignedIn, OpError> {
        // Also for names that no account has: a limit on existing names alone would tell which exist.
        let key = typed_key(self.name);
        let (found, counter, is_last) = db.write(|conn| {
            let account = match accounts::by_name_key(conn, &key)? {
                None => None,
                // locked, so that simultaneous attempts are counted one after the other
                Some(account) => accounts::lock(conn, &account.id)?,
            };
            let counter = self.counter(account.as_ref(), &key);
            // counted as a failure before the password is checked: attempts sent all at once cannot outrun the count
            let is_last = throttle::try_now(conn, &counter, at)?;
            Ok::<_, OpError>((account, counter, is_last))
        })?;
        // between two transactions: a hash takes tens of milliseconds, and SQLite has one writer;
        // for an unknown name the same work is done, so that the time does not tell either
        let is_right = hashing::verify(self.password, found.as_ref().map(|a| a.password_hash.as_str()))?;
        let Some(account) = found.as_ref().filter(|_| is_right) else {
            let account = found.as_ref().map(|account| account.id.as_str());
            let address = Some(self.client.address);
            security_log::write(db, address, at, |_, events| {
                events.record(
                    &Actor::visitor(),
                    SecurityEvent::new(SecurityEventKind::SignInFailed).about(account),
                );
                if is_last {
                    events.record(
                        &Actor::visitor(),
                        SecurityEvent::new(SecurityEventKind::TriesLimited).about(account),
                    );
                }
                Ok::<_, OpError>(())
            })?;
            return Err(wrong_pair());
        };
        security_log::write(db, Some(self.client.address), at, |conn, events| {
            // A password changed while this one was being hashed: the old one must not open a session.
            let account = unchanged(conn, account)?;
            // The attempt was counted as a failure above, but it succeeded.
            throttle::succeeded(conn, &counter.key, at)?;
            // asked after the password, so that nobody else learns which accounts are disabled
            if account.disabled {
                let account = account.id.as_str();
                events.record(
                    &Actor::visitor(),
                    SecurityEvent::new(SecurityEventKind::SignInRefused).about(account),
                );
                // an inner error commits: the failures stay deleted, because the password was correct
                return Ok(Err(disabled()));
            }
            if account.has_second_factor() {
                return Ok(Ok(SignedIn::CodeAsked(ask_for_code(conn, &account, at)?)));
            }
            let session = begin(conn, events, &account, self.client, self.session_before, at)?;
            Ok::<_, OpError>(Ok(SignedIn::Session(session)))
        })?
    }

    /// Returns the counter for failures: the name and the address, or a browser that the account knows.
    fn counter(&self, account: Option<&Account>, key: &str) -> Counter {
        let known = account.and_then(|account| {
            let browser = self.secrets.known_browser(&account.id, self.mark)?;
            Some(Counter::of_known(&account.id, browser))
        });
        known.unwrap_or_else(|| Counter::of_strangers(&failed_name(self.secrets, key), self.client.address))
    }
}

/// The kind under which failures of a typed name are counted (see [`Secrets::counted_as`]).
pub const FAILED_NAME: &str = "sign-in by name";

/// Returns the key under which failures of a name are counted.
pub(crate) fn failed_name(secrets: &Secrets, name_key: &str) -> String {
    // not the name itself: people type their password, or their name elsewhere, into this field
    secrets.counted_as(FAILED_NAME, name_key)
}

/// A code, sent after a correct password.
pub struct EnterCode<'s> {
    /// The token of the sign-in that was begun ([`SignedIn::CodeAsked`]).
    pub token: &'s str,
    /// As typed: a code of the app, or a recovery code.
    pub code: &'s str,
    pub client: &'s Client,
    /// Hash of the session that the browser has so far, which ends.
    pub session_before: Option<&'s str>,
}

/// A session that began with a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeEntered {
    pub session: NewSession,
    /// The number of recovery codes left, if one was used.
    pub recovery_codes_left: Option<usize>,
}

impl EnterCode<'_> {
    /// Finishes a sign-in: ends the browser's session and begins a new one.
    ///
    /// # Errors
    /// [`OpError::Invalid`] for the field `code`; [`OpError::Conflict`] when the password was typed too long ago or has
    /// changed since; [`OpError::Forbidden`] for a disabled account; [`OpError::TooMany`] with the seconds to wait.
    pub fn run(&self, db: &Database, secrets: &Secrets) -> Result<CodeEntered, OpError> {
        self.run_at(db, secrets, clock::now())
    }

    /// Runs [`EnterCode::run`] at a given time.
    pub fn run_at(&self, db: &Database, secrets: &Secrets, at: Moment) -> Result<CodeEntered, OpError> {
        let token_hash = secrets::hash_token(self.token);
        security_log::write(db, Some(self.client.address), at, |conn, events| {
            let begun = second_factors::begun(conn, &token_hash, at)?.ok_or_else(begin_again)?;
            let account = accounts::lock(conn, &begun.account_id)?;
            // again, after the wait: the same form sent twice at once is not a wrong code
            let begun = second_factors::begun(conn, &token_hash, at)?.ok_or_else(begin_again)?;
            let account = account
                .filter(|account| account.password_hash == begun.password_hash && account.has_second_factor())
                .ok_or_else(begin_again)?;
            // Only a correct code or a new password deletes these failures: typing the password again gives no new
            // attempts.
            let counter = Counter::of_codes(&account.id);
            let is_last = throttle::try_now(conn, &counter, at)?;
            let Some(shown) = second_factor::show(conn, secrets, &account, self.code, at)? else {
                let account = account.id.as_str();
                events.record(
                    &Actor::visitor(),
                    SecurityEvent::new(SecurityEventKind::SecondFactorFailed).about(account),
                );
                if is_last {
                    let account = Some(account);
                    events.record(
                        &Actor::visitor(),
                        SecurityEvent::new(SecurityEventKind::TriesLimited).about(account),
                    );
                }
                // an inner error commits, so that the failure stays counted
                return Ok(Err(wrong_code()));
            };
            throttle::succeeded(conn, &counter.key, at)?;
            second_factors::forget_begun(conn, &token_hash, at)?;
            if account.disabled {
                return Ok(Err(disabled()));
            }
            let recovery_codes_left = match shown {
                Shown::Code => None,
                Shown::RecoveryCode { left } => {
                    let actor = Actor::account(&account.id, &account.name);
                    let account = account.id.as_str();
                    events.record(
                        &actor,
                        SecurityEvent::new(SecurityEventKind::RecoveryCodeUsed)
                            .about(account)
                            .with(left),
                    );
                    Some(left)
                }
            };
            let session = begin(conn, events, &account, self.client, self.session_before, at)?;
            Ok::<_, OpError>(Ok(CodeEntered {
                session,
                recovery_codes_left,
            }))
        })?
    }
}

/// Stores that the password was correct, and returns the token for the form that asks for the code.
fn ask_for_code(conn: &mut Writer<'_>, account: &Account, at: Moment) -> Result<String, OpError> {
    let token = secrets::random_token();
    // this also cleans up; no hash is empty, so only expired ones are deleted
    second_factors::forget_begun(conn, "", at)?;
    second_factors::begin(
        conn,
        &BegunSignIn {
            token_hash: secrets::hash_token(&token),
            account_id: account.id.clone(),
            password_hash: account.password_hash.clone(),
            expires_at: at + Duration::minutes(CODE_MINUTES),
        },
    )?;
    Ok(token)
}

fn begin(
    conn: &mut Writer<'_>,
    events: &mut Entries,
    account: &Account,
    client: &Client,
    session_before: Option<&str>,
    at: Moment,
) -> Result<NewSession, OpError> {
    if let Some(before) = session_before {
        // a token that somebody else planted in the browser must not become a signed-in one
        podium_store::site::sessions::end(conn, before)?;
    }
    events.record(
        &Actor::account(&account.id, &account.name),
        SecurityEvent::new(SecurityEventKind::SignedIn),
    );
    Ok(sessions::begin(conn, account, client, at)?)
}

fn wrong_pair() -> OpError {
    OpError::field("", t::wrong_pair())
}

fn wrong_code() -> OpError {
    OpError::field("code", t::wrong_code())
}

fn begin_again() -> OpError {
    OpError::Conflict(t::begin_again(CODE_MINUTES))
}

fn disabled() -> OpError {
    OpError::Forbidden(t::account_disabled())
}

/// Locks the account again, provided that its password is still the one that was checked.
fn unchanged(conn: &mut Writer<'_>, checked: &Account) -> Result<Account, OpError> {
    accounts::lock(conn, &checked.id)?
        .filter(|now| now.password_hash == checked.password_hash)
        .ok_or_else(wrong_pair)
}
