//! "Your account": its password, and the tournaments on whose staff it is.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::sign_in::local;
use super::{OwnerForm, emptied};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, FormKeys, MemberForm};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address::subscribe;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::client;
use crate::web::frame::request::member::Member;
use crate::web::frame::state::{App, act_in, read};
use crate::web::shared::{account_page, terms};
use podium_ops::site::access_tokens;
use podium_ops::site::accounts::Owner;
use podium_ops::site::sessions::{self, NewSession};
use podium_ops::tournaments::push::mark;
use podium_ops::{FieldProblem, OpError};
use podium_store::site::accounts as stored;
use podium_store::{SiteRole, tournaments};
use say::{Message, my_account as t};

/// A tournament and the account's role in it.
struct Staffed {
    name: String,
    href: String,
    role: Message,
}

#[derive(Template)]
#[template(path = "site/account/my_account.html")]
struct MyAccountPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    site_role: Message,
    administrator: bool,
    current: Field,
    password: Field,
    /// When the second factor came into force.
    factor_since: Option<Message>,
    /// The number of signed-in browsers.
    sessions: usize,
    /// How many access tokens the account has.
    tokens: usize,
    staffed: Vec<Staffed>,
    /// Address of the calendar with these tournaments.
    calendar: String,
    /// The same as a link that calendar programs open.
    subscribe: String,
}

async fn my_account_page(app: &App, request: &HttpRequest, member: &Member) -> Result<MyAccountPage, WebError> {
    let account = &member.account;
    let id = account.id.clone();
    let (running, tokens, staffed) = read(app, move |conn| {
        let mut staffed = Vec::new();
        for row in stored::staffed_by(conn, &id)? {
            if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
                staffed.push(Staffed {
                    href: format!("/t/{}/desk", tournament.slug),
                    name: tournament.name,
                    role: terms::role(row.role),
                });
            }
        }
        Ok::<_, WebError>((
            sessions::of_account(conn, &id)?,
            access_tokens::of_account(conn, &id)?.len(),
            staffed,
        ))
    })
    .await?;
    let calendar = super::calendar::href(app, request, account);
    Ok(MyAccountPage {
        shell: account_page::shell(member, request, t::your_account()),
        keys: member.form_keys(app, None),
        name: account.name.clone(),
        site_role: terms::site_role(account.site_role),
        administrator: account.site_role == SiteRole::Administrator,
        current: Field::empty("current"),
        password: Field::empty("password"),
        factor_since: account.factor_since.map(|since| date_time(since, "UTC")),
        sessions: running.len(),
        tokens,
        staffed,
        subscribe: subscribe(&calendar),
        calendar,
    })
}

pub(super) async fn show(app: App, request: HttpRequest, member: Member) -> WebResult {
    page::private(&my_account_page(&app, &request, &member).await?)
}

/// `POST /account/password`: changes the password and signs out everywhere else.
pub(super) async fn change_password(form: MemberForm) -> WebResult {
    match run_change(&form).await {
        Ok(session) => {
            super::begin(&form.app, &form.request, &form.sender, &session);
            form.done(t::password_changed(), "/account")
        }
        Err(OpError::Invalid(problems)) => come_back(&form, &problems).await,
        Err(other) => Err(other.into()),
    }
}

/// Runs the change of password that a form asks for; returns the new session.
async fn run_change(form: &MemberForm) -> Result<NewSession, OpError> {
    let session = form.sender.session.as_ref().map(|session| session.token_hash.clone());
    let client = client::of(&form.app, &form.request);
    let current = form.fields.raw("current").to_owned();
    let chosen = form.fields.raw("password").to_owned();
    let phone = mark(form.fields.text("address"));
    act_in(Lane::Passwords, &form.app, move |state| {
        let owner = Owner {
            session: session.as_deref().unwrap_or_default(),
            client: &client,
        };
        owner.change_password(&state.db, &current, &chosen, &phone)
    })
    .await
}

/// Shows the page again, with the problems of the two passwords.
async fn come_back(form: &MemberForm, problems: &[FieldProblem]) -> WebResult {
    let mut again = my_account_page(&form.app, &form.request, &form.sender).await?;
    again.current = emptied(&form.fields, "current", problems);
    again.password = emptied(&form.fields, "password", problems);
    again.shell.notice = Some(Notice::bad(t::password_not_changed()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &again)
}

/// `POST /account/proof`: the answer to a password question that was asked before a page.
pub(super) async fn proven(form: OwnerForm) -> WebResult {
    let to = local(form.fields.text("next"));
    form.done(say::sign_in::remembered(), &to)
}
