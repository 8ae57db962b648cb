//! Distances between seats, by which ranges of influence are measured (CR 801.2, G10).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// The players who were in the game when the latest turn of any marker began: distances count their seats
/// (CR 807.4h, G10).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SeatDistances {
    pub(crate) seats: SeatSet,
    /// For each seat, the number of those players with a lower seat; this makes a distance a subtraction.
    before: Vec<u16>,
    pub(crate) size: usize,
}

impl SeatDistances {
    pub(crate) fn new(playing: &SeatSet, seats: usize) -> SeatDistances {
        let mut distances = SeatDistances {
            seats: SeatSet::EMPTY,
            before: vec![0; seats],
            size: 0,
        };
        distances.close_up(playing);
        distances
    }

    /// Closes up the seats of players who left; called when a turn begins.
    #[inline]
    pub(crate) fn close_up(&mut self, playing: &SeatSet) {
        // Most turns begin with the same players as the one before: then nothing is recomputed.
        if self.seats == *playing {
            return;
        }
        self.seats = *playing;
        let mut count = 0;
        for (index, before) in self.before.iter_mut().enumerate() {
            *before = count;
            count += u16::from(playing.contains(Seat::at(index)));
        }
        self.size = usize::from(count);
    }

    /// Whether this seat is counted.
    pub fn counts(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// Returns the distance in seats from a player whose seat is counted to any seat of the table. A seat that is no
    /// longer counted is next to the players on either side of it: a marker may still be on it.
    pub(crate) fn distance(&self, from: Seat, to: Seat) -> usize {
        // With nobody counted the game is over, and the modulus below must not be 0.
        if from == to || self.size == 0 {
            return 0;
        }
        let (here, there) = (
            usize::from(self.before[from.index()]),
            usize::from(self.before[to.index()]),
        );
        if self.counts(to) {
            let leftward = (there + self.size - here) % self.size;
            // CR 801.2: the shorter way round counts.
            return leftward.min(self.size - leftward);
        }
        // `there` counted players have a lower seat than the empty one, so the next one to its left has that index.
        let leftward = (there + self.size - here - 1) % self.size + 1;
        let rightward = (here + self.size - there) % self.size + 1;
        leftward.min(rightward)
    }
}
