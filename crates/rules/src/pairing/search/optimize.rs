//! The optimization of a pairing, in stages: annealing, proof, lookahead, and then the goals from the fourth on.
//!
//! Annealing finds a good pairing in a field of any size. In small fields branch and bound proves that nothing is
//! better by the first goals, or finds what is. The lookahead trades this round's best pairing for one that the planned
//! rounds can follow without a repeat. Descent and enumeration then settle the remaining goals, which annealing does
//! not weigh.

use super::anneal::{Schedule, anneal};
use super::descent::descend;
use super::enumerate::enumerate_ties;
use super::exact::{Proof, prove};
use super::lookahead::Lookahead;
use super::rng::SearchRng;
use crate::pairing::cost::{Cost, Layout};
use crate::pairing::field::Field;
use crate::pairing::grouping::Grouping;
use crate::pairing::player_set;
use crate::pairing::report::Certainty;

/// The best pairing found by the first goals, and what is known about it.
#[derive(Debug, Clone)]
pub struct Optimized {
    layout: Layout,
    seats: Vec<u32>,
    pub cost: Cost,
    /// How certain it is that no pairing has fewer repeats.
    pub known: Certainty,
    /// Whether the planned rounds certainly need no repeat after it.
    pub can_continue: bool,
}

/// The planned rounds, for a field that has only some of the lookahead's players: `numbers[player]` is the number of a
/// player in the lookahead.
#[derive(Debug, Clone)]
pub struct PlannedRounds {
    pub lookahead: Lookahead,
    pub numbers: Vec<u32>,
}

impl PlannedRounds {
    /// Whether the planned rounds certainly need no repeat after this grouping.
    pub(super) fn can_continue(&self, grouping: &Grouping<'_>, rng: &mut SearchRng) -> bool {
        let number = |&player: &u32| self.numbers[player as usize];
        let pods: Vec<Vec<u32>> = (0..grouping.pods())
            .map(|pod| grouping.members(pod).iter().map(number).collect())
            .collect();
        self.lookahead.can_continue(&pods, rng)
    }
}

/// Largest field in which pairings without a repeat are also sought exhaustively.
const SET_LIMIT: usize = player_set::MAX_PLAYERS;
/// Largest field in which branch and bound comes first: there it is faster than annealing.
const EXHAUSTIVE: usize = 16;
/// Largest field in which branch and bound proves or improves what annealing found.
const PROVABLE: usize = 40;
/// How often a proof may compute the price of a pod.
const PROOF_WORK: u64 = 1_200_000;
/// Annealing runs for a pairing that the planned rounds can follow, if the best one leads to repeats.
const TRIES: u32 = 12;
/// Weight of a repeat in annealing that begins without one: so dear that none comes.
const KEEPS_FREE: i64 = 40;
/// Tries of the exhaustive search for such a pairing.
const OPENINGS: u32 = 48;
/// Largest field in which the pairings that tie on the first goals are enumerated.
const ENUMERATED: usize = 24;
/// Pods that an enumeration may try.
const ENUMERATION_WORK: u64 = 200_000;

/// Divides the field into pods of these sizes by the first goals, for this round alone or also for the `planned`
/// rounds.
#[must_use]
pub fn optimize(field: &Field, sizes: Vec<usize>, planned: Option<&PlannedRounds>, rng: &mut SearchRng) -> Optimized {
    let layout = Layout::new(field, sizes);
    let mut best = single(field, &layout, rng);
    // At the lower bound no other border can be better.
    if best.cost.first_goals() != layout.ideal(field) {
        // Nearest borders first: farther ones cost spread, so that they are worth a look only where they may save a repeat.
        let (near, all) = if field.len() <= SET_LIMIT {
            (4, usize::MAX)
        } else {
            (0, 4)
        };
        for (nth, other) in layout.other_borders(field).iter().enumerate().take(all) {
            // In a large field one more annealing run is too dear for the lower goals.
            let once_too_often = field.once > 0 && best.cost.again > 0;
            if nth >= near && best.cost.repeats == 0 && !once_too_often {
                break;
            }
            // T12 asks only that no smaller pod is above a larger one, so another border may give a better pairing. In
            // small fields the proof finds it, without annealing again.
            let proof = prove_small(field, other, best.cost, PROOF_WORK);
            if let Some(seats) = proof.better {
                let found = Grouping::from_seats(field, other, seats);
                best.cost = found.total();
                best.seats = found.seats().to_vec();
                best.layout = other.clone();
            }
            if proof.complete {
                continue;
            }
            let found = single(field, other, rng);
            let proved = best.proved && found.proved;
            if found.cost.first_goals() < best.cost.first_goals() {
                best = found;
            }
            // Proved only if each border was: the better of two searches proves nothing about the other.
            best.proved = proved;
        }
    }
    let known = match best.cost.repeats {
        0 => Certainty::NoneNeeded,
        // There is no pairing without a repeat, so one with a single repeat has the fewest.
        1 if best.needs_repeat => Certainty::Exhausted,
        _ if best.proved => Certainty::Exhausted,
        _ => Certainty::Searched,
    };
    let grouping = Grouping::from_seats(field, &best.layout, best.seats);
    let (grouping, can_continue) = match planned {
        // With a repeat now the planned rounds were not kept free of them anyway (T13 looks at all of them).
        Some(planned) if best.cost.repeats == 0 => followable(grouping, planned, rng),
        _ => (grouping, false),
    };
    Optimized {
        cost: grouping.total(),
        seats: grouping.seats().to_vec(),
        layout: best.layout.clone(),
        known,
        can_continue,
    }
}

/// Optimizes the goals from the fourth on, by swaps and in small fields by enumerating the ties, and returns the pods
/// in pairing order. A pairing that the planned rounds can follow without a repeat is not given up for one that they
/// cannot.
#[must_use]
pub fn finish(field: &Field, found: Optimized, planned: Option<&PlannedRounds>, rng: &mut SearchRng) -> Vec<Vec<u32>> {
    // If already the best pairing leads to repeats, later swaps need not mind them.
    let planned = planned.filter(|_| found.can_continue);
    let layouts = found.layout.other_borders(field);
    let mut best = Grouping::from_seats(field, &found.layout, found.seats);
    // The same pods may lie between several borders (T12), each of which allows other swaps.
    for layout in std::iter::once(&found.layout).chain(&layouts) {
        let mut swapped = Grouping::from_seats(field, layout, best.seats().to_vec());
        if swapped.total().misplaced > 0 {
            continue;
        }
        // Grows with the field; the constant lets small fields finish.
        descend(&mut swapped, 400 * field.len() as u64 + 20_000);
        replace_if_better_and_safe(&mut best, swapped, planned, rng);
    }
    if field.len() <= ENUMERATED {
        // T13's goals from the fourth on may be better at another border with the same first goals.
        for layout in std::iter::once(&found.layout).chain(&layouts) {
            enumerate_ties(field, layout, found.cost, ENUMERATION_WORK, &mut |seats| {
                replace_if_better_and_safe(&mut best, Grouping::from_seats(field, layout, seats), planned, rng);
            });
        }
    }
    best.into_pods()
}

/// Replaces `best` by a better grouping, unless the planned rounds would need a repeat after it.
fn replace_if_better_and_safe<'a>(
    best: &mut Grouping<'a>,
    other: Grouping<'a>,
    planned: Option<&PlannedRounds>,
    rng: &mut SearchRng,
) {
    if other.compare(best).is_lt() && planned.is_none_or(|planned| planned.can_continue(&other, rng)) {
        *best = other;
    }
}

/// The best pairing of this round alone.
struct Single {
    layout: Layout,
    seats: Vec<u32>,
    cost: Cost,
    /// Whether nothing is better by the first goals.
    proved: bool,
    /// Whether there is no pairing without a repeat.
    needs_repeat: bool,
}

/// Finds the best pairing of this round alone, for one layout.
fn single(field: &Field, layout: &Layout, rng: &mut SearchRng) -> Single {
    let start = Grouping::in_order(field, layout);
    let ideal = layout.ideal(field);
    let mut best = start.clone();
    let mut proved = false;
    let schedules = schedules(field);
    let mut needs_repeat = false;
    if field.len() <= EXHAUSTIVE {
        proved = prove_or_improve(&mut best, PROOF_WORK);
    }
    // The first run often suffices: the others follow only if a short proof does not settle the matter.
    let (first, others) = schedules.split_at(1);
    for (part, work) in [(first, PROOF_WORK / 3), (others, PROOF_WORK)] {
        if proved {
            break;
        }
        for &schedule in part {
            if best.total().first_goals() != ideal {
                // Each run starts from the field's own order: from the best so far, it would end in the same local
                // optimum.
                replace_if_better(&mut best, anneal(&start, schedule, rng));
            }
        }
        // That there is none is known for good; the second part need not ask again.
        if best.total().repeats > 0 && field.len() <= SET_LIMIT && !needs_repeat {
            needs_repeat = !without_repeat(&mut best, rng);
        }
        proved = best.total().first_goals() == ideal || prove_or_improve(&mut best, work);
    }
    Single {
        layout: layout.clone(),
        cost: best.total(),
        seats: best.seats().to_vec(),
        proved,
        needs_repeat,
    }
}

/// Proves that the grouping is the best by the first goals, or makes it the best; `false` if the work did not suffice.
fn prove_or_improve(best: &mut Grouping<'_>, work: u64) -> bool {
    let (field, layout) = (best.field, best.layout);
    let proof = prove_small(field, layout, best.total(), work);
    if let Some(seats) = proof.better {
        *best = Grouping::from_seats(field, layout, seats);
    }
    proof.complete
}

/// Runs [`prove`] if the field is small enough for it.
fn prove_small(field: &Field, layout: &Layout, known: Cost, work: u64) -> Proof {
    if field.len() <= PROVABLE {
        return prove(field, layout, known, work);
    }
    Proof {
        better: None,
        complete: false,
    }
}

/// Replaces `best` by a better grouping.
fn replace_if_better<'a>(best: &mut Grouping<'a>, other: Grouping<'a>) {
    if other.compare(best).is_lt() {
        *best = other;
    }
}

/// Returns the annealing runs for a field: several for small fields, where a single run may end in a local optimum.
fn schedules(field: &Field) -> Vec<Schedule> {
    let players = field.len() as u64;
    let win = i64::from(field.win.max(1));
    let schedule = |steps: u64, from: i64, repeat: i64| Schedule {
        steps: steps * players,
        from: win * from,
        to: win * 2,
        repeat,
    };
    match players {
        0..=40 => [(2, 800), (3, 2_000), (5, 2_000), (2, 2_000)]
            .map(|(repeat, steps)| schedule(steps, 96, repeat))
            .to_vec(),
        // Measured on rounds of 61 and 64 players that an exact solver finished: six runs found the best pairing in 23
        // of 24 rounds, two runs in 18 of 26.
        41..=80 => [2, 3, 2, 3, 2, 3].map(|repeat| schedule(1_600, 64, repeat)).to_vec(),
        81..=256 => vec![schedule(850, 64, 2)],
        // The field's own order is nearly perfect in a large field: a high temperature would only spoil it.
        257..=700 => vec![schedule(700, 32, 2)],
        701..=2_048 => vec![schedule(450, 8, 2)],
        _ => vec![schedule(280, 6, 2)],
    }
}

/// Searches exhaustively for pairings without a repeat and improves those it finds; `false` if there is certainly none.
fn without_repeat(best: &mut Grouping<'_>, rng: &mut SearchRng) -> bool {
    let (field, layout) = (best.field, best.layout);
    let everyone: Vec<u32> = (0..field.len() as u32).collect();
    // With no round after this one the lookahead just lists pairings without a repeat.
    let openings = Lookahead::new(field, &everyone, &layout.sizes, 0).openings(8, rng);
    for pods in &openings.pairings {
        let start = Grouping::from_seats(field, layout, in_sizes(pods, layout));
        for schedule in schedules(field).into_iter().take(2) {
            let keeping = Schedule {
                repeat: KEEPS_FREE,
                ..schedule
            };
            replace_if_better(best, anneal(&start, keeping, rng));
        }
        // As found, in case both runs spoilt it.
        replace_if_better(best, start);
    }
    // Nothing found within bounded work is no proof; nothing found after trying everything is.
    !(openings.all_tried && openings.pairings.is_empty())
}

/// Returns pods in any order as a row of seats in the layout's order of sizes, pods with better players first.
fn in_sizes(pods: &[Vec<u32>], layout: &Layout) -> Vec<u32> {
    let mut pods = pods.to_vec();
    pods.sort_by_key(|pod| (pod.len() != layout.sizes[0], pod.iter().min().copied()));
    pods.concat()
}

/// Returns the best pairing found after which the planned rounds need no repeat, or `best` if there is none; and
/// whether one was found.
fn followable<'a>(best: Grouping<'a>, planned: &PlannedRounds, rng: &mut SearchRng) -> (Grouping<'a>, bool) {
    if planned.can_continue(&best, rng) {
        return (best, true);
    }
    let (field, layout) = (best.field, best.layout);
    let mut found: Option<Grouping<'a>> = None;
    let mut take = |candidate: Grouping<'a>| {
        if found.as_ref().is_none_or(|found| candidate.compare(found).is_lt()) {
            found = Some(candidate);
        }
    };
    // The cheap conditions first: following up planned rounds is a search.
    let is_sound = |candidate: &Grouping<'_>| candidate.total().misplaced == 0 && candidate.total().repeats == 0;
    for _ in 0..TRIES {
        let candidate = anneal(&best, schedules(field)[0], rng);
        if is_sound(&candidate) && planned.can_continue(&candidate, rng) {
            take(candidate);
        }
    }
    let own = |number: u32| planned.numbers.iter().position(|&other| other == number).unwrap_or(0) as u32;
    let mut mended = 0;
    for pods in planned.lookahead.openings(OPENINGS, rng).pairings {
        let pods: Vec<Vec<u32>> = pods.into_iter().map(|pod| pod.into_iter().map(own).collect()).collect();
        let opening = Grouping::from_seats(field, layout, in_sizes(&pods, layout));
        if is_sound(&opening) {
            take(opening);
        } else if mended < TRIES {
            // The search knows no points: its smaller pods may lie above larger ones (T12).
            mended += 1;
            let keeping = Schedule {
                repeat: KEEPS_FREE,
                ..schedules(field)[0]
            };
            let candidate = anneal(&opening, keeping, rng);
            if is_sound(&candidate) && planned.can_continue(&candidate, rng) {
                take(candidate);
            }
        }
    }
    let can_continue = found.is_some();
    (found.unwrap_or(best), can_continue)
}
