//! Points by place, as data.

use std::collections::BTreeMap;
use std::num::ParseIntError;

use serde::{Deserialize, Serialize};

/// Most points of a place, and of each player of a draw.
pub const MAX_PLACE_POINTS: u32 = 1_000;

crate::labels! {
    /// How players who left a game together are placed (T45).
    #[derive(Default)]
    TiedPlaces {
        /// All of them have the last of their places.
        #[default]
        Last = "last",
        /// By turn order: the player furthest from the active player left first.
        TurnOrder = "turn_order",
    }
}

/// Points by place (T45), for pods by their number of players.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, Vec<u32>>")]
pub struct PlacePoints(pub BTreeMap<u32, Vec<u32>>);

impl PlacePoints {
    /// Returns the points of the places of a pod of so many players, from the first place on. A size without a list takes
    /// that of the next larger one, and the largest list where there is none.
    #[must_use]
    pub fn of_size(&self, players: usize) -> &[u32] {
        let size = u32::try_from(players).unwrap_or(u32::MAX);
        let found = self.0.range(size..).next().or_else(|| self.0.last_key_value());
        found.map_or(&[], |(_, points)| points.as_slice())
    }

    /// Returns the points of a place, counted from 1, in a pod of so many players; 0 beyond the list.
    #[must_use]
    pub fn of(&self, players: usize, place: usize) -> u32 {
        let points = place.checked_sub(1).and_then(|ix| self.of_size(players).get(ix));
        points.copied().unwrap_or(0)
    }
}

/// The points of each player still in a game that is drawn, by how many they are (T45).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, u32>")]
pub struct DrawPoints(pub BTreeMap<u32, u32>);

impl DrawPoints {
    /// Returns the points of each of so many players; `None` where nothing is said of their number.
    #[must_use]
    pub fn of(&self, still_in: usize) -> Option<u32> {
        self.0.get(&u32::try_from(still_in).ok()?).copied()
    }
}

// The names of members stay text where a struct is flattened into another, as a profile's house rules are.
impl TryFrom<BTreeMap<String, Vec<u32>>> for PlacePoints {
    type Error = ParseIntError;

    fn try_from(members: BTreeMap<String, Vec<u32>>) -> Result<Self, ParseIntError> {
        numbered(members).map(Self)
    }
}

impl TryFrom<BTreeMap<String, u32>> for DrawPoints {
    type Error = ParseIntError;

    fn try_from(members: BTreeMap<String, u32>) -> Result<Self, ParseIntError> {
        numbered(members).map(Self)
    }
}

fn numbered<T>(members: BTreeMap<String, T>) -> Result<BTreeMap<u32, T>, ParseIntError> {
    let number = |(name, value): (String, T)| Ok((name.parse()?, value));
    members.into_iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_without_a_list_takes_the_next_larger_one() {
        let points = PlacePoints(BTreeMap::from([(3, vec![5, 2, 1]), (5, vec![6, 3, 2, 1])]));
        assert_eq!([3, 4, 5, 6].map(|size| points.of(size, 2)), [2, 3, 3, 3]);
        assert_eq!([0, 1, 4, 5].map(|place| points.of(5, place)), [0, 6, 1, 0]);
    }
}
