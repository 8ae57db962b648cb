//! The form of a webhook: its address, the format of its bodies, its events.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::frame::form::{Choice, Field, Fields, FormKeys, Returned};
use crate::web::frame::look::chip::Chip;
use podium_ops::tournaments::webhooks::{Chosen, choices};
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::webhooks::{Source, Webhook};
use podium_store::{WebhookEvent, WebhookShape, WebhookState};
use say::{Message, webhooks as t};

/// An event with its checkbox.
struct EventBox {
    value: &'static str,
    label: Message,
    ticked: bool,
}

/// The form, for a new or an existing webhook.
#[derive(Template)]
#[template(path = "shared/webhooks/form.html")]
pub struct WebhookForm {
    action: String,
    button: Message,
    name: Field,
    address: Field,
    address_hint: Message,
    is_new: bool,
    shape: Field,
    shapes: Vec<Choice>,
    events: Vec<EventBox>,
    wrong_events: Option<Message>,
    keys: FormKeys,
}

// Its template has escaped its content.
impl HtmlSafe for WebhookForm {}

impl WebhookForm {
    /// Creates the form of a new webhook of a source.
    pub fn new(source: &Source, action: String, returned: &Returned<'_>, keys: FormKeys) -> Self {
        let many = [WebhookEvent::Result, WebhookEvent::Player, WebhookEvent::FreePodResult];
        let usual = |event: WebhookEvent| !many.contains(&event);
        Self {
            action,
            button: t::add(),
            address: returned.field("address", ""),
            address_hint: t::address_hint(),
            is_new: true,
            ..Self::filled(source, ("", WebhookShape::Standard), usual, returned, keys)
        }
    }

    /// Creates the form of a webhook; `shown`: its address as lists show it.
    pub fn of(row: &Webhook, action: String, shown: &Message, returned: &Returned<'_>, keys: FormKeys) -> Self {
        Self {
            action,
            button: say::own_commander::save(),
            address: returned.field("address", ""),
            address_hint: t::address_stays(shown),
            is_new: false,
            ..Self::filled(
                &row.source(),
                (&row.name, row.shape),
                |event| row.wants(event),
                returned,
                keys,
            )
        }
    }

    fn filled(
        source: &Source,
        (name, shape): (&str, WebhookShape),
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
            button: Message::default(),
            name: returned.field("name", name),
            address: Field::default(),
            address_hint: Message::default(),
            is_new: false,
            shape: returned.field("shape", shape.as_str()),
            shapes: vec![
                Choice::new(WebhookShape::Standard, t::for_program()).hint(t::for_program_hint()),
                Choice::new(WebhookShape::Chat, t::for_chat()).hint(t::for_chat_hint()),
            ],
            events: choices(source)
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
        .ok_or_else(|| OpError::Invalid(vec![FieldProblem::new("shape", t::no_shape())]))?;
    Ok(Chosen {
        name: fields.text("name").to_owned(),
        address: fields.text("address").to_owned(),
        shape,
        events: fields.all("events").filter_map(WebhookEvent::parse).collect(),
        private,
    })
}

/// Returns an event in words.
pub fn label(event: WebhookEvent) -> Message {
    match event {
        WebhookEvent::RoundPublished => t::round_published(),
        WebhookEvent::RoundUnpublished => t::round_unpublished(),
        WebhookEvent::RoundStarted => t::round_started(),
        WebhookEvent::RoundUnstarted => t::round_unstarted(),
        WebhookEvent::RoundFinished => t::round_finished(),
        WebhookEvent::RoundReopened => t::round_reopened(),
        WebhookEvent::Result => t::table_result(),
        WebhookEvent::Cut => t::cut_announced(),
        WebhookEvent::CutTakenBack => t::cut_revoked(),
        WebhookEvent::TournamentFinished => t::tournament_over(),
        WebhookEvent::Champion => t::has_champion(),
        WebhookEvent::TournamentReopened => t::tournament_reopened(),
        WebhookEvent::TournamentCancelled => t::tournament_cancelled(),
        WebhookEvent::Announcement => t::announcement(),
        WebhookEvent::AnnouncementWithdrawn => t::announcement_withdrawn(),
        WebhookEvent::Player => t::players_change(),
        WebhookEvent::EveningOpened => t::evening_opened(),
        WebhookEvent::EveningFinished => t::evening_over(),
        WebhookEvent::EveningReopened => t::evening_reopened(),
        WebhookEvent::EveningCancelled => t::evening_cancelled(),
        WebhookEvent::SeasonChanged => t::season_changed(),
        WebhookEvent::SeasonClosed => t::season_closed(),
        WebhookEvent::SeasonReopened => t::season_reopened(),
        WebhookEvent::FreePodResult => t::free_pod_result(),
        WebhookEvent::Test => t::a_test(),
    }
}

/// Returns the format in a word.
pub fn shape_word(shape: WebhookShape) -> Message {
    match shape {
        WebhookShape::Standard => t::shape_program(),
        WebhookShape::Chat => t::shape_chat(),
    }
}

/// The state of a webhook.
pub fn state(row: &Webhook) -> Chip {
    match (row.state, row.failing_since) {
        (WebhookState::Disabled, _) => Chip::new("bad", t::disabled()),
        (WebhookState::Active, Some(_)) => Chip::new("warn", t::fails()),
        (WebhookState::Active, None) => Chip::new("good", t::active()),
    }
}
