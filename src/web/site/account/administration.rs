//! The site administrators' pages: all accounts, invitations to the site, links for lost passwords.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use super::{Administrator, AdministratorForm};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, Pages};
use crate::web::frame::look::address;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Link, Notice, Shell};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, read};
use crate::web::shared::account_page::{self, InvitationRow, OneTimeLink};
use crate::web::shared::terms;
use podium_ops::site::accounts::{self, Change, proof, second_factor};
use podium_ops::site::links::{self, INVITATION_HOURS, RESET_HOURS};
use podium_ops::{FieldProblem, OpError};
use podium_snapshot::names::NameSearch;
use podium_store::site::accounts as stored;
use podium_store::site::accounts::Account;
use podium_store::site::links as stored_links;
use podium_store::{SiteRole, tournaments};
use say::{Message, accounts as t};

/// Accounts on one page of the list.
const ON_A_PAGE: usize = 100;

struct AccountRow {
    name: String,
    href: String,
    role: Message,
    disabled: bool,
    second_factor: bool,
    since: Message,
}

/// A tournament that the account is staff of, and its role there.
struct Staffed {
    tournament: String,
    role: Message,
}

#[derive(Template)]
#[template(path = "site/account/list.html")]
struct ListPage {
    shell: Shell,
    keys: FormKeys,
    search: SearchBox,
    /// Those of this page that were found.
    accounts: Vec<AccountRow>,
    pages: Pages,
    invitations: Vec<InvitationRow>,
    role: Field,
    roles: Vec<Choice>,
    /// Whether every administrator needs a second factor.
    demanded: bool,
    /// Whether the reader may demand it: only if they have one themselves.
    may_demand: bool,
}

#[derive(Template)]
#[template(path = "site/account/detail.html")]
struct DetailPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this account's page.
    at: String,
    name: String,
    disabled: bool,
    /// Whether the account has a second factor that the reader may remove.
    has_factor: bool,
    since: Message,
    role: Field,
    roles: Vec<Choice>,
    staffed: Vec<Staffed>,
    confirm: Field,
}

impl DetailPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// Returns the roles of the site, each with its meaning.
fn site_roles() -> Vec<Choice> {
    SiteRole::ALL
        .iter()
        .map(|&role| {
            Choice::new(role, terms::site_role(role)).hint(match role {
                SiteRole::Administrator => t::administrator_hint(),
                SiteRole::Organizer => t::organizer_hint(),
                SiteRole::Staff => t::staff_hint(),
            })
        })
        .collect()
}

fn sent_role(fields: &Fields) -> Result<SiteRole, OpError> {
    SiteRole::parse(fields.text("role")).ok_or_else(|| OpError::field("role", t::choose_role()))
}

/// Returns the pages of a list of so many accounts, of which the one with a number is shown.
fn pages_of(found: usize, search: &NameSearch, here: usize) -> Pages {
    let last = found.div_ceil(ON_A_PAGE).max(1);
    let query = serde_urlencoded::to_string([("q", &search.text)]).unwrap_or_default();
    Pages {
        here: here.clamp(1, last),
        last,
        href: match search.is_some() {
            true => format!("/accounts?{query}&page="),
            false => "/accounts?page=".to_owned(),
        },
    }
}

async fn list_page(app: &App, request: &HttpRequest, admin: &Administrator) -> Result<ListPage, WebError> {
    let query = PublicQuery::of(request);
    let search = query.search();
    let (accounts, invitations, demanded) = read(app, |conn| {
        let accounts = stored::all(conn)?;
        let demanded = proof::is_factor_demanded(conn)?;
        Ok::<_, WebError>((accounts, links::site_invitations(conn)?, demanded))
    })
    .await?;
    let name_of = |id: &Option<String>| match accounts.iter().find(|a| Some(&a.id) == id.as_ref()) {
        Some(account) => account.name.as_str().into(),
        None => t::command_line(),
    };
    let found: Vec<&Account> = accounts
        .iter()
        .filter(|account| search.matches(&account.name))
        .collect();
    let pages = pages_of(found.len(), &search, number(query.get("page")) as usize);
    let shown = found.into_iter().skip((pages.here - 1) * ON_A_PAGE).take(ON_A_PAGE);
    Ok(ListPage {
        shell: account_page::shell(&admin.visitor, request, t::title()),
        search: SearchBox::new("/accounts".to_owned(), &search, ""),
        pages,
        keys: admin.visitor.form_keys(app, None),
        invitations: invitations
            .into_iter()
            .map(|link: stored_links::Link| InvitationRow {
                role: link.site_role.map(terms::site_role).unwrap_or_default(),
                made_by: name_of(&link.made_by),
                // accounts belong to no tournament, and so have no time zone
                until: date_time(link.expires_at, "UTC"),
                hash: link.token_hash,
            })
            .collect(),
        accounts: shown
            .map(|account| AccountRow {
                name: account.name.clone(),
                href: format!("/accounts/{}", account.id),
                role: terms::site_role(account.site_role),
                disabled: account.disabled,
                second_factor: account.has_second_factor(),
                since: date_time(account.created_at, "UTC"),
            })
            .collect(),
        demanded,
        may_demand: admin.visitor.account.as_ref().is_some_and(Account::has_second_factor),
        // The usual invitation; making an administrator should be a deliberate choice.
        role: Field::of("role", SiteRole::Organizer),
        roles: site_roles(),
    })
}

pub(super) async fn list(app: App, request: HttpRequest, admin: Administrator) -> WebResult {
    page::private(&list_page(&app, &request, &admin).await?)
}

/// `POST /accounts/invitations`: makes an invitation and shows its link once.
pub(super) async fn invite(form: AdministratorForm) -> WebResult {
    let role = sent_role(&form.fields)?;
    let token = form
        .run_on_site("/accounts", move |work| links::invite_to_site(work, role))
        .await?;
    let shell = account_page::shell(&form.sender.visitor, &form.request, t::invitation());
    let what = t::for_one_new(terms::site_role_inside(role));
    let back = Link::new(t::back_to_accounts(), "/accounts");
    let base = address::base(&form.app, &form.request);
    // no redirect to a page: only this answer contains the token
    page::private(&OneTimeLink::new(shell, &base, &token, what, INVITATION_HOURS, back))
}

/// `POST /accounts/invitations/withdraw`: revokes an unused invitation.
pub(super) async fn withdraw(form: AdministratorForm) -> WebResult {
    let hash = form.fields.text("invitation").to_owned();
    form.run_on_site("/accounts", move |work| links::withdraw_from_site(work, &hash))
        .await?;
    form.done(t::invitation_revoked(), "/accounts")
}

async fn detail_page(
    app: &App,
    request: &HttpRequest,
    admin: &Administrator,
    id: &str,
) -> Result<(DetailPage, Account), WebError> {
    let wanted = id.to_owned();
    let (account, staffed) = read(app, move |conn| {
        let Some(account) = stored::by_id(conn, &wanted)? else {
            return Err(WebError::not_found(t::no_account()).way_on(t::to_accounts(), "/accounts"));
        };
        let mut staffed = Vec::new();
        for row in stored::staffed_by(conn, &account.id)? {
            if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
                staffed.push(Staffed {
                    tournament: tournament.name,
                    role: terms::role(row.role),
                });
            }
        }
        Ok((account, staffed))
    })
    .await?;
    let page = DetailPage {
        shell: account_page::shell(&admin.visitor, request, &account.name),
        keys: admin.visitor.form_keys(app, account.version),
        at: format!("/accounts/{}", account.id),
        name: account.name.clone(),
        disabled: account.disabled,
        has_factor: account.has_second_factor()
            && admin.visitor.account.as_ref().is_some_and(|own| own.id != account.id),
        since: date_time(account.created_at, "UTC"),
        role: Field::of("role", account.site_role),
        roles: site_roles(),
        staffed,
        confirm: Field::empty("confirm"),
    };
    Ok((page, account))
}

pub(super) async fn show(app: App, request: HttpRequest, admin: Administrator, id: web::Path<String>) -> WebResult {
    page::private(&detail_page(&app, &request, &admin, &id).await?.0)
}

async fn change(form: AdministratorForm, id: String, change: Change) -> WebResult {
    let to = format!("/accounts/{id}");
    let version = form.fields.version();
    let account = form
        .run_on_site(&to, move |work| accounts::change(work, &id, Some(version), change))
        .await?;
    let notice = match change {
        Change::Role(role) => t::role_changed(account.name, terms::site_role_inside(role)),
        Change::Disable => t::is_disabled(account.name),
        Change::Enable => t::is_enabled(account.name),
        Change::RemoveSecondFactor => t::factor_removed(account.name),
    };
    form.done(notice, &to)
}

/// `POST /accounts/{id}/role`.
pub(super) async fn change_role(form: AdministratorForm, id: web::Path<String>) -> WebResult {
    let role = sent_role(&form.fields)?;
    change(form, id.into_inner(), Change::Role(role)).await
}

/// `POST /accounts/{id}/disable`, once the account's name is typed.
pub(super) async fn disable(form: AdministratorForm, id: web::Path<String>) -> WebResult {
    // Before the command: the page is only needed if the name is wrong, but the check needs its account's name.
    let (mut again, account) = detail_page(&form.app, &form.request, &form.sender, &id).await?;
    // Typed in full: disabling an account signs somebody out, perhaps in the middle of their tournament.
    if form.fields.text("confirm") != account.name {
        let problem = FieldProblem::new("confirm", t::type_name(account.name));
        again.confirm = form.fields.field("confirm", &[problem]);
        again.shell.notice = Some(Notice::bad(t::not_disabled()));
        return page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &again);
    }
    change(form, id.into_inner(), Change::Disable).await
}

/// `POST /accounts/{id}/enable`.
pub(super) async fn enable(form: AdministratorForm, id: web::Path<String>) -> WebResult {
    change(form, id.into_inner(), Change::Enable).await
}

/// `POST /accounts/{id}/second-factor/remove`: for an owner who has lost the phone and the recovery codes.
pub(super) async fn remove_second_factor(form: AdministratorForm, id: web::Path<String>) -> WebResult {
    change(form, id.into_inner(), Change::RemoveSecondFactor).await
}

/// `POST /accounts/second-factor`: sets whether every administrator needs a second factor.
pub(super) async fn demand(form: AdministratorForm) -> WebResult {
    let demanded = form.fields.ticked("demanded");
    form.run_on_site("/accounts", move |work| second_factor::demand(work, demanded))
        .await?;
    let notice = match demanded {
        true => t::now_demanded(),
        false => t::no_longer_demanded(),
    };
    form.done(notice, "/accounts")
}

/// `POST /accounts/{id}/reset`: makes a link for a lost password and shows it once.
pub(super) async fn reset(form: AdministratorForm, id: web::Path<String>) -> WebResult {
    let (shown, account) = detail_page(&form.app, &form.request, &form.sender, &id).await?;
    let token = form
        .run_on_site(&shown.at, move |work| links::make_reset(work, &account.id))
        .await?;
    let shell = account_page::shell(&form.sender.visitor, &form.request, t::reset_title());
    let what = t::reset_what(shown.name);
    let back = Link::new(t::back_to_account(), shown.at);
    let base = address::base(&form.app, &form.request);
    page::private(&OneTimeLink::new(shell, &base, &token, what, RESET_HOURS, back))
}
