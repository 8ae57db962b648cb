//! Shares with their intervals: a count out of a total, and the range of the share behind it.

use super::millionths::Millionths;

/// The scale of the fixed-point numbers in this file.
const UNITS: u128 = 1_000_000_000;
/// The quantile of the normal distribution for 95 % (1.959963985), and its square.
const Z: u128 = 1_959_963_985;
const Z_SQUARED: u128 = 3_841_458_821;

/// A count out of a total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub count: u64,
    pub of: u64,
}

impl Share {
    /// Creates a share; `None` if the total is 0.
    #[must_use]
    pub fn of(count: u64, of: u64) -> Option<Self> {
        (of > 0).then_some(Self {
            count: count.min(of),
            of,
        })
    }

    /// The share itself.
    #[must_use]
    pub fn share(self) -> Millionths {
        Millionths::quotient(self.count.into(), self.of.into()).unwrap_or_default()
    }

    /// Returns the 95 % Wilson interval: it contains the share that many more matches would show, except one time in
    /// twenty.
    #[must_use]
    pub fn interval(self) -> (Millionths, Millionths) {
        let (count, of) = (u128::from(self.count), u128::from(self.of));
        // all terms multiplied by the total: (count + z²/2 ± z·√(count·(of − count)/of + z²/4)) / (of + z²)
        let middle = count * UNITS + Z_SQUARED / 2;
        let spread = count * (of - count) * UNITS / of + Z_SQUARED / 4;
        let half = Z * (spread * UNITS).isqrt() / UNITS;
        let whole = of * UNITS + Z_SQUARED;
        let part = |amount| Millionths::quotient(amount, whole).unwrap_or_default();
        // rounding must not exceed the ends
        let least = if count == 0 {
            Millionths::ZERO
        } else {
            part(middle.saturating_sub(half))
        };
        let most = if count == of {
            Millionths::ONE
        } else {
            part(middle + half)
        };
        (least, most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(count: u64, of: u64) -> (u64, u64) {
        let (least, most) = Share::of(count, of).expect("of something").interval();
        (least.0, most.0)
    }

    #[test]
    fn intervals_are_those_of_the_books() {
        // Newcombe (1998), table I, method 3
        for (count, of, least, most) in [
            (81, 263, 255_300, 366_200),
            (15, 148, 62_400, 160_500),
            (0, 20, 0, 161_100),
            (1, 29, 6_100, 171_800),
        ] {
            let (low, high) = interval(count, of);
            assert!(
                low.abs_diff(least) <= 50 && high.abs_diff(most) <= 50,
                "{count}/{of}: {low} {high}"
            );
        }
        assert_eq!(interval(7, 7).1, 1_000_000);
        assert_eq!(Share::of(0, 0), None);
    }

    #[test]
    fn more_matches_make_it_narrower() {
        let (low, high) = interval(25, 100);
        let (lower, higher) = interval(25_000_000, 100_000_000);
        assert!(low < lower && higher < high && lower < 250_000 && higher > 250_000);
    }
}
