//! Refusals by a rule.

use say::Message;

/// A refusal: the rules do not allow what was asked for, and nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({rule})")]
pub struct Refusal {
    /// Number of the rule (`MTR-A 10.4A`) or of the reading (`T15`).
    pub rule: &'static str,
    /// One or two sentences for the user: what is refused, where, and what to do.
    pub message: Message,
}

impl Refusal {
    /// Creates a refusal that cites a rule.
    pub fn new(rule: &'static str, message: impl Into<Message>) -> Self {
        Self {
            rule,
            message: message.into(),
        }
    }
}
