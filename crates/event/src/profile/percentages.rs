//! How percentages count: the settings in which other rulesets depart from the addendum's tiebreakers (T6, T42, T49,
//! T50).

use say::{Message, event_problems as t};

use super::imaginary::MAX_IMAGINARY_OPPONENTS;
use super::settings::{Profile, Tiebreaker};
use super::share::Share;
use crate::Problem;

/// Fewest decimals to which percentages may be rounded.
pub const MIN_PERCENTAGE_DECIMALS: u32 = 2;
/// Most decimals to which percentages may be rounded: those that pages show, so that what is shown is what is compared.
pub const MAX_PERCENTAGE_DECIMALS: u32 = 4;

impl Profile {
    /// Returns the least that an opponent's percentage counts (T6): the organizer's, by default 1 / points of a win.
    #[must_use]
    pub fn floor(&self) -> Share {
        // Points beyond the limits are refused before anything is computed.
        let usual = || Share::new(1, self.points.win).unwrap_or(Share::ZERO);
        self.percentage_floor.unwrap_or_else(usual)
    }

    /// Finds what is wrong with the settings of percentages, each with its JSON pointer in the event document.
    pub(super) fn percentage_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        let average = self.tiebreakers.iter().any(|one| one.averages_percentages());
        for (field, opponents) in [
            ("bye_opponents", &self.bye_opponents),
            ("smaller_pod_opponents", &self.smaller_pod_opponents),
        ] {
            let Some(opponents) = opponents else { continue };
            if !(1..=MAX_IMAGINARY_OPPONENTS).contains(&opponents.count) {
                let message = t::imaginary_opponents_range(1, MAX_IMAGINARY_OPPONENTS, opponents.count);
                wrong(&format!("{field}/count"), message);
            }
            if !average {
                wrong(field, t::imaginary_opponents_unused());
            }
        }
        if self.byes_in_percentages && !self.tiebreakers.contains(&Tiebreaker::OpponentsMatchWinPercentage) {
            wrong("byes_in_percentages", t::byes_in_percentages_unused());
        }
        if let Some(decimals) = self.percentage_decimals {
            let (least, most) = (MIN_PERCENTAGE_DECIMALS, MAX_PERCENTAGE_DECIMALS);
            if !(least..=most).contains(&decimals) {
                wrong(
                    "percentage_decimals",
                    t::percentage_decimals_range(least, most, decimals),
                );
            }
            if !self.tiebreakers.iter().any(|one| one.is_percentage()) {
                wrong("percentage_decimals", t::percentage_decimals_unused());
            }
        }
        if self.percentage_floor.is_some() && !average {
            wrong("percentage_floor", t::percentage_floor_unused());
        }
        problems
    }
}

impl Tiebreaker {
    /// Returns whether it is a mean of the opponents' percentages, in which a floor and imaginary opponents count.
    #[must_use]
    pub fn averages_percentages(self) -> bool {
        matches!(self, Self::OpponentsMatchWinPercentage | Self::OpponentsWinPercentage)
    }

    /// Returns whether it is a percentage, which may be rounded (T50).
    #[must_use]
    pub fn is_percentage(self) -> bool {
        self.averages_percentages() || matches!(self, Self::MatchWinPercentage | Self::WinPercentage)
    }
}
