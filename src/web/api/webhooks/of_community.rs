//! The calls about webhooks of a community.

use utoipa::OpenApi;

use super::shown::{Deliveries, DeliveryShown, NewWebhook, WebhookChange, WebhookShown, WebhookWithSecret, Webhooks};
use super::{WebhooksDoor, answers};
use crate::web::api::community::address::CommunityPath;
use crate::web::api::community::people::call::CommunityCall;
use crate::web::api::problem::{ApiResult, ProblemBody};
use crate::web::api::write::described::{Failures, IdempotencyHeader};

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(list, add, show, change, remove, test, rotate, enable, sent, retry))]
pub struct Described;

type Call = CommunityCall<WebhooksDoor>;

/// The webhooks of a community
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/webhooks", tag = "webhooks", operation_id = "community_webhooks", security(("token" = ["webhooks"])),
    params(CommunityPath),
    responses(
        (status = 200, description = "Its webhooks", body = Webhooks),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn list(call: Call) -> ApiResult {
    answers::list(call).await
}

/// Add a webhook of a community
///
/// Read the webhook to get its signing secret.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/webhooks", tag = "webhooks", operation_id = "add_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, IdempotencyHeader),
    request_body = NewWebhook,
    responses((status = 201, description = "The new webhook", body = WebhookShown), Failures)
)]
pub(super) async fn add(call: Call) -> ApiResult {
    answers::add(call).await
}

/// A webhook, with its signing secret
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/webhooks/{id}", tag = "webhooks", operation_id = "community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id")),
    responses(
        (status = 200, description = "The webhook", body = WebhookWithSecret),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(call: Call) -> ApiResult {
    answers::show(call).await
}

/// Change a webhook
#[utoipa::path(
    patch, path = "/api/v1/communities/{community}/webhooks/{id}", tag = "webhooks", operation_id = "change_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), ("If-Match" = Option<String>, Header, description = "The ETag of the webhook as it was read, unless the body has its version"), IdempotencyHeader),
    request_body = WebhookChange,
    responses((status = 200, description = "The webhook as it is now", body = WebhookShown), Failures)
)]
pub(super) async fn change(call: Call) -> ApiResult {
    answers::change(call).await
}

/// Remove a webhook with its deliveries
#[utoipa::path(
    delete, path = "/api/v1/communities/{community}/webhooks/{id}", tag = "webhooks", operation_id = "remove_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 204, description = "It is removed"), Failures)
)]
pub(super) async fn remove(call: Call) -> ApiResult {
    answers::remove(call).await
}

/// Send a test
///
/// It is a delivery like any other, of the type `webhook.test`.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/webhooks/{id}/test", tag = "webhooks", operation_id = "test_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 202, description = "The delivery, which is on its way", body = DeliveryShown), Failures)
)]
pub(super) async fn test(call: Call) -> ApiResult {
    answers::test(call).await
}

/// Make a new signing secret
///
/// Earlier ones also sign until a day after the newest was made, so deliveries have several signatures. At most 5 sign
/// at a time. Read the webhook to get the new one.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/webhooks/{id}/rotate", tag = "webhooks", operation_id = "rotate_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 200, description = "The webhook, with a new secret", body = WebhookShown), Failures)
)]
pub(super) async fn rotate(call: Call) -> ApiResult {
    answers::rotate(call).await
}

/// Enable a disabled webhook again
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/webhooks/{id}/enable", tag = "webhooks", operation_id = "enable_community_webhook", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), IdempotencyHeader),
    responses((status = 200, description = "The webhook, which is active again", body = WebhookShown), Failures)
)]
pub(super) async fn enable(call: Call) -> ApiResult {
    answers::enable(call).await
}

/// What a webhook was sent, and will be sent
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/webhooks/{id}/deliveries", tag = "webhooks", operation_id = "community_deliveries", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id")),
    responses(
        (status = 200, description = "Its latest deliveries", body = Deliveries),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "Not found", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn sent(call: Call) -> ApiResult {
    answers::sent(call).await
}

/// Send a delivery once more
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/webhooks/{id}/deliveries/{delivery}/retry", tag = "webhooks", operation_id = "retry_community_delivery", security(("token" = ["webhooks"])),
    params(CommunityPath, ("id" = String, Path, description = "The webhook's id"), ("delivery" = String, Path, description = "The delivery's id"), IdempotencyHeader),
    responses((status = 202, description = "The delivery, which is on its way", body = DeliveryShown), Failures)
)]
pub(super) async fn retry(call: Call) -> ApiResult {
    answers::retry(call).await
}
