//! The second factor of an account: the code of an authenticator app (RFC 6238), or one of the recovery codes that
//! replace it. The app's secret is not stored: it is derived from a salt in the account's row and a key of the
//! installation.

use podium_store::SecurityEventKind;
use totp_rs::{Builder, Secret, Totp};

use super::proof;
use crate::site::secrets::{self, Secrets};
use crate::{OpError, SecurityEvent, SiteWork};
use podium_base::clock::Moment;
use podium_store::site::accounts::{self, Account};
use podium_store::site::second_factors;
use podium_store::{DbError, Reader, Writer};
use say::refused_accounts as t;

/// Steps by which the phone's clock may be off, including the time for typing.
const SKEW: u16 = 1;
/// Recovery codes of an account.
pub const RECOVERY_CODES: usize = 8;
/// Characters of a recovery code, of five random bits each: too many for a stolen list of hashes to be searched.
const RECOVERY_LENGTH: usize = 24;

/// The kind of code that was accepted at a sign-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// The app's code.
    Code,
    /// A recovery code; `left` more remain.
    RecoveryCode { left: usize },
}

fn totp(secrets: &Secrets, account_id: &str, salt: &str) -> Totp {
    Builder::new()
        .with_secret(secrets.second_factor_secret(account_id, salt))
        .with_skew(SKEW)
        .build()
        .expect("twenty bytes, six digits and thirty seconds are what the RFC asks for")
}

/// Returns the step of thirty seconds whose code was typed, if it is after `after`.
fn step_of(totp: &Totp, typed: &str, after: i64, at: Moment) -> Option<i64> {
    let seconds = u64::try_from(at.and_utc().timestamp()).ok()?;
    let step = i64::try_from(totp.check(typed, seconds)?).ok()?;
    // Each code works once: a code seen over the owner's shoulder is useless.
    (step > after).then_some(step)
}

/// Removes the spaces from a code, which people type in groups.
fn without_gaps(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
}

/// Returns whether a typed code is valid for the account: one of the app, newer than the last one that was used, or a
/// recovery code, which is used up. The caller has locked the account.
pub(super) fn show(
    conn: &mut Writer<'_>,
    secrets: &Secrets,
    account: &Account,
    typed: &str,
    at: Moment,
) -> Result<Option<Shown>, OpError> {
    let typed = without_gaps(typed);
    let Some(salt) = account.factor_salt.clone() else {
        return Ok(None);
    };
    if let Some(step) = step_of(&totp(secrets, &account.id, &salt), &typed, account.factor_step, at) {
        accounts::use_factor_step(conn, &account.id, step)?;
        return Ok(Some(Shown::Code));
    }
    if second_factors::use_recovery_code(conn, &account.id, &hash_of(&account.id, &typed))? {
        let left = second_factors::recovery_codes_left(conn, &account.id)?;
        return Ok(Some(Shown::RecoveryCode {
            left: usize::try_from(left).unwrap_or_default(),
        }));
    }
    Ok(None)
}

/// The stored form of a recovery code.
fn hash_of(account_id: &str, code: &str) -> String {
    // hashed with the account: a stolen hash cannot be tried against all accounts at once
    secrets::hash_token(&format!("{account_id} {}", code.to_lowercase()))
}

/// Makes new recovery codes; the earlier ones become void.
fn make_recovery_codes(work: &mut SiteWork<'_, '_>, account_id: &str) -> Result<Vec<String>, OpError> {
    let codes: Vec<String> = (0..RECOVERY_CODES)
        .map(|_| secrets::random_letters(RECOVERY_LENGTH))
        .collect();
    let hashes: Vec<String> = codes.iter().map(|code| hash_of(account_id, code)).collect();
    second_factors::set_recovery_codes(work.conn, account_id, &hashes)?;
    work.record(SecurityEvent::new(SecurityEventKind::RecoveryCodesMade).about(account_id));
    Ok(codes.iter().map(|code| secrets::in_groups(code, 6)).collect())
}

/// Begins to set up a second factor for the sender's account, with a new secret. No code is asked for until it is
/// confirmed.
///
/// # Errors
/// The account has one already.
pub fn begin(work: &mut SiteWork<'_, '_>) -> Result<(), OpError> {
    let account = work.account()?.clone();
    if account.has_second_factor() {
        return Err(OpError::refused(t::factor_there()));
    }
    Ok(accounts::begin_factor(
        work.conn,
        &account.id,
        &secrets::random_token(),
    )?)
}

/// Returns the secret of an account whose second factor is being set up, in base32, as authenticator apps take it.
pub fn app_key(secrets: &Secrets, account: &Account) -> Option<String> {
    // After confirmation the secret is not shown again.
    let salt = account.factor_salt.as_ref().filter(|_| !account.has_second_factor())?;
    Some(Secret::from(secrets.second_factor_secret(&account.id, salt)).to_base32())
}

/// Confirms the second factor of the sender's account by a first code. From now on codes are asked for; every other
/// session ends. Returns the recovery codes, which are shown once.
///
/// # Errors
/// [`OpError::Invalid`] for the field `code`; nothing is being set up.
pub fn confirm(
    work: &mut SiteWork<'_, '_>,
    secrets: &Secrets,
    typed: &str,
    own_session: &str,
) -> Result<Vec<String>, OpError> {
    let account = work.account()?.clone();
    let salt = account
        .factor_salt
        .clone()
        .filter(|_| !account.has_second_factor())
        .ok_or_else(|| OpError::refused(t::no_factor_begun()))?;
    let totp = totp(secrets, &account.id, &salt);
    let step =
        step_of(&totp, &without_gaps(typed), 0, work.at).ok_or_else(|| OpError::field("code", t::not_code_of_app()))?;
    accounts::confirm_factor(work.conn, &account.id, step, work.at)?;
    // they were begun with the password alone
    podium_store::site::sessions::end_all(work.conn, &account.id, Some(own_session))?;
    work.record(SecurityEvent::new(SecurityEventKind::SecondFactorOn).about(account.id.as_str()));
    make_recovery_codes(work, &account.id)
}

/// Makes new recovery codes for the sender's account; the earlier ones become void.
///
/// # Errors
/// It has no second factor.
pub fn new_recovery_codes(work: &mut SiteWork<'_, '_>) -> Result<Vec<String>, OpError> {
    let account = work.account()?.clone();
    if !account.has_second_factor() {
        return Err(OpError::refused(t::nothing_to_recover()));
    }
    make_recovery_codes(work, &account.id)
}

/// Removes an account's second factor. The caller has locked the account.
pub(super) fn remove(conn: &mut Writer<'_>, account_id: &str) -> Result<(), DbError> {
    accounts::remove_factor(conn, account_id)?;
    second_factors::set_recovery_codes(conn, account_id, &[])
}

/// Returns how many recovery codes an account has left.
pub fn recovery_codes_left(conn: &mut Reader<'_>, account_id: &str) -> Result<i64, DbError> {
    second_factors::recovery_codes_left(conn, account_id)
}

/// Sets whether every site administrator needs a second factor.
///
/// # Errors
/// The administrator who demands it has no second factor.
pub fn demand(work: &mut SiteWork<'_, '_>, demanded: bool) -> Result<(), OpError> {
    if demanded && !work.account()?.has_second_factor() {
        return Err(OpError::refused(t::own_factor_first()));
    }
    Ok(proof::set_factor_demanded(work.conn, demanded)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn at(seconds: i64) -> Moment {
        DateTime::from_timestamp(seconds, 0).unwrap().naive_utc()
    }

    /// RFC 6238, appendix B, for SHA-1, with the last six of its eight digits.
    #[test]
    fn codes_are_those_of_the_rfc() {
        let totp = Builder::new()
            .with_secret(*b"12345678901234567890")
            .with_skew(SKEW)
            .build()
            .unwrap();
        for (seconds, code) in [
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
        ] {
            let step = seconds / 30;
            for (wrong_by, found) in [
                (0, Some(step)),
                (-30, Some(step)),
                (30, Some(step)),
                (-60, None),
                (60, None),
            ] {
                assert_eq!(
                    step_of(&totp, code, 0, at(seconds + wrong_by)),
                    found,
                    "{code} {wrong_by}"
                );
            }
            assert_eq!(step_of(&totp, code, step, at(seconds)), None, "once");
            assert_eq!(step_of(&totp, code, step - 1, at(seconds)), Some(step));
        }
        for wrong in ["", "81804", "+81804", "0081804", "08180\u{664}"] {
            assert_eq!(step_of(&totp, wrong, 0, at(1_111_111_109)), None, "{wrong}");
        }
    }
}
