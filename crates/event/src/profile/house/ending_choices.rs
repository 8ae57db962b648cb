//! The choices of how rounds and games end, with their words in documents.

use say::{Message, deviations as words};

/// Longest overtime in minutes.
pub const MAX_OVERTIME_MINUTES: u32 = 120;
/// Most minutes into a round after which a game starts without a missing player.
pub const MAX_NO_SHOW_MINUTES: u32 = 60;

crate::labels! {
    /// Who sees how much of the overtime is left.
    #[derive(Default)]
    OvertimeShown {
        /// Everyone: clocks of players, the projector and public pages count it.
        #[default]
        Everyone = "everyone",
        /// The staff alone.
        Staff = "staff",
    }

    /// What becomes of a game without a winner when time and the last turn are over.
    #[derive(Default)]
    UnfinishedGames {
        /// It is drawn (MTR-A 2.5A).
        #[default]
        Drawn = "drawn",
        /// The player with the most life wins (T47).
        MostLife = "most_life",
    }

    /// What follows a drawn game while there is time.
    #[derive(Default)]
    DrawnGames {
        /// Another game with everybody (MTR-A 2.1).
        #[default]
        Replayed = "replayed",
        /// Nothing: the match is drawn.
        Result = "result",
    }

    /// When players may concede.
    #[derive(Default)]
    Conceding {
        /// At any time (MTR-A 2.5).
        #[default]
        AnyTime = "any_time",
        /// On their own turn, with priority and an empty stack.
        OwnTurn = "own_turn",
    }
}

impl OvertimeShown {
    /// Returns the choice in words: "shown to everyone".
    #[must_use]
    pub fn words(self) -> Message {
        match self {
            Self::Everyone => words::shown_to_everyone(),
            Self::Staff => words::shown_to_staff(),
        }
    }
}

impl UnfinishedGames {
    /// Returns the choice in words: "is drawn".
    #[must_use]
    pub fn words(self) -> Message {
        match self {
            Self::Drawn => words::unfinished_is_drawn(),
            Self::MostLife => words::most_life_wins(),
        }
    }
}

impl DrawnGames {
    /// Returns the choice in words: "is followed by another game".
    #[must_use]
    pub fn words(self) -> Message {
        match self {
            Self::Replayed => words::another_game_follows(),
            Self::Result => words::match_is_drawn(),
        }
    }
}

impl Conceding {
    /// Returns the choice in words: "at any time".
    #[must_use]
    pub fn words(self) -> Message {
        match self {
            Self::AnyTime => words::at_any_time(),
            Self::OwnTurn => words::on_own_turn(),
        }
    }
}
