//! How often a token or an address may call: so that no program, by a mistake or on purpose, takes what a hall needs.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, Ordering};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use super::problem::{Kind, Problem};
use crate::config::CallLimits;

/// Callers that are counted apart at a time; those who come when there are more are counted together.
const MOST_CALLERS: usize = 20_000;
/// Calls after which those who have not called for a while are forgotten.
const FORGET_EVERY: u64 = 4_096;

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Caller {
    /// By the token's id.
    Token(String),
    /// An address; of IPv6 the network, in which one machine has as many addresses as it likes.
    Address(IpAddr),
    /// Everybody who finds no place of their own.
    TheRest,
}

/// The calls of a process, by who makes them.
pub struct CallCounts {
    reads: Counted,
    writes: Counted,
}

struct Counted {
    limiter: DefaultKeyedRateLimiter<Caller>,
    calls: AtomicU64,
}

impl CallCounts {
    pub fn new(limits: CallLimits) -> Self {
        Self {
            reads: Counted::new(Quota::per_minute(limits.reads_a_minute)),
            writes: Counted::new(Quota::per_minute(limits.writes_a_minute).allow_burst(limits.writes_at_once())),
        }
    }

    /// Counts a call of a token.
    ///
    /// # Errors
    /// It calls too often.
    pub fn of_token(&self, id: &str, writes: bool) -> Result<(), Problem> {
        let counted = match writes {
            true => &self.writes,
            false => &self.reads,
        };
        counted.count(Caller::Token(id.to_owned()))
    }

    /// Counts a call without a token that holds.
    ///
    /// # Errors
    /// The address calls too often.
    pub fn of_address(&self, address: IpAddr) -> Result<(), Problem> {
        self.reads.count(Caller::Address(network(address)))
    }
}

impl Counted {
    fn new(quota: Quota) -> Self {
        Self {
            limiter: DefaultKeyedRateLimiter::keyed(quota),
            calls: AtomicU64::new(0),
        }
    }

    fn count(&self, caller: Caller) -> Result<(), Problem> {
        if self.calls.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            self.limiter.retain_recent();
        }
        let caller = match self.limiter.len() < MOST_CALLERS {
            true => caller,
            false => Caller::TheRest,
        };
        self.limiter.check_key(&caller).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            // whole seconds, and not so few that the next call is refused too
            let seconds = wait.as_secs() + 1;
            let unit = if seconds == 1 { "second" } else { "seconds" };
            Problem::new(
                Kind::TooMany,
                format!("This is called too often. Wait {seconds} {unit}, then go on."),
            )
            .retry_after(seconds)
        })
    }
}

/// The part of an address that is one caller's.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;

    fn counts(reads: u32, writes: u32) -> CallCounts {
        CallCounts::new(CallLimits {
            reads_a_minute: NonZeroU32::new(reads).unwrap(),
            writes_a_minute: NonZeroU32::new(writes).unwrap(),
        })
    }

    #[test]
    fn each_token_and_each_network_is_counted_apart() {
        let counts = counts(2, 1);
        let a: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "2001:db8:0:1::1".parse().unwrap();
        assert!(counts.of_address(a).is_ok());
        assert!(counts.of_address(neighbour).is_ok());
        assert_eq!(counts.of_address(a).unwrap_err().kind(), Kind::TooMany);
        assert!(counts.of_address(other).is_ok());
        assert!(counts.of_token("one", true).is_ok());
        assert!(counts.of_token("one", true).is_err());
        // reading and writing are counted apart
        assert!(counts.of_token("one", false).is_ok());
        assert!(counts.of_token("two", true).is_ok());
    }

    #[test]
    fn callers_are_forgotten_and_never_more_than_there_is_room_for() {
        let counts = counts(1, 1);
        for n in 0..MOST_CALLERS + 100 {
            let _ = counts.of_token(&n.to_string(), false);
        }
        assert!(counts.reads.limiter.len() <= MOST_CALLERS + 1);
    }
}
