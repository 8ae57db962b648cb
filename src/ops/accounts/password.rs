//! Passwords: checked, hashed with argon2id (19 MiB, two passes), verified. A hash takes tens of milliseconds and much
//! memory, so callers run off the async threads and few hashes run at a time.

use std::sync::{Condvar, Mutex, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};

use crate::db::DbError;
use crate::ops::{FieldProblem, OpError};

/// Shortest password, in characters.
pub const SHORTEST: usize = 10;
/// Longest password, in characters: it bounds the work of hashing.
pub const LONGEST: usize = 1_000;

/// Hashes that run at the same time: each takes 19 MiB.
const AT_A_TIME: usize = 2;
/// Hashes that wait for their turn; more are refused.
// at 0.03 s a hash and two at a time the last of 64 has waited about a second
const WAITING: usize = 64;
/// Seconds after which a refused caller may come back.
const COME_BACK: u64 = 5;

/// The slots for hashes of this process. Memory and cores are the process's own, so no other instance misses this state.
static SLOTS: Slots = Slots {
    queue: Mutex::new(Queue { running: 0, waiting: 0 }),
    freed: Condvar::new(),
};

struct Queue {
    running: usize,
    waiting: usize,
}

struct Slots {
    queue: Mutex<Queue>,
    freed: Condvar,
}

impl Slots {
    /// Runs work in a slot.
    fn run<T>(&self, work: impl FnOnce() -> T) -> Result<T, OpError> {
        // a poisoned lock is harmless: no work runs while it is held, and the counts are right at every moment
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
        // the others must be able to queue while this one works
        drop(queue);
        let _slot = Slot(self);
        Ok(work())
    }
}

/// A slot in use, given back even when the work panics.
struct Slot<'s>(&'s Slots);

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner).running -= 1;
        self.0.freed.notify_one();
    }
}

/// A checked password. It has no `Debug`, so that no log prints it.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// Checks a password chosen for the account of this name.
    ///
    /// # Errors
    /// A problem of the form's field `password`.
    pub fn choose(text: &str, name: &str) -> Result<Self, FieldProblem> {
        let wrong = |message: String| Err(FieldProblem::new("password", message));
        let length = text.chars().count();
        if length < SHORTEST {
            return wrong(format!(
                "The password has {length} characters: take at least {SHORTEST}. Three or four words in a row are easy to remember."
            ));
        }
        if length > LONGEST {
            return wrong(format!("The password has {length} characters: take at most {LONGEST}."));
        }
        // Capitals and spaces hide the user name from nobody.
        let bare = |text: &str| text.to_lowercase().split_whitespace().collect::<String>();
        let (password, name) = (bare(text), bare(name));
        if !name.is_empty() && password == name {
            return wrong("The password is the user name: choose another.".into());
        }
        let mut distinct: Vec<char> = password.chars().collect();
        distinct.sort_unstable();
        distinct.dedup();
        // "aaaaaaaaaa" and "abababababab" are long enough and worth nothing.
        if distinct.len() < 4 {
            return wrong("The password repeats so few characters that it is guessed at once: choose another.".into());
        }
        Ok(Self(text.to_owned()))
    }

    /// Makes a password of twenty letters and digits that cannot be mistaken for each other.
    pub fn generate() -> Self {
        // no i, l, o, 0, 1; the 9 occurs twice, so that five bits of a byte choose among 32
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567899";
        let random = crate::ops::secrets::random_token();
        let bytes = random.as_bytes().chunks(2).map(|pair| {
            let text = std::str::from_utf8(pair).expect("a token is hexadecimal");
            u8::from_str_radix(text, 16).expect("a token is hexadecimal")
        });
        let letters: Vec<char> = bytes
            // Five bits each: a hundred random bits.
            .take(20)
            .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
            .collect();
        Self(letters.chunks(5).map(String::from_iter).collect::<Vec<_>>().join("-"))
    }

    /// The password as text, for the command that shows a generated one.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Hashes the password with a new salt, to a PHC string.
    ///
    /// # Errors
    /// [`OpError::TooMany`] in a flood of sign-ins.
    pub fn hash(&self) -> Result<String, OpError> {
        hash(&self.0)
    }
}

fn hash(text: &str) -> Result<String, OpError> {
    let made: Result<PasswordHash, _> = SLOTS.run(|| Argon2::default().hash_password(text.as_bytes()))?;
    made.map(|hash| hash.to_string())
        .map_err(|e| OpError::Db(DbError::Corrupt(format!("a password could not be hashed: {e}"))))
}

/// Whether a typed password belongs to a stored hash. For an unknown name (`None`) the same work is done before the
/// answer is no, so that the time taken does not tell which names exist.
///
/// # Errors
/// [`OpError::TooMany`] in a flood of sign-ins; the stored hash cannot be read.
pub fn verify(typed: &str, stored: Option<&str>) -> Result<bool, OpError> {
    // nobody can have chosen it: 19 MiB of hashing are saved
    if typed.chars().count() > LONGEST {
        return Ok(false);
    }
    let Some(stored) = stored else {
        // Thrown away: only its time counts.
        hash(typed)?;
        return Ok(false);
    };
    let parsed = PasswordHash::new(stored)
        .map_err(|e| OpError::Db(DbError::Corrupt(format!("a stored password hash cannot be read: {e}"))))?;
    SLOTS.run(|| Argon2::default().verify_password(typed.as_bytes(), &parsed).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_verifies_against_its_hash_and_no_other_does() {
        let stored = Password::choose("four horses eat hay", "ann").unwrap().hash().unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(verify("four horses eat hay", Some(&stored)).unwrap());
        assert!(!verify("four horses eat hay ", Some(&stored)).unwrap());
        assert!(!verify("", Some(&stored)).unwrap());
        assert!(
            !verify("four horses eat hay", None).unwrap(),
            "an unknown name never signs in"
        );
        assert!(!verify(&"x".repeat(LONGEST + 1), Some(&stored)).unwrap());
    }

    #[test]
    fn salts_differ() {
        let password = Password::choose("four horses eat hay", "ann").unwrap();
        assert_ne!(password.hash().unwrap(), password.hash().unwrap());
    }

    #[test]
    fn weak_passwords_are_refused_with_a_sentence() {
        let problem = |text: &str, name: &str| Password::choose(text, name).err().map(|p| p.message);
        assert!(problem("123456789", "ann").unwrap().contains("at least 10"));
        assert!(problem(&"ab cd ".repeat(200), "ann").unwrap().contains("at most 1000"));
        assert!(
            problem("Grand  Organizer", "grand organizer")
                .unwrap()
                .contains("user name")
        );
        assert!(problem("abababababab", "ann").unwrap().contains("few characters"));
        assert_eq!(problem("10 characters", "ann"), None);
        assert_eq!(problem("żółć-łąka-ęść", "ann"), None);
    }

    #[test]
    fn generated_passwords_may_be_chosen() {
        for _ in 0..20 {
            let password = Password::generate();
            assert_eq!(password.reveal().len(), 23, "{}", password.reveal());
            assert!(Password::choose(password.reveal(), "ann").is_ok());
        }
    }

    #[test]
    fn more_hashes_than_slots_wait_for_each_other() {
        let stored = Password::choose("four horses eat hay", "ann").unwrap().hash().unwrap();
        std::thread::scope(|scope| {
            let tries: Vec<_> = (0..AT_A_TIME + 4)
                .map(|_| scope.spawn(|| verify("four horses eat hay", Some(&stored))))
                .collect();
            for attempt in tries {
                assert!(attempt.join().unwrap().unwrap());
            }
        });
        let queue = SLOTS.queue.lock().unwrap();
        assert!(queue.running <= AT_A_TIME);
    }

    #[test]
    fn a_flood_is_told_to_come_back() {
        let slots = Slots {
            queue: Mutex::new(Queue {
                running: AT_A_TIME,
                waiting: WAITING,
            }),
            freed: Condvar::new(),
        };
        assert!(matches!(slots.run(|| ()), Err(OpError::TooMany(COME_BACK))));
    }
}
