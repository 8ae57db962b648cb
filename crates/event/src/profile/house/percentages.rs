//! How percentages count: the settings in which other rulesets depart from the addendum's tiebreakers (T6, T42, T49,
//! T50).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::{Profile, Tiebreaker};
use super::imaginary::{ImaginaryOpponents, MAX_IMAGINARY_OPPONENTS};
use super::rules::{HouseRule, HouseRules};
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
        self.house.percentage_floor.unwrap_or_else(usual)
    }

    /// Lists how percentages count, where they count otherwise than by the addendum (T6, T42, T49, T50).
    pub(super) fn percentage_rules(&self) -> Vec<HouseRule> {
        let mut found = Vec::new();
        let mut say =
            |name: &'static str, departs: bool, what: Message, addendum: Message, here: Message, means: Message| {
                if departs {
                    found.push(HouseRule {
                        name,
                        what,
                        addendum,
                        here,
                        means,
                        rule: "MTR-A Appendix C",
                    });
                }
            };
        let house = &self.house;
        for (name, what, opponents) in [
            ("bye_opponents", words::bye_opponents(), house.bye_opponents),
            (
                "smaller_pod_opponents",
                words::smaller_pod_opponents(),
                house.smaller_pod_opponents,
            ),
        ] {
            say(
                name,
                opponents.is_some(),
                what,
                words::no_opponents(),
                imaginary(opponents),
                means::imaginary_opponents_mean(),
            );
        }
        say(
            "byes_in_percentages",
            house.byes_in_percentages,
            words::byes_in_percentages(),
            words::byes_left_out(),
            words::byes_as_wins(),
            means::byes_as_wins_mean(),
        );
        say(
            "percentage_decimals",
            house.percentage_decimals.is_some(),
            words::percentage_decimals(),
            words::compared_exactly(),
            // decimals of the number before the per cent sign
            house
                .percentage_decimals
                .map_or_else(words::compared_exactly, |decimals| {
                    words::rounded_to(decimals.saturating_sub(2))
                }),
            means::rounding_means(),
        );
        let usual = Self {
            house: HouseRules::default(),
            ..self.clone()
        };
        say(
            "percentage_floor",
            self.floor() != usual.floor(),
            words::percentage_floor(),
            usual.floor().percent(),
            match self.floor() {
                Share::ZERO => words::no_floor(),
                floor => floor.percent(),
            },
            means::floor_means(),
        );
        found
    }

    /// Finds what is wrong with the settings of percentages, each with its JSON pointer in the event document.
    pub(super) fn percentage_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        let average = self.tiebreakers.iter().any(|one| one.averages_percentages());
        for (field, opponents) in [
            ("bye_opponents", &self.house.bye_opponents),
            ("smaller_pod_opponents", &self.house.smaller_pod_opponents),
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
        if self.house.byes_in_percentages && !self.tiebreakers.contains(&Tiebreaker::OpponentsMatchWinPercentage) {
            wrong("byes_in_percentages", t::byes_in_percentages_unused());
        }
        if let Some(decimals) = self.house.percentage_decimals {
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
        if self.house.percentage_floor.is_some() && !average {
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

fn imaginary(opponents: Option<ImaginaryOpponents>) -> Message {
    opponents.map_or_else(words::no_opponents, |opponents| {
        words::imaginary_opponents(opponents.count, opponents.match_win_percentage.percent())
    })
}
