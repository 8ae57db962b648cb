//! Coins, dice, and the seed from which their results are drawn (CR 705, 706; T31, T32).

use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;

/// A face of a coin: what a player calls, and what comes up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CoinFace {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

/// The result of a coin flip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FlipResult {
    /// The face that came up.
    pub face: CoinFace,
    /// The number rolled: on a die of two for a coin, or on the even die that replaced it. Odd is heads (CR 705.1).
    pub natural: u16,
}

/// The number of sides of a die, from 1 to 256: one byte of a draw decides it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DieSides(u16);

impl DieSides {
    /// The die that a coin flip rolls: it has two sides.
    pub const COIN: DieSides = DieSides(2);

    /// Returns a die with this many sides; `None` unless there are 1 to 256.
    pub fn new(sides: u64) -> Option<DieSides> {
        if (1..=256).contains(&sides) {
            u16::try_from(sides).ok().map(DieSides)
        } else {
            None
        }
    }

    /// Returns the number of sides.
    pub fn count(self) -> u16 {
        self.0
    }

    /// Whether the die can replace a coin (CR 705.1).
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
    /// Creates the seed for a game of this round.
    pub fn new(secret: [u8; 32], round: u32) -> GameSeed {
        GameSeed { secret, round }
    }

    /// The 32 secret bytes.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// The number of the round, which is part of every draw (T32).
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Rolls a die as T32 prescribes: takes the bytes of HMAC-SHA256(secret, `purpose/round/counter`) in turn; the
    /// first one below the largest multiple of the sides, modulo the sides, plus 1, is the result.
    pub fn die(&self, purpose: &str, counter: u32, sides: DieSides) -> u16 {
        // T32: bytes from the limit on are refused, so that every side is equally likely.
        let limit = 256 / sides.0 * sides.0;
        let mut bytes = self.mac(format!("{purpose}/{}/{counter}", self.round).as_bytes());
        loop {
            if let Some(byte) = bytes.iter().find(|byte| u16::from(**byte) < limit) {
                return u16::from(*byte) % sides.0 + 1;
            }
            // All 32 bytes were refused (at worst once in four thousand million rolls): the MAC of these bytes
            // continues the draw, as in the tournament's own draws.
            bytes = self.mac(&bytes);
        }
    }

    fn mac(&self, message: &[u8]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes a key of any length");
        mac.update(message);
        mac.finalize().into_bytes().into()
    }
}
