//! An exact solver for one round: whether any division into pods is better by the first goals of T13 than a known one.
//!
//! The goals are settled one after the other: can this goal be lower while those before it keep their best values?
//! Every possible pod is a column. Dual prices of the players (linear programming) bound the cost of any division from
//! below, and pods that would exceed the known cost at those prices are in no better division. The rest is tried by
//! branching, with new prices at every branch.

use super::simplex::{Column, prices};

/// Repeats, pairs of one group, wide pods, sum of spreads.
pub type Goals = [u32; 4];

/// One round to be divided: the seated players by number, with their points, groups and opponents.
#[derive(Debug, Clone)]
pub struct Round {
    pub points: Vec<u32>,
    pub met: Vec<Vec<bool>>,
    /// Household or team; 0 for none.
    pub group: Vec<u32>,
    /// Points of a win.
    pub win: u32,
    /// Number of pods of four and of pods of three.
    pub pods: [usize; 2],
}

/// Integer prices per unit of cost.
const SCALE: i64 = 1 << 12;
/// A player with at most so many pods left is branched on at once.
const FEW: u32 = 4;
/// Branches after which the solver gives up; it never has.
const BRANCHES: u64 = 200_000;

#[derive(Debug, Clone)]
struct Pod {
    members: Vec<usize>,
    /// The members as a set.
    set: u64,
    goals: Goals,
}

struct Search<'a> {
    goal: usize,
    players: usize,
    known: Goals,
    pods: &'a [Pod],
    chosen: Vec<usize>,
    branches: u64,
}

/// The open part of a division at a branch.
#[derive(Clone)]
struct Rest {
    /// Players without a pod, as a set.
    open: u64,
    /// Number of pods of four and of three still to be made.
    pods: [u32; 2],
    /// What each goal may still cost.
    left: [i64; 4],
    columns: Vec<usize>,
}

impl Round {
    /// Returns the goals of one pod.
    pub fn goals(&self, members: &[usize]) -> Goals {
        let mut goals = [0; 4];
        for (seat, &a) in members.iter().enumerate() {
            for &b in &members[..seat] {
                goals[0] += u32::from(self.met[a][b]);
                goals[1] += u32::from(self.group[a] != 0 && self.group[a] == self.group[b]);
            }
        }
        let points = members.iter().map(|&player| self.points[player]);
        goals[3] = points.clone().max().unwrap_or(0) - points.min().unwrap_or(0);
        goals[2] = u32::from(goals[3] >= 2 * self.win);
        goals
    }

    /// Finds a division whose goals are lower than `known`; `None` if there is certainly none.
    pub fn better(&self, known: Goals) -> Option<Vec<Vec<usize>>> {
        // T12: with pods of two sizes no smaller pod may reach above a larger one, so there is a border that all larger
        // pods reach and no smaller one exceeds.
        let mut borders = self.points.clone();
        borders.sort_unstable();
        borders.dedup();
        if self.pods[1] == 0 || self.pods[0] == 0 {
            borders.truncate(1);
        }
        let mixed = self.pods[0] > 0 && self.pods[1] > 0;
        borders.into_iter().find_map(|border| {
            let fits = |members: &[usize]| {
                let high = members.iter().map(|&player| self.points[player]).max().unwrap_or(0);
                !mixed
                    || if members.len() == 4 {
                        high >= border
                    } else {
                        high <= border
                    }
            };
            let pods = self.possible(known, fits);
            (0..4).find_map(|goal| self.less(goal, known, &pods))
        })
    }

    fn less(&self, goal: usize, known: Goals, pods: &[Pod]) -> Option<Vec<Vec<usize>>> {
        if known[goal] == 0 || goal == 3 && known[3] <= self.least_difference(&[]) {
            return None;
        }
        let mut search = Search {
            goal,
            players: self.points.len(),
            known,
            pods,
            chosen: Vec::new(),
            branches: 0,
        };
        let mut left = known.map(i64::from);
        left[goal] -= 1;
        let rest = Rest {
            open: u64::MAX >> (64 - self.points.len()),
            pods: self.pods.map(|count| count as u32),
            left,
            columns: (0..pods.len()).collect(),
        };
        let found = search.place(rest);
        found.then(|| search.chosen.iter().map(|&pod| pods[pod].members.clone()).collect())
    }

    /// Returns a lower bound on the sum of spreads of all players but these; 0 with pods of two sizes.
    fn least_difference(&self, without: &[usize]) -> u32 {
        let others = (0..self.points.len()).filter(|player| !without.contains(player));
        let mut points: Vec<u32> = others.map(|player| self.points[player]).collect();
        points.sort_unstable();
        let size = if self.pods[1] == 0 { 4 } else { 3 };
        let neighbours = |pod: &[u32]| pod[pod.len() - 1] - pod[0];
        if self.pods.contains(&0) {
            points.chunks(size).map(neighbours).sum()
        } else {
            0
        }
    }

    /// Lists the pods that fit and cost no more than `known` each.
    fn possible(&self, known: Goals, fits: impl Fn(&[usize]) -> bool) -> Vec<Pod> {
        let n = self.points.len();
        let mut pods = Vec::new();
        let mut add = |members: &[usize]| {
            let goals = self.goals(members);
            let mut least = goals;
            least[3] += self.least_difference(members);
            if least <= known && fits(members) {
                pods.push(Pod {
                    members: members.to_vec(),
                    set: members.iter().fold(0, |set, &player| set | 1 << player),
                    goals,
                });
            }
        };
        for a in 0..n {
            for b in a + 1..n {
                if known[0] == 0 && self.met[a][b] {
                    continue;
                }
                for c in b + 1..n {
                    if known[0] == 0 && (self.met[a][c] || self.met[b][c]) {
                        continue;
                    }
                    if self.pods[1] > 0 {
                        add(&[a, b, c]);
                    }
                    if self.pods[0] > 0 {
                        (c + 1..n).for_each(|d| add(&[a, b, c, d]));
                    }
                }
            }
        }
        pods
    }
}

impl Search<'_> {
    /// Whether the rest can be divided within its budget; then `chosen` has the pods.
    fn place(&mut self, mut rest: Rest) -> bool {
        self.branches += 1;
        assert!(self.branches < BRANCHES, "the solver cannot decide: {:?}", self.known);
        if rest.open == 0 {
            return true;
        }
        self.fit(&mut rest);
        // Branch on the player with the fewest pods. With very few of them new prices are not worth their cost.
        let (fewest, _) = self.hardest(&rest);
        let reduced = if fewest <= FEW {
            Some(vec![0; rest.columns.len()])
        } else {
            self.cut(&mut rest)
        };
        let Some(reduced) = reduced.filter(|_| fewest > 0) else {
            return false;
        };
        let (_, hardest) = self.hardest(&rest);
        let mut choices: Vec<(i64, usize)> = rest
            .columns
            .iter()
            .zip(reduced)
            .filter(|(column, _)| self.pods[**column].set >> hardest & 1 == 1)
            .map(|(&column, reduced)| (reduced, column))
            .collect();
        choices.sort_unstable();
        for (_, choice) in choices {
            let pod = &self.pods[choice];
            let mut after = rest.clone();
            after.open &= !pod.set;
            after.pods[usize::from(pod.members.len() == 3)] -= 1;
            (0..4).for_each(|goal| after.left[goal] -= i64::from(pod.goals[goal]));
            self.chosen.push(choice);
            if self.place(after) {
                return true;
            }
            self.chosen.pop();
        }
        false
    }

    /// Removes the pods that no longer fit.
    fn fit(&self, rest: &mut Rest) {
        let (open, pods, left) = (rest.open, rest.pods, rest.left);
        let goals = self.goal + 1;
        rest.columns.retain(|&column| {
            let pod = &self.pods[column];
            if pod.set & !open != 0 || pods[usize::from(pod.members.len() == 3)] == 0 {
                return false;
            }
            let mut goals = pod.goals.iter().zip(left).take(goals);
            goals.all(|(&cost, left)| i64::from(cost) <= left)
        });
    }

    /// Returns the player who is in the fewest pods, with the number of those first.
    fn hardest(&self, rest: &Rest) -> (u32, usize) {
        let mut count = vec![0_u32; self.players];
        for &column in &rest.columns {
            for &player in &self.pods[column].members {
                count[player] += 1;
            }
        }
        let open = (0..self.players).filter(|&player| rest.open >> player & 1 == 1);
        open.map(|player| (count[player], player))
            .min()
            .expect("somebody is without a pod")
    }

    /// Removes the pods that are in no division within the budget, and returns how much the others exceed their prices.
    /// `None` if there is no such division.
    fn cut(&self, rest: &mut Rest) -> Option<Vec<i64>> {
        let goal = self.goal;
        // Rows: the open players, and the number of pods of four if there are pods of three too.
        let mut row_of = vec![usize::MAX; self.players];
        let mut right = Vec::new();
        for player in (0..self.players).filter(|&player| rest.open >> player & 1 == 1) {
            row_of[player] = right.len();
            right.push(1);
        }
        let mixed = (rest.pods[0] > 0 && rest.pods[1] > 0).then_some(right.len());
        right.extend(mixed.map(|_| rest.pods[0]));
        let limited: Vec<usize> = (0..goal).filter(|&g| self.known[g] > 0).collect();
        let limits: Vec<u32> = limited.iter().map(|&g| rest.left[g] as u32).collect();
        let column = |&column: &usize| {
            let pod = &self.pods[column];
            let mut column = Column::costing(pod.goals[goal]);
            for &player in &pod.members {
                column.add(row_of[player]);
            }
            if let Some(row) = mixed.filter(|_| pod.members.len() == 4) {
                column.add(row);
            }
            for (used, &goal) in column.uses.iter_mut().zip(&limited) {
                *used = pod.goals[goal];
            }
            column
        };
        let columns: Vec<Column> = rest.columns.iter().map(column).collect();
        let found = prices(&columns, &right, &limits, 40 * right.len());
        // From here on in integers: the bound holds for any prices.
        let mut row_prices: Vec<i64> = found
            .rows
            .iter()
            .map(|&price| (price * SCALE as f64).round() as i64)
            .collect();
        let limit_prices: Vec<i64> = found
            .limits
            .iter()
            .map(|&price| ((price * SCALE as f64).round() as i64).min(0))
            .collect();
        let above = |column: &Column, prices: &[i64]| {
            let mut above = i64::from(column.cost) * SCALE;
            for &row in column.rows() {
                above -= prices[row];
            }
            for (&used, price) in column.uses.iter().zip(&limit_prices) {
                above -= i64::from(used) * price;
            }
            above
        };
        let lowest = columns.iter().map(|column| above(column, &row_prices)).min()?.min(0);
        let correction = (-lowest + 2) / 3;
        let seats = rest.open.count_ones() as usize;
        row_prices[..seats].iter_mut().for_each(|price| *price -= correction);
        let bound: i64 = row_prices
            .iter()
            .zip(&right)
            .map(|(price, &right)| price * i64::from(right))
            .sum::<i64>()
            + limit_prices
                .iter()
                .zip(&limits)
                .map(|(price, &limit)| price * i64::from(limit))
                .sum::<i64>();
        let room = rest.left[goal] * SCALE - bound;
        if room < 0 {
            return None;
        }
        let mut kept = Vec::new();
        let mut place = 0;
        rest.columns.retain(|_| {
            let reduced = above(&columns[place], &row_prices);
            place += 1;
            if reduced <= room {
                kept.push(reduced);
            }
            reduced <= room
        });
        Some(kept)
    }
}
