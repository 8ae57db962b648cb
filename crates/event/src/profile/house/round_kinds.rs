//! The kind of each Swiss round: how its pods are made.

use say::{Message, deviations as t};
use serde::{Deserialize, Serialize};

crate::labels! {
    /// How the pods of a Swiss round are made.
    #[derive(Default)]
    RoundKind {
        // Drawn, with as few repeats as possible.
        Random = "random",
        // Strong and weak players mixed over the pods, with as few repeats as possible.
        Spread = "spread",
        // By points, with as few repeats as possible (T13).
        #[default]
        Standings = "standings",
        // Cut from the standings in their order, also where people meet again.
        Strict = "strict",
    }
}

impl RoundKind {
    /// Returns it in words, such as "at random".
    #[must_use]
    pub fn words(self) -> Message {
        match self {
            Self::Random => t::at_random(),
            Self::Spread => t::strong_and_weak_mixed(),
            Self::Standings => t::by_standings(),
            Self::Strict => t::strictly_by_standings(),
        }
    }
}

/// The kinds of the Swiss rounds of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundKinds {
    /// Of round 1: always random.
    pub first: RoundKind,
    pub second: RoundKind,
    /// Of the rounds after it.
    pub others: RoundKind,
    /// Of the last planned round, also if it is the second.
    pub last: RoundKind,
}

impl Default for RoundKinds {
    /// As the addendum has them (T13).
    fn default() -> Self {
        Self {
            first: RoundKind::Random,
            second: RoundKind::Standings,
            others: RoundKind::Standings,
            last: RoundKind::Standings,
        }
    }
}

impl RoundKinds {
    /// Returns the kind of a round, of so many that are planned.
    #[must_use]
    pub fn of(self, round: u32, planned: u32) -> RoundKind {
        match round {
            0 | 1 => self.first,
            // A round beyond the plan is the last one too, as it is all there is.
            last if last >= planned => self.last,
            2 => self.second,
            _ => self.others,
        }
    }

    /// Returns them in words.
    pub(super) fn words(self) -> Message {
        let rounds = [
            t::kind_of_first(self.first.words()),
            t::kind_of_second(self.second.words()),
            t::kind_of_others(self.others.words()),
            t::kind_of_last(self.last.words()),
        ];
        Message::joined(rounds, "; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_comes_before_the_second() {
        let kinds = RoundKinds {
            first: RoundKind::Random,
            second: RoundKind::Spread,
            others: RoundKind::Standings,
            last: RoundKind::Strict,
        };
        let of = |planned: u32| {
            (1..=planned)
                .map(|round| kinds.of(round, planned).as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!(of(1), ["random"]);
        assert_eq!(of(2), ["random", "strict"]);
        assert_eq!(of(5), ["random", "spread", "standings", "standings", "strict"]);
        assert_eq!(kinds.of(6, 5), RoundKind::Strict);
    }
}
