//! The content of a delivery, for both formats.

use serde::Serialize;
use serde_json::{Map, Value};

use say::Message;

/// What is sent about an event.
pub(super) struct News {
    /// The event's data, without its source, the version and the address.
    pub data: Map<String, Value>,
    /// The address of the page about it, without the prefix of the service: "/t/spring/pairings/3".
    pub page: String,
    /// A sentence for a chat, with escaped texts.
    pub words: Message,
}

impl News {
    pub fn new(data: &impl Serialize, page: impl Into<String>, words: Message) -> Self {
        Self {
            data: members(data),
            page: page.into(),
            words,
        }
    }

    /// Creates the content of a test; `name`: of the tournament or the community.
    pub fn test(name: String) -> Self {
        let data = super::data::TestData {
            message: "This is a test.",
        };
        Self::new(&data, "", say::chat::test(name))
    }
}

/// The members of an object.
pub(super) fn members(data: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(data) {
        Ok(Value::Object(members)) => members,
        other => unreachable!("a message is an object: {other:?}"),
    }
}
