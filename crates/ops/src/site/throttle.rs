//! Throttling of sign-ins: failures delay the next attempt on an account, up to a minute and never as a lock-out, and
//! are limited for each address, generously enough for a venue behind one address. Browsers that the account knows, or
//! that are signed in to it, are counted separately. Failures are rows, so every instance counts them. What people do in a
//! tournament without an account is counted in buckets (`count`).

use podium_store::Writer;
use std::net::IpAddr;

use chrono::Duration;

use crate::OpError;
use podium_base::clock::Moment;
use podium_store::DbError;
use podium_store::site::accounts::{self, SignInFailure};
use podium_store::tournaments::registrations::{self, Bucket};

/// Failures of an account before the first delay.
pub const FREE_FAILURES: i64 = 5;
/// The longest delay of an account, in seconds.
pub const LONGEST_DELAY: u64 = 60;
/// Minutes for which an account's failures count.
pub const ACCOUNT_WINDOW_MINUTES: i64 = 60;
/// The longest delay of codes, in seconds: there are only a million of them, and a person who may try one knows the
/// password.
pub const LONGEST_CODE_DELAY: u64 = 3_600;
/// Minutes for which failed codes count.
const CODE_WINDOW_MINUTES: i64 = 24 * 60;
/// Failures allowed to an address within [`ADDRESS_WINDOW_MINUTES`].
pub const ADDRESS_FAILURES: i64 = 100;
/// Minutes for which an address's failures count.
pub const ADDRESS_WINDOW_MINUTES: i64 = 15;
/// One act in the units of buckets.
const ONE: i64 = 1_000;

/// Returns the seconds to wait after a number of failures: none for the first five, then 1, 2, 4, … up to the longest
/// delay.
fn delay(failures: i64, longest: u64) -> u64 {
    match failures - FREE_FAILURES {
        ..0 => 0,
        beyond @ 0..12 => longest.min(1 << beyond),
        _ => longest,
    }
}

/// Returns the key under which failures of an address are counted. IPv6 counts by its /64, which is what one household
/// or phone has; IPv4 within IPv6 counts as IPv4.
pub fn address_key(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            // A host can use any address of its /64, so counting single addresses would limit nobody.
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

/// The keys under which an attempt is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// The user name's key, or one of an account's own that cannot be a name.
    pub key: String,
    /// The address's key. `None` for a known browser: other people's failures at the address must not lock it out, and
    /// its own failures delay it under its own key.
    pub address: Option<String>,
    /// The longest delay, in seconds.
    longest_delay: u64,
    /// Minutes for which failures count.
    window_minutes: i64,
}

impl Counter {
    /// Counts attempts of anybody on the account of a name.
    pub fn of_strangers(name_key: &str, address: IpAddr) -> Self {
        Self {
            key: name_key.to_owned(),
            address: Some(address_key(address)),
            longest_delay: LONGEST_DELAY,
            window_minutes: ACCOUNT_WINDOW_MINUTES,
        }
    }

    /// Counts attempts of somebody who has already shown a connection to the account: by an earlier sign-in in this
    /// browser, by a session, by its password. `what` distinguishes these.
    pub fn of_known(account_id: &str, what: &str) -> Self {
        Self {
            // This key cannot be a user name: names contain no control characters.
            key: format!("\u{1}{account_id} {what}"),
            address: None,
            longest_delay: LONGEST_DELAY,
            window_minutes: ACCOUNT_WINDOW_MINUTES,
        }
    }

    /// Counts codes of an account's second factor, at sign-ins and everywhere else. Only a person who knows the
    /// password can try one, so strangers cannot delay the owner.
    pub fn of_codes(account_id: &str) -> Self {
        Self {
            longest_delay: LONGEST_CODE_DELAY,
            window_minutes: CODE_WINDOW_MINUTES,
            ..Self::of_known(account_id, "code")
        }
    }
}

/// Allows an attempt and counts it as failed until [`succeeded`] deletes it, so that simultaneous attempts all count.
/// An attempt that has to wait is not counted: nobody can prolong another person's wait. Returns whether, if it fails,
/// the next attempt will have to wait.
///
/// # Errors
/// [`OpError::TooMany`] with the seconds to wait.
pub fn try_now(conn: &mut Writer<'_>, counter: &Counter, at: Moment) -> Result<bool, OpError> {
    let since = at - Duration::minutes(counter.window_minutes);
    let (failures, latest) = accounts::failures_of_name(conn, &counter.key, since)?;
    if let Some(latest) = latest {
        // From the latest failure on: each one restarts the wait.
        wait_until(
            latest + Duration::seconds(delay(failures, counter.longest_delay) as i64),
            at,
        )?;
    }
    let mut is_last = failures + 1 == FREE_FAILURES;
    if let Some(address) = &counter.address {
        let window = Duration::minutes(ADDRESS_WINDOW_MINUTES);
        if let Some(oldest) = accounts::failure_of_address(conn, address, at - window, ADDRESS_FAILURES)? {
            // when the oldest of the last hundred leaves the window, one more is allowed
            wait_until(oldest + window, at)?;
        }
        is_last |= accounts::failure_of_address(conn, address, at - window, ADDRESS_FAILURES - 1)?.is_some();
    }
    accounts::add_failure(
        conn,
        &SignInFailure {
            id: podium_store::new_id(),
            name_key: counter.key.clone(),
            // the empty address belongs to nobody, and is never looked up
            address: counter.address.clone().unwrap_or_default(),
            at,
        },
    )?;
    Ok(is_last)
}

/// Deletes the failures under a key whose owner gave the correct password, and all expired ones.
pub fn succeeded(conn: &mut Writer<'_>, key: &str, at: Moment) -> Result<(), DbError> {
    accounts::forget_failures(conn, key, at - Duration::minutes(CODE_WINDOW_MINUTES))
}

/// Counts an act under a key in a tournament, whose lock the caller holds. The key's bucket holds as many as `in_an_hour`, and
/// drains evenly within an hour: they may come all at once, but in the long run a script is no faster than that.
///
/// # Errors
/// [`OpError::TooMany`] with the seconds to wait.
pub(crate) fn count(
    conn: &mut Writer<'_>,
    tournament: &str,
    key: &str,
    in_an_hour: i64,
    at: Moment,
) -> Result<(), OpError> {
    let stored = registrations::bucket(conn, tournament, key)?;
    let filled = stored.map_or(0, |bucket| left_in(bucket, in_an_hour, at)) + ONE;
    let room = in_an_hour * ONE;
    // by the current settings: a raised limit lets people in at once
    let wait = (filled - room).max(0) * hour().num_milliseconds() / room;
    wait_until(at + Duration::milliseconds(wait), at)?;
    // whatever a bucket held, it is empty after an hour
    registrations::forget(conn, tournament, at - hour())?;
    Ok(registrations::store(conn, tournament, key, Bucket { filled, at })?)
}

fn hour() -> Duration {
    Duration::hours(1)
}

/// Returns the level of a bucket, which drains by `in_an_hour` acts in an hour.
fn left_in(bucket: Bucket, in_an_hour: i64, now: Moment) -> i64 {
    let passed = (now - bucket.at).num_milliseconds().clamp(0, hour().num_milliseconds());
    (bucket.filled - passed * in_an_hour * ONE / hour().num_milliseconds()).max(0)
}

/// Refuses until a moment.
fn wait_until(until: Moment, at: Moment) -> Result<(), OpError> {
    let left = (until - at).num_milliseconds();
    match u64::try_from(left) {
        // rounded up: a client that waits this long is not refused again
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
    fn a_bucket_is_empty_after_an_hour() {
        let at = Moment::default();
        let bucket = Bucket { filled: 300 * ONE, at };
        let left = |minutes| left_in(bucket, 300, at + Duration::minutes(minutes));
        assert_eq!((left(0), left(30), left(60), left(600)), (300 * ONE, 150 * ONE, 0, 0));
        assert_eq!(left(-5), 300 * ONE, "a clock that went back");
        let raised = left_in(bucket, 600, at + Duration::minutes(15));
        assert_eq!(raised, 150 * ONE);
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
