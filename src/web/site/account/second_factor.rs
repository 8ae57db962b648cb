//! The second factor of the reader's account: setting up an authenticator app, switching it off, and its recovery
//! codes.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::{Owner, OwnerForm};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::proof::ask_before;
use crate::web::frame::form::{Field, FormKeys};
use crate::web::frame::look::address;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::client;
use crate::web::frame::request::visitor::{SECOND_FACTOR, form_encoded};
use crate::web::frame::state::{App, act, read};
use crate::web::shared::account_page;
use podium_ops::OpError;
use podium_ops::site::accounts::second_factor as ops;
use podium_ops::site::accounts::{Owner as OwnerOfAccount, proof};
use podium_ops::site::secrets;
use podium_store::site::accounts as stored;
use say::{Message, second_factor as t};

/// The data for setting up an authenticator app.
struct SetUp {
    /// The key in the form for typing.
    typed: String,
    /// The QR code, an `<svg>` element.
    code: qr::Svg,
    /// The address in the code, which opens the app on this phone.
    address: String,
}

impl SetUp {
    /// Creates it from a key in base32; `site` and `name` are what the app calls the account.
    fn new(key: &str, site: &str, name: &str) -> Self {
        // spaces as %20, because apps show a + as it is; a colon would separate site and name
        let encoded = |text: &str| form_encoded(&text.replace(':', " ")).replace('+', "%20");
        let (site, name) = (encoded(site), encoded(name));
        let address = format!("otpauth://totp/{site}:{name}?secret={key}&issuer={site}");
        Self {
            typed: secrets::in_groups(key, 4).replace('-', " "),
            code: qr::svg(&address),
            address,
        }
    }
}

#[derive(Template)]
#[template(path = "site/account/second_factor.html")]
struct FactorPage {
    shell: Shell,
    keys: FormKeys,
    /// Whether the site requires it of this account.
    demanded: bool,
    /// When it came into force; `None` if there is none yet.
    since: Option<Message>,
    set_up: Option<SetUp>,
    recovery_codes: i64,
    code: Field,
}

async fn factor_page(app: &App, request: &HttpRequest, owner: &Owner) -> Result<FactorPage, WebError> {
    let id = owner.account.id.clone();
    let (account, recovery_codes, demanded) = read(app, move |conn| {
        let account = stored::by_id(conn, &id)?;
        let account = account.ok_or_else(|| WebError::not_found(say::my_account::no_such_account()))?;
        let left = ops::recovery_codes_left(conn, &id)?;
        let due = proof::is_factor_due(conn, &account)?;
        Ok::<_, WebError>((account, left, due))
    })
    .await?;
    let base = address::base(app, request);
    let host = base.split_once("://").map_or("", |(_, host)| host);
    let key = ops::app_key(&app.secrets, &account);
    let set_up = key.map(|key| SetUp::new(&key, &format!("Podium {host}"), &account.name));
    Ok(FactorPage {
        shell: account_page::shell(&owner.visitor, request, say::my_account::second_factor()),
        keys: owner.visitor.form_keys(app, None),
        demanded,
        since: account.factor_since.map(|since| date_time(since, "UTC")),
        set_up,
        recovery_codes,
        code: Field::empty("code"),
    })
}

/// `GET /account/second-factor`.
pub(super) async fn show(app: App, request: HttpRequest, owner: Owner) -> WebResult {
    let shown = factor_page(&app, &request, &owner).await?;
    if shown.set_up.is_some() {
        // a person who found the browser open could copy the key and have the codes later
        ask_before(&app, &owner.visitor, SECOND_FACTOR)?;
    }
    page::private(&shown)
}

/// `POST /account/second-factor/begin`: makes a secret for an app.
pub(super) async fn begin(form: OwnerForm) -> WebResult {
    form.run_on_site(SECOND_FACTOR, ops::begin).await?;
    Ok(page::see_other(SECOND_FACTOR))
}

/// The recovery codes, shown once.
#[derive(Template)]
#[template(path = "site/account/recovery_codes.html")]
struct CodesPage {
    shell: Shell,
    /// The account's name and the site's address: a printed page should say what the codes open.
    name: String,
    base: String,
    codes: Vec<String>,
}

impl CodesPage {
    fn new(form: &OwnerForm, codes: Vec<String>) -> Self {
        Self {
            shell: account_page::shell(&form.sender.visitor, &form.request, t::your_codes()),
            name: form.sender.account.name.clone(),
            base: address::base(&form.app, &form.request),
            codes,
        }
    }
}

/// `POST /account/second-factor/confirm`: the first code of the app. From now on codes are asked for.
pub(super) async fn confirm(form: OwnerForm) -> WebResult {
    let code = form.fields.text("code").to_owned();
    let own = form.sender.visitor.session_hash().to_owned();
    let keys = form.app.secrets.clone();
    let done = form
        .run_on_site(SECOND_FACTOR, move |work| ops::confirm(work, &keys, &code, &own))
        .await;
    match done {
        // no redirect to a page: only this answer contains the codes
        Ok(codes) => page::private(&CodesPage::new(&form, codes)),
        Err(OpError::Invalid(problems)) => {
            let code = form.fields.field("code", &problems);
            come_back(&form, code, t::not_on_yet()).await
        }
        Err(other) => Err(WebError::from(other).way_on(say::errors::go_back(), SECOND_FACTOR)),
    }
}

/// Shows the page again, with the refused code.
async fn come_back(form: &OwnerForm, code: Field, notice: Message) -> WebResult {
    let mut again = factor_page(&form.app, &form.request, &form.sender).await?;
    again.code = code;
    again.shell.notice = Some(Notice::bad(notice));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &again)
}

/// `POST /account/second-factor/codes`: makes new recovery codes; the previous ones become void.
pub(super) async fn new_codes(form: OwnerForm) -> WebResult {
    let codes = form.run_on_site(SECOND_FACTOR, ops::new_recovery_codes).await?;
    page::private(&CodesPage::new(&form, codes))
}

/// `POST /account/second-factor/remove`: switches it off, with one of its codes.
pub(super) async fn remove(form: OwnerForm) -> WebResult {
    match switch_off(&form).await {
        Ok(()) => form.done(t::is_off(), SECOND_FACTOR),
        Err(OpError::Invalid(problems)) => {
            // the typed code is not sent back: the next one is different
            let code = super::emptied(&form.fields, "code", &problems);
            come_back(&form, code, t::still_on()).await
        }
        Err(other) => Err(WebError::from(other).way_on(say::errors::go_back(), SECOND_FACTOR)),
    }
}

/// Switches the second factor off with the code of a form.
async fn switch_off(form: &OwnerForm) -> Result<(), OpError> {
    let code = form.fields.text("code").to_owned();
    let own = form.sender.visitor.session_hash().to_owned();
    let client = client::of(&form.app, &form.request);
    act(&form.app, move |state| {
        let owner = OwnerOfAccount {
            session: &own,
            client: &client,
        };
        owner.remove_second_factor(&state.db, &state.secrets, &code)
    })
    .await
}
