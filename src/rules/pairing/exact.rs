//! Branch and bound for fields of up to 64 players: proves that nothing is better by the first goals of T13, or finds
//! what is, as long as its counted work suffices.
//!
//! Goal by goal: with those before at their best, can this one be less? Every pod that could be is listed. Prices of the
//! players ([`super::prices`]) say what any division costs at least; a pod that with the others' least exceeds what is
//! known is struck off. What is left is branched on by the player with the fewest pods.

use super::cost::{Cost, Plan};
use super::field::Field;
use super::prices::{Column, in_units, prices};

/// misplaced, repeats, avoided, wide, spread.
pub(super) const GOALS: usize = 5;
/// Prices are integers: this many to a unit of cost.
const SCALE: i64 = 1 << 10;
/// A player with so few pods left is branched on at once.
const FEW: u32 = 4;
/// Pods that may be listed.
const LISTED: usize = 12_000;

/// What the search came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// A pairing better than the one given, pod after pod in the plan's order of sizes.
    pub better: Option<Vec<u32>>,
    /// Whether everything was tried or ruled out: then the result (the better one, or the one given) is the best.
    pub complete: bool,
}

/// Looks for a pairing that is better by the first goals than `known`, looking at most `work` times at a pod's price.
#[must_use]
pub fn prove(field: &Field, plan: &Plan, known: Cost, work: u64) -> Proof {
    debug_assert!(field.len() <= 64, "sets of players are 64-bit masks");
    let mut proof = Proof {
        better: None,
        complete: false,
    };
    let mut known = known.first_goals();
    let mut left = work;
    let mut goal = 0;
    while goal < GOALS {
        if known[goal] == 0 {
            goal += 1;
            continue;
        }
        let Some(pods) = possible(field, plan, &known) else {
            return proof;
        };
        let mut search = Search::new(field, plan, &pods, known, goal, left);
        let rest = search.everything();
        let found = search.place(rest);
        left = search.left;
        if found {
            let chosen = std::mem::take(&mut search.chosen);
            known = [0; GOALS];
            for &pod in &chosen {
                known
                    .iter_mut()
                    .zip(pods[pod].goals)
                    .for_each(|(sum, goal)| *sum += goal);
            }
            proof.better = Some(in_order(&pods, &chosen));
        } else if left == 0 {
            return proof;
        } else {
            goal += 1;
        }
    }
    proof.complete = true;
    proof
}

/// A pod that may be made.
pub(super) struct Pod {
    pub members: Vec<u8>,
    pub set: u64,
    /// 0 if it is of the plan's first size, 1 of its second.
    pub kind: usize,
    pub goals: [i64; GOALS],
}

/// The chosen pods as a row of seats, those of the first size first.
pub(super) fn in_order(pods: &[Pod], chosen: &[usize]) -> Vec<u32> {
    let mut chosen = chosen.to_vec();
    chosen.sort_unstable_by_key(|&pod| (pods[pod].kind, pod));
    chosen
        .iter()
        .flat_map(|&pod| pods[pod].members.iter().map(|&player| u32::from(player)))
        .collect()
}

/// All pods that alone are no worse than what is known; `None` if there are too many.
pub(super) fn possible(field: &Field, plan: &Plan, known: &[i64; GOALS]) -> Option<Vec<Pod>> {
    let mut pods = Vec::new();
    for (kind, place) in kinds(plan) {
        let size = plan.sizes[place];
        let mut members: Vec<u32> = Vec::with_capacity(size);
        // All sets of this size in the order of their members, cut off where they already cost too much.
        let mut next = 0;
        loop {
            let missing = (size - members.len()) as u32;
            if next + missing > field.len() as u32 {
                let Some(last) = members.pop() else { break };
                next = last + 1;
                continue;
            }
            members.push(next);
            next += 1;
            let goals = plan.pod_cost(field, place, &members).first_goals();
            // Only the condition on sizes may get better with more members.
            let mut least = goals;
            least[0] = if members.len() == size { goals[0] } else { 0 };
            if least > *known {
                members.pop();
            } else if members.len() == size {
                let set: u64 = members.iter().fold(0, |set, &player| set | 1 << player);
                least[4] += least_spread(field, plan, everyone(field) & !set);
                if least > *known {
                    members.pop();
                    continue;
                }
                if pods.len() == LISTED {
                    return None;
                }
                pods.push(Pod {
                    members: members.iter().map(|&player| player as u8).collect(),
                    set: members.iter().fold(0, |set, &player| set | 1 << player),
                    kind,
                    goals,
                });
                members.pop();
            }
        }
    }
    pods.sort_by_key(|pod| pod.members[0]); // stable: by highest member, then as listed
    Some(pods)
}

/// The least sum of differences of these players, if nobody had met: neighbours in points. With pods of two sizes it is
/// not so simple: nothing is known.
pub(super) fn least_spread(field: &Field, plan: &Plan, open: u64) -> i64 {
    if plan.border.is_some() {
        return 0;
    }
    let (mut high, mut count, mut sum) = (0, 0, 0);
    for player in players(open) {
        let points = field.points[player as usize];
        if count == 0 {
            high = points;
        }
        count += 1;
        if count == plan.sizes[0] {
            sum += i64::from(high - points);
            count = 0;
        }
    }
    sum
}

pub(super) fn everyone(field: &Field) -> u64 {
    u64::MAX >> (64 - field.len())
}

/// The plan's sizes of pods: which kind, and the place of a pod of that size.
fn kinds(plan: &Plan) -> Vec<(usize, usize)> {
    match plan.border {
        Some((change, _)) => vec![(0, 0), (1, change)],
        None => vec![(0, 0)],
    }
}

struct Search<'a> {
    pods: &'a [Pod],
    everyone: u64,
    /// Number of pods of each kind.
    kinds: [usize; 2],
    known: [i64; GOALS],
    /// The goal that is to be less.
    goal: usize,
    chosen: Vec<usize>,
    left: u64,
}

/// What is left to be done at a branch.
struct Rest {
    open: u64,
    kinds: [usize; 2],
    /// What each goal may still cost.
    may: [i64; GOALS],
    pods: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(field: &Field, plan: &Plan, pods: &'a [Pod], known: [i64; GOALS], goal: usize, left: u64) -> Self {
        let change = plan.border.map_or(plan.sizes.len(), |(change, _)| change);
        Self {
            pods,
            everyone: everyone(field),
            kinds: [change, plan.sizes.len() - change],
            known,
            goal,
            chosen: Vec::new(),
            left,
        }
    }

    fn everything(&self) -> Rest {
        let mut may = self.known;
        may[self.goal] -= 1;
        Rest {
            open: self.everyone,
            kinds: self.kinds,
            may,
            pods: (0..self.pods.len()).collect(),
        }
    }

    /// Whether the rest can be divided within what it may cost; `chosen` has the pods then.
    fn place(&mut self, mut rest: Rest) -> bool {
        if rest.open == 0 {
            return true;
        }
        self.fit(&mut rest);
        self.left = self.left.saturating_sub(1 + rest.pods.len() as u64 / 8);
        // The player with the fewest pods left decides; with hardly any of them prices are not worth their while.
        let above = match self.hardest(&rest).0 {
            0 => None,
            1..=FEW => Some(vec![0; rest.pods.len()]),
            _ => self.strike(&mut rest),
        };
        let Some(above) = above else {
            return false;
        };
        let (_, hardest) = self.hardest(&rest);
        let mut choices: Vec<(i64, usize)> = above
            .into_iter()
            .zip(rest.pods.iter().copied())
            .filter(|&(_, pod)| self.pods[pod].set >> hardest & 1 == 1)
            .collect();
        choices.sort_unstable();
        for (_, choice) in choices {
            let pod = &self.pods[choice];
            let mut after = Rest {
                open: rest.open & !pod.set,
                kinds: rest.kinds,
                may: rest.may,
                pods: rest.pods.clone(),
            };
            after.kinds[pod.kind] -= 1;
            (0..GOALS).for_each(|goal| after.may[goal] -= pod.goals[goal]);
            self.chosen.push(choice);
            if self.place(after) {
                return true;
            }
            self.chosen.pop();
            if self.left == 0 {
                return false;
            }
        }
        false
    }

    /// Strikes off the pods that no longer fit.
    fn fit(&self, rest: &mut Rest) {
        let (open, kinds, may) = (rest.open, rest.kinds, rest.may);
        rest.pods.retain(|&pod| {
            let pod = &self.pods[pod];
            let within = (0..=self.goal).all(|goal| pod.goals[goal] <= may[goal]);
            pod.set & !open == 0 && kinds[pod.kind] > 0 && within
        });
    }

    /// The player in the fewest pods: in how many, and who.
    fn hardest(&self, rest: &Rest) -> (u32, u32) {
        let mut count = [0_u32; 64];
        for &pod in &rest.pods {
            self.pods[pod]
                .members
                .iter()
                .for_each(|&player| count[player as usize] += 1);
        }
        let all = players(rest.open).map(|player| (count[player as usize], player));
        all.min().unwrap_or_default()
    }

    /// Strikes off the pods that are in no division within what the rest may cost; how much the others exceed the prices
    /// of their members. `None` if there is no such division.
    fn strike(&mut self, rest: &mut Rest) -> Option<Vec<i64>> {
        let goal = self.goal;
        // Rows: the players without a pod, and with pods of two sizes how many are of the first.
        let mut row_of = [0_u8; 64];
        for (row, player) in players(rest.open).enumerate() {
            row_of[player as usize] = row as u8;
        }
        let seats = rest.open.count_ones() as usize;
        let mut right = vec![1; seats];
        let mixed = !rest.kinds.contains(&0);
        if mixed {
            right.push(rest.kinds[0] as i64);
        }
        let mut rows = Vec::new();
        let mut ends = Vec::new();
        for &pod in &rest.pods {
            let pod = &self.pods[pod];
            rows.extend(pod.members.iter().map(|&player| row_of[player as usize]));
            rows.extend((mixed && pod.kind == 0).then_some(seats as u8));
            ends.push(rows.len());
        }
        let start = |place: usize| if place == 0 { 0 } else { ends[place - 1] };
        let column = |(place, &pod): (usize, &usize)| Column {
            rows: &rows[start(place)..ends[place]],
            uses: &self.pods[pod].goals[..goal],
            cost: self.pods[pod].goals[goal],
        };
        let columns: Vec<Column<'_>> = rest.pods.iter().enumerate().map(column).collect();
        let found = prices(
            &columns,
            &right,
            &rest.may[..goal],
            4 * (rest.may[goal] + 2),
            &mut self.left,
        );

        // Whatever the prices are: with them so low that no pod undercuts them, a division costs at least their sum. A
        // limit may be left unused, so its price is none or a fee for using it.
        let mut of_rows: Vec<i64> = found.rows.iter().map(|&price| in_units(price, SCALE)).collect();
        let of_limits: Vec<i64> = found
            .limits
            .iter()
            .map(|&price| in_units(price, SCALE).min(0))
            .collect();
        let above = |column: &Column<'_>, of_rows: &[i64]| {
            let rows: i64 = column.rows.iter().map(|&row| of_rows[row as usize]).sum();
            let uses: i64 = column
                .uses
                .iter()
                .zip(&of_limits)
                .map(|(used, price)| used * price)
                .sum();
            column.cost * SCALE - rows - uses
        };
        let lowest = columns.iter().map(|column| above(column, &of_rows)).min()?.min(0);
        let smallest = rest
            .pods
            .iter()
            .map(|&pod| self.pods[pod].members.len())
            .min()
            .unwrap_or(1) as i64;
        let lower = (-lowest + smallest - 1) / smallest;
        of_rows[..seats].iter_mut().for_each(|price| *price -= lower);
        let of_all = of_rows.iter().zip(&right).chain(of_limits.iter().zip(&rest.may));
        let room = rest.may[goal] * SCALE - of_all.map(|(price, right)| price * right).sum::<i64>();
        if room < 0 {
            return None;
        }
        let exceed: Vec<i64> = columns.iter().map(|column| above(column, &of_rows)).collect();
        let mut place = 0;
        rest.pods.retain(|_| {
            place += 1;
            exceed[place - 1] <= room
        });
        Some(exceed.into_iter().filter(|&exceed| exceed <= room).collect())
    }
}

/// The players of a set, ascending.
pub(super) fn players(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::pairing::field::tests::field;

    #[test]
    fn finds_the_best_and_knows_it() {
        // Eight players of whom the first four met, and so did the others: two pods of two and two.
        let lists = (0..8).map(|player: u32| {
            (0..8)
                .filter(|&other| other != player && other / 4 == player / 4)
                .collect()
        });
        let field = field(&[10, 10, 5, 5, 5, 5, 0, 0], lists.collect());
        let plan = Plan::new(&field, vec![4, 4]);
        let cost = |seats: &[u32]| plan.pod_cost(&field, 0, &seats[..4]) + plan.pod_cost(&field, 1, &seats[4..]);
        let start = cost(&[0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(start.first_goals(), [0, 12, 0, 0, 10]);
        let proof = prove(&field, &plan, start, 100_000);
        let best = cost(&proof.better.expect("a better one exists"));
        assert!(proof.complete);
        assert_eq!(best.first_goals(), [0, 4, 0, 0, 10]);
        let again = prove(&field, &plan, best, 100_000);
        assert_eq!(
            again,
            Proof {
                better: None,
                complete: true
            }
        );
        assert!(
            !prove(&field, &plan, start, 1).complete,
            "too little work proves nothing"
        );
    }
}
