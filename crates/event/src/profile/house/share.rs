//! Shares: exact fractions from 0 to 1, such as the percentage of an imaginary opponent.

use std::fmt;
use std::str::FromStr;

use say::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Largest denominator of a reduced share: 1 / the most points of a win, and three decimals. With it the sums of
/// opponents' percentages stay within 128 bits (T9).
pub const MAX_SHARE_DENOMINATOR: u32 = 2_000;

/// A reduced fraction from 0 to 1. Its text is `"1/5"`, `"0"` or `"1"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Share {
    numerator: u32,
    denominator: u32,
}

/// A text is not a share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoShare;

impl Share {
    /// No part of the whole.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// Returns the reduced fraction; `None` if it is more than 1, or its denominator is 0 or, reduced, more than
    /// [`MAX_SHARE_DENOMINATOR`].
    #[must_use]
    pub fn new(numerator: u32, denominator: u32) -> Option<Self> {
        if numerator > denominator || denominator == 0 {
            return None;
        }
        let (mut divisor, mut rest) = (denominator, numerator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        // Reduced, so that one share has one text and an export is identical again.
        let share = Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        };
        (share.denominator <= MAX_SHARE_DENOMINATOR).then_some(share)
    }

    /// Returns the share with a percentage of at most three decimals as people type it: `1/5`, `20 %`, `20%`, `0.2`.
    #[must_use]
    pub fn typed(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Ok(share) = text.parse() {
            return Some(share);
        }
        let (number, whole) = match text.strip_suffix('%') {
            Some(number) => (number.trim_end(), 100),
            None => (text, 1),
        };
        // A comma too: half of the readers write decimals with one.
        let (units, decimals) = number.split_once(['.', ',']).unwrap_or((number, ""));
        let digits = |text: &str| text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
        if units.is_empty() || !digits(units) || !digits(decimals) {
            return None;
        }
        let scale = 10_u32.pow(u32::try_from(decimals.len()).ok()?);
        Self::new(format!("{units}{decimals}").parse().ok()?, whole * scale)
    }

    /// Returns the percentage with two decimals, rounded half up, as a message: "14.29 %".
    #[must_use]
    pub fn percent(self) -> Message {
        let (whole, part) = (u64::from(self.denominator), u64::from(self.numerator));
        let hundredths = (part * 20_000 + whole) / (2 * whole);
        say::percent(format!("{}.{:02}", hundredths / 100, hundredths % 100))
    }

    /// Returns the numerator of the reduced fraction.
    #[must_use]
    pub fn numerator(self) -> u32 {
        self.numerator
    }

    /// Returns the denominator of the reduced fraction, which is never 0.
    #[must_use]
    pub fn denominator(self) -> u32 {
        self.denominator
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

impl FromStr for Share {
    type Err = NoShare;

    /// Reads `1/5`, `0` or `1`.
    fn from_str(text: &str) -> Result<Self, NoShare> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let number = |text: &str| match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => text.parse::<u32>().map_err(|_| NoShare),
            // `parse` would also take a sign
            false => Err(NoShare),
        };
        Self::new(number(numerator)?, number(denominator)?).ok_or(NoShare)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoShare| {
            serde::de::Error::custom(format!(
                "\"{text}\" is not a fraction from 0 to 1 with a denominator of at most {MAX_SHARE_DENOMINATOR}"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_has_one_text() {
        for (text, shown) in [("1/5", "1/5"), ("2/10", "1/5"), ("0", "0"), ("0/7", "0"), ("3/3", "1")] {
            assert_eq!(
                text.parse::<Share>().map(|share| share.to_string()),
                Ok(shown.to_owned())
            );
        }
        for wrong in [
            "", "6/5", "1/0", "-1/5", "+1/5", "1/2001", "0.2", "20%", "1/5/1", " 1/5",
        ] {
            assert_eq!(wrong.parse::<Share>(), Err(NoShare), "{wrong}");
        }
    }

    #[test]
    fn percentages_and_decimals_are_read_as_people_type_them() {
        for (typed, share) in [
            ("20 %", "1/5"),
            ("20%", "1/5"),
            ("0.33", "33/100"),
            ("33,3 %", "333/1000"),
            (" 1/7 ", "1/7"),
            ("0", "0"),
            ("100 %", "1"),
        ] {
            assert_eq!(
                Share::typed(typed).map(|share| share.to_string()).as_deref(),
                Some(share),
                "{typed}"
            );
        }
        for wrong in ["", "20", "101 %", "%", "0.33333", "a %", "-1 %", "33.333 %"] {
            assert_eq!(Share::typed(wrong), None, "{wrong}");
        }
    }
}
