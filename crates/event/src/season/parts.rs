//! The settings of a season, before they are checked.

use serde::{Deserialize, Serialize};

use super::place_line::PlaceLine;
use crate::profile::{DrawPoints, PlacePoints};

crate::labels! {
    /// A number that decides between people with equal season points, in the order in which the rules list them.
    SeasonTiebreaker {
        /// More evenings in the first place.
        EveningsWon = "evenings_won",
        /// More first places, then more second ones, and so on.
        BestPlaces = "best_places",
        /// More points on the best evening.
        BestEvening = "best_evening",
        /// More evenings.
        Evenings = "evenings",
        /// More matches won.
        MatchWins = "match_wins",
        /// A larger share of the matches won.
        MatchWinPercentage = "match_win_percentage",
        /// More points on the latest evening.
        LatestEvening = "latest_evening",
    }

    /// The evenings from which something counts.
    #[derive(Default)]
    CountedFrom {
        /// The best ones, which count.
        #[default]
        Best = "best",
        /// All of a person's evenings.
        Every = "every",
    }

    /// What people with equal final places get.
    #[derive(Default)]
    SharedPlaces {
        /// All of them the points of the first of their places.
        #[default]
        First = "first",
        /// All of them the points of the last of their places.
        Last = "last",
        /// The points of their places in equal parts, rounded down.
        Split = "split",
    }

    /// How far a free pod is.
    FreePodState {
        /// It plays.
        Playing = "playing",
        /// Its result was tapped, and nobody else has confirmed it.
        Reported = "reported",
        /// It counts.
        Confirmed = "confirmed",
        /// It counts for nobody.
        Void = "void",
    }

    /// What a season leads to.
    RewardKind {
        /// A place in the final.
        Invitation = "invitation",
        /// Awarded byes in the final (T46).
        Byes = "byes",
        /// A seed in the final, by the order of the season.
        Seed = "seed",
    }
}

/// Points for coming: so many for each number of evenings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attendance {
    /// How many evenings give the bonus once.
    pub every: u32,
    pub points: u32,
    /// How many times it is given at most; `None` is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

/// Something that a table can tap, such as "First blood".
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Achievement {
    /// Given once and never reused: what was tapped refers to it.
    pub id: String,
    pub name: String,
    pub points: u32,
    /// How many times it counts for a person on an evening.
    pub most: u32,
}

/// The points of a free pod, in which nothing else scores.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PodPoints {
    /// By place, for pods by their number of players.
    pub places: PlacePoints,
    /// Of each player of a draw, by how many share it; the last of their places where nothing is said.
    pub drawn: DrawPoints,
}

impl PodPoints {
    /// Returns the points of a place, counted from 1, that so many share, in a pod of so many players.
    #[must_use]
    pub fn of(&self, players: usize, place: usize, sharing: usize) -> u32 {
        let drawn = (place == 1 && sharing > 1).then(|| self.drawn.of(sharing)).flatten();
        drawn.unwrap_or_else(|| self.places.of(players, place + sharing.saturating_sub(1)))
    }
}

/// What people above a line of the season get.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reward {
    pub kind: RewardKind,
    /// What it is, such as "Invitation to the final"; empty for the kind's own name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The line: the best so many people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,
    /// The line: everybody with so many points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// How many byes; only for [`RewardKind::Byes`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byes: Option<u32>,
}

/// The settings of a season that are not checked yet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RuleParts {
    /// Points by final place: lines from the first place on, without gaps.
    pub places: Vec<PlaceLine>,
    pub shared_places: SharedPlaces,
    /// Season points of each match point; 0: match points do not count.
    pub match_point: u32,
    /// Points for taking part in an evening.
    pub participation: u32,
    pub participation_from: CountedFrom,
    /// How many evenings of a person count, the best ones; `None`: all.
    pub best: Option<u32>,
    pub attendance: Option<Attendance>,
    /// How many evenings a person needs for a reward.
    pub least_evenings: u32,
    /// How many evenings the season is going to have; `None`: not known.
    pub planned_evenings: Option<u32>,
    pub tiebreakers: Vec<SeasonTiebreaker>,
    pub achievements: Vec<Achievement>,
    pub achievements_from: CountedFrom,
    pub rewards: Vec<Reward>,
    pub pods: PodPoints,
}

impl RuleParts {
    /// Returns the rules that a new season begins with: points for the first eight places, one for taking part, and the
    /// usual tiebreakers.
    #[must_use]
    pub fn usual() -> Self {
        let line = |from, to, points| PlaceLine { from, to, points };
        Self {
            places: vec![
                line(1, Some(1), 10),
                line(2, Some(2), 7),
                line(3, Some(4), 5),
                line(5, Some(8), 3),
            ],
            participation: 1,
            tiebreakers: vec![
                SeasonTiebreaker::BestPlaces,
                SeasonTiebreaker::MatchWins,
                SeasonTiebreaker::LatestEvening,
            ],
            pods: PodPoints {
                places: PlacePoints([(4, vec![3])].into()),
                drawn: DrawPoints([(2, 1), (3, 1), (4, 1)].into()),
            },
            ..Self::default()
        }
    }
}
