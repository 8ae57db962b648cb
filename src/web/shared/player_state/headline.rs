//! The words of a state: a headline, and a sentence below it.

use say::Message;

/// The headline of the page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headline {
    /// "Table", above a table's number.
    pub word: Option<Message>,
    pub text: Message,
    /// Whether it is shown as large as the screen allows: a table's number, a bye.
    pub is_giant: bool,
}

impl Headline {
    pub fn text(text: impl Into<Message>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

/// The headline and the sentence for a player's state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    pub headline: Headline,
    /// Sentences below it; `None` where the headline says all.
    pub line: Option<Message>,
}

impl Words {
    pub(super) fn new(headline: impl Into<Message>, line: impl Into<Message>) -> Self {
        Self {
            headline: Headline::text(headline),
            line: Some(line.into()),
        }
    }
}
