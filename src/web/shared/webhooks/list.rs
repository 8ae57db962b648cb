//! The list of webhooks, and the form that adds one.

use actix_web::HttpRequest;
use askama::Template;

use super::Keeper;
use super::form::{WebhookForm, read as read_form, shape_word, state};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Form, Returned};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::{App, read};
use podium_ops::OpError;
use podium_ops::tournaments::webhooks as ops;
use podium_store::tournaments::webhooks::{self, Source, Webhook};
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
#[template(path = "shared/webhooks/list.html")]
struct ListPage {
    shell: Shell,
    /// What they do.
    means: Message,
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

async fn list_page<K: Keeper>(app: &App, request: &HttpRequest, keeper: &K, returned: &Returned<'_>) -> WebResult {
    let (source, at) = (keeper.source(), keeper.webhooks_at());
    let id = source.id().to_owned();
    let found = read(app, move |conn| Ok::<_, WebError>(webhooks::of_source(conn, &id)?)).await?;
    let rows = found.iter().map(|row| Row {
        href: format!("{at}/{}", row.id),
        name: Some(row.name.clone()).filter(|name| !name.is_empty()),
        address: shown_address(app, row),
        shape: shape_word(row.shape),
        events: row.wanted().count(),
        state: state(row),
        mark: row.mark(),
        failing: row.failing_since.map(|since| date_time(since, keeper.zone())),
    });
    let mut shell = keeper.webhooks_shell(request, t::title());
    shell.notice = returned.notice().or(shell.notice);
    let keys = keeper.visitor().form_keys(app, None);
    let page = ListPage {
        means: match source {
            Source::Tournament(_) => t::what_they_do(),
            Source::Community(_) => t::what_they_do_in_community(),
        },
        rows: rows.collect(),
        form: WebhookForm::new(&source, at.clone(), returned, keys),
        shell,
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/webhooks`: organizers.
pub async fn show<K: Keeper>(app: App, request: HttpRequest, keeper: K) -> WebResult {
    list_page(&app, &request, &keeper, &Returned::default()).await
}

/// `POST …/webhooks`: organizers.
pub async fn add<K: Keeper>(form: Form<K>) -> WebResult {
    let to = form.sender.webhooks_at();
    let secrets = form.app.secrets.clone();
    let done = match read_form(&form.fields, form.app.settings.private_webhooks) {
        Ok(chosen) => K::run_on_webhooks(&form, &to, move |work| ops::add(work, &secrets, &chosen)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(row) => form.done(t::added(), &format!("{to}/{}", row.id)),
        Err(error) => come_back(&form, error, &to).await,
    }
}

/// Shows the list again, with the form of a new webhook as it was typed.
async fn come_back<K: Keeper>(form: &Form<K>, error: OpError, to: &str) -> WebResult {
    // there are too many: what was typed is kept while one of them is removed
    let error = match error {
        OpError::Refused { message, .. } => OpError::Conflict(message),
        other => other,
    };
    let returned = form.returned(error).map_err(|e| e.way_on(say::errors::go_back(), to))?;
    list_page(&form.app, &form.request, &form.sender, &returned).await
}
