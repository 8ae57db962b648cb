//! Rate limits for tokens, accounts and addresses, so that no program uses up what a hall needs, by mistake or on
//! purpose. Each answer says how much is left, in the fields of the IETF's draft
//! (draft-ietf-httpapi-ratelimit-headers), which clients and proxies know already.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpMessage, HttpRequest};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use tokio::sync::MutexGuard;

use crate::live::network;
use podium_base::config::CallLimits;

/// Callers that are counted apart at a time; those who come when there are more are counted together.
const MOST_CALLERS: usize = 20_000;
/// Calls after which those who have not called for a while are forgotten.
const FORGET_EVERY: u64 = 4_096;
/// Gates at which addresses wait for their tokens to be looked up: as many lookups at a time at the most.
const GATES: usize = 64;

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Caller {
    /// By the token's id.
    Token(String),
    /// All tokens of an account, by its id.
    Account(String),
    /// An address; of IPv6 the network, in which one machine has as many addresses as it likes.
    Address(IpAddr),
    /// Everybody else.
    TheRest,
}

/// The calls of a process, by who makes them.
pub struct CallCounts {
    reads: Counted,
    writes: Counted,
    account_reads: Counted,
    account_writes: Counted,
    /// Tokens that were shown and did not hold.
    tries: Counted,
    /// One at a time goes through each, to have a token looked up that has not held here lately; an address has always the
    /// same one.
    gates: [tokio::sync::Mutex<()>; GATES],
    /// Which gate an address has: chosen by each process, so that nobody picks a neighbour to wait with.
    gate_of: RandomState,
    /// Hashes of the tokens that have held here lately.
    held: Mutex<HashSet<String>>,
}

struct Counted {
    /// Its name in the headers.
    name: &'static str,
    at_once: NonZeroU32,
    /// Seconds after which all of that is free again.
    window: u64,
    limiter: RateLimiter<Caller, DefaultKeyedStateStore<Caller>, DefaultClock, StateInformationMiddleware>,
    calls: AtomicU64,
}

/// What is left of a limit after a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Level {
    name: &'static str,
    at_once: u32,
    window: u64,
    left: u32,
    /// Seconds until all of it is free again; of a call that was refused, until the next one is not.
    reset: u64,
}

/// What a call was counted by, for the headers of its answer.
#[derive(Debug, Clone, Default)]
pub struct Levels(Vec<Level>);

/// A call that is one too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooOften {
    /// Seconds until the next one is not.
    pub seconds: u64,
}

/// A call, counted: what it leaves, and whether it is refused.
#[must_use]
pub struct Count {
    levels: Levels,
    refused: Option<TooOften>,
}

impl CallCounts {
    pub fn new(limits: CallLimits) -> Self {
        let (reads, writes) = (limits.reads_a_minute, limits.writes_a_minute);
        let at_once = limits.writes_at_once();
        let of_account = |number: NonZeroU32| number.saturating_mul(CallLimits::TOKENS_AN_ACCOUNT);
        Self {
            reads: Counted::new("reads", reads, reads),
            writes: Counted::new("writes", writes, at_once),
            account_reads: Counted::new("account-reads", of_account(reads), of_account(reads)),
            account_writes: Counted::new("account-writes", of_account(writes), of_account(at_once)),
            tries: Counted::new("tokens", reads, reads),
            gates: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            gate_of: RandomState::new(),
            held: Mutex::default(),
        }
    }

    /// Counts a call of a token, for the token and for its account.
    pub fn of_token(&self, id: &str, account: &str, writes: bool) -> Count {
        let (of_token, of_account) = match writes {
            true => (&self.writes, &self.account_writes),
            false => (&self.reads, &self.account_reads),
        };
        let mut count = of_token.count(Caller::Token(id.to_owned()));
        if count.refused.is_none() {
            let all = of_account.count(Caller::Account(account.to_owned()));
            count.levels.0.extend(all.levels.0);
            count.refused = all.refused;
        }
        count
    }

    /// Counts a call without a token.
    pub fn of_address(&self, address: IpAddr) -> Count {
        self.reads.count(Caller::Address(network(address)))
    }

    /// Waits until an address may have a token looked up that has not held here lately, in the order in which they came.
    pub async fn turn(&self, address: IpAddr) -> MutexGuard<'_, ()> {
        let gate = self.gate_of.hash_one(network(address)) % GATES as u64;
        self.gates[gate as usize].lock().await
    }

    /// Counts a token that was shown and does not hold.
    ///
    /// # Errors
    /// The address shows too many of them.
    pub fn of_try(&self, address: IpAddr) -> Result<(), TooOften> {
        match self.tries.count(Caller::Address(network(address))).refused {
            Some(refused) => Err(refused),
            None => Ok(()),
        }
    }

    /// Whether a token has held here lately; `hash`: its hash.
    pub fn has_held(&self, hash: &str) -> bool {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).contains(hash)
    }

    /// Notes whether a token is valid.
    pub fn note(&self, hash: String, holds: bool) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if !holds {
            held.remove(&hash);
            return;
        }
        if held.len() >= MOST_CALLERS {
            // their next calls wait for their turn
            held.clear();
        }
        held.insert(hash);
    }
}

impl Counted {
    fn new(name: &'static str, a_minute: NonZeroU32, at_once: NonZeroU32) -> Self {
        let quota = Quota::per_minute(a_minute).allow_burst(at_once);
        Self {
            name,
            at_once,
            window: (u64::from(at_once.get()) * 60).div_ceil(u64::from(a_minute.get())),
            limiter: RateLimiter::keyed(quota).with_middleware(),
            calls: AtomicU64::new(0),
        }
    }

    fn count(&self, caller: Caller) -> Count {
        if self.calls.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            self.limiter.retain_recent();
        }
        let caller = match self.limiter.len() < MOST_CALLERS {
            true => caller,
            false => Caller::TheRest,
        };
        let level = |left: u32, reset| Level {
            name: self.name,
            at_once: self.at_once.get(),
            window: self.window,
            left,
            reset,
        };
        let (level, refused) = match self.limiter.check_key(&caller) {
            Ok(state) => {
                let left = state.remaining_burst_capacity();
                let gone = u64::from(self.at_once.get().saturating_sub(left));
                let reset = (gone * self.window).div_ceil(u64::from(self.at_once.get()));
                (level(left, reset), None)
            }
            Err(until) => {
                let wait = until.wait_time_from(DefaultClock::default().now());
                // in whole seconds, and enough of them that the next call is not refused too
                let seconds = wait.as_secs() + 1;
                (level(0, seconds), Some(TooOften { seconds }))
            }
        };
        Count {
            levels: Levels(vec![level]),
            refused,
        }
    }
}

impl Count {
    /// Leaves with the request what its answer says of the limits.
    ///
    /// # Errors
    /// The call is one too many.
    pub fn note_on(self, request: &HttpRequest) -> Result<(), TooOften> {
        request.extensions_mut().insert(self.levels);
        match self.refused {
            Some(refused) => Err(refused),
            None => Ok(()),
        }
    }
}

impl Levels {
    /// Adds the fields to the headers of an answer.
    pub fn put_on(&self, headers: &mut HeaderMap) {
        let joined = |words: &dyn Fn(&Level) -> String| self.0.iter().map(words).collect::<Vec<_>>().join(", ");
        let policy = joined(&|level| format!("\"{}\";q={};w={}", level.name, level.at_once, level.window));
        let left = joined(&|level| format!("\"{}\";r={};t={}", level.name, level.left, level.reset));
        for (name, value) in [("ratelimit-policy", policy), ("ratelimit", left)] {
            if let Ok(value) = HeaderValue::try_from(value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(reads: u32, writes: u32) -> CallCounts {
        CallCounts::new(CallLimits {
            reads_a_minute: NonZeroU32::new(reads).unwrap(),
            writes_a_minute: NonZeroU32::new(writes).unwrap(),
        })
    }

    fn is_let_in(count: Count) -> bool {
        count.refused.is_none()
    }

    #[test]
    fn each_token_and_each_network_is_counted_apart() {
        let counts = counts(2, 1);
        let a: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "2001:db8:0:1::1".parse().unwrap();
        assert!(is_let_in(counts.of_address(a)));
        assert!(is_let_in(counts.of_address(neighbour)));
        assert!(!is_let_in(counts.of_address(a)));
        assert!(is_let_in(counts.of_address(other)));
        assert!(is_let_in(counts.of_token("one", "ann", true)));
        assert!(!is_let_in(counts.of_token("one", "ann", true)));
        // reading and writing are counted separately
        assert!(is_let_in(counts.of_token("one", "ann", false)));
        assert!(is_let_in(counts.of_token("two", "ann", true)));
        // and failed tokens separately from both
        assert!(counts.of_try(a).is_ok() && counts.of_try(neighbour).is_ok() && counts.of_try(a).is_err());
    }

    #[test]
    fn many_tokens_are_four_for_their_account() {
        let counts = counts(100, 2);
        let let_in = (0..50)
            .filter(|n| is_let_in(counts.of_token(&n.to_string(), "ann", true)))
            .count();
        assert!((4..=5).contains(&let_in), "{let_in}");
        assert!(is_let_in(counts.of_token("other", "bea", true)));
    }

    #[test]
    fn the_calls_left_are_shown() {
        let counts = counts(600, 120);
        let mut headers = HeaderMap::new();
        counts.of_token("one", "ann", true).levels.put_on(&mut headers);
        assert_eq!(
            headers.get("ratelimit-policy").unwrap(),
            "\"writes\";q=60;w=30, \"account-writes\";q=240;w=30"
        );
        assert_eq!(
            headers.get("ratelimit").unwrap(),
            "\"writes\";r=59;t=1, \"account-writes\";r=239;t=1"
        );
    }

    #[test]
    fn a_token_that_held_is_known_until_it_does_not() {
        let counts = counts(1, 1);
        counts.note("a".to_owned(), true);
        assert!(counts.has_held("a") && !counts.has_held("b"));
        counts.note("a".to_owned(), false);
        assert!(!counts.has_held("a"));
    }

    #[test]
    fn callers_are_forgotten_and_never_more_than_there_is_room_for() {
        let counts = counts(1, 1);
        for n in 0..MOST_CALLERS + 100 {
            let _ = counts.of_token(&n.to_string(), "ann", false);
            counts.note(n.to_string(), true);
        }
        assert!(counts.reads.limiter.len() <= MOST_CALLERS + 1);
        assert!(counts.held.lock().unwrap().len() <= MOST_CALLERS);
    }
}
