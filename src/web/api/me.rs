//! `GET /api/v1/me`: the caller's token and what it allows.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{self, Answer};
use super::caller::Caller;
use super::problem::{ApiResult, Problem};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::{App, read};
use actix_web::HttpRequest;
use podium_store::site::access_tokens::AccessToken;
use podium_store::site::accounts::{self, Account};
use podium_store::{DbError, Reader, tournaments};

/// The token of a call, with its account.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// The account that the token acts for.
    account: MyAccount,
    /// The token.
    token: MyToken,
    /// The tournaments in which the account has a role, as far as the token is for them.
    tournaments: Vec<MyTournament>,
}

/// An account.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyAccount {
    /// Its id.
    id: String,
    /// Its user name.
    name: String,
    /// Its role on the site: `administrator`, `organizer` or `staff`.
    #[schema(example = "organizer")]
    site_role: String,
}

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyToken {
    /// Its name.
    name: String,
    /// The token's beginning.
    #[schema(example = "podium_4fk2")]
    hint: String,
    /// What it may be used for: `read`, `players`, `results`, `rounds`, `webhooks`, `settings`.
    scopes: Vec<String>,
    /// The address of the one tournament that it is for; null for all.
    #[schema(nullable)]
    tournament: Option<String>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: DateTime<Utc>,
    /// When it expires; null for never.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<DateTime<Utc>>,
}

/// A tournament and the account's role in it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyTournament {
    /// Its address: `/api/v1/tournaments/{slug}`.
    slug: String,
    /// Its name.
    name: String,
    /// The role: `organizer`, `head_judge`, `judge` or `scorekeeper`.
    #[schema(example = "judge")]
    role: String,
}

/// What your token is and may do
///
/// Any valid token may ask, whatever its scopes.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "tokens",
    operation_id = "me",
    security(("token" = [])),
    responses(
        (status = 200, description = "The token and its account", body = Me),
        (status = 304, description = "Nothing has changed since the answer with the tag in `If-None-Match`"),
    ),
)]
pub(super) async fn me(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let (token, account) = caller.known()?;
    let (token, account) = (token.clone(), account.clone());
    let me = read(&app, move |conn| Ok::<_, WebError>(Me::read(conn, token, account)?))
        .await
        .map_err(Problem::from)?;
    answer::private(&request, None, &Answer::plain(me))
}

impl Me {
    fn read(conn: &mut Reader<'_>, token: AccessToken, account: Account) -> Result<Self, DbError> {
        let tournament = match &token.tournament_id {
            Some(id) => tournaments::by_id(conn, id)?.map(|tournament| tournament.slug),
            None => None,
        };
        Ok(Self {
            tournaments: staffed(conn, &token, &account)?,
            account: MyAccount {
                id: account.id,
                name: account.name,
                site_role: account.site_role.to_string(),
            },
            token: MyToken {
                scopes: token
                    .all_scopes()
                    .into_iter()
                    .map(|scope| scope.as_str().to_owned())
                    .collect(),
                name: token.name,
                hint: token.hint,
                tournament,
                created_at: token.created_at.and_utc(),
                expires_at: token.expires_at.map(|end| end.and_utc()),
            },
        })
    }
}

/// Reads the tournaments in which the account has a role, as far as the token is for them, by their addresses.
fn staffed(conn: &mut Reader<'_>, token: &AccessToken, account: &Account) -> Result<Vec<MyTournament>, DbError> {
    let mut staffed = Vec::new();
    for row in accounts::staffed_by(conn, &account.id)? {
        if token.is_for(&row.tournament_id)
            && let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)?
        {
            staffed.push(MyTournament {
                slug: tournament.slug,
                name: tournament.name,
                role: row.role.to_string(),
            });
        }
    }
    staffed.sort_by(|a, b| a.slug.cmp(&b.slug));
    Ok(staffed)
}
