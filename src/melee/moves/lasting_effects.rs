//! The end of effects that last until a player's next turn (CR 800.4m, G20).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::object::Lasting;
use crate::melee::state::seat::Seat;

impl Game {
    /// The effects until this player's next turn end, for their turn begins.
    pub(super) fn end_lasting_of(&mut self, player: Seat, events: &mut Vec<Event>) {
        self.end_lasting(|lasting| lasting.until == player, events);
    }

    /// A marker (in Free-for-All the turn order) goes from one seat to another: the turns of those who left on the
    /// seats between would have begun (CR 800.4m, G20).
    pub(super) fn end_lasting_between(&mut self, from: Seat, to: Seat, events: &mut Vec<Event>) {
        if self.lasting.is_empty() {
            return;
        }
        let seats = self.table.seats();
        let steps = |seat: Seat| (seat.index() + seats - from.index() - 1) % seats;
        let playing = *self.table.playing();
        let passed = |seat: Seat| !playing.contains(seat) && steps(seat) < steps(to);
        self.end_lasting(|lasting| passed(lasting.until), events);
    }

    fn end_lasting(&mut self, ends: impl Fn(&Lasting) -> bool, events: &mut Vec<Event>) {
        if self.lasting.is_empty() {
            return;
        }
        for lasting in self.lasting.iter().filter(|lasting| ends(lasting)) {
            events.push(Event::EffectEnded { effect: lasting.effect });
        }
        self.lasting.retain(|lasting| !ends(lasting));
    }
}
