//! What a session has to show beside being one: a password typed a short while ago, and a second factor where the site
//! demands it of its administrators.

use chrono::Duration;

use crate::clock::Moment;
use crate::db::accounts::Account;
use crate::db::sessions::Session;
use crate::db::{Conn, DbError, SiteRole, settings};

/// Minutes for which a typed password is remembered: after them it is asked for again before accounts, staff or personal
/// data are touched.
pub const PROOF_MINUTES: i64 = 60;
/// Setting that asks every site administrator for a second factor.
const DEMANDED: &str = "administrators_need_second_factor";

/// Whether the password was typed in a session a short while ago.
pub fn is_proven(session: &Session, at: Moment) -> bool {
    at - session.proven_at < Duration::minutes(PROOF_MINUTES)
}

/// Whether every site administrator needs a second factor.
pub fn is_factor_demanded(conn: &mut Conn<'_>) -> Result<bool, DbError> {
    Ok(settings::get(conn, DEMANDED)?.as_deref() == Some("yes"))
}

/// Stores whether every site administrator needs a second factor.
pub(super) fn set_factor_demanded(conn: &mut Conn<'_>, demanded: bool) -> Result<(), DbError> {
    settings::set(conn, DEMANDED, if demanded { "yes" } else { "no" })
}

/// Whether an account has to set up a second factor before it may do anything else.
pub fn is_factor_due(conn: &mut Conn<'_>, account: &Account) -> Result<bool, DbError> {
    let concerned = account.site_role == SiteRole::Administrator && !account.has_second_factor();
    // asked last: the others do not pay for the question
    Ok(concerned && is_factor_demanded(conn)?)
}
