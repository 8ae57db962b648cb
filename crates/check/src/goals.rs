//! The seated players of a round by dense numbers, and the cost of their pods by the first goals of T13.

use std::collections::BTreeMap;

use super::Paired;
use super::wager::win_step;
use podium_event::PlayerIx;
use podium_event::profile::{RoundKind, SmallerPodsAt};

/// Repeats, players in a smaller pod again where that is to happen to nobody, pairs of one group, wide pods, sum of
/// spreads.
pub type Goals = [u32; 5];

/// The seated players of a round.
pub struct Hall {
    /// Index of each player in the event.
    pub players: Vec<usize>,
    pub points: Vec<u32>,
    /// The players whom each player had met, as bits.
    met: Vec<Vec<u64>>,
    /// How often pairs have met, of those who have met more than once; the lower number first.
    often: BTreeMap<(usize, usize), u32>,
    group: Vec<Option<String>>,
    /// Who sat in a smaller pod before, where that is to happen to nobody twice; otherwise nobody.
    sat_smaller: Vec<bool>,
    /// The standard size of a pod.
    size: usize,
    /// The difference in points from which on a pod is wide: two wins.
    wide: u32,
    /// The end that has the smaller pods, if the round follows that rule.
    smaller: Option<SmallerPodsAt>,
}

impl Hall {
    /// Numbers the players pod by pod; with their points only if the round is made by them. Also returns the pods by those
    /// numbers.
    pub fn new(paired: &Paired<'_>) -> (Self, Vec<Vec<usize>>) {
        let flat = matches!(paired.kind(), RoundKind::Random | RoundKind::Spread);
        Self::of(paired, !flat)
    }

    /// The same with the players' points, whatever the round is made by.
    pub fn of(paired: &Paired<'_>, by_points: bool) -> (Self, Vec<Vec<usize>>) {
        let players = paired.pods.concat();
        let mut number = vec![usize::MAX; paired.event.players().len()];
        for (dense, &player) in players.iter().enumerate() {
            number[player] = dense;
        }
        let mut met = vec![vec![0_u64; players.len().div_ceil(64)]; players.len()];
        let mut often = BTreeMap::new();
        for (dense, &player) in players.iter().enumerate() {
            for (&other, &times) in &paired.before.line(player).opponents {
                let other = number[other];
                if let Some(word) = met[dense].get_mut(other / 64) {
                    *word |= 1 << (other % 64);
                }
                if times > 1 && other != usize::MAX {
                    often.insert((dense.min(other), dense.max(other)), times);
                }
            }
        }
        let points = |player: usize| if by_points { paired.points(player) } else { 0 };
        let group = |&player: &usize| paired.event.players()[player].group();
        let mut hall = Self {
            points: players.iter().map(|&player| points(player)).collect(),
            group: players.iter().map(group).collect(),
            sat_smaller: players.iter().map(|&player| sat_smaller(paired, player)).collect(),
            size: paired.event.profile().pod_size as usize,
            players,
            met,
            often,
            wide: (2 * win_step(paired.event.profile())).max(1),
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

    /// Returns how often two players have met.
    pub fn times(&self, a: usize, b: usize) -> u32 {
        match self.has_met(a, b) {
            true => self.often.get(&(a.min(b), a.max(b))).copied().unwrap_or(1),
            false => 0,
        }
    }

    /// Returns the pairs of a division who have met, with how often.
    pub fn meetings(&self, pods: &[Vec<usize>]) -> Vec<(usize, usize, u32)> {
        let mut meetings = Vec::new();
        for pod in pods {
            for (seat, &a) in pod.iter().enumerate() {
                let met = pod[..seat].iter().map(|&b| (b, a, self.times(a, b)));
                meetings.extend(met.filter(|(.., times)| *times > 0));
            }
        }
        meetings
    }

    /// Returns the differences in points of the pods from the top down: of larger pods first, or of smaller ones if those
    /// are at the top, and of the pods of one size by their points (T13, the fourth goal).
    pub fn differences(&self, pods: &[Vec<usize>]) -> Vec<u32> {
        let mut rows: Vec<(i64, Vec<u32>)> = Vec::new();
        for pod in pods {
            let mut points: Vec<u32> = pod.iter().map(|&player| self.points[player]).collect();
            points.sort_unstable_by(|a, b| b.cmp(a));
            let size = pod.len() as i64;
            let first = match self.smaller {
                Some(SmallerPodsAt::Highest) => -size,
                _ => size,
            };
            rows.push((first, points));
        }
        rows.sort_unstable_by(|a, b| b.cmp(a));
        rows.iter()
            .map(|(_, points)| points[0] - points[points.len() - 1])
            .collect()
    }

    /// The cost of a pod.
    pub fn cost(&self, pod: &[usize]) -> Goals {
        let [mut repeats, mut together, mut again] = [0, 0, 0];
        let (mut low, mut high) = (u32::MAX, 0);
        for (seat, &a) in pod.iter().enumerate() {
            low = low.min(self.points[a]);
            high = high.max(self.points[a]);
            again += u32::from(pod.len() < self.size && self.sat_smaller[a]);
            for &b in &pod[..seat] {
                repeats += u32::from(self.has_met(a, b));
                together += u32::from(self.group[a].is_some() && self.group[a] == self.group[b]);
            }
        }
        let spread = high.saturating_sub(low);
        [repeats, again, together, u32::from(spread >= self.wide), spread]
    }

    /// The cost of a division.
    pub fn total(&self, pods: &[Vec<usize>]) -> Goals {
        let mut total = [0; 5];
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

/// Returns whether a player sat in a pod below the standard size before this round, in a tournament in which nobody is to do
/// so twice.
fn sat_smaller(paired: &Paired<'_>, player: usize) -> bool {
    let profile = paired.event.profile();
    let earlier = paired
        .event
        .swiss()
        .iter()
        .filter(|earlier| earlier.number < paired.round.number);
    let mut pods = earlier.flat_map(|earlier| &earlier.pods);
    let sat =
        |seats: &[PlayerIx]| seats.len() < profile.pod_size as usize && seats.iter().any(|one| one.ix() == player);
    profile.house.smaller_pods_once && pods.any(|pod| sat(&pod.seats))
}
