//! Problems of input.

use say::Message;

/// A problem with input: its place, and a sentence for the user that says what is wrong and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// JSON pointer into the event document, such as `/rounds/0/pods/2/seats/1`.
    pub pointer: String,
    /// One sentence for the user.
    pub message: Message,
}

impl Problem {
    /// Creates a problem at a JSON pointer.
    pub fn new(pointer: impl Into<String>, message: impl Into<Message>) -> Self {
        Self {
            pointer: pointer.into(),
            message: message.into(),
        }
    }
}

impl Problem {
    /// Returns the problem with its place.
    #[must_use]
    pub fn in_words(&self) -> Message {
        let place = if self.pointer.is_empty() { "/" } else { &self.pointer };
        Message::joined([place.into(), self.message.clone()], ": ")
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.in_words().fmt(f)
    }
}
