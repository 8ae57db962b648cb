//! Commander brackets: what the deck's Game Changers, its player's statement and the organizer's limit say together.

use say::deck_findings as t;

use super::finding::{Check, Finding};

/// Most Game Changers of a deck in bracket 3; lower ones have none, higher ones any number.
const IN_UPGRADED: usize = 3;

/// A Commander bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bracket {
    Exhibition,
    Core,
    Upgraded,
    Optimized,
    Competitive,
}

impl Bracket {
    /// All brackets, in their order.
    pub const ALL: [Self; 5] = [
        Self::Exhibition,
        Self::Core,
        Self::Upgraded,
        Self::Optimized,
        Self::Competitive,
    ];

    /// Returns the bracket with a number; `None` if there is none.
    #[must_use]
    pub fn new(number: i64) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|bracket| i64::from(bracket.number()) == number)
    }

    /// The number, 1 to 5.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the most Game Changers that a deck in the bracket has; `None` for any number.
    fn game_changers(self) -> Option<usize> {
        match self {
            Self::Exhibition | Self::Core => Some(0),
            Self::Upgraded => Some(IN_UPGRADED),
            Self::Optimized | Self::Competitive => None,
        }
    }
}

/// Compares the Game Changers that were counted, the player's statement and the highest bracket that is allowed.
/// `are_counted`: whether the card data says which cards are Game Changers.
pub(super) fn bracket(found: &mut Check, stated: Option<Bracket>, highest: Option<Bracket>, are_counted: bool) {
    let Some(limit) = stated.into_iter().chain(highest).min() else {
        return;
    };
    if !are_counted {
        found.not_checked(Finding::whole(t::game_changers_not_counted()));
    }
    // what else these brackets exclude is a matter of how the cards work together
    if limit.game_changers().is_some() {
        found.not_checked(Finding::whole(t::bracket_not_checked(limit.number())));
    }
    self::stated(found, stated, highest);
    let count = found.game_changers.len();
    if let Some(most) = limit.game_changers().filter(|most| count > *most) {
        let message = t::game_changers_too_many(count, limit.number(), most);
        found.problem(Finding::whole(message));
    }
}

/// Compares the player's statement with the highest bracket that is allowed.
pub(super) fn stated(found: &mut Check, stated: Option<Bracket>, highest: Option<Bracket>) {
    match (stated, highest) {
        (None, Some(highest)) => found.problem(Finding::whole(t::bracket_not_stated(highest.number()))),
        (Some(stated), Some(highest)) if stated > highest => {
            found.problem(Finding::whole(t::bracket_too_high(stated.number(), highest.number())));
        }
        _ => {}
    }
}
