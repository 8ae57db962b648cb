//! What a pairing is like, in numbers and in sentences for people (T13): also for one changed by hand.

use serde::{Deserialize, Serialize};

use super::PairedPod;
use super::assessment::Assessment;
use super::sentences::rounds;
use crate::rules::{Event, PlayerIx};

/// Two players who have met before and meet again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rematch {
    pub players: [String; 2],
    /// Rounds in which they met.
    pub rounds: Vec<u32>,
}

/// How the least possible number of repeats is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// There is none.
    NoneNeeded,
    /// Every pairing was tried or ruled out.
    Exhausted,
    /// The search found none better.
    Searched,
    /// A pairing made by hand: nothing was searched.
    ByHand,
}

/// Direction in which a player is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Against players with more points than the player's own.
    Up,
    Down,
}

/// A player in a pod whose level is not the player's own points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moved {
    pub player: String,
    pub points: u32,
    pub direction: Direction,
    pub table: u32,
    /// Whom the player is paired up or down to: who in the pod has more points, or fewer.
    pub against: Vec<String>,
}

/// A player whose pod is not at the table that is fixed for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Away {
    pub player: String,
    /// The table that is fixed for the player.
    pub fixed: u32,
    /// The table the pod is at.
    pub table: u32,
    /// Who has that table in this round because it is fixed for them too.
    pub taken_by: Option<String>,
}

/// A player without a pod.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ByeReason {
    pub player: String,
    pub why: String,
}

/// One pod's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PodReport {
    pub table: u32,
    /// Highest and lowest match points of the pod.
    pub points: [u32; 2],
    pub repeats: u32,
    /// Why the pod is as it is, for a person.
    pub why: String,
}

/// What a draft is like. Players are named by id; the sentences have their names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    pub round: u32,
    pub repeats: u32,
    /// The least possible number of repeats, as far as `known` says.
    pub least_repeats: Option<u32>,
    pub known: Known,
    pub rematches: Vec<Rematch>,
    /// Pairs of one household or team in one pod.
    pub together: Vec<[String; 2]>,
    pub moved: Vec<Moved>,
    pub byes: Vec<ByeReason>,
    /// Tables with fewer players than the standard.
    pub smaller_pods: Vec<u32>,
    /// Players who sit in a smaller pod again.
    pub smaller_again: Vec<String>,
    /// Players of the round, those with byes left out.
    pub seated: u32,
    pub pod_size: u32,
    /// Tables whose pods were kept by hand while the rest was paired.
    pub kept_tables: Vec<u32>,
    /// Players whose pod is not at their fixed table.
    pub away: Vec<Away>,
    /// Sum over the pods of (highest − lowest match points).
    pub spread: u64,
    /// The least that sum can be if nobody had met before.
    pub spread_bound: u64,
    /// Pods whose points differ by two wins or more.
    pub wide_pods: u32,
    /// Sum over the pods of (lowest − highest rank).
    pub rank_distance: u64,
    pub pods: Vec<PodReport>,
    pub sentences: Vec<String>,
}

/// What the next round would be like with these pods and byes: before a change by hand is saved, or of a draft.
#[must_use]
pub fn assess(event: &Event, pods: &[PairedPod], byes: &[PlayerIx]) -> Report {
    Assessment::new(event).report(pods, byes)
}

/// What the search of a draft and its draw said, for a draft that is looked at later.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recalled {
    /// The least number of repeats, and how it is known.
    pub least: Option<(u32, Known)>,
    /// Ids of those who drew a bye; empty after round 1.
    pub drawn_byes: Vec<String>,
    /// Tables whose pods were kept by hand.
    pub kept_tables: Vec<u32>,
}

/// What a change makes better or worse, in sentences, and for whom; empty if no goal is touched. `event` is the event
/// without the draft.
#[must_use]
pub fn changes(event: &Event, before: &Report, after: &Report) -> Vec<String> {
    let name = |id: &str| name_in(event, id);
    let mut sentences = Vec::new();
    let mut compare = |what: &str, before: u64, after: u64| {
        if before != after {
            let verdict = if after > before { "worse" } else { "better" };
            sentences.push(format!("{what}: {before} before, {after} after ({verdict})."));
        }
    };
    let many = |length: usize| length as u64;
    compare("Pairs who meet again", before.repeats.into(), after.repeats.into());
    compare(
        "Pairs of one household or team",
        many(before.together.len()),
        many(after.together.len()),
    );
    compare(
        "Players away from their fixed table",
        many(before.away.len()),
        many(after.away.len()),
    );
    compare(
        "Pods whose points differ by two wins or more",
        before.wide_pods.into(),
        after.wide_pods.into(),
    );
    compare("Sum of the differences in points", before.spread, after.spread);
    compare("Distance in rank", before.rank_distance, after.rank_distance);
    compare(
        "Players in a smaller pod again",
        many(before.smaller_again.len()),
        many(after.smaller_again.len()),
    );
    let pair = |players: &[String; 2]| -> Vec<String> {
        let mut pair = players.to_vec();
        pair.sort_unstable();
        pair
    };
    for new in &after.rematches {
        if !before
            .rematches
            .iter()
            .any(|old| pair(&old.players) == pair(&new.players))
        {
            let [a, b] = &new.players;
            sentences.push(format!(
                "{} and {} would meet again; they met in {}.",
                name(a),
                name(b),
                rounds(&new.rounds)
            ));
        }
    }
    for new in &after.together {
        if !before.together.iter().any(|old| pair(old) == pair(new)) {
            sentences.push(format!(
                "{} and {} should not meet, and would.",
                name(&new[0]),
                name(&new[1])
            ));
        }
    }
    for new in &after.away {
        if !before.away.iter().any(|old| old.player == new.player) {
            sentences.push(format!(
                "{} would be at table {}; table {} is fixed for them.",
                name(&new.player),
                new.table,
                new.fixed
            ));
        }
    }
    for bye in after
        .byes
        .iter()
        .filter(|bye| !before.byes.iter().any(|other| other.player == bye.player))
    {
        sentences.push(format!("New bye. {}", bye.why));
    }
    sentences
}

/// The name of a player id.
pub(super) fn name_in(event: &Event, id: &str) -> String {
    event
        .players()
        .iter()
        .find(|player| player.id == id)
        .map_or_else(|| id.to_owned(), |player| player.name.clone())
}

impl Report {
    /// Adds what only the search knows: how the least number of repeats is known, whether a bye among equals did not
    /// follow the draw, and which pods it was given.
    pub(super) fn explain(&mut self, event: &Event, known: Known, bye_saves_repeats: bool, kept: &[PairedPod]) {
        if self.repeats > 0 {
            self.least_repeats = Some(self.repeats);
            self.known = known;
        }
        if bye_saves_repeats && let Some(bye) = self.byes.last_mut() {
            bye.why
                .push_str(" Among equals the draw gave way: it would have cost a repeat.");
        }
        self.keep(kept.iter().map(|pod| pod.table).collect());
        self.write(event);
    }

    /// Adds what the search and the draw of the draft said, when the draft is looked at later and may have been changed
    /// by hand since. `event` is the event without the draft.
    pub fn recall(&mut self, event: &Event, recalled: &Recalled) {
        if let Some((least, known)) = recalled.least
            && self.repeats >= least.max(1)
        {
            self.least_repeats = Some(least);
            if known != Known::NoneNeeded {
                self.known = known;
            }
        }
        if !recalled.drawn_byes.is_empty() {
            for bye in &mut self.byes {
                if !recalled.drawn_byes.contains(&bye.player) {
                    bye.why = format!(
                        "{} has the bye by hand: the draw gave {}.",
                        name_in(event, &bye.player),
                        recalled
                            .drawn_byes
                            .iter()
                            .map(|id| name_in(event, id))
                            .collect::<Vec<_>>()
                            .join(", ")
                    );
                }
            }
        }
        self.keep(recalled.kept_tables.clone());
        self.write(event);
    }

    fn keep(&mut self, tables: Vec<u32>) {
        for pod in self.pods.iter_mut().filter(|pod| tables.contains(&pod.table)) {
            pod.why.push_str(" Kept by hand.");
        }
        self.kept_tables = tables;
    }

    pub(super) fn write(&mut self, event: &Event) {
        let ids = event.by_id();
        let name = |id: &str| {
            ids.get(id)
                .map_or_else(|| id.to_owned(), |&player| event.player(player).name.clone())
        };
        self.sentences = super::sentences::sentences(self, name);
    }
}
