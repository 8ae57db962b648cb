//! Findings of the check of a decklist.

use say::Message;

/// One finding about a deck: a sentence that says what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Number of the line, from 1; `None` for the deck as a whole.
    pub line: Option<u32>,
    pub message: Message,
}

impl Finding {
    pub(super) fn at(line: u32, message: impl Into<Message>) -> Self {
        Self {
            line: Some(line),
            message: message.into(),
        }
    }

    pub(super) fn whole(message: impl Into<Message>) -> Self {
        Self {
            line: None,
            message: message.into(),
        }
    }
}
