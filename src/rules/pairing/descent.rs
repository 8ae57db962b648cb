//! Improvement by swaps that each make the pairing better by the strict order of goals, until none does.

use std::cmp::Ordering;

use super::cost::Cost;
use super::grouping::Grouping;
use super::ladder::{Ladder, Rung};

/// Pods on either side that a pod exchanges players with; pods with a repeat look farther.
const NEAR: usize = 12;

/// Swaps players of two pods while that is better, at most `work` tries.
pub fn descend(grouping: &mut Grouping<'_>, work: u64) {
    let end = grouping.work + work;
    let pods = grouping.pods();
    let mut ladder = Ladder::new(grouping);
    // A pod is looked at again only after it or a neighbour changed.
    let mut stale = vec![true; pods];
    let mut again = true;
    while again && grouping.work < end {
        again = false;
        for p in 0..pods {
            if !std::mem::replace(&mut stale[p], false) {
                continue;
            }
            let reach = if needs_far(grouping.cost(p)) { pods } else { NEAR };
            for distance in 1..=reach {
                let (below, above) = (p + distance, p.checked_sub(distance));
                for q in above.into_iter().chain((below < pods).then_some(below)) {
                    if exchange(grouping, &mut ladder, p, q) {
                        let touched = [p, q]
                            .into_iter()
                            .flat_map(|pod| pod.saturating_sub(NEAR)..=(pod + NEAR).min(pods - 1));
                        touched.for_each(|pod| stale[pod] = true);
                        again = true;
                    }
                }
                if grouping.work >= end || (distance >= NEAR && !needs_far(grouping.cost(p))) {
                    break;
                }
            }
        }
    }
}

fn needs_far(cost: Cost) -> bool {
    cost.misplaced + cost.repeats + cost.avoided + cost.wide > 0
}

/// Makes every swap of two pods' players that is better; says whether there was one.
fn exchange(grouping: &mut Grouping<'_>, ladder: &mut Ladder, p: usize, q: usize) -> bool {
    let mut better = false;
    let mut rungs = None;
    for i in grouping.range(p) {
        for j in grouping.range(q) {
            let points = [i, j].map(|seat| grouping.field.points[grouping.seats()[seat] as usize]);
            let from = rungs.get_or_insert_with(|| [p, q].map(|pod| Rung::of(grouping, pod)));
            let [of_p, of_q] = &*from;
            let to = || [of_p.with(points[1], points[0]), of_q.with(points[0], points[1])];
            let swapped = grouping.swap_if((p, i), (q, j), |change| {
                let by_difference = || {
                    if points[0] == points[1] {
                        return Ordering::Equal;
                    }
                    let [a, b] = to();
                    ladder.compare([of_p, of_q], [&a, &b])
                };
                let order = change.first_goals().cmp(&Default::default());
                order
                    .then_with(by_difference)
                    .then_with(|| change.last_goals().cmp(&Default::default()))
                    .is_lt()
            });
            if swapped {
                ladder.replace([of_p, of_q], to());
                rungs = None;
                better = true;
            }
        }
    }
    better
}
