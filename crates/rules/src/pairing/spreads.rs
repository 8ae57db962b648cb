//! The fourth goal of T13: the spreads of the pods, compared pod by pod from the top.
//!
//! This goal is no sum over the pods, for a swap may also change the order of the pods. Pods with the same points are
//! counted together, so that the comparison stays short in a field of thousands.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

/// Sort key of a pod from the top down: whether it has the layout's second size, then its players' points, highest
/// first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PodPoints(bool, Reverse<Vec<u32>>);

impl PodPoints {
    /// Creates the key of a pod from its players' points in any order.
    pub fn new(is_second_size: bool, mut points: Vec<u32>) -> Self {
        points.sort_unstable_by_key(|&points| Reverse(points));
        Self(is_second_size, Reverse(points))
    }

    /// Returns the key after one player is replaced by another: `points` instead of `instead_of`.
    pub fn with(&self, points: u32, instead_of: u32) -> Self {
        let mut changed = self.clone();
        let all = &mut changed.1.0;
        if let Some(place) = all.iter().position(|&other| other == instead_of) {
            all[place] = points;
            all.sort_unstable_by_key(|&points| Reverse(points));
        }
        changed
    }

    /// Highest − lowest match points.
    fn spread(&self) -> u32 {
        let points = &self.1.0;
        points.first().unwrap_or(&0) - points.last().unwrap_or(&0)
    }
}

/// The pods of a grouping from the top down, with the number of pods for each key.
pub struct Spreads(BTreeMap<PodPoints, usize>);

impl Spreads {
    /// Counts the pods.
    pub fn new(pods: impl Iterator<Item = PodPoints>) -> Self {
        let mut spreads = Self(BTreeMap::new());
        pods.for_each(|pod| *spreads.0.entry(pod).or_default() += 1);
        spreads
    }

    /// Returns the spreads from the top down.
    pub fn list(&self) -> Vec<u32> {
        let pods = self.0.iter();
        pods.flat_map(|(pod, &count)| std::iter::repeat_n(pod.spread(), count))
            .collect()
    }

    /// Compares the spreads after two pods change from the keys `from` to the keys `to` with the spreads now: `Less` is
    /// better.
    pub fn compare(&self, from: [&PodPoints; 2], to: [&PodPoints; 2]) -> Ordering {
        let four = || from.into_iter().chain(to);
        let (Some(first), Some(last)) = (four().min(), four().max()) else {
            return Ordering::Equal;
        };
        // Pods above the highest and below the lowest of the four keys keep their place.
        let now: BTreeMap<&PodPoints, usize> = self.0.range(first..=last).map(|(pod, &count)| (pod, count)).collect();
        let mut then = now.clone();
        // Added before the old ones are subtracted: counts are unsigned, and a key may be in both.
        to.into_iter().for_each(|pod| *then.entry(pod).or_default() += 1);
        from.into_iter().for_each(|pod| *then.entry(pod).or_default() -= 1);
        let (now, then) = (runs(&now), runs(&then));
        let Some(place) = now.iter().zip(&then).position(|(now, then)| now != then) else {
            return Ordering::Equal; // as many pods as before, so neither list is longer
        };
        let ((is, pods), (becomes, as_many)) = (now[place], then[place]);
        // If the same spread ends sooner in one of the lists, the spread that follows it there decides.
        let after = |runs: &[(u32, usize)]| runs.get(place + 1).map_or(0, |&(spread, _)| spread);
        becomes.cmp(&is).then_with(|| match as_many.cmp(&pods) {
            Ordering::Less => after(&then).cmp(&is),
            _ => becomes.cmp(&after(&now)),
        })
    }

    /// Changes the keys of two pods.
    pub fn replace(&mut self, from: [&PodPoints; 2], to: [PodPoints; 2]) {
        for pod in from {
            if let Some(count) = self.0.get_mut(pod) {
                *count -= 1;
                // Entries without pods would make every later range longer.
                if *count == 0 {
                    self.0.remove(pod);
                }
            }
        }
        to.into_iter().for_each(|pod| *self.0.entry(pod).or_default() += 1);
    }
}

/// Returns runs of equal spreads: each spread with the number of pods in a row that have it.
fn runs(pods: &BTreeMap<&PodPoints, usize>) -> Vec<(u32, usize)> {
    let mut runs: Vec<(u32, usize)> = Vec::new();
    for (pod, &count) in pods.iter().filter(|&(_, &count)| count > 0) {
        match runs.last_mut() {
            Some((spread, pods)) if *spread == pod.spread() => *pods += count,
            _ => runs.push((pod.spread(), count)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::cost::Layout;
    use crate::pairing::field::tests::field;
    use crate::pairing::grouping::{Grouping, SeatOfPod};

    /// For every swap of two players, `compare` agrees with the full list of spreads.
    #[test]
    fn a_swap_compares_as_the_whole_does() {
        let points = [15, 11, 11, 10, 10, 7, 6, 6, 6, 5, 5, 5, 2, 1, 1, 0, 0, 0, 0];
        let field = field(&points, vec![Vec::new(); points.len()]);
        for sizes in [vec![4, 4, 4, 4, 3], vec![3, 4, 4, 4, 4]] {
            let layout = Layout::new(&field, sizes);
            let mixed: Vec<u32> = (0..19).map(|place| place * 7 % 19).collect();
            let grouping = Grouping::from_seats(&field, &layout, mixed);
            let spreads = grouping.spreads();
            let mut seen = [0; 3];
            for (p, q) in (0..5).flat_map(|q| (0..q).map(move |p| (p, q))) {
                for (i, j) in grouping.range(p).flat_map(|i| grouping.range(q).map(move |j| (i, j))) {
                    let [x, y] = [i, j].map(|seat| points[grouping.seats()[seat] as usize]);
                    let from = [p, q].map(|pod| grouping.pod_points(pod));
                    let to = [from[0].with(y, x), from[1].with(x, y)];
                    let order = spreads.compare([&from[0], &from[1]], [&to[0], &to[1]]);
                    let mut swapped = grouping.clone();
                    let seats = [(p, i), (q, j)].map(|(pod, seat)| SeatOfPod { pod, seat });
                    swapped.swap_if(seats[0], seats[1], |_| true);
                    let mut replaced = Spreads(spreads.0.clone());
                    replaced.replace([&from[0], &from[1]], to);
                    let expected = swapped.spreads().list();
                    assert_eq!(replaced.list(), expected);
                    assert_eq!(order, expected.cmp(&spreads.list()));
                    seen[(order as i8 + 1) as usize] += 1;
                }
            }
            assert!(seen.into_iter().all(|count| count > 0), "{seen:?}");
        }
    }
}
