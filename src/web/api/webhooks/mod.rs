//! Calls about webhooks. The answers of calls that change something are stored for a while, so only the answer to a
//! read contains the signing secret.

mod shown;

use actix_web::http::StatusCode;
use utoipa::OpenApi;

use self::shown::{Deliveries, DeliveryShown, NewWebhook, WebhookChange, WebhookShown, WebhookWithSecret, Webhooks};
use super::answer::{self, Answer};
use super::call::{ApiCall, Door};
use super::problem::{ApiResult, Problem, ProblemBody};
use super::tag::{Tagged, Thing};
use super::write::described::{Failures, IdempotencyHeader};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::state::read;
use podium_base::clock;
use podium_ops::command::rights::Settings;
use podium_ops::tournaments::webhooks as ops;
use podium_ops::tournaments::webhooks::{Chosen, Queue};
use podium_ops::{OpError, Work};
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks as rows;
use podium_store::tournaments::webhooks::Webhook;
use podium_store::{DbError, Reader};

/// Deliveries that are listed.
const LISTED: i64 = 100;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/v1/tournaments/{slug}/webhooks", handler!(list))
        .post("/api/v1/tournaments/{slug}/webhooks", handler!(add))
        .get("/api/v1/tournaments/{slug}/webhooks/{id}", handler!(show))
        .patch("/api/v1/tournaments/{slug}/webhooks/{id}", handler!(change))
        .delete("/api/v1/tournaments/{slug}/webhooks/{id}", handler!(remove))
        .post("/api/v1/tournaments/{slug}/webhooks/{id}/test", handler!(test))
        .post("/api/v1/tournaments/{slug}/webhooks/{id}/rotate", handler!(rotate))
        .post("/api/v1/tournaments/{slug}/webhooks/{id}/enable", handler!(enable))
        .get("/api/v1/tournaments/{slug}/webhooks/{id}/deliveries", handler!(sent))
        .post(
            "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries/{delivery}/retry",
            handler!(retry),
        );
}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(list, add, show, change, remove, test, rotate, enable, sent, retry))]
pub struct Described;

/// Who may: organizers, by a token with the scope `webhooks`.
pub struct WebhooksDoor;

impl Door for WebhooksDoor {
    type Right = Settings;
    const SCOPE: Scope = Scope::Webhooks;
}

type Call = ApiCall<WebhooksDoor>;

impl Call {
    fn part(&self, name: &str) -> String {
        self.request.match_info().get(name).unwrap_or_default().to_owned()
    }

    /// Reads the webhook of the path, and what `beside` reads of it.
    async fn webhook<T: Send + 'static>(
        &self,
        beside: impl Fn(&mut Reader<'_>, &Webhook) -> Result<T, DbError> + Send + 'static,
    ) -> Result<(Webhook, T), Problem> {
        let (tournament, id) = (self.tournament.id.clone(), self.part("id"));
        let found = read(&self.app, move |conn| {
            let Some(row) = rows::by_id(conn, &tournament, &id)? else {
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
        &self,
        status: StatusCode,
        command: impl Fn(&mut Work<'_, '_>) -> Result<Webhook, OpError> + Send + 'static,
    ) -> ApiResult {
        let (secrets, slug) = (self.app.secrets.clone(), self.slug.clone());
        self.run(status, move |work| {
            Ok(WebhookShown::of(&secrets, &slug, &command(work)?))
        })
        .await
    }

    /// Runs a command that puts a delivery on its way, which is answered.
    async fn run_on_delivery(
        &self,
        command: impl Fn(&mut Work<'_, '_>) -> Result<Delivery, OpError> + Send + 'static,
    ) -> ApiResult {
        self.run(StatusCode::ACCEPTED, move |work| {
            let row = command(work)?;
            let next = ops::next_try(work, &row)?;
            Ok(DeliveryShown::of(row, next))
        })
        .await
    }
}

/// The webhooks of a tournament
#[utoipa::path(
    get, path = "/api/v1/tournaments/{slug}/webhooks", tag = "webhooks", operation_id = "webhooks", security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "Its webhooks", body = Webhooks),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
async fn list(call: Call) -> ApiResult {
    let id = call.tournament.id.clone();
    let found = read(&call.app, move |conn| {
        Ok::<_, WebError>(rows::of_tournament(conn, &id)?)
    })
    .await?;
    let items = found
        .iter()
        .map(|row| WebhookShown::of(&call.app.secrets, &call.slug, row));
    answer::private(&call.request, None, &Answer::plain(Webhooks { items: items.collect() }))
}

/// Add a webhook
///
/// Read the webhook to get its signing secret.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/webhooks", tag = "webhooks", operation_id = "add_webhook", security(("token" = ["webhooks"])),
    params(IdempotencyHeader),
    request_body = NewWebhook,
    responses((status = 201, description = "The new webhook", body = WebhookShown), Failures)
)]
async fn add(call: Call) -> ApiResult {
    let new: NewWebhook = call.body()?;
    let chosen = Chosen {
        name: new.name,
        address: new.address,
        shape: new.shape.0,
        events: new.events.iter().map(|event| event.0).collect(),
        private: call.app.settings.private_webhooks,
    };
    let secrets = call.app.secrets.clone();
    call.run_on_webhook(StatusCode::CREATED, move |work| ops::add(work, &secrets, &chosen))
        .await
}

/// A webhook, with its signing secret
#[utoipa::path(
    get, path = "/api/v1/tournaments/{slug}/webhooks/{id}", tag = "webhooks", operation_id = "webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id")),
    responses(
        (status = 200, description = "The webhook", body = WebhookWithSecret),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
async fn show(call: Call) -> ApiResult {
    let (row, ()) = call.webhook(|_, _| Ok(())).await?;
    let shown = WebhookWithSecret::of(&call.app.secrets, &call.slug, &row, clock::now());
    answer::private(
        &call.request,
        None,
        &Answer::of(shown.tag(), shown).within(&call.tournament.id),
    )
}

/// Change a webhook
#[utoipa::path(
    patch, path = "/api/v1/tournaments/{slug}/webhooks/{id}", tag = "webhooks", operation_id = "change_webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), ("If-Match" = Option<String>, Header, description = "The ETag of the webhook as it was read, unless the body has its version"), IdempotencyHeader),
    request_body = WebhookChange,
    responses((status = 200, description = "The webhook as it is now", body = WebhookShown), Failures)
)]
async fn change(call: Call) -> ApiResult {
    let change: WebhookChange = call.body()?;
    let version = call.version(&Thing::Webhook(call.part("id")), change.version)?;
    refuse_blank_address(&change)?;
    let (id, secrets) = (call.part("id"), call.app.secrets.clone());
    let private = call.app.settings.private_webhooks;
    call.run_on_webhook(StatusCode::OK, move |work| {
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

/// Returns what to store: what the call names, and what the webhook has for the rest. An empty address leaves the
/// stored
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

/// Remove a webhook with its deliveries
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{slug}/webhooks/{id}", tag = "webhooks", operation_id = "remove_webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 204, description = "It is removed"), Failures)
)]
async fn remove(call: Call) -> ApiResult {
    let id = call.part("id");
    call.run(StatusCode::NO_CONTENT, move |work| ops::remove(work, &id))
        .await
}

/// Send a test
///
/// It is a delivery like any other, of the type `webhook.test`.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/webhooks/{id}/test", tag = "webhooks", operation_id = "test_webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 202, description = "The delivery, which is on its way", body = DeliveryShown), Failures)
)]
async fn test(call: Call) -> ApiResult {
    let id = call.part("id");
    call.run_on_delivery(move |work| ops::test(work, &id)).await
}

/// Make a new signing secret
///
/// Earlier ones also sign until a day after the newest was made, so deliveries have several signatures. At most 5 sign
/// at a time. Read the webhook to get the new one.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/webhooks/{id}/rotate", tag = "webhooks", operation_id = "rotate_webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 200, description = "The webhook, with a new secret", body = WebhookShown), Failures)
)]
async fn rotate(call: Call) -> ApiResult {
    let id = call.part("id");
    call.run_on_webhook(StatusCode::OK, move |work| ops::rotate(work, &id))
        .await
}

/// Enable a disabled webhook again
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/webhooks/{id}/enable", tag = "webhooks", operation_id = "enable_webhook", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 200, description = "The webhook, which is active again", body = WebhookShown), Failures)
)]
async fn enable(call: Call) -> ApiResult {
    let id = call.part("id");
    call.run_on_webhook(StatusCode::OK, move |work| ops::enable(work, &id))
        .await
}

/// What a webhook was sent, and will be sent
#[utoipa::path(
    get, path = "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries", tag = "webhooks", operation_id = "deliveries", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id")),
    responses(
        (status = 200, description = "Its latest deliveries", body = Deliveries),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
async fn sent(call: Call) -> ApiResult {
    let found = call.webhook(|conn, row| {
        let queue = Queue::read(conn, row, clock::now())?;
        Ok((queue, deliveries::latest(conn, &row.id, LISTED)?))
    });
    let (_, (queue, sent)) = found.await?;
    let items = sent.into_iter().map(|one| {
        let next = queue.next_try(&one);
        DeliveryShown::of(one, next)
    });
    answer::private(
        &call.request,
        None,
        &Answer::plain(Deliveries { items: items.collect() }),
    )
}

/// Send a delivery once more
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries/{delivery}/retry", tag = "webhooks", operation_id = "retry_delivery", security(("token" = ["webhooks"])),
    params(("id" = String, Path, description = "The webhook's id"), ("delivery" = String, Path, description = "The delivery's id"), IdempotencyHeader),
    responses((status = 202, description = "The delivery, which is on its way", body = DeliveryShown), Failures)
)]
async fn retry(call: Call) -> ApiResult {
    let (id, delivery) = (call.part("id"), call.part("delivery"));
    call.run_on_delivery(move |work| ops::resend(work, &id, &delivery))
        .await
}
