//! T13 (4): the differences of the pods compared pod by pod from the top.
//!
//! What a swap changes does not add up pod by pod, for it may also change which pod is the how-manieth. Pods of the same
//! points count once, so that the comparison stays short in a field of thousands.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::grouping::Grouping;

/// A pod's place from the top: whether it is of the plan's second size, and its players' points, highest first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rung(bool, Reverse<Vec<u32>>);

impl Rung {
    /// The rung of a pod.
    pub fn of(grouping: &Grouping<'_>, pod: usize) -> Self {
        let members = grouping.members(pod).iter();
        let mut points: Vec<u32> = members.map(|&player| grouping.field.points[player as usize]).collect();
        points.sort_unstable_by_key(|&points| Reverse(points));
        Self(grouping.plan.is_second(pod), Reverse(points))
    }

    /// The rung with another player: these points instead of those.
    pub fn with(&self, points: u32, instead_of: u32) -> Self {
        let mut changed = self.clone();
        let all = &mut changed.1.0;
        if let Some(place) = all.iter().position(|&other| other == instead_of) {
            all[place] = points;
            all.sort_unstable_by_key(|&points| Reverse(points));
        }
        changed
    }

    /// (highest − lowest match points).
    fn difference(&self) -> u32 {
        let points = &self.1.0;
        points.first().unwrap_or(&0) - points.last().unwrap_or(&0)
    }
}

/// All pods of a grouping from the top down, and how many stand on each rung.
pub struct Ladder(BTreeMap<Rung, usize>);

impl Ladder {
    pub fn new(grouping: &Grouping<'_>) -> Self {
        let mut ladder = Self(BTreeMap::new());
        (0..grouping.pods()).for_each(|pod| *ladder.0.entry(Rung::of(grouping, pod)).or_default() += 1);
        ladder
    }

    /// The differences from the top down.
    pub fn differences(&self) -> Vec<u32> {
        let pods = self.0.iter();
        pods.flat_map(|(rung, &count)| std::iter::repeat_n(rung.difference(), count))
            .collect()
    }

    /// How the differences compare with what they are now if two pods leave their rungs for others: `Less` is better.
    pub fn compare(&self, from: [&Rung; 2], to: [&Rung; 2]) -> Ordering {
        let four = || from.into_iter().chain(to);
        let (Some(first), Some(last)) = (four().min(), four().max()) else {
            return Ordering::Equal;
        };
        // Above and below them nothing moves.
        let now: BTreeMap<&Rung, usize> = self.0.range(first..=last).map(|(rung, &count)| (rung, count)).collect();
        let mut then = now.clone();
        to.into_iter().for_each(|rung| *then.entry(rung).or_default() += 1);
        from.into_iter().for_each(|rung| *then.entry(rung).or_default() -= 1);
        let (now, then) = (runs(&now), runs(&then));
        let Some(place) = now.iter().zip(&then).position(|(now, then)| now != then) else {
            return Ordering::Equal; // as many pods as before: neither can go on
        };
        let ((is, pods), (becomes, as_many)) = (now[place], then[place]);
        // Where the same difference ends sooner the next one decides.
        let after = |runs: &[(u32, usize)]| runs.get(place + 1).map_or(0, |&(difference, _)| difference);
        becomes.cmp(&is).then_with(|| match as_many.cmp(&pods) {
            Ordering::Less => after(&then).cmp(&is),
            _ => becomes.cmp(&after(&now)),
        })
    }

    /// Two pods leave their rungs for others.
    pub fn replace(&mut self, from: [&Rung; 2], to: [Rung; 2]) {
        for rung in from {
            if let Some(count) = self.0.get_mut(rung) {
                *count -= 1;
                if *count == 0 {
                    self.0.remove(rung);
                }
            }
        }
        to.into_iter().for_each(|rung| *self.0.entry(rung).or_default() += 1);
    }
}

/// Differences in turn and how many pods in a row have each.
fn runs(pods: &BTreeMap<&Rung, usize>) -> Vec<(u32, usize)> {
    let mut runs: Vec<(u32, usize)> = Vec::new();
    for (rung, &count) in pods.iter().filter(|&(_, &count)| count > 0) {
        match runs.last_mut() {
            Some((difference, pods)) if *difference == rung.difference() => *pods += count,
            _ => runs.push((rung.difference(), count)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::pairing::cost::Plan;
    use crate::rules::pairing::field::tests::field;

    /// Every swap of every two players: what the ladder says is what the differences say.
    #[test]
    fn a_swap_compares_as_the_whole_does() {
        let points = [15, 11, 11, 10, 10, 7, 6, 6, 6, 5, 5, 5, 2, 1, 1, 0, 0, 0, 0];
        let field = field(&points, vec![Vec::new(); points.len()]);
        for sizes in [vec![4, 4, 4, 4, 3], vec![3, 4, 4, 4, 4]] {
            let plan = Plan::new(&field, sizes);
            let mixed: Vec<u32> = (0..19).map(|place| place * 7 % 19).collect();
            let grouping = Grouping::from_seats(&field, &plan, mixed);
            let ladder = Ladder::new(&grouping);
            let mut seen = [0; 3];
            for (p, q) in (0..5).flat_map(|q| (0..q).map(move |p| (p, q))) {
                for (i, j) in grouping.range(p).flat_map(|i| grouping.range(q).map(move |j| (i, j))) {
                    let [x, y] = [i, j].map(|seat| points[grouping.seats()[seat] as usize]);
                    let from = [p, q].map(|pod| Rung::of(&grouping, pod));
                    let to = [from[0].with(y, x), from[1].with(x, y)];
                    let said = ladder.compare([&from[0], &from[1]], [&to[0], &to[1]]);
                    let mut swapped = grouping.clone();
                    swapped.swap_if((p, i), (q, j), |_| true);
                    let mut replaced = Ladder(ladder.0.clone());
                    replaced.replace([&from[0], &from[1]], to);
                    let expected = Ladder::new(&swapped).differences();
                    assert_eq!(replaced.differences(), expected);
                    assert_eq!(said, expected.cmp(&ladder.differences()));
                    seen[(said as i8 + 1) as usize] += 1;
                }
            }
            assert!(seen.into_iter().all(|count| count > 0), "{seen:?}");
        }
    }
}
