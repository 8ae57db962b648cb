//! The words of a state: a headline, and a sentence below it.

/// The headline of the page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headline {
    /// "Table", above a table's number.
    pub word: Option<&'static str>,
    pub text: String,
    /// Whether it is shown as large as the screen allows: a table's number, a bye.
    pub is_giant: bool,
}

impl Headline {
    pub fn text(text: impl Into<String>) -> Self {
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
    /// A sentence below it; `None` where the headline says all.
    pub line: Option<String>,
}

impl Words {
    pub(super) fn new(headline: impl Into<String>, line: impl Into<String>) -> Self {
        Self {
            headline: Headline::text(headline),
            line: Some(line.into()),
        }
    }
}
