//! "Your account": its password, its sessions, and the tournaments it is staff of.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::emptied;
use crate::db::accounts::{self as stored, Account};
use crate::db::{SiteRole, tournaments};
use crate::ops::{OpError, accounts, sessions};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys, VisitorForm};
use crate::web::lanes::Lane;
use crate::web::local_time::date_time;
use crate::web::page;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act_in, read};
use crate::web::visitor::Visitor;

/// A session of the account.
struct SessionRow {
    /// The session's token, hashed; the token itself is in that browser only.
    hash: String,
    since: String,
    used: String,
    /// Whether it is the session that reads this page.
    here: bool,
}

/// A tournament and the account's role in it.
struct Staffed {
    name: String,
    href: String,
    role: &'static str,
}

#[derive(Template)]
#[template(path = "account/my_account.html")]
struct MyAccountPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    site_role: &'static str,
    administrator: bool,
    current: Field,
    password: Field,
    sessions: Vec<SessionRow>,
    staffed: Vec<Staffed>,
}

async fn my_account_page(
    app: &App,
    request: &HttpRequest,
    visitor: &Visitor,
    account: &Account,
) -> Result<MyAccountPage, WebError> {
    let id = account.id.clone();
    let (running, staffed) = read(app, move |conn| {
        let mut staffed = Vec::new();
        for row in stored::staffed_by(conn, &id)? {
            if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
                staffed.push(Staffed {
                    href: format!("/t/{}/desk", tournament.slug),
                    name: tournament.name,
                    role: row.role.label(),
                });
            }
        }
        Ok::<_, WebError>((sessions::of_account(conn, &id)?, staffed))
    })
    .await?;
    // Marked on the page, so that nobody ends the session they read it with by mistake.
    let own = visitor.session.as_ref().map(|s| s.token_hash.as_str());
    Ok(MyAccountPage {
        shell: super::shell(visitor, request, "Your account"),
        keys: visitor.form_keys(app, ""),
        name: account.name.clone(),
        site_role: account.site_role.label(),
        administrator: account.site_role == SiteRole::Administrator,
        current: Field::empty("current"),
        password: Field::empty("password"),
        sessions: running
            .into_iter()
            .map(|session| SessionRow {
                here: Some(session.token_hash.as_str()) == own,
                since: date_time(session.created_at, "UTC"),
                used: date_time(session.seen_at, "UTC"),
                hash: session.token_hash,
            })
            .collect(),
        staffed,
    })
}

pub(super) async fn show(app: App, request: HttpRequest, visitor: Visitor) -> WebResult {
    let account = visitor.signed_in(&request)?.clone();
    page::private(&my_account_page(&app, &request, &visitor, &account).await?)
}

/// `POST /account/password`: changes the password and signs out everywhere else.
pub(super) async fn change_password(form: VisitorForm) -> WebResult {
    let account = signed_in(&form.sender)?;
    let current = form.fields.raw("current").to_owned();
    let chosen = form.fields.raw("password").to_owned();
    let of = account.clone();
    let done = act_in(Lane::Passwords, &form.app, move |state| {
        accounts::change_password(&state.db, &of, &current, &chosen)
    })
    .await;
    match done {
        Ok(session) => {
            super::begin(&form.app, &form.request, &form.sender, &session);
            form.done(
                "The password is changed. You are signed out everywhere else.",
                "/account",
            )
        }
        Err(OpError::Invalid(problems)) => {
            let mut again = my_account_page(&form.app, &form.request, &form.sender, &account).await?;
            again.current = emptied(&form.fields, "current", &problems);
            again.password = emptied(&form.fields, "password", &problems);
            again.shell.notice = Some(Notice::bad("The password was not changed. Mend what is marked."));
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &again)
        }
        Err(other) => Err(other.into()),
    }
}

/// Returns the account of a form's sender. The sign-in page leads back to the account page, because the form's address is
/// no page.
fn signed_in(visitor: &Visitor) -> Result<Account, WebError> {
    visitor
        .account
        .clone()
        .ok_or_else(|| WebError::redirect("/sign-in?next=/account"))
}

/// `POST /account/sessions/end`: signs out another browser.
pub(super) async fn end_session(form: VisitorForm) -> WebResult {
    // Asked here for its redirect; the command asks for the account itself.
    signed_in(&form.sender)?;
    let hash = form.fields.text("session").to_owned();
    form.run_on_site("/account", move |work| sessions::end_one(work, &hash))
        .await?;
    form.done("That browser is signed out.", "/account")
}

/// `POST /account/sessions/end-all`: signs out every browser, this one too.
pub(super) async fn end_all(form: VisitorForm) -> WebResult {
    signed_in(&form.sender)?;
    form.run_on_site("/sign-in", sessions::end_all).await?;
    // The cookie too: the session behind it has just ended.
    form.sender.end(&form.request);
    form.done("You are signed out everywhere.", "/sign-in")
}
