//! The names of rounds as players say them: "Round 3", "Semi-finals", "Final".

use std::fmt;

use say::Message;
use say::terms as t;

use super::bracket::plan;
use crate::event::Event;

/// A round of a playoff that follows the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayoffRound {
    Final,
    SemiFinals,
    QuarterFinals,
    /// An earlier one, with the number of its players.
    Of(u32),
}

impl PlayoffRound {
    /// Returns the round of a name as plans of playoffs have it; `None` for a name that they never have.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "Final" => Some(Self::Final),
            "Semi-finals" => Some(Self::SemiFinals),
            "Quarter-finals" => Some(Self::QuarterFinals),
            other => other.strip_prefix("Round of ")?.parse().ok().map(Self::Of),
        }
    }

    /// Returns its name as a heading.
    #[must_use]
    pub fn heading(self) -> Message {
        match self {
            Self::Final => t::round_final(),
            Self::SemiFinals => t::round_semi_finals(),
            Self::QuarterFinals => t::round_quarter_finals(),
            Self::Of(players) => t::round_of(players),
        }
    }
}

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

    /// Returns the name as a heading: "Round 3", "Semi-finals".
    #[must_use]
    pub fn heading(&self) -> Message {
        match self {
            Self::Swiss(number) => t::round_swiss(number),
            Self::OffBracket(number) => t::round_playoff(number),
            Self::Playoff(name) => PlayoffRound::named(name).map_or_else(|| name.into(), PlayoffRound::heading),
        }
    }

    /// Returns the name for the middle of a sentence: "round 3", "the semi-finals".
    #[must_use]
    pub fn inside(&self) -> Message {
        match self {
            Self::Swiss(number) => t::inside_swiss(number),
            Self::OffBracket(number) => t::inside_playoff(number),
            Self::Playoff(name) => match PlayoffRound::named(name) {
                Some(PlayoffRound::Final) => t::inside_final(),
                Some(PlayoffRound::SemiFinals) => t::inside_semi_finals(),
                Some(PlayoffRound::QuarterFinals) => t::inside_quarter_finals(),
                Some(PlayoffRound::Of(players)) => t::inside_round_of(players),
                None => name.into(),
            },
        }
    }

    /// Returns the name after a table's number: "Table 3, round 2", "Table 3, semi-finals".
    #[must_use]
    pub fn label(&self) -> Message {
        match self {
            Self::Swiss(number) => t::label_swiss(number),
            Self::OffBracket(number) => t::label_playoff(number),
            Self::Playoff(name) => match PlayoffRound::named(name) {
                Some(PlayoffRound::Final) => t::label_final(),
                Some(PlayoffRound::SemiFinals) => t::label_semi_finals(),
                Some(PlayoffRound::QuarterFinals) => t::label_quarter_finals(),
                Some(PlayoffRound::Of(players)) => t::label_round_of(players),
                None => name.into(),
            },
        }
    }

    /// Returns the name as the first words of a sentence: "Round 3", "The semi-finals".
    #[must_use]
    pub fn opening(&self) -> Message {
        match self {
            Self::Swiss(_) | Self::OffBracket(_) => self.heading(),
            Self::Playoff(name) => match PlayoffRound::named(name) {
                Some(PlayoffRound::Final) => t::opening_final(),
                Some(PlayoffRound::SemiFinals) => t::opening_semi_finals(),
                Some(PlayoffRound::QuarterFinals) => t::opening_quarter_finals(),
                Some(PlayoffRound::Of(players)) => t::opening_round_of(players),
                None => name.into(),
            },
        }
    }

    /// Returns the number by which a verb agrees with the name, for a selector: "Round 3 is", but "The semi-finals are".
    #[must_use]
    pub fn agreeing(&self) -> u32 {
        match self {
            Self::Playoff(name) if name.ends_with('s') => 2,
            _ => 1,
        }
    }

    /// Returns a message that begins with the name: it takes the name as its first words, and the number by which its verb
    /// agrees.
    #[must_use]
    pub fn heads(&self, message: impl FnOnce(Message, u32) -> Message) -> Message {
        message(self.opening(), self.agreeing())
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
