//! Chance for the search: integers from one seed (T32), the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random integers.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// A number below `bound` (at least 1); the tiny bias of a multiplication does not matter to a search.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// How much worse a step may be at this heat: exponentially distributed with mean `heat`, in integers.
    #[inline]
    pub fn patience(&mut self, heat: i64) -> i64 {
        // −log2 of a uniform number, in 1/256: leading zeros and a straight line between powers of two.
        let bits = self.0.next_u32() | 1;
        let zeros = bits.leading_zeros();
        let fraction = ((bits << zeros) >> 23) & 0xff;
        let log = i64::from(zeros) * 256 + 255 - i64::from(fraction);
        // ln 2 ≈ 177 / 256.
        (heat * log * 177) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_has_the_heat_as_its_mean() {
        let mut chance = Chance::new([7; 32]);
        let sum: i64 = (0..100_000).map(|_| chance.patience(1_000)).sum();
        assert!((95_000_000..105_000_000).contains(&sum), "{sum}");
        assert_eq!(chance.patience(0), 0);
    }

    #[test]
    fn below_stays_below_and_reaches_everything() {
        let mut chance = Chance::new([1; 32]);
        let mut seen = [0; 5];
        (0..1_000).for_each(|_| seen[chance.below(5) as usize] += 1);
        assert!(seen.iter().all(|&count| count > 150), "{seen:?}");
    }
}
