//! Random numbers for the search: integers from one seed (T32), the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded stream of random integers.
#[derive(Debug, Clone)]
// ChaCha8 is specified and the same in every version, unlike `StdRng`: pairings must be reproducible (T13).
pub struct SearchRng(ChaCha8Rng);

impl SearchRng {
    /// Starts the stream of a seed.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// Returns a number below `bound`, which is at least 1. The tiny bias of the multiplication does not matter in a
    /// search.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// Returns by how much a step may be worse at this temperature: exponentially distributed with mean `temperature`.
    #[inline]
    pub fn tolerance(&mut self, temperature: i64) -> i64 {
        // Never 0: a shift by all 32 bits overflows.
        let bits = self.0.next_u32() | 1;
        let zeros = bits.leading_zeros();
        let fraction = ((bits << zeros) >> 23) & 0xff;
        let log = i64::from(zeros) * 256 + 255 - i64::from(fraction);
        // ln 2 ≈ 177 / 256.
        (temperature * log * 177) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_has_the_heat_as_its_mean() {
        let mut rng = SearchRng::new([7; 32]);
        let sum: i64 = (0..100_000).map(|_| rng.tolerance(1_000)).sum();
        assert!((95_000_000..105_000_000).contains(&sum), "{sum}");
        assert_eq!(rng.tolerance(0), 0);
    }

    #[test]
    fn below_stays_below_and_reaches_everything() {
        let mut rng = SearchRng::new([1; 32]);
        let mut seen = [0; 5];
        (0..1_000).for_each(|_| seen[rng.below(5) as usize] += 1);
        assert!(seen.iter().all(|&count| count > 150), "{seen:?}");
    }
}
