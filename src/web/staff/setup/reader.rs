//! Reading one field of the settings form from what was typed.

use chrono::NaiveDate;

use crate::web::frame::form::{Fields, list_parts, number_parts};
use podium_event::profile::{
    Break, ImaginaryOpponents, NoBreak, NoRoundTableLine, RoundTable, RoundTableLine, Share, Tiebreaker, Wager,
};
use podium_ops::FieldProblem;
use say::{Message, setup_fields as t};

/// The typed value of one field, and its problems.
pub struct Reader<'p> {
    sent: &'p Fields,
    name: &'static str,
    /// The field's name in messages.
    label: Message,
    pub problems: Vec<FieldProblem>,
}

impl<'p> Reader<'p> {
    /// Reads a field of a sent form.
    pub fn new(sent: &'p Fields, name: &'static str, label: Message) -> Self {
        Self {
            sent,
            name,
            label,
            problems: Vec::new(),
        }
    }

    pub fn text(&self) -> &'p str {
        self.sent.text(self.name)
    }

    /// Returns the field's name in messages.
    pub fn label(&self) -> Message {
        self.label.clone()
    }

    pub fn ticked(&self) -> bool {
        self.sent.ticked(self.name)
    }

    pub fn number(&mut self, most: i64) -> Option<u32> {
        match self.sent.number(self.name, &self.label, 0..=most) {
            Ok(number) => number.map(|n| n as u32),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }

    /// Reads a number for which 0 means none, as an empty field does.
    pub fn above_zero(&mut self, most: i64) -> Option<u32> {
        self.number(most).filter(|number| *number > 0)
    }

    pub fn points(&mut self, points: &mut u32) {
        // T9: exact ratios hold up to 2,000 points a result
        if let Some(typed) = self.number(2000) {
            *points = typed;
        }
    }

    /// Reads a percentage; an empty field means none.
    pub fn share(&mut self) -> Option<Share> {
        let text = self.text().trim();
        let share = Share::typed(text);
        if share.is_none() && !text.is_empty() {
            self.wrong(t::no_share(&self.label, format!("{text:?}")));
        }
        share
    }

    /// Returns whether nothing was typed into another field.
    pub fn is_empty(&self, name: &str) -> bool {
        self.sent.text(name).trim().is_empty()
    }

    /// Reads the points to begin with, and the stake from the field `stake`; both empty mean that none are wagered.
    pub fn wager(&mut self, stake: &'static str) -> Option<Wager> {
        let start = self.number(1_000_000);
        if !self.problems.is_empty() {
            return None;
        }
        let mut other = Self::new(self.sent, stake, self.label.clone());
        let (share, typed) = (other.share(), !self.is_empty(stake));
        match (start, share) {
            (Some(start), Some(stake)) => return Some(Wager { start, stake }),
            (Some(_), None) if !typed => other.wrong(t::stake_missing(&self.label)),
            (None, Some(_)) => self.wrong(t::start_missing(&self.label)),
            _ => {}
        }
        self.problems.append(&mut other.problems);
        None
    }

    /// Reads the number of imaginary opponents, and their percentage from the field `percentage`; both empty mean none.
    pub fn imaginary(&mut self, percentage: &'static str) -> Option<ImaginaryOpponents> {
        let count = self.number(999);
        if !self.problems.is_empty() {
            return None;
        }
        let mut other = Self::new(self.sent, percentage, self.label.clone());
        let (share, typed) = (other.share(), !other.text().trim().is_empty());
        match (count, share) {
            (Some(count), Some(match_win_percentage)) => {
                return Some(ImaginaryOpponents {
                    count,
                    match_win_percentage,
                });
            }
            (Some(1..), None) if !typed => other.wrong(t::percentage_missing(&self.label)),
            (None, Some(_)) => self.wrong(t::count_missing(&self.label)),
            _ => {}
        }
        self.problems.append(&mut other.problems);
        None
    }

    /// Reads one of a list of words.
    pub fn choice<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        // The words of the event document: forms do not define their own.
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

    /// Reads yes or no; an empty field means the level's default.
    pub fn chosen(&mut self) -> Option<bool> {
        match self.text() {
            "" => None,
            "yes" => Some(true),
            "no" => Some(false),
            _ => {
                self.no_choice();
                None
            }
        }
    }

    pub fn date(&mut self) -> Option<NaiveDate> {
        let text = self.text();
        let date = text.parse().ok();
        if date.is_none() && !text.is_empty() {
            self.wrong(t::no_date(&self.label, format!("{text:?}")));
        }
        date
    }

    fn no_choice(&mut self) {
        self.wrong(t::no_choice(&self.label, format!("{:?}", self.text())));
    }

    pub fn wrong(&mut self, sentence: Message) {
        self.problems.push(FieldProblem::new(self.name, sentence));
    }
}

/// Reads names of tiebreakers in the order typed; an empty text means the addendum's order (MTR-A 3.1A).
pub fn tiebreakers(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<Tiebreaker> {
    if text.is_empty() {
        return Tiebreaker::STANDARD.to_vec();
    }
    let mut found = Vec::new();
    for typed in list_parts(text) {
        match Tiebreaker::ALL.iter().find(|t| t.name().eq_ignore_ascii_case(typed)) {
            Some(tiebreaker) => found.push(*tiebreaker),
            None => {
                let names: Vec<&str> = Tiebreaker::ALL.iter().map(|t| t.name()).collect();
                problems.push(FieldProblem::new(
                    "tiebreakers",
                    t::unknown_tiebreaker(format!("{typed:?}"), names.join(", ")),
                ));
            }
        }
    }
    found
}

/// Reads breaks, one per line: `round 2: 45 minutes, Lunch`.
pub fn breaks(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<Break> {
    let mut breaks = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.parse::<Break>() {
            Ok(found) => breaks.push(found),
            Err(NoBreak) => problems.push(FieldProblem::new("breaks", t::no_break(format!("{line:.60?}")))),
        }
    }
    breaks.sort_by_key(|found| found.after_round);
    breaks
}

/// Reads a table of rounds, one line each: `16: 2 rounds, top 4`; an empty text means none.
pub fn round_table(text: &str, problems: &mut Vec<FieldProblem>) -> Option<RoundTable> {
    let mut lines = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.parse::<RoundTableLine>() {
            Ok(found) => lines.push(found),
            Err(NoRoundTableLine) => {
                let message = t::no_round_table_line(format!("{line:.60?}"));
                problems.push(FieldProblem::new("round_table", message));
                // The table without the line could be wrong in another way.
                return None;
            }
        }
    }
    Some(RoundTable(lines)).filter(|table| !table.0.is_empty())
}

/// Reads table numbers and ranges: `13, 20-24`.
pub fn skipped(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<u32> {
    let mut tables = Vec::new();
    for part in number_parts(text) {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
            // a mistyped range must not become a list of all numbers
            (Ok(from), Ok(to)) if from >= 1 && from <= to && to <= 99_999 && to - from < 5_000 => {
                tables.extend(from..=to)
            }
            _ => problems.push(FieldProblem::new("skipped_tables", t::no_tables(format!("{part:?}")))),
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
        assert_eq!(tiebreakers("h2h", &mut problems), [Tiebreaker::HeadToHead]);
        assert!(problems.is_empty());
        tiebreakers("luck", &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
