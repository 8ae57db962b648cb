//! The model's reading of the end: the cut, the playoff by its seeds, the champion, the tournament finished or cancelled.

use super::points::Standing;
use super::tournament::{Life, Number, Outcome, POD, Pod, Round, RoundLife, Stage, Tournament};

/// The cuts that are offered to pods of four (T15).
const CUTS: [usize; 7] = [4, 7, 10, 13, 16, 40, 64];

/// T15: pod i of k takes seeds i, 2k+1−i, 2k+i, 4k+1−i of those playing; where some are missing the pods are short.
fn snake(players: &[Number], pods: usize) -> Vec<Vec<Number>> {
    let pod = |i: usize| [i, 2 * pods - 1 - i, 2 * pods + i, 4 * pods - 1 - i];
    (0..pods)
        .map(|i| pod(i).iter().filter_map(|seed| players.get(*seed)).copied().collect())
        .collect()
}

/// How many of the best seeds wait while the first playoff round is played (T15).
fn waiting(cut: usize) -> usize {
    match cut {
        7 => 3,
        10 => 2,
        13 => 1,
        40 => 8,
        _ => 0,
    }
}

/// Where the bracket is.
struct Next {
    /// Best seed first, those who wait among them.
    left: Vec<Number>,
    waiting: usize,
    pods: usize,
}

impl Tournament {
    /// Whether a player who has a place in the bracket plays in a round.
    fn plays_in(&self, number: Number, round: usize) -> bool {
        self.person(number).is_some_and(|person| {
            let left = [person.dropped_after, person.disqualified_after];
            left.into_iter().flatten().all(|after| after >= round)
        })
    }

    /// Whether a player who has a place in the bracket still plays.
    fn still_plays(&self, number: Number) -> bool {
        self.person(number).is_some_and(|person| !person.has_left())
    }

    /// Who could be in the cut, best first; equal ones in any order.
    pub fn candidates(&self) -> Vec<(Number, Standing)> {
        let mut all = self.standings(self.rounds.len());
        all.retain(|(number, _)| self.still_plays(*number));
        all.sort_by(|(_, one), (_, other)| other.cmp(one));
        all
    }

    pub fn announce_cut(&mut self, size: u32) -> bool {
        let size = size as usize;
        let candidates = self.candidates();
        let fits = matches!(self.life, Life::Setup | Life::Registration | Life::Swiss) && self.has_every_result();
        if !fits || !CUTS.contains(&size) || candidates.len() < size {
            return false;
        }
        self.cut = Some(candidates[..size].iter().map(|(number, _)| *number).collect());
        self.life = Life::CutAnnounced;
        true
    }

    /// As long as no playoff round is made.
    pub fn undo_cut(&mut self) -> bool {
        if self.life != Life::CutAnnounced || self.playoff().next().is_some() {
            return false;
        }
        self.cut = None;
        self.life = if self.rounds.is_empty() {
            Life::Registration
        } else {
            Life::Swiss
        };
        true
    }

    /// Who is still in the bracket, best seed first, and what the next round is; `None` after the final.
    fn next_in_bracket(&self, seeds: &[Number]) -> Option<Next> {
        let mut next = Next {
            left: seeds.to_vec(),
            waiting: waiting(seeds.len()),
            pods: (seeds.len() - waiting(seeds.len())) / POD,
        };
        for round in self.playoff() {
            if next.pods == 1 && next.waiting == 0 {
                return None;
            }
            let wait = next.waiting.min(next.left.len());
            let (waited, won) = (&next.left[..wait], round.pods.iter().filter_map(winner));
            let mut left: Vec<Number> = waited.iter().copied().chain(won).collect();
            left.sort_by_key(|number| seeds.iter().position(|seed| seed == number));
            next = Next {
                left,
                waiting: 0,
                pods: (next.pods + next.waiting) / POD,
            };
        }
        Some(next)
    }

    /// The pods of the next playoff round, seats by seed (T14, T15); `None` when there is a champion.
    pub fn next_playoff(&self) -> Option<Round> {
        let next = self.next_in_bracket(self.cut.as_ref()?)?;
        let plays = |number: &Number| self.plays_in(*number, self.rounds.len() + 1);
        // T16: a lone player needs no round
        if next.left.iter().filter(|number| plays(number)).count() < 2 {
            return None;
        }
        let mut seated = snake(&next.left[next.waiting.min(next.left.len())..], next.pods);
        for pod in &mut seated {
            pod.retain(plays);
        }
        seated.retain(|pod| !pod.is_empty());
        let pods = seated.into_iter().zip(1..);
        Some(Round {
            stage: Stage::Playoff,
            life: RoundLife::Draft,
            pods: pods.map(|(seats, table)| Pod::of_playoff(table, seats)).collect(),
            byes: Vec::new(),
            match_losses: Vec::new(),
        })
    }

    /// Who won the final, or is left alone in the playoff (T16).
    pub fn champion(&self) -> Option<Number> {
        let seeds = self.cut.as_ref()?;
        if self.open_round().is_some() {
            return None;
        }
        match self.next_in_bracket(seeds) {
            None => winner(self.playoff().next_back()?.pods.first()?),
            Some(next) => {
                let mut left = next.left.into_iter().filter(|number| self.still_plays(*number));
                left.next().filter(|_| left.next().is_none())
            }
        }
    }

    /// After the final, or after the Swiss rounds where there is no cut.
    pub fn finish(&mut self) -> bool {
        let is_decided = self.cut.is_none() || self.champion().is_some();
        let accepted = !self.is_over() && !self.rounds.is_empty() && self.has_every_result() && is_decided;
        if accepted {
            self.life = Life::Finished;
        }
        accepted
    }

    pub fn reopen(&mut self) -> bool {
        let accepted = self.life == Life::Finished;
        if accepted {
            self.life = match self.cut {
                Some(_) if self.playoff().next().is_some() => Life::Playoff,
                Some(_) => Life::CutAnnounced,
                None => Life::Swiss,
            };
        }
        accepted
    }

    pub fn cancel(&mut self) -> bool {
        let accepted = !self.is_over();
        self.life = Life::Cancelled;
        accepted
    }
}

fn winner(pod: &Pod) -> Option<Number> {
    match pod.outcome {
        Some(Outcome::Won(winner)) => Some(winner),
        _ => None,
    }
}
