//! Account pages: signing in and out, single-use links, an account's own pages, the administration of accounts.

mod access_tokens;
mod administration;
mod calendar;
mod link;
mod my_account;
mod second_factor;
mod sessions;
mod sign_in;
mod whoami;

use podium_store::SecurityEventKind;
use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::web;
use actix_web::{FromRequest, HttpRequest};

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Field, Fields, Form, FormSender};
use crate::web::frame::request::argument::Argument;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{self, App};
use podium_ops::command::rights::Need;
use podium_ops::site::sessions::NewSession;
use podium_ops::{Command, FieldProblem, SecurityEvent, Sender};
use podium_store::SiteRole;
use podium_store::site::accounts::Account;

/// Registers the routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/sign-in", web::get().to(handler!(sign_in::form)))
        .route("/sign-in", web::post().to(handler!(sign_in::sign_in)))
        .route("/sign-in/code", web::post().to(handler!(sign_in::enter_code)))
        .route("/sign-out", web::post().to(handler!(sign_in::sign_out)))
        .route("/whoami.json", web::get().to(handler!(whoami::whoami)))
        .route("/link/{token}", web::get().to(handler!(link::show)))
        .route("/link/{token}", web::post().to(handler!(link::submit)))
        .route("/link/{token}/join", web::post().to(handler!(link::join)))
        .route("/account", web::get().to(handler!(my_account::show)))
        .route(
            "/account/password",
            web::post().to(handler!(my_account::change_password)),
        )
        .route("/account/proof", web::post().to(handler!(my_account::proven)))
        .route("/account/calendar/renew", web::post().to(handler!(calendar::renew)))
        .route("/account/sessions", web::get().to(handler!(sessions::list)))
        .route("/account/sessions/end", web::post().to(handler!(sessions::end)))
        .route(
            "/account/sessions/end-others",
            web::post().to(handler!(sessions::end_others)),
        )
        .route("/account/tokens", web::get().to(handler!(access_tokens::list)))
        .route("/account/tokens", web::post().to(handler!(access_tokens::make)))
        .route(
            "/account/tokens/revoke",
            web::post().to(handler!(access_tokens::revoke)),
        )
        .route("/account/second-factor", web::get().to(handler!(second_factor::show)))
        .route(
            "/account/second-factor/begin",
            web::post().to(handler!(second_factor::begin)),
        )
        .route(
            "/account/second-factor/confirm",
            web::post().to(handler!(second_factor::confirm)),
        )
        .route(
            "/account/second-factor/codes",
            web::post().to(handler!(second_factor::new_codes)),
        )
        .route(
            "/account/second-factor/remove",
            web::post().to(handler!(second_factor::remove)),
        )
        .route("/accounts", web::get().to(handler!(administration::list)))
        .route(
            "/accounts/invitations",
            web::post().to(handler!(administration::invite)),
        )
        .route(
            "/accounts/invitations/withdraw",
            web::post().to(handler!(administration::withdraw)),
        )
        .route(
            "/accounts/second-factor",
            web::post().to(handler!(administration::demand)),
        )
        .route("/accounts/{id}", web::get().to(handler!(administration::show)))
        .route(
            "/accounts/{id}/role",
            web::post().to(handler!(administration::change_role)),
        )
        .route(
            "/accounts/{id}/disable",
            web::post().to(handler!(administration::disable)),
        )
        .route(
            "/accounts/{id}/enable",
            web::post().to(handler!(administration::enable)),
        )
        .route("/accounts/{id}/reset", web::post().to(handler!(administration::reset)))
        .route(
            "/accounts/{id}/second-factor/remove",
            web::post().to(handler!(administration::remove_second_factor)),
        );
}

/// The owner of an account, who may change how it is signed in to.
pub struct Owner {
    visitor: Visitor,
    account: Account,
}

/// A form of the owner's. It asks for the password again.
type OwnerForm = Form<Owner>;

impl FormSender for Owner {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        Command::on_site(Sender::session(self.visitor.session_hash(), Need::Owner))
    }
}

impl FromRequest for Owner {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            let account = match request.method() == Method::GET {
                true => visitor.signed_in(&request)?.clone(),
                // the sign-in page must lead back to a page, and the form's address is not one
                false => signed_in(&visitor)?,
            };
            Ok(Self { visitor, account })
        })
    }
}

impl Argument for Owner {
    const FOR_ACCOUNTS: bool = true;
}

/// The account of a form's sender.
fn signed_in(visitor: &Visitor) -> Result<Account, WebError> {
    let account = visitor.account.clone();
    account.ok_or_else(|| WebError::redirect("/sign-in?next=/account"))
}

/// A signed-in site administrator. A handler that takes one refuses everybody else.
pub struct Administrator {
    pub visitor: Visitor,
}

/// A form of the site administrators' pages.
type AdministratorForm = Form<Administrator>;

impl FormSender for Administrator {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        Command::on_site(Sender::session(self.visitor.session_hash(), Need::Administrator))
    }
}

impl FromRequest for Administrator {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            // For the page. A form's command checks again in its transaction.
            if visitor.signed_in(&request)?.site_role != SiteRole::Administrator {
                let app = state::of(&request)?;
                let refused = SecurityEvent::new(SecurityEventKind::RightRefused).with("manage accounts");
                visitor.record_refused_form(&app, &request, None, refused).await?;
                return Err(WebError::forbidden("Only a site administrator may manage accounts."));
            }
            Ok(Self { visitor })
        })
    }
}

impl Argument for Administrator {
    const FOR_ACCOUNTS: bool = true;
}

/// Returns a password field with its problem, but without its value.
fn emptied(fields: &Fields, name: &'static str, problems: &[FieldProblem]) -> Field {
    Field {
        // a password is not sent back in a page
        value: String::new(),
        ..fields.field(name, problems)
    }
}

/// Sets the cookies of a new session.
fn begin(app: &App, request: &HttpRequest, visitor: &Visitor, session: &NewSession) {
    visitor.begin(request, &session.token);
    visitor.know_browser(app, request, &session.account_id);
}
