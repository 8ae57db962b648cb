//! Who takes part in a stack and who has priority for it (CR 117, 807.5a; G16).

use crate::melee::state::game::Game;
use crate::melee::state::marker::{Marker, MarkerState};
use crate::melee::state::marker_number::MarkerNumber;
use crate::melee::state::seat::{Seat, SeatSet};

impl Game {
    /// Whether a player takes part in a marker's stack: the marker's seat is within their range, or an object on the
    /// stack is controlled by a player within their range (CR 807.5a).
    pub fn takes_part(&self, player: Seat, marker: &Marker) -> bool {
        self.table.plays(player)
            && (self.reaches(player, marker.seat)
                || marker
                    .stack
                    .objects
                    .iter()
                    .any(|object| self.in_range(player, object.controller)))
    }

    /// Everybody who takes part in a marker's stack.
    pub fn participants(&self, marker: &Marker) -> SeatSet {
        self.table
            .playing()
            .iter()
            .filter(|player| self.takes_part(*player, marker))
            .collect()
    }

    /// Who has priority for a stack: from the marker's holder to the left, who takes part and has not passed. Nobody
    /// while a loop is being agreed on, or between turns with nothing on the stack.
    pub fn priority(&self, stack: MarkerNumber) -> Option<Seat> {
        self.priority_of(self.marker(stack)?)
    }

    pub(in crate::melee) fn priority_of(&self, marker: &Marker) -> Option<Seat> {
        if !Game::gives_priority(marker) || self.outcome.is_some() {
            return None;
        }
        self.next_in_round(marker, marker.stack.from, &marker.stack.passed)
    }

    /// Whether anybody can have priority for this marker's stack: while its turn is in progress, or something is on it.
    pub(in crate::melee) fn gives_priority(marker: &Marker) -> bool {
        let live = matches!(marker.state, MarkerState::Turn(_)) || !marker.stack.objects.is_empty();
        live && marker.stack.looping.is_none()
    }

    /// The first player from a seat, going left, who takes part in the stack and is not in `except`.
    pub(in crate::melee) fn next_in_round(&self, marker: &Marker, from: Seat, except: &SeatSet) -> Option<Seat> {
        let mut at = self.table.playing().from_seat(from)?;
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

    /// Whose proposal is awaited for the loop announced on this stack: from the announcer's left, those who take part.
    pub fn asked_about_loop(&self, stack: MarkerNumber) -> Option<Seat> {
        let marker = self.marker(stack)?;
        let announced = marker.stack.looping.as_ref()?;
        // The stack's cursor is at whoever answered last.
        self.next_in_round(marker, self.table.next_player(marker.stack.from)?, &announced.agreed)
    }
}
