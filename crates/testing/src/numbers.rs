//! Numbers for random games, the same in every run.

use podium_melee::{Game, MarkerNumber, ObjectId, Seat, SeatSet, Target};

/// A small generator of numbers, so that a failure can be repeated.
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }

    pub fn seat(&mut self, game: &Game) -> Seat {
        Seat::new(self.below(game.setup().seats())).expect("the table is small")
    }

    pub fn seats(&mut self, game: &Game, most: usize) -> SeatSet {
        (0..=self.below(most)).map(|_| self.seat(game)).collect()
    }

    /// Returns a marker number, of a marker on the table or not.
    pub fn marker(&mut self, game: &Game) -> MarkerNumber {
        MarkerNumber(self.below(game.setup().seats() / 4 + 2) as u16)
    }

    pub fn object(&mut self) -> ObjectId {
        ObjectId(self.below(6) as u32)
    }

    pub fn target(&mut self, game: &Game) -> Target {
        match self.below(3) {
            0 => Target::Player(self.seat(game)),
            _ => Target::Object(self.object()),
        }
    }

    pub fn maybe<T>(&mut self, value: T) -> Option<T> {
        (self.below(2) == 0).then_some(value)
    }

    /// Returns mostly the player with priority for a stack, sometimes any player.
    pub fn at_stack(&mut self, game: &Game) -> (MarkerNumber, Seat) {
        let stack = self.marker(game);
        let anybody = self.seat(game);
        match game.priority(stack).or(game.asked_about_loop(stack)) {
            Some(holder) if self.below(8) > 0 => (stack, holder),
            _ => (stack, anybody),
        }
    }
}
