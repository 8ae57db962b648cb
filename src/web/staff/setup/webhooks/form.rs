//! The form of a webhook: its address, the format of its bodies, its events.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::frame::form::{Choice, Field, Fields, FormKeys, Returned};
use crate::web::frame::look::chip::Chip;
use podium_ops::tournaments::webhooks::{Chosen, choices};
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::webhooks::Webhook;
use podium_store::{WebhookEvent, WebhookShape, WebhookState};

/// An event with its checkbox.
struct EventBox {
    value: &'static str,
    label: &'static str,
    ticked: bool,
}

/// The form, for a new or an existing webhook.
#[derive(Template)]
#[template(path = "staff/setup/webhooks/form.html")]
pub struct WebhookForm {
    action: String,
    button: &'static str,
    name: Field,
    address: Field,
    address_hint: String,
    is_new: bool,
    shape: Field,
    shapes: Vec<Choice>,
    events: Vec<EventBox>,
    wrong_events: Option<String>,
    keys: FormKeys,
}

// Its template has escaped its content.
impl HtmlSafe for WebhookForm {}

impl WebhookForm {
    /// Creates the form of a new webhook.
    pub fn new(action: String, returned: &Returned<'_>, keys: FormKeys) -> Self {
        let usual = |event: WebhookEvent| event != WebhookEvent::Result && event != WebhookEvent::Player;
        Self {
            action,
            button: "Add the webhook",
            address: returned.field("address", ""),
            address_hint:
                "Where your bot listens, or the webhook address of a Discord channel. Anyone who knows it can write \
                           there: it is stored sealed, and never shown again as a whole."
                    .to_owned(),
            is_new: true,
            ..Self::filled("", WebhookShape::Standard, usual, returned, keys)
        }
    }

    /// Creates the form of a webhook; `shown`: its address as lists show it.
    pub fn of(row: &Webhook, action: String, shown: &str, returned: &Returned<'_>, keys: FormKeys) -> Self {
        Self {
            action,
            button: "Save",
            address: returned.field("address", ""),
            address_hint: format!("Empty: as it is, {shown}."),
            is_new: false,
            ..Self::filled(&row.name, row.shape, |event| row.wants(event), returned, keys)
        }
    }

    fn filled(
        name: &str,
        shape: WebhookShape,
        wants: impl Fn(WebhookEvent) -> bool,
        returned: &Returned<'_>,
        keys: FormKeys,
    ) -> Self {
        let ticked = |event: WebhookEvent| match returned.fields() {
            Some(fields) => fields.all("events").any(|sent| sent == event.as_str()),
            None => wants(event),
        };
        let problem = returned.problems().iter().find(|problem| problem.field == "events");
        Self {
            action: String::new(),
            button: "",
            name: returned.field("name", name),
            address: Field::default(),
            address_hint: String::new(),
            is_new: false,
            shape: returned.field("shape", shape.as_str()),
            shapes: vec![
                Choice::new(WebhookShape::Standard, "For a program")
                    .hint("Signed JSON, as Standard Webhooks describe it: for bots, overlays and league sites."),
                Choice::new(WebhookShape::Chat, "For a chat")
                    .hint("A message with the link, as Discord's webhooks take it."),
            ],
            events: choices()
                .map(|event| EventBox {
                    value: event.as_str(),
                    label: label(event),
                    ticked: ticked(event),
                })
                .collect(),
            wrong_events: problem.map(|problem| problem.message.clone()),
            keys,
        }
    }
}

/// Reads a submitted form. `private`: whether webhooks may reach this machine's own network.
///
/// # Errors
/// There is no format of this name.
pub fn read(fields: &Fields, private: bool) -> Result<Chosen, OpError> {
    let shape = WebhookShape::parse(fields.text("shape"))
        .ok_or_else(|| OpError::Invalid(vec![FieldProblem::new("shape", "What is sent: choose one of the two.")]))?;
    Ok(Chosen {
        name: fields.text("name").to_owned(),
        address: fields.text("address").to_owned(),
        shape,
        events: fields.all("events").filter_map(WebhookEvent::parse).collect(),
        private,
    })
}

/// Returns an event in words.
pub fn label(event: WebhookEvent) -> &'static str {
    match event {
        WebhookEvent::RoundPublished => "A round is published",
        WebhookEvent::RoundUnpublished => "A round is unpublished",
        WebhookEvent::RoundStarted => "A round starts",
        WebhookEvent::RoundUnstarted => "A start is undone",
        WebhookEvent::RoundFinished => "A round is finished",
        WebhookEvent::RoundReopened => "A round runs again",
        WebhookEvent::Result => "A table's result, once everybody sees it",
        WebhookEvent::Cut => "The cut is announced",
        WebhookEvent::CutTakenBack => "The cut is revoked",
        WebhookEvent::TournamentFinished => "The tournament is finished or cancelled",
        WebhookEvent::Champion => "The tournament has its champion",
        WebhookEvent::TournamentReopened => "The tournament is reopened",
        WebhookEvent::TournamentCancelled => "The tournament is cancelled",
        WebhookEvent::Announcement => "An announcement to everybody",
        WebhookEvent::AnnouncementWithdrawn => "An announcement is withdrawn",
        WebhookEvent::Player => "Players come, leave or change their names",
        WebhookEvent::Test => "A test",
    }
}

/// Returns the format in a word.
pub fn shape_word(shape: WebhookShape) -> &'static str {
    match shape {
        WebhookShape::Standard => "Program",
        WebhookShape::Chat => "Chat",
    }
}

/// The state of a webhook.
pub fn state(row: &Webhook) -> Chip {
    match (row.state, row.failing_since) {
        (WebhookState::Disabled, _) => Chip::new("bad", "Disabled"),
        (WebhookState::Active, Some(_)) => Chip::new("warn", "Fails"),
        (WebhookState::Active, None) => Chip::new("good", "Active"),
    }
}
