//! Everything that is as good as a pairing by the first goals of T13, in a field small enough to try it: from that the
//! goals from the fourth on are chosen.

use super::cost::{Cost, Plan};
use super::exact::{GOALS, Pod, everyone, in_order, least_spread, players, possible};
use super::field::Field;

/// Shows every pairing that is no worse than `known` by the first goals, each once, as a row of seats in the plan's order
/// of sizes, as long as looking at `work` pods suffices.
pub fn each_as_good(field: &Field, plan: &Plan, known: Cost, work: u64, show: &mut dyn FnMut(Vec<u32>)) {
    debug_assert!(field.len() <= 64, "sets of players are 64-bit masks");
    let known = known.first_goals();
    if let Some(pods) = possible(field, plan, &known) {
        let first = |player| pods.partition_point(|pod| u32::from(pod.members[0]) < player);
        let mut every = Every {
            field,
            plan,
            first_of: (0..=field.len() as u32).map(first).collect(),
            pods: &pods,
            known,
            chosen: Vec::new(),
            left: work,
            show,
        };
        let firsts = plan.border.map_or(plan.sizes.len(), |(change, _)| change);
        every.place(everyone(field), [firsts, plan.sizes.len() - firsts], [0; GOALS]);
    }
}

struct Every<'a> {
    field: &'a Field,
    plan: &'a Plan,
    pods: &'a [Pod],
    /// The first pod in which a player is the highest member.
    first_of: Vec<usize>,
    known: [i64; GOALS],
    chosen: Vec<usize>,
    left: u64,
    show: &'a mut dyn FnMut(Vec<u32>),
}

impl Every<'_> {
    /// Everything that may be made of the rest, which has a pod for its highest player first.
    fn place(&mut self, open: u64, kinds: [usize; 2], sum: [i64; GOALS]) {
        let Some(highest) = players(open).next() else {
            (self.show)(in_order(self.pods, &self.chosen));
            return;
        };
        let mut least = sum;
        least[4] += least_spread(self.field, self.plan, open);
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
