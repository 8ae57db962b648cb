//! Players of an event.

/// Index of a player in the event's list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerIx(pub u32);

impl PlayerIx {
    /// Returns the index for slices with one entry per player.
    #[must_use]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A player, or a Two-Headed Giant team, which counts as one player (T25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Given at registration and never reused. Draws sort by it (T32).
    pub id: String,
    pub name: String,
    /// Number of the last round before the player dropped; 0 if they never played (T10).
    pub dropped_after: Option<u32>,
    /// Number of the last round before the player was disqualified; they leave the standings from then on (T10).
    pub disqualified_after: Option<u32>,
    /// Number of the newest round when the player was removed with all of their matches: these count for nobody in
    /// standings after it.
    pub void_after: Option<u32>,
    /// First round in which the player may be paired: 1, or later for a late entry.
    pub entry_round: u32,
    /// The table at which this player always sits.
    pub fixed_table: Option<u32>,
    /// Household or team: players with the same text are kept apart where that is possible.
    pub avoid_group: Option<String>,
    /// For how many of the first rounds the player has a bye that was awarded before the tournament (T46).
    pub awarded_byes: u32,
    /// The card that leads the player's deck, or the two that lead it together, by name; empty if not known.
    pub commanders: Vec<String>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            id: String::new(),
            name: String::new(),
            dropped_after: None,
            disqualified_after: None,
            void_after: None,
            // The derived default 0 would be no round.
            entry_round: 1,
            fixed_table: None,
            avoid_group: None,
            awarded_byes: 0,
            commanders: Vec::new(),
        }
    }
}

/// Most byes that are awarded to a player before the tournament (T46).
pub const MAX_AWARDED_BYES: u32 = 3;

impl Player {
    /// Returns the household or team in lower case: capitals make no difference.
    #[must_use]
    pub fn group(&self) -> Option<String> {
        // Different hands type the group at registration.
        self.avoid_group.as_deref().map(|group| group.trim().to_lowercase())
    }

    /// Whether the player is one of those who played or are to play. T10 keeps in the standings who dropped after
    /// playing; who left before the first round that they could be paired in never played, and is in no count, standing
    /// or final place. A no-show with a recorded match loss has played (T8).
    #[must_use]
    pub fn takes_part(&self) -> bool {
        self.is_active(self.entry_round)
    }

    /// Returns whether the player has an awarded bye in a round (T46).
    #[must_use]
    pub fn has_awarded_bye(&self, round: u32) -> bool {
        round <= self.awarded_byes
    }

    /// Whether the player may be paired in a round: entered, and neither dropped nor disqualified before it (T10).
    #[must_use]
    pub fn is_active(&self, round: u32) -> bool {
        self.entry_round <= round
            && self.dropped_after.is_none_or(|last| last >= round)
            && self.disqualified_after.is_none_or(|last| last >= round)
    }
}
