//! The end of effects that last until a player's next turn (CR 800.4m, G20).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::object::{LastingEffect, ObjectId};
use crate::state::seat::Seat;

impl Game {
    pub(super) fn add_lasting_effect(&mut self, effect: ObjectId, until: Seat, events: &mut Vec<Event>) {
        self.learn(effect);
        self.lasting_effects.push(LastingEffect { effect, until });
        events.push(Event::EffectLasts { effect, until });
    }

    /// Ends the effects that last until this player's next turn, which begins.
    pub(super) fn end_effects_until_turn_of(&mut self, player: Seat, events: &mut Vec<Event>) {
        self.end_lasting_effects(|lasting| lasting.until == player, events);
    }

    /// Ends the effects that last until the turns of players who left between two seats: a marker (in Free-for-All the
    /// turn order) passes there, so those turns would have begun (CR 800.4m, G20).
    pub(super) fn end_effects_until_turns_between(&mut self, from: Seat, to: Seat, events: &mut Vec<Event>) {
        if self.lasting_effects.is_empty() {
            return;
        }
        let seats = self.table.seats();
        // Counted from the seat after `from`, so that a whole round back to `from` is the longest way and not 0.
        let steps = |seat: Seat| (seat.index() + seats - from.index() - 1) % seats;
        let playing = *self.table.playing();
        // A player in the game has their own turn, which ends the effect when it begins.
        let passed = |seat: Seat| !playing.contains(seat) && steps(seat) < steps(to);
        self.end_lasting_effects(|lasting| passed(lasting.until), events);
    }

    fn end_lasting_effects(&mut self, ends: impl Fn(&LastingEffect) -> bool, events: &mut Vec<Event>) {
        if self.lasting_effects.is_empty() {
            return;
        }
        for lasting in self.lasting_effects.iter().filter(|lasting| ends(lasting)) {
            events.push(Event::EffectEnded { effect: lasting.effect });
        }
        self.lasting_effects.retain(|lasting| !ends(lasting));
    }
}
