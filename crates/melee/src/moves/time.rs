//! Calling time in the round, by both procedures, over one marker and many (MTR-A 2.5A; T22, G19).

use crate::action::Procedure;
use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker_number::MarkerSet;
use crate::state::seat::SeatSet;
use crate::state::setup::UnfinishedGame;
use crate::state::time::TimeState;

impl Game {
    pub(super) fn call_time(
        &mut self,
        procedure: Procedure,
        passing: MarkerSet,
        not_counted: SeatSet,
        events: &mut Vec<Event>,
    ) {
        // T22: turns are counted as time is called; a player who leaves later does not change the number.
        let turns = self.table.playing().without(&not_counted).len() as u32;
        let counted = match procedure {
            Procedure::ExtraTurns => Some(turns),
            Procedure::FinishTurn => None,
            // T48: the turn in progress, and the next one
            Procedure::NextTurn => Some(1),
        };
        events.push(Event::TimeCalled {
            procedure,
            turns: counted,
        });
        // An intermediate state: turns that begin now are in progress and do not count among the N (G19).
        self.time = TimeState::Passing { not_counted };
        for marker in passing.iter() {
            // G19: turns whose players had passed end first; the turns that begin then count as in progress.
            self.end_turn(marker, events);
            // A deferred departure carried out with the turn may have ended the game.
            if self.outcome.is_some() {
                return;
            }
        }
        self.time = match counted {
            Some(left) => TimeState::ExtraTurns { left, not_counted },
            None => TimeState::FinishTurn,
        };
        self.end_if_time_is_over(events);
    }

    /// Ends the game once the last turn that could be played has ended (T22, G19): drawn, or won by the most life where
    /// that decides. Until all life totals are known the game has no outcome then (T47).
    pub(super) fn end_if_time_is_over(&mut self, events: &mut Vec<Event>) {
        let over = match self.time {
            TimeState::NotCalled | TimeState::Passing { .. } => false,
            TimeState::ExtraTurns { .. } | TimeState::FinishTurn => {
                !self.turns_may_begin() && !self.markers.iter().any(|marker| marker.is_in_turn())
            }
        };
        if !over || self.outcome.is_some() {
            return;
        }
        match self.setup.unfinished() {
            UnfinishedGame::Drawn => self.end_drawn(events),
            UnfinishedGame::MostLife => {
                if let Some(winner) = self.most_life() {
                    self.end_won(winner, events);
                }
            }
        }
    }
}
