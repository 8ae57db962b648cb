//! The cost of pairings: the goals of T13 in their strict order, as integers that add up over the pods.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use super::field::Field;

/// Cost of a pod or of a pairing, or the difference between two costs. The fourth goal of T13 is no sum over the pods:
/// [`super::spreads`] compares it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Points by which pods are on the wrong side of the border between the two sizes (T12: the smaller pods are the
    /// lowest, or the highest if the profile says so). A condition and no goal, so it comes first.
    // Signed, like all goals: the difference that a swap makes is a cost as well.
    pub misplaced: i64,
    /// First goal: pairs who have met before.
    pub repeats: i64,
    /// Pairs of one household or team: below repeats, above everything else. Where nobody is to sit in a smaller pod
    /// twice, each player who does counts here more than all those pairs ([`Field::once`]).
    pub avoided: i64,
    /// Second goal: pods whose points differ by two wins or more.
    pub wide: i64,
    /// Third goal: sum of the spreads (highest − lowest match points of a pod).
    pub spread: i64,
    /// Between the fourth goal and the fifth (T54): sum over the pairs of the square of how often they have met.
    pub meetings: i64,
    /// Fifth goal: sum of (lowest − highest rank of a pod), tiebreakers included.
    pub ranks: i64,
    /// Sixth goal: players who sit in a smaller pod again.
    pub again: i64,
}

macro_rules! each_goal {
    ($op:ident, $a:expr, $b:expr) => {
        Cost {
            misplaced: $a.misplaced.$op($b.misplaced),
            repeats: $a.repeats.$op($b.repeats),
            avoided: $a.avoided.$op($b.avoided),
            wide: $a.wide.$op($b.wide),
            spread: $a.spread.$op($b.spread),
            meetings: $a.meetings.$op($b.meetings),
            ranks: $a.ranks.$op($b.ranks),
            again: $a.again.$op($b.again),
        }
    };
}

impl Add for Cost {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        each_goal!(add, self, other)
    }
}

impl Sub for Cost {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        each_goal!(sub, self, other)
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Cost {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl std::iter::Sum for Cost {
    fn sum<I: Iterator<Item = Self>>(costs: I) -> Self {
        costs.fold(Self::default(), Add::add)
    }
}

impl Cost {
    /// Returns the first three goals of T13 in their order, after the condition on sizes: misplaced, repeats, avoided,
    /// wide, spread.
    #[must_use]
    pub fn first_goals(self) -> [i64; 5] {
        [self.misplaced, self.repeats, self.avoided, self.wide, self.spread]
    }

    /// Returns the goals after the fourth in their order: meetings, ranks, again.
    #[must_use]
    pub fn last_goals(self) -> [i64; 3] {
        [self.meetings, self.ranks, self.again]
    }
}

/// The sizes of the pods in pairing order, and which players belong in which size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Number of players of each pod, in pairing order.
    pub sizes: Vec<usize>,
    /// If there are two sizes: the index of the first pod of the second size, and the border in match points. Players
    /// of the pods before it have at least that many points, players of the pods after it at most that many.
    pub border: Option<(usize, u32)>,
}

impl Layout {
    /// Creates the layout of a field in its own order, which also gives the border between two sizes.
    #[must_use]
    pub fn new(field: &Field, sizes: Vec<usize>) -> Self {
        // T12 gives at most two sizes, each in one run.
        let change = sizes.windows(2).position(|pair| pair[0] != pair[1]).map(|pod| pod + 1);
        let border = change.map(|pod| (pod, field.points[sizes[..pod].iter().sum::<usize>()]));
        Self { sizes, border }
    }

    /// Whether a pod has the second of two sizes.
    #[must_use]
    #[inline]
    pub fn is_second(&self, pod: usize) -> bool {
        self.border.is_some_and(|(change, _)| pod >= change)
    }

    /// Returns the layouts with every other border that leaves enough players on both sides, the nearest border first.
    /// T12 asks only that the highest scorer of a smaller pod is not above that of a larger one.
    #[must_use]
    pub fn other_borders(&self, field: &Field) -> Vec<Self> {
        let Some((change, standard)) = self.border else {
            return Vec::new();
        };
        let seats_after: usize = self.sizes[change..].iter().sum();
        let possible = |&points: &u32| {
            let at_least = field.points.iter().filter(|&&other| other >= points).count();
            let at_most = field.points.iter().filter(|&&other| other <= points).count();
            // `change` pods of the first size need as many highest scorers at or above the border, so fewer players
            // than pods rule it out.
            points != standard && at_least >= change && at_most >= seats_after
        };
        let mut borders: Vec<u32> = field.points.clone();
        borders.dedup();
        borders.retain(possible);
        // Only the first few are tried, and a pairing far from the field's own order costs spread.
        borders.sort_by_key(|&points| points.abs_diff(standard));
        let with = |points| Self {
            border: Some((change, points)),
            ..self.clone()
        };
        borders.into_iter().map(with).collect()
    }

    /// Returns a lower bound on the first goals: no repeat, and the spreads of the field's own order.
    #[must_use]
    pub fn ideal(&self, field: &Field) -> [i64; 5] {
        let mut spread = 0;
        let mut start = 0;
        for &size in &self.sizes {
            spread += i64::from(field.points[start] - field.points[start + size - 1]);
            start += size;
        }
        // A wide pod cannot be excluded here, but 0 is below every number of them.
        [0, 0, 0, 0, spread]
    }

    /// Counts the cost of a pod. No other code counts the goals.
    #[must_use]
    #[inline]
    pub fn pod_cost(&self, field: &Field, pod: usize, members: &[u32]) -> Cost {
        let mut cost = Cost::default();
        let (mut low, mut high) = (u32::MAX, 0);
        let (mut first, mut last) = (u32::MAX, 0);
        for (seat, &a) in members.iter().enumerate() {
            let points = field.points[a as usize];
            (low, high) = (low.min(points), high.max(points));
            let rank = field.rank[a as usize];
            (first, last) = (first.min(rank), last.max(rank));
            for &b in &members[seat + 1..] {
                // Few pairs have met, and only theirs are counted: this is the innermost loop of the search.
                if field.meetings.met(a, b) {
                    cost.repeats += 1;
                    cost.meetings += i64::from(field.meetings.times(a, b)).pow(2);
                }
                let group = field.group[a as usize];
                cost.avoided += i64::from(group != 0 && group == field.group[b as usize]);
            }
            // T13 (6): only a smaller pod can be somebody's second one.
            if members.len() < field.pod_size {
                let again = i64::from(field.smaller[a as usize] > 0);
                cost.again += again;
                // A full pod that is not full yet, in a search, is no smaller one.
                if field.once > 0 && self.sizes[pod] < field.pod_size {
                    cost.avoided += again * field.once;
                }
            }
        }
        let spread = high - low;
        // At least 1, so that without points for a win pods of equal points are not wide.
        cost.wide = i64::from(spread >= (2 * field.win).max(1));
        cost.spread = i64::from(spread);
        cost.ranks = i64::from(last - first);
        if let Some((change, border)) = self.border {
            // T12: only the highest scorer of a pod decides which side of the border it is on.
            let wrong = if pod < change {
                border.saturating_sub(high)
            } else {
                high.saturating_sub(border)
            };
            cost.misplaced = i64::from(wrong);
        }
        cost
    }
}
