//! A form of the desk that comes back to be sent again: what is to be known before, and everything that was sent.

use crate::web::form::Fields;

/// A form that was not carried out yet, to be sent again: somebody was faster, or it asks back.
pub struct Resubmission {
    /// The heading of the question.
    pub title: &'static str,
    /// What to know before, one sentence each.
    pub said: Vec<String>,
    /// A line above the button; empty for none.
    pub hint: &'static str,
    pub button: String,
    /// The fields that were sent.
    pub fields: Vec<(String, String)>,
    /// The address it was sent to.
    pub action: String,
}

impl Resubmission {
    /// What was sent, from the state as it is now: with keys and versions of now.
    pub fn of(fields: &Fields, action: &str) -> Self {
        let kept = |name: &str| !matches!(name, "csrf" | "form_id" | "version" | "seen" | "standing");
        let fields = fields.pairs().filter(|(name, _)| kept(name));
        Self {
            title: "Done meanwhile",
            said: Vec::new(),
            hint: "",
            button: "Send mine again".to_owned(),
            fields: fields
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            action: action.to_owned(),
        }
    }
}
