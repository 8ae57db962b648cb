//! Administration of accounts: their role on the site, disabling and enabling. One administrator who can sign in always
//! remains.

use crate::clock;
use crate::db::accounts::{self, Account};
use crate::db::{self, Conn, Database, LinkPurpose, SiteRole};
use crate::ops::{Actor, OpError};

/// A change of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Role(SiteRole),
    /// Ends the account's sessions and keeps it from signing in; its name stays in the logs.
    Disable,
    Enable,
}

/// Refuses everybody but site administrators who are not disabled, and the command line.
///
/// # Errors
/// [`OpError::Forbidden`].
pub fn require_administrator(conn: &mut Conn<'_>, actor: &Actor) -> Result<(), OpError> {
    if *actor == Actor::command_line() {
        return Ok(());
    }
    let account = match &actor.account_id {
        None => None,
        Some(id) => accounts::by_id(conn, id)?,
    };
    match account {
        Some(account) if account.site_role == SiteRole::Administrator && !account.disabled => Ok(()),
        _ => Err(OpError::Forbidden(
            "Only a site administrator may manage accounts.".into(),
        )),
    }
}

/// Changes an account. `version` is the one the form was made from; the command line has none.
///
/// # Errors
/// The actor is no administrator; the account is gone or was changed meanwhile; it is the last administrator who can sign
/// in.
pub fn change(
    db: &Database,
    actor: &Actor,
    account_id: &str,
    version: Option<i64>,
    change: Change,
) -> Result<Account, OpError> {
    let at = clock::now();
    let changed = db.write(|conn| {
        // locks every administrator's row in one order, so that two who remove each other wait for one another
        let administrators = accounts::lock_administrators(conn)?;
        require_administrator(conn, actor)?;
        let mut account = accounts::lock(conn, account_id)?
            .ok_or_else(|| OpError::NotFound("There is no such account any more.".into()))?;
        if version.is_some_and(|version| version != account.version) {
            return Err(OpError::Conflict(format!(
                "Somebody changed {} since this page was opened. Look at the account as it is now, then decide again.",
                account.name
            )));
        }
        match change {
            Change::Role(role) => account.site_role = role,
            Change::Disable => account.disabled = true,
            Change::Enable => account.disabled = false,
        }
        let stays = |a: &Account| {
            let a = if a.id == account.id { &account } else { a };
            a.site_role == SiteRole::Administrator && !a.disabled
        };
        if !administrators.is_empty() && !administrators.iter().any(stays) {
            return Err(OpError::refused(format!(
                "{} is the last administrator who can sign in. Make somebody else administrator first.",
                account.name
            )));
        }
        account.version += 1;
        accounts::update(conn, &account)?;
        if change == Change::Disable {
            db::sessions::end_all(conn, account_id, None)?;
            db::links::withdraw(conn, LinkPurpose::Reset, Some(account_id))?;
        }
        Ok(account)
    })?;
    tracing::info!(account = %changed.id, by = actor.account_id.as_deref().unwrap_or(&actor.name), ?change, %at, "account changed");
    Ok(changed)
}
