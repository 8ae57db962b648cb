//! Looking ahead (T13, first goal): whether the rounds still planned can be played without a repeat after this one.
//!
//! For fields of up to 64 players, by depth-first search over whole rounds with a bound on counted work. Players who
//! have the bye now play later, so the outlook knows everybody; byes to come are taken to fall where they fit.

use super::chance::Chance;
use super::field::Field;

/// Pods tried to answer one question.
const WORK: u64 = 30_000;
/// Rounds that are followed up before a search gives up.
const FOLLOWED: u32 = 40;

/// The rounds to come, as far as they can be seen.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// Opponents of each player, by bits.
    met: Vec<u64>,
    everyone: u64,
    /// Those who play this round, and sizes of its pods with their numbers.
    now: (u64, Sizes),
    /// The same of a later round; size 1 stands for a bye.
    later: Sizes,
    /// Rounds planned after this one.
    rounds: u32,
}

/// What [`Outlook::openings`] found.
#[derive(Debug, Clone)]
pub struct Openings {
    /// Pod after pod.
    pub pairings: Vec<Vec<Vec<u32>>>,
    /// Whether every pairing of this round without a repeat was tried.
    pub all_tried: bool,
}

type Sizes = Vec<(usize, usize)>;

impl Outlook {
    /// The outlook of `field` (everyone who may be placed), of whom `playing` get pods of these sizes now, with so many
    /// rounds planned after this one. At most 64 players.
    #[must_use]
    pub fn new(field: &Field, playing: &[u32], sizes: &[usize], rounds: u32) -> Self {
        let players = field.len();
        debug_assert!(players <= 64, "sets of players are 64-bit masks");
        let mut now: Sizes = Vec::new();
        for &size in sizes {
            match now.last_mut() {
                Some((same, count)) if *same == size => *count += 1,
                _ => now.push((size, 1)),
            }
        }
        let mut later = now.clone();
        if playing.len() < players {
            later.push((1, players - playing.len()));
        }
        Self {
            met: (0..players as u32).map(|player| field.meetings.bits(player)).collect(),
            everyone: u64::MAX >> (64 - players),
            now: (mask(playing), now),
            later,
            rounds,
        }
    }

    /// Whether looking ahead matters: few enough players to see far, and rounds that use up a good part of the
    /// possible opponents.
    #[must_use]
    pub fn matters(field: &Field, sizes: &[usize], rounds: u32) -> bool {
        let met = (0..field.len() as u32)
            .map(|player| field.meetings.opponents(player).len())
            .max()
            .unwrap_or(0);
        let others = sizes.iter().max().map_or(0, |size| size - 1);
        let needed = (rounds as usize + 1) * others;
        rounds > 0 && field.len() <= 64 && needed * 5 > field.len().saturating_sub(1 + met) * 2
    }

    /// Whether it is known that all rounds planned can be played without a repeat after these pods. `false`: no way was
    /// found, or there is none.
    #[must_use]
    pub fn goes_on(&self, pods: &[Vec<u32>], chance: &mut Chance) -> bool {
        let mut search = Search::new(self, WORK);
        pods.iter().for_each(|pod| search.meet(pod));
        search.goes_on(self.rounds, chance)
    }

    /// Pairings of this round without a repeat which the planned rounds can follow: those that `count` tries find.
    #[must_use]
    pub fn openings(&self, count: u32, chance: &mut Chance) -> Openings {
        let mut openings = Vec::new();
        let mut search = Search::new(self, WORK * 4);
        let mut tries = count;
        search.cover(
            self.now.0,
            &mut self.now.1.clone(),
            &mut tries,
            chance,
            &mut |search, chance| {
                let pods = search.pods.clone();
                let outer = std::mem::replace(&mut search.work, WORK);
                if search.follow_up(self.rounds, chance) {
                    openings.push(pods);
                }
                search.work = outer;
                false
            },
        );
        Openings {
            pairings: openings,
            all_tried: search.work > 0 && tries > 0,
        }
    }
}

/// What is asked when a round is complete; `true` ends the search.
type Complete<'c> = dyn FnMut(&mut Search<'_>, &mut Chance) -> bool + 'c;

struct Search<'a> {
    outlook: &'a Outlook,
    met: Vec<u64>,
    /// Pods of the round that is being made.
    pods: Vec<Vec<u32>>,
    /// Pods that may still be tried.
    work: u64,
}

impl<'a> Search<'a> {
    fn new(outlook: &'a Outlook, work: u64) -> Self {
        Self {
            outlook,
            met: outlook.met.clone(),
            pods: Vec::new(),
            work,
        }
    }

    fn meet(&mut self, pod: &[u32]) {
        let all = mask(pod);
        pod.iter()
            .for_each(|&player| self.met[player as usize] |= all & !(1 << player));
    }

    /// Players among `rest` whom this one has not met.
    fn fresh(&self, player: u32, rest: u64) -> u64 {
        rest & !self.met[player as usize] & !(1 << player)
    }

    /// A quick "no": everyone needs as many new opponents as the rounds have seats beside them.
    fn enough(&self, rounds: u32) -> bool {
        let byes = self.outlook.later.iter().any(|&(size, _)| size == 1);
        let sizes = self
            .outlook
            .later
            .iter()
            .map(|(size, _)| size - 1)
            .filter(|&others| others > 0);
        let least = sizes.min().unwrap_or(0) * rounds.saturating_sub(u32::from(byes)) as usize;
        let everyone = self.outlook.everyone;
        each(everyone).all(|player| self.fresh(player, everyone).count_ones() as usize >= least)
    }

    /// Whether so many more rounds can be played without a repeat.
    fn goes_on(&mut self, rounds: u32, chance: &mut Chance) -> bool {
        if rounds == 0 || !self.enough(rounds) {
            return rounds == 0;
        }
        let outer = std::mem::take(&mut self.pods);
        let mut tries = FOLLOWED;
        let mut sizes = self.outlook.later.clone();
        let done = self.cover(
            self.outlook.everyone,
            &mut sizes,
            &mut tries,
            chance,
            &mut |search, chance| search.follow_up(rounds - 1, chance),
        );
        self.pods = outer;
        done
    }

    /// A round is complete: whether the ones after it can be played.
    fn follow_up(&mut self, rounds: u32, chance: &mut Chance) -> bool {
        let before = self.met.clone();
        let round = std::mem::take(&mut self.pods);
        round.iter().for_each(|pod| self.meet(pod));
        let done = self.goes_on(rounds, chance);
        self.met = before;
        self.pods = round;
        done
    }

    /// Gives everyone in `rest` a pod of new opponents; `complete` is asked about every round found.
    fn cover(
        &mut self,
        rest: u64,
        sizes: &mut Sizes,
        tries: &mut u32,
        chance: &mut Chance,
        complete: &mut Complete<'_>,
    ) -> bool {
        // The player with the fewest new opponents left decides: there the search fails soonest.
        let Some(hardest) = each(rest).min_by_key(|&player| self.fresh(player, rest).count_ones()) else {
            *tries = tries.saturating_sub(1);
            return complete(self, chance);
        };
        for kind in 0..sizes.len() {
            if sizes[kind].1 == 0 {
                continue;
            }
            sizes[kind].1 -= 1;
            let size = sizes[kind].0;
            let mut pods = self.choices(hardest, self.fresh(hardest, rest), size);
            let mut done = false;
            while !pods.is_empty() && !done && self.work > 0 && *tries > 0 {
                let pod = pods.swap_remove(chance.below(pods.len() as u32) as usize);
                self.work -= 1;
                self.pods.push(each(pod).collect());
                done = self.cover(rest & !pod, sizes, tries, chance, complete);
                self.pods.pop();
            }
            sizes[kind].1 += 1;
            if done || self.work == 0 || *tries == 0 {
                return done;
            }
        }
        false
    }

    /// All pods of a size with this player in which nobody has met anybody, as bits.
    fn choices(&self, player: u32, open: u64, size: usize) -> Vec<u64> {
        let mut pods = vec![(1 << player, open)];
        for _ in 1..size {
            let mut larger = Vec::new();
            for (pod, open) in pods {
                let mut lower = open;
                for next in each(open) {
                    lower &= !(1 << next); // each set of companions once
                    larger.push((pod | 1 << next, self.fresh(next, lower)));
                }
            }
            pods = larger;
        }
        pods.into_iter().map(|(pod, _)| pod).collect()
    }
}

fn mask(players: &[u32]) -> u64 {
    players.iter().fold(0, |bits, &player| bits | 1 << player)
}

/// The players of a set, ascending.
fn each(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        next
    })
}
