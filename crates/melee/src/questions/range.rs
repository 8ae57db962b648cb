//! Range of influence (CR 801, G10), and the players whom a player may attack or target (CR 802, 803; G11).

use crate::state::game::Game;
use crate::state::seat::{Seat, SeatSet};
use crate::state::setup::{AttackOption, InfluenceRange};

impl Game {
    /// Whether `other` is within `player`'s range of influence. A player who left is in nobody's range (CR 807.4h), a
    /// player in the game always in their own (CR 801.2b).
    pub fn in_range(&self, player: Seat, other: Seat) -> bool {
        self.table.is_playing(player) && self.table.is_playing(other) && self.is_seat_in_range(player, other)
    }

    /// Whether a seat is within a player's range, even if its player left: a marker may still be on it (G16).
    pub(crate) fn is_seat_in_range(&self, player: Seat, seat: Seat) -> bool {
        match self.setup.influence_range(player) {
            InfluenceRange::Unlimited => true,
            // CR 807.4h: by the seats as they were when the latest turn began.
            InfluenceRange::Seats(seats) => self.distances.distance(player, seat) <= usize::from(seats),
        }
    }

    /// Returns the players within a player's range of influence, including themselves; none for a player who left.
    pub fn range_of(&self, player: Seat) -> SeatSet {
        if !self.table.is_playing(player) {
            return SeatSet::EMPTY;
        }
        let InfluenceRange::Seats(seats) = self.setup.influence_range(player) else {
            return *self.table.playing();
        };
        // CR 801.2b: a player is always in their own range, even with range 0.
        let mut range = SeatSet::only(player);
        for step in [SeatSet::left_of, SeatSet::right_of] {
            let mut at = player;
            // A range larger than the table would only repeat seats.
            for _ in 0..usize::from(seats).min(self.distances.size) {
                match step(&self.distances.seats, at) {
                    Some(next) if next != player => at = next,
                    _ => break,
                }
                // A player who left is in nobody's range at once, but still takes up a seat (CR 807.4h).
                if self.table.is_playing(at) {
                    range.insert(at);
                }
            }
        }
        range
    }

    /// Returns whom a player may attack: the opponents in range that the attack option allows, with their
    /// planeswalkers and the battles they protect.
    pub fn may_attack(&self, player: Seat) -> SeatSet {
        let mut range = self.range_of(player);
        range.remove(player);
        let neighbour = match self.setup.attack() {
            AttackOption::Multiple => return range,
            AttackOption::Left => self.distances.seats.left_of(player),
            AttackOption::Right => self.distances.seats.right_of(player),
        };
        match neighbour {
            // G11: until the seats close up after that neighbour left, there is nobody to attack.
            Some(next) if range.contains(next) => SeatSet::only(next),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns whom a player may target or choose: everybody in range (CR 801.4, 801.5a).
    pub fn may_target(&self, player: Seat) -> SeatSet {
        self.range_of(player)
    }
}
