//! Calls about webhooks, of a tournament and of a community. The answers of calls that change something are stored for a
//! while, so only the answer to a read contains the signing secret.

mod answers;
mod call;
pub mod of_community;
pub mod of_tournament;
mod shown;

use super::call::Door;
use crate::web::frame::answer::router::{Routes, handler};
use podium_ops::command::rights::Settings;
use podium_store::site::access_tokens::Scope;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/v1/tournaments/{slug}/webhooks", handler!(of_tournament::list))
        .post("/api/v1/tournaments/{slug}/webhooks", handler!(of_tournament::add))
        .get(
            "/api/v1/tournaments/{slug}/webhooks/{id}",
            handler!(of_tournament::show),
        )
        .patch(
            "/api/v1/tournaments/{slug}/webhooks/{id}",
            handler!(of_tournament::change),
        )
        .delete(
            "/api/v1/tournaments/{slug}/webhooks/{id}",
            handler!(of_tournament::remove),
        )
        .post(
            "/api/v1/tournaments/{slug}/webhooks/{id}/test",
            handler!(of_tournament::test),
        )
        .post(
            "/api/v1/tournaments/{slug}/webhooks/{id}/rotate",
            handler!(of_tournament::rotate),
        )
        .post(
            "/api/v1/tournaments/{slug}/webhooks/{id}/enable",
            handler!(of_tournament::enable),
        )
        .get(
            "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries",
            handler!(of_tournament::sent),
        )
        .post(
            "/api/v1/tournaments/{slug}/webhooks/{id}/deliveries/{delivery}/retry",
            handler!(of_tournament::retry),
        )
        .get("/api/v1/communities/{community}/webhooks", handler!(of_community::list))
        .post("/api/v1/communities/{community}/webhooks", handler!(of_community::add))
        .get(
            "/api/v1/communities/{community}/webhooks/{id}",
            handler!(of_community::show),
        )
        .patch(
            "/api/v1/communities/{community}/webhooks/{id}",
            handler!(of_community::change),
        )
        .delete(
            "/api/v1/communities/{community}/webhooks/{id}",
            handler!(of_community::remove),
        )
        .post(
            "/api/v1/communities/{community}/webhooks/{id}/test",
            handler!(of_community::test),
        )
        .post(
            "/api/v1/communities/{community}/webhooks/{id}/rotate",
            handler!(of_community::rotate),
        )
        .post(
            "/api/v1/communities/{community}/webhooks/{id}/enable",
            handler!(of_community::enable),
        )
        .get(
            "/api/v1/communities/{community}/webhooks/{id}/deliveries",
            handler!(of_community::sent),
        )
        .post(
            "/api/v1/communities/{community}/webhooks/{id}/deliveries/{delivery}/retry",
            handler!(of_community::retry),
        );
}

/// Who may: organizers, by a token with the scope `webhooks`.
pub struct WebhooksDoor;

impl Door for WebhooksDoor {
    type Right = Settings;
    const SCOPE: Scope = Scope::Webhooks;
}
