//! Time in the round is called: both procedures, over one marker and many (MTR-A 2.5A; T22, G19).

use super::Game;
use super::action::Procedure;
use super::event::Event;
use super::seat::{MarkerSet, Seat, SeatSet};
use serde::Serialize;

/// How time stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Time {
    /// There is time left in the round.
    NotCalled,
    /// Time is being called: the turns that had been passed end before anything is counted.
    Passing {
        /// Players who skip their turns from now on.
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AA: so many more turns may begin.
    ExtraTurns {
        /// Turns that may still begin.
        left: u32,
        /// Players who skip their turns.
        not_counted: SeatSet,
    },
    /// MTR-A 2.5AB: the turns in progress end and none begins.
    FinishTurn,
}

impl Time {
    /// Whether time was called.
    pub fn is_called(&self) -> bool {
        *self != Time::NotCalled
    }

    /// How many turns may still begin, if that is counted.
    pub fn turns_left(&self) -> Option<u32> {
        match self {
            Time::ExtraTurns { left, .. } => Some(*left),
            _ => None,
        }
    }

    /// Whether this player's turns are passed over after time (T22).
    pub fn skips(&self, player: Seat) -> bool {
        match self {
            Time::Passing { not_counted } | Time::ExtraTurns { not_counted, .. } => not_counted.contains(player),
            Time::NotCalled | Time::FinishTurn => false,
        }
    }

    pub(super) fn count_turn(&mut self) {
        if let Time::ExtraTurns { left, .. } = self {
            *left = left.saturating_sub(1);
        }
    }
}

impl Game {
    /// Whether any turn may begin as far as time is concerned. If everyone left is skipped, none would ever begin.
    pub(super) fn turns_may_begin(&self) -> bool {
        match &self.time {
            Time::NotCalled => true,
            Time::FinishTurn => false,
            Time::ExtraTurns { left: 0, .. } => false,
            Time::Passing { not_counted } | Time::ExtraTurns { not_counted, .. } => {
                !self.table.playing().is_subset(not_counted)
            }
        }
    }

    pub(super) fn call_time(
        &mut self,
        procedure: Procedure,
        passing: MarkerSet,
        not_counted: SeatSet,
        events: &mut Vec<Event>,
    ) {
        // T22: counted as time is called; who leaves later does not change it.
        let turns = self.table.playing().without(&not_counted).len() as u32;
        let counted = (procedure == Procedure::ExtraTurns).then_some(turns);
        events.push(Event::TimeCalled {
            procedure,
            turns: counted,
        });
        self.time = Time::Passing { not_counted };
        for marker in passing.iter() {
            // G19: what had been passed ends first; the turns that begin then are among those in progress.
            self.end_turn(marker, events);
            if self.outcome.is_some() {
                return;
            }
        }
        self.time = match procedure {
            Procedure::ExtraTurns => Time::ExtraTurns {
                left: turns,
                not_counted,
            },
            Procedure::FinishTurn => Time::FinishTurn,
        };
        self.end_if_time_is_over(events);
    }

    /// Drawn when the last turn that could be played has ended (T22, G19).
    pub(super) fn end_if_time_is_over(&mut self, events: &mut Vec<Event>) {
        let over = match self.time {
            Time::NotCalled | Time::Passing { .. } => false,
            Time::ExtraTurns { .. } | Time::FinishTurn => {
                !self.turns_may_begin() && !self.markers.iter().any(|marker| marker.is_in_turn())
            }
        };
        if over && self.outcome.is_none() {
            self.end_drawn(events);
        }
    }
}
