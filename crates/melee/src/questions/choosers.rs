//! Choices, costs and damage that concern players who left, and choices that nobody in range can make (CR 800.4e–h,
//! 801.5c; G20).

use crate::state::game::Game;
use crate::state::seat::{Seat, SeatSet};

/// Which players may make a choice for an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserRequirement {
    /// Any player.
    Anyone,
    /// An opponent of the object's controller.
    Opponent,
}

/// What requires a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceSource {
    /// A rule.
    Rule,
    /// An object.
    Object {
        /// Its controller.
        controller: Seat,
        /// Which players may make the choice.
        requirement: ChooserRequirement,
    },
}

impl Game {
    /// Returns who may make a choice in place of `player` (CR 800.4g, 800.4h). A player in the game chooses for
    /// themselves. For a player who left, the object's controller names one of the players returned; if a rule
    /// requires the choice, the next player in turn order makes it.
    pub fn choosers(&self, player: Seat, source: ChoiceSource) -> SeatSet {
        match source {
            // Questions come from documents and forms, so a seat may not exist.
            _ if !self.table.has_seat(player) => SeatSet::EMPTY,
            ChoiceSource::Rule if self.table.is_playing(player) => SeatSet::only(player),
            ChoiceSource::Rule => self.table.next_player(player).into_iter().collect(),
            ChoiceSource::Object { .. } if self.table.is_playing(player) => SeatSet::only(player),
            ChoiceSource::Object {
                controller,
                requirement,
            } => self.eligible_choosers(controller, requirement),
        }
    }

    /// Returns the players whom an object's controller may name for a choice: those in range who meet the requirement.
    pub fn eligible_choosers(&self, controller: Seat, requirement: ChooserRequirement) -> SeatSet {
        let mut everybody = *self.table.playing();
        let mut in_range = self.range_of(controller);
        // CR 800.4g: if an opponent had to choose, an opponent is named.
        if requirement == ChooserRequirement::Opponent {
            everybody.remove(controller);
            in_range.remove(controller);
        }
        // CR 800.4g: if no opponent is left in the game, anyone may be named.
        if everybody.is_empty() {
            everybody = *self.table.playing();
        }
        // CR 801.5c: if nobody suitable is in range, the nearest suitable player to the left chooses.
        if in_range.is_empty() {
            // `left_of` returns the seat itself last, so that somebody is always found.
            everybody.left_of(controller).into_iter().collect()
        } else {
            in_range
        }
    }

    /// Whether combat damage may be assigned to a player, or a player may pay a cost: only if they are in the game
    /// (CR 800.4e, 800.4f).
    pub fn can_be_dealt_damage_or_pay(&self, player: Seat) -> bool {
        self.table.is_playing(player)
    }
}
