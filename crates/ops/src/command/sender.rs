//! The sender of a command: the credentials of the request, and the person they identify when they are read again
//! inside the transaction.

use super::rights::{Need, Right};
use super::roles::{role_in_community, role_of};
use crate::OpError;
use crate::site::accounts::proof;
use podium_base::clock::Moment;
use podium_store::community::Community;
use podium_store::community::people::{self, PersonRow};
use podium_store::site::access_tokens::{AccessToken, Scope};
use podium_store::site::accounts::Account;
use podium_store::site::sessions;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, PlayerStatus, Reader, Role, SiteRole};
use say::{Message, refused_accounts, refused_rights as t};

/// The credentials of a command's sender. They prove nothing yet: the command's transaction reads them again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sender {
    /// A signed-in browser, by the hash of its session's token, and the right that it needs.
    Session { token_hash: String, need: Need },
    /// A program that calls the API, by the hash of its access token, the right that it needs, and the scope that its
    /// token needs.
    Token {
        token_hash: String,
        scope: Scope,
        need: Need,
    },
    /// A player's browser, by the player and the generation of their secret link.
    Player { player_id: String, generation: i64 },
    /// A person's browser, by the person and the generation of their secret link: on their community only.
    Person { person_id: String, generation: i64 },
    /// A visitor without credentials: a self-registration, the form of an invitation.
    Visitor,
    /// `podium` on the command line, which may do everything.
    CommandLine,
}

impl Sender {
    /// Creates a session that acts by a right in the tournament.
    pub fn staff<R: Right>(token_hash: &str) -> Self {
        Self::session(token_hash, Need::role::<R>())
    }

    /// Creates a session that acts by `need`.
    pub fn session(token_hash: &str, need: Need) -> Self {
        Self::Session {
            token_hash: token_hash.to_owned(),
            need,
        }
    }

    /// Creates a token that acts by `need` in a scope.
    pub fn token(token_hash: &str, scope: Scope, need: Need) -> Self {
        Self::Token {
            token_hash: token_hash.to_owned(),
            scope,
            need,
        }
    }

    /// The person whose secret link a browser holds.
    pub fn person(row: &PersonRow) -> Self {
        Self::Person {
            person_id: row.id.clone(),
            generation: row.link_generation,
        }
    }

    /// The player whose secret link a browser holds.
    pub fn player(row: &PlayerRow) -> Self {
        Self::Player {
            player_id: row.id.clone(),
            generation: row.link_generation,
        }
    }
}

/// The actor, as the log keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// `None`: a player by their link, a visitor, or the command line.
    pub account_id: Option<String>,
    /// For the log where there is no account: "player", "command line".
    pub name: String,
    /// The name of the token by which the account acts.
    pub token: Option<String>,
    /// Whether that token is for one tournament: what the account is in a community does not count.
    pub only_here: bool,
}

impl Actor {
    /// An account.
    pub fn account(id: &str, name: &str) -> Self {
        Self {
            account_id: Some(id.to_owned()),
            ..Self::without_account(name)
        }
    }

    /// An account, by one of its tokens.
    pub fn by_token(id: &str, name: &str, token: &AccessToken) -> Self {
        Self {
            token: Some(token.name.clone()),
            only_here: token.tournament_id.is_some(),
            ..Self::account(id, name)
        }
    }

    /// The command line.
    pub fn command_line() -> Self {
        Self::without_account("command line")
    }

    /// A player, by their secret link or by registering themselves.
    pub fn player() -> Self {
        Self::without_account("player")
    }

    /// A person, by their secret link.
    pub fn person() -> Self {
        Self::without_account("person")
    }

    /// Somebody who is not signed in.
    pub fn visitor() -> Self {
        Self::without_account("visitor")
    }

    fn without_account(name: &str) -> Self {
        Self {
            account_id: None,
            name: name.to_owned(),
            token: None,
            only_here: false,
        }
    }

    /// Returns the role in which it acts, from the role of its account: the command line acts as an organizer.
    ///
    /// # Errors
    /// It is not on the staff.
    pub(crate) fn role(&self, of_account: Option<Role>) -> Result<Role, OpError> {
        if *self == Self::command_line() {
            return Ok(Role::Organizer);
        }
        of_account.ok_or_else(|| OpError::Forbidden(refused_accounts::not_on_staff()))
    }
}

/// What a command is on.
#[derive(Clone, Copy)]
pub(crate) enum Place<'p> {
    Site,
    Tournament(&'p Tournament),
    Community(&'p Community),
}

impl Place<'_> {
    /// Returns the role that an account has there.
    pub(crate) fn role_of(self, conn: &mut Reader<'_>, account: &Account) -> Result<Option<Role>, DbError> {
        match self {
            Self::Site => Ok(None),
            Self::Tournament(tournament) => role_of(conn, &tournament.id, account),
            Self::Community(community) => role_in_community(conn, &community.id, account),
        }
    }

    /// Returns the sentence that explains why an account with this role is refused there.
    pub(crate) fn refusal(self, need: Need, role: Option<Role>) -> Message {
        match self {
            Self::Site | Self::Tournament(_) => need.refusal(role),
            Self::Community(_) => need.refusal_in_community(role),
        }
    }
}

/// Returns the account behind a session and its role in the tournament or the community, if it still has the right that the sender
/// needs.
///
/// # Errors
/// [`OpError::Forbidden`]: the session has ended, the account is disabled, the role was taken away.
pub(crate) fn identify_account(
    conn: &mut Reader<'_>,
    place: Place<'_>,
    token_hash: &str,
    need: Need,
    at: Moment,
) -> Result<(Account, Option<Role>), OpError> {
    let Some((session, account)) = sessions::live(conn, token_hash, at)? else {
        return Err(OpError::Forbidden(t::not_signed_in_any_more()));
    };
    if need.asks_password() && !proof::is_proven(&session, at) {
        // The form has asked for the password: the time ran out between the two checks.
        return Err(OpError::Forbidden(t::password_too_long_ago()));
    }
    if !need.is_own() && proof::is_factor_due(conn, &account)? {
        return Err(OpError::Forbidden(t::factor_due()));
    }
    // Read here and not when the form was made: a role may have been removed meanwhile.
    let role = place.role_of(conn, &account)?;
    if need.is_met(role, account.site_role == SiteRole::Administrator) {
        Ok((account, role))
    } else {
        Err(OpError::Forbidden(place.refusal(need, role)))
    }
}

/// Returns the player behind a secret link, if the link was not renewed and the player is in this tournament.
///
/// # Errors
/// [`OpError::Forbidden`]: the link is void.
pub(crate) fn identify_player(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    player_id: &str,
    generation: i64,
) -> Result<PlayerRow, OpError> {
    players::by_id(conn, player_id)?
        .filter(|row| {
            // a link of one tournament opens nothing in another
            row.tournament_id == tournament.id
                && row.link_generation == generation
                && row.status != PlayerStatus::Removed
        })
        .ok_or_else(|| OpError::Forbidden(t::link_not_valid()))
}

/// Returns the person behind a secret link, if the link was not renewed and the person is one of this community.
///
/// # Errors
/// [`OpError::Forbidden`]: the link is void.
pub(crate) fn identify_person(
    conn: &mut Reader<'_>,
    community: &Community,
    person_id: &str,
    generation: i64,
) -> Result<PersonRow, OpError> {
    people::by_id(conn, person_id)?
        .filter(|row| row.community_id == community.id && row.link_generation == generation && row.is_live())
        .ok_or_else(|| OpError::Forbidden(t::link_not_valid()))
}
