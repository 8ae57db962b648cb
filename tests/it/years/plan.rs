//! What a tournament is like, drawn by a seed: its size and settings, how its players come, who reports.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Of so many tournaments on one is as large as they get.
const ENOUGH_FOR_THE_LARGEST: usize = 50;
const LARGEST: usize = 512;

/// What chance decides, the same for the same seed.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of a tournament of a run.
    pub fn of(seed: &str, number: usize) -> Self {
        let bytes: [u8; 32] = Sha256::digest(format!("{seed} {number}")).into();
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.0.next_u64() % count as u64).expect("it is below a usize")
    }

    /// Whether something happens that happens once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// How the players come onto the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// Each by the public form.
    Registered,
    /// As names that the scorekeeper pastes.
    Pasted,
    /// As a file that the scorekeeper sends.
    File,
}

/// A tournament that is to be played.
pub struct Plan {
    pub name: String,
    pub players: usize,
    /// Fields of the settings' form that are not as the page has them.
    pub settings: Vec<(&'static str, &'static str)>,
    pub arrival: Arrival,
    /// How many do not come, where people check in.
    pub absent: Option<usize>,
    /// Of ten tables those at which the players report.
    pub phones: usize,
    /// How many leave at most.
    pub leavers: usize,
    /// How many enter late.
    pub late: usize,
    /// What chance decides while it is played.
    pub dice: Dice,
}

impl Plan {
    /// The tournament of a number, from 0, of so many of a run; `is_long`: of all sizes.
    pub fn draw(seed: &str, number: usize, count: usize, is_long: bool) -> Self {
        let mut dice = Dice::of(seed, number);
        let players = match is_long {
            true if count >= ENOUGH_FOR_THE_LARGEST && number == count / 2 => LARGEST,
            true => size(&mut dice),
            false => 16 + dice.below(9),
        };
        // each kind of arrival and each cut at least once in three tournaments
        let arrival = [Arrival::Registered, Arrival::Pasted, Arrival::File][number % 3];
        let cut = match (number + dice.below(2)) % 3 {
            0 => "4",
            1 if players >= 32 => "16",
            1 => "4",
            _ => "0",
        };
        let (level, running) = dice.one(&[("regular", ""), ("competitive", ""), ("competitive", "yes")]);
        let reports = dice.one(&["yes", "yes", "no"]);
        let settings = vec![
            ("level", level),
            ("running_results_public", running),
            ("players_report", reports),
            ("uneven_pods", dice.one(&["byes", "smaller_pods"])),
            ("swiss_rounds", dice.one(&["", "", "4"])),
            ("playoff_cut", cut),
            (
                "registration",
                if arrival == Arrival::Registered {
                    "open"
                } else {
                    "closed"
                },
            ),
            ("registrations_per_address", "10000"),
            ("time_zone", "Europe/Lisbon"),
        ];
        Self {
            name: format!("Evening {:03}", number + 1),
            players,
            settings,
            arrival,
            absent: dice.one_in(2).then(|| dice.below(3)),
            phones: if reports == "yes" { 5 } else { 0 },
            leavers: players / 10,
            late: dice.below(3),
            dice,
        }
    }
}

/// Most tournaments are small, as in life.
fn size(dice: &mut Dice) -> usize {
    let (least, most) = match dice.below(100) {
        0..70 => (16, 32),
        70..88 => (33, 64),
        88..96 => (65, 128),
        96..99 => (129, 256),
        _ => (257, LARGEST),
    };
    least + dice.below(most - least + 1)
}
