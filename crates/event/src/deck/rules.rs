//! The rules that a deck is checked against.

use super::banned::BannedList;
use super::bracket::Bracket;
use super::cards::CardData;
use crate::labels;

labels! {
    /// The format that a deck is built for.
    Format {
        Commander = "commander",
        CommanderDraft = "commander_draft",
        /// A format whose deck construction is not known.
        Other = "other",
    }
}

/// The rules that a deck is checked against.
#[derive(Debug, Clone, Copy)]
pub struct DeckRules<'r> {
    pub format: Format,
    /// `None` if no list is loaded.
    pub banned: Option<&'r BannedList>,
    /// `None` if no card data is loaded.
    pub cards: Option<&'r CardData>,
    /// The highest bracket that is allowed; `None`: any.
    pub highest_bracket: Option<Bracket>,
}
