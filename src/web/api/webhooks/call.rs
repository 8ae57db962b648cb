//! A call about webhooks: on a tournament, or on a community.

use std::future::Future;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::WebhooksDoor;
use crate::web::api::call::ApiCall;
use crate::web::api::community::people::call::CommunityCall;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::api::tag::{Tagged, Thing};
use crate::web::frame::state::App;
use podium_ops::OpError;
use podium_ops::tournaments::webhooks::Owner;

/// What both have.
pub trait HookCall {
    fn app(&self) -> &App;

    fn request(&self) -> &HttpRequest;

    /// The id of the tournament or the community.
    fn source(&self) -> &str;

    /// The address of its webhooks in this API.
    fn webhooks_at(&self) -> String;

    /// A webhook of it, as what has a version.
    fn thing(&self, id: String) -> Thing;

    /// Reads the body.
    ///
    /// # Errors
    /// As those of every call.
    fn sent<T: DeserializeOwned>(&self) -> Result<T, Problem>;

    /// The version of what is changed that the change was made from.
    ///
    /// # Errors
    /// As those of every call.
    fn changed_from(&self, of: &Thing, in_body: Option<i64>) -> Result<i64, Problem>;

    /// Runs what the call asks for, once for its key, and answers with what `act_on` returns.
    fn run_on_webhooks<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult>;
}

impl HookCall for ApiCall<WebhooksDoor> {
    fn app(&self) -> &App {
        &self.app
    }

    fn request(&self) -> &HttpRequest {
        &self.request
    }

    fn source(&self) -> &str {
        &self.tournament.id
    }

    fn webhooks_at(&self) -> String {
        format!("/api/v1/tournaments/{}/webhooks", self.slug)
    }

    fn thing(&self, id: String) -> Thing {
        Thing::Webhook(id)
    }

    fn sent<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        self.body()
    }

    fn changed_from(&self, of: &Thing, in_body: Option<i64>) -> Result<i64, Problem> {
        self.version(of, in_body)
    }

    fn run_on_webhooks<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult> {
        self.run(status, move |work| act_on(&mut Owner::from(work)))
    }
}

impl HookCall for CommunityCall<WebhooksDoor> {
    fn app(&self) -> &App {
        &self.app
    }

    fn request(&self) -> &HttpRequest {
        &self.request
    }

    fn source(&self) -> &str {
        &self.community.id
    }

    fn webhooks_at(&self) -> String {
        format!("/api/v1/communities/{}/webhooks", self.community.slug)
    }

    fn thing(&self, id: String) -> Thing {
        Thing::CommunityWebhook(id)
    }

    fn sent<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        self.body()
    }

    fn changed_from(&self, of: &Thing, in_body: Option<i64>) -> Result<i64, Problem> {
        self.version(of, in_body)
    }

    fn run_on_webhooks<T: Serialize + Tagged + Send + 'static>(
        &self,
        status: StatusCode,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = ApiResult> {
        self.run(status, move |work| act_on(&mut Owner::from(work)))
    }
}
