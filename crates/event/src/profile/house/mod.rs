//! House rules: the settings that the addendum does not have, and other rulesets do. Each group has a file, with what is
//! wrong with its settings and how they are said.

mod draw_choices;
mod draws;
mod ending;
mod ending_choices;
mod imaginary;
mod percentages;
mod place_points;
mod places;
mod pods;
mod round_kinds;
mod round_table;
pub(super) mod rules;
mod scoring;
mod scoring_choices;
mod share;

pub use draw_choices::{DrawSharedBy, DrawnElimination, PlayoffSeats};
pub use ending_choices::{
    Conceding, DrawnGames, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames,
};
pub use imaginary::{ImaginaryOpponents, MAX_IMAGINARY_OPPONENTS};
pub use percentages::{MAX_PERCENTAGE_DECIMALS, MIN_PERCENTAGE_DECIMALS};
pub use place_points::{DrawPoints, MAX_PLACE_POINTS, PlacePoints, TiedPlaces};
pub use round_kinds::{RoundKind, RoundKinds};
pub use round_table::{MAX_ROUND_TABLE, NoRoundTableLine, RoundTable, RoundTableLine};
pub use scoring_choices::{MAX_WAGER_START, Wager, WinPointsBy};
pub use share::{MAX_SHARE_DENOMINATOR, NoShare, Share};

use say::Message;

use rules::{HouseRule, HouseRules};

use super::settings::Profile;
use crate::Problem;

impl Profile {
    /// Lists the house rules of this tournament.
    #[must_use]
    pub fn house_rules(&self) -> Vec<HouseRule> {
        [
            self.percentage_rules(),
            self.draw_rules(),
            self.ending_rules(),
            self.pod_rules(),
            self.scoring_rules(),
            self.place_rules(),
        ]
        .concat()
    }

    /// Lists the house rules in which `other` differs, without those that may change at any time: names and topics.
    #[must_use]
    pub fn fixed_rules_changed(&self, other: &Self) -> Vec<(String, Message)> {
        let (here, there) = (self.house.members(), other.house.members());
        let words = [self.house_rules(), other.house_rules()].concat();
        let topic = |name: &str| {
            words
                .iter()
                .find(|rule| rule.name == name)
                .map(|rule| rule.what.clone())
        };
        let differ = here.into_iter().filter(|(name, value)| there.get(name) != Some(value));
        differ
            .filter(|(name, _)| !HouseRules::FREE.contains(&name.as_str()))
            .map(|(name, _)| (name.clone(), topic(&name).unwrap_or_default()))
            .collect()
    }

    /// Finds what is wrong with the house rules, each with its JSON pointer in the event document.
    pub(super) fn house_problems(&self) -> Vec<Problem> {
        [
            self.percentage_problems(),
            self.draw_problems(),
            self.ending_problems(),
            self.pod_problems(),
            self.scoring_problems(),
            self.place_problems(),
        ]
        .concat()
    }
}
