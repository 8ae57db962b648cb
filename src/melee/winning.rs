//! Winning, losing and drawing (CR 104, 801.14–16; G18, T3).

use super::Game;
use super::action::Declaration;
use super::event::Event;
use super::seat::{Seat, SeatSet};
use super::table::Why;
use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The last player in the game won it.
    Winner(Seat),
    /// Drawn among these: everybody who began it, except who conceded or has a match loss (T3).
    Draw(SeatSet),
}

impl Game {
    /// Ends the game if at most one player is in it.
    pub(super) fn end_if_decided(&mut self, events: &mut Vec<Event>) -> bool {
        if self.table.playing_count() > 1 {
            return false;
        }
        match self.table.playing().iter().next() {
            Some(winner) => {
                self.outcome = Some(Outcome::Winner(winner));
                events.push(Event::GameWon { winner });
            }
            None => self.end_drawn(events),
        }
        true
    }

    pub(super) fn end_drawn(&mut self, events: &mut Vec<Event>) {
        let shares = |seat: &Seat| self.table.left(*seat).is_none_or(Why::shares_a_draw);
        self.outcome = Some(Outcome::Draw(self.table.all().filter(shares).collect()));
        events.push(Event::GameDrawn);
    }

    /// Who leaves because of a declaration: the opponents in range of whoever wins, or everyone in range of the
    /// controllers of a draw (CR 801.14–16).
    pub fn declared_out(&self, effect: Declaration, controllers: &SeatSet) -> SeatSet {
        let mut out = SeatSet::EMPTY;
        for controller in controllers.iter() {
            out = out.union(&self.range_of(controller));
        }
        match effect {
            Declaration::Win => out.without(controllers),
            Declaration::Draw => out,
        }
    }

    pub(super) fn declare(&mut self, effect: Declaration, controllers: SeatSet, events: &mut Vec<Event>) {
        let out = self.declared_out(effect, &controllers);
        let why = match effect {
            Declaration::Win => Why::Lost,
            Declaration::Draw => Why::Drawn,
        };
        if !out.is_empty() {
            self.depart(out, |_| why, events);
        }
    }
}
