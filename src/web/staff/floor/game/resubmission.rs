//! A form of the desk that is offered again: what to know first, and everything that was sent.

use crate::web::frame::form::Fields;
use say::{Message, game_desk as t};

/// A form that was not carried out, to be sent again: someone else changed the game first, or it needs a confirmation.
pub struct Resubmission {
    /// The heading of the question.
    pub title: Message,
    /// What to know before sending it again, one sentence each.
    pub said: Vec<Message>,
    /// A line above the button; `None` where its words say all.
    pub hint: Option<Message>,
    pub button: Message,
    /// The fields that were sent.
    pub fields: Vec<(String, String)>,
    /// The address that it was sent to.
    pub action: String,
}

impl Resubmission {
    /// Creates it from a submission, with current keys and versions.
    pub fn of(fields: &Fields, action: &str) -> Self {
        let kept = |name: &str| !matches!(name, "csrf" | "form_id" | "version" | "seen" | "standing" | "moved");
        let fields = fields.pairs().filter(|(name, _)| kept(name));
        Self {
            title: t::done_meanwhile(),
            said: Vec::new(),
            hint: None,
            button: t::send_again(),
            fields: fields
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            action: action.to_owned(),
        }
    }
}
