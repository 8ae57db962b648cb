//! Seats and sets of seats.
//!
//! Seats are in turn order, so "left" is the next higher index (CR 807.4b).

use serde::Serialize;
use serde::Serializer;
use std::fmt;

/// The largest table the engine follows, in seats.
pub const MAX_SEATS: usize = 512;

const WORDS: usize = MAX_SEATS / 64;

/// A seat at the table, counted from 0 in turn order. Always below [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(u16);

impl Seat {
    /// Returns the seat with this index; `None` from [`MAX_SEATS`] on.
    pub fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            u16::try_from(index).ok().map(Seat)
        } else {
            None
        }
    }

    /// The index from 0 in turn order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the seat for an index that is known to be on a table.
    pub(crate) fn at(index: usize) -> Seat {
        debug_assert!(index < MAX_SEATS);
        Seat(index as u16)
    }
}

impl Seat {
    /// Returns a name for the player who sits there, inside a sentence: "the player in seat 3".
    pub fn term(self) -> say::Message {
        say::game_events::player_in_seat(self.index() + 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the player in seat {}", self.0 + 1)
    }
}

/// A set of seats, iterated in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet {
    words: [u64; WORDS],
}

impl SeatSet {
    /// The set without any seat.
    pub const EMPTY: SeatSet = SeatSet { words: [0; WORDS] };

    /// Returns the set of the first `count` seats.
    pub fn first(count: usize) -> SeatSet {
        (0..count.min(MAX_SEATS)).map(Seat::at).collect()
    }

    /// Returns the set that holds only this seat.
    pub fn only(seat: Seat) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        set.insert(seat);
        set
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        self.words[seat.index() / 64] & (1 << (seat.index() % 64)) != 0
    }

    /// Inserts the seat; returns `false` if it was in the set already.
    #[inline]
    pub fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.words[seat.index() / 64] |= 1 << (seat.index() % 64);
        new
    }

    /// Removes the seat.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.words[seat.index() / 64] &= !(1 << (seat.index() % 64));
    }

    /// Number of seats in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no seat is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Whether every seat of this set is in the other.
    pub fn is_subset(&self, other: &SeatSet) -> bool {
        self.words
            .iter()
            .zip(other.words)
            .all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// Returns the seats that are in either set.
    pub fn union(mut self, other: &SeatSet) -> SeatSet {
        for (mine, theirs) in self.words.iter_mut().zip(other.words) {
            *mine |= theirs;
        }
        self
    }

    /// Returns the seats of this set that are not in the other.
    pub fn without(mut self, other: &SeatSet) -> SeatSet {
        for (mine, theirs) in self.words.iter_mut().zip(other.words) {
            *mine &= !theirs;
        }
        self
    }

    /// Iterates over the seats in turn order.
    pub fn iter(&self) -> impl Iterator<Item = Seat> + use<> {
        // A copy, so that the game may change during the iteration.
        let set = *self;
        let mut from = 0;
        std::iter::from_fn(move || {
            let found = set.lowest(from)?;
            from = found + 1;
            Some(Seat::at(found))
        })
    }

    /// Returns the nearest seat of the set to the left of this seat; this seat itself if the set has no other.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Option<Seat> {
        self.lowest(seat.index() + 1).or_else(|| self.lowest(0)).map(Seat::at)
    }

    /// Returns the nearest seat of the set to the right of this seat; this seat itself if the set has no other.
    #[inline]
    pub fn right_of(&self, seat: Seat) -> Option<Seat> {
        self.highest(seat.index())
            // The table is round: after the first seat comes the last one.
            .or_else(|| self.highest(MAX_SEATS))
            .map(Seat::at)
    }

    /// Returns this seat if it is in the set, otherwise the nearest seat of the set to the left.
    pub fn at_or_left_of(&self, seat: Seat) -> Option<Seat> {
        self.lowest(seat.index()).or_else(|| self.lowest(0)).map(Seat::at)
    }

    /// Returns the lowest index in the set that is at least `from`.
    #[inline]
    fn lowest(&self, from: usize) -> Option<usize> {
        let mut word = from / 64;
        if word >= WORDS {
            return None;
        }
        let mut bits = self.words[word] & (u64::MAX << (from % 64));
        while bits == 0 {
            word += 1;
            if word == WORDS {
                return None;
            }
            bits = self.words[word];
        }
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// Returns the highest index in the set that is below `end`.
    #[inline]
    fn highest(&self, end: usize) -> Option<usize> {
        let mut word = end / 64;
        let mut bits = if word < WORDS {
            self.words[word] & !(u64::MAX << (end % 64))
        } else {
            0
        };
        while bits == 0 {
            word = word.checked_sub(1)?;
            bits = self.words[word];
        }
        Some(word * 64 + 63 - bits.leading_zeros() as usize)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
