//! Flipping coins and rolling dice (CR 705, 706; T31, T32).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::seat::Seat;
use crate::melee::state::seed::{Call, Coin, Sides};

impl Game {
    pub(super) fn flip(
        &mut self,
        player: Seat,
        call: Option<Call>,
        agreed_die: Option<Sides>,
        events: &mut Vec<Event>,
    ) {
        let Some(seed) = &self.seed else { return };
        self.draws += 1;
        let natural = seed.die("flip", self.draws, agreed_die.unwrap_or(Sides::COIN));
        let face = if natural % 2 == 1 { Call::Heads } else { Call::Tails };
        let coin = Coin { face, natural };
        events.push(Event::Flipped {
            player,
            coin,
            call,
            agreed_die,
            draw: self.draws,
        });
    }

    pub(super) fn roll(&mut self, player: Seat, sides: Sides, events: &mut Vec<Event>) {
        let Some(seed) = &self.seed else { return };
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
