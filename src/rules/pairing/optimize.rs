//! From a start to the pairing: annealing, proof, looking ahead, and then the goals from the fourth on.

use super::ahead::Outlook;
use super::anneal::{Schedule, anneal};
use super::chance::Chance;
use super::cost::{Cost, Plan};
use super::descent::descend;
use super::every::each_as_good;
use super::exact::{Proof, prove};
use super::field::Field;
use super::grouping::Grouping;
use super::report::Known;

/// A pairing that is the best found by the first goals, and what is known about it.
#[derive(Debug, Clone)]
pub struct Optimized {
    plan: Plan,
    seats: Vec<u32>,
    pub cost: Cost,
    /// How it is known that no pairing has fewer repeats.
    pub known: Known,
    /// It is known that the planned rounds need no repeat after it.
    goes_on: bool,
}

/// The rounds planned, for a field with numbers of its own: `names[player]` is the player's in the outlook.
#[derive(Debug, Clone)]
pub struct Ahead {
    pub outlook: Outlook,
    pub names: Vec<u32>,
}

impl Ahead {
    /// Whether it is known that the planned rounds need no repeat after this one.
    fn goes_on(&self, grouping: &Grouping<'_>, chance: &mut Chance) -> bool {
        let name = |&player: &u32| self.names[player as usize];
        let pods: Vec<Vec<u32>> = (0..grouping.pods())
            .map(|pod| grouping.members(pod).iter().map(name).collect())
            .collect();
        self.outlook.goes_on(&pods, chance)
    }
}

/// Largest field for which rounds without a repeat are also sought by exhaustion, with 64-bit sets of players.
const SMALL: usize = 64;
/// Largest field that is tried in every way at once, and largest for which what was found is proved or bettered.
const TINY: usize = 16;
const PROVED: usize = 40;
/// How often a proof may look at a pod's price.
const PROOF_WORK: u64 = 1_200_000;
/// Pairings of this round that are tried if the best one leads into repeats: annealed, and by exhaustion.
const TRIES: u32 = 12;
const OPENINGS: u32 = 48;
/// Largest field in which everything is tried that is as good by the first goals, and pods that may be looked at for it.
const EVERY: usize = 24;
const EVERY_WORK: u64 = 200_000;

/// Divides the field into pods of these sizes by the first goals, looking at this round alone or ahead.
#[must_use]
pub fn optimize(field: &Field, sizes: Vec<usize>, ahead: Option<&Ahead>, chance: &mut Chance) -> Optimized {
    let plan = Plan::new(field, sizes);
    let mut best = single(field, &plan, chance);
    if best.cost.first_goals() != plan.ideal(field) {
        for other in plan
            .other_borders(field)
            .iter()
            .take(if field.len() <= SMALL { 4 } else { 1 })
        {
            if field.len() > SMALL && best.cost.repeats == 0 {
                break;
            }
            // What is better there is found by proof, where that suffices.
            let proof = prove_small(field, other, best.cost, PROOF_WORK);
            if let Some(seats) = proof.better {
                let found = Grouping::from_seats(field, other, seats);
                best.cost = found.total();
                best.seats = found.seats().to_vec();
                best.plan = other.clone();
            }
            if proof.complete {
                continue;
            }
            let found = single(field, other, chance);
            let proved = best.proved && found.proved;
            if found.cost.first_goals() < best.cost.first_goals() {
                best = found;
            }
            best.proved = proved;
        }
    }
    let known = match best.cost.repeats {
        0 => Known::NoneNeeded,
        1 if best.one_needed => Known::Exhausted,
        _ if best.proved => Known::Exhausted,
        _ => Known::Searched,
    };
    let grouping = Grouping::from_seats(field, &best.plan, best.seats);
    let (grouping, goes_on) = match ahead {
        Some(ahead) if best.cost.repeats == 0 => far_sighted(grouping, ahead, chance),
        _ => (grouping, false),
    };
    Optimized {
        cost: grouping.total(),
        seats: grouping.seats().to_vec(),
        plan: best.plan.clone(),
        known,
        goes_on,
    }
}

/// The pods, pairing order: the goals from the fourth on, by swaps, and in a small field by trying what else is as good
/// by the first. What the rounds ahead need is kept.
#[must_use]
pub fn finish(field: &Field, found: Optimized, ahead: Option<&Ahead>, chance: &mut Chance) -> Vec<Vec<u32>> {
    let ahead = ahead.filter(|_| found.goes_on);
    let plans = found.plan.other_borders(field);
    let mut best = Grouping::from_seats(field, &found.plan, found.seats);
    let mut swapped = best.clone();
    descend(&mut swapped, 400 * field.len() as u64 + 20_000);
    better_ahead(&mut best, swapped, ahead, chance);
    if field.len() <= EVERY {
        for plan in std::iter::once(&found.plan).chain(&plans) {
            each_as_good(field, plan, found.cost, EVERY_WORK, &mut |seats| {
                better_ahead(&mut best, Grouping::from_seats(field, plan, seats), ahead, chance);
            });
        }
    }
    best.into_pods()
}

/// Takes what is better, unless the rounds ahead would need a repeat after it.
fn better_ahead<'a>(best: &mut Grouping<'a>, other: Grouping<'a>, ahead: Option<&Ahead>, chance: &mut Chance) {
    if other.compare(best).is_lt() && ahead.is_none_or(|ahead| ahead.goes_on(&other, chance)) {
        *best = other;
    }
}

/// The best pairing of this round alone.
struct Single {
    plan: Plan,
    seats: Vec<u32>,
    cost: Cost,
    /// Nothing is better by the first goals.
    proved: bool,
    /// There is no pairing without a repeat.
    one_needed: bool,
}

fn single(field: &Field, plan: &Plan, chance: &mut Chance) -> Single {
    let start = Grouping::in_order(field, plan);
    let ideal = plan.ideal(field);
    let mut best = start.clone();
    let mut proved = false;
    let schedules = schedules(field);
    let mut one_needed = false;
    // A few players are quicker tried in every way than annealed.
    if field.len() <= TINY {
        proved = try_all(&mut best, PROOF_WORK);
    }
    let (first, others) = schedules.split_at(1);
    for (part, work) in [(first, PROOF_WORK / 3), (others, PROOF_WORK)] {
        if proved {
            break;
        }
        for &schedule in part {
            if best.total().first_goals() != ideal {
                better(&mut best, anneal(&start, schedule, chance));
            }
        }
        if best.total().repeats > 0 && field.len() <= SMALL && !one_needed {
            one_needed = !without_repeat(&mut best, chance);
        }
        proved = best.total().first_goals() == ideal || try_all(&mut best, work);
    }
    Single {
        plan: plan.clone(),
        cost: best.total(),
        seats: best.seats().to_vec(),
        proved,
        one_needed,
    }
}

/// Proves that the pairing is the best or makes it so; `false` if the work did not suffice.
fn try_all(best: &mut Grouping<'_>, work: u64) -> bool {
    let (field, plan) = (best.field, best.plan);
    let proof = prove_small(field, plan, best.total(), work);
    if let Some(seats) = proof.better {
        *best = Grouping::from_seats(field, plan, seats);
    }
    proof.complete
}

/// [`prove`], as far as the field is small enough.
fn prove_small(field: &Field, plan: &Plan, known: Cost, work: u64) -> Proof {
    if field.len() <= PROVED {
        return prove(field, plan, known, work);
    }
    Proof {
        better: None,
        complete: false,
    }
}

fn better<'a>(best: &mut Grouping<'a>, other: Grouping<'a>) {
    if other.compare(best).is_lt() {
        *best = other;
    }
}

/// Runs of the annealing: several for small fields, where one may end in the wrong valley.
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
        // Of rounds of 61 and 64 that an exact solver finished, six runs found the best in 23 of 24, two in 18 of 26.
        41..=80 => [2, 3, 2, 3, 2, 3].map(|repeat| schedule(1_600, 64, repeat)).to_vec(),
        81..=256 => vec![schedule(850, 64, 2)],
        // A large field is nearly perfect from the start: heat would only spoil it.
        257..=700 => vec![schedule(700, 32, 2)],
        701..=2_048 => vec![schedule(450, 8, 2)],
        _ => vec![schedule(280, 6, 2)],
    }
}

/// Looks for a pairing without a repeat by exhaustion and improves what it finds; `false` if there is certainly none.
fn without_repeat(best: &mut Grouping<'_>, chance: &mut Chance) -> bool {
    let (field, plan) = (best.field, best.plan);
    let everyone: Vec<u32> = (0..field.len() as u32).collect();
    let openings = Outlook::new(field, &everyone, &plan.sizes, 0).openings(8, chance);
    for pods in &openings.pairings {
        let start = Grouping::from_seats(field, plan, in_sizes(pods, plan));
        for mut schedule in schedules(field).into_iter().take(2) {
            schedule.repeat = 40; // not to lose again what was hard to find
            better(best, anneal(&start, schedule, chance));
        }
        better(best, start);
    }
    !(openings.all_tried && openings.pairings.is_empty())
}

/// Pods in any order as a row of seats in the plan's order of sizes, the better pods first.
fn in_sizes(pods: &[Vec<u32>], plan: &Plan) -> Vec<u32> {
    let mut pods = pods.to_vec();
    pods.sort_by_key(|pod| (pod.len() != plan.sizes[0], pod.iter().min().copied()));
    pods.concat()
}

/// The best pairing found after which the planned rounds need no repeat, if there is one; else the best of this round.
fn far_sighted<'a>(best: Grouping<'a>, ahead: &Ahead, chance: &mut Chance) -> (Grouping<'a>, bool) {
    if ahead.goes_on(&best, chance) {
        return (best, true);
    }
    let (field, plan) = (best.field, best.plan);
    let mut found: Option<Grouping<'a>> = None;
    let mut take = |candidate: Grouping<'a>| {
        if found.as_ref().is_none_or(|found| candidate.compare(found).is_lt()) {
            found = Some(candidate);
        }
    };
    for _ in 0..TRIES {
        let candidate = anneal(&best, schedules(field)[0], chance);
        if candidate.total().repeats == 0 && ahead.goes_on(&candidate, chance) {
            take(candidate);
        }
    }
    let own = |name: u32| ahead.names.iter().position(|&other| other == name).unwrap_or(0) as u32;
    for pods in ahead.outlook.openings(OPENINGS, chance).pairings {
        let pods: Vec<Vec<u32>> = pods.into_iter().map(|pod| pod.into_iter().map(own).collect()).collect();
        take(Grouping::from_seats(field, plan, in_sizes(&pods, plan)));
    }
    let goes_on = found.is_some();
    (found.unwrap_or(best), goes_on)
}
