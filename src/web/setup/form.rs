//! The settings form: its fields as the page shows them, and the settings read from what was sent.

use chrono::NaiveDate;

use super::fields::{FIELDS, SetupField, blank};
use crate::ops::FieldProblem;
use crate::ops::tournaments::Settings;
use crate::rules::profile::Tiebreaker;
use crate::web::form::{Field, Fields, Returned};

/// The form with its fields as the page shows them.
pub struct SetupForm {
    fields: Vec<Field>,
}

impl SetupForm {
    /// The form for settings; one that came back shows what was typed instead, each wrong field with its sentence.
    pub fn of(settings: &Settings, returned: &Returned<'_>) -> Self {
        let fields = FIELDS
            .iter()
            .map(|field| returned.field(field.name, (field.show)(settings)));
        Self {
            fields: fields.collect(),
        }
    }

    /// Returns the field of a name, or an empty one for an unknown name.
    pub fn get(&self, name: &str) -> Field {
        self.fields
            .iter()
            .find(|field| field.name == name)
            .cloned()
            .unwrap_or_default()
    }

    /// Whether one of these fields, named with spaces between, is wrong: their part of the page is open then.
    pub fn is_wrong_in(&self, names: &str) -> bool {
        names.split_whitespace().any(|name| self.get(name).is_wrong())
    }
}

/// Reads the settings from a form.
///
/// # Errors
/// Every field that cannot be read, and everything wrong with the settings as a whole.
pub fn read(sent: &Fields) -> Result<Settings, Vec<FieldProblem>> {
    let mut settings = blank();
    let mut problems = Vec::new();
    for field in FIELDS {
        let mut reader = Reader {
            sent,
            field,
            problems: Vec::new(),
        };
        (field.read)(&mut reader, &mut settings);
        problems.append(&mut reader.problems);
    }
    problems.extend(settings.problems());
    if problems.is_empty() {
        Ok(settings)
    } else {
        Err(problems)
    }
}

/// What was typed into one field, and what is wrong with it.
pub struct Reader<'p> {
    sent: &'p Fields,
    field: &'p SetupField,
    pub problems: Vec<FieldProblem>,
}

impl<'p> Reader<'p> {
    pub fn text(&self) -> &'p str {
        self.sent.text(self.field.name)
    }

    pub fn ticked(&self) -> bool {
        self.sent.ticked(self.field.name)
    }

    pub fn number(&mut self, most: i64) -> Option<u32> {
        match self.sent.number(self.field.name, self.field.label, 0..=most) {
            Ok(number) => number.map(|n| n as u32),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }

    pub fn points(&mut self, points: &mut u32) {
        if let Some(typed) = self.number(2000) {
            *points = typed;
        }
    }

    /// Reads one of a list of words.
    pub fn choice<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        let choice = serde_json::from_value(serde_json::Value::from(self.text())).ok();
        if choice.is_none() {
            self.no_choice();
        }
        choice
    }

    /// Reads one of a list of words into `value`; an empty field leaves the default.
    pub fn choose<T: serde::de::DeserializeOwned>(&mut self, value: &mut T) {
        if !self.text().is_empty()
            && let Some(choice) = self.choice()
        {
            *value = choice;
        }
    }

    pub fn date(&mut self) -> Option<NaiveDate> {
        let text = self.text();
        let date = text.parse().ok();
        if date.is_none() && !text.is_empty() {
            self.wrong(format!("{text:?} is none. Write it as 2026-11-20."));
        }
        date
    }

    pub fn no_choice(&mut self) {
        self.wrong(format!("{:?} is no choice. Choose one of the list.", self.text()));
    }

    fn wrong(&mut self, sentence: String) {
        let SetupField { name, label, .. } = self.field;
        self.problems
            .push(FieldProblem::new(*name, format!("{label}: {sentence}")));
    }
}

/// Reads names of tiebreakers in the order typed; an empty text is the addendum's order (MTR-A 3.1A).
pub fn tiebreakers(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<Tiebreaker> {
    if text.is_empty() {
        return Tiebreaker::STANDARD.to_vec();
    }
    let mut found = Vec::new();
    for typed in text.split([',', ';']).map(str::trim).filter(|t| !t.is_empty()) {
        match Tiebreaker::STANDARD
            .iter()
            .find(|t| t.name().eq_ignore_ascii_case(typed))
        {
            Some(tiebreaker) => found.push(*tiebreaker),
            None => {
                let names: Vec<&str> = Tiebreaker::STANDARD.iter().map(|t| t.name()).collect();
                problems.push(FieldProblem::new(
                    "tiebreakers",
                    format!("Tiebreakers: {typed:?} is none. There are {}.", names.join(", ")),
                ));
            }
        }
    }
    found
}

/// Reads table numbers and ranges: `13, 20-24`.
pub fn skipped(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<u32> {
    let mut tables = Vec::new();
    for part in text.split([',', ';', ' ']).map(str::trim).filter(|p| !p.is_empty()) {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
            (Ok(from), Ok(to)) if from >= 1 && from <= to && to <= 99_999 && to - from < 5_000 => {
                tables.extend(from..=to)
            }
            _ => problems.push(FieldProblem::new(
                "skipped_tables",
                format!("Tables to skip: {part:?} cannot be read. Write numbers and ranges, as 13, 20-24."),
            )),
        }
    }
    tables.sort_unstable();
    tables.dedup();
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipped_tables_are_numbers_and_ranges() {
        let mut problems = Vec::new();
        assert_eq!(skipped("13, 20-22 13", &mut problems), [13, 20, 21, 22]);
        assert!(problems.is_empty());
        for wrong in ["x", "5-3", "0", "1-99999"] {
            let mut problems = Vec::new();
            skipped(wrong, &mut problems);
            assert_eq!(problems.len(), 1, "{wrong}");
        }
    }

    #[test]
    fn tiebreakers_are_read_by_their_names() {
        let mut problems = Vec::new();
        assert_eq!(tiebreakers("", &mut problems), Tiebreaker::STANDARD);
        assert_eq!(
            tiebreakers("match points; OMW%", &mut problems),
            [Tiebreaker::MatchPoints, Tiebreaker::OpponentsMatchWinPercentage]
        );
        assert!(problems.is_empty());
        tiebreakers("luck", &mut problems);
        assert_eq!(problems.len(), 1);
    }

    #[test]
    fn a_standard_tournament_leaves_what_follows_empty() {
        let value = |name: &str| FIELDS.iter().find(|f| f.name == name).map(|f| (f.show)(&blank()));
        for name in [
            "points_win",
            "tiebreakers",
            "round_minutes",
            "end_of_round",
            "swiss_rounds",
            "playoff_cut",
            "uneven_pods",
        ] {
            assert_eq!(value(name).as_deref(), Some(""), "{name}");
        }
        assert_eq!(value("level").as_deref(), Some("regular"));
    }
}
