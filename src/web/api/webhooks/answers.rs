//! The answers to calls about webhooks, of a tournament or a community.

use actix_web::http::StatusCode;

use super::call::HookCall;
use super::shown::{Deliveries, DeliveryShown, NewWebhook, WebhookChange, WebhookShown, WebhookWithSecret, Webhooks};
use crate::web::api::answer::{self, Answer};
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::api::tag::Tagged;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::read;
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::tournaments::webhooks::{self as ops, Chosen, Owner, Queue};
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::{self as rows, Webhook};
use podium_store::{DbError, Reader};

/// Deliveries that are listed.
const LISTED: i64 = 100;

fn part(call: &impl HookCall, name: &str) -> String {
    call.request().match_info().get(name).unwrap_or_default().to_owned()
}

/// Reads the webhook of the path, and what `beside` reads of it.
async fn webhook<T: Send + 'static>(
    call: &impl HookCall,
    beside: impl Fn(&mut Reader<'_>, &Webhook) -> Result<T, DbError> + Send + 'static,
) -> Result<(Webhook, T), Problem> {
    let (source, id) = (call.source().to_owned(), part(call, "id"));
    let found = read(call.app(), move |conn| {
        let Some(row) = rows::by_id(conn, &source, &id)? else {
            return Ok::<_, WebError>(None);
        };
        let found = beside(conn, &row)?;
        Ok(Some((row, found)))
    })
    .await?;
    found.ok_or_else(|| Problem::not_found("There is no such webhook here (any more)."))
}

/// Runs a command that leaves a webhook, which is answered.
async fn run_on_webhook(
    call: &impl HookCall,
    status: StatusCode,
    command: impl Fn(&mut Owner<'_, '_, '_>) -> Result<Webhook, OpError> + Send + 'static,
) -> ApiResult {
    let (secrets, at) = (call.app().secrets.clone(), call.webhooks_at());
    call.run_on_webhooks(status, move |work| Ok(WebhookShown::of(&secrets, &at, &command(work)?)))
        .await
}

/// Runs a command that puts a delivery on its way, which is answered.
async fn run_on_delivery(
    call: &impl HookCall,
    command: impl Fn(&mut Owner<'_, '_, '_>) -> Result<Delivery, OpError> + Send + 'static,
) -> ApiResult {
    call.run_on_webhooks(StatusCode::ACCEPTED, move |work| {
        let row = command(work)?;
        let next = ops::next_try(work, &row)?;
        Ok(DeliveryShown::of(row, next))
    })
    .await
}

pub(super) async fn list(call: impl HookCall) -> ApiResult {
    let source = call.source().to_owned();
    let found = read(call.app(), move |conn| {
        Ok::<_, WebError>(rows::of_source(conn, &source)?)
    })
    .await?;
    let at = call.webhooks_at();
    let items = found.iter().map(|row| WebhookShown::of(&call.app().secrets, &at, row));
    let answer = Answer::plain(Webhooks { items: items.collect() });
    answer::private(call.request(), None, &answer)
}

pub(super) async fn add(call: impl HookCall) -> ApiResult {
    let new: NewWebhook = call.sent()?;
    let chosen = Chosen {
        name: new.name,
        address: new.address,
        shape: new.shape.0,
        events: new.events.iter().map(|event| event.0).collect(),
        private: call.app().settings.private_webhooks,
    };
    let secrets = call.app().secrets.clone();
    run_on_webhook(&call, StatusCode::CREATED, move |work| {
        ops::add(work, &secrets, &chosen)
    })
    .await
}

pub(super) async fn show(call: impl HookCall) -> ApiResult {
    let (row, ()) = webhook(&call, |_, _| Ok(())).await?;
    let shown = WebhookWithSecret::of(&call.app().secrets, &call.webhooks_at(), &row, clock::now());
    let answer = Answer::of(shown.tag(), shown).within(call.source());
    answer::private(call.request(), None, &answer)
}

pub(super) async fn change(call: impl HookCall) -> ApiResult {
    let change: WebhookChange = call.sent()?;
    let (id, secrets) = (part(&call, "id"), call.app().secrets.clone());
    let version = call.changed_from(&call.thing(id.clone()), change.version)?;
    refuse_blank_address(&change)?;
    let private = call.app().settings.private_webhooks;
    run_on_webhook(&call, StatusCode::OK, move |work| {
        let chosen = changed(&ops::get(work, &id)?, &change, private);
        ops::edit(work, &secrets, &id, version, &chosen)
    })
    .await
}

fn refuse_blank_address(change: &WebhookChange) -> Result<(), Problem> {
    match change.address.as_ref().is_some_and(|address| address.trim().is_empty()) {
        false => Ok(()),
        true => Err(Problem::invalid(
            "/address",
            "Address: leave it out where it stays as it is.",
        )),
    }
}

/// Returns what to store: what the call names, and what the webhook has for the rest. An empty address leaves the stored
/// one; `private`: whether addresses of the own network are allowed.
fn changed(before: &Webhook, change: &WebhookChange, private: bool) -> Chosen {
    Chosen {
        name: change.name.as_ref().unwrap_or(&before.name).clone(),
        address: change.address.clone().unwrap_or_default(),
        shape: change.shape.map_or(before.shape, |shape| shape.0),
        events: match &change.events {
            Some(events) => events.iter().map(|event| event.0).collect(),
            None => before.wanted().collect(),
        },
        private,
    }
}

pub(super) async fn remove(call: impl HookCall) -> ApiResult {
    let id = part(&call, "id");
    call.run_on_webhooks(StatusCode::NO_CONTENT, move |work| ops::remove(work, &id))
        .await
}

pub(super) async fn test(call: impl HookCall) -> ApiResult {
    let id = part(&call, "id");
    run_on_delivery(&call, move |work| ops::test(work, &id)).await
}

pub(super) async fn rotate(call: impl HookCall) -> ApiResult {
    let id = part(&call, "id");
    run_on_webhook(&call, StatusCode::OK, move |work| ops::rotate(work, &id)).await
}

pub(super) async fn enable(call: impl HookCall) -> ApiResult {
    let id = part(&call, "id");
    run_on_webhook(&call, StatusCode::OK, move |work| ops::enable(work, &id)).await
}

pub(super) async fn sent(call: impl HookCall) -> ApiResult {
    let found = webhook(&call, |conn, row| {
        let queue = Queue::read(conn, row, clock::now())?;
        Ok((queue, deliveries::latest(conn, &row.id, LISTED)?))
    });
    let (_, (queue, sent)) = found.await?;
    let items = sent.into_iter().map(|one| {
        let next = queue.next_try(&one);
        DeliveryShown::of(one, next)
    });
    let answer = Answer::plain(Deliveries { items: items.collect() });
    answer::private(call.request(), None, &answer)
}

pub(super) async fn retry(call: impl HookCall) -> ApiResult {
    let (id, delivery) = (part(&call, "id"), part(&call, "delivery"));
    run_on_delivery(&call, move |work| ops::resend(work, &id, &delivery)).await
}
