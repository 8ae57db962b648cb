//! A line of the table of points by final place.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Points of final places. Its text is `1: 10`, `5-8: 3`, or `9+: 1` for all places from the ninth on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceLine {
    /// The first of its places.
    pub from: u32,
    /// The last of its places; `None` is open ended.
    pub to: Option<u32>,
    pub points: u32,
}

/// A line that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPlaceLine;

impl PlaceLine {
    /// Returns whether a place is one of its places.
    #[must_use]
    pub fn has(&self, place: u32) -> bool {
        self.from <= place && self.to.is_none_or(|last| place <= last)
    }
}

impl fmt::Display for PlaceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Some(last) if last == self.from => write!(f, "{}: {}", self.from, self.points),
            Some(last) => write!(f, "{}-{last}: {}", self.from, self.points),
            None => write!(f, "{}+: {}", self.from, self.points),
        }
    }
}

impl FromStr for PlaceLine {
    type Err = NoPlaceLine;

    /// Reads a line as [`fmt::Display`] writes it; spaces, and which dash it is, do not matter.
    fn from_str(text: &str) -> Result<Self, NoPlaceLine> {
        let number = |text: &str| {
            let text = text.trim();
            match text.bytes().all(|byte| byte.is_ascii_digit()) {
                true => text.parse::<u32>().map_err(|_| NoPlaceLine),
                // `parse` would also take a sign
                false => Err(NoPlaceLine),
            }
        };
        let (places, points) = text.split_once(':').ok_or(NoPlaceLine)?;
        let points = number(points)?;
        if let Some(from) = places.trim().strip_suffix('+') {
            let from = number(from)?;
            return Ok(Self { from, to: None, points });
        }
        let (from, to) = places.split_once(['-', '–']).unwrap_or((places, places));
        let (from, to) = (number(from)?, Some(number(to)?));
        Ok(Self { from, to, points })
    }
}

impl Serialize for PlaceLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlaceLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoPlaceLine| {
            serde::de::Error::custom(format!(
                "\"{text}\" is not a line such as \"1: 10\", \"5-8: 3\" or \"9+: 1\""
            ))
        })
    }
}
