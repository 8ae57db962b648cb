//! The checker's findings: a line for each round, and findings for people and programs.

use serde::Serialize;

use super::reading::Place;

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// A rule is broken, or a better pairing was possible.
    Wrong,
    /// Worth a look: a reason that is not in the file may explain it.
    Remark,
}

/// How it is known that no pairing of a round has fewer repeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// The round has no repeat.
    NoneNeeded,
    /// Every division of the seated players was tried.
    AllTried,
    /// A division with fewer repeats was found.
    Found,
    /// The search found none, but did not try all.
    Searched,
}

/// One thing that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Number in docs/pairing-checklist.md.
    pub check: u8,
    /// The rule or ruling that it is based on.
    pub rule: &'static str,
    pub round: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    pub severity: Severity,
    pub message: String,
    /// Ids of the players it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Better pods, by ids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub instead: Vec<Vec<String>>,
}

/// A round in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundReport {
    pub round: u32,
    /// Players with a pod or a bye.
    pub players: usize,
    /// Number of players of each pod, in the order of the file.
    pub pods: Vec<usize>,
    /// Ids of the players with a bye.
    pub byes: Vec<String>,
    /// Pairs of players who had met before.
    pub repeats: u32,
    /// The fewest repeats possible with the same byes and pod sizes, as far as `known` says.
    pub least_repeats: u32,
    pub known: Known,
    /// Pairs of players who had met more than once before.
    pub third_meetings: u32,
    /// Pods whose points differ by two wins or more.
    pub wide_pods: u32,
    /// The sum over the pods of the highest minus the lowest points.
    pub spread: u32,
    /// The sum if only the points decided.
    pub least_spread: u32,
}

/// Everything that was found in an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Report {
    pub rounds: Vec<RoundReport>,
    /// In the order of the rounds.
    pub findings: Vec<Finding>,
    /// The standings after all Swiss rounds, as the checker reads them.
    pub standings: Vec<Place>,
}

impl Report {
    /// Returns how many findings break a rule.
    #[must_use]
    pub fn wrong(&self) -> usize {
        let wrong = |finding: &&Finding| finding.severity == Severity::Wrong;
        self.findings.iter().filter(wrong).count()
    }
}
