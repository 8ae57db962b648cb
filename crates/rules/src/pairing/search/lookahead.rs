//! Lookahead (T13, first goal): whether the planned rounds after this one can be played without a repeat.
//!
//! A depth-first search over whole rounds with a bound on counted work, for fields of up to 64 players. Players who
//! have the bye now play later, so the search covers everybody; later byes are assumed to fall where they fit.

use super::rng::SearchRng;
use crate::pairing::field::Field;
use crate::pairing::player_set::{self, everyone, players, set_of};

/// Pods tried for one answer.
const WORK: u64 = 30_000;
/// Rounds that are followed up before a search gives up.
const FOLLOWED_UP: u32 = 40;

/// The planned rounds of a field.
#[derive(Debug, Clone)]
pub struct Lookahead {
    /// Opponents of each player, as sets.
    met: Vec<u64>,
    everyone: u64,
    /// Players of this round.
    playing: u64,
    /// Pod sizes of this round.
    sizes: Sizes,
    /// Pod sizes of a later round; size 1 is a bye.
    later: Sizes,
    /// Rounds planned after this one.
    rounds: u32,
}

/// Result of [`Lookahead::openings`].
#[derive(Debug, Clone)]
pub struct Openings {
    /// Each pairing pod by pod.
    pub pairings: Vec<Vec<Vec<u32>>>,
    /// Whether every pairing of this round without a repeat was tried.
    pub all_tried: bool,
}

/// Pod sizes, each with the number of pods.
type Sizes = Vec<(usize, usize)>;

impl Lookahead {
    /// Prepares the lookahead of `field` (everyone who may be paired), of whom `playing` get pods of these sizes now,
    /// with `rounds` planned after this one. At most 64 players.
    #[must_use]
    pub fn new(field: &Field, playing: &[u32], sizes: &[usize], rounds: u32) -> Self {
        let count = field.len();
        debug_assert!(count <= player_set::MAX_PLAYERS, "sets of players are 64-bit masks");
        let mut now: Sizes = Vec::new();
        for &size in sizes {
            match now.last_mut() {
                // Equal sizes stand together in `sizes`.
                Some((same, count)) if *same == size => *count += 1,
                _ => now.push((size, 1)),
            }
        }
        let mut later = now.clone();
        if playing.len() < count {
            // As many byes later as now: departures and entries until then are unknown.
            later.push((1, count - playing.len()));
        }
        Self {
            met: (0..count as u32).map(|player| field.meetings.bits(player)).collect(),
            everyone: everyone(count),
            playing: set_of(playing),
            sizes: now,
            later,
            rounds,
        }
    }

    /// Whether looking ahead is worth its work: the field fits into a set, and the rounds left use up more than two
    /// fifths of the opponents whom nobody has met. With fewer of them, repeats are easily avoided.
    #[must_use]
    pub fn matters(field: &Field, sizes: &[usize], rounds: u32) -> bool {
        let met = (0..field.len() as u32)
            .map(|player| field.meetings.opponents(player).len())
            .max()
            .unwrap_or(0);
        let others = sizes.iter().max().map_or(0, |size| size - 1);
        let needed = (rounds as usize + 1) * others;
        // In integers, for `/` would round two fifths of a small field.
        rounds > 0 && field.len() <= player_set::MAX_PLAYERS && needed * 5 > field.len().saturating_sub(1 + met) * 2
    }

    /// Whether all planned rounds can certainly be played without a repeat after these pods. `false` if no way was
    /// found within the allowed work, or if there is none.
    #[must_use]
    pub fn can_continue(&self, pods: &[Vec<u32>], rng: &mut SearchRng) -> bool {
        let mut search = Search::new(self, WORK);
        pods.iter().for_each(|pod| search.meet(pod));
        search.can_continue(self.rounds, rng)
    }

    /// Finds pairings of this round without a repeat after which the planned rounds need none either, in `count` tries.
    #[must_use]
    pub fn openings(&self, count: u32, rng: &mut SearchRng) -> Openings {
        let mut openings = Vec::new();
        // Four answers' worth: the rounds themselves are sought with it, and each is followed up with its own work.
        let mut search = Search::new(self, WORK * 4);
        let mut tries = count;
        search.cover(
            self.playing,
            &mut self.sizes.clone(),
            &mut tries,
            rng,
            &mut |search, rng| {
                let pods = search.pods.clone();
                // A follow-up that runs out of work must not end the search for other rounds.
                let outer = std::mem::replace(&mut search.work, WORK);
                if search.follow_up(self.rounds, rng) {
                    openings.push(pods);
                }
                search.work = outer;
                false
            },
        );
        Openings {
            pairings: openings,
            // Cut off by either bound, the list says nothing about pairings that are not in it.
            all_tried: search.work > 0 && tries > 0,
        }
    }
}

/// Callback for a complete round; `true` ends the search.
type Complete<'c> = dyn FnMut(&mut Search<'_>, &mut SearchRng) -> bool + 'c;

struct Search<'a> {
    lookahead: &'a Lookahead,
    met: Vec<u64>,
    /// Pods of the round in progress.
    pods: Vec<Vec<u32>>,
    /// Number of pods that may still be tried.
    work: u64,
}

impl<'a> Search<'a> {
    fn new(lookahead: &'a Lookahead, work: u64) -> Self {
        Self {
            lookahead,
            met: lookahead.met.clone(),
            pods: Vec::new(),
            work,
        }
    }

    /// Records that the players of a pod have met.
    fn meet(&mut self, pod: &[u32]) {
        let all = set_of(pod);
        pod.iter()
            .for_each(|&player| self.met[player as usize] |= all & !(1 << player));
    }

    /// Returns the players among `rest` whom this one has not met.
    fn fresh(&self, player: u32, rest: u64) -> u64 {
        rest & !self.met[player as usize] & !(1 << player)
    }

    /// Whether everyone has enough new opponents left for so many rounds: a cheap test before the search.
    fn enough(&self, rounds: u32) -> bool {
        // Everyone may have the bye once, and then needs no opponents in that round.
        let byes = self.lookahead.later.iter().any(|&(size, _)| size == 1);
        let sizes = self
            .lookahead
            .later
            .iter()
            .map(|(size, _)| size - 1)
            .filter(|&others| others > 0);
        // The smallest pod asks for the fewest opponents: a lower bound, so that nothing possible is refused.
        let least = sizes.min().unwrap_or(0) * rounds.saturating_sub(u32::from(byes)) as usize;
        let everyone = self.lookahead.everyone;
        players(everyone).all(|player| self.fresh(player, everyone).count_ones() as usize >= least)
    }

    /// Whether `rounds` more rounds can be played without a repeat.
    fn can_continue(&mut self, rounds: u32, rng: &mut SearchRng) -> bool {
        if rounds == 0 || !self.enough(rounds) {
            return rounds == 0;
        }
        // `cover` builds the next round in `pods`; the caller's round is put back after it.
        let outer = std::mem::take(&mut self.pods);
        let mut tries = FOLLOWED_UP;
        let mut sizes = self.lookahead.later.clone();
        let done = self.cover(
            self.lookahead.everyone,
            &mut sizes,
            &mut tries,
            rng,
            &mut |search, rng| search.follow_up(rounds - 1, rng),
        );
        self.pods = outer;
        done
    }

    /// Whether the rounds after a complete one can be played without a repeat.
    fn follow_up(&mut self, rounds: u32, rng: &mut SearchRng) -> bool {
        let before = self.met.clone();
        let round = std::mem::take(&mut self.pods);
        round.iter().for_each(|pod| self.meet(pod));
        // The meetings are put back afterwards, for the caller tries other rounds from the same start.
        let done = self.can_continue(rounds, rng);
        self.met = before;
        self.pods = round;
        done
    }

    /// Gives everyone in `rest` a pod of new opponents, and calls `complete` for every round found.
    fn cover(
        &mut self,
        rest: u64,
        sizes: &mut Sizes,
        tries: &mut u32,
        rng: &mut SearchRng,
        complete: &mut Complete<'_>,
    ) -> bool {
        // Branching on the player with the fewest new opponents makes the search fail soonest.
        let Some(hardest) = players(rest).min_by_key(|&player| self.fresh(player, rest).count_ones()) else {
            *tries = tries.saturating_sub(1);
            return complete(self, rng);
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
                // At random: tries that begin with the same pods again and again would fail for the same reason.
                let pod = pods.swap_remove(rng.below(pods.len() as u32) as usize);
                self.work -= 1;
                self.pods.push(players(pod).collect());
                done = self.cover(rest & !pod, sizes, tries, rng, complete);
                self.pods.pop();
            }
            sizes[kind].1 += 1;
            if done || self.work == 0 || *tries == 0 {
                return done;
            }
        }
        false
    }

    /// Lists all pods of a size with this player in which nobody has met, as sets.
    fn choices(&self, player: u32, open: u64, size: usize) -> Vec<u64> {
        let mut pods = vec![(1 << player, open)];
        for _ in 1..size {
            let mut larger = Vec::new();
            for (pod, open) in pods {
                let mut lower = open;
                for next in players(open) {
                    lower &= !(1 << next); // lists each set of companions once
                    larger.push((pod | 1 << next, self.fresh(next, lower)));
                }
            }
            pods = larger;
        }
        pods.into_iter().map(|(pod, _)| pod).collect()
    }
}
