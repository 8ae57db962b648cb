//! The events of webhooks, from the description of the API, with an example of each body.

use podium_store::WebhookEvent;
use serde_json::Value;

use super::shapes::{Member, Schema};
use super::{webhooks, words};

/// The members that every event of a tournament, or of a community, has in `data`: the page describes them once.
const COMMON: [&str; 4] = ["tournament", "community", "version", "url"];

/// The schemas that the members of other events' `data` refer to.
pub(super) const NAMED: [&str; 3] = ["NamedPlayer", "FreeSeatData", "NamedPerson"];

/// An event as the page describes it.
pub(super) struct Sent {
    pub word: &'static str,
    /// When it is sent.
    pub what: String,
    /// The event that has to be subscribed to for it, if that is another one.
    pub chosen_as: Option<&'static str>,
    /// The members of its `data` that not all events have.
    pub members: Vec<Member>,
    /// An example of its body.
    pub example: String,
}

/// All of them.
pub(super) fn all(description: &Value) -> Vec<Sent> {
    let shapes = &description["components"]["schemas"];
    let members_of = |name: &str| Schema::of(name, &shapes[name], shapes, "not always there").members;
    let event_of = |event: &WebhookEvent| {
        let operation = &description["webhooks"][event.as_str()]["post"];
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        let mut members = words::referred(&body["properties"]["data"]).map_or_else(Vec::new, members_of);
        members.retain(|member| !COMMON.contains(&member.name.as_str()));
        Sent {
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
    WebhookEvent::ALL.iter().map(event_of).collect()
}

/// Returns the example of an event, in lines that fit on a page.
fn example(event: WebhookEvent) -> String {
    webhooks::example(event)
        .replace(" \"data\": {", "\n \"data\": {")
        .replace(" \"tournament\":", "\n   \"tournament\":")
        .replace(" \"community\":", "\n   \"community\":")
        .replace(" \"url\":", "\n   \"url\":")
}
