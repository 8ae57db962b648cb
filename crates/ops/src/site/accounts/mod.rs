//! Accounts: user names, passwords, second factors, signing in, and their administration.

mod administration;
mod hashing;
mod own;
mod password;
pub mod proof;
pub mod second_factor;
mod sign_in;

pub use administration::{Change, change};
pub use own::{Owner, choose_language};
pub use password::Password;
pub(crate) use sign_in::failed_name;
pub use sign_in::{CODE_MINUTES, CodeEntered, EnterCode, FAILED_NAME, SignIn, SignedIn, sign_in};

use super::throttle::{self, Counter};
use crate::{FieldProblem, OpError, SecurityEvent, SiteWork};
use podium_base::clock::Moment;
use podium_store::site::accounts::{self, Account};
use podium_store::{DbError, Reader, SecurityEventKind, SiteRole, Writer};
use say::{Message, refused_accounts as t};

/// Longest user name, in characters.
pub const LONGEST_NAME: usize = 100;

/// A checked user name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserName(String);

impl UserName {
    /// Checks a user name. Spaces at its ends are removed, and several in a row become one.
    ///
    /// # Errors
    /// A problem of the form's field `name`.
    pub fn choose(text: &str) -> Result<Self, FieldProblem> {
        let wrong = |message: Message| Err(FieldProblem::new("name", message));
        // Two names that look the same must not be two accounts.
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if length == 0 {
            return wrong(t::type_name());
        }
        if length > LONGEST_NAME {
            return wrong(t::name_too_long(length, LONGEST_NAME));
        }
        if name.chars().any(is_invisible) {
            return wrong(t::name_invisible());
        }
        Ok(Self(name))
    }

    /// The name as shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as compared: "Ann" and "ann" are equal.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }
}

/// Returns whether a character is a control character or a mark that joins, hides or changes the direction of its
/// neighbours: with these, two different names could look alike.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// The key of a name as typed, valid or not, cut to the longest that can exist.
fn typed_key(text: &str) -> String {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    // failed sign-ins are rows under this key, and anybody may type any length
    name.chars().take(LONGEST_NAME).collect()
}

/// Stores a new password, ends every session, revokes every access token, and ends the news that the account gets in browsers
/// other than the one with a mark, if any. The caller has locked the account.
pub(crate) fn set_password(
    conn: &mut Writer<'_>,
    mut account: Account,
    hash: &str,
    mark: Option<&str>,
    at: Moment,
) -> Result<Account, OpError> {
    hash.clone_into(&mut account.password_hash);
    account.version += 1;
    accounts::set_password(conn, &account.id, hash)?;
    // a person who knew the old password may hold a session
    podium_store::site::sessions::end_all(conn, &account.id, None)?;
    // without a session, nothing on their device could end them
    podium_store::tournaments::pushes::end_all(conn, &account.id, mark)?;
    // or may have made a token, which would outlive the password
    podium_store::site::access_tokens::revoke_all(conn, &account.id)?;
    // a reset link sent earlier could undo the change
    podium_store::site::links::withdraw(conn, podium_store::LinkPurpose::Reset, Some(&account.id))?;
    // a person who knew it and guessed at codes may have locked the owner out for long
    throttle::succeeded(conn, &Counter::of_codes(&account.id).key, at)?;
    Ok(account)
}

/// A new account before it is stored: a checked name and a hashed password.
#[derive(Clone)]
pub struct NewAccount {
    /// Made in advance, because the account is itself the actor of the command that stores it.
    pub id: String,
    pub name: UserName,
    hash: String,
}

impl NewAccount {
    /// Checks a name and a password and hashes the password.
    ///
    /// # Errors
    /// [`OpError::Invalid`] for the fields `name` and `password`, all at once; [`OpError::TooMany`] if too many hashes
    /// run.
    pub fn choose(name: &str, password: &str) -> Result<Self, OpError> {
        match (UserName::choose(name), Password::choose(password, name)) {
            // hashed before any transaction: on SQLite its tens of milliseconds would block every writer
            (Ok(name), Ok(password)) => Self::of(name, &password),
            (name, password) => Err(OpError::Invalid(
                [name.err(), password.err()].into_iter().flatten().collect(),
            )),
        }
    }

    /// Hashes the password of a checked name.
    ///
    /// # Errors
    /// [`OpError::TooMany`] if too many hashes run.
    pub fn of(name: UserName, password: &Password) -> Result<Self, OpError> {
        Ok(Self {
            id: podium_store::new_id(),
            name,
            hash: password.hash()?,
        })
    }

    /// Stores the account.
    ///
    /// # Errors
    /// [`OpError::Invalid`] for the field `name` when the name is taken.
    pub(crate) fn store(&self, conn: &mut Writer<'_>, site_role: SiteRole, at: Moment) -> Result<Account, OpError> {
        let taken = || OpError::field("name", t::name_taken(self.name.as_str()));
        // Checked first for the sake of its sentence: on PostgreSQL a refused insert ends the whole transaction.
        if accounts::by_name_key(conn, &self.name.key())?.is_some() {
            return Err(taken());
        }
        let account = Account {
            id: self.id.clone(),
            name: self.name.as_str().to_owned(),
            name_key: self.name.key(),
            password_hash: self.hash.clone(),
            site_role,
            disabled: false,
            created_at: at,
            version: 1,
            factor_salt: None,
            factor_since: None,
            factor_step: 0,
            calendar_generation: 0,
            language: None,
        };
        match accounts::insert(conn, &account) {
            // another sign-up took the name between the look-up and here
            Err(DbError::Constraint(_)) => Err(taken()),
            done => done.map(|()| account).map_err(OpError::from),
        }
    }
}

/// Makes an account without a link, for `podium user add` and the demo.
///
/// # Errors
/// [`OpError::Invalid`]: the name is taken.
pub fn add(work: &mut SiteWork<'_, '_>, new: &NewAccount, site_role: SiteRole) -> Result<Account, OpError> {
    let account = new.store(work.conn, site_role, work.at)?;
    work.record(
        SecurityEvent::new(SecurityEventKind::AccountMade)
            .about(account.id.as_str())
            .with(site_role),
    );
    Ok(account)
}

/// Finds an account by its name as typed.
///
/// # Errors
/// [`OpError::NotFound`] when there is none.
pub fn by_name(conn: &mut Reader<'_>, name: &str) -> Result<Account, OpError> {
    accounts::by_name_key(conn, &typed_key(name))?.ok_or_else(|| OpError::NotFound(t::no_account_named(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_compared_without_case() {
        let name = UserName::choose("  Ann   of  Ærø ").unwrap();
        assert_eq!((name.as_str(), name.key().as_str()), ("Ann of Ærø", "ann of ærø"));
        assert_eq!(typed_key(" ANN of\tÆRØ"), name.key());
    }

    #[test]
    fn names_that_look_alike_are_refused() {
        for wrong in ["", "   ", "a\u{200b}nn", "a\u{202e}nn", "a\u{0}b", &"x".repeat(101)] {
            assert!(UserName::choose(wrong).is_err(), "{wrong:?}");
        }
        for right in ["a", "🐉 Dragon", "محمد", &"x".repeat(100)] {
            assert!(UserName::choose(right).is_ok(), "{right:?}");
        }
    }

    #[test]
    fn a_new_account_says_everything_wrong_at_once() {
        let Err(OpError::Invalid(problems)) = NewAccount::choose(" ", "short") else {
            panic!("both are wrong");
        };
        let fields: Vec<&str> = problems.iter().map(|p| p.field.as_str()).collect();
        assert_eq!(fields, ["name", "password"]);
    }
}
