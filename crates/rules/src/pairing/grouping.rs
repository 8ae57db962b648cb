//! Groupings: divisions of the field into pods with the cost of each pod, which the search changes swap by swap.

use std::cmp::Ordering;

use super::cost::{Cost, Layout};
use super::field::Field;
use super::spreads::{PodPoints, Spreads};

/// Players by pod, as one row of seats that is cut into pods, and the running cost.
#[derive(Debug, Clone)]
pub struct Grouping<'a> {
    pub field: &'a Field,
    pub layout: &'a Layout,
    seats: Vec<u32>,
    /// First seat of each pod, and the number of seats at the end.
    start: Vec<u32>,
    costs: Vec<Cost>,
    total: Cost,
    /// Swaps tried so far. The search is bounded by this count and not by time, so that every machine finds the same
    /// pairing (T13).
    pub work: u64,
}

/// A seat in the row of all, with its pod.
#[derive(Debug, Clone, Copy)]
pub struct SeatOfPod {
    pub pod: usize,
    pub seat: usize,
}

impl<'a> Grouping<'a> {
    /// Cuts the field into pods in its own order. As the field is sorted by points, no grouping has a lower sum of
    /// spreads.
    #[must_use]
    pub fn in_order(field: &'a Field, layout: &'a Layout) -> Self {
        Self::from_seats(field, layout, (0..field.len() as u32).collect())
    }

    /// Creates a grouping from the players, pod after pod.
    #[must_use]
    pub fn from_seats(field: &'a Field, layout: &'a Layout, seats: Vec<u32>) -> Self {
        let mut start = vec![0];
        let mut end = 0;
        start.extend(layout.sizes.iter().map(|&size| {
            end += size as u32;
            end
        }));
        let mut grouping = Self {
            field,
            layout,
            seats,
            start,
            costs: Vec::new(),
            total: Cost::default(),
            work: 0,
        };
        grouping.costs = (0..grouping.pods())
            .map(|pod| layout.pod_cost(field, pod, grouping.members(pod)))
            .collect();
        grouping.total = grouping.costs.iter().copied().sum();
        grouping
    }

    /// Returns the number of pods.
    #[must_use]
    pub fn pods(&self) -> usize {
        self.start.len() - 1
    }

    /// Returns the players of a pod.
    #[must_use]
    #[inline]
    pub fn members(&self, pod: usize) -> &[u32] {
        &self.seats[self.range(pod)]
    }

    /// Returns the seats of a pod in the row of all.
    #[must_use]
    #[inline]
    pub fn range(&self, pod: usize) -> std::ops::Range<usize> {
        self.start[pod] as usize..self.start[pod + 1] as usize
    }

    /// Returns all players, pod after pod.
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

    /// Returns the sort key of a pod for the fourth goal.
    #[must_use]
    pub fn pod_points(&self, pod: usize) -> PodPoints {
        let points = self
            .members(pod)
            .iter()
            .map(|&player| self.field.points[player as usize]);
        PodPoints::new(self.layout.is_second(pod), points.collect())
    }

    /// Returns the spreads of all pods for the fourth goal.
    #[must_use]
    pub fn spreads(&self) -> Spreads {
        Spreads::new((0..self.pods()).map(|pod| self.pod_points(pod)))
    }

    /// Compares goal by goal in the strict order of T13: `Less` is better.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let (mine, others) = (self.total, other.total);
        let order = mine.first_goals().cmp(&others.first_goals());
        order
            // The lists are built only for a tie of the first goals: that is rare, and they need a sort.
            .then_with(|| self.spreads().list().cmp(&other.spreads().list()))
            .then_with(|| mine.last_goals().cmp(&others.last_goals()))
    }

    /// Swaps two seats of two pods if `accept` agrees to the change of cost. Returns whether it did.
    #[inline]
    pub fn swap_if(&mut self, from: SeatOfPod, to: SeatOfPod, accept: impl FnOnce(Cost) -> bool) -> bool {
        let (p, q) = (from.pod, to.pod);
        let (i, j) = (from.seat, to.seat);
        debug_assert_ne!(p, q, "a swap inside a pod changes nothing");
        self.work += 1;
        self.seats.swap(i, j);
        // Only two pods change, so the total is kept up without counting the others.
        let cost_p = self.layout.pod_cost(self.field, p, self.members(p));
        let cost_q = self.layout.pod_cost(self.field, q, self.members(q));
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

    /// Returns the pods in pairing order: from the highest scorer down (T13), equal pods by their players' ranks, each
    /// pod with its best player first. Smaller pods stay at their end (T12).
    #[must_use]
    pub fn into_pods(self) -> Vec<Vec<u32>> {
        let change = self.layout.border.map_or(self.pods(), |(change, _)| change);
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
        // Sorted on either side of the border: T12 puts the smaller pods together at one end.
        pods[..change].sort_by_cached_key(order);
        pods[change..].sort_by_cached_key(order);
        pods
    }
}
