//! Numbers in millionths: shares, probabilities and quotients of sums, computed with integers, so that they are the
//! same on every machine.

/// The scale of sums that are divided again: quotients are truncated to it, and shown with far fewer digits.
pub(super) const UNITS: u128 = 1_000_000_000_000;
/// Millionths in 1.
const ONE: u64 = 1_000_000;

/// A number that is at least 0, rounded to millionths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Millionths(pub u64);

impl Millionths {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// One, or 100 %.
    pub const ONE: Self = Self(ONE);

    /// Returns the quotient, rounded half up; `None` for a division by 0.
    #[must_use]
    pub fn quotient(numerator: u128, denominator: u128) -> Option<Self> {
        let doubled = (numerator * u128::from(ONE) * 2).checked_div(denominator)?;
        u64::try_from(doubled.div_ceil(2)).ok().map(Self)
    }

    /// In percent with a number of digits, rounded half up: `31.2`.
    #[must_use]
    pub fn percent(self, digits: u32) -> String {
        decimal(self.0.saturating_mul(100), digits)
    }

    /// With a number of digits, rounded half up: `1.08`.
    #[must_use]
    pub fn decimal(self, digits: u32) -> String {
        decimal(self.0, digits)
    }
}

/// Millionths as a decimal number.
fn decimal(millionths: u64, digits: u32) -> String {
    let step = 10_u64.pow(6_u32.saturating_sub(digits));
    let rounded = millionths.saturating_add(step / 2) / step;
    match digits {
        0 => rounded.to_string(),
        digits => {
            let one = 10_u64.pow(digits.min(6));
            format!(
                "{}.{:0width$}",
                rounded / one,
                rounded % one,
                width = digits.min(6) as usize
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_and_digits_round_half_up() {
        assert_eq!(Millionths::quotient(1, 3), Some(Millionths(333_333)));
        assert_eq!(Millionths::quotient(2, 3), Some(Millionths(666_667)));
        assert_eq!(Millionths::quotient(1, 2_000_000), Some(Millionths(1)));
        assert_eq!(Millionths::quotient(1, 2_000_001), Some(Millionths(0)));
        assert_eq!(Millionths::quotient(1, 0), None);
        assert_eq!(Millionths(312_500).percent(1), "31.3");
        assert_eq!(Millionths(312_500).percent(0), "31");
        assert_eq!(Millionths(1_084_999).decimal(2), "1.08");
        assert_eq!(Millionths(1_999_999).decimal(3), "2.000");
        assert_eq!(Millionths(5).decimal(6), "0.000005");
        assert_eq!(Millionths::ONE.percent(0), "100");
    }
}
