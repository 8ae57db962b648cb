//! Infractions and penalties as versioned data, and the upgrades that are proposed (T30).
//!
//! The table is data: `penalties/multiplayer-2022.json` unless a profile brings its own. What a judge is offered follows
//! from it and from the player's earlier penalties of the day; the judge decides.

mod cells;

use serde::{Deserialize, Serialize};

use super::Problem;
use super::profile::Level;

pub use cells::{COLUMNS, Cells};

/// Most rows of a table.
pub const MAX_INFRACTIONS: usize = 200;
/// Longest code, in characters.
pub const MAX_CODE: usize = 20;
/// Longest name of an infraction, of a case, of the table; in characters.
pub const MAX_NAME: usize = 120;
/// Longest remark on what multiplayer changes, in characters.
pub const MAX_REMARK: usize = 1_000;
/// Most cases of one infraction.
pub const MAX_CASES: usize = 10;
/// Highest count that an upgrade waits for.
pub const MAX_NTH: u32 = 20;

/// What follows an infraction, the lightest first; orders by severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// The judge explains and mends, and that is all.
    None,
    /// A note.
    Caution,
    Warning,
    SkipTurn,
    GameLoss,
    MatchLoss,
    Disqualification,
}

impl Penalty {
    /// Every level, the lightest first.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Caution,
        Self::Warning,
        Self::SkipTurn,
        Self::GameLoss,
        Self::MatchLoss,
        Self::Disqualification,
    ];

    /// As tables, rows and documents write it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Caution => "caution",
            Self::Warning => "warning",
            Self::SkipTurn => "skip_turn",
            Self::GameLoss => "game_loss",
            Self::MatchLoss => "match_loss",
            Self::Disqualification => "disqualification",
        }
    }

    /// The level of a word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|penalty| penalty.word() == word)
    }

    /// As people say it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "No penalty",
            Self::Caution => "Caution",
            Self::Warning => "Warning",
            Self::SkipTurn => "Skip Turn",
            Self::GameLoss => "Game Loss",
            Self::MatchLoss => "Match Loss",
            Self::Disqualification => "Disqualification",
        }
    }

    /// Whether it goes to the head judge (T30: Game Loss and up).
    #[must_use]
    pub fn is_for_head_judge(self) -> bool {
        self >= Self::GameLoss
    }
}

/// The kinds of infraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    GamePlayError,
    TournamentError,
    UnsportingConduct,
}

impl Category {
    /// In the order of their codes.
    pub const ALL: [Self; 3] = [Self::GamePlayError, Self::TournamentError, Self::UnsportingConduct];

    /// As tables write it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::GamePlayError => "game_play_error",
            Self::TournamentError => "tournament_error",
            Self::UnsportingConduct => "unsporting_conduct",
        }
    }

    /// The category of a word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.word() == word)
    }

    /// As people say it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::GamePlayError => "Game Play Error",
            Self::TournamentError => "Tournament Error",
            Self::UnsportingConduct => "Unsporting Conduct",
        }
    }
}

/// A case of an infraction with a penalty of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// As "10 minutes late or more".
    pub when: String,
    pub penalty: Penalty,
    /// The player is dropped from the tournament as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drop: bool,
}

/// What repeating an infraction leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// With the so-manieth Warning for the same infraction in one day; at least 2.
    pub nth: u32,
    pub to: Penalty,
}

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Infraction {
    /// As "2.5".
    pub code: String,
    pub name: String,
    pub category: Category,
    /// The base penalty.
    pub penalty: Penalty,
    /// What multiplayer has instead of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Penalty>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<Case>,
    /// Upgrades and downgrades that the table names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_be: Vec<Penalty>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgrade: Option<Upgrade>,
    /// What multiplayer changes, in our own words; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub multiplayer: String,
}

impl Infraction {
    /// What follows without a special case and without earlier penalties.
    #[must_use]
    pub fn usual(&self) -> Penalty {
        self.instead.unwrap_or(self.penalty)
    }
}

/// A table of infractions. The built-in one is [`PenaltyTable::standard`]; one from outside is checked by
/// [`PenaltyTable::problems`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PenaltyTable {
    /// Name and version in one, as "multiplayer-2022".
    pub name: String,
    pub infractions: Vec<Infraction>,
}

/// The name of the built-in table.
pub const STANDARD: &str = "multiplayer-2022";

impl PenaltyTable {
    /// The built-in table.
    #[must_use]
    pub fn standard() -> Self {
        serde_json::from_str(include_str!("penalties/multiplayer-2022.json")).expect("the built-in table is sound")
    }

    /// The row of a code.
    #[must_use]
    pub fn infraction(&self, code: &str) -> Option<&Infraction> {
        self.infractions.iter().find(|row| row.code == code)
    }

    /// How the table differs from the built-in one, in words.
    #[must_use]
    pub fn differences(&self) -> String {
        let standard = Self::standard();
        let mut found = Vec::new();
        for row in &self.infractions {
            match standard.infraction(&row.code) {
                None => found.push(format!("{} {} added: {}", row.code, row.name, row.usual().name())),
                Some(known) if known.usual() != row.usual() => found.push(format!(
                    "{} {}: {} instead of {}",
                    row.code,
                    row.name,
                    row.usual().name(),
                    known.usual().name()
                )),
                Some(known) if known != row => found.push(format!("{} {} changed", row.code, row.name)),
                Some(_) => {}
            }
        }
        let gone = standard
            .infractions
            .iter()
            .filter(|row| self.infraction(&row.code).is_none());
        found.extend(gone.map(|row| format!("{} {} taken out", row.code, row.name)));
        match found.is_empty() {
            true => format!("the table {}", self.name),
            false => format!("the table {}: {}", self.name, found.join("; ")),
        }
    }

    /// What is wrong with the table, each with its JSON pointer below the table; empty when nothing is.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut text = |pointer: String, what: &str, text: &str, longest: usize, may_be_empty: bool| {
            let length = text.chars().count();
            if text.trim().is_empty() && !may_be_empty {
                problems.push(Problem::new(pointer, format!("{what} is missing.")));
            } else if length > longest || text.chars().any(char::is_control) {
                let message = format!("{what} is one line of at most {longest} characters, not {length}.");
                problems.push(Problem::new(pointer, message));
            }
        };
        text("/name".to_owned(), "The table's name", &self.name, MAX_NAME, false);
        for (ix, row) in self.infractions.iter().enumerate() {
            let at = |field: &str| format!("/infractions/{ix}/{field}");
            text(at("code"), "The code", &row.code, MAX_CODE, false);
            text(at("name"), "The name", &row.name, MAX_NAME, false);
            text(at("multiplayer"), "The remark", &row.multiplayer, MAX_REMARK, true);
            for (case, stated) in row.cases.iter().enumerate() {
                let pointer = at(&format!("cases/{case}/when"));
                text(pointer, "When the case holds", &stated.when, MAX_NAME, false);
                // it separates cases in a cell
                if stated.when.contains(';') {
                    let pointer = at(&format!("cases/{case}/when"));
                    text(
                        pointer,
                        "When the case holds, without a semicolon,",
                        "",
                        MAX_NAME,
                        false,
                    );
                }
            }
        }
        let count = self.infractions.len();
        if !(1..=MAX_INFRACTIONS).contains(&count) {
            let message = format!("A table has 1 to {MAX_INFRACTIONS} infractions, not {count}.");
            problems.push(Problem::new("/infractions", message));
        }
        for (ix, row) in self.infractions.iter().enumerate() {
            let at = |field: &str| format!("/infractions/{ix}/{field}");
            if self.infractions[..ix].iter().any(|other| other.code == row.code) {
                let message = format!("The code {} stands twice.", row.code);
                problems.push(Problem::new(at("code"), message));
            }
            // a code goes into addresses, files and rows
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
            if !row.code.chars().all(plain) {
                let message = format!(
                    "The code {:?} has other signs than letters, digits, dots and hyphens.",
                    row.code
                );
                problems.push(Problem::new(at("code"), message));
            }
            if row.cases.len() > MAX_CASES {
                let message = format!("An infraction has at most {MAX_CASES} cases, not {}.", row.cases.len());
                problems.push(Problem::new(at("cases"), message));
            }
            if let Some(Upgrade { nth, to }) = row.upgrade {
                if !(2..=MAX_NTH).contains(&nth) {
                    let message = format!("An upgrade comes with the 2nd to {MAX_NTH}th Warning, not the {nth}th.");
                    problems.push(Problem::new(at("upgrade/nth"), message));
                }
                if to <= Penalty::Warning {
                    let message = format!("An upgrade is to more than a Warning, not to \"{}\".", to.word());
                    problems.push(Problem::new(at("upgrade/to"), message));
                }
            }
        }
        problems
    }

    /// What the desk proposes for an infraction; `None` for a code that the table does not have. `case` is the place of
    /// the case among the infraction's; `earlier` are the player's penalties of the same day that stand.
    #[must_use]
    pub fn propose(&self, level: Level, code: &str, case: Option<usize>, earlier: &[Earlier<'_>]) -> Option<Proposal> {
        let row = self.infraction(code)?;
        let case = case.and_then(|ix| row.cases.get(ix));
        let usual = case.map_or(row.usual(), |case| case.penalty);
        let mut proposal = Proposal {
            penalty: usual,
            drop: case.is_some_and(|case| case.drop),
            because: match case {
                Some(case) => format!("{}: {}.", case.when, usual.name()),
                None if row.instead.is_some() => {
                    format!(
                        "{} in multiplayer; the base penalty is {}.",
                        usual.name(),
                        row.penalty.name()
                    )
                }
                None => format!("{} is the base penalty.", usual.name()),
            },
        };
        // T30: Regular has education and Caution only, and so no upgrades.
        if level == Level::Regular {
            proposal.drop = false;
            if usual > Penalty::Caution {
                proposal.penalty = Penalty::Caution;
                proposal.because =
                    "At Regular level nothing goes beyond a Caution: explain, mend, and note it.".to_owned();
            }
            return Some(proposal);
        }
        if let Some(upgrade) = row.upgrade
            && usual == Penalty::Warning
        {
            let before = earlier
                .iter()
                .filter(|e| e.code == row.code && counts(row, e.penalty))
                .count();
            let nth = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
            if nth >= upgrade.nth {
                proposal.penalty = upgrade.to;
                proposal.because = format!(
                    "{}: it is the {} Warning today for {} {}.",
                    upgrade.to.name(),
                    ordinal(nth),
                    row.code,
                    row.name
                );
            }
        }
        Some(proposal)
    }
}

/// Whether an earlier penalty counts towards an upgrade: Warnings do; conduct that was repeated also where it had led
/// to more than a Warning (4.1).
fn counts(row: &Infraction, earlier: Penalty) -> bool {
    match row.category {
        Category::UnsportingConduct => earlier >= Penalty::Warning,
        Category::GamePlayError | Category::TournamentError => earlier == Penalty::Warning,
    }
}

/// "1st", "2nd", "3rd", "4th", "11th".
fn ordinal(n: u32) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// A penalty that a player has from earlier in the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier<'a> {
    pub code: &'a str,
    pub penalty: Penalty,
}

/// What the desk proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub penalty: Penalty,
    /// The player is dropped from the tournament as well.
    pub drop: bool,
    /// Why, as a sentence.
    pub because: String,
}

#[cfg(test)]
mod tests;
