//! Simulated annealing on the first goals of T13, in integers: it leaves the valleys in which single swaps get stuck.
//!
//! Moves aim at pods that are not perfect: one of their players against a player who stands near.

use super::chance::Chance;
use super::cost::Plan;
use super::field::Field;
use super::grouping::Grouping;

/// What a goal weighs against a point of difference, in the search alone; what counts in the end is
/// [`super::cost::Cost`]. Light enough that the search may pass through a repeat on its way.
#[derive(Debug, Clone, Copy)]
struct Weights {
    misplaced: i64,
    repeat: i64,
    avoided: i64,
    wide: i64,
}

/// A point of difference, in the unit of heat.
const POINT: i64 = 256;

impl Weights {
    /// Weights for a field: in wins.
    fn new(field: &Field, repeat: i64) -> Self {
        let win = i64::from(field.win.max(1)) * POINT;
        Self {
            misplaced: 4 * win,
            repeat: repeat * win,
            avoided: win,
            wide: win,
        }
    }
}

/// How long and how hot.
#[derive(Debug, Clone, Copy)]
pub struct Schedule {
    /// Swaps tried.
    pub steps: u64,
    /// First heat, in points of difference / 256.
    pub from: i64,
    /// Last heat.
    pub to: i64,
    /// What a repeat weighs, in wins.
    pub repeat: i64,
}

/// Anneals the grouping; what comes out may be worse than what went in.
pub fn anneal<'a>(grouping: &Grouping<'a>, schedule: Schedule, chance: &mut Chance) -> Grouping<'a> {
    let mut search = Search::new(grouping, Weights::new(grouping.field, schedule.repeat));
    let stages = 64_u64;
    let each = schedule.steps / stages;
    for stage in 0..stages {
        // Heat falls evenly on a logarithmic scale: by squares of a straight line, which is near enough.
        let left = (stages - stage) as i64;
        let heat = schedule.to + (schedule.from - schedule.to) * left * left / (stages * stages) as i64;
        for _ in 0..each {
            search.step(heat, chance);
        }
    }
    let mut done = Grouping::from_seats(grouping.field, grouping.plan, search.seats);
    done.work = grouping.work + schedule.steps;
    done
}

struct Search<'a> {
    field: &'a Field,
    plan: &'a Plan,
    weights: Weights,
    seats: Vec<u32>,
    /// Seat of each player.
    seat_of: Vec<u32>,
    /// Pod of each seat.
    pod_of: Vec<u32>,
    start: Vec<u32>,
    energy: Vec<i64>,
    /// Pods that are not perfect, and the place of each pod in that list.
    flawed: Vec<u32>,
    place: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl<'a> Search<'a> {
    fn new(grouping: &Grouping<'a>, weights: Weights) -> Self {
        let pods = grouping.pods();
        let seats = grouping.seats().to_vec();
        let mut this = Self {
            field: grouping.field,
            plan: grouping.plan,
            weights,
            seat_of: vec![0; seats.len()],
            pod_of: (0..pods).flat_map(|pod| grouping.range(pod).map(move |_| pod as u32)).collect(),
            start: (0..=pods).map(|pod| if pod < pods { grouping.range(pod).start } else { seats.len() } as u32).collect(),
            energy: vec![0; pods],
            flawed: Vec::new(),
            place: vec![NONE; pods],
            seats,
        };
        for (seat, &player) in this.seats.iter().enumerate() {
            this.seat_of[player as usize] = seat as u32;
        }
        for pod in 0..pods {
            let energy = this.points_energy(pod) + this.pairs_energy(pod);
            this.set(pod, energy);
        }
        this
    }

    fn members(&self, pod: usize) -> &[u32] {
        &self.seats[self.start[pod] as usize..self.start[pod + 1] as usize]
    }

    /// The part of a pod's energy that points decide.
    #[inline]
    fn points_energy(&self, pod: usize) -> i64 {
        let (mut low, mut high) = (u32::MAX, 0);
        for &player in self.members(pod) {
            let points = self.field.points[player as usize];
            (low, high) = (low.min(points), high.max(points));
        }
        let spread = high - low;
        let mut energy = i64::from(spread) * POINT;
        if spread >= 2 * self.field.win {
            energy += self.weights.wide;
        }
        if let Some((change, border)) = self.plan.border {
            let wrong = if pod < change {
                border.saturating_sub(high)
            } else {
                high.saturating_sub(border)
            };
            energy += i64::from(wrong) * self.weights.misplaced;
        }
        energy
    }

    /// The part of a pod's energy that pairs decide.
    #[inline]
    fn pairs_energy(&self, pod: usize) -> i64 {
        let members = self.members(pod);
        let mut energy = 0;
        for (seat, &a) in members.iter().enumerate() {
            let group = self.field.group[a as usize];
            for &b in &members[seat + 1..] {
                energy += i64::from(self.field.meetings.met(a, b)) * self.weights.repeat;
                energy += i64::from(group != 0 && group == self.field.group[b as usize]) * self.weights.avoided;
            }
        }
        energy
    }

    fn set(&mut self, pod: usize, energy: i64) {
        self.energy[pod] = energy;
        let place = self.place[pod];
        if energy > 0 && place == NONE {
            self.place[pod] = self.flawed.len() as u32;
            self.flawed.push(pod as u32);
        } else if energy == 0 && place != NONE {
            self.flawed.swap_remove(place as usize);
            if let Some(&moved) = self.flawed.get(place as usize) {
                self.place[moved as usize] = place;
            }
            self.place[pod] = NONE;
        }
    }

    fn step(&mut self, heat: i64, chance: &mut Chance) {
        if self.flawed.is_empty() {
            return;
        }
        let players = self.seats.len() as u32;
        let seat = if chance.below(8) == 0 {
            chance.below(players) as usize
        } else {
            let pod = self.flawed[chance.below(self.flawed.len() as u32) as usize] as usize;
            (self.start[pod] + chance.below(self.start[pod + 1] - self.start[pod])) as usize
        };
        let x = self.seats[seat];
        // Dense numbers are in standing order: near numbers are near in points.
        let reach = [6, 16, 40, players][chance.below(4) as usize].min(players);
        let low = x.saturating_sub(reach).min(players - reach);
        let y = (low + chance.below((2 * reach + 1).min(players - low))) as usize;
        let other = self.seat_of[y] as usize;
        let (p, q) = (self.pod_of[seat] as usize, self.pod_of[other] as usize);
        if p == q {
            return;
        }
        self.seats.swap(seat, other);
        let limit = self.energy[p] + self.energy[q] + chance.patience(heat);
        let (points_p, points_q) = (self.points_energy(p), self.points_energy(q));
        if points_p + points_q <= limit {
            let (energy_p, energy_q) = (points_p + self.pairs_energy(p), points_q + self.pairs_energy(q));
            if energy_p + energy_q <= limit {
                self.seat_of[x as usize] = other as u32;
                self.seat_of[y] = seat as u32;
                self.set(p, energy_p);
                self.set(q, energy_q);
                return;
            }
        }
        self.seats.swap(seat, other);
    }
}
