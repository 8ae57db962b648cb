//! Penalties and the categories of infractions.

use say::Message;

crate::labels! {
    /// A penalty. The order is by severity, lightest first.
    Penalty {
        /// No penalty: the judge explains and repairs the situation.
        None = "none",
        /// A note without further consequence.
        Caution = "caution",
        Warning = "warning",
        SkipTurn = "skip_turn",
        GameLoss = "game_loss",
        MatchLoss = "match_loss",
        Disqualification = "disqualification",
    }

    /// Category of an infraction. The order is that of their codes.
    Category {
        GamePlayError = "game_play_error",
        TournamentError = "tournament_error",
        UnsportingConduct = "unsporting_conduct",
    }
}

impl Penalty {
    /// Returns the name in English, for logs and documents.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "No penalty",
            Self::Caution => "Caution",
            Self::Warning => "Warning",
            Self::SkipTurn => "Skip Turn",
            Self::GameLoss => "Game Loss",
            Self::MatchLoss => "Match Loss",
            Self::Disqualification => "Disqualification",
        }
    }

    /// Returns the name for pages and messages.
    #[must_use]
    pub fn term(self) -> Message {
        match self {
            Self::None => say::terms::penalty_none(),
            Self::Caution => say::terms::penalty_caution(),
            Self::Warning => say::terms::penalty_warning(),
            Self::SkipTurn => say::terms::penalty_skip_turn(),
            Self::GameLoss => say::terms::penalty_game_loss(),
            Self::MatchLoss => say::terms::penalty_match_loss(),
            Self::Disqualification => say::terms::penalty_disqualification(),
        }
    }

    /// Whether the head judge decides it (T30: Game Loss and up).
    #[must_use]
    pub fn is_for_head_judge(self) -> bool {
        // By severity: the derived order of the values is that of the table.
        self >= Self::GameLoss
    }
}

impl Category {
    /// Returns the name for pages and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::GamePlayError => "Game Play Error",
            Self::TournamentError => "Tournament Error",
            Self::UnsportingConduct => "Unsporting Conduct",
        }
    }
}
