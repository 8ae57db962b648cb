//! Branch and bound for fields of up to 64 players: proves that nothing is better by the first three goals of T13, or
//! finds what is, as long as its counted work suffices.
//!
//! The highest player still without a pod is given companions; what the rest costs at least is known from their points
//! alone, and for every set of players left over once more from the last time it was looked at.

use std::collections::BTreeMap;

use super::cost::{Cost, Plan};
use super::field::Field;

/// The first goals as one number, so that comparing and adding are cheap.
fn price(cost: Cost) -> u128 {
    let [misplaced, repeats, avoided, wide, spread] = cost.first_goals().map(|goal| goal as u128);
    misplaced << 96 | repeats << 76 | avoided << 56 | wide << 40 | spread
}

const REPEAT: u128 = 1 << 76;

/// What the search came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// A pairing better than the one given, pod after pod in the plan's order of sizes.
    pub better: Option<Vec<u32>>,
    /// Whether everything was tried or ruled out: then the result (the better one, or the one given) is the best.
    pub complete: bool,
}

/// Looks for a pairing that is better by the first goals than `known`, with at most `work` pods tried.
#[must_use]
pub fn prove(field: &Field, plan: &Plan, known: Cost, work: u64) -> Proof {
    debug_assert!(field.len() <= 64, "sets of players are 64-bit masks");
    let change = plan.border.map_or(plan.sizes.len(), |(change, _)| change);
    let mut search = Search {
        field,
        plan,
        change,
        met: (0..field.len() as u32)
            .map(|player| field.meetings.bits(player))
            .collect(),
        best: price(known),
        found: None,
        pods: Vec::new(),
        rest_costs: BTreeMap::new(),
        left: work,
    };
    let everyone = u64::MAX >> (64 - field.len());
    search.place(everyone, [change, plan.sizes.len() - change], 0);
    Proof {
        complete: search.left > 0,
        better: search.found.map(|mut pods| {
            pods.sort_by_key(|(pod, _)| *pod);
            pods.into_iter().flat_map(|(_, members)| members).collect()
        }),
    }
}

struct Search<'a> {
    field: &'a Field,
    plan: &'a Plan,
    /// First pod of the second size.
    change: usize,
    met: Vec<u64>,
    best: u128,
    found: Option<Vec<(usize, Vec<u32>)>>,
    /// Pods so far, each with its place in the plan.
    pods: Vec<(usize, Vec<u32>)>,
    /// For players left over and pods of the first size left: what they cost at least.
    rest_costs: BTreeMap<(u64, usize), u128>,
    left: u64,
}

impl Search<'_> {
    /// Places everyone in `rest` into the pods left (of the first size, of the second), given what the pods so far cost.
    fn place(&mut self, rest: u64, pods: [usize; 2], so_far: u128) {
        if rest == 0 {
            debug_assert!(so_far < self.best, "bounds cut off everything that is no better");
            self.best = so_far;
            self.found = Some(self.pods.clone());
            return;
        }
        let known = self.rest_costs.get(&(rest, pods[0])).copied().unwrap_or(0);
        if so_far + known.max(self.bound(rest, pods)) >= self.best {
            return;
        }
        let highest = rest.trailing_zeros();
        for kind in 0..2 {
            if pods[kind] == 0 {
                continue;
            }
            let place = [self.change, self.plan.sizes.len()][kind] - pods[kind];
            let mut left = pods;
            left[kind] -= 1;
            self.pods.push((place, vec![highest]));
            self.fill(rest & !(1 << highest), left, so_far);
            self.pods.pop();
        }
        if self.left > 0 {
            // Every solution with this rest was seen: it costs at least what is missing to the best one known.
            self.rest_costs.insert((rest, pods[0]), self.best - so_far);
        }
    }

    /// Gives the last pod its next companion, lower than the ones it has.
    fn fill(&mut self, rest: u64, pods: [usize; 2], so_far: u128) {
        if self.left == 0 {
            return;
        }
        let (place, members) = self.pods.last().expect("a pod is being filled");
        let cost = price(self.plan.pod_cost(self.field, *place, members));
        let complete = members.len() == self.plan.sizes[*place];
        if complete {
            self.left -= 1;
            if so_far + cost < self.best {
                self.place(rest, pods, so_far + cost);
            }
            return;
        }
        // Differences and repeats only grow with the pod; a too low highest scorer stays, a too high one too.
        if so_far + cost >= self.best {
            return;
        }
        let last = members[members.len() - 1];
        let mut candidates = rest & (u64::MAX << last);
        while candidates != 0 {
            let next = candidates.trailing_zeros();
            candidates &= candidates - 1;
            self.pods.last_mut().expect("a pod is being filled").1.push(next);
            self.fill(rest & !(1 << next), pods, so_far);
            self.pods.last_mut().expect("a pod is being filled").1.pop();
        }
    }

    /// What the rest costs at least: differences as if nobody had met, repeats of those who lack new opponents.
    fn bound(&self, rest: u64, pods: [usize; 2]) -> u128 {
        let mut points = [0_u32; 64];
        let mut count = 0;
        let smallest = [0, self.plan.sizes.len() - 1]
            .map(|pod| self.plan.sizes[pod])
            .into_iter()
            .min()
            .unwrap_or(0);
        let mut lacking = 0;
        let mut bits = rest;
        while bits != 0 {
            let player = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            points[count] = self.field.points[player];
            count += 1;
            let fresh = (rest & !self.met[player] & !(1 << player)).count_ones() as usize;
            lacking += (smallest - 1).saturating_sub(fresh);
        }
        let sizes = [self.plan.sizes[0], self.plan.sizes[self.plan.sizes.len() - 1]];
        u128::from(least_spread(&points[..count], pods, sizes)) + lacking.div_ceil(2) as u128 * REPEAT
    }
}

/// Least sum of differences of points (sorted, highest first) in so many pods of two sizes: pods of neighbours, in
/// whatever order of the sizes is best.
fn least_spread(points: &[u32], pods: [usize; 2], sizes: [usize; 2]) -> u64 {
    let last_pod = |end: usize, size: usize| u64::from(points[end - size] - points[end - 1]);
    // least[second]: the players before a point, with so many pods of the second size used.
    let mut least = vec![0; pods[1] + 1];
    for first in 0..=pods[0] {
        for second in 0..=pods[1] {
            let end = first * sizes[0] + second * sizes[1];
            let one = (first > 0).then(|| least[second] + last_pod(end, sizes[0]));
            let other = (second > 0).then(|| least[second - 1] + last_pod(end, sizes[1]));
            least[second] = one.into_iter().chain(other).min().unwrap_or(0);
        }
    }
    least[pods[1]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_spread_is_that_of_neighbours() {
        assert_eq!(least_spread(&[10, 5, 5, 5, 5, 1, 0, 0], [2, 0], [4, 4]), 5 + 5);
        // The pod of three takes 10, 10, 10 although it comes second in the plan.
        assert_eq!(least_spread(&[10, 10, 10, 5, 5, 5, 5], [1, 1], [4, 3]), 0);
        assert_eq!(least_spread(&[10, 10, 10, 10, 5, 5, 5], [1, 1], [4, 3]), 0);
    }
}
