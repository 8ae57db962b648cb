//! The webhooks of a tournament, and the form that adds one.

use actix_web::HttpRequest;
use askama::Template;

use super::form::{WebhookForm, read as read_form, shape_word, state};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Returned, StaffForm};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, read};
use podium_ops::OpError;
use podium_ops::tournaments::webhooks as ops;
use podium_store::tournaments::webhooks::{self, Webhook};
use say::{Message, webhooks as t};

/// A webhook in the list.
struct Row {
    href: String,
    /// What people call it; `None` where it is known by its address.
    name: Option<String>,
    /// Its address, shortened.
    address: Message,
    shape: Message,
    events: usize,
    state: Chip,
    /// The mark that distinguishes it from others of the same host, also used in the log.
    mark: String,
    /// Since when deliveries to it have been failing.
    failing: Option<Message>,
}

#[derive(Template)]
#[template(path = "staff/setup/webhooks/list.html")]
struct ListPage {
    shell: Shell,
    rows: Vec<Row>,
    form: WebhookForm,
}

/// Returns a webhook's address as pages show it.
pub fn shown_address(app: &App, row: &Webhook) -> Message {
    match ops::address(&app.secrets, row) {
        Some(address) => ops::shortened(&address).into(),
        None => t::unreadable_address(),
    }
}

async fn list_page(app: &App, request: &HttpRequest, desk: &Desk<Settings>, returned: &Returned<'_>) -> WebResult {
    let id = desk.tournament.id.clone();
    let found = read(app, move |conn| Ok::<_, WebError>(webhooks::of_tournament(conn, &id)?)).await?;
    let rows = found.iter().map(|row| Row {
        href: desk.at(&format!("desk/webhooks/{}", row.id)),
        name: Some(row.name.clone()).filter(|name| !name.is_empty()),
        address: shown_address(app, row),
        shape: shape_word(row.shape),
        events: row.wanted().count(),
        state: state(row),
        mark: row.mark(),
        failing: row
            .failing_since
            .map(|since| date_time(since, &desk.tournament.time_zone)),
    });
    let mut shell = desk.shell(request, t::title());
    shell.notice = returned.notice().or(shell.notice);
    let page = ListPage {
        rows: rows.collect(),
        form: WebhookForm::new(desk.at("desk/webhooks"), returned, desk.keys(app, None)),
        shell,
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/desk/webhooks`: organizers.
pub(super) async fn list(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    list_page(&app, &request, &desk, &Returned::default()).await
}

/// `POST …/desk/webhooks`: organizers.
pub(super) async fn add(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/webhooks");
    let secrets = form.app.secrets.clone();
    let done = match read_form(&form.fields, form.app.settings.private_webhooks) {
        Ok(chosen) => form.run(&to, move |work| ops::add(work, &secrets, &chosen)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(row) => form.done(t::added(), &format!("{to}/{}", row.id)),
        Err(error) => come_back(&form, error, &to).await,
    }
}

/// Shows the list again, with the form of a new webhook as it was typed.
async fn come_back(form: &StaffForm<Settings>, error: OpError, to: &str) -> WebResult {
    // there are too many: what was typed is kept while one of them is removed
    let error = match error {
        OpError::Refused { message, .. } => OpError::Conflict(message),
        other => other,
    };
    let returned = form.returned(error).map_err(|e| e.way_on(say::errors::go_back(), to))?;
    list_page(&form.app, &form.request, &form.sender, &returned).await
}
