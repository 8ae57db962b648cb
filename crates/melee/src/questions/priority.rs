//! The participants of a stack, and which of them has priority (CR 117, 807.5a; G16).

use crate::state::game::Game;
use crate::state::marker::{Marker, MarkerState};
use crate::state::marker_number::MarkerNumber;
use crate::state::seat::{Seat, SeatSet};

impl Game {
    /// Whether a player takes part in a marker's stack: the marker's seat is within their range, or a player within
    /// their range controls an object on the stack (CR 807.5a). In Free-for-All everybody in the game does, whatever
    /// their range: only Grand Melee limits who receives priority (CR 117.3d, 117.4).
    pub fn takes_part(&self, player: Seat, marker: &Marker) -> bool {
        self.table.is_playing(player)
            && (!self.is_grand_melee()
                || self.is_seat_in_range(player, marker.seat)
                // CR 807.5a: an object on a stack concerns everybody in range of its controller.
                || marker
                    .stack
                    .objects
                    .iter()
                    .any(|object| self.in_range(player, object.controller)))
    }

    /// Returns the players who take part in a marker's stack.
    pub fn participants(&self, marker: &Marker) -> SeatSet {
        self.table
            .playing()
            .iter()
            .filter(|player| self.takes_part(*player, marker))
            .collect()
    }

    /// Returns who has priority for a stack: from the marker's holder to the left, the first participant who has not
    /// passed (G16). Nobody has priority while a loop is being agreed on, or between turns if the stack is empty.
    pub fn priority(&self, stack: MarkerNumber) -> Option<Seat> {
        self.priority_of(self.marker(stack)?)
    }

    pub(crate) fn priority_of(&self, marker: &Marker) -> Option<Seat> {
        if !Game::is_open(marker) || self.outcome.is_some() {
            return None;
        }
        self.next_in_round(marker, marker.stack.priority_from, &marker.stack.passed)
    }

    /// Returns whether players can have priority for this marker's stack: its turn is in progress or the stack is not
    /// empty, and no loop is being agreed on.
    pub(crate) fn is_open(marker: &Marker) -> bool {
        let live = matches!(marker.state, MarkerState::Turn(_)) || !marker.stack.objects.is_empty();
        live && marker.stack.announced_loop.is_none()
    }

    /// Returns the first player from a seat, going left, who takes part in the stack and is not in `except`.
    pub(crate) fn next_in_round(&self, marker: &Marker, from: Seat, except: &SeatSet) -> Option<Seat> {
        // The holder may have left, while their turn goes on (G6).
        let mut at = self.table.playing().at_or_left_of(from)?;
        let first = at;
        loop {
            if !except.contains(at) && self.takes_part(at, marker) {
                return Some(at);
            }
            at = self.table.next_player(at)?;
            if at == first {
                return None;
            }
        }
    }

    /// Returns who is asked next about the loop announced on this stack: the participants, starting at the announcer's
    /// left (T28).
    pub fn asked_about_loop(&self, stack: MarkerNumber) -> Option<Seat> {
        let marker = self.marker(stack)?;
        let announced = marker.stack.announced_loop.as_ref()?;
        // `priority_from` is the player who answered last.
        self.next_in_round(
            marker,
            self.table.next_player(marker.stack.priority_from)?,
            &announced.agreed,
        )
    }
}
