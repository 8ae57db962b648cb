//! The multiplayer procedure for loops (MTR-A 4.4A, T28).

use super::Game;
use super::event::Event;
use super::seat::{MarkerNumber, Seat, SeatSet};
use serde::Serialize;

/// Where a loop is to stop: after a point of an iteration, both counted from 1. Earlier stops order first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Stop {
    /// The iteration, from 1.
    pub iteration: u32,
    /// The point of it, from 1.
    pub point: u32,
}

/// A loop that was announced and is being agreed on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Loop {
    /// Who announced it.
    pub announcer: Seat,
    /// How often it is to run.
    pub iterations: u32,
    /// At how many points of an iteration a player may intervene.
    pub points: u32,
    /// The earliest stop that was proposed, and who proposed it first.
    pub earliest: Option<(Stop, Seat)>,
    /// Who has nothing earlier to propose than that.
    pub(super) agreed: SeatSet,
}

impl Loop {
    /// The end everybody agrees to unless somebody stops it earlier.
    pub fn end(&self) -> Stop {
        self.earliest.map_or(
            Stop {
                iteration: self.iterations,
                point: self.points,
            },
            |(stop, _)| stop,
        )
    }

    /// Whether a stop may be proposed: a point of the loop that comes before the agreed end. The very end of the loop
    /// as announced is no stop.
    pub fn is_earlier(&self, stop: Stop) -> bool {
        stop.iteration >= 1 && stop.point >= 1 && stop.point <= self.points && stop < self.end()
    }
}

impl Game {
    /// Whose proposal is awaited for the loop announced on this stack: from the announcer's left, those who take part.
    pub fn asked_about_loop(&self, stack: MarkerNumber) -> Option<Seat> {
        let marker = self.marker(stack)?;
        let announced = marker.stack.looping.as_ref()?;
        // The stack's cursor is at whoever answered last.
        self.next_in_round(marker, self.table.next_player(marker.stack.from)?, &announced.agreed)
    }

    pub(super) fn announce_loop(
        &mut self,
        stack: MarkerNumber,
        player: Seat,
        iterations: u32,
        points: u32,
        events: &mut Vec<Event>,
    ) {
        let Some(index) = self.index_of(stack) else { return };
        let agreed = SeatSet::only(player);
        let announced = Loop {
            announcer: player,
            iterations,
            points,
            earliest: None,
            agreed,
        };
        let marker = &mut self.markers[index];
        marker.stack.new_round(player);
        marker.stack.looping = Some(Box::new(announced));
        events.push(Event::LoopAnnounced {
            stack,
            player,
            iterations,
        });
        self.settle_loop(stack, events);
    }

    pub(super) fn propose_stop(
        &mut self,
        stack: MarkerNumber,
        player: Seat,
        iteration: u32,
        point: u32,
        events: &mut Vec<Event>,
    ) {
        let Some(index) = self.index_of(stack) else { return };
        let marker = &mut self.markers[index];
        marker.stack.from = player;
        if let Some(announced) = &mut marker.stack.looping {
            announced.earliest = Some((Stop { iteration, point }, player));
            announced.agreed = SeatSet::only(player);
        }
        events.push(Event::StopProposed {
            stack,
            player,
            iteration,
            point,
        });
        self.settle_loop(stack, events);
    }

    pub(super) fn accept_loop(&mut self, stack: MarkerNumber, player: Seat, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        let marker = &mut self.markers[index];
        marker.stack.from = player;
        if let Some(announced) = &mut marker.stack.looping {
            announced.agreed.insert(player);
        }
        self.settle_loop(stack, events);
    }

    /// Lets the loop run once nobody is left to ask.
    pub(super) fn settle_loop(&mut self, stack: MarkerNumber, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        let Some(announced) = self.markers[index].stack.looping.as_deref() else {
            return;
        };
        let proposer = announced.earliest.map(|(_, proposer)| proposer);
        if !self.table.plays(announced.announcer) || proposer.is_some_and(|player| !self.table.plays(player)) {
            let marker = &mut self.markers[index];
            marker.stack.begin_phase(marker.seat);
            events.push(Event::LoopAbandoned { stack });
            return;
        }
        if self.asked_about_loop(stack).is_some() {
            return;
        }
        let marker = &mut self.markers[index];
        let Some(announced) = marker.stack.looping.take() else {
            return;
        };
        let end = announced.end();
        // T28: who first proposed the earliest point has priority there; otherwise the announcer goes on.
        marker.stack.new_round(proposer.unwrap_or(announced.announcer));
        marker.stack.requested = proposer.filter(|player| *player != marker.seat);
        let point = proposer.map(|_| end.point);
        let priority = self.priority(stack);
        events.push(Event::LoopRan {
            stack,
            iterations: end.iteration,
            point,
            priority,
        });
    }
}
