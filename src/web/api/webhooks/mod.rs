//! Calls about webhooks. What they answer is stored for a while where they change something, so the signing secret is in
//! the answer of reading alone.

mod shown;
pub mod told;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use utoipa::OpenApi;

use self::shown::{Deliveries, DeliveryShown, NewWebhook, WebhookChange, WebhookShown, WebhookWithSecret, Webhooks};
use super::answer::{self, Answer};
use super::call::{ApiCall, Door};
use super::problem::{ApiResult, Problem, ProblemBody};
use super::tag::{Tagged, Thing};
use crate::clock;
use crate::db::deliveries::{self, Delivery};
use crate::db::webhooks::{self as rows, Webhook};
use crate::ops::access_tokens::Scope;
use crate::ops::rights::Settings;
use crate::ops::webhooks::{self as ops, Chosen};
use crate::web::error::WebError;
use crate::web::state::read;

/// Deliveries that are listed.
const LISTED: i64 = 100;

/// The routes of these calls.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments/{slug}/webhooks", web::get().to(list))
        .route("/api/v1/tournaments/{slug}/webhooks", web::post().to(add))
        .route("/api/v1/tournaments/{slug}/webhooks/{id}", web::get().to(show))
        .route("/api/v1/tournaments/{slug}/webhooks/{id}", web::patch().to(change))
        .route("/api/v1/tournaments/{slug}/webhooks/{id}", web::delete().to(remove))
        .route("/api/v1/tournaments/{slug}/webhooks/{id}/test", web::post().to(test))
        .route(
            "/api/v1/tournaments/{slug}/webhooks/{id}/rotate",
            web::post().to(rotate),
        )
        .route(
            "/api/v1/tournaments/{slug}/webhooks/{id}/enable",
            web::post().to(enable),
        )
        .route(
            "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries",
            web::get().to(sent),
        )
        .route(
            "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries/{delivery}/retry",
            web::post().to(retry),
        );
}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(list, add, show, change, remove, test, rotate, enable, sent, retry))]
pub(super) struct Described;

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

    /// The webhook of the path with its latest deliveries.
    async fn webhook(&self) -> Result<(Webhook, Vec<Delivery>), Problem> {
        let (tournament, id) = (self.tournament.id.clone(), self.part("id"));
        let found = read(&self.app, move |conn| {
            let Some(row) = rows::by_id(conn, &tournament, &id)? else {
                return Ok::<_, WebError>(None);
            };
            let sent = deliveries::latest(conn, &row.id, LISTED)?;
            Ok(Some((row, sent)))
        })
        .await?;
        found.ok_or_else(|| Problem::not_found("There is no such webhook here (any more)."))
    }
}

/// The webhooks of a tournament
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/webhooks",
    tag = "webhooks",
    operation_id = "webhooks",
    params(("slug" = String, Path, description = "The tournament's address")),
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "Its webhooks", body = Webhooks),
        (status = 304, description = "Nothing has changed since the answer with the tag in `If-None-Match`"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such tournament", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn list(call: Call) -> ApiResult {
    let id = call.tournament.id.clone();
    let found = read(&call.app, move |conn| {
        Ok::<_, WebError>(rows::of_tournament(conn, &id)?)
    })
    .await?;
    let items = found.iter().map(|row| WebhookShown::of(&call.app.secrets, row));
    answer::private(&call.request, None, &Answer::plain(Webhooks { items: items.collect() }))
}

/// Add a webhook
///
/// The signing secret is in the answer of reading the webhook.
#[utoipa::path(
    post,
    path = "/api/v1/tournaments/{slug}/webhooks",
    tag = "webhooks",
    operation_id = "add_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("Idempotency-Key" = Option<String>, Header, description = "The call acts once for it within 24 hours",
            min_length = 1, max_length = 255, pattern = "^[!-~]+$"),
    ),
    request_body = NewWebhook,
    security(("token" = ["webhooks"])),
    responses(
        (status = 201, description = "It is added", body = WebhookShown),
        (status = 400, description = "The body cannot be read", body = ProblemBody, content_type = "application/problem+json"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such tournament", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "There are too many", body = ProblemBody, content_type = "application/problem+json"),
        (status = 415, description = "The body is not sent as JSON", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "A member of the body is wrong", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn add(call: Call) -> ApiResult {
    let new: NewWebhook = call.body()?;
    let chosen = Chosen {
        address: new.address,
        shape: new.shape.stored(),
        events: new.events.into_iter().map(shown::Event::stored).collect(),
        private: call.app.settings.private_webhooks,
    };
    let secrets = call.app.secrets.clone();
    call.run(StatusCode::CREATED, move |work| {
        let row = ops::add(work, &secrets, &chosen)?;
        Ok(WebhookShown::of(&secrets, &row))
    })
    .await
}

/// A webhook, with its signing secret
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}",
    tag = "webhooks",
    operation_id = "webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "The webhook", body = WebhookWithSecret),
        (status = 304, description = "Nothing has changed since the answer with the tag in `If-None-Match`"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn show(call: Call) -> ApiResult {
    let (row, _) = call.webhook().await?;
    let shown = WebhookWithSecret::of(&call.app.secrets, &row, clock::now());
    answer::private(&call.request, None, &Answer::of(shown.tag(), shown))
}

/// Change a webhook
#[utoipa::path(
    patch,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}",
    tag = "webhooks",
    operation_id = "change_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
        ("If-Match" = Option<String>, Header, description = "The ETag of the webhook as it was read, unless the body has its version"),
        ("Idempotency-Key" = Option<String>, Header, description = "The call acts once for it within 24 hours",
            min_length = 1, max_length = 255, pattern = "^[!-~]+$"),
    ),
    request_body = WebhookChange,
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "It is changed", body = WebhookShown),
        (status = 400, description = "The body cannot be read", body = ProblemBody, content_type = "application/problem+json"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
        (status = 412, description = "Somebody has changed it meanwhile", body = ProblemBody, content_type = "application/problem+json"),
        (status = 415, description = "The body is not sent as JSON", body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "A member of the body is wrong", body = ProblemBody, content_type = "application/problem+json"),
        (status = 428, description = "The version is missing", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn change(call: Call) -> ApiResult {
    let change: WebhookChange = call.body()?;
    let version = call.version(&Thing::Webhook(call.part("id")), change.version)?;
    if change.address.as_ref().is_some_and(|address| address.trim().is_empty()) {
        return Err(Problem::invalid(
            "/address",
            "Address: leave it out where it stays as it is.",
        ));
    }
    let (id, secrets, private) = (
        call.part("id"),
        call.app.secrets.clone(),
        call.app.settings.private_webhooks,
    );
    call.run(StatusCode::OK, move |work| {
        let before = ops::get(work, &id)?;
        let chosen = Chosen {
            address: change.address.clone().unwrap_or_default(),
            shape: change.shape.map_or(before.shape, shown::Shape::stored),
            events: match &change.events {
                Some(events) => events.iter().copied().map(shown::Event::stored).collect(),
                None => before.wanted().collect(),
            },
            private,
        };
        let row = ops::edit(work, &secrets, &id, version, &chosen)?;
        Ok(WebhookShown::of(&secrets, &row))
    })
    .await
}

/// Remove a webhook with its deliveries
#[utoipa::path(
    delete,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}",
    tag = "webhooks",
    operation_id = "remove_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 204, description = "It is removed"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
    ),
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
    post,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}/test",
    tag = "webhooks",
    operation_id = "test_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 202, description = "It is on its way", body = DeliveryShown),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "The webhook is disabled", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn test(call: Call) -> ApiResult {
    let id = call.part("id");
    call.run(StatusCode::ACCEPTED, move |work| {
        Ok(DeliveryShown::of(ops::test(work, &id)?))
    })
    .await
}

/// Make a new signing secret
///
/// The one before signs too for a day. The new one is in the answer of reading the webhook.
#[utoipa::path(
    post,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}/rotate",
    tag = "webhooks",
    operation_id = "rotate_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "There is a new one", body = WebhookShown),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn rotate(call: Call) -> ApiResult {
    let (id, secrets) = (call.part("id"), call.app.secrets.clone());
    call.run(StatusCode::OK, move |work| {
        Ok(WebhookShown::of(&secrets, &ops::rotate(work, &id)?))
    })
    .await
}

/// Enable a disabled webhook again
#[utoipa::path(
    post,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}/enable",
    tag = "webhooks",
    operation_id = "enable_webhook",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "It is active again", body = WebhookShown),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "It is active already", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn enable(call: Call) -> ApiResult {
    let (id, secrets) = (call.part("id"), call.app.secrets.clone());
    call.run(StatusCode::OK, move |work| {
        Ok(WebhookShown::of(&secrets, &ops::enable(work, &id)?))
    })
    .await
}

/// What a webhook was told, and is to be told
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries",
    tag = "webhooks",
    operation_id = "deliveries",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 200, description = "Its latest deliveries", body = Deliveries),
        (status = 304, description = "Nothing has changed since the answer with the tag in `If-None-Match`"),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn sent(call: Call) -> Result<HttpResponse, Problem> {
    let (_, sent) = call.webhook().await?;
    let items = sent.into_iter().map(DeliveryShown::of).collect();
    answer::private(&call.request, None, &Answer::plain(Deliveries { items }))
}

/// Send a delivery once more
#[utoipa::path(
    post,
    path = "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries/{delivery}/retry",
    tag = "webhooks",
    operation_id = "retry_delivery",
    params(
        ("slug" = String, Path, description = "The tournament's address"),
        ("id" = String, Path, description = "The webhook's id"),
        ("delivery" = String, Path, description = "The delivery's id"),
    ),
    security(("token" = ["webhooks"])),
    responses(
        (status = 202, description = "It is on its way", body = DeliveryShown),
        (status = 401, description = "There is no token, or one that does not hold", body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, description = "The token or its account may not", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "There is no such webhook or delivery", body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, description = "The webhook is disabled, or what it tells of is not shown yet", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
async fn retry(call: Call) -> ApiResult {
    let (id, delivery) = (call.part("id"), call.part("delivery"));
    call.run(StatusCode::ACCEPTED, move |work| {
        Ok(DeliveryShown::of(ops::resend(work, &id, &delivery)?))
    })
    .await
}
