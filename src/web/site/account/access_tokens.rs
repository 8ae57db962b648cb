//! The access tokens of the reader's account: made, shown once, revoked.

use actix_web::HttpRequest;
use askama::Template;

use super::{Owner, OwnerForm};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, FormKeys, Returned};
use crate::web::frame::look::address;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::{App, read};
use crate::web::shared::account_page;
use podium_ops::site::access_tokens as ops;
use podium_ops::site::access_tokens::{MadeToken, NewToken};
use podium_ops::{FieldProblem, OpError};
use podium_store::site::access_tokens::Scope;
use podium_store::site::accounts;
use podium_store::tournaments;
use say::{Message, access_tokens as t};

/// The address of the tokens' page.
const PAGE: &str = "/account/tokens";
/// The form's value for a token that does not expire.
const NEVER: &str = "never";
/// The default number of days until a token expires.
const USUAL_DAYS: &str = "90";

/// A token of the account.
struct TokenRow {
    id: String,
    name: String,
    hint: String,
    /// "read, results"; `None` where it may nothing.
    scopes: Option<String>,
    /// The tournament that it is for; `None` for all.
    tournament: Option<String>,
    made: Message,
    used: Option<Message>,
    expires: Option<Message>,
    has_expired: bool,
}

/// A scope that the form offers.
struct ScopeRow {
    word: &'static str,
    what: Message,
    ticked: bool,
}

impl ScopeRow {
    fn new(scope: Scope, ticked: bool) -> Self {
        Self {
            word: scope.as_str(),
            what: match scope {
                Scope::Read => t::scope_read(),
                Scope::Players => t::scope_players(),
                Scope::Results => t::scope_results(),
                Scope::Rounds => t::scope_rounds(),
                Scope::Webhooks => t::scope_webhooks(),
                Scope::Settings => t::scope_settings(),
            },
            ticked,
        }
    }
}

#[derive(Template)]
#[template(path = "site/account/access_tokens.html")]
struct TokensPage {
    shell: Shell,
    keys: FormKeys,
    rows: Vec<TokenRow>,
    name: Field,
    scopes: Vec<ScopeRow>,
    scopes_error: Option<Message>,
    tournament: Field,
    tournaments: Vec<Choice>,
    days: Field,
    lifetimes: Vec<Choice>,
}

/// The page that shows a new token once.
#[derive(Template)]
#[template(path = "site/account/access_token.html")]
struct MadePage {
    shell: Shell,
    name: String,
    token: String,
    /// The service's own address.
    base: String,
}

async fn tokens_page(
    app: &App,
    request: &HttpRequest,
    owner: &Owner,
    returned: &Returned<'_>,
) -> Result<TokensPage, WebError> {
    let account = owner.account.id.clone();
    let (rows, staffed) = read(app, move |conn| {
        let now = podium_base::clock::now();
        let mut rows = Vec::new();
        for token in ops::of_account(conn, &account)? {
            let of = match &token.tournament_id {
                Some(id) => tournaments::by_id(conn, id)?.map(|tournament| tournament.name),
                None => None,
            };
            rows.push(TokenRow {
                has_expired: token.has_expired(now),
                scopes: Some(token.scopes.replace(' ', ", ")).filter(|scopes| !scopes.is_empty()),
                made: date_time(token.created_at, "UTC"),
                used: token.used_at.map(|at| date_time(at, "UTC")),
                expires: token.expires_at.map(|at| date_time(at, "UTC")),
                id: token.id,
                name: token.name,
                hint: token.hint,
                tournament: of,
            });
        }
        let mut staffed = Vec::new();
        for row in accounts::staffed_by(conn, &account)? {
            if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
                staffed.push(Choice::new(tournament.slug, tournament.name));
            }
        }
        Ok::<_, WebError>((rows, staffed))
    })
    .await?;
    let typed = returned.fields();
    let ticked = |scope: Scope| match typed {
        Some(fields) => fields.all("scopes").any(|word| word == scope.as_str()),
        None => scope == Scope::Read,
    };
    let all = Choice::new("", t::all_your_tournaments());
    let mut shell = account_page::shell(&owner.visitor, request, t::access_tokens());
    shell.notice = returned.notice().or(shell.notice);
    Ok(TokensPage {
        shell,
        keys: owner.visitor.form_keys(app, None),
        rows,
        name: returned.field("name", ""),
        scopes: Scope::ALL
            .iter()
            .map(|scope| ScopeRow::new(*scope, ticked(*scope)))
            .collect(),
        scopes_error: returned
            .problems()
            .iter()
            .find(|problem| problem.field == "scopes")
            .map(|problem| problem.message.clone()),
        tournament: returned.field("tournament", ""),
        tournaments: std::iter::once(all).chain(staffed).collect(),
        days: returned.field("days", USUAL_DAYS),
        lifetimes: vec![
            Choice::new("7", say::account_page::days(7)),
            Choice::new("30", say::account_page::days(30)),
            Choice::new("90", say::account_page::days(90)),
            Choice::new("365", t::one_year()),
            Choice::new(NEVER, t::no_end()),
        ],
    })
}

/// `GET /account/tokens`.
pub(super) async fn list(app: App, request: HttpRequest, owner: Owner) -> WebResult {
    page::private(&tokens_page(&app, &request, &owner, &Returned::default()).await?)
}

/// `POST /account/tokens`: makes a token, and shows it this once.
pub(super) async fn make(form: OwnerForm) -> WebResult {
    match make_token(&form).await {
        // no redirect to a page: only this answer contains the token
        Ok(made) => page::private(&made),
        Err(error) => come_back(&form, error).await,
    }
}

/// Makes the token that a form describes, and the page that shows it.
async fn make_token(form: &OwnerForm) -> Result<MadePage, OpError> {
    let new = typed(form).map_err(|problem| OpError::Invalid(vec![problem]))?;
    let name = new.name.clone();
    let MadeToken { token, .. } = form.run_on_site(PAGE, move |work| ops::make(work, &new)).await?;
    Ok(MadePage {
        shell: account_page::shell(&form.sender.visitor, &form.request, t::your_new_token()),
        base: address::base(&form.app, &form.request),
        name,
        token,
    })
}

/// Shows the page again with the refused form.
async fn come_back(form: &OwnerForm, error: OpError) -> WebResult {
    let returned = form.returned_or_back(error, PAGE)?;
    let again = tokens_page(&form.app, &form.request, &form.sender, &returned).await?;
    page::with_status(returned.status(), &again)
}

/// Reads the token that a form describes.
fn typed(form: &OwnerForm) -> Result<NewToken, FieldProblem> {
    let days = match form.fields.text("days") {
        NEVER => None,
        text => Some(
            text.parse()
                .map_err(|_| FieldProblem::new("days", t::choose_expiry()))?,
        ),
    };
    Ok(NewToken {
        name: form.fields.text("name").to_owned(),
        scopes: form.fields.all("scopes").filter_map(Scope::parse).collect(),
        tournament: form.fields.text("tournament").to_owned(),
        days,
    })
}

/// `POST /account/tokens/revoke`.
pub(super) async fn revoke(form: OwnerForm) -> WebResult {
    let id = form.fields.text("token").to_owned();
    form.run_on_site(PAGE, move |work| ops::revoke(work, &id))
        .await
        .map_err(|error| WebError::from(error).way_on(say::errors::go_back(), PAGE))?;
    form.done(t::revoked(), PAGE)
}
