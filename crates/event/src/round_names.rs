//! The names of rounds as players say them: "Round 3", "Semi-finals", "Final".

use std::fmt;

use super::bracket::plan;
use crate::event::Event;

/// The name of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundName {
    /// A Swiss round.
    Swiss(u32),
    /// A round of a playoff that follows the bracket.
    Playoff(String),
    /// A round of an imported playoff that does not follow the bracket, counted from 1 (T15).
    OffBracket(u32),
}

impl RoundName {
    /// Names a round by its number, the number of Swiss rounds and the size of the announced cut.
    #[must_use]
    pub fn new(number: u32, swiss: u32, cut: Option<usize>, pod_size: u32) -> Self {
        let legs = cut.and_then(|cut| plan(cut, pod_size).ok()).unwrap_or_default();
        let Some(leg) = number.checked_sub(swiss + 1) else {
            return Self::Swiss(number);
        };
        match legs.into_iter().nth(leg as usize) {
            Some(leg) => Self::Playoff(leg.name),
            None => Self::OffBracket(leg + 1),
        }
    }

    /// Returns the name for the middle of a sentence: "round 3", "the semi-finals".
    #[must_use]
    pub fn inside(&self) -> String {
        match self {
            Self::Playoff(name) => format!("the {}", name.to_lowercase()),
            Self::Swiss(_) | Self::OffBracket(_) => self.label(),
        }
    }

    /// Returns the name after a table's number: "Table 3, round 2", "Table 3, semi-finals".
    #[must_use]
    pub fn label(&self) -> String {
        self.to_string().to_lowercase()
    }

    /// Returns the name at the head of a sentence, with its verb: "Round 3 is", "The semi-finals are".
    #[must_use]
    pub fn is(&self) -> String {
        match self {
            Self::Playoff(name) if name.ends_with('s') => format!("The {} are", name.to_lowercase()),
            Self::Playoff(name) => format!("The {} is", name.to_lowercase()),
            Self::Swiss(_) | Self::OffBracket(_) => format!("{self} is"),
        }
    }
}

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swiss(number) => write!(f, "Round {number}"),
            Self::Playoff(name) => f.write_str(name),
            Self::OffBracket(number) => write!(f, "Playoff round {number}"),
        }
    }
}

/// The facts from which the names of a tournament's rounds follow; by default all of them are Swiss rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RoundNames {
    /// `None` before the cut.
    pub playoff: Option<Playoff>,
}

/// The facts about a playoff from which its rounds are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playoff {
    /// How many Swiss rounds were played before it.
    pub swiss: u32,
    /// The size of the announced cut.
    pub cut: Option<usize>,
    pub pod_size: u32,
}

impl RoundNames {
    /// Returns the name of a round.
    #[must_use]
    pub fn name(self, number: i64) -> RoundName {
        let number = number as u32;
        match self.playoff {
            None => RoundName::Swiss(number),
            Some(Playoff { swiss, cut, pod_size }) => RoundName::new(number, swiss, cut, pod_size),
        }
    }
}

/// Returns the facts from which the names of an event's rounds follow.
#[must_use]
pub fn round_names(event: &Event) -> RoundNames {
    let cut = event.cut().map(<[_]>::len);
    // Before the cut is announced the next round is a Swiss one.
    if cut.is_none() && event.playoff().is_empty() {
        return RoundNames::default();
    }
    let playoff = Playoff {
        swiss: u32::try_from(event.swiss().len()).expect("at most MAX_ROUNDS"),
        cut,
        pod_size: event.profile().pod_size,
    };
    RoundNames { playoff: Some(playoff) }
}

/// Returns the name of a round of an event, including the next one.
#[must_use]
pub fn round_name(event: &Event, number: u32) -> RoundName {
    round_names(event).name(i64::from(number))
}
