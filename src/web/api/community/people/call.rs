//! Calls on a community: as [`ApiCall`](crate::web::api::call::ApiCall), with the role of the account in the community. A token
//! of one tournament is for no community.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::web::api::answer::Stored;
use crate::web::api::body;
use crate::web::api::call::{CallBody, Door, number};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Kind, Problem};
use crate::web::api::tag::{Tagged, Thing};
use crate::web::frame::request::argument::Argument;
use crate::web::frame::state::{self, App, act, read};
use podium_ops::command::rights::{self, Need, Right};
use podium_ops::{Command, CommunityWork, OpError, Sender};
use podium_store::community::{self, Community};
use podium_store::site::access_tokens::Scope;
use podium_store::{Reader, Role, SiteRole};
use say::refused_rights;

/// A call on a community by somebody who may make it, with its body.
pub struct CommunityCall<D: Door> {
    pub app: App,
    pub request: HttpRequest,
    pub caller: Caller,
    /// The community as it was when the call arrived.
    pub community: Community,
    pub standing: Standing,
    sent: CallBody,
    door: PhantomData<D>,
}

/// What an account is in a community.
#[derive(Debug, Clone, Copy, Default)]
pub struct Standing {
    pub role: Option<Role>,
    is_administrator: bool,
}

impl Standing {
    /// Returns what the account of a caller is in a community; nothing without a token for all tournaments.
    pub async fn of(app: &App, caller: &Caller, community: &Community) -> Result<Self, Problem> {
        let (Some(token), Some(account)) = (caller.token(), caller.account()) else {
            return Ok(Self::default());
        };
        if token.tournament_id.is_some() {
            return Ok(Self::default());
        }
        let (id, account_id) = (community.id.clone(), account.id.clone());
        // read from the row itself: a role that was just removed grants nothing
        let role = read(app, move |conn: &mut Reader<'_>| {
            community::staff_role(conn, &id, &account_id)
        });
        Ok(Self {
            role: role.await?,
            is_administrator: account.site_role == SiteRole::Administrator,
        })
    }

    /// Returns what the account of a caller may read there: nothing without the scope.
    pub async fn of_reader(app: &App, caller: &Caller, community: &Community) -> Result<Self, Problem> {
        match caller.scoped(Scope::Read) {
            Ok(_) => Self::of(app, caller, community).await,
            Err(_) => Ok(Self::default()),
        }
    }

    /// Returns whether this account has a right.
    pub fn may<R: Right>(self) -> bool {
        rights::has::<R>(self.role, self.is_administrator)
    }
}

impl<D: Door> CommunityCall<D> {
    /// Reads the body.
    ///
    /// # Errors
    /// As those of a call on a tournament.
    pub fn body<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        body::parsed(&self.request, &self.sent.body)
    }

    /// Reads a body that may be left out.
    ///
    /// # Errors
    /// As [`Self::body`].
    pub fn body_or_nothing<T: DeserializeOwned + Default>(&self) -> Result<T, Problem> {
        match self.sent.body.is_empty() {
            true => Ok(T::default()),
            false => Ok(self.body::<Option<T>>()?.unwrap_or_default()),
        }
    }

    /// A number in the path.
    ///
    /// # Errors
    /// It is invalid, so that there is nothing at this address.
    pub fn number(&self) -> Result<i64, Problem> {
        number(&self.request, "number")
    }

    /// The version of what is changed that the change was made from: of `If-Match`, or of the body.
    ///
    /// # Errors
    /// There is none, or one of something else (428); there are two that differ (422).
    pub fn version(&self, of: &Thing, in_body: Option<i64>) -> Result<i64, Problem> {
        let on = (self.community.slug.as_str(), self.community.id.as_str());
        self.sent.version(&self.request, on, of, in_body)
    }

    /// Runs what the call asks for, once for its key, and answers with what `act` returns.
    ///
    /// # Errors
    /// What the command says.
    pub fn run<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut CommunityWork<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult> {
        let id = self.community.id.clone();
        let done = self.caller.known().map(|(token, _)| {
            let sender = Sender::token(&token.token_hash, D::SCOPE, Need::role::<D::Right>());
            let command = Command::in_community(&self.community.slug, sender);
            let command = self.sent.command(command, &self.caller);
            act(&self.app, move |state| {
                command.run_in_community(&state.db, |work| {
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

    async fn of(request: HttpRequest, mut payload: Payload) -> Result<Self, Problem> {
        let app = state::of(&request)?;
        // the caller first: a body is read only if its sender may send it
        let caller = Caller::extract(&request).await?;
        let (token, _) = caller.scoped(D::SCOPE)?;
        let slug = request.match_info().get("community").unwrap_or_default();
        let community = state::ratings::community(&app, slug).await?;
        if token.tournament_id.is_some() {
            return Err(Problem::new(
                Kind::Forbidden,
                refused_rights::token_elsewhere().to_string(),
            ));
        }
        let standing = Standing::of(&app, &caller, &community).await?;
        if !standing.may::<D::Right>() {
            let refusal = Need::role::<D::Right>().refusal_in_community(standing.role);
            return Err(Problem::new(Kind::Forbidden, refusal.to_string()));
        }
        let sent = CallBody::read(&app, &request, &caller, &community.id, &mut payload).await?;
        Ok(Self {
            app,
            request,
            caller,
            community,
            standing,
            sent,
            door: PhantomData,
        })
    }
}

impl<D: Door> Argument for CommunityCall<D> {}

impl<D: Door> FromRequest for CommunityCall<D> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        Box::pin(Self::of(request.clone(), payload.take()))
    }
}
