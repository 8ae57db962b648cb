//! What webhooks are told, event by event, as the description of the API has it, with an example of each body.

use serde_json::Value;

use super::shapes::{Member, Schema};
use super::words;
use crate::db::WebhookEvent;
use crate::web::api::openapi;
use crate::web::api::webhooks::told;

/// What every event has as `data`: the page says it once.
const COMMON: &str = "EventData";

/// The shapes that members of other events' `data` name.
pub(super) const NAMED: [&str; 1] = ["NamedPlayer"];

/// An event as the page describes it.
pub(super) struct Told {
    pub word: &'static str,
    /// When it is told.
    pub what: String,
    /// The event that one chooses to be told of it, where that is another.
    pub chosen_as: Option<&'static str>,
    /// What is in its `data` beside what all have there.
    pub members: Vec<Member>,
    /// A body.
    pub example: String,
}

/// All of them.
pub(super) fn all() -> Vec<Told> {
    let description: Value = serde_json::from_str(openapi::text()).expect("the description is JSON");
    let shapes = &description["components"]["schemas"];
    let members_of = |name: &str| Schema::of(name, &shapes[name], shapes, "not always there").members;
    let common = members_of(COMMON);
    let told = |event: &WebhookEvent| {
        let operation = &description["webhooks"][event.as_str()]["post"];
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        let mut members = words::referred(&body["properties"]["data"]).map_or_else(Vec::new, members_of);
        members.retain(|member| common.iter().all(|other| other.name != member.name));
        Told {
            word: event.as_str(),
            what: operation["summary"].as_str().unwrap_or_default().to_owned(),
            chosen_as: match event.chosen_as() {
                [first, ..] if first != event => Some(first.as_str()),
                _ => None,
            },
            members,
            example: example(*event),
        }
    };
    WebhookEvent::ALL.iter().map(told).collect()
}

/// The example of an event, in lines that fit a page.
fn example(event: WebhookEvent) -> String {
    told::example(event)
        .replace(" \"data\": {", "\n \"data\": {")
        .replace(" \"tournament\":", "\n   \"tournament\":")
        .replace(" \"url\":", "\n   \"url\":")
}
