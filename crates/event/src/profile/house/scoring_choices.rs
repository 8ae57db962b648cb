//! What a win is worth, and wagered points, as data.

use serde::{Deserialize, Serialize};

use super::share::Share;

/// Most points that everyone begins with where points are wagered: together those of the most players stay far below
/// 2^32, and stakes only change hands.
pub const MAX_WAGER_START: u32 = 10_000;

crate::labels! {
    /// What the points of a win depend on.
    #[derive(Default)]
    WinPointsBy {
        /// The same in every pod: the tournament's points of a win (T1).
        #[default]
        Tournament = "tournament",
        /// The number of players of the pod, plus 1 (T58).
        PodSizePlus1 = "pod_size_plus_1",
        /// Twice the number of players of the pod, minus 1 (T58).
        TwicePodSizeMinus1 = "twice_pod_size_minus_1",
    }
}

/// Wagered points (T59): everyone begins with the same number and stakes a share of what they have in each match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wager {
    /// The points of everyone before round 1; 1 to [`MAX_WAGER_START`].
    pub start: u32,
    /// The share of their points that players stake in each match; more than 0.
    pub stake: Share,
}

impl Wager {
    /// Returns what a player with so many points stakes: the share rounded down, and at least 1 of any points.
    #[must_use]
    pub fn staked(&self, points: u32) -> u32 {
        let share = u64::from(points) * u64::from(self.stake.numerator()) / u64::from(self.stake.denominator());
        // A share is at most 1, so this is at most the points.
        u32::try_from(share).unwrap_or(points).max(points.min(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stake_is_rounded_down_and_at_least_one_point() {
        let wager = Wager {
            start: 1_000,
            stake: Share::new(1, 10).expect("a share"),
        };
        let stakes = [0, 1, 9, 10, 19, 1_000, 1_009, u32::MAX].map(|points| wager.staked(points));
        assert_eq!(stakes, [0, 1, 1, 1, 1, 100, 100, 429_496_729]);
        let all = Wager {
            stake: Share::new(1, 1).expect("a share"),
            ..wager
        };
        assert_eq!(all.staked(u32::MAX), u32::MAX);
    }
}
