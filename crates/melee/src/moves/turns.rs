//! Turns: how they begin, go through their phases and end (CR 807.4d, 807.4i–j; G5, G12–G14, G21).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::marker::{Awaits, Marker, MarkerState};
use crate::state::marker_number::MarkerNumber;
use crate::state::phase::{Phase, Turn, TurnKind};
use crate::state::seat::Seat;
use crate::state::setup::Edition;

/// Whether a turn that was free to begin began or was skipped.
#[derive(PartialEq, Eq)]
pub(super) enum Start {
    Began,
    Skipped,
}

impl Game {
    pub(super) fn owe_extra_turn(&mut self, player: Seat, events: &mut Vec<Event>) {
        self.table.owe_extra(player);
        // CR 500.7: only the order of play needs it; in Grand Melee the extra turns belong to the player (G12, G13).
        if !self.is_grand_melee() {
            self.extra_turn_order.push(player);
        }
        events.push(Event::ExtraTurnOwed { player });
    }

    pub(super) fn owe_skip(&mut self, player: Seat, events: &mut Vec<Event>) {
        self.table.owe_skip(player);
        events.push(Event::SkipOwed { player });
    }

    /// Ends a turn. Departures that were deferred to its current phase happen first (T23).
    pub(super) fn end_turn(&mut self, number: MarkerNumber, events: &mut Vec<Event>) {
        // T23: the current phase ends with its turn.
        self.carry_out_deferred(number, events);
        if self.outcome.is_some() {
            return;
        }
        self.finish_turn(number, events);
        self.begin_turns(events);
        // The last turn after time may just have ended with none to follow (T22).
        self.end_if_time_is_over(events);
    }

    /// Begins the next phase of a turn; after the ending phase the turn ends.
    pub(super) fn next_phase(&mut self, number: MarkerNumber, events: &mut Vec<Event>) {
        let turn = self.marker(number).and_then(Marker::turn);
        let Some(next) = turn.and_then(|turn| turn.phase.next()) else {
            return self.end_turn(number, events);
        };
        self.carry_out_deferred(number, events);
        if self.outcome.is_some() {
            return;
        }
        // The departures may have removed this very marker.
        let Some(index) = self.index_of(number) else { return };
        let marker = &mut self.markers[index];
        if let MarkerState::Turn(turn) = &mut marker.state {
            turn.phase = next;
            marker.stack.begin_phase(marker.seat);
            events.push(Event::PhaseBegan {
                marker: number,
                phase: next,
            });
        }
    }

    fn finish_turn(&mut self, number: MarkerNumber, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(number) else { return };
        let Some(turn) = self.markers[index].turn() else { return };
        let seat = self.markers[index].seat;
        events.push(Event::TurnEnded {
            marker: number,
            player: seat,
        });
        // An effect that ends the turn exiles what is on the stack; an ordinary end finds it empty (CR 500.2).
        self.exile_stack(index, events);
        self.markers[index].state = MarkerState::Waiting(Awaits::OwnTurn);
        // G21: in Free-for-All the turn order, not the seat, decides where the marker goes.
        if !self.is_grand_melee() {
            return;
        }
        // G9: designated markers on this seat were kept by the turn and are removed now, perhaps including this one.
        // G2: the last marker stays.
        if self.markers.len() > 1 {
            self.remove_designated(events);
        }
        let Some(index) = self.index_of(number) else { return };
        match self.after_turn(index, turn.kind, events) {
            Some(awaits) => self.markers[index].state = MarkerState::Waiting(awaits),
            None => self.pass_left(index, events),
        }
    }

    /// Returns what a marker that was not removed waits for when a turn with it has ended (G12, G13, G22); `None` if it
    /// passes left at once (G4).
    fn after_turn(&self, index: usize, kind: TurnKind, events: &mut Vec<Event>) -> Option<Awaits> {
        let seat = self.markers[index].seat;
        // G13: after it the marker stays for the player's own turn, whatever is to the right.
        if kind == TurnKind::ExtraBefore && self.table.is_playing(seat) {
            return Some(Awaits::OwnTurn);
        }
        let turns = self.table.extra_turns(seat);
        if turns > 0 {
            // CR 807.4i: the marker is kept unless another one is within three seats to the right.
            if !self.table.crowded_right(seat, None) {
                events.push(Event::MarkerKept {
                    marker: self.markers[index].number,
                    player: seat,
                });
                return Some(Awaits::ExtraTurn);
            }
            // CR 807.4i: they come before that player's next own turn.
            events.push(Event::ExtraTurnsWait { player: seat, turns });
        }
        match self.setup.edition() {
            Edition::Cr807 => None,
            Edition::Cr608Of2007 => Some(Awaits::Receiver),
        }
    }

    /// Begins every turn that may begin, lowest marker number first (G5).
    pub(super) fn begin_turns(&mut self, events: &mut Vec<Event>) {
        if !self.is_grand_melee() {
            return self.begin_next_in_order(events);
        }
        if self.setup.edition() == Edition::Cr608Of2007 {
            return self.begin_turns_of_2007(events);
        }
        let mut index = 0;
        while index < self.markers.len() {
            if !self.turns_may_begin() {
                return;
            }
            // G5 must be checked again after every change, but only a skipped turn, which moves its marker, can free
            // another.
            index = if self.may_begin(index) && self.start(index, events) == Start::Skipped {
                0
            } else {
                index + 1
            };
        }
    }

    /// Begins the turn that this marker waits for, or skips it (G14).
    pub(super) fn start(&mut self, index: usize, events: &mut Vec<Event>) -> Start {
        let (number, player) = (self.markers[index].number, self.markers[index].seat);
        let after_own = self.markers[index].state == MarkerState::Waiting(Awaits::ExtraTurn);
        let extra = self.table.extra_turns(player) > 0;
        // Used even if the turn is skipped: a skipped extra turn is used up (G14).
        if extra {
            self.table.use_extra(player);
        }
        if self.is_skipped(player) {
            events.push(Event::TurnSkipped {
                marker: number,
                player,
                extra,
            });
            let more_extra = self.table.extra_turns(player) > 0;
            // G14: after a skipped extra turn the marker stays for what it still waits for.
            if !extra || (after_own && !more_extra) {
                match self.setup.edition() {
                    Edition::Cr807 => self.pass_left(index, events),
                    Edition::Cr608Of2007 => self.markers[index].state = MarkerState::Waiting(Awaits::Receiver),
                }
            }
            return Start::Skipped;
        }
        let kind = match (extra, after_own) {
            (true, true) => TurnKind::ExtraAfter,
            (true, false) => TurnKind::ExtraBefore,
            (false, _) => TurnKind::Normal,
        };
        self.begin(index, kind, events);
        Start::Began
    }

    /// Whether the turn of this player, which would begin, is skipped; uses up a skip they are owed (G14; Slow Play
    /// after time, T22).
    fn is_skipped(&mut self, player: Seat) -> bool {
        // T22: before the owed skips, which are not used while everything is skipped anyway.
        if self.time.skips(player) {
            return true;
        }
        let skipped = self.table.skips(player) > 0;
        if skipped {
            self.table.use_skip(player);
        }
        skipped
    }

    fn begin(&mut self, index: usize, kind: TurnKind, events: &mut Vec<Event>) {
        let (marker, player) = (self.markers[index].number, self.markers[index].seat);
        self.markers[index].state = MarkerState::Turn(Turn {
            kind,
            phase: Phase::Beginning,
        });
        self.markers[index].stack.begin_phase(player);
        self.table.begin_turn(player);
        // G19: the N turns are counted as they begin, skipped ones not.
        self.time.count_turn();
        // CR 801.2c, G10: distances are measured again, for everybody, whenever a turn begins.
        self.distances.close_up(self.table.playing());
        events.push(Event::TurnBegan {
            marker,
            player,
            extra: kind.is_extra(),
        });
        // CR 800.4m: as the turn begins, so after the event that says it did.
        self.end_effects_until_turn_of(player, events);
    }

    /// Begins the next turn in Free-for-All: the newest extra turn first, then the turn order goes on where it was
    /// (CR 500.7, G21).
    fn begin_next_in_order(&mut self, events: &mut Vec<Event>) {
        // A loop, because several skipped turns may follow each other. Free-for-All has one marker (G21).
        while self.turns_may_begin() && !self.markers[0].is_in_turn() {
            // CR 500.7: the newest extra turn is taken first.
            let extra = self.extra_turn_order.pop();
            let player = match extra {
                Some(player) => player,
                None => match self.table.next_player(self.turn_order_at) {
                    Some(next) => next,
                    None => return,
                },
            };
            if extra.is_some() {
                self.table.use_extra(player);
            } else {
                self.end_effects_until_turns_between(self.turn_order_at, player, events);
                self.turn_order_at = player;
            }
            if self.is_skipped(player) {
                events.push(Event::TurnSkipped {
                    marker: self.markers[0].number,
                    player,
                    extra: extra.is_some(),
                });
                continue;
            }
            let from = self.markers[0].seat;
            // After an extra turn of the same player there is nothing to pass.
            if from != player {
                self.move_marker(0, player);
                events.push(Event::MarkerPassed {
                    marker: self.markers[0].number,
                    from,
                    to: player,
                });
            }
            let kind = if extra.is_some() {
                TurnKind::ExtraAfter
            } else {
                TurnKind::Normal
            };
            self.begin(0, kind, events);
        }
    }
}
