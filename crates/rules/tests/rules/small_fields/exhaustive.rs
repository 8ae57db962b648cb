//! The best division of a small field into pods by the goals of T13 and T54, found by trying every one.

/// A round of a small field in numbers.
pub struct Round {
    pub points: Vec<u32>,
    /// How often each player has met each other one.
    pub times: Vec<Vec<u32>>,
    /// The difference in points from which on a pod is wide.
    pub wide: u32,
}

/// The goals up to T54 in their order: repeats, wide pods and the sum of spreads, then the spreads from the top down,
/// then the sum of the squares of earlier meetings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Goals {
    pub sums: [u32; 3],
    pub spreads: Vec<u32>,
    pub meetings: u32,
}

impl Round {
    pub fn goals(&self, pods: &[Vec<usize>]) -> Goals {
        let mut sums = [0; 3];
        for pod in pods {
            add(&mut sums, self.sums(pod));
        }
        let mut by_points: Vec<Vec<u32>> = pods.iter().map(|pod| self.sorted_points(pod)).collect();
        by_points.sort_by(|a, b| (b.len(), b).cmp(&(a.len(), a)));
        Goals {
            sums,
            spreads: by_points
                .iter()
                .map(|points| points[0] - points[points.len() - 1])
                .collect(),
            meetings: pods
                .iter()
                .flat_map(|pod| pairs(pod))
                .map(|(a, b)| self.times[a][b].pow(2))
                .sum(),
        }
    }

    /// Returns the pairs who meet at least for the third time.
    pub fn third_meetings(&self, pods: &[Vec<usize>]) -> usize {
        let all = pods.iter().flat_map(|pod| pairs(pod));
        all.filter(|&(a, b)| self.times[a][b] >= 2).count()
    }

    /// Returns the best goals of any division into pods of these sizes; no worse than `known`, which ends branches early.
    pub fn best(&self, sizes: &[usize], known: &Goals) -> Goals {
        let mut sizes = sizes.to_vec();
        sizes.sort_unstable();
        let open: Vec<usize> = (0..self.points.len()).collect();
        let mut best = known.clone();
        self.divide(&open, &sizes, &mut Vec::new(), [0; 3], &mut best);
        best
    }

    fn divide(&self, open: &[usize], sizes: &[usize], pods: &mut Vec<Vec<usize>>, sums: [u32; 3], best: &mut Goals) {
        let Some((&first, others)) = open.split_first() else {
            if self.smaller_are_last(pods) {
                let goals = self.goals(pods);
                if goals < *best {
                    *best = goals;
                }
            }
            return;
        };
        for place in 0..sizes.len() {
            // Pods of one size are interchangeable.
            if place > 0 && sizes[place] == sizes[place - 1] {
                continue;
            }
            let mut left = sizes.to_vec();
            let size = left.remove(place);
            choose(others, size - 1, &mut vec![first], &mut |pod| {
                let mut after = sums;
                add(&mut after, self.sums(pod));
                // Each of them only grows with more pods.
                if after <= best.sums {
                    let rest: Vec<usize> = others.iter().copied().filter(|player| !pod.contains(player)).collect();
                    pods.push(pod.to_vec());
                    self.divide(&rest, &left, pods, after, best);
                    pods.pop();
                }
            });
        }
    }

    fn sums(&self, pod: &[usize]) -> [u32; 3] {
        let points = self.sorted_points(pod);
        let spread = points[0] - points[points.len() - 1];
        let repeats = pairs(pod).filter(|&(a, b)| self.times[a][b] > 0).count();
        [repeats as u32, u32::from(spread >= self.wide), spread]
    }

    fn sorted_points(&self, pod: &[usize]) -> Vec<u32> {
        let mut points: Vec<u32> = pod.iter().map(|&player| self.points[player]).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points
    }

    /// T12: no smaller pod has a higher scorer than a larger one.
    fn smaller_are_last(&self, pods: &[Vec<usize>]) -> bool {
        let high = |pod: &[usize]| pod.iter().map(|&player| self.points[player]).max();
        let is_last = |a: &Vec<usize>, b: &Vec<usize>| a.len() <= b.len() || high(a) >= high(b);
        pods.iter().all(|a| pods.iter().all(|b| is_last(a, b)))
    }
}

fn add(sums: &mut [u32; 3], more: [u32; 3]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

fn pairs(pod: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    pod.iter()
        .enumerate()
        .flat_map(move |(place, &a)| pod[..place].iter().map(move |&b| (a, b)))
}

/// Passes `chosen` with every choice of `missing` more players to `each`.
fn choose(open: &[usize], missing: usize, chosen: &mut Vec<usize>, each: &mut dyn FnMut(&[usize])) {
    if missing == 0 {
        return each(chosen);
    }
    for (place, &player) in open.iter().enumerate() {
        chosen.push(player);
        choose(&open[place + 1..], missing - 1, chosen, each);
        chosen.pop();
    }
}
