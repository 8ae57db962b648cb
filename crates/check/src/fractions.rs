//! Exact fractions of the checker: numerator and denominator, which is not 0.

use std::cmp::Ordering;

/// A number as a fraction.
pub type Fraction = (u128, u128);

/// Returns the mean of fractions; 0 of none.
pub fn mean(all: impl Iterator<Item = Fraction>) -> Fraction {
    let (mut sum, mut count): (Fraction, u128) = ((0, 1), 0);
    for (a, b) in all {
        let (x, y) = (sum.0 * b + a * sum.1, sum.1 * b);
        let shared = divisor(x, y).max(1);
        sum = (x / shared, y / shared);
        count += 1;
    }
    if count == 0 { (0, 1) } else { (sum.0, sum.1 * count) }
}

/// Returns whether the least common multiple of these numbers is at most 2^64, so that sums of such parts are exact.
pub fn fits(numbers: impl IntoIterator<Item = u128>) -> bool {
    let mut common = 1_u128;
    numbers.into_iter().all(|number| {
        common *= number / divisor(common, number).max(1);
        common <= 1 << 64
    })
}

fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Compares fractions by their whole parts and then the inverted remainders, so that no product overflows.
pub fn compare(mut a: Fraction, mut b: Fraction) -> Ordering {
    loop {
        let wholes = (a.0 / a.1).cmp(&(b.0 / b.1));
        let (rest_a, rest_b) = (a.0 % a.1, b.0 % b.1);
        match (wholes, rest_a, rest_b) {
            (Ordering::Equal, 0, 0) => return Ordering::Equal,
            (Ordering::Equal, 0, _) => return Ordering::Less,
            (Ordering::Equal, _, 0) => return Ordering::Greater,
            // r/q below s/p is q/r above p/s
            (Ordering::Equal, _, _) => (a, b) = ((b.1, rest_b), (a.1, rest_a)),
            (unequal, _, _) => return unequal,
        }
    }
}

/// Returns a fraction rounded half up to some decimals.
pub fn rounded((above, below): Fraction, decimals: u32) -> Fraction {
    let scale = 10_u128.pow(decimals);
    // The whole part apart, so that only the rest is multiplied.
    let (whole, rest) = (above / below, above % below);
    let shared = divisor(rest, below).max(1);
    let (rest, below) = (rest / shared, below / shared);
    let (down, left) = (rest * scale / below, rest * scale % below);
    (whole * scale + down + u128::from(2 * left >= below), scale)
}
