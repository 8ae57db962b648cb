//! Administration of accounts: their role on the site, disabling and enabling. One administrator who can sign in always
//! remains.

use super::second_factor;
use crate::{OpError, SecurityEvent, SiteWork};
use podium_store::site::accounts::{self, Account};
use podium_store::{LinkPurpose, SecurityEventKind, SiteRole};
use say::{refused_accounts as t, refused_rights};

/// A change of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Role(SiteRole),
    /// Ends the account's sessions and blocks its sign-in; its name stays in the logs.
    Disable,
    Enable,
    /// Removes the second factor, for an owner who has lost the phone and the recovery codes, and ends the sessions.
    RemoveSecondFactor,
}

/// Changes an account. `version` is the one the form was made from; the command line has none.
///
/// # Errors
/// The actor is no longer an administrator; the account is gone or was changed meanwhile; it is the last administrator
/// who can sign in.
pub fn change(
    work: &mut SiteWork<'_, '_>,
    account_id: &str,
    version: Option<i64>,
    change: Change,
) -> Result<Account, OpError> {
    // locks every administrator's row in one order, so that two who remove each other wait for one another
    let administrators = accounts::lock_administrators(work.conn)?;
    // read again after the wait: the other command may have removed this administrator
    if let Some(id) = &work.actor.account_id
        && !administrators.iter().any(|a| a.id == *id && !a.disabled)
    {
        return Err(OpError::Forbidden(refused_rights::only_administrator()));
    }
    let mut account = accounts::lock(work.conn, account_id)?.ok_or_else(|| OpError::NotFound(t::no_such_account()))?;
    if version.is_some_and(|version| version != account.version) {
        // Two administrators may look at one account: the second one's form is based on the account before the first
        // one's change.
        return Err(OpError::Conflict(t::account_changed(&account.name)));
    }
    match change {
        Change::Role(role) => account.site_role = role,
        Change::Disable => account.disabled = true,
        Change::Enable => account.disabled = false,
        Change::RemoveSecondFactor if work.actor.account_id.as_ref() == Some(&account.id) => {
            return Err(OpError::refused(t::own_factor_elsewhere()));
        }
        Change::RemoveSecondFactor if !account.has_second_factor() => {
            return Err(OpError::refused(t::has_no_factor(&account.name)));
        }
        Change::RemoveSecondFactor => account.factor_since = None,
    }
    let stays = |a: &Account| {
        let a = if a.id == account.id { &account } else { a };
        a.site_role == SiteRole::Administrator && !a.disabled
    };
    // if there are none at all, none can be lost, and the command line must be able to make the first one
    if !administrators.is_empty() && !administrators.iter().any(stays) {
        return Err(OpError::refused(t::last_administrator(&account.name)));
    }
    // The forms of the other pages on this account are refused from now on.
    account.version += 1;
    match change {
        Change::Role(role) => accounts::set_site_role(work.conn, account_id, role)?,
        Change::Disable | Change::Enable => accounts::set_disabled(work.conn, account_id, account.disabled)?,
        Change::RemoveSecondFactor => second_factor::remove(work.conn, account_id)?,
    }
    if matches!(change, Change::Disable | Change::RemoveSecondFactor) {
        // those of a disabled account would come back to life when it is enabled; a lost phone may still be signed in
        podium_store::site::sessions::end_all(work.conn, account_id, None)?;
        podium_store::tournaments::pushes::end_all(work.conn, account_id, None)?;
    }
    if matches!(change, Change::Disable | Change::RemoveSecondFactor) {
        // deleted rather than kept: an account that is enabled again makes new ones, and a lost phone may hold one
        podium_store::site::access_tokens::revoke_all(work.conn, account_id)?;
    }
    if change == Change::Disable {
        podium_store::site::links::withdraw(work.conn, LinkPurpose::Reset, Some(account_id))?;
    }
    let account_id = account.id.as_str();
    work.record(match change {
        Change::Role(role) => SecurityEvent::new(SecurityEventKind::AccountRoleChanged)
            .about(account_id)
            .with(role),
        Change::Disable => SecurityEvent::new(SecurityEventKind::AccountDisabled).about(account_id),
        Change::Enable => SecurityEvent::new(SecurityEventKind::AccountEnabled).about(account_id),
        Change::RemoveSecondFactor => SecurityEvent::new(SecurityEventKind::SecondFactorOff).about(account_id),
    });
    Ok(account)
}
