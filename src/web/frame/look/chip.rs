//! A state as pages show it: a word in a shape (macro `chip` of `templates/frame/macros/page.html`).

use podium_store::TournamentState;
use say::Message;

/// A state's shape and word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chip {
    /// "idle", "live", "good", "warn" or "bad".
    pub kind: &'static str,
    pub word: Message,
}

impl Chip {
    /// The chip of a tournament's state in lists of tournaments.
    pub fn of_tournament(state: TournamentState, word: Message) -> Self {
        let kind = match state {
            TournamentState::Setup | TournamentState::Registration => "idle",
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff => "live",
            TournamentState::Finished => "good",
            TournamentState::Cancelled => "bad",
        };
        Self { kind, word }
    }

    pub fn new(kind: &'static str, word: impl Into<Message>) -> Self {
        Self {
            kind,
            word: word.into(),
        }
    }
}
