//! Webhooks and deliveries in the API's format, for reading and writing.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::web::api::tag::{Tag, Tagged, Thing};
use crate::web::api::words::{EventWord, ProgressWord, ReasonWord, ShapeWord, WebhookStateWord};
use podium_base::clock::Moment;
use podium_ops::site::secrets::Secrets;
use podium_ops::tournaments::webhooks as ops;
use podium_store::WebhookShape;
use podium_store::tournaments::deliveries::Delivery;
use podium_store::tournaments::webhooks::Webhook;

/// A webhook: an address that is notified of what happens in a tournament or a community.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WebhookShown {
    /// Its id.
    pub id: String,
    /// What people call it; may be empty.
    pub name: String,
    /// Its address, shortened: anyone who knows a chat's address can write there.
    #[schema(example = "https://bot.example/…")]
    pub address: String,
    /// What is sent.
    pub shape: ShapeWord,
    /// The events that it gets.
    pub events: Vec<EventWord>,
    /// Whether it is enabled.
    pub state: WebhookStateWord,
    /// Why it is disabled; null while it is active.
    #[schema(nullable)]
    pub reason: Option<ReasonWord>,
    /// Since when it is in its state.
    #[schema(value_type = String, format = DateTime)]
    pub since: DateTime<Utc>,
    /// Since when deliveries fail; null if they succeed.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub failing_since: Option<DateTime<Utc>>,
    /// When it was added.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: DateTime<Utc>,
    /// Counts its changes.
    pub version: i64,
    /// The address of the webhook in this API.
    pub location: String,
}

/// A webhook with its signing secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookWithSecret {
    #[serde(flatten)]
    pub webhook: WebhookShown,
    /// The signing secret (Standard Webhooks).
    #[schema(example = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")]
    pub secret: String,
    /// Until when earlier secrets also sign; null if there are none.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub old_secret_until: Option<DateTime<Utc>>,
}

impl Tagged for WebhookShown {
    fn tag(&self) -> Option<Tag> {
        Some(Thing::Webhook(self.id.clone()).at(self.version))
    }
}

impl Tagged for WebhookWithSecret {
    fn tag(&self) -> Option<Tag> {
        self.webhook.tag()
    }
}

impl Tagged for DeliveryShown {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

/// The webhooks of a tournament or a community.
#[derive(Debug, Serialize, ToSchema)]
pub struct Webhooks {
    /// In the order in which they were added.
    pub items: Vec<WebhookShown>,
}

/// Something that a webhook was sent, or will be sent.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeliveryShown {
    /// The `webhook-id` of every try.
    pub id: String,
    /// The `type` in the body: an event, or `webhook.test`.
    #[schema(example = "round.published")]
    pub event: String,
    /// How far it is.
    pub state: ProgressWord,
    /// When it happened.
    #[schema(value_type = String, format = DateTime)]
    pub made_at: DateTime<Utc>,
    /// How often it was tried.
    pub tries: i64,
    /// When it is tried next; null where it is done, waits for an earlier one, or the webhook is disabled.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub next_try_at: Option<DateTime<Utc>>,
    /// When it was done; null while it waits.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub done_at: Option<DateTime<Utc>>,
    /// The HTTP status that the last try was answered with; null where there was no answer.
    #[schema(nullable)]
    pub status: Option<i64>,
    /// How that answer begins; null where it was empty.
    #[schema(nullable)]
    pub answer: Option<String>,
    /// Why there was no answer; null where there was one.
    #[schema(nullable)]
    pub error: Option<String>,
}

/// The latest deliveries to a webhook.
#[derive(Debug, Serialize, ToSchema)]
pub struct Deliveries {
    /// At most 100, the newest first; those of more than 30 days ago are deleted.
    pub items: Vec<DeliveryShown>,
}

/// A webhook to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Its name for people.
    #[serde(default)]
    #[schema(max_length = 60)]
    pub name: String,
    /// Its https address on the internet. It is stored encrypted and never shown in full again.
    #[schema(example = "https://bot.example/podium")]
    pub address: String,
    /// What is sent; `standard` if omitted.
    #[serde(default = "standard")]
    pub shape: ShapeWord,
    /// The events that it gets, at least one: of a tournament or of a community, whichever it is of.
    #[schema(min_items = 1)]
    pub events: Vec<EventWord>,
}

/// Changes of a webhook; omitted members stay as they are.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookChange {
    /// Another name; empty for none.
    #[serde(default)]
    #[schema(max_length = 60)]
    pub name: Option<String>,
    /// Another address.
    #[serde(default)]
    pub address: Option<String>,
    /// Another shape.
    #[serde(default)]
    pub shape: Option<ShapeWord>,
    /// Other events.
    #[serde(default)]
    pub events: Option<Vec<EventWord>>,
    /// The version that the change was made from, unless `If-Match` says it.
    #[serde(default)]
    pub version: Option<i64>,
}

/// The shape of a webhook that names none.
fn standard() -> ShapeWord {
    ShapeWord(WebhookShape::Standard)
}

fn utc(at: Moment) -> DateTime<Utc> {
    at.and_utc()
}

impl WebhookShown {
    /// `webhooks_at`: the address of the list of webhooks in this API.
    pub fn of(secrets: &Secrets, webhooks_at: &str, row: &Webhook) -> Self {
        let address = ops::address(secrets, row);
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            address: address.map_or_else(String::new, |address| ops::shortened(&address)),
            shape: ShapeWord(row.shape),
            events: row.wanted().map(EventWord).collect(),
            state: WebhookStateWord(row.state),
            reason: row.reason.map(ReasonWord),
            since: utc(row.since),
            failing_since: row.failing_since.map(utc),
            created_at: utc(row.created_at),
            version: row.version,
            location: format!("{webhooks_at}/{}", row.id),
        }
    }
}

impl WebhookWithSecret {
    /// At a moment, for the secrets before sign for a while.
    pub fn of(secrets: &Secrets, webhooks_at: &str, row: &Webhook, at: Moment) -> Self {
        Self {
            webhook: WebhookShown::of(secrets, webhooks_at, row),
            secret: ops::signing_secret(secrets, row),
            old_secret_until: ops::old_secret_until(row, at).map(utc),
        }
    }
}

impl DeliveryShown {
    /// `next_try`: when it is tried next, if that is known.
    pub fn of(row: Delivery, next_try: Option<Moment>) -> Self {
        Self {
            id: row.id,
            event: row.event.to_string(),
            state: ProgressWord(row.state),
            made_at: utc(row.made_at),
            tries: row.tries,
            next_try_at: next_try.map(utc),
            done_at: row.done_at.map(utc),
            status: row.status,
            answer: row.answer,
            error: row.error.map(|stored| ops::not_sent::in_words(&stored).to_string()),
        }
    }
}
