//! Turn markers: what each one is doing, where they lie, which one lies to the right (CR 807.4, G3–G9).

use super::Game;
use super::seat::{MarkerNumber, Seat};
use super::stack::Stack;
use serde::Serialize;

/// The five phases of a turn (CR 500.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Untap, upkeep and draw.
    Beginning,
    /// The first main phase.
    PrecombatMain,
    /// Combat.
    Combat,
    /// The second main phase.
    PostcombatMain,
    /// End and cleanup.
    Ending,
}

impl Phase {
    /// The phase after this one; none after the ending phase.
    pub fn next(self) -> Option<Phase> {
        match self {
            Phase::Beginning => Some(Phase::PrecombatMain),
            Phase::PrecombatMain => Some(Phase::Combat),
            Phase::Combat => Some(Phase::PostcombatMain),
            Phase::PostcombatMain => Some(Phase::Ending),
            Phase::Ending => None,
        }
    }

    /// The name of the phase in words.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Beginning => "beginning phase",
            Phase::PrecombatMain => "precombat main phase",
            Phase::Combat => "combat phase",
            Phase::PostcombatMain => "postcombat main phase",
            Phase::Ending => "ending phase",
        }
    }
}

/// What kind of turn is in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnKind {
    /// The player's own turn.
    Normal,
    /// An extra turn taken before the own turn, which is still to come with this marker (G13).
    ExtraBefore,
    /// An extra turn taken after the own turn (G12), or any extra turn in Free-for-All (CR 500.7).
    ExtraAfter,
}

impl TurnKind {
    /// Whether it is an extra turn.
    pub fn is_extra(self) -> bool {
        self != TurnKind::Normal
    }
}

/// A turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Turn {
    /// Own or extra.
    pub kind: TurnKind,
    /// The phase it is in.
    pub phase: Phase,
}

/// What a marker without a turn waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// For its holder's own turn, extra turns owed to them coming first (G5, G13).
    OwnTurn,
    /// For an extra turn of the holder whose own turn is over (G12).
    ExtraTurn,
    /// Edition 2007: for the moment the next player may receive it (G22).
    Receiver,
}

/// A marker is waiting or in a turn, never both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerState {
    /// No turn is in progress with it.
    Waiting(Awaits),
    /// Its turn is in progress; if the seat's player has left, without an active player (G6).
    Turn(Turn),
}

/// A turn marker with its stack (CR 807.4, 807.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Marker {
    pub(super) number: MarkerNumber,
    pub(super) seat: Seat,
    pub(super) state: MarkerState,
    pub(super) designated: u16,
    /// How many of the markers on this seat came before it.
    pub(super) place: u8,
    pub(super) stack: Stack,
}

impl Marker {
    /// Its number, which never changes.
    pub fn number(&self) -> MarkerNumber {
        self.number
    }

    /// The seat it lies on; its player may have left (G6).
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it is doing.
    pub fn state(&self) -> MarkerState {
        self.state
    }

    /// The turn in progress with it.
    pub fn turn(&self) -> Option<Turn> {
        match self.state {
            MarkerState::Turn(turn) => Some(turn),
            MarkerState::Waiting(_) => None,
        }
    }

    /// How many times it is designated for removal (CR 807.4e).
    pub fn designated(&self) -> u16 {
        self.designated
    }

    /// Its stack (CR 807.5).
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    #[inline]
    pub(super) fn is_in_turn(&self) -> bool {
        matches!(self.state, MarkerState::Turn(_))
    }
}

impl Game {
    /// The marker with this number, if it is on the table.
    pub fn marker(&self, number: MarkerNumber) -> Option<&Marker> {
        self.index_of(number).map(|index| &self.markers[index])
    }

    #[inline]
    pub(super) fn index_of(&self, number: MarkerNumber) -> Option<usize> {
        // Numbers only ever go missing, so a marker stands at or before its number.
        let mut index = usize::from(number.0)
            .checked_sub(1)?
            .min(self.markers.len().checked_sub(1)?);
        loop {
            if self.markers[index].number == number {
                return Some(index);
            }
            if self.markers[index].number < number {
                return None;
            }
            index = index.checked_sub(1)?;
        }
    }

    /// Whether a turn is in progress at this seat, be it without its player (G6).
    pub(super) fn turn_at(&self, seat: Seat) -> bool {
        self.table.markers_on(seat) > 0 && self.markers.iter().any(|m| m.seat == seat && m.is_in_turn())
    }

    /// The first marker to the right of a seat as G8 finds it: of several on one seat the one that came last, and
    /// one on the seat itself only if there is no other. `without` is a marker that is no longer on the table.
    pub(super) fn first_to_the_right(&self, seat: Seat) -> Option<usize> {
        let at = self.table.marked().right_of(seat)?;
        let on_seat = self.markers.iter().enumerate().filter(|(_, m)| m.seat == at);
        on_seat.max_by_key(|(_, m)| m.place).map(|(index, _)| index)
    }

    pub(super) fn move_marker(&mut self, index: usize, to: Seat) {
        self.lift_marker(index);
        let marker = &mut self.markers[index];
        marker.seat = to;
        marker.place = self.table.markers_on(to);
        self.table.put_marker(to);
    }

    fn lift_marker(&mut self, index: usize) {
        let (seat, place) = (self.markers[index].seat, self.markers[index].place);
        if self.table.markers_on(seat) > 1 {
            for other in &mut self.markers {
                if other.seat == seat && other.place > place {
                    other.place -= 1;
                }
            }
        }
        self.table.take_marker(seat);
    }

    pub(super) fn take_away(&mut self, index: usize) -> Marker {
        self.lift_marker(index);
        self.markers.remove(index)
    }
}
