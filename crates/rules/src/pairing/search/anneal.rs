//! Simulated annealing on the first goals of T13, in integers: it leaves the local optima in which single swaps get
//! stuck.
//!
//! Most moves start from a flawed pod: one of its players is swapped with a player of a similar rank.

use super::rng::SearchRng;
use crate::pairing::cost::Layout;
use crate::pairing::field::Field;
use crate::pairing::grouping::Grouping;

/// Energy of each flaw, in the search alone: pairings are compared by [`crate::pairing::cost::Cost`]. The weights are small
/// enough that the search can pass through a repeat on its way to a better pairing.
#[derive(Debug, Clone, Copy)]
struct Weights {
    misplaced: i64,
    repeat: i64,
    avoided: i64,
    wide: i64,
}

/// Energy of one point of spread.
const POINT: i64 = 256;

impl Weights {
    /// Returns the weights for a field, as multiples of the points of a win.
    fn new(field: &Field, repeat: i64) -> Self {
        // A profile may give 0 points for a win; every weight would be 0 then, and the search blind.
        let win = i64::from(field.win.max(1)) * POINT;
        Self {
            // T12 is a condition and no goal, so it outweighs what one swap can gain.
            misplaced: 4 * win,
            repeat: repeat * win,
            avoided: win,
            // In the energy a wide pod is a penalty on top of its spread; the strict order of the goals would be a wall
            // here.
            wide: win,
        }
    }
}

/// Length and temperatures of one run.
#[derive(Debug, Clone, Copy)]
pub struct Schedule {
    /// Number of swaps tried.
    pub steps: u64,
    /// First temperature, in points of spread / 256.
    pub from: i64,
    /// Last temperature.
    pub to: i64,
    /// Weight of a repeat, as a multiple of the points of a win.
    pub repeat: i64,
}

/// Anneals a grouping. The result may be worse than the start.
pub fn anneal<'a>(grouping: &Grouping<'a>, schedule: Schedule, rng: &mut SearchRng) -> Grouping<'a> {
    let mut search = Search::new(grouping, Weights::new(grouping.field, schedule.repeat));
    let stages = 64_u64;
    let each = schedule.steps / stages;
    for stage in 0..stages {
        // The temperature falls by the square of a straight line: a cheap approximation of a logarithmic schedule.
        let left = (stages - stage) as i64;
        let temperature = schedule.to + (schedule.from - schedule.to) * left * left / (stages * stages) as i64;
        for _ in 0..each {
            search.step(temperature, rng);
        }
    }
    let mut done = Grouping::from_seats(grouping.field, grouping.layout, search.seats);
    // All steps are counted, also those that end early: the work of a run is the same on every machine (T13).
    done.work = grouping.work + schedule.steps;
    done
}

struct Search<'a> {
    field: &'a Field,
    layout: &'a Layout,
    weights: Weights,
    seats: Vec<u32>,
    /// Seat of each player.
    seat_of: Vec<u32>,
    /// Pod of each seat.
    pod_of: Vec<u32>,
    /// First seat of each pod, and the number of seats at the end.
    start: Vec<u32>,
    energy: Vec<i64>,
    /// Pods that are not perfect.
    flawed: Vec<u32>,
    /// Index of each pod in `flawed`, or [`NONE`].
    place: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl<'a> Search<'a> {
    fn new(grouping: &Grouping<'a>, weights: Weights) -> Self {
        let pods = grouping.pods();
        let seats = grouping.seats().to_vec();
        let mut this = Self {
            field: grouping.field,
            layout: grouping.layout,
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

    /// Returns the part of a pod's energy that depends on points.
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
        if let Some((change, border)) = self.layout.border {
            let wrong = if pod < change {
                border.saturating_sub(high)
            } else {
                high.saturating_sub(border)
            };
            energy += i64::from(wrong) * self.weights.misplaced;
        }
        energy
    }

    /// Returns the part of a pod's energy that depends on pairs of players.
    #[inline]
    fn pairs_energy(&self, pod: usize) -> i64 {
        let members = self.members(pod);
        let mut energy = 0;
        if self.field.once > 0 && members.len() < self.field.pod_size {
            let again = members
                .iter()
                .filter(|&&player| self.field.smaller[player as usize] > 0);
            energy += again.count() as i64 * self.weights.avoided;
        }
        for (seat, &a) in members.iter().enumerate() {
            let group = self.field.group[a as usize];
            for &b in &members[seat + 1..] {
                energy += i64::from(self.field.meetings.met(a, b)) * self.weights.repeat;
                energy += i64::from(group != 0 && group == self.field.group[b as usize]) * self.weights.avoided;
            }
        }
        energy
    }

    /// Sets the energy of a pod and keeps `flawed` in step.
    fn set(&mut self, pod: usize, energy: i64) {
        self.energy[pod] = energy;
        let place = self.place[pod];
        if energy > 0 && place == NONE {
            self.place[pod] = self.flawed.len() as u32;
            self.flawed.push(pod as u32);
        } else if energy == 0 && place != NONE {
            // The order in `flawed` does not matter, so removing need not shift the others.
            self.flawed.swap_remove(place as usize);
            if let Some(&moved) = self.flawed.get(place as usize) {
                self.place[moved as usize] = place;
            }
            self.place[pod] = NONE;
        }
    }

    /// Tries one swap.
    fn step(&mut self, temperature: i64, rng: &mut SearchRng) {
        // Nothing is better than no flaw by the goals that annealing weighs.
        if self.flawed.is_empty() {
            return;
        }
        let players = self.seats.len() as u32;
        // Mostly a seat of a flawed pod; one time in eight any seat, so that perfect pods can give way too.
        let seat = if rng.below(8) == 0 {
            rng.below(players) as usize
        } else {
            let pod = self.flawed[rng.below(self.flawed.len() as u32) as usize] as usize;
            (self.start[pod] + rng.below(self.start[pod + 1] - self.start[pod])) as usize
        };
        let x = self.seats[seat];
        // Dense numbers are in rank order: near numbers are near in points, where a swap costs least.
        // Short and long reaches by turns: near swaps repair points, far ones get out of a corner where all neighbours
        // have met.
        let reach = [6, 16, 40, players][rng.below(4) as usize].min(players);
        // The window is moved, not cut, at the ends of the field.
        let low = x.saturating_sub(reach).min(players - reach);
        let y = (low + rng.below((2 * reach + 1).min(players - low))) as usize;
        let other = self.seat_of[y] as usize;
        let (p, q) = (self.pod_of[seat] as usize, self.pod_of[other] as usize);
        if p == q {
            return;
        }
        self.seats.swap(seat, other);
        let limit = self.energy[p] + self.energy[q] + rng.tolerance(temperature);
        let (points_p, points_q) = (self.points_energy(p), self.points_energy(q));
        // Points are cheap to compare and reject most swaps before the pairs are counted.
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
        // Refused: the swap was made in place to count it, so it is undone.
        self.seats.swap(seat, other);
    }
}
