//! Access tokens, which programs send to the API instead of a session. A token acts for the account that made it, with
//! the role that the account has at that moment, and only in its scopes. The database holds only its hash.

use chrono::Duration;
use podium_store::SecurityEventKind;

use super::secrets;
use crate::command::rights::Need;
use crate::command::roles::role_of;
use crate::command::sender::Place;
use crate::command::text;
use crate::site::accounts::proof;
use crate::{FieldProblem, OpError, SecurityEvent, SiteWork};
use podium_base::clock::{self, Moment};
use podium_store::site::access_tokens::{self, AccessToken, Scope};
use podium_store::site::accounts::Account;
use podium_store::tournaments::{self, Tournament};
use podium_store::{Database, DbError, Reader, Role, SiteRole};
use say::{Message, field_names, refused_accounts as t, refused_rights as rights};

/// The prefix of every token, by which secret scanners find it in published files.
pub const PREFIX: &str = "podium_";
/// Random letters of a token, five bits each.
const LETTERS: usize = 32;
/// Letters of a token that are shown to its owner later.
const HINT_LETTERS: usize = 4;
/// Tokens of one account.
pub const MOST: usize = 50;
/// Longest name, in characters.
const NAME_LENGTH: usize = 80;
/// The most days for which a token may be valid; a token that does not expire has no days.
pub const MOST_DAYS: i64 = 3_650;
/// Minutes between two updates of a token's last use, so that not every call causes a write.
const USED_EVERY_MINUTES: i64 = 60;

/// A token as its form describes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewToken {
    pub name: String,
    pub scopes: Vec<Scope>,
    /// The slug of the one tournament that it is for; empty for all.
    pub tournament: String,
    /// Days until it expires; `None` for never.
    pub days: Option<i64>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct MadeToken {
    pub id: String,
    /// Shown once; the database holds its hash.
    pub token: String,
}

impl std::fmt::Debug for MadeToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // without the token: no log prints it
        write!(f, "MadeToken {}", self.id)
    }
}

/// Makes a token for the sender's account.
///
/// # Errors
/// [`OpError::Invalid`] for the fields `name`, `scopes`, `tournament` and `days`; the account has as many as it may have.
pub fn make(work: &mut SiteWork<'_, '_>, new: &NewToken) -> Result<MadeToken, OpError> {
    let account = work.account()?.clone();
    let mut problems = Vec::new();
    let name = match text::line("name", field_names::field_name(), &new.name, NAME_LENGTH) {
        Ok(name) if name.is_empty() => {
            problems.push(FieldProblem::new("name", t::name_token()));
            name
        }
        Ok(name) => name,
        Err(problem) => {
            problems.push(problem);
            String::new()
        }
    };
    if new.scopes.is_empty() {
        problems.push(FieldProblem::new("scopes", t::choose_scopes()));
    }
    if new.days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
        problems.push(FieldProblem::new("days", t::choose_days(MOST_DAYS)));
    }
    let tournament = match new.tournament.as_str() {
        "" => None,
        slug => {
            let found = of_own_tournament(work.conn, &account, slug)?;
            if found.is_none() {
                problems.push(FieldProblem::new("tournament", t::no_role_there()));
            }
            found
        }
    };
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    if access_tokens::of_account(work.conn, &account.id)?.len() >= MOST {
        return Err(OpError::refused(t::too_many_tokens(MOST)));
    }
    let token = format!("{PREFIX}{}", secrets::random_letters(LETTERS));
    let scopes: Vec<&str> = Scope::ALL
        .iter()
        .filter(|scope| new.scopes.contains(scope))
        .map(|scope| scope.as_str())
        .collect();
    let row = AccessToken {
        id: podium_store::new_id(),
        account_id: account.id.clone(),
        tournament_id: tournament.map(|tournament| tournament.id),
        name,
        token_hash: secrets::hash_token(&token),
        hint: token[..PREFIX.len() + HINT_LETTERS].to_owned(),
        scopes: scopes.join(" "),
        created_at: work.at,
        expires_at: new.days.map(|days| work.at + Duration::days(days)),
        used_at: None,
    };
    access_tokens::insert(work.conn, &row)?;
    work.record(SecurityEvent::new(SecurityEventKind::AccessTokenMade).with(&row.id));
    Ok(MadeToken { id: row.id, token })
}

/// A tournament in which an account has a role.
fn of_own_tournament(conn: &mut Reader<'_>, account: &Account, slug: &str) -> Result<Option<Tournament>, OpError> {
    let Some(tournament) = tournaments::by_slug(conn, slug)? else {
        return Ok(None);
    };
    let role = role_of(conn, &tournament.id, account)?;
    Ok(role.map(|_| tournament))
}

/// Revokes a token of the sender's account: from now on it opens nothing.
///
/// # Errors
/// [`OpError::NotFound`] when it has been revoked already or belongs to another account.
pub fn revoke(work: &mut SiteWork<'_, '_>, id: &str) -> Result<(), OpError> {
    let account = work.account()?.id.clone();
    match access_tokens::revoke(work.conn, &account, id)? {
        true => {
            work.record(SecurityEvent::new(SecurityEventKind::AccessTokenRevoked).with(id));
            Ok(())
        }
        false => Err(OpError::NotFound(t::token_revoked())),
    }
}

/// A token that a request carried, with its account.
#[derive(Debug, Clone)]
pub struct Shown {
    pub token: AccessToken,
    pub account: Account,
    /// Whether the account has to set up a second factor before it may do anything else.
    pub factor_due: bool,
}

/// Returns the token that a request carries, unless it was revoked, has expired, or its account is disabled.
///
/// # Errors
/// The database does not answer.
pub fn shown(db: &Database, token: &str) -> Result<Option<Shown>, OpError> {
    let at = clock::now();
    let found = again(db, &secrets::hash_token(token))?;
    if let Some(Shown { token, .. }) = &found
        && token
            .used_at
            .is_none_or(|used| at - used >= Duration::minutes(USED_EVERY_MINUTES))
    {
        // On a full or read-only disk calls are still answered: the tokens' page only shows an older time.
        if let Err(error) = db.write(|conn| access_tokens::used(conn, &token.id, at)) {
            tracing::warn!(%error, "that a token was used could not be noted");
        }
    }
    Ok(found)
}

/// Looks up a token like [`shown`], by the hash of one that was sent before; its use is not noted again.
///
/// # Errors
/// The database does not answer.
pub fn again(db: &Database, token_hash: &str) -> Result<Option<Shown>, OpError> {
    let at = clock::now();
    let found = db.read(|conn| match live(conn, token_hash, at)? {
        None => Ok(None),
        Some((token, account)) => Ok::<_, DbError>(Some(Shown {
            factor_due: proof::is_factor_due(conn, &account)?,
            token,
            account,
        })),
    });
    Ok(found?)
}

/// Returns a valid token by its hash.
fn live(conn: &mut Reader<'_>, token_hash: &str, at: Moment) -> Result<Option<(AccessToken, Account)>, DbError> {
    let found = access_tokens::by_hash(conn, token_hash)?;
    Ok(found.filter(|(token, _)| !token.has_expired(at)))
}

/// The requirements of a command on the token that sends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TokenNeed {
    pub scope: Scope,
    pub need: Need,
}

/// Returns the account behind a token and its role in the tournament or the community, if both still have the right that the command
/// needs.
///
/// # Errors
/// [`OpError::Forbidden`]: the token was revoked or has expired, is for another tournament, or lacks the scope; the
/// account is disabled or lacks the role; the command needs a typed password.
pub(crate) fn identify(
    conn: &mut Reader<'_>,
    place: Place<'_>,
    token_hash: &str,
    asked: TokenNeed,
    at: Moment,
) -> Result<(AccessToken, Account, Option<Role>), OpError> {
    let forbidden = |why: Message| Err(OpError::Forbidden(why));
    let Some((token, account)) = live(conn, token_hash, at)? else {
        return forbidden(rights::token_ended());
    };
    if asked.need.asks_password() {
        return forbidden(rights::token_is_no_password());
    }
    refuse_scope(&token, asked.scope)?;
    let for_it = match place {
        Place::Tournament(tournament) => token.is_for(&tournament.id),
        Place::Site | Place::Community(_) => token.tournament_id.is_none(),
    };
    if !for_it {
        return forbidden(rights::token_elsewhere());
    }
    if proof::is_factor_due(conn, &account)? {
        return forbidden(rights::factor_due());
    }
    let role = place.role_of(conn, &account)?;
    match asked.need.is_met(role, account.site_role == SiteRole::Administrator) {
        true => Ok((token, account, role)),
        false => forbidden(place.refusal(asked.need, role)),
    }
}

/// Refuses a token that lacks a scope.
///
/// # Errors
/// [`OpError::Forbidden`].
pub fn refuse_scope(token: &AccessToken, scope: Scope) -> Result<(), OpError> {
    match token.has(scope) {
        true => Ok(()),
        false => Err(OpError::Forbidden(rights::token_lacks_scope(scope.as_str()))),
    }
}

/// The tokens of an account, the latest first.
pub fn of_account(conn: &mut Reader<'_>, account_id: &str) -> Result<Vec<AccessToken>, DbError> {
    access_tokens::of_account(conn, account_id)
}
