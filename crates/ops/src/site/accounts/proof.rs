//! What a session needs beyond being valid: a recently typed password, and a second factor where the site demands it of
//! its administrators.

use chrono::Duration;

use podium_base::clock::Moment;
use podium_store::site::accounts::Account;
use podium_store::site::sessions::Session;
use podium_store::site::settings;
use podium_store::{DbError, Reader, SiteRole, Writer};

/// Minutes for which a typed password counts: after that it is asked for again before accounts, staff or personal data
/// are touched.
pub const PROOF_MINUTES: i64 = 60;
/// Setting that asks every site administrator for a second factor.
const DEMANDED: &str = "administrators_need_second_factor";

/// Returns whether the password was typed recently in a session.
pub fn is_proven(session: &Session, at: Moment) -> bool {
    at - session.proven_at < Duration::minutes(PROOF_MINUTES)
}

/// Whether every site administrator needs a second factor.
pub fn is_factor_demanded(conn: &mut Reader<'_>) -> Result<bool, DbError> {
    Ok(settings::get(conn, DEMANDED)?.as_deref() == Some("yes"))
}

/// Stores whether every site administrator needs a second factor.
pub(super) fn set_factor_demanded(conn: &mut Writer<'_>, demanded: bool) -> Result<(), DbError> {
    settings::set(conn, DEMANDED, if demanded { "yes" } else { "no" })
}

/// Whether an account has to set up a second factor before it may do anything else.
pub fn is_factor_due(conn: &mut Reader<'_>, account: &Account) -> Result<bool, DbError> {
    let concerned = account.site_role == SiteRole::Administrator && !account.has_second_factor();
    // checked last: most accounts need no query for it
    Ok(concerned && is_factor_demanded(conn)?)
}
