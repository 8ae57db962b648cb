//! How rounds are made by other rules: sizes of pods, the table of rounds and cuts (T18), and the kind of each round
//! (T13).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::{Profile, UnevenPods};
use super::round_kinds::{RoundKind, RoundKinds};
use super::rules::{HouseRule, HouseRules};
use crate::Problem;

impl Profile {
    /// Returns the kind of a Swiss round, of so many that are planned: the first is always drawn, for nobody has a
    /// standing yet.
    #[must_use]
    pub fn kind_of_round(&self, round: u32, planned: u32) -> RoundKind {
        self.house.round_kinds.unwrap_or_default().of(round, planned)
    }

    /// Lists the house rules about pods and rounds.
    pub(super) fn pod_rules(&self) -> Vec<HouseRule> {
        let HouseRules {
            smaller_pods_once,
            round_table,
            round_kinds,
            ..
        } = &self.house;
        let once = smaller_pods_once.then(|| HouseRule {
            name: "smaller_pods_once",
            what: words::smaller_pods_once(),
            addendum: words::spared_at_no_cost(),
            here: words::spared_first(),
            means: means::spared_first_means(),
            rule: "MTR-A 10.4A",
        });
        let table = round_table.as_ref().map(|table| HouseRule {
            name: "round_table",
            what: words::round_table(),
            addendum: words::by_appendix_e(),
            here: table.words(),
            means: means::round_table_means(),
            rule: "MTR-A Appendix E",
        });
        let usual = RoundKinds::default();
        let kinds = round_kinds.filter(|kinds| *kinds != usual).map(|kinds| HouseRule {
            name: "round_kinds",
            what: words::round_kinds(),
            addendum: usual.words(),
            here: kinds.words(),
            means: means::round_kinds_mean(),
            rule: "MTR-A 10.4A",
        });
        once.into_iter().chain(table).chain(kinds).collect()
    }

    /// Finds what is wrong with the settings of pods and rounds, each with its JSON pointer in the event document.
    pub(super) fn pod_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        if self.house.smaller_pods_once && self.uneven_pods == UnevenPods::Byes {
            wrong("smaller_pods_once", t::smaller_pods_once_unused());
        }
        if let Some(message) = self
            .house
            .round_table
            .as_ref()
            .and_then(|table| table.problem(self.pod_size))
        {
            wrong("round_table", message);
        }
        // T13: nobody has a standing before round 1.
        if (self.house.round_kinds).is_some_and(|kinds| kinds.first != RoundKind::Random) {
            wrong("round_kinds/first", t::first_round_is_random());
        }
        problems
    }
}
