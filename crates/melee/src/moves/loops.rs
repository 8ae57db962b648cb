//! Announcing, shortening and running a loop: the multiplayer procedure (MTR-A 4.4A, T28).

use crate::event::Event;
use crate::state::announced_loop::{Loop, LoopStop};
use crate::state::game::Game;
use crate::state::marker_number::MarkerNumber;
use crate::state::seat::{Seat, SeatSet};

impl Game {
    pub(super) fn announce_loop(
        &mut self,
        stack: MarkerNumber,
        player: Seat,
        iterations: u32,
        points: u32,
        events: &mut Vec<Event>,
    ) {
        let Some(index) = self.index_of(stack) else { return };
        // T28 asks the others only.
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
        marker.stack.announced_loop = Some(Box::new(announced));
        events.push(Event::LoopAnnounced {
            stack,
            player,
            iterations,
        });
        // If nobody else takes part in the stack, it runs at once.
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
        // The next player asked is the one to the left of the last one who answered.
        marker.stack.priority_from = player;
        if let Some(announced) = &mut marker.stack.announced_loop {
            announced.earliest = Some((LoopStop { iteration, point }, player));
            // T28: everybody else is asked again whether they would stop even earlier.
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
        marker.stack.priority_from = player;
        if let Some(announced) = &mut marker.stack.announced_loop {
            announced.agreed.insert(player);
        }
        self.settle_loop(stack, events);
    }

    /// Runs the loop once nobody is left to ask; abandons it if a player it needs has left.
    pub(super) fn settle_loop(&mut self, stack: MarkerNumber, events: &mut Vec<Event>) {
        let Some(index) = self.index_of(stack) else { return };
        let Some(announced) = self.markers[index].stack.announced_loop.as_deref() else {
            return;
        };
        let proposer = announced.earliest.map(|(_, proposer)| proposer);
        if !self.table.is_playing(announced.announcer) || proposer.is_some_and(|player| !self.table.is_playing(player))
        {
            // T28 gives priority to one of these two players, so without them the loop cannot run.
            let marker = &mut self.markers[index];
            marker.stack.begin_phase(marker.seat);
            events.push(Event::LoopAbandoned { stack });
            return;
        }
        // Another player still has to be asked.
        if self.asked_about_loop(stack).is_some() {
            return;
        }
        let marker = &mut self.markers[index];
        let Some(announced) = marker.stack.announced_loop.take() else {
            return;
        };
        let end = announced.end();
        // T28: the player who first proposed the earliest point has priority there; otherwise the announcer goes on.
        marker.stack.new_round(proposer.unwrap_or(announced.announcer));
        // T28: the proposer asked for priority early. The active player, whose it is anyway, has nothing to withdraw
        // (T27).
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
