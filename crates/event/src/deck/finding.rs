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

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Check {
    /// Problems, by line.
    pub problems: Vec<Finding>,
    /// Points that a person has to check: T33 forbids guessing if data is not loaded.
    pub unchecked: Vec<Finding>,
    /// Number of cards, including the commanders.
    pub cards: u32,
    /// The Game Changers in the deck, as they are printed.
    pub game_changers: Vec<String>,
}

impl Check {
    pub(super) fn problem(&mut self, finding: Finding) {
        self.problems.push(finding);
    }

    pub(super) fn not_checked(&mut self, finding: Finding) {
        self.unchecked.push(finding);
    }
}
