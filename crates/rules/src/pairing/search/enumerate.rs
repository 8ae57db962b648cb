//! Enumerates the pairings that tie on the first goals of T13, in fields small enough for that: the goals from the
//! fourth on choose among them.

use super::candidate_pods::{GOALS, Pod, in_order, least_spread, possible};
use crate::pairing::cost::{Cost, Layout};
use crate::pairing::field::Field;
use crate::pairing::player_set::{self, everyone, players};

/// Passes every pairing that is no worse than `known` by the first goals to `show`, each once, as a row of seats in the
/// layout's order of sizes. Stops after trying `work` pods.
pub fn enumerate_ties(field: &Field, layout: &Layout, known: Cost, work: u64, show: &mut dyn FnMut(Vec<u32>)) {
    debug_assert!(
        field.len() <= player_set::MAX_PLAYERS,
        "sets of players are 64-bit masks"
    );
    let known = known.first_goals();
    // Too many possible pods: nothing is shown, and the pairing found so far stays.
    if let Some(pods) = possible(field, layout, &known) {
        let first = |player| pods.partition_point(|pod| u32::from(pod.members[0]) < player);
        let mut enumeration = Enumeration {
            field,
            layout,
            first_of: (0..=field.len() as u32).map(first).collect(),
            pods: &pods,
            known,
            chosen: Vec::new(),
            left: work,
            show,
        };
        let firsts = layout.border.map_or(layout.sizes.len(), |(change, _)| change);
        enumeration.place(everyone(field.len()), [firsts, layout.sizes.len() - firsts], [0; GOALS]);
    }
}

struct Enumeration<'a> {
    field: &'a Field,
    layout: &'a Layout,
    pods: &'a [Pod],
    /// Index of the first pod in which each player is the highest scorer.
    first_of: Vec<usize>,
    known: [i64; GOALS],
    chosen: Vec<usize>,
    left: u64,
    show: &'a mut dyn FnMut(Vec<u32>),
}

impl Enumeration<'_> {
    /// Divides the open players in every way, next the pod of the highest scorer among them.
    fn place(&mut self, open: u64, kinds: [usize; 2], sum: [i64; GOALS]) {
        // The highest open player is in exactly one pod of any division, so branching on their pods shows each division
        // once.
        let Some(highest) = players(open).next() else {
            (self.show)(in_order(self.pods, &self.chosen));
            return;
        };
        let mut least = sum;
        // Goals only grow with more pods: what is worse in their order now stays worse.
        least[4] += least_spread(self.field, self.layout, open);
        if least > self.known {
            return;
        }
        for place in self.first_of[highest as usize]..self.first_of[highest as usize + 1] {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            let pod = &self.pods[place];
            let mut after = sum;
            after.iter_mut().zip(pod.goals).for_each(|(sum, goal)| *sum += goal);
            // `after > known` compares in the goals' order: a pairing may be worse in a later goal if it is better in
            // an earlier one.
            if pod.set & !open != 0 || kinds[pod.kind] == 0 || after > self.known {
                continue;
            }
            let mut kinds = kinds;
            kinds[pod.kind] -= 1;
            self.chosen.push(place);
            self.place(open & !pod.set, kinds, after);
            self.chosen.pop();
        }
    }
}
