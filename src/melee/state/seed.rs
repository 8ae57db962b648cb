//! Coins, dice, and the seed from which their results are drawn (CR 705, 706; T31, T32).

use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;

/// What a player calls, and what a coin shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

/// What came up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Coin {
    /// Heads or tails.
    pub face: Call,
    /// The natural result of the coin as a die of two, or of the even die that stood in for it; odd is heads.
    pub natural: u16,
}

/// The number of sides of a die, from 1 to 256: one byte of a draw decides it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Sides(u16);

impl Sides {
    /// A coin is a die of two.
    pub const COIN: Sides = Sides(2);

    /// A die with so many sides, if there can be one here.
    pub fn new(sides: u64) -> Option<Sides> {
        if (1..=256).contains(&sides) {
            u16::try_from(sides).ok().map(Sides)
        } else {
            None
        }
    }

    /// How many.
    pub fn count(self) -> u16 {
        self.0
    }

    /// Whether it can stand in for a coin (CR 705.1).
    pub fn is_even(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

/// The seed of a game's coins and dice: 32 secret bytes and the round they belong to.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct GameSeed {
    secret: [u8; 32],
    round: u32,
}

impl std::fmt::Debug for GameSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "GameSeed {{ round: {}, .. }}", self.round)
    }
}

impl GameSeed {
    /// A seed for a game of this round.
    pub fn new(secret: [u8; 32], round: u32) -> GameSeed {
        GameSeed { secret, round }
    }

    /// The secret bytes.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// The round the draws are named by.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// A die by T32: the bytes of HMAC-SHA256(secret, `purpose/round/counter`) in turn, the first below the largest
    /// multiple of the sides, modulo the sides, plus 1.
    pub fn die(&self, purpose: &str, counter: u32, sides: Sides) -> u16 {
        let limit = 256 / sides.0 * sides.0;
        let mut bytes = self.mac(format!("{purpose}/{}/{counter}", self.round).as_bytes());
        loop {
            if let Some(byte) = bytes.iter().find(|byte| u16::from(**byte) < limit) {
                return u16::from(*byte) % sides.0 + 1;
            }
            // All 32 bytes refused (at worst once in four thousand million rolls): the MAC of these bytes goes on, as
            // in the tournament's own draws.
            bytes = self.mac(&bytes);
        }
    }

    fn mac(&self, message: &[u8]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes a key of any length");
        mac.update(message);
        mac.finalize().into_bytes().into()
    }
}
