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
        .get("/sign-in", handler!(sign_in::form))
        .post("/sign-in", handler!(sign_in::sign_in))
        .post("/sign-in/code", handler!(sign_in::enter_code))
        .post("/sign-out", handler!(sign_in::sign_out))
        .get("/whoami.json", handler!(whoami::whoami))
        .get("/link/{token}", handler!(link::show))
        .post("/link/{token}", handler!(link::submit))
        .post("/link/{token}/join", handler!(link::join))
        .get("/account", handler!(my_account::show))
        .post("/account/password", handler!(my_account::change_password))
        .post("/account/proof", handler!(my_account::proven))
        .post("/account/calendar/renew", handler!(calendar::renew))
        .get("/account/sessions", handler!(sessions::list))
        .post("/account/sessions/end", handler!(sessions::end))
        .post("/account/sessions/end-others", handler!(sessions::end_others))
        .get("/account/tokens", handler!(access_tokens::list))
        .post("/account/tokens", handler!(access_tokens::make))
        .post("/account/tokens/revoke", handler!(access_tokens::revoke))
        .get("/account/second-factor", handler!(second_factor::show))
        .post("/account/second-factor/begin", handler!(second_factor::begin))
        .post("/account/second-factor/confirm", handler!(second_factor::confirm))
        .post("/account/second-factor/codes", handler!(second_factor::new_codes))
        .post("/account/second-factor/remove", handler!(second_factor::remove))
        .get("/accounts", handler!(administration::list))
        .post("/accounts/invitations", handler!(administration::invite))
        .post("/accounts/invitations/withdraw", handler!(administration::withdraw))
        .post("/accounts/second-factor", handler!(administration::demand))
        .get("/accounts/{id}", handler!(administration::show))
        .post("/accounts/{id}/role", handler!(administration::change_role))
        .post("/accounts/{id}/disable", handler!(administration::disable))
        .post("/accounts/{id}/enable", handler!(administration::enable))
        .post("/accounts/{id}/reset", handler!(administration::reset))
        .post(
            "/accounts/{id}/second-factor/remove",
            handler!(administration::remove_second_factor),
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
                return Err(WebError::forbidden(say::accounts::only_administrators()));
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
