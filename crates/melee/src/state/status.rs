//! A player's status, and the losses that follow from it (MTR-A 4.1, T29; CR 104.3).

use super::seat::Seat;
use serde::Serialize;

/// Poison counters with which a player loses (CR 104.3d).
pub const LETHAL_POISON: u32 = 10;

/// Combat damage by one commander with which a player loses (CR 104.3j).
pub const LETHAL_COMMANDER_DAMAGE: u32 = 21;

/// A commander: its owner, and which of two if the owner has partners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Commander {
    /// Whose commander.
    pub owner: Seat,
    /// Whether it is the second of two.
    pub second: bool,
}

/// Counters of players besides poison (CR 122.1): they are counted, and nothing follows from them here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerCounter {
    /// Energy (CR 107.14).
    Energy,
    /// Experience.
    Experience,
    /// Radiation.
    Rad,
}

impl PlayerCounter {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Energy, Self::Experience, Self::Rad];

    /// Returns its place in [`PlayerCounter::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its name in `podium-game/1`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Experience => "experience",
            Self::Rad => "rad",
        }
    }
}

/// A player's status.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Status {
    /// Life total, if it was ever set.
    pub life: Option<i32>,
    /// Poison counters.
    pub poison: u32,
    /// Other counters, in the order of [`PlayerCounter::ALL`].
    pub counters: [u32; 3],
    /// Combat damage taken from each commander, sorted by owner, without zeros.
    pub commander_damage: Vec<(Commander, u32)>,
    /// How many times this player cast their commander from the command zone; the second number is for the second of two
    /// (CR 903.8).
    pub commander_casts: [u32; 2],
}

impl Status {
    /// Returns the counters besides poison, with how many of each.
    pub fn counters(&self) -> impl Iterator<Item = (PlayerCounter, u32)> + '_ {
        PlayerCounter::ALL.into_iter().zip(self.counters)
    }

    /// The losses that follow from this status.
    pub fn losses(&self) -> impl Iterator<Item = Loss> + '_ {
        // Unknown life proposes no loss: judges need not track it (T29).
        let life = self.life.is_some_and(|life| life <= 0).then_some(Loss::Life);
        let poison = (self.poison >= LETHAL_POISON).then_some(Loss::Poison);
        let lethal = self
            .commander_damage
            .iter()
            .filter(|(_, damage)| *damage >= LETHAL_COMMANDER_DAMAGE);
        life.into_iter()
            .chain(poison)
            .chain(lethal.map(|(commander, _)| Loss::CommanderDamage(*commander)))
    }
}

/// New values for part of a player's status; absent values are unchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct StatusChange {
    /// Life total.
    pub life: Option<i32>,
    /// Poison counters.
    pub poison: Option<u32>,
    /// Other counters, as in [`Status`].
    pub counters: [Option<u32>; 3],
    /// New totals of combat damage, by commander; commanders not named keep theirs.
    pub commander_damage: Vec<(Commander, u32)>,
    /// Casts from the command zone, by commander as in [`Status`].
    pub commander_casts: [Option<u32>; 2],
}

impl StatusChange {
    /// Returns the counters besides poison that change, with the new number of each.
    pub fn counters(&self) -> impl Iterator<Item = (PlayerCounter, u32)> + '_ {
        let all = PlayerCounter::ALL.into_iter().zip(self.counters);
        all.filter_map(|(counter, new)| Some((counter, new?)))
    }

    /// Whether nothing would change.
    pub fn is_empty(&self) -> bool {
        *self == StatusChange::default()
    }
}

/// A reason why a player would lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Life of 0 or less (CR 104.3b).
    Life,
    /// Ten or more poison counters (CR 104.3d).
    Poison,
    /// 21 or more combat damage by the same commander (CR 104.3j).
    CommanderDamage(Commander),
}
