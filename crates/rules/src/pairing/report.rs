//! The report of a pairing: its quality by the goals of T13, in numbers and in sentences for people.

use podium_event::profile::RoundKind;
use say::Message;
use serde::{Deserialize, Serialize};

use super::english;

/// Two players who meet again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rematch {
    pub players: [String; 2],
    /// Earlier rounds in which they met.
    pub rounds: Vec<u32>,
}

impl Rematch {
    /// Whether they meet at least for the third time (T54).
    #[must_use]
    pub fn is_third(&self) -> bool {
        self.rounds.len() >= 2
    }
}

/// How certain it is that a pairing has the fewest repeats possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// The pairing has no repeat.
    NoneNeeded,
    /// Every pairing was tried or ruled out.
    Exhausted,
    /// The search found no better pairing.
    Searched,
    /// The pairing was made by hand, without a search.
    ByHand,
}

/// Direction in which a player is paired away from their own points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Against players with more points.
    Up,
    /// Against players with fewer points.
    Down,
}

/// A player who is paired up or down: most of their pod has other points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moved {
    pub player: String,
    pub points: u32,
    pub direction: Direction,
    pub table: u32,
    /// Players of the pod with more points (up) or fewer points (down).
    pub against: Vec<String>,
}

/// A player whose pod is not at their fixed table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Away {
    pub player: String,
    /// The player's fixed table.
    pub fixed: u32,
    /// The table of the pod.
    pub table: u32,
    /// Another player with the same fixed table, who sits there in this round.
    pub taken_by: Option<String>,
}

/// A bye and the reason for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ByeReason {
    pub player: String,
    #[serde(serialize_with = "english::one")]
    pub why: Message,
}

/// Report of one pod.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PodReport {
    pub table: u32,
    /// Highest and lowest match points of the pod.
    pub points: [u32; 2],
    pub repeats: u32,
    /// The reasons for the pod, in sentences.
    #[serde(serialize_with = "english::one")]
    pub why: Message,
}

/// Report of a draft. Players are given by id; the sentences have their names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    pub round: u32,
    /// How the round is paired, in a tournament that sets kinds of rounds (T13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<RoundKind>,
    pub repeats: u32,
    /// The fewest repeats possible; `known` says how certain that is.
    pub least_repeats: Option<u32>,
    pub known: Certainty,
    /// The pairs who meet again, those who have met most often first.
    pub rematches: Vec<Rematch>,
    /// Sum over the pairs in one pod of the square of how often they have met (T54).
    pub earlier_meetings: u64,
    /// Pairs of one household or team in one pod.
    pub together: Vec<[String; 2]>,
    pub moved: Vec<Moved>,
    pub byes: Vec<ByeReason>,
    /// Tables of pods below the standard size.
    pub smaller_pods: Vec<u32>,
    /// Players who sit in a smaller pod again.
    pub smaller_again: Vec<String>,
    /// Number of players with a pod.
    pub seated: u32,
    pub pod_size: u32,
    /// Tables of the pods that were kept by hand while the rest was paired.
    pub kept_tables: Vec<u32>,
    /// Players whose pod is not at their fixed table.
    pub away: Vec<Away>,
    /// Sum over the pods of (highest − lowest match points).
    pub spread: u64,
    /// The lowest possible sum if nobody had met before.
    pub spread_bound: u64,
    /// Pods whose points differ by two wins or more.
    pub wide_pods: u32,
    /// Sum over the pods of (lowest − highest rank).
    pub rank_distance: u64,
    pub pods: Vec<PodReport>,
    #[serde(serialize_with = "english::all")]
    pub sentences: Vec<Message>,
}

/// Adds a sentence to a reason.
pub(super) fn add(why: &mut Message, sentence: Message) {
    *why = Message::joined([std::mem::take(why), sentence], " ");
}

impl Report {
    /// Returns whether the pods are made by points, as the addendum has it.
    #[must_use]
    pub fn is_by_points(&self) -> bool {
        self.kind.unwrap_or_default() == RoundKind::Standings
    }

    /// Returns the pairs who meet at least for the third time (T54).
    pub fn third_meetings(&self) -> impl Iterator<Item = &Rematch> {
        self.rematches.iter().filter(|rematch| rematch.is_third())
    }
}
