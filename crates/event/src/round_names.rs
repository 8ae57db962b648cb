//! The names of rounds as players say them: "Round 3", "Semi-finals", "Final".

use std::fmt;

use say::terms as t;
use say::{Message, Plain};

use super::bracket::plan;
use super::profile::Profile;
use crate::event::Event;

/// The messages of a round's name in one position of a sentence.
struct Form {
    swiss: fn(u32) -> Message,
    off_bracket: fn(u32) -> Message,
    last: Plain,
    semi_finals: Plain,
    quarter_finals: Plain,
    round_of: fn(u32) -> Message,
}

const HEADING: Form = Form {
    swiss: t::round_swiss,
    off_bracket: t::round_playoff,
    last: t::round_final,
    semi_finals: t::round_semi_finals,
    quarter_finals: t::round_quarter_finals,
    round_of: t::round_of,
};

const INSIDE: Form = Form {
    swiss: t::inside_swiss,
    off_bracket: t::inside_playoff,
    last: t::inside_final,
    semi_finals: t::inside_semi_finals,
    quarter_finals: t::inside_quarter_finals,
    round_of: t::inside_round_of,
};

const LABEL: Form = Form {
    swiss: t::label_swiss,
    off_bracket: t::label_playoff,
    last: t::label_final,
    semi_finals: t::label_semi_finals,
    quarter_finals: t::label_quarter_finals,
    round_of: t::label_round_of,
};

const OPENING: Form = Form {
    swiss: t::opening_swiss,
    off_bracket: t::opening_playoff,
    last: t::opening_final,
    semi_finals: t::opening_semi_finals,
    quarter_finals: t::opening_quarter_finals,
    round_of: t::opening_round_of,
};

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
        self.said(&HEADING)
    }

    fn said(self, form: &Form) -> Message {
        match self {
            Self::Final => (form.last)(),
            Self::SemiFinals => (form.semi_finals)(),
            Self::QuarterFinals => (form.quarter_finals)(),
            Self::Of(players) => (form.round_of)(players),
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

/// What a table's result can be, and what it says beside who has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asks {
    /// Whether it says who left in which order (T45, T60).
    pub places: bool,
    /// Whether a draw says who was still in the game. Where places are asked for, they say it.
    pub still_in: bool,
    /// Whether a draw can be entered: the result of a match, or a game of a longer one (T17).
    pub draws: bool,
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

    /// Returns whether the result of a table says who left in which order: in a Swiss round where places score (T45), and in
    /// the final where the others play on for the places below the champion (T60).
    #[must_use]
    pub fn takes_places(&self, profile: &Profile) -> bool {
        match self {
            Self::Swiss(_) => profile.scores_places(),
            Self::Playoff(name) => {
                profile.house.playoff_places && PlayoffRound::named(name) == Some(PlayoffRound::Final)
            }
            Self::OffBracket(_) => false,
        }
    }

    /// Returns what is asked about a table's result.
    #[must_use]
    pub fn asks(&self, profile: &Profile) -> Asks {
        let (is_swiss, places) = (matches!(self, Self::Swiss(_)), self.takes_places(profile));
        Asks {
            places,
            still_in: profile.shares_draw_still_in() && !places,
            draws: profile.games_to_win > 1 || profile.playoff_may_be_drawn() || is_swiss,
        }
    }

    /// Returns the name as a heading: "Round 3", "Semi-finals".
    #[must_use]
    pub fn heading(&self) -> Message {
        self.said(&HEADING)
    }

    /// Returns the name for the middle of a sentence: "round 3", "the semi-finals".
    #[must_use]
    pub fn inside(&self) -> Message {
        self.said(&INSIDE)
    }

    /// Returns the name after a table's number: "Table 3, round 2", "Table 3, semi-finals".
    #[must_use]
    pub fn label(&self) -> Message {
        self.said(&LABEL)
    }

    /// Returns the name as the first words of a sentence: "Round 3", "The semi-finals".
    #[must_use]
    pub fn opening(&self) -> Message {
        self.said(&OPENING)
    }

    fn said(&self, form: &Form) -> Message {
        match self {
            Self::Swiss(number) => (form.swiss)(*number),
            Self::OffBracket(number) => (form.off_bracket)(*number),
            Self::Playoff(name) => PlayoffRound::named(name).map_or_else(|| name.into(), |round| round.said(form)),
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
