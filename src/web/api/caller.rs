//! The caller: nobody, or a program with an access token of an account. Cookies are not read.

use podium_store::SecurityEventKind;
use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::{Method, header};
use actix_web::{FromRequest, HttpRequest};

use super::problem::{Kind, Problem};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address;
use crate::web::frame::request::argument::Argument;
use crate::web::frame::state::{self, App, act, read, snapshots};
use podium_ops::command::rights::{self, Right};
use podium_ops::command::roles::role_of;
use podium_ops::site::access_tokens::{self, PREFIX, Shown};
use podium_ops::site::{secrets, security_log};
use podium_ops::{Actor, OpError, SecurityEvent};
use podium_snapshot::Snapshot;
use podium_store::site::access_tokens::{AccessToken, Scope};
use podium_store::site::accounts::Account;
use podium_store::{DbError, Reader, Role, SiteRole};
use say::refused_rights;

/// Who calls. A handler that takes one answers everybody; a caller without a token gets what the public pages show.
#[derive(Debug, Clone)]
pub struct Caller {
    shown: Option<Shown>,
    address: IpAddr,
}

impl Caller {
    /// The account that acts, of a caller with a token.
    pub fn account(&self) -> Option<&Account> {
        self.shown.as_ref().map(|shown| &shown.account)
    }

    /// The token that was shown.
    pub fn token(&self) -> Option<&AccessToken> {
        self.shown.as_ref().map(|shown| &shown.token)
    }

    /// The same caller with the token and the account as they are now.
    ///
    /// # Errors
    /// The token does not hold any more.
    pub async fn again(&self, app: &App) -> Result<Self, Problem> {
        let hash = self.known()?.0.token_hash.clone();
        let found = state::compute(app, move |state| Ok(access_tokens::again(&state.db, &hash)?)).await?;
        let shown = found.ok_or_else(|| Problem::new(Kind::Unauthorized, "This token is no longer valid."))?;
        Ok(Self {
            shown: Some(shown),
            address: self.address,
        })
    }

    /// The address that the call comes from.
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// Whether there is a token that may be used for this.
    pub fn has(&self, scope: Scope) -> bool {
        self.token().is_some_and(|token| token.has(scope))
    }

    /// The token and its account.
    ///
    /// # Errors
    /// There is none: 401.
    pub fn known(&self) -> Result<(&AccessToken, &Account), Problem> {
        let shown = self.shown.as_ref().ok_or_else(|| {
            Problem::new(
                Kind::Unauthorized,
                "This takes an access token: send \"Authorization: Bearer podium_…\". Tokens are made on your account's page.",
            )
        })?;
        Ok((&shown.token, &shown.account))
    }

    /// The token and its account, if it may be used for this.
    ///
    /// # Errors
    /// There is no token; it lacks the scope; its account has to set up a second factor first.
    pub fn scoped(&self, scope: Scope) -> Result<(&AccessToken, &Account), Problem> {
        let (token, account) = self.known()?;
        access_tokens::refuse_scope(token, scope)?;
        match self.factor_due() {
            true => Err(Problem::new(Kind::Forbidden, refused_rights::factor_due().to_string())),
            false => Ok((token, account)),
        }
    }

    /// Returns a tournament as this caller may see it.
    ///
    /// # Errors
    /// There is no tournament at this address.
    pub async fn view(&self, app: &App, slug: &str) -> Result<View, Problem> {
        let snapshot = snapshots::current(app, slug).await?;
        let standing = match &self.shown {
            Some(shown) if shown.token.has(Scope::Read) => self.standing(app, &snapshot).await?,
            _ => Standing::default(),
        };
        Ok(View { snapshot, standing })
    }

    /// The role that this caller's account has in a tournament now, if the token is for it.
    ///
    /// # Errors
    /// The database does not answer.
    pub(super) async fn standing(&self, app: &App, snapshot: &Snapshot) -> Result<Standing, Problem> {
        let Some(shown) = &self.shown else {
            return Ok(Standing::default());
        };
        let id = snapshot.loaded.tournament.id.clone();
        if !shown.token.is_for(&id) || shown.factor_due {
            return Ok(Standing::default());
        }
        let account = shown.account.clone();
        // read from the row itself: a role that was just removed grants nothing
        let role = read(app, move |conn: &mut Reader<'_>| role_of(conn, &id, &account)).await?;
        Ok(Standing {
            role,
            is_administrator: shown.account.site_role == SiteRole::Administrator,
        })
    }

    fn factor_due(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.factor_due)
    }

    /// Records in the security log that this caller asked for what it may not; `tournament`: its id.
    ///
    /// # Errors
    /// It could not be stored.
    pub(super) async fn record_refused(&self, app: &App, tournament: String, what: String) -> Result<(), OpError> {
        let Some(shown) = &self.shown else {
            return Ok(());
        };
        let actor = Actor::account(&shown.account.id, &shown.account.name);
        let address = self.address;
        act(app, move |state| {
            security_log::write(&state.db, Some(address), podium_base::clock::now(), |_, entries| {
                entries.record_on(
                    &tournament,
                    &actor,
                    SecurityEvent::new(SecurityEventKind::RightRefused).with(&what),
                );
                Ok(())
            })
        })
        .await
    }
}

/// What an account is in a tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub role: Option<Role>,
    pub is_administrator: bool,
}

/// A tournament as its caller may see it.
#[derive(Debug, Clone)]
pub struct View {
    /// The tournament as it is now.
    pub snapshot: Arc<Snapshot>,
    standing: Standing,
}

impl View {
    /// Whether the caller may see what this right shows: no without a token, without the scope `read`, with a token of
    /// another tournament, or where the account's role lacks the right.
    pub fn may<R: Right>(&self) -> bool {
        rights::has::<R>(self.standing.role, self.standing.is_administrator)
    }

    /// The role that the caller's account has here, where its token may read.
    pub fn role(&self) -> Option<Role> {
        self.standing.role
    }
}

impl Argument for Caller {}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let app = state::of(&request)?;
            let address = address::client(&app, &request);
            let Some(shown) = bearer(&request) else {
                app.calls.of_address(address).note_on(&request)?;
                return Ok(Self { shown: None, address });
            };
            let found = match shown {
                Ok(token) => looked_up(&app, address, token).await?,
                Err(NotOne) => {
                    app.calls.of_try(address)?;
                    None
                }
            };
            let Some(found) = found else {
                let why = match is_bearer(&request) {
                    true => {
                        "This token is invalid: it was mistyped or revoked, or has expired. Make a new one on your account's page."
                    }
                    false => {
                        "Send one access token as \"Authorization: Bearer podium_…\"; this header has another form. Tokens are made on your account's page."
                    }
                };
                return Err(Problem::new(Kind::Unauthorized, why));
            };
            let writes = !matches!(*request.method(), Method::GET | Method::HEAD);
            app.calls
                .of_token(&found.token.id, &found.account.id, writes)
                .note_on(&request)?;
            Ok(Self {
                shown: Some(found),
                address,
            })
        })
    }
}

/// Reads the token off the async threads. Only one that does not hold is counted for the address: who shares it with
/// somebody that tries tokens is let in anyway.
///
/// # Errors
/// It does not hold, and the address has shown too many of those.
async fn looked_up(app: &App, address: IpAddr, token: String) -> Result<Option<Shown>, Problem> {
    let hash = secrets::hash_token(&token);
    let found = match app.calls.has_held(&hash) || holds(app, address, &hash).await? {
        true => state::compute(app, move |state| Ok(access_tokens::shown(&state.db, &token)?)).await?,
        false => None,
    };
    app.calls.note(hash, found.is_some());
    if found.is_none() {
        app.calls.of_try(address)?;
    }
    Ok(found)
}

/// Whether a token is valid that has not been checked here lately. One at a time of an address is looked up, by one read in the lane of
/// the cheapest ones, so that a flood of them takes the database from nobody.
async fn holds(app: &App, address: IpAddr, hash: &str) -> Result<bool, Problem> {
    let hash = hash.to_owned();
    let turn = async { Ok::<_, DbError>(app.calls.turn(address).await) };
    let _turn = app.lanes.patiently(Lane::Versions, turn).await?;
    let found = state::act_in(Lane::Versions, app, move |state| access_tokens::again(&state.db, &hash)).await?;
    Ok(found.is_some())
}

/// What was shown is no token.
struct NotOne;

/// Whether the request's header is said to be a token.
fn is_bearer(request: &HttpRequest) -> bool {
    let header = request.headers().get(header::AUTHORIZATION);
    let scheme = header.and_then(|value| value.to_str().ok()?.split(' ').next());
    scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("bearer"))
}

/// The token in a request's header; `None` without the header.
fn bearer(request: &HttpRequest) -> Option<Result<String, NotOne>> {
    let mut headers = request.headers().get_all(header::AUTHORIZATION);
    let first = headers.next()?;
    if headers.next().is_some() {
        return Some(Err(NotOne));
    }
    let text = first.to_str().unwrap_or_default();
    let (scheme, token) = text.split_once(' ').unwrap_or((text, ""));
    let token = token.trim();
    let is_one = scheme.eq_ignore_ascii_case("bearer") && token.starts_with(PREFIX);
    Some(match is_one {
        true => Ok(token.to_owned()),
        false => Err(NotOne),
    })
}
