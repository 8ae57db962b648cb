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

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::web;
use actix_web::{FromRequest, HttpRequest};
use askama::Template;

use super::error::WebError;
use super::form::{Field, Fields, Form, FormSender};
use super::qr;
use super::shell::{Link, Shell};
use super::staff_nav::StaffNav;
use super::state::{self, App};
use super::visitor::Visitor;
use crate::db::SiteRole;
use crate::db::accounts::Account;
use crate::ops::rights::Need;
use crate::ops::sessions::NewSession;
use crate::ops::{Command, FieldProblem, SecurityEvent, Sender, links};
use crate::web::router::{Routes, handler};

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
                let refused = SecurityEvent::RightRefused {
                    what: "manage accounts",
                };
                visitor.record_refused_form(&app, &request, None, refused).await?;
                return Err(WebError::forbidden("Only a site administrator may manage accounts."));
            }
            Ok(Self { visitor })
        })
    }
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

/// Creates the shell of an account page, with its links at the side and the notice of the last action.
pub(super) fn shell(visitor: &Visitor, request: &HttpRequest, title: &str) -> Shell {
    let mut shell = Shell::new(title);
    if let Some(account) = &visitor.account {
        shell.reader = Some(account.name.clone());
        let mut links = vec![
            Link::new("Your account", "/account"),
            Link::new("Tournaments", "/tournaments"),
        ];
        if account.site_role == SiteRole::Administrator {
            links.push(Link::new("All accounts", "/accounts"));
            links.push(Link::new("Security log", "/security-log"));
        }
        shell.desk = Some(StaffNav::of_account(links).at(request.path()));
    }
    shell.notice = visitor.notice(request);
    shell
}

/// An unused invitation, to the site or to a tournament's staff.
pub struct InvitationRow {
    /// The hash of the invitation's token; the token itself is only in the link.
    pub hash: String,
    pub role: &'static str,
    pub made_by: String,
    pub until: String,
}

/// A link that is shown once, with its QR code.
#[derive(Template)]
#[template(path = "account/one_time.html")]
pub struct OneTimeLink {
    pub shell: Shell,
    /// Heading.
    pub title: String,
    /// A sentence about whom the link is for and what it does.
    pub what: String,
    /// The whole address.
    pub link: String,
    /// Its QR code, an `<svg>` element.
    pub code: String,
    /// How long the link is valid, as "24 hours".
    pub holds: String,
    /// A link back to the page where it was made.
    pub back: Link,
}

impl OneTimeLink {
    /// Makes the page of a link's token; `base` is the site's own address. Its heading is the shell's title.
    pub fn new(shell: Shell, base: &str, token: &str, what: String, hours: i64, back: Link) -> Self {
        let link = format!("{base}{}", links::path(token));
        Self {
            title: shell.title.clone(),
            shell,
            what,
            code: qr::svg(&link),
            link,
            holds: match hours {
                1 => "one hour".to_owned(),
                hours => format!("{hours} hours"),
            },
            back,
        }
    }
}
