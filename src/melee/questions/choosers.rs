//! Choices, costs and damage that concern players who left, and choices that nobody in range can make (CR 800.4e–h,
//! 801.5c; G20).

use crate::melee::state::game::Game;
use crate::melee::state::seat::{Seat, SeatSet};

/// Who may be asked to make a choice for an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// Any player.
    Anyone,
    /// An opponent of the object's controller.
    Opponent,
}

/// What asks for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A rule.
    ByRule,
    /// An object.
    ByObject {
        /// Its controller.
        controller: Seat,
        /// Whom it may ask.
        requirement: Requirement,
    },
}

impl Game {
    /// Who makes a choice that was to be made by `player`: that player if they are in the game; otherwise the one the
    /// object's controller names among those returned, or the next player in turn order if a rule asked. With nobody
    /// suitable in the controller's range, the nearest suitable player to the left (CR 801.5c).
    pub fn who_chooses(&self, player: Seat, asked: Asked) -> SeatSet {
        match asked {
            _ if !self.table.has(player) => SeatSet::EMPTY,
            Asked::ByRule if self.table.plays(player) => SeatSet::only(player),
            Asked::ByRule => self.table.next_player(player).into_iter().collect(),
            Asked::ByObject { .. } if self.table.plays(player) => SeatSet::only(player),
            Asked::ByObject {
                controller,
                requirement,
            } => self.who_may_be_asked(controller, requirement),
        }
    }

    /// Whom an object's controller may name for a choice: those in range who meet the requirement. If there is nobody,
    /// the nearest to the left who does (CR 801.5c); if no opponent is left at all, anyone (CR 800.4g).
    pub fn who_may_be_asked(&self, controller: Seat, requirement: Requirement) -> SeatSet {
        let mut everybody = *self.table.playing();
        let mut in_range = self.range_of(controller);
        if requirement == Requirement::Opponent {
            everybody.remove(controller);
            in_range.remove(controller);
        }
        if everybody.is_empty() {
            everybody = *self.table.playing();
        }
        if in_range.is_empty() {
            everybody.left_of(controller).into_iter().collect()
        } else {
            in_range
        }
    }

    /// Whether combat damage may be assigned to a player, or a player may pay a cost: only if they are in the game
    /// (CR 800.4e, 800.4f).
    pub fn can_be_dealt_damage_or_pay(&self, player: Seat) -> bool {
        self.table.plays(player)
    }
}
