//! Branch and bound for fields of up to 64 players: proves that no pairing is better by the first goals of T13, or
//! finds a better one, within a bound on counted work.
//!
//! The goals are settled one after the other: can this goal be lower while those before it keep their best values? All
//! candidate pods are listed. The dual prices of a linear program ([`super::simplex`]) give a lower bound on the cost
//! of any pairing; pods that would exceed the best known cost together with that bound are removed. The search then
//! branches on the player with the fewest pods left.
//!
//! Annealing alone left late rounds of tight fields up to eight points from the best; this search closes that gap.

use super::candidate_pods::{GOALS, Pod, in_order, possible};
use super::simplex::{Column, dual_prices, in_units};
use crate::pairing::cost::{Cost, Layout};
use crate::pairing::field::Field;
use crate::pairing::player_set::{self, everyone, players};

/// Integer prices per unit of cost.
// Prices are fractions; in integers the bound, and with it the proof, is the same on every machine (T13).
const SCALE: i64 = 1 << 10;
/// A player with at most this many pods left is branched on at once, without new prices.
const FEW: u32 = 4;

/// Result of the search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// A better pairing than the given one, if there is one: a row of seats in the layout's order of sizes.
    pub better: Option<Vec<u32>>,
    /// Whether every pairing was tried or ruled out, so that the result (the better or the given one) is the best.
    pub complete: bool,
}

/// Searches for a pairing that is better than `known` by the first goals. `work` bounds how often the price of a pod is
/// computed: counted work, unlike time, gives the same result on every machine (T13).
#[must_use]
pub fn prove(field: &Field, layout: &Layout, known: Cost, work: u64) -> Proof {
    debug_assert!(
        field.len() <= player_set::MAX_PLAYERS,
        "sets of players are 64-bit masks"
    );
    let mut proof = Proof {
        better: None,
        complete: false,
    };
    let mut known = known.first_goals();
    // One budget for all goals: a goal that is settled cheaply leaves its work to the next.
    let mut left = work;
    let mut goal = 0;
    while goal < GOALS {
        // A goal cannot go below 0.
        if known[goal] == 0 {
            goal += 1;
            continue;
        }
        // The list shrinks with every better pairing, so it is made again for each goal.
        let Some(pods) = possible(field, layout, &known) else {
            return proof;
        };
        let mut search = Search::new(field, layout, &pods, known, goal, left);
        let rest = search.everything();
        let found = search.place(rest);
        left = search.left;
        if found {
            let chosen = std::mem::take(&mut search.chosen);
            // The same goal once more: it may be lower still.
            known = [0; GOALS];
            for &pod in &chosen {
                known
                    .iter_mut()
                    .zip(pods[pod].goals)
                    .for_each(|(sum, goal)| *sum += goal);
            }
            proof.better = Some(in_order(&pods, &chosen));
        // Not found, but not ruled out either.
        } else if left == 0 {
            return proof;
        } else {
            goal += 1;
        }
    }
    proof.complete = true;
    proof
}

/// The search for one goal.
struct Search<'a> {
    pods: &'a [Pod],
    everyone: u64,
    /// Number of pods of each kind ([`Pod::kind`]).
    kinds: [usize; 2],
    known: [i64; GOALS],
    /// Index of the goal that is to be lower.
    goal: usize,
    chosen: Vec<usize>,
    /// Work that is left.
    left: u64,
}

/// The open part of a pairing at a branch.
struct Rest {
    /// Players without a pod.
    open: u64,
    /// Number of pods of each kind to be made.
    kinds: [usize; 2],
    /// What each goal may still cost.
    budget: [i64; GOALS],
    /// Indices of the pods that may be used.
    pods: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(field: &Field, layout: &Layout, pods: &'a [Pod], known: [i64; GOALS], goal: usize, left: u64) -> Self {
        let change = layout.border.map_or(layout.sizes.len(), |(change, _)| change);
        Self {
            pods,
            everyone: everyone(field.len()),
            kinds: [change, layout.sizes.len() - change],
            known,
            goal,
            chosen: Vec::new(),
            left,
        }
    }

    /// Returns the whole pairing as open: goals before this one at their best values, this one lower by at least 1.
    fn everything(&self) -> Rest {
        let mut budget = self.known;
        budget[self.goal] -= 1;
        Rest {
            open: self.everyone,
            kinds: self.kinds,
            budget,
            pods: (0..self.pods.len()).collect(),
        }
    }

    /// Whether the rest can be divided within its budget; then `chosen` has the pods.
    fn place(&mut self, mut rest: Rest) -> bool {
        if rest.open == 0 {
            return true;
        }
        self.remove_misfits(&mut rest);
        // Sieving the list is cheaper than pricing it, so it counts for less; the 1 bounds even branches without pods.
        self.left = self.left.saturating_sub(1 + rest.pods.len() as u64 / 8);
        // Branching on the player with the fewest pods keeps the tree small. With very few of them a branch is cheaper
        // than new prices.
        let above = match self.hardest(&rest).0 {
            0 => None,
            1..=FEW => Some(vec![0; rest.pods.len()]),
            _ => self.remove_too_dear(&mut rest),
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
        // Pods nearest to their members' prices first: they are the likeliest in a best pairing.
        choices.sort_unstable();
        for (_, choice) in choices {
            let pod = &self.pods[choice];
            let mut after = Rest {
                open: rest.open & !pod.set,
                kinds: rest.kinds,
                budget: rest.budget,
                pods: rest.pods.clone(),
            };
            after.kinds[pod.kind] -= 1;
            (0..GOALS).for_each(|goal| after.budget[goal] -= pod.goals[goal]);
            self.chosen.push(choice);
            if self.place(after) {
                return true;
            }
            self.chosen.pop();
            // The caller must not take this for a proof: it looks at `left`.
            if self.left == 0 {
                return false;
            }
        }
        false
    }

    /// Removes the pods that no longer fit: a member has a pod, no pod of that kind is left, or a goal is exceeded.
    fn remove_misfits(&self, rest: &mut Rest) {
        let (open, kinds, budget) = (rest.open, rest.kinds, rest.budget);
        rest.pods.retain(|&pod| {
            let pod = &self.pods[pod];
            // Later goals do not count yet: a lower value of this one beats whatever they cost.
            let within = (0..=self.goal).all(|goal| pod.goals[goal] <= budget[goal]);
            pod.set & !open == 0 && kinds[pod.kind] > 0 && within
        });
    }

    /// Returns the player who is in the fewest pods, with the number of those first.
    fn hardest(&self, rest: &Rest) -> (u32, u32) {
        let mut count = [0_u32; 64];
        for &pod in &rest.pods {
            self.pods[pod]
                .members
                .iter()
                .for_each(|&player| count[player as usize] += 1);
        }
        // A player in no pod comes first with 0: the branch is dead.
        let all = players(rest.open).map(|player| (count[player as usize], player));
        all.min().unwrap_or_default()
    }

    /// Removes the pods that no division within the budget can contain, and returns by how much each remaining pod
    /// exceeds the prices of its members. `None` if there is no such division.
    fn remove_too_dear(&mut self, rest: &mut Rest) -> Option<Vec<i64>> {
        let goal = self.goal;
        // Rows of the linear program: each open player is in one pod; with two sizes, so many pods are of the first.
        let mut row_of = [0_u8; 64];
        for (row, player) in players(rest.open).enumerate() {
            row_of[player as usize] = row as u8;
        }
        let seats = rest.open.count_ones() as usize;
        let mut right = vec![1; seats];
        // With one size left the number of pods follows from the players: the row would be redundant.
        let mixed = !rest.kinds.contains(&0);
        if mixed {
            right.push(rest.kinds[0] as i64);
        }
        let mut rows = Vec::new();
        let mut ends = Vec::new();
        for &pod in &rest.pods {
            let pod = &self.pods[pod];
            rows.extend(pod.members.iter().map(|&player| row_of[player as usize]));
            // One row suffices for two sizes: the second number follows from the first.
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
        let found = dual_prices(
            &columns,
            &right,
            &rest.budget[..goal],
            // The price of going without a pod: dearer than the whole budget, so that the program avoids it, and not 0
            // for a budget of 0.
            4 * (rest.budget[goal] + 2),
            &mut self.left,
        );

        // Duality holds for any prices, also for rounded ones: once they are so low that no pod costs less than its
        // members' prices, every division costs at least the sum of the prices. A limit need not be used up, so its
        // price is at most 0: a fee for using it.
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
        // Rounded up: lowering each member's price by this brings even the smallest pod to its cost.
        let lower = (-lowest + smallest - 1) / smallest;
        of_rows[..seats].iter_mut().for_each(|price| *price -= lower);
        let of_all = of_rows.iter().zip(&right).chain(of_limits.iter().zip(&rest.budget));
        let room = rest.budget[goal] * SCALE - of_all.map(|(price, right)| price * right).sum::<i64>();
        // Already the sum of the prices exceeds what this goal may cost.
        if room < 0 {
            return None;
        }
        let exceed: Vec<i64> = columns.iter().map(|column| above(column, &of_rows)).collect();
        // `retain` gives no index.
        let mut place = 0;
        rest.pods.retain(|_| {
            place += 1;
            exceed[place - 1] <= room
        });
        Some(exceed.into_iter().filter(|&exceed| exceed <= room).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::field::tests::field;

    #[test]
    fn finds_the_best_and_knows_it() {
        // Eight players of whom the first four met, and so did the others: two pods of two and two.
        let lists = (0..8).map(|player: u32| {
            (0..8)
                .filter(|&other| other != player && other / 4 == player / 4)
                .collect()
        });
        let field = field(&[10, 10, 5, 5, 5, 5, 0, 0], lists.collect());
        let layout = Layout::new(&field, vec![4, 4]);
        let cost = |seats: &[u32]| layout.pod_cost(&field, 0, &seats[..4]) + layout.pod_cost(&field, 1, &seats[4..]);
        let start = cost(&[0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(start.first_goals(), [0, 12, 0, 0, 10]);
        let proof = prove(&field, &layout, start, 100_000);
        let best = cost(&proof.better.expect("a better one exists"));
        assert!(proof.complete);
        assert_eq!(best.first_goals(), [0, 4, 0, 0, 10]);
        let again = prove(&field, &layout, best, 100_000);
        assert_eq!(
            again,
            Proof {
                better: None,
                complete: true
            }
        );
        assert!(
            !prove(&field, &layout, start, 1).complete,
            "too little work proves nothing"
        );
    }
}
