//! Lists of the pods that may be part of a best pairing, for the searches that try all of them.

use crate::pairing::cost::Layout;
use crate::pairing::field::Field;
use crate::pairing::player_set::{everyone, players, set_of};

/// Number of the first goals: misplaced, repeats, avoided, wide, spread.
pub(crate) const GOALS: usize = 5;
/// Most pods that are listed: more than that cannot be searched in the work that is allowed.
const MAX_LISTED: usize = 12_000;

/// A pod that a pairing may use.
pub(crate) struct Pod {
    // Numbers below 64: bytes keep the list small, which is gone through at every branch.
    pub members: Vec<u8>,
    /// The members as a set ([`crate::pairing::player_set`]).
    pub set: u64,
    /// Which of the layout's sizes the pod has: 0 for the first, 1 for the second.
    pub kind: usize,
    /// Cost by the first goals ([`Cost::first_goals`](crate::pairing::cost::Cost::first_goals)).
    pub goals: [i64; GOALS],
}

/// Returns the chosen pods as a row of seats, pods of the first size first.
pub(crate) fn in_order(pods: &[Pod], chosen: &[usize]) -> Vec<u32> {
    let mut chosen = chosen.to_vec();
    chosen.sort_unstable_by_key(|&pod| (pods[pod].kind, pod));
    chosen
        .iter()
        .flat_map(|&pod| pods[pod].members.iter().map(|&player| u32::from(player)))
        .collect()
}

/// Lists all pods that alone cost no more than `known`; `None` if there are more than [`MAX_LISTED`].
pub(crate) fn possible(field: &Field, layout: &Layout, known: &[i64; GOALS]) -> Option<Vec<Pod>> {
    let mut pods = Vec::new();
    for (kind, place) in kinds(layout) {
        let size = layout.sizes[place];
        let mut members: Vec<u32> = Vec::with_capacity(size);
        // All sets of this size in the order of their members. A branch ends where its members already cost too much,
        // for costs only grow with more members.
        let mut next = 0;
        loop {
            // Ascending members list each set once.
            let missing = (size - members.len()) as u32;
            if next + missing > field.len() as u32 {
                let Some(last) = members.pop() else { break };
                next = last + 1;
                continue;
            }
            members.push(next);
            next += 1;
            let goals = layout.pod_cost(field, place, &members).first_goals();
            // Only the condition on sizes may get better with more members: it is counted for the full pod.
            let mut least = goals;
            least[0] = if members.len() == size { goals[0] } else { 0 };
            if least > *known {
                members.pop();
            } else if members.len() == size {
                let set = set_of(&members);
                // The others cost at least this much spread in any division, which rules out far more pods than the
                // pod's own cost.
                least[4] += least_spread(field, layout, everyone(field.len()) & !set);
                if least > *known {
                    members.pop();
                    continue;
                }
                // A list cut short would prove nothing, so there is none.
                if pods.len() == MAX_LISTED {
                    return None;
                }
                pods.push(Pod {
                    members: members.iter().map(|&player| player as u8).collect(),
                    set,
                    kind,
                    goals,
                });
                members.pop();
            }
        }
    }
    // The searches take the pods of the highest open player as one range.
    pods.sort_by_key(|pod| pod.members[0]); // stable: by highest scorer, then as listed
    Some(pods)
}

/// Returns a lower bound on the sum of spreads of the players in `open`: pods of neighbours in points. With pods of two
/// sizes the bound is 0, because it is open which pods are the smaller ones.
pub(crate) fn least_spread(field: &Field, layout: &Layout, open: u64) -> i64 {
    // Any other value might be too high, and the search would rule out the best pairing.
    if layout.border.is_some() {
        return 0;
    }
    let (mut high, mut count, mut sum) = (0, 0, 0);
    for player in players(open) {
        let points = field.points[player as usize];
        if count == 0 {
            high = points;
        }
        count += 1;
        if count == layout.sizes[0] {
            sum += i64::from(high - points);
            count = 0;
        }
    }
    sum
}

/// Returns the kinds of pods of a layout, each with the index of a pod of that kind.
fn kinds(layout: &Layout) -> Vec<(usize, usize)> {
    match layout.border {
        Some((change, _)) => vec![(0, 0), (1, change)],
        // With one size every pod costs the same wherever it lies, so the first stands for all.
        None => vec![(0, 0)],
    }
}
