//! An event: players, rounds, pods, results. What standings, pairing, cuts and pages are computed from.

mod check;

use std::collections::BTreeMap;

use super::{PodResult, Problem, Profile};

pub use check::{MAX_ID_LENGTH, MAX_NAME_LENGTH, MAX_PLAYERS, MAX_POD_SEATS, MAX_ROUNDS, MAX_TABLE, MIN_POD};

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
#[derive(Debug, Clone, PartialEq, Eq)]
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

impl Default for Player {
    fn default() -> Self {
        Self {
            id: String::new(),
            name: String::new(),
            dropped_after: None,
            disqualified_after: None,
            entry_round: 1,
            fixed_table: None,
            avoid_group: None,
        }
    }
}

impl Player {
    /// The household or team: small and capital letters make no other one.
    #[must_use]
    pub fn group(&self) -> Option<String> {
        self.avoid_group.as_deref().map(|group| group.trim().to_lowercase())
    }

    /// Whether the player may be placed in a round: has entered, was neither dropped nor disqualified before it (T10).
    #[must_use]
    pub fn is_active(&self, round: u32) -> bool {
        self.entry_round <= round
            && self.dropped_after.is_none_or(|last| last >= round)
            && self.disqualified_after.is_none_or(|last| last >= round)
    }
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
    /// Players without a pod who score a bye; Swiss only.
    pub byes: Vec<PlayerIx>,
    /// Match losses outside a pod (T8): late entries, no-shows; Swiss only.
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
    pub fn new(mut parts: EventParts) -> Result<Self, Vec<Problem>> {
        let problems = check::problems(&parts);
        if !problems.is_empty() {
            return Err(problems);
        }
        check::in_seat_order(&mut parts);
        Ok(Self(parts))
    }

    /// The parts again, to change something and check the whole anew.
    #[must_use]
    pub fn into_parts(self) -> EventParts {
        self.0
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

    /// Every player's place, in the order of the list.
    pub fn indices(&self) -> impl ExactSizeIterator<Item = PlayerIx> + use<> {
        (0..u32::try_from(self.0.players.len()).expect("at most MAX_PLAYERS")).map(PlayerIx)
    }

    /// The player with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<PlayerIx> {
        self.indices().find(|&player| self.player(player).id == id)
    }

    /// Places by id, for whoever looks up many.
    #[must_use]
    pub fn by_id(&self) -> BTreeMap<&str, PlayerIx> {
        self.indices()
            .map(|player| (self.player(player).id.as_str(), player))
            .collect()
    }

    /// In the order of their numbers.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.0.rounds
    }

    /// The Swiss rounds, in the order of their numbers.
    #[must_use]
    pub fn swiss(&self) -> &[Round] {
        &self.0.rounds[..self.swiss_count()]
    }

    /// The playoff rounds, in the order of their numbers.
    #[must_use]
    pub fn playoff(&self) -> &[Round] {
        &self.0.rounds[self.swiss_count()..]
    }

    fn swiss_count(&self) -> usize {
        self.0.rounds.partition_point(|round| round.stage == Stage::Swiss)
    }

    /// Number of the round that would be made next.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.0.rounds.len()).expect("at most MAX_ROUNDS") + 1
    }

    /// Players who may be placed in a round: entered, neither dropped nor disqualified before it. In the order of the list.
    #[must_use]
    pub fn active(&self, round: u32) -> Vec<PlayerIx> {
        self.indices()
            .filter(|&player| self.player(player).is_active(round))
            .collect()
    }

    /// Seeds of the announced cut, best first.
    #[must_use]
    pub fn cut(&self) -> Option<&[PlayerIx]> {
        self.0.cut.as_deref()
    }
}

#[cfg(test)]
mod tests;
