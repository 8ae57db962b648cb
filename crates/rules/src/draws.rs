//! Verifiable draws (T32): every random choice of a tournament is an HMAC of its secret and a public label, so that
//! anyone can recompute it once the secret is public. `docs/formats/draws.md` specifies it for other programs.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

podium_event::labels! {
    /// Purpose of a draw: the first part of its label (T32).
    Purpose {
        /// Order of the players in round 1, which is cut into pods.
        Order = "order",
        /// Order of players who are equal in every tiebreaker (T9).
        Tie = "tie",
        /// The byes of round 1 (T11).
        Bye = "bye",
        /// Seats, and with them the first player (T14).
        Seats = "seats",
        /// A coin: a die of two sides.
        Flip = "flip",
        Die = "die",
    }
}

/// Side of a coin (T31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    Heads,
    Tails,
}

/// A draw that was made, as the log and the event document record it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    pub purpose: Purpose,
    pub round: u32,
    pub counter: u32,
    /// Player ids, first drawn first: of an order all of them, of byes those who got one. Empty for dice and coins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
    /// Sides of a die or coin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<u32>,
    /// Result of a die, 1 to `sides`, or of a coin: 1 is heads, 2 is tails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolled: Option<u32>,
}

impl Drawn {
    /// Records an order of players.
    #[must_use]
    pub fn order(purpose: Purpose, round: u32, counter: u32, order: Vec<String>) -> Self {
        Self {
            purpose,
            round,
            counter,
            order,
            sides: None,
            rolled: None,
        }
    }

    /// Records a die or a coin.
    #[must_use]
    pub fn roll(purpose: Purpose, round: u32, counter: u32, sides: u32, rolled: u32) -> Self {
        Self {
            purpose,
            round,
            counter,
            order: Vec::new(),
            sides: Some(sides),
            rolled: Some(rolled),
        }
    }
}

/// The draws from a tournament's secret: 32 random bytes, or the bytes of `--seed` on the command line.
#[derive(Clone)]
pub struct Draws {
    secret: Vec<u8>,
}

impl std::fmt::Debug for Draws {
    /// Shows the commitment only, so that the secret gets into no log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Draws").field("commitment", &self.commitment()).finish()
    }
}

impl Draws {
    /// Creates the draws of a secret.
    #[must_use]
    pub fn new(secret: &[u8]) -> Self {
        Self {
            secret: secret.to_vec(),
        }
    }

    /// Returns the SHA-256 of the secret in lower-case hex. It is public before round 1, so that the secret cannot be
    /// changed later.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(&self.secret))
    }

    /// Draws an order and returns indices into `ids`, first drawn first. Sorts by
    /// HMAC-SHA256(secret, `purpose/round/counter/id`), so that the order of `ids` does not matter.
    #[must_use]
    pub fn order(&self, purpose: Purpose, round: u32, counter: u32, ids: &[&str]) -> Vec<usize> {
        let keyed = self.keyed();
        let label = format!("{}/{round}/{counter}/", purpose.as_str());
        let mut drawn: Vec<([u8; 32], usize)> = ids
            .iter()
            .enumerate()
            .map(|(place, id)| (mac(&keyed, &[label.as_bytes(), id.as_bytes()]), place))
            .collect();
        // T32 compares lower-case hex; bytes compare in the same order.
        // Equal digests cannot be expected; the id only makes the order total.
        drawn.sort_unstable_by(|a, b| a.0.cmp(&b.0).then_with(|| ids[a.1].cmp(ids[b.1])));
        drawn.into_iter().map(|(_, place)| place).collect()
    }

    /// Rolls a die of 1 to 256 sides; `None` for any other number of sides.
    #[must_use]
    pub fn die(&self, round: u32, counter: u32, sides: u32) -> Option<u32> {
        self.roll(Purpose::Die, round, counter, sides)
    }

    /// Flips a coin: a die of two sides with the purpose `flip`, of which 1 is heads.
    #[must_use]
    pub fn coin(&self, round: u32, counter: u32) -> Coin {
        match self.roll(Purpose::Flip, round, counter, 2) {
            Some(1) => Coin::Heads,
            _ => Coin::Tails,
        }
    }

    /// Returns the draws of one draft of a round.
    #[must_use]
    pub fn draft(&self, round: u32, counter: u32) -> DraftDraws<'_> {
        DraftDraws {
            draws: self,
            round,
            counter,
        }
    }

    /// Returns the seed of the pairing search. It decides nothing that others need to recompute.
    #[must_use]
    pub fn search_seed(&self, round: u32, counter: u32) -> [u8; 32] {
        // A separate label: if it were one of T32's, the search would use up a draw that players can recompute.
        mac(&self.keyed(), &[format!("search/{round}/{counter}").as_bytes()])
    }

    /// Returns the seed of the coins and dice of a game that judges follow: the `attempt`-th game, from 1, at this
    /// table in this round. Each game has its own seed, which can be recomputed from the secret (T31, T32).
    #[must_use]
    pub fn game_seed(&self, round: u32, table: u32, attempt: u32) -> [u8; 32] {
        mac(&self.keyed(), &[format!("game/{round}/{table}/{attempt}").as_bytes()])
    }

    fn roll(&self, purpose: Purpose, round: u32, counter: u32, sides: u32) -> Option<u32> {
        // T32 takes one byte for a roll, so a larger die would have sides that never come.
        if !(1..=256).contains(&sides) {
            return None;
        }
        let label = format!("{}/{round}/{counter}", purpose.as_str());
        let keyed = self.keyed();
        let mut bytes = mac(&keyed, &[label.as_bytes()]);
        // T32: bytes from the largest multiple of `sides` on are refused, so that every side is equally likely.
        let limit = 256 / sides * sides;
        loop {
            if let Some(&byte) = bytes.iter().find(|&&byte| u32::from(byte) < limit) {
                return Some(u32::from(byte) % sides + 1);
            }
            // All 32 bytes were refused, at worst once in 4·10⁹ rolls: the MAC of these bytes continues.
            bytes = mac(&keyed, &[&bytes]);
        }
    }

    fn keyed(&self) -> Hmac<Sha256> {
        Hmac::new_from_slice(&self.secret).expect("HMAC takes a key of any length")
    }
}

/// The draws of one draft: its round, and the counter that grows each time the round is paired again (T32).
#[derive(Debug, Clone, Copy)]
pub struct DraftDraws<'a> {
    draws: &'a Draws,
    pub round: u32,
    pub counter: u32,
}

impl DraftDraws<'_> {
    /// Draws an order ([`Draws::order`]).
    #[must_use]
    pub fn order(&self, purpose: Purpose, ids: &[&str]) -> Vec<usize> {
        self.draws.order(purpose, self.round, self.counter, ids)
    }

    /// Returns the seed of the pairing search.
    #[must_use]
    pub fn search_seed(&self) -> [u8; 32] {
        self.draws.search_seed(self.round, self.counter)
    }
}

fn mac(keyed: &Hmac<Sha256>, parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = keyed.clone();
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // Known answers computed with Python's hmac and hashlib from the words of T32 alone.

    #[test]
    fn commitment_is_the_sha256_of_the_secret() {
        let known = "622a494d3ea8c7ba2fed4f37909f14d9b50ab412322de39be62c8d6c2418bfca";
        assert_eq!(Draws::new(b"spring").commitment(), known);
    }

    #[test]
    fn order_sorts_by_the_mac_of_the_label() {
        let draws = Draws::new(b"spring");
        let ids = ["p01", "p02", "p03", "p04"];
        // 8e5a… (p04) < 9458… (p02) < 9f42… (p01) < c5c6… (p03)
        assert_eq!(draws.order(Purpose::Order, 1, 1, &ids), [3, 1, 0, 2]);
        assert_eq!(
            draws.order(Purpose::Order, 1, 1, &["p04", "p03", "p02", "p01"]),
            [0, 2, 3, 1]
        );
        assert_ne!(draws.order(Purpose::Order, 1, 2, &ids), [3, 1, 0, 2]);
    }

    #[test]
    fn seeds_are_macs_of_their_labels() {
        let draws = Draws::new(b"spring");
        let game = "c39d34e55ad9c5fd895a4541b29dbf1ad189e3e00471627a061ac61be5e0cf1a";
        assert_eq!(hex(&draws.game_seed(2, 7, 1)), game);
        let search = "f67d02e7415c84d222a5bc95097bec376045617a324add6023f93fc9a83d2aaa";
        assert_eq!(hex(&draws.search_seed(2, 1)), search);
    }

    #[test]
    fn a_die_takes_the_first_byte_below_the_largest_multiple() {
        let draws = Draws::new(b"spring");
        // die/2/1 begins with 0x60 = 96, die/2/2 with 0x80 = 128.
        let sides_and_rolls = [
            (1, 6, 1),
            (1, 90, 7),
            (1, 110, 97),
            (2, 127, 2),
            (2, 129, 129),
            (2, 100, 29),
            (2, 256, 129),
        ];
        for (counter, sides, rolled) in sides_and_rolls {
            assert_eq!(draws.die(2, counter, sides), Some(rolled), "{sides} sides");
        }
        // die/3/8 begins with 253, 216: six sides take bytes below 252, and 216 is six times 36.
        assert_eq!(draws.die(3, 8, 6), Some(1));
        // die/3/269 begins with 252, 57: 252 itself is left out.
        assert_eq!(draws.die(3, 269, 6), Some(4));
        assert_eq!(
            (draws.die(2, 1, 1), draws.die(2, 1, 0), draws.die(2, 1, 257)),
            (Some(1), None, None)
        );
    }

    #[test]
    fn a_coin_is_a_die_of_two() {
        // flip/1/1 begins with 168, flip/1/2 with 210, flip/1/3 with 27.
        let draws = Draws::new(b"spring");
        let coins = [1, 2, 3].map(|counter| draws.coin(1, counter));
        assert_eq!(coins, [Coin::Heads, Coin::Heads, Coin::Tails]);
    }

    #[test]
    fn the_search_is_seeded_from_the_same_secret() {
        assert_eq!(Draws::new(b"spring").search_seed(1, 1)[..4], [0x58, 0x2f, 0x2c, 0x28]);
    }

    #[test]
    fn debug_does_not_show_the_secret() {
        assert!(!format!("{:?}", Draws::new(b"spring")).contains("spring"));
    }
}
