//! What the owner of an account does with it: changing the password, typing it again before sensitive actions, and
//! switching off the second factor.

use super::{Password, hashing, second_factor, set_password};
use crate::site::secrets::Secrets;
use crate::site::security_log::{self, Entries};
use crate::site::sessions::{self, Client, NewSession};
use crate::site::throttle::{self, Counter};
use crate::{Actor, OpError, SecurityEvent, SiteWork};
use podium_base::clock::{self, Moment};
use podium_store::site::accounts::{self, Account};
use podium_store::{Database, Reader, SecurityEventKind, Writer};
use say::{Language, refused_accounts as t, refused_rights};

/// The owner of an account, identified by the session that they are signed in with.
pub struct Owner<'s> {
    /// Hash of the session's token.
    pub session: &'s str,
    pub client: &'s Client,
}

impl Owner<'_> {
    /// The account of the session, locked.
    fn account(&self, conn: &mut Writer<'_>, at: Moment) -> Result<Account, OpError> {
        sessions::lock_account(conn, self.session, at)?
            .ok_or_else(|| OpError::Forbidden(refused_rights::not_signed_in_any_more()))
    }

    /// Checks the own password. Tries are counted apart from sign-ins, so that a stranger's tries do not delay the owner.
    /// Returns the account as it was then, and the counter whose failures the caller deletes with what it does.
    fn checked(&self, db: &Database, typed: &str, problem: OpError, at: Moment) -> Result<(Account, Counter), OpError> {
        let (account, counter, is_last) = db.write(|conn| {
            let account = self.account(conn, at)?;
            let counter = Counter::of_known(&account.id, "own password");
            let is_last = throttle::try_now(conn, &counter, at)?;
            Ok::<_, OpError>((account, counter, is_last))
        })?;
        if hashing::verify(typed, Some(&account.password_hash))? {
            return Ok((account, counter));
        }
        let actor = Actor::account(&account.id, &account.name);
        self.write(db, at, |_, events| {
            events.record(&actor, SecurityEvent::new(SecurityEventKind::PasswordNotConfirmed));
            if is_last {
                let account = Some(account.id.as_str());
                events.record(
                    &actor,
                    SecurityEvent::new(SecurityEventKind::TriesLimited).about(account),
                );
            }
            Ok(())
        })?;
        Err(problem)
    }

    fn write<T>(
        &self,
        db: &Database,
        at: Moment,
        work: impl FnMut(&mut Writer<'_>, &mut Entries) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        security_log::write(db, Some(self.client.address), at, work)
    }

    /// Changes the own password. All sessions of the account end, and a new one begins for this browser, which keeps its news;
    /// `mark`: how it is recognized ([`crate::tournaments::push::mark`]).
    ///
    /// # Errors
    /// [`OpError::Invalid`] for the fields `current` and `password`; [`OpError::TooMany`] with the seconds to wait.
    pub fn change_password(
        &self,
        db: &Database,
        current: &str,
        chosen: &str,
        mark: &str,
    ) -> Result<NewSession, OpError> {
        let at = clock::now();
        // first, so that no weak one costs a hash
        let name = db.read(|conn| self.name(conn, at))?;
        let password = Password::choose(chosen, &name).map_err(|p| OpError::Invalid(vec![p]))?;
        let wrong = OpError::field("current", t::password_not_current());
        let (checked, counter) = self.checked(db, current, wrong, at)?;
        // After the current password was checked: a wrong one must not cost two hashes.
        let hash = password.hash()?;
        self.write(db, at, |conn, events| {
            let account = self.unchanged(conn, &checked, at)?;
            throttle::succeeded(conn, &counter.key, at)?;
            events.record(
                &Actor::account(&account.id, &account.name),
                SecurityEvent::new(SecurityEventKind::PasswordChanged),
            );
            let account = set_password(conn, account, &hash, Some(mark), at)?;
            Ok(sessions::begin(conn, &account, self.client, at)?)
        })
    }

    fn name(&self, conn: &mut Reader<'_>, at: Moment) -> Result<String, OpError> {
        let found = podium_store::site::sessions::live(conn, self.session, at)?;
        let (_, account) = found.ok_or_else(|| OpError::Forbidden(refused_rights::sign_in_first()))?;
        Ok(account.name)
    }

    /// Locks the account again, provided that its password is still the one that was checked.
    fn unchanged(&self, conn: &mut Writer<'_>, checked: &Account, at: Moment) -> Result<Account, OpError> {
        let account = self.account(conn, at)?;
        match account.password_hash == checked.password_hash {
            true => Ok(account),
            false => Err(OpError::Conflict(t::password_changed())),
        }
    }

    /// Proves again that the owner is at the keyboard: they are not asked again for a while
    /// ([`super::proof::PROOF_MINUTES`]).
    ///
    /// # Errors
    /// [`OpError::Invalid`] when it is not the password; [`OpError::TooMany`] with the seconds to wait.
    pub fn prove(&self, db: &Database, typed: &str) -> Result<(), OpError> {
        let at = clock::now();
        let wrong = OpError::field("", t::password_not_yours());
        let (checked, counter) = self.checked(db, typed, wrong, at)?;
        self.write(db, at, |conn, events| {
            let account = self.unchanged(conn, &checked, at)?;
            throttle::succeeded(conn, &counter.key, at)?;
            events.record(
                &Actor::account(&account.id, &account.name),
                SecurityEvent::new(SecurityEventKind::PasswordConfirmed),
            );
            Ok(podium_store::site::sessions::prove(conn, self.session, at)?)
        })
    }

    /// Switches the second factor off, with one of its codes: a person who only found the browser open cannot do it.
    ///
    /// # Errors
    /// [`OpError::Invalid`] for the field `code`; [`OpError::TooMany`] with the seconds to wait; there is no second factor.
    pub fn remove_second_factor(&self, db: &Database, secrets: &Secrets, code: &str) -> Result<(), OpError> {
        let at = clock::now();
        self.write(db, at, |conn, events| {
            let account = self.account(conn, at)?;
            let actor = Actor::account(&account.id, &account.name);
            if !account.has_second_factor() {
                return Err(OpError::refused(t::no_own_factor()));
            }
            // the attempts count with those of sign-ins: a second form must not give more guesses
            let counter = Counter::of_codes(&account.id);
            let is_last = throttle::try_now(conn, &counter, at)?;
            if second_factor::show(conn, secrets, &account, code, at)?.is_none() {
                let account = account.id.as_str();
                events.record(
                    &actor,
                    SecurityEvent::new(SecurityEventKind::SecondFactorFailed).about(account),
                );
                if is_last {
                    let account = Some(account);
                    events.record(
                        &actor,
                        SecurityEvent::new(SecurityEventKind::TriesLimited).about(account),
                    );
                }
                // an inner error commits, so that the failure stays counted
                return Ok(Err(OpError::field("code", t::wrong_code())));
            }
            throttle::succeeded(conn, &counter.key, at)?;
            second_factor::remove(conn, &account.id)?;
            let account = account.id.as_str();
            events.record(
                &actor,
                SecurityEvent::new(SecurityEventKind::SecondFactorOff).about(account),
            );
            Ok(Ok(()))
        })?
    }
}

/// Notes the language that the sender's account has chosen.
///
/// # Errors
/// [`OpError::Forbidden`] if the sender is not signed in.
pub fn choose_language(work: &mut SiteWork<'_, '_>, language: Language) -> Result<(), OpError> {
    let id = work.account()?.id.clone();
    Ok(accounts::set_language(work.conn, &id, language.tag())?)
}
