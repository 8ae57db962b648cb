//! Numbers of turn markers and sets of them.

use super::seat::MAX_SEATS;
use serde::Serialize;
use serde::Serializer;
use std::fmt;

/// The largest number of turn markers on a table: one for each full four players (CR 807.4a).
pub const MAX_MARKERS: usize = MAX_SEATS / 4;

/// The number of a turn marker, from 1; it never changes (CR 807.4b). No marker on the table needs to have it: an
/// action that names a missing marker is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct MarkerNumber(pub u16);

impl MarkerNumber {
    /// Returns its name inside a sentence: "marker 2".
    pub fn term(self) -> say::Message {
        say::refused_actions::marker(self.0)
    }
}

impl fmt::Display for MarkerNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "marker {}", self.0)
    }
}

/// A set of marker numbers, iterated from the lowest; it holds numbers from 1 to [`MAX_MARKERS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MarkerSet {
    bits: u128,
}

impl MarkerSet {
    /// The set without any marker.
    pub const EMPTY: MarkerSet = MarkerSet { bits: 0 };

    fn bit(number: MarkerNumber) -> u128 {
        // Documents may name any number, and a shift by more than the bits would overflow.
        if number.0 >= 1 && usize::from(number.0) <= MAX_MARKERS {
            1 << (number.0 - 1)
        } else {
            0
        }
    }

    /// Whether the number is in the set.
    #[inline]
    pub fn contains(&self, number: MarkerNumber) -> bool {
        self.bits & MarkerSet::bit(number) != 0
    }

    /// Inserts the number; returns `false` if it was in the set already or no marker can have it.
    #[inline]
    pub fn insert(&mut self, number: MarkerNumber) -> bool {
        let bit = MarkerSet::bit(number);
        let new = bit != 0 && self.bits & bit == 0;
        self.bits |= bit;
        new
    }

    /// How many markers are in the set.
    pub fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether no marker is in the set.
    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Whether every marker of this set is in the other.
    pub fn is_subset(&self, other: &MarkerSet) -> bool {
        self.bits & !other.bits == 0
    }

    /// Iterates over the markers, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = MarkerNumber> + use<> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as u16;
            bits &= bits - 1;
            Some(MarkerNumber(index + 1))
        })
    }
}

impl FromIterator<MarkerNumber> for MarkerSet {
    fn from_iter<T: IntoIterator<Item = MarkerNumber>>(numbers: T) -> MarkerSet {
        let mut set = MarkerSet::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

impl fmt::Debug for MarkerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|number| number.0)).finish()
    }
}

impl Serialize for MarkerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
