//! Messages in JSON, which programs read: in English.

use say::Message;
use serde::Serializer;

/// Writes a message in English.
///
/// # Errors
/// The serializer fails.
pub fn one<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(message)
}

/// Writes several in English.
///
/// # Errors
/// The serializer fails.
pub fn all<S: Serializer>(messages: &[Message], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(messages.iter().map(ToString::to_string))
}
