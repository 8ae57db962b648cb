//! Calls that change something: a [`Door`] determines who may call, the body is read only after that check, and the
//! command runs once for an `Idempotency-Key`.

use std::cell::Cell;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::answer::Stored;
use super::body;
use super::caller::Caller;
use super::problem::{ApiResult, Kind, Problem};
use super::tag::{Tagged, Thing};
use crate::web::frame::load::bodies::Held;
use crate::web::frame::request::argument::Argument;
use crate::web::frame::state::{self, App, act, snapshots};
use podium_ops::command::rights::{self, Need, Right};
use podium_ops::site::secrets;
use podium_ops::{Command, IdempotencyKey, OpError, Sender, SiteWork, Work};
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::Tournament;
use say::refused_rights;

/// Header with the key under which a call acts once.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// Longest key, in characters.
const LONGEST_KEY: usize = 255;

/// Who may make a call: a right in the tournament, and the scope that the token has to have.
pub trait Door: 'static {
    /// The right that the account needs in the tournament.
    type Right: Right;
    /// The scope that the token needs.
    const SCOPE: Scope;
}

/// A call on a tournament by somebody who may make it, with its body.
pub struct ApiCall<D: Door> {
    pub app: App,
    pub request: HttpRequest,
    /// The tournament's address.
    pub slug: String,
    pub caller: Caller,
    /// The tournament as it was when the call arrived.
    pub tournament: Tournament,
    sent: CallBody,
    door: PhantomData<D>,
}

/// A call on no tournament, by a token of all tournaments: creating one.
pub struct SiteCall {
    pub app: App,
    pub request: HttpRequest,
    pub caller: Caller,
    sent: CallBody,
}

/// The scope of a [`SiteCall`].
const SITE_SCOPE: Scope = Scope::Settings;
/// What a [`SiteCall`] is on, where its key is kept.
const SITE: &str = "site";

/// What was sent with a call.
pub(super) struct CallBody {
    pub body: Bytes,
    key: Option<IdempotencyKey>,
    /// Whether the call named the version that it was made from.
    pub versioned: Cell<bool>,
    /// The room that the body takes.
    _held: Held,
}

impl<D: Door> ApiCall<D> {
    /// Reads the body.
    ///
    /// # Errors
    /// It is no JSON (400), not sent as such (415), or something else than asked for (422, with the place of the mistake).
    pub fn body<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        body::parsed(&self.request, &self.sent.body)
    }

    /// Whether nothing was sent as body.
    pub fn has_no_body(&self) -> bool {
        self.sent.body.is_empty()
    }

    /// A number in the path.
    ///
    /// # Errors
    /// It is invalid, so that there is nothing at this address.
    pub fn number(&self, name: &str) -> Result<i64, Problem> {
        number(&self.request, name)
    }

    /// The version of what is changed that the change was made from: of `If-Match`, or of the body. A [`OpError::Conflict`]
    /// is then 412.
    ///
    /// # Errors
    /// There is none, or one of something else (428); there are two that differ (422).
    pub fn version(&self, of: &Thing, in_body: Option<i64>) -> Result<i64, Problem> {
        let on = (self.tournament.slug.as_str(), self.tournament.id.as_str());
        self.sent.version(&self.request, on, of, in_body)
    }

    /// Runs what the call asks for, once for its key, and answers with what `act` returns.
    ///
    /// # Errors
    /// What the command says.
    pub fn run<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult> {
        let id = self.tournament.id.clone();
        let done = self.caller.known().map(|(token, _)| {
            let sender = Sender::token(&token.token_hash, D::SCOPE, Need::role::<D::Right>());
            let command = self.sent.command(Command::on(&self.slug, sender), &self.caller);
            act(&self.app, move |state| {
                command.run(&state.db, |work| {
                    let value = act_on(work)?;
                    let tag = value.tag().map(|tag| tag.within(&id));
                    let answer = Stored::new(status, &value, tag)?;
                    work.keep_answer(answer.to_text());
                    Ok(answer)
                })
            })
        });
        self.sent.answered(done)
    }
}

impl SiteCall {
    /// As [`ApiCall::body`].
    ///
    /// # Errors
    /// As [`ApiCall::body`].
    pub fn body<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        body::parsed(&self.request, &self.sent.body)
    }

    /// As [`ApiCall::run`], on no tournament.
    ///
    /// # Errors
    /// What the command says.
    pub fn run<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult> {
        let done = self.caller.known().map(|(token, _)| {
            let sender = Sender::token(&token.token_hash, SITE_SCOPE, Need::SignedIn);
            let command = self.sent.command(Command::on_site(sender), &self.caller);
            act(&self.app, move |state| {
                command.run_on_site(&state.db, |work| {
                    let value = act_on(work)?;
                    let answer = Stored::new(status, &value, value.tag())?;
                    work.keep_answer(answer.to_text());
                    Ok(answer)
                })
            })
        });
        self.sent.answered(done)
    }
}

impl CallBody {
    /// The version that a change was made from, as of [`ApiCall::version`]; `on`: slug and id of what the call is on.
    pub fn version(
        &self,
        request: &HttpRequest,
        on: (&str, &str),
        of: &Thing,
        in_body: Option<i64>,
    ) -> Result<i64, Problem> {
        let version = named_version(request, on, of, in_body)?;
        self.versioned.set(true);
        Ok(version)
    }

    /// The command with its key and where it comes from.
    pub fn command(&self, command: Command, caller: &Caller) -> Command {
        command.from_address(caller.address()).once(self.key.clone(), "")
    }

    /// The answer to a call that is carried out, was before, or is refused.
    pub async fn answered(&self, done: Result<impl Future<Output = Result<Stored, OpError>>, Problem>) -> ApiResult {
        match done?.await {
            Ok(stored) => Ok(stored.respond()),
            Err(OpError::Repeated(text)) => Stored::parse(&text)
                .map(|stored| stored.respond())
                .ok_or_else(|| OpError::Repeated(text).into()),
            Err(OpError::Conflict(why)) if self.versioned.get() => Err(Problem::new(Kind::Outdated, why.to_string())),
            Err(other) => Err(other.into()),
        }
    }

    /// Reads the body of somebody who may send it; `on`: the id of the tournament or the community that the call is on, or
    /// [`SITE`].
    pub async fn read(
        app: &App,
        request: &HttpRequest,
        caller: &Caller,
        on: &str,
        payload: &mut Payload,
    ) -> Result<Self, Problem> {
        // before the body: a call with an invalid key costs nothing
        let key = key(request)?;
        let (token, account) = caller.known()?;
        let turn = app.bodies.turn(&account.id)?;
        let (body, held) = body::read(app, payload).await?;
        drop(turn);
        Ok(Self {
            key: key.map(|key| {
                // bound to the token: nobody gets the answer to another caller
                let of = [b"api call", token.id.as_bytes(), key.as_bytes()];
                IdempotencyKey::of_call(secrets::fingerprint(of.into_iter()), on, &content(request, &body))
            }),
            body,
            versioned: Cell::new(false),
            _held: held,
        })
    }
}

/// What a call is, as a hash: method, address, the version that it was made from, and body.
fn content(request: &HttpRequest, body: &[u8]) -> String {
    let if_match = request.headers().get(header::IF_MATCH);
    let parts = [
        request.method().as_str().as_bytes(),
        request
            .uri()
            .path_and_query()
            .map_or(&b""[..], |asked| asked.as_str().as_bytes()),
        if_match.map_or(&b""[..], |tag| tag.as_bytes()),
        body,
    ];
    secrets::fingerprint(parts.into_iter())
}

/// The key that a call was sent with.
fn key(request: &HttpRequest) -> Result<Option<String>, Problem> {
    let Some(value) = request.headers().get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let key = value.to_str().unwrap_or_default();
    match (1..=LONGEST_KEY).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic()) {
        true => Ok(Some(key.to_owned())),
        false => Err(Problem::new(
            Kind::Unreadable,
            format!("An Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters without spaces."),
        )),
    }
}

/// A number in a request's path.
///
/// # Errors
/// It is invalid, so that there is nothing at this address.
pub fn number(request: &HttpRequest, name: &str) -> Result<i64, Problem> {
    let text = request.match_info().get(name).unwrap_or_default();
    text.parse()
        .ok()
        .filter(|number| *number >= 0)
        .ok_or_else(|| Problem::not_found(format!("There is nothing at this address: {text} is no number.")))
}

fn named_version(
    request: &HttpRequest,
    (slug, id): (&str, &str),
    of: &Thing,
    in_body: Option<i64>,
) -> Result<i64, Problem> {
    let in_header = request.headers().get(header::IF_MATCH);
    let in_header = in_header.map(|value| of.version_in(value.to_str().unwrap_or_default(), slug, id));
    let in_header = in_header.transpose()?;
    match (in_header, in_body) {
        (Some(header), Some(body)) if header != body => Err(Problem::invalid(
            "/version",
            "If-Match and the member \"version\" name two versions. Send the one that the change was made from.",
        )),
        (Some(version), _) | (None, Some(version)) => Ok(version),
        (None, None) => Err(of.version_missing(slug)),
    }
}

impl<D: Door> ApiCall<D> {
    async fn of(request: HttpRequest, mut payload: Payload) -> Result<Self, Problem> {
        let app = state::of(&request)?;
        // the caller first: a body is read only if its sender may send it
        let caller = Caller::extract(&request).await?;
        let (token, _) = caller.scoped(D::SCOPE)?;
        let slug = request.match_info().get("slug").unwrap_or_default().to_owned();
        let snapshot = snapshots::current(&app, &slug).await?;
        let tournament = snapshot.loaded.tournament.clone();
        if !token.is_for(&tournament.id) {
            return Err(Problem::new(
                Kind::Forbidden,
                refused_rights::token_elsewhere().to_string(),
            ));
        }
        let standing = caller.standing(&app, &snapshot).await?;
        if !rights::has::<D::Right>(standing.role, standing.is_administrator) {
            let what = D::Right::NAME.what();
            caller.record_refused(&app, tournament.id, what.to_string()).await?;
            let refusal = Need::role::<D::Right>().refusal(standing.role);
            return Err(Problem::new(Kind::Forbidden, refusal.to_string()));
        }
        let sent = CallBody::read(&app, &request, &caller, &tournament.id, &mut payload).await?;
        Ok(Self {
            app,
            request,
            slug,
            caller,
            tournament,
            sent,
            door: PhantomData,
        })
    }
}

impl SiteCall {
    async fn of(request: HttpRequest, mut payload: Payload) -> Result<Self, Problem> {
        let app = state::of(&request)?;
        let caller = Caller::extract(&request).await?;
        let (token, _) = caller.scoped(SITE_SCOPE)?;
        if token.tournament_id.is_some() {
            return Err(Problem::new(
                Kind::Forbidden,
                refused_rights::token_elsewhere().to_string(),
            ));
        }
        let sent = CallBody::read(&app, &request, &caller, SITE, &mut payload).await?;
        Ok(Self {
            app,
            request,
            caller,
            sent,
        })
    }
}

/// A call that is read of a request, which its future outlives.
type Read<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl<D: Door> FromRequest for ApiCall<D> {
    type Error = Problem;
    type Future = Read<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        Box::pin(Self::of(request.clone(), payload.take()))
    }
}

impl<D: Door> Argument for ApiCall<D> {}
impl Argument for SiteCall {}

impl FromRequest for SiteCall {
    type Error = Problem;
    type Future = Read<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        Box::pin(Self::of(request.clone(), payload.take()))
    }
}
