//! The seated players of a round by dense numbers, and the cost of their pods by the first goals of T13.

use super::Paired;
use podium_event::profile::SmallerPodsAt;

/// Repeats, pairs of one group, wide pods, sum of spreads.
pub type Goals = [u32; 4];

/// The seated players of a round.
pub struct Hall {
    /// Index of each player in the event.
    pub players: Vec<usize>,
    pub points: Vec<u32>,
    /// The players whom each player had met, as bits.
    met: Vec<Vec<u64>>,
    group: Vec<Option<String>>,
    /// The difference in points from which on a pod is wide: two wins.
    wide: u32,
    /// The end that has the smaller pods, if the round follows that rule.
    smaller: Option<SmallerPodsAt>,
}

impl Hall {
    /// Numbers the players pod by pod. Also returns the pods by those numbers.
    pub fn new(paired: &Paired<'_>) -> (Self, Vec<Vec<usize>>) {
        let players = paired.pods.concat();
        let mut number = vec![usize::MAX; paired.event.players().len()];
        for (dense, &player) in players.iter().enumerate() {
            number[player] = dense;
        }
        let mut met = vec![vec![0_u64; players.len().div_ceil(64)]; players.len()];
        for (dense, &player) in players.iter().enumerate() {
            for &other in &paired.before.line(player).opponents {
                if let Some(word) = met[dense].get_mut(number[other] / 64) {
                    *word |= 1 << (number[other] % 64);
                }
            }
        }
        let group = |&player: &usize| paired.event.players()[player].group();
        let mut hall = Self {
            points: players.iter().map(|&player| paired.points(player)).collect(),
            group: players.iter().map(group).collect(),
            players,
            met,
            wide: (2 * paired.event.profile().points.win).max(1),
            smaller: None,
        };
        let pods: Vec<Vec<usize>> = paired
            .pods
            .iter()
            .map(|pod| pod.iter().map(|&player| number[player]).collect())
            .collect();
        // before anybody has points both ends are equally good, and a round that deviates does so everywhere
        hall.smaller = Some(paired.event.profile().smaller_pods_at);
        if !hall.keeps_to_its_end(&pods) {
            hall.smaller = None;
        }
        (hall, pods)
    }

    pub fn has_met(&self, a: usize, b: usize) -> bool {
        self.met[a][b / 64] >> (b % 64) & 1 == 1
    }

    /// The cost of a pod.
    pub fn cost(&self, pod: &[usize]) -> Goals {
        let [mut repeats, mut together] = [0, 0];
        let (mut low, mut high) = (u32::MAX, 0);
        for (seat, &a) in pod.iter().enumerate() {
            low = low.min(self.points[a]);
            high = high.max(self.points[a]);
            for &b in &pod[..seat] {
                repeats += u32::from(self.has_met(a, b));
                together += u32::from(self.group[a].is_some() && self.group[a] == self.group[b]);
            }
        }
        let spread = high.saturating_sub(low);
        [repeats, together, u32::from(spread >= self.wide), spread]
    }

    /// The cost of a division.
    pub fn total(&self, pods: &[Vec<usize>]) -> Goals {
        let mut total = [0; 4];
        for pod in pods {
            let cost = self.cost(pod);
            total.iter_mut().zip(cost).for_each(|(sum, cost)| *sum += cost);
        }
        total
    }

    /// Returns whether no smaller pod reaches above a larger one (T12), or the other way round with smaller pods at the
    /// top.
    pub fn keeps_to_its_end(&self, pods: &[Vec<usize>]) -> bool {
        let Some(end) = self.smaller else { return true };
        let largest = pods.iter().map(Vec::len).max().unwrap_or(0);
        let highs = |full: bool| {
            let some = pods.iter().filter(move |pod| (pod.len() == largest) == full);
            some.map(move |pod| pod.iter().map(|&player| self.points[player]).max().unwrap_or(0))
        };
        let (upper, lower) = match end {
            SmallerPodsAt::Lowest => (highs(true).min(), highs(false).max()),
            SmallerPodsAt::Highest => (highs(false).min(), highs(true).max()),
        };
        upper.zip(lower).is_none_or(|(upper, lower)| upper >= lower)
    }

    /// Returns the sum of spreads if only the points decided: the sizes in order, filled from the top.
    pub fn least_spread(&self, pods: &[Vec<usize>], end: SmallerPodsAt) -> u32 {
        let mut points = self.points.clone();
        points.sort_unstable_by(|a, b| b.cmp(a));
        let mut sizes: Vec<usize> = pods.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        if end == SmallerPodsAt::Lowest {
            sizes.reverse();
        }
        let mut start = 0;
        let mut sum = 0;
        for size in sizes {
            sum += points[start] - points[start + size - 1];
            start += size;
        }
        sum
    }
}
