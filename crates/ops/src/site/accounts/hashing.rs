//! Hashing and verifying of passwords with argon2id (19 MiB, two passes). A hash takes tens of milliseconds and much
//! memory: only a few run at a time, and they pass their memory on to those that wait. Callers run off the async
//! threads.

use std::sync::{Condvar, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, Salt};
use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};

use crate::OpError;
use podium_store::DbError;

/// Longest password, in characters: it bounds the work of hashing.
pub const LONGEST: usize = 1_000;
/// Hashes that run at the same time: each takes 19 MiB.
const AT_A_TIME: usize = 2;
/// Hashes that wait for their turn; more are refused.
// at 0.03 s a hash and two at a time, the last of 64 waits for about a second
const WAITING: usize = 64;
/// Seconds after which a refused caller may retry.
const COME_BACK: u64 = 5;

/// The memory of a hash.
type Memory = Vec<Block>;

/// The slots for hashes of this process. Memory and cores are the process's own, so no other instance misses this state.
static SLOTS: Slots = Slots::new();

struct Queue {
    running: usize,
    waiting: usize,
    /// The memory of free slots, for the hashes that wait.
    // Kept only while others wait for it: 19 MiB a slot is a third of the service's memory at rest.
    free: Vec<Memory>,
}

struct Slots {
    queue: Mutex<Queue>,
    freed: Condvar,
}

impl Slots {
    const fn new() -> Self {
        Self {
            queue: Mutex::new(Queue {
                running: 0,
                waiting: 0,
                free: Vec::new(),
            }),
            freed: Condvar::new(),
        }
    }

    /// Runs work in a slot, with the slot's memory.
    fn run<T>(&self, work: impl FnOnce(&mut Memory) -> T) -> Result<T, OpError> {
        // a poisoned lock is harmless: no work runs while it is held, and the counts are always correct
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.running >= AT_A_TIME {
            if queue.waiting >= WAITING {
                return Err(OpError::TooMany(COME_BACK));
            }
            queue.waiting += 1;
            while queue.running >= AT_A_TIME {
                queue = self.freed.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
            queue.waiting -= 1;
        }
        queue.running += 1;
        let memory = queue.free.pop().unwrap_or_default();
        // the others must be able to queue while this one works
        drop(queue);
        let mut slot = Slot { slots: self, memory };
        Ok(work(&mut slot.memory))
    }
}

/// A slot in use, given back even when the work panics.
struct Slot<'s> {
    slots: &'s Slots,
    memory: Memory,
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        let mut queue = self.slots.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.running -= 1;
        let mut unused = vec![std::mem::take(&mut self.memory)];
        if queue.waiting > 0 {
            queue.free.append(&mut unused);
        } else {
            // two that finished at once may both have left their memory for the only one that waited
            unused.append(&mut queue.free);
        }
        drop(queue);
        // dropped after the lock is released, which others need
        drop(unused);
        self.slots.freed.notify_one();
    }
}

fn failed(error: impl std::fmt::Display) -> OpError {
    OpError::Db(DbError::Corrupt(format!("a password could not be hashed: {error}")))
}

/// Hashes a password with a new salt, to a PHC string.
///
/// # Errors
/// [`OpError::TooMany`] if too many sign-ins run at once.
pub fn hash(text: &str) -> Result<String, OpError> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let salt = Salt::generate();
    let output = output(
        &Argon2::new(algorithm, version, params.clone()),
        text,
        &salt,
        Params::DEFAULT_OUTPUT_LEN,
    )?;
    let hash = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params).map_err(failed)?,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

/// Returns whether a typed password matches a stored hash. For an unknown name (`None`) the same work is done before
/// the answer is no, so that the time taken does not tell which names exist.
///
/// # Errors
/// [`OpError::TooMany`] if too many sign-ins run at once; the stored hash cannot be read.
pub fn verify(typed: &str, stored: Option<&str>) -> Result<bool, OpError> {
    // nobody can have chosen it: this saves 19 MiB of hashing
    if typed.chars().count() > LONGEST {
        return Ok(false);
    }
    let Some(stored) = stored else {
        // The result is discarded: only the time counts.
        hash(typed)?;
        return Ok(false);
    };
    let unreadable = |error: &dyn std::fmt::Display| {
        OpError::Db(DbError::Corrupt(format!(
            "a stored password hash cannot be read: {error}"
        )))
    };
    let stored = PasswordHash::new(stored).map_err(|e| unreadable(&e))?;
    let (Some(salt), Some(expected)) = (stored.salt, stored.hash) else {
        return Err(unreadable(&"salt or hash is missing"));
    };
    // With the parameters that it was hashed with, which may differ from today's.
    let argon2 = Argon2::new(
        Algorithm::try_from(stored.algorithm.as_str()).map_err(|e| unreadable(&e))?,
        Version::try_from(stored.version.unwrap_or(Version::V0x10.into())).map_err(|e| unreadable(&e))?,
        Params::try_from(&stored).map_err(|e| unreadable(&e))?,
    );
    // compared in constant time by `Output`
    Ok(output(&argon2, typed, &salt, expected.len())? == expected)
}

fn output(argon2: &Argon2<'_>, text: &str, salt: &Salt, length: usize) -> Result<Output, OpError> {
    SLOTS.run(|memory| {
        let blocks = argon2.params().block_count();
        if memory.len() < blocks {
            memory.resize(blocks, Block::new());
        }
        let mut out = [0; Output::MAX_LENGTH];
        let out = out.get_mut(..length).ok_or_else(|| failed("its length is wrong"))?;
        argon2
            .hash_password_into_with_memory(text.as_bytes(), salt, out, memory)
            .map_err(failed)?;
        Output::new(out).map_err(failed)
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASSWORD: &str = "four horses eat hay";

    #[test]
    fn a_password_verifies_against_its_hash_and_no_other_does() {
        let stored = hash(PASSWORD).unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(verify(PASSWORD, Some(&stored)).unwrap());
        assert!(!verify("four horses eat hay ", Some(&stored)).unwrap());
        assert!(!verify("", Some(&stored)).unwrap());
        assert!(!verify(PASSWORD, None).unwrap(), "an unknown name never signs in");
        assert!(!verify(&"x".repeat(LONGEST + 1), Some(&stored)).unwrap());
        assert_ne!(stored, hash(PASSWORD).unwrap(), "salts differ");
    }

    /// As an earlier version of this program stored it, and as other programs write it.
    #[test]
    fn hashes_with_other_parameters_are_verified_as_they_were_made() {
        let stored = "$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$";
        assert!(
            verify("password", Some(stored)).is_err(),
            "without its hash it is broken"
        );
        use argon2::PasswordHasher;
        let other = Argon2::new(
            Algorithm::Argon2id,
            Version::V0x13,
            Params::new(64, 1, 1, None).unwrap(),
        );
        let stored: PasswordHash = other.hash_password(PASSWORD.as_bytes()).unwrap();
        assert!(verify(PASSWORD, Some(&stored.to_string())).unwrap());
        assert!(!verify("another", Some(&stored.to_string())).unwrap());
    }

    #[test]
    fn many_hashes_take_the_memory_of_two() {
        let stored = hash(PASSWORD).unwrap();
        std::thread::scope(|scope| {
            let tries: Vec<_> = (0..AT_A_TIME + 4)
                .map(|_| scope.spawn(|| verify(PASSWORD, Some(&stored))))
                .collect();
            for attempt in tries {
                assert!(attempt.join().unwrap().unwrap());
            }
        });
        let queue = SLOTS.queue.lock().unwrap();
        assert!(queue.running + queue.free.len() <= AT_A_TIME, "one for each slot");
    }

    #[test]
    fn a_slot_is_given_back_with_its_memory_for_who_waits_when_the_work_panics() {
        let slots = Slots::new();
        // somebody who waits for a slot all the while
        slots.queue.lock().unwrap().waiting = 1;
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            slots.run(|memory| {
                memory.resize(1, Block::new());
                panic!("as a bug would");
            })
        }));
        assert!(panicked.is_err());
        assert_eq!(slots.run(|memory| memory.len()).unwrap(), 1, "the same memory again");
        let queue = slots.queue.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!((queue.running, queue.free.len()), (0, 1));
    }

    #[test]
    fn memory_that_nobody_waits_for_is_given_back_to_the_system() {
        let slots = Slots::new();
        slots.run(|memory| memory.resize(1, Block::new())).unwrap();
        assert!(slots.queue.lock().unwrap().free.is_empty());
        assert_eq!(slots.run(|memory| memory.len()).unwrap(), 0, "taken again");
    }

    #[test]
    fn a_flood_is_asked_to_come_back_later() {
        let slots = Slots::new();
        {
            let mut queue = slots.queue.lock().unwrap();
            (queue.running, queue.waiting) = (AT_A_TIME, WAITING);
        }
        assert!(matches!(slots.run(|_| ()), Err(OpError::TooMany(COME_BACK))));
    }
}
