//! An event: players, rounds, pods, results. What standings, pairing, cuts and pages are computed from.

use super::{PodResult, Problem, Profile};

/// Place of a player in the event's list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerIx(pub u32);

impl PlayerIx {
    /// As an index into a slice with one entry a player.
    #[must_use]
    pub fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A player (or a Two-Headed Giant team, which counts as one: T25).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// Given at registration, never reused; draws use it (T32).
    pub id: String,
    pub name: String,
    /// Number of the last round played; 0 = never played (T10).
    pub dropped_after: Option<u32>,
    /// Likewise; leaves the standings from then on (T10).
    pub disqualified_after: Option<u32>,
    /// First round the player may be placed in; 1 unless they entered late.
    pub entry_round: u32,
    /// The table this player always sits at.
    pub fixed_table: Option<u32>,
    /// Players with the same text here should not meet while it can be avoided (household, team).
    pub avoid_group: Option<String>,
}

/// Swiss rounds come first; playoff rounds follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    Swiss,
    Playoff,
}

/// Players at one table, in seat order, first player first (MTR-A 1.1A).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    pub table: u32,
    pub seats: Vec<PlayerIx>,
    pub result: PodResult,
}

/// One round. Every player stands in at most one place of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// From 1, without gaps; playoff rounds go on counting.
    pub number: u32,
    pub stage: Stage,
    pub pods: Vec<Pod>,
    pub byes: Vec<PlayerIx>,
    /// Match losses outside a pod (T8): late entries, no-shows.
    pub match_losses: Vec<PlayerIx>,
}

/// An event before it was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventParts {
    pub profile: Profile,
    pub players: Vec<Player>,
    pub rounds: Vec<Round>,
    /// Seeds of an announced cut, best first; frozen when announced.
    pub cut: Option<Vec<PlayerIx>>,
}

/// A checked event: behind [`Event::new`] nothing is checked again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event(EventParts);

impl Event {
    /// Checks the parts against each other.
    ///
    /// # Errors
    /// Everything that is wrong, each with its JSON pointer in the event document.
    pub fn new(parts: EventParts) -> Result<Self, Vec<Problem>> {
        Ok(Self(parts))
    }

    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.0.profile
    }

    /// In the order of the document or of registration.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.0.players
    }

    #[must_use]
    pub fn player(&self, player: PlayerIx) -> &Player {
        &self.0.players[player.ix()]
    }

    /// In the order of their numbers.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.0.rounds
    }

    /// Seeds of the announced cut, best first.
    #[must_use]
    pub fn cut(&self) -> Option<&[PlayerIx]> {
        self.0.cut.as_deref()
    }
}
