//! A tournament's profile: every setting the addendum leaves to the organizer, with its defaults (T1, T11–T14, T17–T20).

use serde::{Deserialize, Serialize};

/// Rules enforcement level; every default follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Regular,
    Competitive,
    Professional,
}

/// What happens when the players do not fill pods of the standard size (MTR-A 10.4A; T11, T12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnevenPods {
    Byes,
    SmallerPods,
}

/// Which end of the pairing takes the smaller pods (T12: the lowest, unless the profile says highest).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SmallerPodsAt {
    #[default]
    Lowest,
    Highest,
}

/// What is played after time is called (MTR-A 2.5AA, 2.5AB; T20, T22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndOfRound {
    ExtraTurns,
    FinishTurn,
}

/// How Swiss seats are given (T14). `Balanced` is a deviation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    #[default]
    Random,
    Balanced,
}

/// Match points for each result (T1). Win and bye default to pod size + 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
    pub bye: u32,
}

impl Points {
    /// The addendum's points for a standard pod size (T1).
    #[must_use]
    pub fn standard(pod_size: u32) -> Self {
        Self {
            win: pod_size + 1,
            draw: 1,
            loss: 0,
            bye: pod_size + 1,
        }
    }
}

/// What decides between players, in the order a profile lists them (MTR-A 3.1A; T3–T9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tiebreaker {
    MatchPoints,
    MatchWinPercentage,
    OpponentsAverageMatchPoints,
    OpponentsMatchWinPercentage,
}

impl Tiebreaker {
    /// The addendum's order (T9).
    pub const STANDARD: [Self; 4] = [
        Self::MatchPoints,
        Self::MatchWinPercentage,
        Self::OpponentsAverageMatchPoints,
        Self::OpponentsMatchWinPercentage,
    ];
}

/// The settings of a tournament. Made by [`Profile::standard`] and changed field by field; whoever takes one from
/// outside has it checked by `Profile::problems`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    pub level: Level,
    /// N, the standard pod size; at least 3.
    pub pod_size: u32,
    pub uneven_pods: UnevenPods,
    pub smaller_pods_at: SmallerPodsAt,
    pub games_to_win: u32,
    pub points: Points,
    pub tiebreakers: Vec<Tiebreaker>,
    /// Swiss time limit in minutes; `None` is untimed.
    pub round_minutes: Option<u32>,
    pub end_of_round: EndOfRound,
    /// Playoff time limit in minutes; `None` (the default) is untimed (MTR-A 2.5B, T17).
    pub playoff_minutes: Option<u32>,
    pub seating: Seating,
    /// Planned Swiss rounds; `None` follows the recommendation (T18).
    pub swiss_rounds: Option<u32>,
    /// Planned cut; `None` follows the recommendation (T18); `Some(0)` is no playoff.
    pub playoff_cut: Option<u32>,
    /// The pods of a draft are kept for the first round (MTR-A X.6A, T35).
    pub draft_pods_in_round_one: bool,
    /// The organizer's code of conduct, free text (MTR-A 5.4, T35).
    pub code_of_conduct: Option<String>,
}

impl Profile {
    /// Everything as the addendum has it for a level, with pods of four.
    #[must_use]
    pub fn standard(level: Level) -> Self {
        let regular = level == Level::Regular;
        let round_minutes = if regular { 90 } else { 75 };
        Self {
            level,
            pod_size: 4,
            uneven_pods: if regular {
                UnevenPods::SmallerPods
            } else {
                UnevenPods::Byes
            },
            smaller_pods_at: SmallerPodsAt::default(),
            games_to_win: 1,
            points: Points::standard(4),
            tiebreakers: Tiebreaker::STANDARD.to_vec(),
            round_minutes: Some(round_minutes),
            end_of_round: Self::end_of_round_for(round_minutes),
            playoff_minutes: None,
            seating: Seating::default(),
            swiss_rounds: None,
            playoff_cut: None,
            draft_pods_in_round_one: false,
            code_of_conduct: None,
        }
    }

    /// Up to 75 minutes extra turns, above that the turn is finished (MTR-A 2.5AA, 2.5AB; T20).
    #[must_use]
    pub fn end_of_round_for(round_minutes: u32) -> EndOfRound {
        if round_minutes <= 75 {
            EndOfRound::ExtraTurns
        } else {
            EndOfRound::FinishTurn
        }
    }
}
