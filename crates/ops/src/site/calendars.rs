//! The secret address of an account's calendar. It is derived from the account's id and a generation with a key of the
//! installation: no row reveals it, and the next generation makes the previous address void.

use super::secrets::Secrets;
use crate::{OpError, SecurityEvent, SiteWork};
use podium_store::site::accounts::{self, Account};
use podium_store::{DbError, Reader, SecurityEventKind};

/// Returns the part of the address that identifies the account.
pub fn mark(secrets: &Secrets, account: &Account) -> String {
    let token = secrets.calendar_token(&account.id, account.calendar_generation);
    format!("{}-{token}", account.id)
}

/// Returns the account whose calendar a mark opens; `None` for any other text, and for a disabled account.
///
/// # Errors
/// The database does not answer.
pub fn account_of(conn: &mut Reader<'_>, secrets: &Secrets, mark: &str) -> Result<Option<Account>, DbError> {
    let Some((id, token)) = mark.split_once('-') else {
        return Ok(None);
    };
    let account = accounts::by_id(conn, id)?;
    Ok(account.filter(|account| {
        !account.disabled && secrets.is_calendar_token(&account.id, account.calendar_generation, token)
    }))
}

/// Gives the sender's calendar a new address; the previous one no longer opens anything.
///
/// # Errors
/// [`OpError::Forbidden`] if the sender is not signed in.
pub fn renew(work: &mut SiteWork<'_, '_>) -> Result<(), OpError> {
    let account = work.account()?.id.clone();
    accounts::renew_calendar(work.conn, &account)?;
    work.record(SecurityEvent::new(SecurityEventKind::CalendarRenewed));
    Ok(())
}
