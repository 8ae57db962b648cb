//! Range of influence (CR 801, G10), and whom a player may attack or target (CR 802, 803; G11).

use crate::melee::state::game::Game;
use crate::melee::state::seat::{Seat, SeatSet};
use crate::melee::state::setup::{Attack, Reach};

impl Game {
    /// Whether `other` is within `player`'s range of influence. Nobody who left is in anyone's (CR 807.4h), and a
    /// player is always in their own (CR 801.2b).
    pub fn in_range(&self, player: Seat, other: Seat) -> bool {
        self.table.plays(player) && self.table.plays(other) && self.reaches(player, other)
    }

    /// Whether a seat, be its player in the game or not, is within a player's range: a marker may lie on it (G16).
    pub(in crate::melee) fn reaches(&self, player: Seat, seat: Seat) -> bool {
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
