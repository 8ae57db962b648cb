//! A state as pages show it: a word in a shape (macro `chip` of `templates/frame/macros/page.html`).

use say::Message;

/// A state's shape and word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chip {
    /// "idle", "live", "good", "warn" or "bad".
    pub kind: &'static str,
    pub word: Message,
}

impl Chip {
    pub fn new(kind: &'static str, word: impl Into<Message>) -> Self {
        Self {
            kind,
            word: word.into(),
        }
    }
}
