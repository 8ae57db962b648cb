//! Descent: swaps that each improve the pairing by the strict order of the goals, until no swap does. It optimizes the
//! goals from the fourth on, which annealing does not weigh.

use std::cmp::Ordering;

use crate::pairing::cost::Cost;
use crate::pairing::grouping::{Grouping, SeatOfPod};
use crate::pairing::spreads::Spreads;

/// How many pods on either side a pod swaps players with. Pods with a repeat, or another flaw in the first goals, may
/// swap with all pods; so may two pods that each have several scores, wherever they are, because only such a swap
/// reduces the sum of the spreads, and a group of players on one score can span more pods than this.
const NEAR: usize = 12;

/// Swaps players of two pods as long as that is an improvement, in at most `work` tries.
pub fn descend(grouping: &mut Grouping<'_>, work: u64) {
    // Counted work and no clock (T13): a faster machine must not find another pairing.
    let end = grouping.work + work;
    let pods = grouping.pods();
    let mut spreads = grouping.spreads();
    // A pod is visited again only after it or a neighbour changed.
    let mut stale = vec![true; pods];
    let mut again = true;
    while again && grouping.work < end {
        again = false;
        for p in 0..pods {
            // Cleared before the swaps, which may set it again.
            if !std::mem::replace(&mut stale[p], false) {
                continue;
            }
            for distance in 1..=pods {
                let (far, all) = (distance > NEAR, needs_far(grouping.cost(p)));
                if far && !all && grouping.cost(p).spread == 0 {
                    break;
                }
                // Near pods first: their players are near in points and rank, where a swap gains most often.
                let (below, above) = (p + distance, p.checked_sub(distance));
                for q in above.into_iter().chain((below < pods).then_some(below)) {
                    if far && !all && grouping.cost(q).spread == 0 {
                        continue;
                    }
                    if exchange(grouping, &mut spreads, p, q) {
                        // Every pod that may swap with a changed one has new chances.
                        let near = |pod: usize| pod.abs_diff(p) <= NEAR || pod.abs_diff(q) <= NEAR;
                        for (pod, stale) in stale.iter_mut().enumerate() {
                            *stale |= near(pod) || grouping.cost(pod).spread > 0;
                        }
                        again = true;
                    }
                }
                if grouping.work >= end {
                    break;
                }
            }
        }
    }
}

fn needs_far(cost: Cost) -> bool {
    cost.misplaced + cost.repeats + cost.avoided + cost.wide > 0
}

/// Makes every swap between two pods that is an improvement. Returns whether there was one.
fn exchange(grouping: &mut Grouping<'_>, spreads: &mut Spreads, p: usize, q: usize) -> bool {
    let mut better = false;
    // Sorting the points of both pods is costly and seldom needed: most swaps fail on the first goals.
    let mut keys = None;
    for i in grouping.range(p) {
        for j in grouping.range(q) {
            let points = [i, j].map(|seat| grouping.field.points[grouping.seats()[seat] as usize]);
            let from = keys.get_or_insert_with(|| [p, q].map(|pod| grouping.pod_points(pod)));
            let [of_p, of_q] = &*from;
            let to = || [of_p.with(points[1], points[0]), of_q.with(points[0], points[1])];
            let swapped = grouping.swap_if(SeatOfPod { pod: p, seat: i }, SeatOfPod { pod: q, seat: j }, |change| {
                let by_spreads = || {
                    // Players with equal points change no spread.
                    if points[0] == points[1] {
                        return Ordering::Equal;
                    }
                    let [a, b] = to();
                    spreads.compare([of_p, of_q], [&a, &b])
                };
                // The change is compared with none at all: less than nothing is an improvement.
                let order = change.first_goals().cmp(&Default::default());
                order
                    .then_with(by_spreads)
                    .then_with(|| change.last_goals().cmp(&Default::default()))
                    .is_lt()
            });
            if swapped {
                spreads.replace([of_p, of_q], to());
                keys = None;
                better = true;
            }
        }
    }
    better
}
