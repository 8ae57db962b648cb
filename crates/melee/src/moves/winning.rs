//! Winning, losing and drawing (CR 104, 801.14–16; G18, T3).

use crate::action::Declaration;
use crate::event::Event;
use crate::state::game::Game;
use crate::state::outcome::Outcome;
use crate::state::seat::{Seat, SeatSet};
use crate::state::table::LeaveReason;

impl Game {
    /// Ends the game if at most one player is in it (CR 104.2a, G18); returns whether it did.
    pub(super) fn end_if_decided(&mut self, events: &mut Vec<Event>) -> bool {
        if self.table.playing_count() > 1 {
            return false;
        }
        match self.table.playing().iter().next() {
            Some(winner) => self.end_won(winner, events),
            // G18: the last players left together.
            None => self.end_drawn(events),
        }
        true
    }

    pub(super) fn end_won(&mut self, winner: Seat, events: &mut Vec<Event>) {
        self.outcome = Some(Outcome::Winner(winner));
        events.push(Event::GameWon { winner });
    }

    pub(super) fn end_drawn(&mut self, events: &mut Vec<Event>) {
        // T3: those who lost earlier share too, so nobody gains by eliminating the leader before a draw.
        let shares = |seat: &Seat| self.table.leave_reason(*seat).is_none_or(LeaveReason::shares_a_draw);
        self.outcome = Some(Outcome::Draw(self.table.all_seats().filter(shares).collect()));
        events.push(Event::GameDrawn);
    }

    pub(super) fn declare(&mut self, effect: Declaration, controllers: SeatSet, events: &mut Vec<Event>) {
        let out = self.leavers_by_declaration(effect, &controllers);
        let why = match effect {
            Declaration::Win => LeaveReason::Lost,
            Declaration::Draw => LeaveReason::Drawn,
        };
        // CR 801.14: with no opponent in range a win does nothing.
        if !out.is_empty() {
            self.depart(out, |_| why, events);
        }
    }
}
