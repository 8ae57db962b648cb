//! Whether a round could have been divided into pods of the same sizes with fewer repeats, or with fewer earlier meetings:
//! found by one swap, by exhaustive search, or by a search that can only prove that it was possible.

use super::goals::{Goals, Hall};

/// The finding about a round's repeats.
pub enum Fewer {
    /// A division with fewer repeats; with the two players whose swap is enough, if one swap is.
    Found {
        pods: Vec<Vec<usize>>,
        repeats: u32,
        swap: Option<(usize, usize)>,
    },
    /// Every division was tried.
    None,
    /// Not every division was tried.
    NotFound,
}

/// The most players that a search places before it gives up.
const WORK: u32 = 300_000;
/// The largest round that is tried pod by pod: the search is as deep as there are players.
const TRIED: usize = 400;
/// The most swaps that a search tries.
const SWAPS: u32 = 200_000;

/// Searches for a division with fewer repeats than these pods have.
pub fn fewer_repeats(hall: &Hall, pods: &[Vec<usize>]) -> Fewer {
    let have = hall.total(pods)[0];
    let swap = better_swap(hall, pods, |cost| cost[0] > 0, |goals, known| goals[0] < known[0]);
    let mut all_tried = hall.players.len() <= TRIED;
    // divisions that one swap reaches need no search
    let sought = swap.map_or(have, |(_, goals)| goals[0]);
    let keeps = |pods: &[Vec<usize>]| hall.keeps_to_its_end(pods);
    for most in (0..sought).filter(|_| hall.players.len() <= TRIED) {
        let mut search = Search::new(hall, pods, most, &keeps);
        if search.place() {
            return found(hall, search.chosen);
        }
        all_tried &= search.work > 0;
    }
    if let Some(((a, b), goals)) = swap {
        return Fewer::Found {
            pods: swapped(pods, a, b),
            repeats: goals[0],
            swap: Some((a, b)),
        };
    }
    if all_tried {
        return Fewer::None;
    }
    by_swaps(hall, pods, have).map_or(Fewer::NotFound, |pods| found(hall, pods))
}

/// Returns the sum of the squares of earlier meetings (T54).
pub fn squares(hall: &Hall, pods: &[Vec<usize>]) -> u32 {
    hall.meetings(pods).iter().map(|(.., times)| times * times).sum()
}

/// Searches for the division with the fewest earlier meetings (T54) that is as good by the goals before that one.
pub fn fewer_meetings(hall: &Hall, pods: &[Vec<usize>]) -> Option<Vec<Vec<usize>>> {
    let goals = hall.total(pods);
    let differences = hall.differences(pods);
    let mut best: Option<Vec<Vec<usize>>> = None;
    let mut least = squares(hall, pods);
    // A pair who have met once counts 1, so there cannot be less than the number of repeats.
    while least > goals[0] && hall.players.len() <= TRIED {
        let is_better = |pods: &[Vec<usize>]| {
            squares(hall, pods) < least
                && hall.total(pods) <= goals
                && hall.differences(pods) <= differences
                && hall.keeps_to_its_end(pods)
        };
        let mut search = Search::new(hall, pods, goals[0], &is_better);
        if !search.place() {
            break;
        }
        let chosen = search.chosen;
        least = squares(hall, &chosen);
        best = Some(chosen);
    }
    best
}

fn found(hall: &Hall, pods: Vec<Vec<usize>>) -> Fewer {
    Fewer::Found {
        repeats: hall.total(&pods)[0],
        pods,
        swap: None,
    }
}

/// Returns the best swap of two players of different pods for which `is_better` accepts the goals after it and before
/// it. `matters` accepts the pods that have something to gain; of two pods that it rejects, nobody is swapped.
pub fn better_swap(
    hall: &Hall,
    pods: &[Vec<usize>],
    matters: impl Fn(&Goals) -> bool,
    is_better: impl Fn(Goals, Goals) -> bool,
) -> Option<((usize, usize), Goals)> {
    let mut pods = pods.to_vec();
    let costs: Vec<Goals> = pods.iter().map(|pod| hall.cost(pod)).collect();
    let known = hall.total(&pods);
    let mixed = pods.iter().any(|pod| pod.len() != pods[0].len());
    let mut best: Option<((usize, usize), Goals)> = None;
    for (p, cost_p) in costs.iter().enumerate() {
        for (q, cost_q) in costs.iter().enumerate().take(p) {
            if !matters(cost_p) && !matters(cost_q) {
                continue;
            }
            for i in 0..pods[p].len() {
                for j in 0..pods[q].len() {
                    let (a, b) = (pods[p][i], pods[q][j]);
                    (pods[p][i], pods[q][j]) = (b, a);
                    let (new_p, new_q) = (hall.cost(&pods[p]), hall.cost(&pods[q]));
                    let goals: Goals = std::array::from_fn(|goal| {
                        known[goal] + new_p[goal] + new_q[goal] - cost_p[goal] - cost_q[goal]
                    });
                    let better = is_better(goals, best.map_or(known, |(_, best)| best));
                    if better && (!mixed || hall.keeps_to_its_end(&pods)) {
                        best = Some(((b, a), goals));
                    }
                    (pods[p][i], pods[q][j]) = (a, b);
                }
            }
        }
    }
    best
}

/// Returns the pods after two players have changed places.
pub fn swapped(pods: &[Vec<usize>], a: usize, b: usize) -> Vec<Vec<usize>> {
    let change = |&player: &usize| match player {
        player if player == a => b,
        player if player == b => a,
        other => other,
    };
    pods.iter().map(|pod| pod.iter().map(change).collect()).collect()
}

/// The search of every division with at most a given number of repeats, pod by pod, until one is accepted.
struct Search<'a> {
    hall: &'a Hall,
    accepts: &'a dyn Fn(&[Vec<usize>]) -> bool,
    /// Pod sizes with the number of pods left of each.
    sizes: Vec<(usize, usize)>,
    open: Vec<bool>,
    chosen: Vec<Vec<usize>>,
    /// The repeats that are still allowed.
    left: u32,
    work: u32,
}

impl<'a> Search<'a> {
    fn new(hall: &'a Hall, pods: &[Vec<usize>], most: u32, accepts: &'a dyn Fn(&[Vec<usize>]) -> bool) -> Self {
        let mut sizes: Vec<(usize, usize)> = Vec::new();
        for pod in pods {
            match sizes.iter_mut().find(|(size, _)| *size == pod.len()) {
                Some((_, count)) => *count += 1,
                None => sizes.push((pod.len(), 1)),
            }
        }
        Self {
            hall,
            accepts,
            sizes,
            open: vec![true; hall.players.len()],
            chosen: Vec::new(),
            left: most,
            work: WORK,
        }
    }

    /// Places everybody who is open; returns `true` once a division is found.
    fn place(&mut self) -> bool {
        let Some(first) = self.open.iter().position(|&open| open) else {
            return (self.accepts)(&self.chosen);
        };
        self.open[first] = false;
        for size in 0..self.sizes.len() {
            if self.sizes[size].1 == 0 {
                continue;
            }
            self.sizes[size].1 -= 1;
            let mut pod = vec![first];
            if self.fill(&mut pod, self.sizes[size].0) {
                return true;
            }
            self.sizes[size].1 += 1;
        }
        self.open[first] = true;
        false
    }

    /// Fills a pod with players after its last one, then places the others.
    fn fill(&mut self, pod: &mut Vec<usize>, size: usize) -> bool {
        if pod.len() == size {
            self.chosen.push(pod.clone());
            if self.place() {
                return true;
            }
            self.chosen.pop();
            return false;
        }
        let last = pod[pod.len() - 1];
        for player in last + 1..self.open.len() {
            if !self.open[player] {
                continue;
            }
            if self.work == 0 {
                return false;
            }
            self.work -= 1;
            let repeats = pod.iter().filter(|&&other| self.hall.has_met(player, other)).count() as u32;
            if repeats > self.left {
                continue;
            }
            self.left -= repeats;
            self.open[player] = false;
            pod.push(player);
            if self.fill(pod, size) {
                return true;
            }
            pod.pop();
            self.open[player] = true;
            self.left += repeats;
        }
        false
    }
}

/// Walks through divisions by swaps of a player with a repeat, never to more repeats.
fn by_swaps(hall: &Hall, start: &[Vec<usize>], have: u32) -> Option<Vec<Vec<usize>>> {
    let mut pods = start.to_vec();
    let mut costs: Vec<u32> = pods.iter().map(|pod| hall.cost(pod)[0]).collect();
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mixed = pods.iter().any(|pod| pod.len() != pods[0].len());
    for _ in 0..SWAPS {
        let repeating: Vec<usize> = (0..pods.len()).filter(|&pod| costs[pod] > 0).collect();
        let p = repeating[dice.below(repeating.len())];
        let q = dice.below(pods.len());
        if p == q {
            continue;
        }
        let (i, j) = (dice.below(pods[p].len()), dice.below(pods[q].len()));
        let (a, b) = (pods[p][i], pods[q][j]);
        (pods[p][i], pods[q][j]) = (b, a);
        let (new_p, new_q) = (hall.cost(&pods[p])[0], hall.cost(&pods[q])[0]);
        if new_p + new_q > costs[p] + costs[q] || (mixed && !hall.keeps_to_its_end(&pods)) {
            (pods[p][i], pods[q][j]) = (a, b);
            continue;
        }
        (costs[p], costs[q]) = (new_p, new_q);
        if costs.iter().sum::<u32>() < have {
            return Some(pods);
        }
    }
    None
}

/// Small pseudo-random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % bound as u64) as usize
    }
}
