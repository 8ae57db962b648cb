//! Throttling of sign-ins: failures delay the next try on an account, up to a minute and never as a lock-out, and are
//! limited for each address, widely enough for a venue behind one. Browsers that are known to the account or signed in to
//! it are counted by themselves. Failures are rows, so every instance counts them.

use std::net::IpAddr;

use chrono::Duration;

use super::OpError;
use crate::clock::Moment;
use crate::db::accounts::{self, SignInFailure};
use crate::db::{self, Conn, DbError};

/// Failures of an account before the first delay.
pub const FREE_FAILURES: i64 = 5;
/// The longest delay of an account, in seconds.
pub const LONGEST_DELAY: u64 = 60;
/// Minutes for which an account's failures count.
pub const ACCOUNT_WINDOW_MINUTES: i64 = 60;
/// The longest delay of codes, in seconds: there are a million of them only, and who gets to try one knows the password.
pub const LONGEST_CODE_DELAY: u64 = 3_600;
/// Minutes for which failed codes count.
const CODE_WINDOW_MINUTES: i64 = 24 * 60;
/// Failures allowed to an address within [`ADDRESS_WINDOW_MINUTES`].
pub const ADDRESS_FAILURES: i64 = 100;
/// Minutes for which an address's failures count.
pub const ADDRESS_WINDOW_MINUTES: i64 = 15;

/// Seconds to wait after a number of failures: none for the first five, then 1, 2, 4, … up to the longest delay.
fn delay(failures: i64, longest: u64) -> u64 {
    match failures - FREE_FAILURES {
        ..0 => 0,
        beyond @ 0..12 => longest.min(1 << beyond),
        _ => longest,
    }
}

/// The key that failures of an address are counted under. IPv6 counts by its /64, which is what one household or phone
/// has; IPv4 within IPv6 counts as IPv4.
pub fn address_key(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            // A host picks any address of its /64, so counting single addresses would limit nobody.
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

/// What a try is counted under.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// The user name's key, or one of an account's own that no name can be.
    pub key: String,
    /// The address's key. `None` for who is known: what others do at the address must not keep them out, and their own
    /// failures delay them under their own key.
    pub address: Option<String>,
    /// The longest delay, in seconds.
    longest_delay: u64,
    /// Minutes for which failures count.
    window_minutes: i64,
}

impl Counter {
    /// Tries of anybody on the account of a name.
    pub fn of_strangers(name_key: &str, address: IpAddr) -> Self {
        Self {
            key: name_key.to_owned(),
            address: Some(address_key(address)),
            longest_delay: LONGEST_DELAY,
            window_minutes: ACCOUNT_WINDOW_MINUTES,
        }
    }

    /// Tries of somebody who has shown already that they have to do with the account: by an earlier sign-in in this
    /// browser, by a session, by its password. `what` tells these apart.
    pub fn of_known(account_id: &str, what: &str) -> Self {
        Self {
            // No user name can be this key: names hold no control characters.
            key: format!("\u{1}{account_id} {what}"),
            address: None,
            longest_delay: LONGEST_DELAY,
            window_minutes: ACCOUNT_WINDOW_MINUTES,
        }
    }

    /// Codes of an account's second factor, at sign-ins and wherever else they are asked for. Only who knows the password
    /// gets to try one, so strangers cannot delay the owner.
    pub fn of_codes(account_id: &str) -> Self {
        Self {
            longest_delay: LONGEST_CODE_DELAY,
            window_minutes: CODE_WINDOW_MINUTES,
            ..Self::of_known(account_id, "code")
        }
    }
}

/// Allows a try and counts it as failed until [`succeeded`] deletes it, so that tries at the same moment all count. A
/// try that has to wait is not counted: nobody can lengthen somebody else's wait. Returns whether it is the last one
/// before somebody has to wait, should it fail.
///
/// # Errors
/// [`OpError::TooMany`] with the seconds to wait.
pub fn try_now(conn: &mut Conn<'_>, counter: &Counter, at: Moment) -> Result<bool, OpError> {
    let since = at - Duration::minutes(counter.window_minutes);
    let (failures, latest) = accounts::failures_of_name(conn, &counter.key, since)?;
    if let Some(latest) = latest {
        // From the latest failure on: waiting starts anew with each.
        wait_until(
            latest + Duration::seconds(delay(failures, counter.longest_delay) as i64),
            at,
        )?;
    }
    let mut is_last = failures + 1 == FREE_FAILURES;
    if let Some(address) = &counter.address {
        let window = Duration::minutes(ADDRESS_WINDOW_MINUTES);
        if let Some(oldest) = accounts::failure_of_address(conn, address, at - window, ADDRESS_FAILURES)? {
            // when the oldest of the last hundred leaves the window there is room for one more
            wait_until(oldest + window, at)?;
        }
        is_last |= accounts::failure_of_address(conn, address, at - window, ADDRESS_FAILURES - 1)?.is_some();
    }
    accounts::add_failure(
        conn,
        &SignInFailure {
            id: db::new_id(),
            name_key: counter.key.clone(),
            // the empty address is nobody's, and is never asked for
            address: counter.address.clone().unwrap_or_default(),
            at,
        },
    )?;
    Ok(is_last)
}

/// Deletes the failures under a key whose owner gave the right password, and all that are too old to count.
pub fn succeeded(conn: &mut Conn<'_>, key: &str, at: Moment) -> Result<(), DbError> {
    accounts::forget_failures(conn, key, at - Duration::minutes(CODE_WINDOW_MINUTES))
}

/// Refuses until a moment.
pub(super) fn wait_until(until: Moment, at: Moment) -> Result<(), OpError> {
    let left = (until - at).num_milliseconds();
    match u64::try_from(left) {
        // rounded up: who waits as told is not turned away again
        Ok(left) if left > 0 => Err(OpError::TooMany(left.div_ceil(1000))),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delay_grows_and_stops_growing() {
        let delays: Vec<u64> = (0..14).map(|failures| delay(failures, LONGEST_DELAY)).collect();
        assert_eq!(delays, [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
        assert_eq!(delay(i64::MAX, LONGEST_DELAY), LONGEST_DELAY);
        let delays: Vec<u64> = (15..19).map(|failures| delay(failures, LONGEST_CODE_DELAY)).collect();
        assert_eq!(delays, [1024, 2048, 3600, 3600]);
    }

    #[test]
    fn addresses_are_counted_as_one_household() {
        let key = |text: &str| address_key(text.parse().unwrap());
        assert_eq!(key("192.0.2.7"), "192.0.2.7");
        assert_eq!(key("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(key("2001:db8:1:2:aaaa::1"), key("2001:db8:1:2:bbbb::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
    }
}
