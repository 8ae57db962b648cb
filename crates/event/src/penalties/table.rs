//! The table of infractions: its rows, the built-in table, and the check of a table from outside (T30).

use say::{Message, penalty_words as t, terms};
use serde::{Deserialize, Serialize};

use super::penalty::{Category, Penalty};
use crate::Problem;

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

/// A special case of an infraction, with its own penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// When the case applies, such as "10 minutes late or more".
    pub when: String,
    pub penalty: Penalty,
    /// Whether the player is also dropped from the tournament.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drop: bool,
}

/// The upgrade for repeating an infraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// Applies from this Warning on, counted per infraction and day; at least 2.
    pub nth: u32,
    pub to: Penalty,
}

/// A row of the table: one infraction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Infraction {
    /// Number of the infraction, such as "2.5".
    pub code: String,
    pub name: String,
    pub category: Category,
    /// Base penalty.
    pub penalty: Penalty,
    /// Penalty in multiplayer, where it differs from the base penalty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Penalty>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<Case>,
    /// Upgrades and downgrades that the table allows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_be: Vec<Penalty>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgrade: Option<Upgrade>,
    /// Remark on what multiplayer changes; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub multiplayer: String,
}

impl Infraction {
    /// Returns the penalty without special cases and without earlier penalties.
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
/// The code of Slow Play, whose offender is not counted when time is called.
pub const SLOW_PLAY: &str = "3.3";

/// The infraction of a penalty that names none: no table has this code.
pub const UNNAMED: &str = "-";
/// The codes that judges rule on most at a table, most usual first.
const COMMON: [&str; 8] = ["2.5", "3.3", "2.2", "2.3", "2.1", "3.5", "3.1", "4.1"];

impl PenaltyTable {
    /// Returns the built-in table.
    #[must_use]
    pub fn standard() -> Self {
        // A test reads the file, so a broken one never gets into a build.
        serde_json::from_str(include_str!("multiplayer-2022.json")).expect("the built-in table is sound")
    }

    /// Finds an infraction by its code.
    #[must_use]
    pub fn infraction(&self, code: &str) -> Option<&Infraction> {
        self.infractions.iter().find(|row| row.code == code)
    }

    /// Returns the infractions that judges rule on most at a table, most usual first.
    #[must_use]
    pub fn common(&self) -> Vec<&Infraction> {
        let known: Vec<&Infraction> = COMMON.iter().filter_map(|code| self.infraction(code)).collect();
        // An organizer's table may have its own codes.
        match known.is_empty() {
            true => self.infractions.iter().take(COMMON.len()).collect(),
            false => known,
        }
    }

    /// Describes how the table differs from the built-in one.
    #[must_use]
    pub fn differences(&self) -> Message {
        let standard = Self::standard();
        let mut found = Vec::new();
        for row in &self.infractions {
            match standard.infraction(&row.code) {
                None => found.push(t::infraction_added(&row.code, row.term(), row.usual().term())),
                Some(known) if known.usual() != row.usual() => found.push(t::penalty_instead(
                    &row.code,
                    row.term(),
                    row.usual().term(),
                    known.usual().term(),
                )),
                Some(known) if known != row => found.push(t::infraction_changed(&row.code, row.term())),
                Some(_) => {}
            }
        }
        let gone = standard
            .infractions
            .iter()
            .filter(|row| self.infraction(&row.code).is_none());
        found.extend(gone.map(|row| t::infraction_gone(&row.code, row.term())));
        match found.is_empty() {
            true => t::the_table(&self.name),
            false => t::the_table_differs(&self.name, Message::joined(found, "; ")),
        }
    }

    /// Finds the problems of the table, each with its JSON pointer below the table.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut text = |pointer: String, what: Message, text: &str, longest: usize, may_be_empty: bool| {
            let length = text.chars().count();
            if text.trim().is_empty() && !may_be_empty {
                problems.push(Problem::new(pointer, t::missing(what)));
            // One line each: the texts become cells of a CSV file and lines of a form.
            } else if length > longest || text.chars().any(char::is_control) {
                problems.push(Problem::new(pointer, t::too_long(what, longest, length)));
            }
        };
        text("/name".to_owned(), t::the_table_name(), &self.name, MAX_NAME, false);
        for (ix, row) in self.infractions.iter().enumerate() {
            let pointer_to = |field: &str| format!("/infractions/{ix}/{field}");
            text(pointer_to("code"), t::the_code(), &row.code, MAX_CODE, false);
            text(pointer_to("name"), t::the_name(), &row.name, MAX_NAME, false);
            text(
                pointer_to("multiplayer"),
                t::the_remark(),
                &row.multiplayer,
                MAX_REMARK,
                true,
            );
            for (case, stated) in row.cases.iter().enumerate() {
                let pointer = pointer_to(&format!("cases/{case}/when"));
                text(pointer, t::the_case(), &stated.when, MAX_NAME, false);
                // The CSV file separates the cases of a cell by semicolons.
                if stated.when.contains(';') {
                    let pointer = pointer_to(&format!("cases/{case}/when"));
                    text(pointer, t::the_case_without_semicolon(), "", MAX_NAME, false);
                }
            }
        }
        let count = self.infractions.len();
        if !(1..=MAX_INFRACTIONS).contains(&count) {
            let message = t::infractions_count(MAX_INFRACTIONS, count);
            problems.push(Problem::new("/infractions", message));
        }
        for (ix, row) in self.infractions.iter().enumerate() {
            let pointer_to = |field: &str| format!("/infractions/{ix}/{field}");
            // Rulings are recorded by code, and `infraction` finds the first one only.
            if self.infractions[..ix].iter().any(|other| other.code == row.code) {
                let message = t::code_twice(&row.code);
                problems.push(Problem::new(pointer_to("code"), message));
            }
            // Codes become parts of addresses, file names and database rows.
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
            if !row.code.chars().all(plain) {
                let message = t::code_signs(&row.code);
                problems.push(Problem::new(pointer_to("code"), message));
            }
            if row.cases.len() > MAX_CASES {
                let message = t::cases_count(MAX_CASES, row.cases.len());
                problems.push(Problem::new(pointer_to("cases"), message));
            }
            if let Some(Upgrade { nth, to }) = row.upgrade {
                if !(2..=MAX_NTH).contains(&nth) {
                    let message = t::upgrade_nth(terms::ordinal(MAX_NTH), terms::ordinal(nth));
                    problems.push(Problem::new(pointer_to("upgrade/nth"), message));
                }
                // Proposals upgrade Warnings only: anything less would be a downgrade.
                if to <= Penalty::Warning {
                    let message = t::upgrade_to(to.as_str());
                    problems.push(Problem::new(pointer_to("upgrade/to"), message));
                }
            }
        }
        problems
    }
}
