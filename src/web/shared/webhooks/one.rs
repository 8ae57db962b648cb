//! One webhook: its form, its signing secret, its deliveries, and the actions on them.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::Keeper;
use super::form::{WebhookForm, label, read as read_form, state};
use super::list::shown_address;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Form, FormKeys, Returned, asked_word, back};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::{clock_time, date_time};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::{App, read};
use podium_base::clock::{self, Moment};
use podium_ops::OpError;
use podium_ops::tournaments::webhooks as ops;
use podium_ops::tournaments::webhooks::not_sent;
use podium_ops::tournaments::webhooks::{Queue, WaitsFor};
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::{self, Webhook};
use podium_store::{DbError, DeliveryState, Reader, WebhookReason, WebhookShape};
use say::{Message, webhook as t};

/// Deliveries that the page lists.
const LISTED: i64 = 50;

/// A delivery in the list.
struct Row {
    id: String,
    event: Message,
    at: Message,
    state: Chip,
    tries: i64,
    /// The answer, or the reason why there was none.
    answer: Message,
    /// When it is retried, in words.
    next: Option<Message>,
}

#[derive(Template)]
#[template(path = "shared/webhooks/one.html")]
struct OnePage {
    shell: Shell,
    at: String,
    /// What people call it; `None` where it is known by its address.
    name: Option<String>,
    address: Message,
    /// The mark that distinguishes it from others, also used in the log.
    mark: String,
    state: Chip,
    /// Since when it is in its state.
    since: Message,
    /// Why it is disabled, or since when it has been failing.
    trouble: Option<Message>,
    active: bool,
    /// The secret with which its receiver checks signatures; none for a chat.
    secret: Option<String>,
    /// How many earlier secrets are still valid, and until when.
    old_secrets: usize,
    old_until: Option<Message>,
    rows: Vec<Row>,
    form: WebhookForm,
    confirm: Field,
    keys: FormKeys,
}

impl OnePage {
    fn new<K: Keeper>(app: &App, keeper: &K, shell: Shell, found: Found, returned: &Returned<'_>) -> Self {
        let Found { row, sent, queue, now } = found;
        let zone = keeper.zone();
        let at = format!("{}/{}", keeper.webhooks_at(), row.id);
        let address = shown_address(app, &row);
        let row_of = |delivery: Delivery| {
            let next = next(&queue, &delivery, now, zone);
            row_of(delivery, next, zone)
        };
        let keys = keeper.visitor().form_keys(app, row.version);
        Self {
            name: Some(row.name.clone()).filter(|name| !name.is_empty()),
            mark: row.mark(),
            state: state(&row),
            since: date_time(row.since, zone),
            trouble: trouble(&row, zone),
            active: row.is_active(),
            secret: (row.shape == WebhookShape::Standard).then(|| ops::signing_secret(&app.secrets, &row)),
            old_secrets: ops::signing(&row, now).count() - 1,
            old_until: ops::old_secret_until(&row, now).map(|until| date_time(until, zone)),
            rows: sent.into_iter().map(row_of).collect(),
            form: WebhookForm::of(&row, at.clone(), &address, returned, keys.clone()),
            confirm: returned.field("confirm", ""),
            address,
            keys,
            at,
            shell,
        }
    }

    fn to(&self, step: &str) -> String {
        format!("{}/{step}", self.at)
    }
}

/// Returns what a delivery waits for, in words; `None` if it is done.
fn next(queue: &Queue, row: &Delivery, now: Moment, zone: &str) -> Option<Message> {
    Some(match queue.waits_for(row)? {
        WaitsFor::Enabling => t::not_while_disabled(),
        WaitsFor::Shown(at) => t::not_before(date_time(at, zone)),
        WaitsFor::Earlier => t::waits_for_earlier(),
        WaitsFor::Try(at) if at <= now => t::next_now(),
        WaitsFor::Try(at) => t::next_at(clock_time(at, zone)),
    })
}

/// Creates the row; `next`: what it waits for, in words.
fn row_of(row: Delivery, next: Option<Message>, zone: &str) -> Row {
    let (kind, word) = match row.state {
        DeliveryState::Waiting if row.tries == 0 => ("idle", t::waits()),
        DeliveryState::Waiting => ("warn", t::tried_again()),
        DeliveryState::Sent => ("good", t::arrived()),
        DeliveryState::GivenUp => ("bad", t::given_up()),
        DeliveryState::Dropped => ("idle", t::not_sent()),
    };
    let answer = match (row.status, row.answer, row.error) {
        (Some(status), Some(answer), _) => format!("{status}: {answer}").into(),
        (Some(status), None, _) => status.into(),
        (None, _, Some(error)) => not_sent::in_words(&error),
        (None, _, None) => Message::default(),
    };
    Row {
        event: label(row.event),
        at: date_time(row.made_at, zone),
        state: Chip::new(kind, word),
        tries: row.tries,
        answer,
        next,
        id: row.id,
    }
}

/// Returns the problem of a webhook, a sentence.
fn trouble(row: &Webhook, zone: &str) -> Option<Message> {
    match row.reason {
        Some(WebhookReason::Gone) => Some(t::trouble_gone()),
        Some(WebhookReason::Failing) => Some(t::trouble_week()),
        Some(WebhookReason::Unreadable) => Some(t::trouble_unreadable()),
        None => row.failing_since.map(|since| t::trouble_since(date_time(since, zone))),
    }
}

/// A webhook with its latest deliveries, as they were at a moment.
struct Found {
    row: Webhook,
    sent: Vec<Delivery>,
    queue: Queue,
    now: Moment,
}

impl Found {
    /// Reads a webhook of a source; `None` if there is none with this id.
    fn read(conn: &mut Reader<'_>, source: &str, id: &str, now: Moment) -> Result<Option<Self>, DbError> {
        let Some(row) = webhooks::by_id(conn, source, id)? else {
            return Ok(None);
        };
        let sent = deliveries::latest(conn, &row.id, LISTED)?;
        let queue = Queue::read(conn, &row, now)?;
        Ok(Some(Self { row, sent, queue, now }))
    }
}

async fn one_page<K: Keeper>(
    app: &App,
    request: &HttpRequest,
    keeper: &K,
    id: &str,
    returned: &Returned<'_>,
) -> WebResult {
    let (source, wanted, now) = (keeper.source(), id.to_owned(), clock::now());
    let found = read(app, move |conn| Found::read(conn, source.id(), &wanted, now)).await?;
    let Some(found) = found else {
        return Err(WebError::not_found(t::no_such()).way_on(t::to_webhooks(), keeper.webhooks_at()));
    };
    let mut shell = keeper.webhooks_shell(request, t::title());
    shell.notice = returned.notice().or(shell.notice);
    let page = OnePage::new(app, keeper, shell, found, returned);
    page::with_status(returned.status(), &page)
}

/// Returns the path of a webhook's page, and its id.
fn place<K: Keeper>(form: &Form<K>) -> (String, String) {
    let id = form.request.match_info().get("id").unwrap_or_default().to_owned();
    (format!("{}/{id}", form.sender.webhooks_at()), id)
}

/// `GET …/webhooks/{id}`: organizers.
pub async fn show<K: Keeper>(
    app: App,
    request: HttpRequest,
    keeper: K,
    path: web::Path<(String, String)>,
) -> WebResult {
    let id = path.into_inner().1;
    one_page(&app, &request, &keeper, &id, &Returned::default()).await
}

/// `POST …/webhooks/{id}`: organizers.
pub async fn change<K: Keeper>(form: Form<K>) -> WebResult {
    let (to, id) = place(&form);
    let (secrets, version) = (form.app.secrets.clone(), form.fields.version());
    let done = match read_form(&form.fields, form.app.settings.private_webhooks) {
        Ok(chosen) => {
            K::run_on_webhooks(&form, &to, move |work| ops::edit(work, &secrets, &id, version, &chosen)).await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(_) => form.done(t::changed(), &to),
        Err(error) => come_back(&form, error).await,
    }
}

/// Shows the webhook's page again, with its refused form.
async fn come_back<K: Keeper>(form: &Form<K>, error: OpError) -> WebResult {
    let (to, id) = place(form);
    let returned = form
        .returned(error)
        .map_err(|e| e.way_on(say::errors::go_back(), &to))?;
    one_page(&form.app, &form.request, &form.sender, &id, &returned).await
}

/// `POST …/webhooks/{id}/test`: organizers.
pub async fn test<K: Keeper>(form: Form<K>) -> WebResult {
    let (to, id) = place(&form);
    let run = K::run_on_webhooks(&form, &to, move |work| {
        let test = ops::test(work, &id)?;
        ops::before(work, &test)
    });
    let before = run.await.map_err(back(&to))?;
    let notice = match before {
        0 => t::test_is_sent(),
        before => t::test_in_queue(before),
    };
    form.done(notice, &to)
}

/// `POST …/webhooks/{id}/rotate`: organizers.
pub async fn rotate<K: Keeper>(form: Form<K>) -> WebResult {
    let (to, id) = place(&form);
    let run = K::run_on_webhooks(&form, &to, move |work| ops::rotate(work, &id));
    run.await.map_err(back(&to))?;
    form.done(t::secret_made(), &to)
}

/// `POST …/webhooks/{id}/enable`: organizers.
pub async fn enable<K: Keeper>(form: Form<K>) -> WebResult {
    let (to, id) = place(&form);
    let run = K::run_on_webhooks(&form, &to, move |work| {
        let reason = ops::get(work, &id)?.reason;
        ops::enable(work, &id)?;
        Ok((reason, ops::waiting(work, &id)?))
    });
    let (reason, waiting) = run.await.map_err(back(&to))?;
    form.done(notice(waiting, reason), &to)
}

/// Describes what happens to a webhook that was enabled; `waiting`: its deliveries that wait, `reason`: why it was
/// disabled.
fn notice(waiting: usize, reason: Option<WebhookReason>) -> Message {
    match (waiting, reason) {
        (0, _) => t::enabled_nothing_waits(),
        (_, Some(WebhookReason::Gone)) => t::enabled_after_gone(),
        _ => t::enabled(),
    }
}

/// `POST …/webhooks/{id}/remove`: organizers.
pub async fn remove<K: Keeper>(form: Form<K>) -> WebResult {
    let (_, id) = place(&form);
    let list = form.sender.webhooks_at();
    let done = match asked_word(&form.fields, say::confirm_words::remove) {
        Ok(()) => K::run_on_webhooks(&form, &list, move |work| ops::remove(work, &id)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(()) => form.done(t::removed(), &list),
        Err(error) => come_back(&form, error).await,
    }
}

/// `POST …/webhooks/{id}/resend`: organizers.
pub async fn resend<K: Keeper>(form: Form<K>) -> WebResult {
    let (to, id) = place(&form);
    let delivery = form.fields.text("delivery").to_owned();
    let run = K::run_on_webhooks(&form, &to, move |work| {
        let again = ops::resend(work, &id, &delivery)?;
        ops::before(work, &again)
    });
    let before = run.await.map_err(back(&to))?;
    let notice = match before {
        0 => t::it_is_sent(),
        before => t::it_in_queue(before),
    };
    form.done(notice, &to)
}
