//! The parts of an event: rounds, pods and the cut, before they are checked against each other.

use super::stage::Stage;
use crate::player::{Player, PlayerIx};
use crate::profile::Profile;
use crate::result::PodResult;

/// The players at one table in seat order, first player first (MTR-A 1.1A).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    pub table: u32,
    pub seats: Vec<PlayerIx>,
    /// Who was paired here and left the table before the match had a result; Swiss only.
    pub left: Vec<PlayerIx>,
    pub result: PodResult,
}

/// One round. Every player has at most one place in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// From 1, without gaps; playoff rounds continue the count of the Swiss rounds.
    pub number: u32,
    pub stage: Stage,
    pub pods: Vec<Pod>,
    /// Players without a pod who score a bye; Swiss only.
    pub byes: Vec<PlayerIx>,
    /// Match losses outside a pod (T8), for late entries and no-shows; Swiss only.
    pub match_losses: Vec<PlayerIx>,
}

/// An event that is not checked yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventParts {
    pub profile: Profile,
    pub players: Vec<Player>,
    pub rounds: Vec<Round>,
    /// Seeds of the cut, best first, once it is announced.
    pub cut: Option<Vec<PlayerIx>>,
}
