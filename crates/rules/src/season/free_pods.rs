//! Free pods from those who wait: nobody with the same people twice where it can be helped, and people who want to play the same
//! bracket together.

/// Somebody who waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Waiting {
    /// The bracket that they want to play; `None`: any.
    pub bracket: Option<u32>,
}

/// What a pair that has met costs, for each time squared: more than all differences of brackets in a pod.
const MET: u64 = 1_000;
/// What a difference of brackets costs, squared.
const BRACKET: u64 = 10;
/// Up to so many people every choice is tried.
const TRIED: usize = 9;
/// How many times larger pods are improved at most.
const PASSES: usize = 50;
/// So many people who came one after the other are seated among each other, twice as many at the end of the queue: with everybody
/// among everybody, the work for thousands would hold up other writers. A multiple of four, so that pods of three are at the end.
const BLOCK: usize = 64;

/// Forms pods of four, or of three where four do not fit, from those who wait, the longest first; `met` says how many times two
/// of them have played together. Who is in no pod waits on: the last ones, at most two. Pods have indices of `waiting`, and are in
/// the order of their first members.
pub fn form_pods(waiting: &[Waiting], met: impl Fn(usize, usize) -> u32) -> Vec<Vec<usize>> {
    let mut pods: Vec<Vec<usize>> = Vec::with_capacity(waiting.len() / 3);
    let mut first = 0;
    while first < waiting.len() {
        let left = waiting.len() - first;
        let people = if left < 2 * BLOCK { left } else { BLOCK };
        let of_block = form_block(&waiting[first..first + people], |a, b| met(first + a, first + b));
        let in_queue = |pod: &Vec<usize>| pod.iter().map(|one| first + one).collect::<Vec<_>>();
        pods.extend(of_block.iter().map(in_queue));
        first += people;
    }
    pods
}

/// Forms the pods of some people who came one after the other.
fn form_block(waiting: &[Waiting], met: impl Fn(usize, usize) -> u32) -> Vec<Vec<usize>> {
    let sizes = sizes(waiting.len());
    let people: usize = sizes.iter().sum();
    let cost = Costs::new(waiting, people, met);
    let mut pods = match people <= TRIED {
        true => cost.best(&sizes),
        false => cost.improved(&sizes),
    };
    pods.iter_mut().for_each(|pod| pod.sort_unstable());
    pods.sort_unstable();
    pods
}

/// Returns the sizes of pods for so many people: as many of four as possible.
fn sizes(people: usize) -> Vec<usize> {
    let threes = (4 - people % 4) % 4;
    match people.checked_sub(3 * threes) {
        Some(left) => [vec![4; left / 4], vec![3; threes]].concat(),
        // one or two, or five: four play
        None => vec![4; people / 4],
    }
}

/// What each pair costs in one pod.
struct Costs {
    people: usize,
    of_pairs: Vec<u64>,
}

impl Costs {
    fn new(waiting: &[Waiting], people: usize, met: impl Fn(usize, usize) -> u32) -> Self {
        let mut of_pairs = vec![0; people * people];
        for a in 0..people {
            for b in a + 1..people {
                let times = u64::from(met(a, b));
                let apart = match (waiting[a].bracket, waiting[b].bracket) {
                    (Some(one), Some(other)) => u64::from(one.abs_diff(other)),
                    _ => 0,
                };
                let cost = MET * times * times + BRACKET * apart * apart;
                of_pairs[a * people + b] = cost;
                of_pairs[b * people + a] = cost;
            }
        }
        Self { people, of_pairs }
    }

    fn pair(&self, a: usize, b: usize) -> u64 {
        self.of_pairs[a * self.people + b]
    }

    /// Returns what somebody costs in a pod, but for one of its members.
    fn in_pod(&self, person: usize, pod: &[usize], but: usize) -> u64 {
        let others = pod.iter().filter(|&&other| other != person && other != but);
        others.map(|&other| self.pair(person, other)).sum()
    }

    /// Tries every choice.
    fn best(&self, sizes: &[usize]) -> Vec<Vec<usize>> {
        let mut found = (u64::MAX, Vec::new());
        let left: Vec<usize> = (0..self.people).collect();
        self.try_all(sizes, &left, 0, &mut Vec::new(), &mut found);
        found.1
    }

    fn try_all(
        &self,
        sizes: &[usize],
        left: &[usize],
        cost: u64,
        pods: &mut Vec<Vec<usize>>,
        found: &mut (u64, Vec<Vec<usize>>),
    ) {
        if cost >= found.0 {
            return;
        }
        let Some((&first, others)) = left.split_first() else {
            *found = (cost, pods.clone());
            return;
        };
        // the first of those who are left sits in a pod of each size that is left
        for at in 0..sizes.len() {
            if sizes[..at].contains(&sizes[at]) {
                continue;
            }
            let mut rest = sizes.to_vec();
            let size = rest.remove(at);
            for pod in with(first, others, size) {
                let of_pod: u64 = pod.iter().map(|&one| self.in_pod(one, &pod, one)).sum::<u64>() / 2;
                let left: Vec<usize> = others.iter().copied().filter(|one| !pod.contains(one)).collect();
                pods.push(pod);
                self.try_all(&rest, &left, cost + of_pod, pods, found);
                pods.pop();
            }
        }
    }

    /// Improves pods in the order of waiting, as long as two people can change places with less cost.
    fn improved(&self, sizes: &[usize]) -> Vec<Vec<usize>> {
        let mut everybody = 0..self.people;
        let mut pods: Vec<Vec<usize>> = sizes
            .iter()
            .map(|&size| everybody.by_ref().take(size).collect())
            .collect();
        for _ in 0..PASSES {
            if !self.improve(&mut pods) {
                break;
            }
        }
        pods
    }

    /// Lets people change places; returns whether anybody did.
    fn improve(&self, pods: &mut [Vec<usize>]) -> bool {
        let mut changed = false;
        for one in 0..pods.len() {
            for other in one + 1..pods.len() {
                for a in 0..pods[one].len() {
                    for b in 0..pods[other].len() {
                        let (x, y) = (pods[one][a], pods[other][b]);
                        let now = self.in_pod(x, &pods[one], x) + self.in_pod(y, &pods[other], y);
                        let then = self.in_pod(y, &pods[one], x) + self.in_pod(x, &pods[other], y);
                        if then < now {
                            (pods[one][a], pods[other][b]) = (y, x);
                            changed = true;
                        }
                    }
                }
            }
        }
        changed
    }
}

/// Returns all pods of a size that somebody can be in with some others.
fn with(first: usize, others: &[usize], size: usize) -> Vec<Vec<usize>> {
    let mut pods = vec![vec![first]];
    for (at, &other) in others.iter().enumerate() {
        let left = others.len() - at;
        let larger: Vec<Vec<usize>> = pods
            .iter()
            .filter(|pod| pod.len() < size)
            .map(|pod| [pod.as_slice(), &[other]].concat())
            .collect();
        // those that the people who are left cannot fill are of no use
        pods.retain(|pod| pod.len() == size || pod.len() + left > size);
        pods.extend(larger);
    }
    pods.retain(|pod| pod.len() == size);
    pods
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anybody(count: usize) -> Vec<Waiting> {
        vec![Waiting::default(); count]
    }

    #[test]
    fn pods_have_four_or_three_and_the_last_ones_wait() {
        let seated = |count| -> Vec<usize> {
            let pods = form_pods(&anybody(count), |_, _| 0);
            let mut seen: Vec<usize> = pods.iter().flatten().copied().collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..seen.len()).collect::<Vec<_>>(), "the first to come play");
            pods.iter().map(Vec::len).collect()
        };
        assert_eq!(seated(2), [0; 0]);
        assert_eq!((seated(3), seated(4), seated(5)), (vec![3], vec![4], vec![4]));
        assert_eq!((seated(6), seated(7), seated(8)), (vec![3, 3], vec![4, 3], vec![4, 4]));
        assert_eq!((seated(9), seated(10)), (vec![3, 3, 3], vec![4, 3, 3]));
        assert_eq!(seated(41).iter().sum::<usize>(), 41);
    }

    #[test]
    fn a_long_queue_is_seated_in_blocks() {
        for count in [127, 128, 129, 130, 131, 191, 192, 193, 500, 5_000] {
            let asked = std::cell::Cell::new(0);
            let pods = form_pods(&anybody(count), |a, b| {
                asked.set(asked.get() + 1);
                u32::from(a / 4 == b / 4)
            });
            let mut seen: Vec<usize> = pods.iter().flatten().copied().collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..count).collect::<Vec<_>>(), "everybody plays once");
            assert!(pods.is_sorted(), "in the order of their first members");
            let threes = pods.iter().filter(|pod| pod.len() == 3).count();
            assert_eq!(threes, (4 - count % 4) % 4, "{count}: as many pods of four as possible");
            let span = pods.iter().map(|pod| pod[pod.len() - 1] - pod[0]).max();
            assert!(
                span < Some(2 * BLOCK),
                "{count}: nobody is seated far from their place in the queue"
            );
            assert!(asked.get() <= count * BLOCK, "{count}: {} pairs", asked.get());
            let again = |pod: &&Vec<usize>| pod.windows(2).any(|pair| pair[0] / 4 == pair[1] / 4);
            assert_eq!(pods.iter().filter(again).count(), 0, "{count}: nobody meets again");
        }
    }

    #[test]
    fn a_short_queue_is_one_block() {
        let waiting: Vec<Waiting> = (0..2 * BLOCK as u32)
            .map(|one| Waiting {
                bracket: Some(one * 7 % 5 + 1).filter(|_| one % 3 > 0),
            })
            .collect();
        let met = |a: usize, b: usize| u32::from((a + b).is_multiple_of(11));
        for count in [0, 2, 5, 9, 10, 63, 64, 65, 100, 2 * BLOCK - 1] {
            assert_eq!(
                form_pods(&waiting[..count], met),
                form_block(&waiting[..count], met),
                "{count}"
            );
        }
        assert_ne!(form_pods(&waiting, met), form_block(&waiting, met), "two blocks");
    }

    #[test]
    fn nobody_meets_again_where_it_can_be_helped() {
        // sixteen people play five rounds without meeting twice if they are seated well; two rounds are easy
        for count in [8, 9, 12, 16, 32] {
            let first = form_pods(&anybody(count), |_, _| 0);
            let together = |a, b| u32::from(first.iter().any(|pod| pod.contains(&a) && pod.contains(&b)));
            let second = form_pods(&anybody(count), together);
            let again = second.iter().map(|pod| {
                let pairs = pod
                    .iter()
                    .flat_map(|&a| pod.iter().filter(move |&&b| a < b).map(move |&b| (a, b)));
                pairs.filter(|&(a, b)| together(a, b) > 0).count()
            });
            let least = match count {
                // two pods of four from two pods of four: two pairs in each
                8 => 4,
                // three pods of four from three: one pair in each
                12 => 3,
                _ => 0,
            };
            assert_eq!(again.sum::<usize>(), least, "{count}: {second:?}");
        }
    }

    #[test]
    fn the_same_bracket_plays_together() {
        let brackets = [2, 4, 2, 4, 4, 2, 4, 2];
        let waiting = brackets.map(|bracket| Waiting { bracket: Some(bracket) });
        assert_eq!(form_pods(&waiting, |_, _| 0), [vec![0, 2, 5, 7], vec![1, 3, 4, 6]]);
        // but rather with others than with the same people again
        let met = |a: usize, b: usize| u32::from(brackets[a] == brackets[b]);
        let mixed = form_pods(&waiting, met);
        assert!(
            mixed
                .iter()
                .all(|pod| pod.iter().filter(|&&one| brackets[one] == 2).count() == 2),
            "{mixed:?}"
        );
    }
}
