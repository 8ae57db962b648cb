//! Queries on access tokens, which programs send to the API instead of a session.

use diesel::prelude::*;

use super::accounts::Account;
use crate::schema::{access_tokens, accounts};
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

podium_event::labels! {
    /// The scopes of a token, which restrict what the role of its account allows.
    Scope {
        /// Read what the pages of the account's role show.
        Read = "read",
        /// Add, edit, check in and drop players.
        Players = "players",
        /// Enter results.
        Results = "results",
        /// Draft, publish, start and finish rounds.
        Rounds = "rounds",
        /// Make, change and remove webhooks.
        Webhooks = "webhooks",
        /// Create tournaments and change their settings.
        Settings = "settings",
    }
}

impl Scope {
    /// Returns its description on the page that offers it.
    pub fn what(self) -> &'static str {
        match self {
            Self::Read => "See what your role sees: drafts, running results, statuses",
            Self::Players => "Add, edit, check in and drop players",
            Self::Results => "Enter results",
            Self::Rounds => "Draft, publish, start and finish rounds",
            Self::Webhooks => "Make, change and remove webhooks",
            Self::Settings => "Create tournaments and change their settings",
        }
    }
}

/// A token of an account. Only its owner has the token itself.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = access_tokens, treat_none_as_default_value = false)]
pub struct AccessToken {
    pub id: String,
    pub account_id: String,
    /// The one tournament that it is for; `None`: every tournament in which the account has a role.
    pub tournament_id: Option<String>,
    pub name: String,
    /// SHA-256 of the token, lower-case hex.
    pub token_hash: String,
    /// The first characters of the token, by which its owner recognizes it.
    pub hint: String,
    /// Labels of scopes, separated by spaces.
    pub scopes: String,
    pub created_at: Moment,
    pub expires_at: Option<Moment>,
    /// The approximate time of its last use.
    pub used_at: Option<Moment>,
}

impl AccessToken {
    /// Returns whether the token has this scope.
    pub fn has(&self, scope: Scope) -> bool {
        self.scopes.split(' ').any(|label| label == scope.as_str())
    }

    /// Returns the scopes of the token.
    pub fn all_scopes(&self) -> Vec<Scope> {
        self.scopes.split(' ').filter_map(Scope::parse).collect()
    }

    /// Returns whether it has expired.
    pub fn has_expired(&self, at: Moment) -> bool {
        self.expires_at.is_some_and(|end| end <= at)
    }

    /// Whether it is for this tournament.
    pub fn is_for(&self, tournament_id: &str) -> bool {
        self.tournament_id.as_deref().is_none_or(|id| id == tournament_id)
    }
}

/// Stores a new token.
pub fn insert(conn: &mut Writer<'_>, token: &AccessToken) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(access_tokens::table).values(token))
}

/// Returns a token by its hash, with its account, unless the account is disabled. It may have expired.
pub fn by_hash(conn: &mut Reader<'_>, token_hash: &str) -> Result<Option<(AccessToken, Account)>, DbError> {
    each!(conn, |c| access_tokens::table
        .inner_join(accounts::table)
        .filter(
            access_tokens::token_hash
                .eq(token_hash)
                // Checked here too, although disabling deletes the tokens: one that is made at the same moment must not
                // survive.
                .and(accounts::disabled.eq(false))
        )
        .select((AccessToken::as_select(), Account::as_select()))
        .one(c))
}

/// Returns the tokens of an account, the latest first.
pub fn of_account(conn: &mut Reader<'_>, account: &str) -> Result<Vec<AccessToken>, DbError> {
    each!(conn, |c| AccessToken::query()
        .filter(access_tokens::account_id.eq(account))
        .order((access_tokens::created_at.desc(), access_tokens::id.desc()))
        .load(c))
}

/// Stores when a token was last used.
pub fn used(conn: &mut Writer<'_>, id: &str, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(access_tokens::table.find(id)).set(access_tokens::used_at.eq(at))
    )
}

/// Deletes a token of an account; returns false if the account has none with this id.
pub fn revoke(conn: &mut Writer<'_>, account: &str, id: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(access_tokens::table.filter(
        access_tokens::id.eq(id).and(access_tokens::account_id.eq(account))
    ))
    .execute(c)?
        == 1))
}

/// Deletes all tokens of an account.
pub fn revoke_all(conn: &mut Writer<'_>, account: &str) -> Result<usize, DbError> {
    each!(conn, |c| diesel::delete(
        access_tokens::table.filter(access_tokens::account_id.eq(account))
    )
    .execute(c))
}
