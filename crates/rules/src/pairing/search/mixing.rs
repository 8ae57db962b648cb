//! Evens out the strength of pods in a round in which strong and weak players are mixed: swaps that bring the sums of the
//! players' ranks nearer to each other, and cost nothing by the goals before.

use super::optimize::PlannedRounds;
use super::rng::SearchRng;
use crate::pairing::cost::{Cost, Layout};
use crate::pairing::field::Field;
use crate::pairing::grouping::{Grouping, SeatOfPod};

/// Largest field in which every pod is evened out; in a larger one those that are more uneven than any dealt by turns.
const ALL_PODS: usize = 64;
/// Most swaps that are tried.
const WORK: u64 = 2_000_000;

/// Evens out pods that were dealt by turns, and then changed to avoid repeats. `field` is without points and ranks, `ranks`
/// are those of its players; dense numbers are as dealt: pod after pod.
///
/// With `planned`, no swap is made after which the planned rounds would need a repeat.
#[must_use]
pub fn mix(
    field: &Field,
    ranks: &[u32],
    pods: &[Vec<u32>],
    planned: Option<&PlannedRounds>,
    rng: &mut SearchRng,
) -> Vec<Vec<u32>> {
    let layout = Layout::new(field, pods.iter().map(Vec::len).collect());
    let mut grouping = Grouping::from_seats(field, &layout, pods.concat());
    let ranks = Ranks::new(ranks);
    let dealt = Grouping::in_order(field, &layout);
    let most = (0..dealt.pods()).map(|pod| ranks.off(dealt.members(pod)).abs()).max();
    let most = most.filter(|_| field.len() > ALL_PODS).unwrap_or(0);
    let mut again = true;
    // Counted work and no clock (T13): a faster machine must not find another pairing.
    while again && grouping.work < WORK {
        again = false;
        for p in 0..grouping.pods() {
            if ranks.off(grouping.members(p)).abs() <= most {
                continue;
            }
            for q in (0..grouping.pods()).filter(|&q| q != p) {
                again |= exchange(&mut grouping, &ranks, [p, q], planned, rng);
            }
        }
        if !again && field.len() <= ALL_PODS {
            again = rotate(&mut grouping, &ranks, planned, rng);
        }
    }
    (0..grouping.pods()).map(|pod| grouping.members(pod).to_vec()).collect()
}

/// Makes every swap between two pods that evens them out. Returns whether there was one.
fn exchange(
    grouping: &mut Grouping<'_>,
    ranks: &Ranks<'_>,
    [p, q]: [usize; 2],
    planned: Option<&PlannedRounds>,
    rng: &mut SearchRng,
) -> bool {
    let mut better = false;
    for i in grouping.range(p) {
        for j in grouping.range(q) {
            let [of_p, of_q] = [p, q].map(|pod| ranks.off(grouping.members(pod)));
            let [x, y] = [i, j].map(|seat| ranks.of(grouping.seats()[seat]));
            // What p gains q loses: nearer to each other is nearer to even.
            let gain = (y - x) * ranks.players();
            let apart = |of_p: i128, of_q: i128| of_p * of_p + of_q * of_q;
            if apart(of_p + gain, of_q - gain) >= apart(of_p, of_q) || grouping.work >= WORK {
                continue;
            }
            let before = planned.map(|_| grouping.clone());
            let seats = [SeatOfPod { pod: p, seat: i }, SeatOfPod { pod: q, seat: j }];
            let swapped = grouping.swap_if(seats[0], seats[1], costs_nothing);
            if let (true, Some(planned), Some(before)) = (swapped, planned, before)
                && !planned.can_continue(grouping, rng)
            {
                let work = grouping.work;
                *grouping = before;
                grouping.work = work;
                continue;
            }
            better |= swapped;
        }
    }
    better
}

/// Moves one player of each of three pods to the next, where that evens them out and no swap does: the first such move,
/// from the most uneven pod on. Returns whether there was one.
fn rotate(
    grouping: &mut Grouping<'_>,
    ranks: &Ranks<'_>,
    planned: Option<&PlannedRounds>,
    rng: &mut SearchRng,
) -> bool {
    let off: Vec<i128> = (0..grouping.pods())
        .map(|pod| ranks.off(grouping.members(pod)))
        .collect();
    let mut order: Vec<usize> = (0..off.len()).collect();
    order.sort_by_key(|&pod| std::cmp::Reverse(off[pod].abs()));
    for &p in &order {
        for &q in order.iter().filter(|&&q| q != p) {
            for &r in order.iter().filter(|&&r| r != p && r != q) {
                for [i, j, k] in evener(grouping, ranks, [p, q, r], &off) {
                    if grouping.work >= WORK {
                        return false;
                    }
                    let before = grouping.clone();
                    let [a, b, c] = [(p, i), (q, j), (r, k)].map(|(pod, seat)| SeatOfPod { pod, seat });
                    // Two swaps: the player of p goes to q, that of q to r, that of r to p.
                    let mut first = Cost::default();
                    grouping.swap_if(a, b, |change| {
                        first = change;
                        true
                    });
                    let moved = grouping.swap_if(a, c, |change| costs_nothing(first + change));
                    if moved && planned.is_none_or(|planned| planned.can_continue(grouping, rng)) {
                        return true;
                    }
                    let work = grouping.work;
                    *grouping = before;
                    grouping.work = work;
                }
            }
        }
    }
    false
}

/// Lists the seats of three pods whose players, each moved to the next pod, leave the most uneven of the three more even.
fn evener(grouping: &Grouping<'_>, ranks: &Ranks<'_>, pods: [usize; 3], off: &[i128]) -> Vec<[usize; 3]> {
    let [p, q, r] = pods;
    let sorted = |mut of: [i128; 3]| {
        of.iter_mut().for_each(|off| *off = off.abs());
        of.sort_unstable_by(|a, b| b.cmp(a));
        of
    };
    let now = sorted(pods.map(|pod| off[pod]));
    let mut found = Vec::new();
    for i in grouping.range(p) {
        for j in grouping.range(q) {
            for k in grouping.range(r) {
                let [x, y, z] = [i, j, k].map(|seat| ranks.of(grouping.seats()[seat]));
                let players = ranks.players();
                let then = [
                    off[p] + (z - x) * players,
                    off[q] + (x - y) * players,
                    off[r] + (y - z) * players,
                ];
                if sorted(then) < now {
                    found.push([i, j, k]);
                }
            }
        }
    }
    found
}

/// Whether a change is no worse by the goals before the ranks: repeats, groups, earlier meetings (T13, T54).
fn costs_nothing(change: Cost) -> bool {
    let none = Cost::default();
    (change.first_goals(), change.meetings) <= (none.first_goals(), none.meetings)
}

/// The ranks of the players of a field.
struct Ranks<'a> {
    ranks: &'a [u32],
    total: i128,
}

impl<'a> Ranks<'a> {
    fn new(ranks: &'a [u32]) -> Self {
        Self {
            ranks,
            total: ranks.iter().map(|&rank| i128::from(rank)).sum(),
        }
    }

    fn of(&self, player: u32) -> i128 {
        i128::from(self.ranks[player as usize])
    }

    fn players(&self) -> i128 {
        self.ranks.len() as i128
    }

    /// Returns by how much a pod is weaker than the mean, times players and size: 0 is even. Pods of two sizes compare.
    fn off(&self, members: &[u32]) -> i128 {
        let sum: i128 = members.iter().map(|&player| self.of(player)).sum();
        sum * self.players() - members.len() as i128 * self.total
    }
}
