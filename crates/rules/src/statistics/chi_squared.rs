//! Pearson's chi-squared test against equal parts: how rarely chance alone would be as uneven.
//!
//! The probability is the incomplete gamma function, summed as a series in fixed-point integers: forty lines, whereas a
//! crate of distributions would add matrices, random numbers and floating-point numbers, which `rules` does not use.

use super::millionths::Millionths;

/// The scale of the fixed-point numbers: with the largest exponent they keep seven digits, and products fit into 128
/// bits.
const UNITS: u128 = 1_000_000_000_000_000_000;
/// 1/e, and Γ(3/2) = √π/2.
const INVERSE_E: u128 = 367_879_441_171_442_322;
const GAMMA_OF_3_2: u128 = 886_226_925_452_758_014;
/// Half of the statistic from which on the probability is too small to be shown.
const MOST_HALVED: u128 = 24;
/// The most parts that can be compared: more of them would need more digits in the series.
const MOST_PARTS: usize = 10;
/// The least count that each equal part is expected to have: with fewer, the distribution is not accurate.
pub const LEAST_EXPECTED: u64 = 5;

/// A test of counts against equal parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EqualParts {
    /// Σ (count − expected)² / expected.
    pub statistic: Millionths,
    pub degrees_of_freedom: u32,
    /// The probability that chance alone is at least as uneven.
    pub p: Millionths,
}

impl EqualParts {
    /// Tests some counts; `None` if there are too few, or too many parts.
    #[must_use]
    pub fn test(counts: &[u64]) -> Option<Self> {
        let (parts, sum) = (counts.len(), counts.iter().sum::<u64>());
        if !(2..=MOST_PARTS).contains(&parts) || sum < LEAST_EXPECTED * parts as u64 {
            return None;
        }
        let (parts, sum) = (parts as u128, u128::from(sum));
        let squares: u128 = counts.iter().map(|&count| u128::from(count).pow(2)).sum();
        // never negative (the quadratic mean is at least the mean)
        let above = (parts * squares).saturating_sub(sum * sum);
        let degrees = (counts.len() - 1) as u32;
        Some(Self {
            statistic: Millionths::quotient(above, sum)?,
            degrees_of_freedom: degrees,
            p: beyond(above, 2 * sum, degrees),
        })
    }

    /// Returns whether the difference is usually called significant: p below 5 %.
    #[must_use]
    pub fn stands_out(&self) -> bool {
        self.p < Millionths(50_000)
    }
}

/// Returns the probability beyond a statistic whose half is `numerator / denominator`: 1 − P(degrees/2, half), where
/// P(a, y) is the sum of e^−y · y^b / Γ(b + 1) over b = a, a + 1, …
fn beyond(numerator: u128, denominator: u128, degrees: u32) -> Millionths {
    if numerator / denominator >= MOST_HALVED {
        return Millionths::ZERO;
    }
    let half = numerator * UNITS / denominator;
    let is_odd = degrees % 2 == 1;
    // b in halves: from 0, or from 1/2 on
    let mut b = u128::from(is_odd);
    let mut term = to_minus(half);
    if is_odd {
        term = term * (half * UNITS).isqrt() / GAMMA_OF_3_2;
    }
    let mut within = 0;
    loop {
        if b >= u128::from(degrees) {
            within += term;
        }
        b += 2;
        term = term * half / UNITS * 2 / b;
        // after the largest term they only decrease
        if term == 0 && b * UNITS > 2 * half {
            break;
        }
    }
    let beyond = UNITS.saturating_sub(within);
    Millionths::quotient(beyond, UNITS).unwrap_or_default()
}

/// e to the power of −`exponent`.
fn to_minus(exponent: u128) -> u128 {
    let (whole, rest) = (exponent / UNITS, exponent % UNITS);
    // Taylor series of the rest, which is below 1; positive and negative terms are summed separately
    let (mut added, mut taken, mut term) = (0, 0, UNITS);
    for step in 1..=24 {
        match step % 2 {
            1 => added += term,
            _ => taken += term,
        }
        term = term * rest / UNITS / step;
    }
    (0..whole).fold(added - taken, |power, _| power * INVERSE_E / UNITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// p of a statistic given in thousandths.
    fn p(statistic: u128, degrees: u32) -> u64 {
        beyond(statistic, 2_000, degrees).0
    }

    #[test]
    fn probabilities_are_those_of_the_tables() {
        // NIST/SEMATECH handbook, table of critical values: 0.10, 0.05, 0.01, 0.001
        for (degrees, critical) in [
            (1, [2_706, 3_841, 6_635, 10_828]),
            (2, [4_605, 5_991, 9_210, 13_816]),
            (3, [6_251, 7_815, 11_345, 16_266]),
            (4, [7_779, 9_488, 13_277, 18_467]),
            (9, [14_684, 16_919, 21_666, 27_877]),
        ] {
            for (statistic, expected) in critical.into_iter().zip([100_000, 50_000, 10_000, 1_000]) {
                let found = p(statistic, degrees);
                // the table has three decimals
                assert!(found.abs_diff(expected) <= 30, "{statistic} at {degrees}: {found}");
            }
        }
        assert_eq!((p(0, 3), p(0, 4)), (1_000_000, 1_000_000));
        assert_eq!(p(50_000, 3), 0);
    }

    #[test]
    fn what_is_even_does_not_stand_out_and_little_is_not_tested() {
        let even = EqualParts::test(&[25, 25, 25, 25]).expect("enough");
        assert_eq!((even.statistic, even.p), (Millionths::ZERO, Millionths::ONE));
        assert!(!even.stands_out());
        let uneven = EqualParts::test(&[40, 25, 20, 15]).expect("enough");
        assert_eq!(uneven.statistic, Millionths(14_000_000));
        assert_eq!(uneven.degrees_of_freedom, 3);
        assert!(uneven.stands_out() && uneven.p.0.abs_diff(2_905) <= 1, "{}", uneven.p.0);
        assert_eq!(EqualParts::test(&[10, 4, 3, 2]), None, "nineteen are too few");
        assert_eq!(EqualParts::test(&[100]), None);
        assert_eq!(EqualParts::test(&[100; 11]), None);
    }
}
