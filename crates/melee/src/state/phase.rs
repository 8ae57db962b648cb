//! The phases of a turn and the kinds of turns (CR 500).

use say::{Message, game_seats as t};
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
    /// Returns the phase after this one; `None` after the ending phase.
    pub fn next(self) -> Option<Phase> {
        match self {
            Phase::Beginning => Some(Phase::PrecombatMain),
            Phase::PrecombatMain => Some(Phase::Combat),
            Phase::Combat => Some(Phase::PostcombatMain),
            Phase::PostcombatMain => Some(Phase::Ending),
            Phase::Ending => None,
        }
    }

    /// Returns the name of the phase, as the rules write it.
    pub fn term(self) -> Message {
        match self {
            Phase::Beginning => t::phase_beginning(),
            Phase::PrecombatMain => t::phase_precombat_main(),
            Phase::Combat => t::phase_combat(),
            Phase::PostcombatMain => t::phase_postcombat_main(),
            Phase::Ending => t::phase_ending(),
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
