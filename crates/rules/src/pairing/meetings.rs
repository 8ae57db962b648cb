//! Meetings: which players have sat in one pod. Memory grows with the meetings, not with the square of the players.

/// The distinct opponents of each player: sorted lists in one array, with a 64-bit signature of each list.
#[derive(Debug, Clone)]
pub struct Meetings {
    start: Vec<u32>,
    opponents: Vec<u32>,
    /// How often the player has met each of `opponents`.
    times: Vec<u32>,
    /// Has bit `opponent % 64` set for each opponent: exact for up to 64 players; in larger fields a clear bit proves
    /// that two have not met.
    signature: Vec<u64>,
}

impl Meetings {
    /// Builds the lists from each player's opponents in any order, once for each meeting.
    #[must_use]
    pub fn new(mut lists: Vec<Vec<u32>>) -> Self {
        let mut start = vec![0];
        let (mut opponents, mut times) = (Vec::new(), Vec::new());
        let mut signature = Vec::with_capacity(lists.len());
        for list in &mut lists {
            list.sort_unstable();
            // T7: an opponent met twice is one opponent. How often they met counts for T54 alone.
            for same in list.chunk_by(|a, b| a == b) {
                opponents.push(same[0]);
                times.push(same.len() as u32);
            }
            start.push(u32::try_from(opponents.len()).expect("meetings are counted in 32 bits"));
            signature.push(list.iter().fold(0, |bits, &opponent| bits | bit(opponent)));
        }
        Self {
            start,
            opponents,
            times,
            signature,
        }
    }

    /// Whether two players have sat in one pod.
    #[must_use]
    #[inline]
    pub fn met(&self, a: u32, b: u32) -> bool {
        if self.signature[a as usize] & bit(b) == 0 {
            return false;
        }
        // Most pairs of a large field are answered by the signature alone; the list holds a few dozen opponents.
        self.signature.len() <= 64 || self.opponents(a).contains(&b)
    }

    /// Returns how often two players have sat in one pod.
    #[must_use]
    pub fn times(&self, a: u32, b: u32) -> u32 {
        let place = self.opponents(a).iter().position(|&opponent| opponent == b);
        place.map_or(0, |place| self.times[self.range(a)][place])
    }

    /// Returns a player's distinct opponents in ascending order.
    #[must_use]
    pub fn opponents(&self, player: u32) -> &[u32] {
        &self.opponents[self.range(player)]
    }

    /// Returns a player's opponents in ascending order, once for each meeting.
    pub fn each_meeting(&self, player: u32) -> impl Iterator<Item = u32> {
        let range = self.range(player);
        let counted = self.opponents[range.clone()].iter().zip(&self.times[range]);
        counted.flat_map(|(&opponent, &times)| std::iter::repeat_n(opponent, times as usize))
    }

    fn range(&self, player: u32) -> std::ops::Range<usize> {
        let player = player as usize;
        self.start[player] as usize..self.start[player + 1] as usize
    }

    /// Returns the opponents as a set; for fields of up to 64 players only.
    #[must_use]
    pub fn bits(&self, player: u32) -> u64 {
        debug_assert!(
            self.signature.len() <= 64,
            "the signature is exact up to 64 players only"
        );
        self.signature[player as usize]
    }
}

fn bit(player: u32) -> u64 {
    1 << (player % 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_meetings_in_small_and_large_fields() {
        for players in [5_u32, 64, 65, 300] {
            // Player p has met p + 1 and p + 2 (as far as they exist).
            let lists = (0..players)
                .map(|p| (0..players).filter(|&q| p != q && p.abs_diff(q) <= 2).collect())
                .collect();
            let meetings = Meetings::new(lists);
            for p in 0..players {
                for q in (0..players).filter(|&q| q != p) {
                    assert_eq!(meetings.met(p, q), p.abs_diff(q) <= 2, "{p} and {q} of {players}");
                }
            }
        }
    }

    #[test]
    fn a_rematch_is_one_opponent_met_twice() {
        let meetings = Meetings::new(vec![vec![1, 2, 1], vec![0, 0], vec![0]]);
        assert_eq!(meetings.opponents(0), [1, 2]);
        assert_eq!(meetings.each_meeting(0).collect::<Vec<_>>(), [1, 1, 2]);
        let times = [(0, 1), (1, 0), (2, 0), (1, 2)].map(|(a, b)| meetings.times(a, b));
        assert_eq!(times, [2, 2, 1, 0]);
    }
}
