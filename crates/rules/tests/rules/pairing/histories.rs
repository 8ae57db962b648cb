//! Thousands of random events with drops, late entries, disqualifications, households, smaller pods and draws. The
//! independent checker checks the pairing of every round.

use podium_event::profile::{Level, UnevenPods};
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Request, pair};

use super::checker;

/// A generator of small random integers, the same in every run.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }

    fn one_in(&mut self, bound: u32) -> bool {
        self.below(bound) == 0
    }
}

/// Creates an event before its first round.
fn start(dice: &mut Dice, most: u32) -> EventParts {
    let mut profile = Profile::standard(Level::Competitive);
    if dice.one_in(2) {
        profile.uneven_pods = UnevenPods::SmallerPods;
    }
    let players = 4 + dice.below(most - 3);
    let households = dice.below(4);
    let player = |number: u32, dice: &mut Dice| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        entry_round: if dice.one_in(12) { 2 } else { 1 },
        avoid_group: (households > 0 && dice.one_in(3)).then(|| format!("house {}", dice.below(households * 3))),
        ..Player::default()
    };
    EventParts {
        profile,
        players: (0..players).map(|number| player(number, dice)).collect(),
        rounds: Vec::new(),
        cut: None,
    }
}

fn result(dice: &mut Dice, seats: &[PlayerIx]) -> PodResult {
    match dice.below(6) {
        0 => PodResult::Drawn(seats.to_vec()),
        1 => PodResult::Drawn(seats[1..].to_vec()),
        _ => PodResult::Won(seats[dice.below(seats.len() as u32) as usize]),
    }
}

/// Adds a player after the round is paired: to a smaller pod, or with a bye or a match loss (T8).
fn enter_late(dice: &mut Dice, parts: &mut EventParts, round: &mut Round) {
    let number = parts.players.len() as u32;
    parts.players.push(Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        entry_round: round.number,
        ..Player::default()
    });
    let smaller = round.pods.iter_mut().find(|pod| pod.seats.len() < 4);
    match (dice.below(3), smaller) {
        (0, Some(pod)) => pod.seats.push(PlayerIx(number)),
        (1, _) => round.byes.push(PlayerIx(number)),
        _ => round.match_losses.push(PlayerIx(number)),
    }
}

/// Plays an event to its end and checks every pairing. Returns the number of rounds.
fn play(seed: u64, most: u32) -> u32 {
    let dice = &mut Dice::new(seed);
    let draws = Draws::new(format!("history {seed}").as_bytes());
    let mut parts = start(dice, most);
    let planned = 2 + dice.below(4);
    for number in 1..=planned {
        for player in &mut parts.players {
            let leaves = number > 1 && player.dropped_after.is_none() && dice.one_in(15);
            if leaves && dice.one_in(4) {
                player.disqualified_after = Some(number - 1);
            } else if leaves {
                player.dropped_after = Some(number - 1);
            }
        }
        let event = Event::new(parts.clone()).expect("a right event");
        let looks_ahead = dice.one_in(3).then_some(planned);
        let Ok(pairing) = pair(&event, &Request::new(&draws, looks_ahead)) else {
            let left = event.active(number).len();
            assert!(left < 4, "event {seed}: {left} players of round {number} were refused");
            return number - 1;
        };
        // With lookahead a pairing may be chosen that a swap would improve in this round alone.
        let judged = match looks_ahead {
            Some(_) => checker::check_sight(&event, &pairing),
            None => checker::check(&event, &pairing),
        };
        judged.unwrap_or_else(|wrong| panic!("event {seed}, round {number}: {wrong}"));
        let mut round = Round {
            number,
            stage: Stage::Swiss,
            pods: pairing
                .pods
                .into_iter()
                .map(|pod| Pod {
                    table: pod.table,
                    left: Vec::new(),
                    seats: pod.seats,
                    result: PodResult::NotReported,
                })
                .collect(),
            byes: pairing.byes,
            match_losses: Vec::new(),
        };
        if dice.one_in(4) {
            enter_late(dice, &mut parts, &mut round);
        }
        for pod in &mut round.pods {
            pod.result = result(dice, &pod.seats);
        }
        parts.rounds.push(round);
    }
    planned
}

#[test]
fn thousands_of_small_events_are_paired_by_the_rules() {
    let rounds: u32 = (0..2_000).map(|seed| play(seed, 9)).sum();
    assert!(rounds > 4_000, "only {rounds} rounds were paired");
}

#[test]
fn larger_events_are_paired_by_the_rules() {
    let rounds: u32 = (10_000..10_030).map(|seed| play(seed, 30)).sum();
    assert!(rounds > 60, "only {rounds} rounds were paired");
}
