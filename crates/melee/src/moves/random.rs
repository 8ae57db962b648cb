//! Flipping coins and rolling dice (CR 705, 706; T31, T32).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::seat::Seat;
use crate::state::seed::{CoinFace, DieSides, FlipResult};

impl Game {
    pub(super) fn flip(
        &mut self,
        player: Seat,
        call: Option<CoinFace>,
        agreed_die: Option<DieSides>,
        events: &mut Vec<Event>,
    ) {
        // The choices offer no coin without a seed, so it was refused before.
        let Some(seed) = &self.seed else { return };
        // T32: the counter of draws is public, so a repeated draw would show.
        self.draws += 1;
        let natural = seed.die("flip", self.draws, agreed_die.unwrap_or(DieSides::COIN));
        // T32: 1 is heads on a coin; T31: odd is heads on the even die that replaces it.
        let face = if natural % 2 == 1 {
            CoinFace::Heads
        } else {
            CoinFace::Tails
        };
        let coin = FlipResult { face, natural };
        events.push(Event::Flipped {
            player,
            coin,
            call,
            agreed_die,
            draw: self.draws,
        });
    }

    pub(super) fn roll(&mut self, player: Seat, sides: DieSides, events: &mut Vec<Event>) {
        let Some(seed) = &self.seed else { return };
        // One counter for coins and dice: any draw that was left out would show as a gap (T32).
        self.draws += 1;
        let result = seed.die("die", self.draws, sides);
        events.push(Event::Rolled {
            player,
            sides,
            result,
            draw: self.draws,
        });
    }
}
