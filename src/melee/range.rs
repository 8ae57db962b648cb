//! Limited range of influence (CR 801, G10) and whom a player may attack or target (CR 802, 803, G11).

use super::Game;
use super::seat::{Seat, SeatSet};
use super::setup::{Attack, Reach};
use serde::Serialize;

/// The players in the game when the latest turn of any marker began, by which distances are counted (CR 807.4h).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ring {
    seats: SeatSet,
    /// How many of those players sit before each seat.
    before: Vec<u16>,
    size: usize,
}

impl Ring {
    pub(super) fn new(playing: &SeatSet, seats: usize) -> Ring {
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
    pub(super) fn close_up(&mut self, playing: &SeatSet) {
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
    fn distance(&self, from: Seat, to: Seat) -> usize {
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

impl Game {
    /// How distances are counted now.
    pub fn ring(&self) -> &Ring {
        &self.ring
    }

    /// Whether `other` is within `player`'s range of influence. Nobody who left is in anyone's (CR 807.4h), and a
    /// player is always in their own (CR 801.2b).
    pub fn in_range(&self, player: Seat, other: Seat) -> bool {
        self.table.plays(player) && self.table.plays(other) && self.reaches(player, other)
    }

    /// Whether a seat, be its player in the game or not, is within a player's range: a marker may lie on it (G16).
    pub(super) fn reaches(&self, player: Seat, seat: Seat) -> bool {
        match self.setup.reach(player) {
            Reach::Unlimited => true,
            Reach::Seats(reach) => self.ring.distance(player, seat) <= usize::from(reach),
        }
    }

    /// The players within a player's range of influence, themselves included; none for a player who left.
    pub fn range_of(&self, player: Seat) -> SeatSet {
        if !self.table.plays(player) {
            return SeatSet::EMPTY;
        }
        let Reach::Seats(reach) = self.setup.reach(player) else {
            return *self.table.playing();
        };
        let mut range = SeatSet::only(player);
        for step in [SeatSet::left_of, SeatSet::right_of] {
            let mut at = player;
            for _ in 0..usize::from(reach).min(self.ring.size) {
                match step(&self.ring.seats, at) {
                    Some(next) if next != player => at = next,
                    _ => break,
                }
                if self.table.plays(at) {
                    range.insert(at);
                }
            }
        }
        range
    }

    /// Whom a player may attack: opponents (and their planeswalkers, and battles they protect) in range that the
    /// attack option allows. Until the seats close up after a neighbour left there may be nobody (G11).
    pub fn may_attack(&self, player: Seat) -> SeatSet {
        let mut range = self.range_of(player);
        range.remove(player);
        let neighbour = match self.setup.attack() {
            Attack::Multiple => return range,
            Attack::Left => self.ring.seats.left_of(player),
            Attack::Right => self.ring.seats.right_of(player),
        };
        match neighbour {
            Some(next) if range.contains(next) => SeatSet::only(next),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whom a player may target or choose: everybody in range (CR 801.4, 801.5a).
    pub fn may_target(&self, player: Seat) -> SeatSet {
        self.range_of(player)
    }
}
