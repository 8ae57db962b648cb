//! Rows of the table as text cells, for the form and the CSV file.

use say::{Message, penalty_words as t};

use super::penalty::{Category, Penalty};
use super::table::{Case, Infraction, Upgrade};

/// Columns in the order of the CSV file, and names of the form's fields.
pub const COLUMNS: [&str; 9] = [
    "code",
    "name",
    "category",
    "penalty",
    "instead",
    "cases",
    "may_be",
    "upgrade",
    "multiplayer",
];

/// Cells of a row in the order of [`COLUMNS`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cells(pub [String; COLUMNS.len()]);

impl Cells {
    /// Returns the cell of a column; empty for an unknown column.
    #[must_use]
    pub fn get(&self, column: &str) -> &str {
        let place = COLUMNS.iter().position(|name| *name == column);
        place.map_or("", |ix| self.0[ix].trim())
    }

    /// Whether all cells are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cell| cell.trim().is_empty())
    }

    /// Converts a row of the table to cells.
    #[must_use]
    pub fn of(row: &Infraction) -> Self {
        let words = |list: &[Penalty]| list.iter().map(|p| p.as_str()).collect::<Vec<_>>().join(" ");
        let cases = row.cases.iter().map(|case| {
            let drop = if case.drop { ", drop" } else { "" };
            format!("{}: {}{drop}", case.when, case.penalty.as_str())
        });
        Self([
            row.code.clone(),
            row.name.clone(),
            row.category.as_str().to_owned(),
            row.penalty.as_str().to_owned(),
            row.instead.map_or(String::new(), |p| p.as_str().to_owned()),
            cases.collect::<Vec<_>>().join("; "),
            words(&row.may_be),
            row.upgrade
                .map_or(String::new(), |u| format!("{}: {}", u.nth, u.to.as_str())),
            row.multiplayer.clone(),
        ])
    }

    /// Reads the row from its cells.
    ///
    /// # Errors
    /// All cells that cannot be read, each with its column and what was expected.
    pub fn read(&self) -> Result<Infraction, Vec<CellError>> {
        let mut wrong = Vec::new();
        let category = Category::parse(&folded(self.get("category")));
        let category = category.unwrap_or_else(|| {
            let words: Vec<&str> = Category::ALL.iter().map(|c| c.as_str()).collect();
            wrong.push(("category", t::not_one_of(self.get("category"), words.join(", "))));
            Category::GamePlayError
        });
        let base = penalty(&mut wrong, "penalty", self.get("penalty"));
        let instead = Some(self.get("instead")).filter(|text| !text.is_empty());
        let instead = instead.and_then(|text| penalty(&mut wrong, "instead", text));
        // Labels have underscores, so that spaces can separate them.
        let may_be = self.get("may_be").split([' ', ',']).filter(|text| !text.is_empty());
        let may_be = may_be.filter_map(|text| penalty(&mut wrong, "may_be", text)).collect();
        let mut cases = Vec::new();
        for part in self
            .get("cases")
            .split(';')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            // From the right: the condition itself may have a colon.
            let (when, what) = part.rsplit_once(':').unwrap_or((part, ""));
            let (what, drop) = match what.split_once(',') {
                Some((what, drop)) => (what, Some(drop.trim())),
                None => (what, None),
            };
            if let Some(found) = penalty(&mut wrong, "cases", what.trim()) {
                cases.push(Case {
                    when: when.trim().to_owned(),
                    penalty: found,
                    drop: drop == Some("drop"),
                });
            }
            if drop.is_some_and(|word| word != "drop") {
                wrong.push(("cases", t::after_comma(part)));
                break;
            }
        }
        let upgrade = self.get("upgrade");
        let upgrade = match upgrade
            .split_once(':')
            .map(|(nth, to)| (nth.trim().parse(), Penalty::parse(&folded(to))))
        {
            None if upgrade.is_empty() => None,
            Some((Ok(nth), Some(to))) => Some(Upgrade { nth, to }),
            _ => {
                wrong.push(("upgrade", t::no_upgrade(upgrade)));
                None
            }
        };
        if !wrong.is_empty() {
            return Err(wrong);
        }
        Ok(Infraction {
            code: self.get("code").to_owned(),
            name: self.get("name").to_owned(),
            category,
            // Never the fallback: a cell that cannot be read has ended in an error above.
            penalty: base.unwrap_or(Penalty::None),
            instead,
            cases,
            may_be,
            upgrade,
            multiplayer: self.get("multiplayer").to_owned(),
        })
    }
}

/// A cell that cannot be read: its column and what was expected.
type CellError = (&'static str, Message);

fn penalty(wrong: &mut Vec<CellError>, column: &'static str, text: &str) -> Option<Penalty> {
    let found = Penalty::parse(&folded(text));
    if found.is_none() {
        let words: Vec<&str> = Penalty::ALL.iter().map(|p| p.as_str()).collect();
        wrong.push((column, t::not_one_of(text, words.join(", "))));
    }
    found
}

/// Converts a name to a label: "Game Loss" to "game_loss".
fn folded(text: &str) -> String {
    text.trim().to_lowercase().replace([' ', '-'], "_")
}
