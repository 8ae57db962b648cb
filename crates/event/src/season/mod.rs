//! The rules of a season as data: what an evening scores, which evenings count, what breaks ties, and what the season
//! leads to. Rules are checked when they are built.

mod check;
mod lines;
mod parts;
mod place_line;

pub use lines::{NoLine, NumberLine, TypedAchievement};
pub use parts::{
    Achievement, Attendance, CountedFrom, FreePodState, PodPoints, Reward, RewardKind, RuleParts, SeasonTiebreaker,
    SharedPlaces,
};
pub use place_line::{NoPlaceLine, PlaceLine};

use serde::{Deserialize, Serialize};

use crate::Problem;

/// Most points that one setting of a season gives.
pub const MAX_SEASON_POINTS: u32 = 100_000;
/// Most season points that a match point gives.
pub const MAX_MATCH_POINT: u32 = 100;
/// Most evenings of a season.
pub const MAX_EVENINGS: u32 = 1_000;
/// How many times an evening counts at most: a final counts more than once.
pub const MAX_WEIGHT: u32 = 10;
/// Most lines of the table of places.
pub const MAX_PLACE_LINES: usize = 60;
/// Most achievements of a season, and the most times that one counts on an evening.
pub const MAX_ACHIEVEMENTS: usize = 100;
/// Most rewards of a season.
pub const MAX_REWARDS: usize = 10;
/// Most players of a free pod.
pub const MAX_POD: u32 = 6;
/// Longest name of an achievement or a reward, in characters.
pub const MAX_SEASON_TEXT: usize = 100;

/// Checked rules of a season. Code that takes them need not check them again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RuleParts", into = "RuleParts")]
pub struct SeasonRules(RuleParts);

impl SeasonRules {
    /// Builds rules from parts, after checking them.
    ///
    /// # Errors
    /// All problems, each with the JSON pointer of its setting.
    pub fn new(parts: RuleParts) -> Result<Self, Vec<Problem>> {
        let problems = check::problems(&parts);
        match problems.is_empty() {
            true => Ok(Self(parts)),
            false => Err(problems),
        }
    }

    /// Returns the settings.
    #[must_use]
    pub fn parts(&self) -> &RuleParts {
        &self.0
    }

    /// Returns the points of a place, counted from 1; 0 beyond the table.
    #[must_use]
    pub fn points_of_place(&self, place: u32) -> u32 {
        let line = self.0.places.iter().find(|line| line.has(place));
        line.map_or(0, |line| line.points)
    }

    /// Finds an achievement by its id.
    #[must_use]
    pub fn achievement(&self, id: &str) -> Option<usize> {
        self.0.achievements.iter().position(|achievement| achievement.id == id)
    }
}

impl From<SeasonRules> for RuleParts {
    fn from(rules: SeasonRules) -> Self {
        rules.0
    }
}

impl TryFrom<RuleParts> for SeasonRules {
    type Error = String;

    fn try_from(parts: RuleParts) -> Result<Self, String> {
        Self::new(parts).map_err(|problems| {
            let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
            all.join("; ")
        })
    }
}

#[cfg(test)]
mod tests;
