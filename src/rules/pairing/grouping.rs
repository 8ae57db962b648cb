//! A division of the field into pods, with what each pod costs; the search changes it swap by swap.

use std::cmp::Ordering;

use super::cost::{Cost, Plan};
use super::field::Field;
use super::ladder::Ladder;

/// Players by pod, as one row of seats cut into pods, and the running cost.
#[derive(Debug, Clone)]
pub struct Grouping<'a> {
    pub field: &'a Field,
    pub plan: &'a Plan,
    seats: Vec<u32>,
    /// First seat of each pod, and one past the last.
    start: Vec<u32>,
    costs: Vec<Cost>,
    total: Cost,
    /// Swaps tried so far: the search's measure of time (T13: a bound on counted work, never on a clock).
    pub work: u64,
}

impl<'a> Grouping<'a> {
    /// Start: the field in its order, cut into pods. Sorted by points that is the least possible sum of differences.
    #[must_use]
    pub fn in_order(field: &'a Field, plan: &'a Plan) -> Self {
        Self::from_seats(field, plan, (0..field.len() as u32).collect())
    }

    /// The players pod after pod.
    #[must_use]
    pub fn from_seats(field: &'a Field, plan: &'a Plan, seats: Vec<u32>) -> Self {
        let mut start = vec![0];
        let mut end = 0;
        start.extend(plan.sizes.iter().map(|&size| {
            end += size as u32;
            end
        }));
        let mut grouping = Self {
            field,
            plan,
            seats,
            start,
            costs: Vec::new(),
            total: Cost::default(),
            work: 0,
        };
        grouping.costs = (0..grouping.pods())
            .map(|pod| plan.pod_cost(field, pod, grouping.members(pod)))
            .collect();
        grouping.total = grouping.costs.iter().copied().sum();
        grouping
    }

    /// Number of pods.
    #[must_use]
    pub fn pods(&self) -> usize {
        self.start.len() - 1
    }

    /// Players of a pod.
    #[must_use]
    #[inline]
    pub fn members(&self, pod: usize) -> &[u32] {
        &self.seats[self.range(pod)]
    }

    /// Seats of a pod in the row of all.
    #[must_use]
    #[inline]
    pub fn range(&self, pod: usize) -> std::ops::Range<usize> {
        self.start[pod] as usize..self.start[pod + 1] as usize
    }

    /// All players, pod after pod.
    #[must_use]
    pub fn seats(&self) -> &[u32] {
        &self.seats
    }

    #[must_use]
    pub fn cost(&self, pod: usize) -> Cost {
        self.costs[pod]
    }

    #[must_use]
    pub fn total(&self) -> Cost {
        self.total
    }

    /// Goal by goal in the strict order of T13: `Less` is better.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let differences = |grouping: &Self| Ladder::new(grouping).differences();
        let (mine, others) = (self.total, other.total);
        let order = mine.first_goals().cmp(&others.first_goals());
        order
            .then_with(|| differences(self).cmp(&differences(other)))
            .then_with(|| mine.last_goals().cmp(&others.last_goals()))
    }

    /// Swaps two seats of two pods if `accept` likes what it changes; says whether it did.
    #[inline]
    pub fn swap_if(
        &mut self,
        (p, i): (usize, usize),
        (q, j): (usize, usize),
        accept: impl FnOnce(Cost) -> bool,
    ) -> bool {
        debug_assert_ne!(p, q, "a swap inside a pod changes nothing");
        self.work += 1;
        self.seats.swap(i, j);
        let cost_p = self.plan.pod_cost(self.field, p, self.members(p));
        let cost_q = self.plan.pod_cost(self.field, q, self.members(q));
        let change = cost_p + cost_q - self.costs[p] - self.costs[q];
        if accept(change) {
            self.costs[p] = cost_p;
            self.costs[q] = cost_q;
            self.total += change;
            true
        } else {
            self.seats.swap(i, j);
            false
        }
    }

    /// Pods in pairing order, each best player first: from the highest scorer down (T13), among equals the pod whose
    /// players stand higher. Smaller pods stay at their end.
    #[must_use]
    pub fn into_pods(self) -> Vec<Vec<u32>> {
        let change = self.plan.border.map_or(self.pods(), |(change, _)| change);
        let mut pods: Vec<Vec<u32>> = (0..self.pods())
            .map(|pod| {
                let mut members = self.members(pod).to_vec();
                members.sort_unstable();
                members
            })
            .collect();
        let order = |pod: &Vec<u32>| {
            let points: Vec<_> = pod
                .iter()
                .map(|&player| std::cmp::Reverse(self.field.points[player as usize]))
                .collect();
            (points, pod.clone())
        };
        pods[..change].sort_by_cached_key(order);
        pods[change..].sort_by_cached_key(order);
        pods
    }
}
