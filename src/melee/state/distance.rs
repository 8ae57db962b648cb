//! Distances between seats, by which ranges of influence are measured (CR 801.2, G10).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// The players in the game when the latest turn of any marker began, by which distances are counted (CR 807.4h).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ring {
    pub(in crate::melee) seats: SeatSet,
    /// How many of those players sit before each seat.
    before: Vec<u16>,
    pub(in crate::melee) size: usize,
}

impl Ring {
    pub(in crate::melee) fn new(playing: &SeatSet, seats: usize) -> Ring {
        let mut ring = Ring {
            seats: SeatSet::EMPTY,
            before: vec![0; seats],
            size: 0,
        };
        ring.close_up(playing);
        ring
    }

    /// Takes those who left out of the count, as a turn begins.
    #[inline]
    pub(in crate::melee) fn close_up(&mut self, playing: &SeatSet) {
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

    /// Whether distances count this seat.
    pub fn counts(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// Distance in seats from a player whose seat is counted to any seat of the table. A seat that is not counted
    /// any more, but on which a marker lies, is next to the players on either side of it.
    pub(in crate::melee) fn distance(&self, from: Seat, to: Seat) -> usize {
        if from == to || self.size == 0 {
            return 0;
        }
        let (here, there) = (
            usize::from(self.before[from.index()]),
            usize::from(self.before[to.index()]),
        );
        if self.counts(to) {
            let leftward = (there + self.size - here) % self.size;
            return leftward.min(self.size - leftward);
        }
        // `there` players sit before the empty seat; stepping left the next one counted has that index.
        let leftward = (there + self.size - here - 1) % self.size + 1;
        let rightward = (here + self.size - there) % self.size + 1;
        leftward.min(rightward)
    }
}
