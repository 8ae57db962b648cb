//! Improvement by swaps that each make the pairing better by the strict order of goals, until none does.

use super::cost::Cost;
use super::grouping::Grouping;

/// Pods on either side that a pod exchanges players with; pods with a repeat look farther.
const NEAR: usize = 12;

/// Swaps players of two pods while that is better, at most `work` tries.
pub fn descend(grouping: &mut Grouping<'_>, work: u64) {
    let end = grouping.work + work;
    let pods = grouping.pods();
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
                    if exchange(grouping, p, q) {
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
fn exchange(grouping: &mut Grouping<'_>, p: usize, q: usize) -> bool {
    let mut better = false;
    for i in grouping.range(p) {
        for j in grouping.range(q) {
            better |= grouping.swap_if((p, i), (q, j), |change| change < Cost::default());
        }
    }
    better
}
