//! The browsers that an account is signed in with, and signing them out.

use actix_web::HttpRequest;
use askama::Template;

use super::{Owner, OwnerForm};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::FormKeys;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::{App, read};
use crate::web::shared::account_page;
use podium_ops::site::sessions as ops;
use podium_ops::tournaments::push::mark;
use podium_store::site::sessions::Session;
use say::{Message, my_account as t};

/// A session of the account.
struct SessionRow {
    /// The hash of the session's token; only that browser has the token itself.
    hash: String,
    device: Message,
    /// The address that it was used from last; `None` where it is not known.
    address: Option<String>,
    since: Message,
    used: Message,
    /// Whether it is the session that is reading this page.
    here: bool,
}

impl SessionRow {
    /// Creates the row of a session; `own`: the hash of the one that is reading the page.
    fn new(session: Session, own: &str) -> Self {
        Self {
            // Marked on the page, so that nobody ends their current session by mistake.
            here: session.token_hash == own,
            device: match session.device.is_empty() {
                true => t::unknown_browser(),
                false => session.device.into(),
            },
            address: Some(session.address).filter(|address| !address.is_empty()),
            since: date_time(session.created_at, "UTC"),
            used: date_time(session.seen_at, "UTC"),
            hash: session.token_hash,
        }
    }
}

#[derive(Template)]
#[template(path = "site/account/sessions.html")]
struct SessionsPage {
    shell: Shell,
    keys: FormKeys,
    rows: Vec<SessionRow>,
}

impl SessionsPage {
    fn has_others(&self) -> bool {
        self.rows.iter().any(|row| !row.here)
    }
}

/// `GET /account/sessions`.
pub(super) async fn list(app: App, request: HttpRequest, owner: Owner) -> WebResult {
    let id = owner.account.id.clone();
    let running = read(&app, move |conn| Ok::<_, WebError>(ops::of_account(conn, &id)?)).await?;
    let own = owner.visitor.session_hash();
    let rows = running.into_iter().map(|session| SessionRow::new(session, own));
    let mut rows: Vec<SessionRow> = rows.collect();
    // the current one first, whichever was used last
    rows.sort_by_key(|row| !row.here);
    page::private(&SessionsPage {
        shell: account_page::shell(&owner.visitor, &request, t::signed_in_where()),
        keys: owner.visitor.form_keys(&app, None),
        rows,
    })
}

/// `POST /account/sessions/end`: signs out another browser.
pub(super) async fn end(form: OwnerForm) -> WebResult {
    let hash = form.fields.text("session").to_owned();
    form.run_on_site("/account/sessions", move |work| ops::end_one(work, &hash))
        .await?;
    form.done(t::browser_signed_out(), "/account/sessions")
}

/// `POST /account/sessions/end-others`: signs out every browser but this one.
pub(super) async fn end_others(form: OwnerForm) -> WebResult {
    let own = form.sender.visitor.session_hash().to_owned();
    let phone = mark(form.fields.text("address"));
    let number = form
        .run_on_site("/account/sessions", move |work| ops::end_others(work, &own, &phone))
        .await?;
    let notice = match number {
        0 => t::nowhere_else(),
        number => t::others_signed_out(number),
    };
    form.done(notice, "/account/sessions")
}
