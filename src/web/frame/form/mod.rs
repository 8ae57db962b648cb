//! Forms that change something: their fields on a page, their submission, their sender, and their answer.
//!
//! A handler takes a [`StaffForm`], a [`PlayerForm`], a [`CommunityForm`], a [`PersonForm`], a [`MemberForm`] or a
//! [`VisitorForm`]: one type, [`Form`], for six kinds of senders. It runs a command with [`Form::run`], and answers with [`Form::done`] or, if the command was refused, with
//! [`Form::returned`]: the page again, with what was typed.

mod body;
mod community;
mod field;
pub mod kept;
mod lists;
mod origin;
mod player;
pub mod proof;
mod refused;
mod returned;
mod staff;
mod visitor;

pub use body::{Fields, UploadedFile};
pub use community::{CommunityForm, PersonForm};
pub use field::{Choice, Field, Pages, USUAL_MINUTES};
pub use lists::{list_parts, number_parts};
pub use player::{OwnPlayer, PlayerForm};
pub use refused::{asked_word, back, confirmed, is_confirmed};
pub use returned::Returned;
pub use staff::StaffForm;
pub use visitor::{MemberForm, VisitorForm};

use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::state::{self, App, act};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::see_other;
use crate::web::frame::load::bodies::BodySender;
use crate::web::frame::look::address;
use crate::web::frame::request::current::language;
pub use crate::web::frame::request::visitor::FormKeys;
use crate::web::frame::request::visitor::Visitor;
use podium_ops::{Command, IdempotencyKey, OpError, Work};
use say::Message;

/// The sender of a form, as an extractor that checks their right when the request arrives. The command checks it again.
pub trait FormSender: FromRequest<Error = WebError> + 'static {
    /// Returns the browser that sent it.
    fn visitor(&self) -> &Visitor;

    /// Creates a command of this sender, on the tournament of the address if there is one.
    fn command(&self) -> Command;

    /// Returns who sends it, in every session: the id of an account or a player.
    fn id(&self) -> Option<&str> {
        self.visitor().account.as_ref().map(|account| account.id.as_str())
    }

    /// Returns the sender for the memory budget while the body is read; `address`: where it comes from.
    fn body_sender(&self, address: IpAddr) -> BodySender {
        match &self.visitor().account {
            Some(account) => BodySender::Account(account.id.clone()),
            None => BodySender::visitor(address),
        }
    }
}

/// A sent form with its sender.
pub struct Form<S> {
    pub app: App,
    pub request: HttpRequest,
    pub sender: S,
    pub fields: Fields,
}

impl<S: FormSender> Form<S> {
    /// Runs the form's command on the tournament, once; `to` is where its answer leads.
    ///
    /// # Errors
    /// The error of the command.
    pub fn run<T: Send + 'static>(
        &self,
        to: &str,
        act_on: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>> {
        let command = self.command(to);
        act(&self.app, move |state| command.run(&state.db, act_on))
    }

    /// Runs like [`Form::run`], but each time the form is sent: for commands that may be repeated safely, such as a
    /// check-in.
    ///
    /// # Errors
    /// The error of the command.
    pub fn run_each_time<T: Send + 'static>(
        &self,
        act_on: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>> {
        let command = self.from_client(self.sender.command());
        act(&self.app, move |state| command.run(&state.db, act_on))
    }

    /// Returns the form's command, for work that has to be done off the async threads before it runs (hashing a
    /// password).
    pub fn command(&self, to: &str) -> Command {
        self.from_client(self.sender.command()).once(self.key(), to)
    }

    /// Returns the key by which the form acts once.
    fn key(&self) -> Option<IdempotencyKey> {
        self.fields.key(self.sender.id())
    }

    /// Adds the address of the client to a command of the form.
    pub fn from_client(&self, command: Command) -> Command {
        command.from_address(address::client(&self.app, &self.request))
    }

    /// Redirects, with a sentence about what was done.
    pub fn done(&self, notice: impl Into<Message>, to: &str) -> WebResult {
        // In a cookie for the next page: a redirect contains no text.
        let notice = notice.into().in_language(language());
        self.sender.visitor().show_next(&self.request, &notice);
        Ok(see_other(to))
    }

    /// Sorts refusals: one that the sender can fix comes back as [`Returned`], for the page with what was typed; any
    /// other is an error page.
    ///
    /// # Errors
    /// An error that cannot be fixed on the page.
    pub fn returned(&self, error: OpError) -> Result<Returned<'_>, WebError> {
        Returned::new(&self.fields, error)
    }

    /// Sorts like [`Form::returned`]; an error page leads back to `to`.
    ///
    /// # Errors
    /// An error that cannot be fixed on the page.
    pub fn returned_or_back(&self, error: OpError, to: impl Into<String>) -> Result<Returned<'_>, WebError> {
        self.returned(error)
            .map_err(|error| error.way_on(say::errors::go_back(), to))
    }
}

impl<S: FormSender> FromRequest for Form<S> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        // Taken, because the future outlives the borrow of this call.
        let mut payload = payload.take();
        Box::pin(async move {
            let app = state::of(&request)?;
            // the sender first: a body is read only if its sender may send it
            let sender = match S::extract(&request).await {
                Ok(sender) => sender,
                Err(refused) => return Err(kept::carry(&app, &request, refused, &mut payload).await),
            };
            let whose = sender.body_sender(address::client(&app, &request));
            let mut fields = body::read(&app, &request, whose, &mut payload).await?;
            kept::check_token(&app, &request, sender.visitor(), &fields)?;
            if sender.command().asks_password() {
                proof::ask(&app, &request, sender.visitor(), &mut fields).await?;
            }
            Ok(Self {
                app,
                request,
                sender,
                fields,
            })
        })
    }
}
