//! Penalties and the categories of infractions.

use serde::{Deserialize, Serialize};

/// A penalty. The order is by severity, lightest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// No penalty: the judge explains and repairs the situation.
    None,
    /// A note without further consequence.
    Caution,
    Warning,
    SkipTurn,
    GameLoss,
    MatchLoss,
    Disqualification,
}

impl Penalty {
    /// All penalties, lightest first.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Caution,
        Self::Warning,
        Self::SkipTurn,
        Self::GameLoss,
        Self::MatchLoss,
        Self::Disqualification,
    ];

    /// Returns the label that tables, database rows and documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Caution => "caution",
            Self::Warning => "warning",
            Self::SkipTurn => "skip_turn",
            Self::GameLoss => "game_loss",
            Self::MatchLoss => "match_loss",
            Self::Disqualification => "disqualification",
        }
    }

    /// Returns the penalty of a label.
    #[must_use]
    pub fn parse(label: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|penalty| penalty.as_str() == label)
    }

    /// Returns the name for pages and messages.
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

    /// Whether the head judge decides it (T30: Game Loss and up).
    #[must_use]
    pub fn is_for_head_judge(self) -> bool {
        // By severity: the derived order of the values is that of the table.
        self >= Self::GameLoss
    }
}

/// Category of an infraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    GamePlayError,
    TournamentError,
    UnsportingConduct,
}

impl Category {
    /// All categories in the order of their codes.
    pub const ALL: [Self; 3] = [Self::GamePlayError, Self::TournamentError, Self::UnsportingConduct];

    /// Returns the label that tables use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::GamePlayError => "game_play_error",
            Self::TournamentError => "tournament_error",
            Self::UnsportingConduct => "unsporting_conduct",
        }
    }

    /// Returns the category of a label.
    #[must_use]
    pub fn parse(label: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.as_str() == label)
    }

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
