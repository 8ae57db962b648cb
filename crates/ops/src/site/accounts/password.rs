//! The rules for a chosen password: long enough, and not quickly guessed.

use zxcvbn::{Score, zxcvbn};

use super::hashing::{self, LONGEST};
use crate::site::secrets;
use crate::{FieldProblem, OpError};
use say::{Message, refused_accounts as t};

/// Shortest password, in characters.
pub const SHORTEST: usize = 12;

/// A checked password. It has no `Debug`, so that no log prints it.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// Checks a password chosen for the account of this name. Passwords that are in use are not checked again.
    ///
    /// # Errors
    /// A problem of the form's field `password`.
    pub fn choose(text: &str, name: &str) -> Result<Self, FieldProblem> {
        let wrong = |message: Message| Err(FieldProblem::new("password", message));
        let length = text.chars().count();
        if length < SHORTEST {
            return wrong(t::password_too_short(length, SHORTEST));
        }
        if length > LONGEST {
            return wrong(t::password_too_long(length, LONGEST));
        }
        // Capitals and spaces do not hide the user name.
        let bare = |text: &str| text.to_lowercase().split_whitespace().collect::<String>();
        if bare(text) == bare(name) {
            return wrong(t::password_is_name());
        }
        // The estimate counts what an attacker tries first: common passwords, words, names, dates, rows of keys,
        // repeats, and common substitutes for letters. Below `Three`, 10^8 guesses are enough.
        if zxcvbn(text, &[name, "podium"]).score() < Score::Three {
            return wrong(t::password_guessed());
        }
        Ok(Self(text.to_owned()))
    }

    /// Makes a password of twenty letters and digits that cannot be mistaken for each other.
    pub fn generate() -> Self {
        Self(secrets::in_groups(&secrets::random_letters(20), 5))
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
        hashing::hash(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str, name: &str) -> Option<String> {
        Password::choose(text, name).err().map(|p| p.message.to_string())
    }

    #[test]
    fn weak_passwords_are_refused_with_a_sentence() {
        assert!(problem("k3$vX9!pQz2", "ann").unwrap().contains("at least 12"));
        assert!(problem(&"ab cd ".repeat(200), "ann").unwrap().contains("at most 1000"));
        assert!(
            problem("Grand  Organizer", "grand organizer")
                .unwrap()
                .contains("user name")
        );
    }

    #[test]
    fn passwords_that_are_guessed_first_are_refused() {
        for common in [
            "password1234",
            "passwordpassword",
            "P@ssw0rd1234",
            "123456789012",
            "qwertyuiop[]",
            "aaaaaaaaaaaa",
            "abababababab",
            "1q2w3e4r5t6y",
            "iloveyou1234",
            "podiumpodium",
            "letmein12345",
            "annabel-2026",
        ] {
            let why = problem(common, "annabel").unwrap_or_default();
            assert!(why.contains("guessed quickly"), "{common}: {why:?}");
        }
    }

    #[test]
    fn sentences_and_random_letters_are_taken() {
        for good in [
            "four horses eat hay",
            "three long-winded owls",
            "żółć-łąka-ęść",
            "k3$vX9!pQz2w",
            "Wir essen gern Kuchen",
        ] {
            assert_eq!(problem(good, "ann"), None, "{good}");
        }
        for _ in 0..20 {
            let password = Password::generate();
            assert_eq!(password.reveal().len(), 23, "{}", password.reveal());
            assert_eq!(problem(password.reveal(), "ann"), None);
        }
    }
}
