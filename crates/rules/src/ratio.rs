//! Exact ratios: tiebreakers are compared as fractions, never as floating-point numbers (T9).

use std::cmp::Ordering;

use podium_event::profile::Share;

/// A reduced fraction that is at least 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: u128,
    denominator: u128,
}

impl Ratio {
    /// 0, which is also the tiebreaker of a player without matches or opponents (T4–T6).
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// Creates the ratio `numerator / denominator`. A denominator of 0 gives 0 (T4–T6: no matches, no opponents).
    #[must_use]
    pub fn new(numerator: u128, denominator: u128) -> Self {
        // T4–T6: nobody is worse off for having no matches or opponents than with 0.
        if numerator == 0 || denominator == 0 {
            return Self::ZERO;
        }
        // Reduced, so that equal ratios are equal values, also for `Hash`.
        let divisor = gcd(numerator, denominator);
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// Returns the numerator of the reduced fraction.
    #[must_use]
    pub fn numerator(self) -> u128 {
        self.numerator
    }

    /// Returns the denominator of the reduced fraction, which is never 0.
    #[must_use]
    pub fn denominator(self) -> u128 {
        self.denominator
    }

    /// Returns the ratio times 10 to the power of `digits`, rounded half up.
    fn scaled(self, digits: u32) -> u128 {
        let (mut value, mut rest) = (self.numerator / self.denominator, self.numerator % self.denominator);
        // Digit by digit, because the numerator times a power of ten could exceed 128 bits.
        for _ in 0..digits {
            let (digit, remainder) = times_ten(rest, self.denominator);
            value = value * 10 + digit;
            rest = remainder;
        }
        // Half up, without doubling `rest`, which could overflow.
        value + u128::from(rest >= self.denominator - rest)
    }

    /// Returns the ratio rounded half up to a number of decimals, as a fraction: 0.31496 with 4 decimals is 63/200.
    #[must_use]
    pub fn rounded(self, decimals: u32) -> Self {
        Self::new(self.scaled(decimals), 10_u128.pow(decimals))
    }

    /// Returns the ratio in percent with two decimals, such as `53.33`.
    #[must_use]
    pub fn percent(self) -> String {
        let hundredths = self.scaled(4);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }

    /// Returns the ratio with two decimals, rounded half up, such as `2.67`.
    #[must_use]
    pub fn decimal(self) -> String {
        let hundredths = self.scaled(2);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// Returns `10 × rest / denominator` and its remainder within 128 bits, for `rest < denominator`.
fn times_ten(rest: u128, denominator: u128) -> (u128, u128) {
    let (mut quotient, mut sum) = (0, 0);
    for _ in 0..10 {
        // `sum + rest` could exceed 128 bits.
        if sum >= denominator - rest {
            sum -= denominator - rest;
            quotient += 1;
        } else {
            sum += rest;
        }
    }
    (quotient, sum)
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // 64-bit division is several times faster, and nearly every tiebreaker fits into it.
        if let (Ok(mut x), Ok(mut y)) = (u64::try_from(a), u64::try_from(b)) {
            while y != 0 {
                (x, y) = (y, x % y);
            }
            return u128::from(x);
        }
        (a, b) = (b, a % b);
    }
    a
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut a, mut b, mut c, mut d) = (self.numerator, self.denominator, other.numerator, other.denominator);
        let mut reversed = false;
        loop {
            // Cross multiplication, or, where that exceeds 128 bits, the continued fractions of a/b and c/d.
            let order = match (a.checked_mul(d), c.checked_mul(b)) {
                (Some(left), Some(right)) => left.cmp(&right),
                _ if a / b != c / d => (a / b).cmp(&(c / d)),
                _ => {
                    (a, c) = (a % b, c % d);
                    if a == 0 || c == 0 {
                        a.cmp(&c)
                    } else {
                        (a, b, c, d) = (b, a, d, c);
                        // a/b < c/d just when b/a > d/c.
                        reversed = !reversed;
                        continue;
                    }
                }
            };
            return if reversed { order.reverse() } else { order };
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Share> for Ratio {
    fn from(share: Share) -> Self {
        Self::new(u128::from(share.numerator()), u128::from(share.denominator()))
    }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_reduced_and_shown_as_the_exact_fraction() {
        assert_eq!(Ratio::new(26, 40).to_string(), "13/20");
        assert_eq!(Ratio::new(0, 7).to_string(), "0");
        assert_eq!(Ratio::new(9, 9).to_string(), "1");
        assert_eq!(Ratio::new(3, 0), Ratio::ZERO);
    }

    #[test]
    fn percent_and_decimal_round_half_up() {
        assert_eq!(Ratio::new(1, 3).percent(), "33.33");
        assert_eq!(Ratio::new(2, 3).percent(), "66.67");
        assert_eq!(Ratio::new(1, 1).percent(), "100.00");
        assert_eq!(Ratio::new(1, 20_000).percent(), "0.01");
        assert_eq!(Ratio::new(8, 3).decimal(), "2.67");
        assert_eq!(Ratio::new(29, 1).decimal(), "29.00");
    }

    #[test]
    fn is_rounded_half_up() {
        assert_eq!(Ratio::new(63_001, 200_000).rounded(4), Ratio::new(63, 200));
        assert_eq!(Ratio::new(31_495, 100_000).rounded(4), Ratio::new(63, 200));
        assert_eq!(Ratio::new(314_949, 1_000_000).rounded(4), Ratio::new(3_149, 10_000));
        assert_eq!(Ratio::new(1, 3).rounded(2), Ratio::new(33, 100));
        assert_eq!(Ratio::new(1, 1).rounded(4), Ratio::new(1, 1));
        assert_eq!(Ratio::ZERO.rounded(4), Ratio::ZERO);
    }

    #[test]
    fn compares_exactly_beyond_128_bit_products() {
        let big = u128::MAX / 3;
        // n/(n+1) grows with n; the cross products pass 128 bits by far.
        assert!(Ratio::new(big - 1, big) < Ratio::new(big, big + 1));
        assert!(Ratio::new(big, big - 1) > Ratio::new(big + 1, big));
        assert_eq!(Ratio::new(big, big - 1).cmp(&Ratio::new(big, big - 1)), Ordering::Equal);
        assert!(Ratio::new(1, 3) < Ratio::new(34, 100));
        assert_eq!(Ratio::new(big - 1, big).percent(), "100.00");
    }
}
