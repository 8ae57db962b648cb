//! Texts that may still name somebody whose personal data was removed: each can be changed, or left as it is.

use askama::Template;

use crate::web::frame::form::{Fields, FormKeys, Returned};
use crate::web::frame::look::shell::{Link, Shell};
use podium_ops::people::players::{Looked, seen_mark};
use say::{Message, player_mentions as t};

/// The page with the texts that nobody has looked at.
#[derive(Template)]
#[template(path = "shared/mentions.html")]
pub struct MentionsPage {
    pub shell: Shell,
    pub keys: FormKeys,
    /// Address of this page.
    pub at: String,
    /// Where it leads back to.
    pub back: Link,
    pub name: String,
    pub mentions: Vec<Mention>,
}

/// A text with its form.
pub struct Mention {
    pub label: Message,
    /// Address of the page that shows it.
    pub shown_at: String,
    place: &'static str,
    row: String,
    /// The mark of the current text.
    seen: String,
    text: String,
    /// The problem of what was typed.
    error: Option<Message>,
}

impl Mention {
    /// Describes a text in a place: its label, and the page that shows it; if the refused form is about it, with what was typed.
    pub fn new(
        (label, shown_at): (Message, String),
        place: &'static str,
        (row, text): (String, String),
        returned: &Returned<'_>,
    ) -> Self {
        let sent = returned
            .fields()
            .filter(|fields| fields.text("row") == row && fields.text("place") == place);
        Self {
            label,
            shown_at,
            place,
            seen: seen_mark(&text),
            error: sent
                .and(returned.problems().first())
                .map(|problem| problem.message.clone()),
            // what was typed is kept
            text: sent.map_or(text, |fields| fields.raw("text").to_owned()),
            row,
        }
    }
}

/// The decision on one text, as the form sends it.
pub struct Settled {
    pub place: String,
    pub row: String,
    /// The mark of the text that the form was made from.
    pub seen: String,
    pub looked: Looked,
}

impl Settled {
    /// Reads a form.
    pub fn read(fields: &Fields) -> Self {
        Self {
            place: fields.text("place").to_owned(),
            row: fields.text("row").to_owned(),
            seen: fields.text("seen").to_owned(),
            looked: match fields.ticked("keep") {
                true => Looked::Keep,
                // `raw`: the command trims, and normalizes line breaks
                false => Looked::Write(fields.raw("text").to_owned()),
            },
        }
    }

    /// Returns the notice after it was stored.
    pub fn notice(&self) -> Message {
        match self.looked {
            Looked::Keep => t::stays(),
            Looked::Write(_) => t::is_changed(),
        }
    }
}
