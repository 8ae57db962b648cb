//! Tables of statistics: the same cells on the page and in the CSV file.

use say::{Message, statistics as t};

use crate::web::frame::answer::csv_cell::harmless;
use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::request::link::Link;
use podium_rules::statistics::{Millionths, Share};

/// The most lines of a table on the page; the file has all of them.
const MOST_LINES: usize = 50;
/// The text for unknown values, or ones with too little data.
const NOTHING: &str = "–";

/// The importance of a column, which decides how narrow pages show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Usual,
    /// The most important number of a line.
    Key,
    /// Hidden on a phone; the file has it.
    Minor,
    /// Words.
    Text,
}

/// A column: its header on the page, its label where a phone shows a line in two rows, and its headers in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub head: Message,
    pub label: Message,
    csv: &'static [&'static str],
    kind: Kind,
}

impl Column {
    /// Creates a column of one number.
    pub fn one(head: Message, label: Message, csv: &'static [&'static str; 1]) -> Self {
        let kind = Kind::Usual;
        Self { head, label, csv, kind }
    }

    /// Creates the column of how many matches there are.
    pub fn matches() -> Self {
        Self::one(t::column_matches(), t::label_matches(), &["matches"])
    }

    /// Creates the column of how many of them were won.
    pub fn won() -> Self {
        Self::one(t::column_won(), t::label_won(), &["won"])
    }

    /// Creates the column of how many of them were drawn.
    pub fn drawn() -> Self {
        Self::one(t::column_drawn(), t::label_drawn(), &["drawn"])
    }

    /// Creates a column of the 95 % interval of a share.
    pub fn interval(csv: &'static [&'static str; 2]) -> Self {
        let (head, label) = (say::percent("95"), t::label_between());
        let kind = Kind::Minor;
        Self { head, label, csv, kind }
    }

    /// Creates a column of words.
    pub fn text(head: Message, label: Message, csv: &'static [&'static str; 1]) -> Self {
        let kind = Kind::Text;
        Self { head, label, csv, kind }
    }

    /// Returns the same column as the most important one.
    pub fn key(self) -> Self {
        let kind = Kind::Key;
        Self { kind, ..self }
    }

    /// Returns the same column as one that a phone hides.
    pub fn minor(self) -> Self {
        let kind = Kind::Minor;
        Self { kind, ..self }
    }

    /// The classes of its cells.
    pub fn class(&self) -> &'static str {
        match self.kind {
            Kind::Usual => "number",
            Kind::Key => "number key",
            Kind::Minor => "number minor",
            Kind::Text => "words",
        }
    }
}

/// A cell of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Count(u64),
    /// A number that may be unknown, as a rank, or minutes.
    Number(Option<u64>),
    /// A share in percent.
    Percent(Option<Share>),
    /// The interval of a share in percent.
    Interval(Option<Share>),
    /// A quotient, such as points a match; `None` if there is too little data.
    Quotient(Option<Millionths>),
    Text(String),
}

impl Cell {
    /// Returns its text on the page.
    pub fn shown(&self) -> Message {
        let known = match self {
            Self::Count(count) => Some(count.into()),
            Self::Number(number) => number.map(Message::from),
            Self::Percent(share) => share.map(|share| say::percent(share.share().percent(1))),
            Self::Interval(share) => share.map(|share| {
                let (least, most) = share.interval();
                t::range(say::decimal(least.percent(1)), say::percent(most.percent(1)))
            }),
            Self::Quotient(number) => number.map(|number| say::decimal(number.decimal(2))),
            Self::Text(text) => Some(Message::from(text)).filter(|text| !text.is_empty()),
        };
        known.unwrap_or_else(|| NOTHING.into())
    }

    /// Returns its text in the file: plain decimal numbers, empty if unknown.
    fn in_file(&self) -> Vec<String> {
        let text = |number: Option<String>| vec![number.unwrap_or_default()];
        match self {
            Self::Count(count) => vec![count.to_string()],
            Self::Number(number) => text(number.map(|number| number.to_string())),
            Self::Percent(share) => text(share.map(|share| share.share().percent(2))),
            Self::Interval(Some(share)) => {
                let (least, most) = share.interval();
                vec![least.percent(2), most.percent(2)]
            }
            Self::Interval(None) => vec![String::new(), String::new()],
            Self::Quotient(number) => text(number.map(|number| number.decimal(4))),
            Self::Text(words) => vec![harmless(words)],
        }
    }
}

/// A line: its subject, then the cells of the columns after the first.
#[derive(Debug, Clone)]
pub struct Line {
    /// Its subject, with an address if it has a page.
    pub name: Link,
    pub cells: Vec<Cell>,
}

impl Line {
    /// Creates a line about a subject without a page.
    pub fn new(name: impl Into<Message>, cells: Vec<Cell>) -> Self {
        Self {
            name: Link::new(name, String::new()),
            cells,
        }
    }
}

/// A table. The first column is the subject of each line.
#[derive(Debug, Clone)]
pub struct Table {
    pub caption: Message,
    /// The head of the first column on the page, and in the file.
    pub first: (Message, &'static str),
    pub columns: Vec<Column>,
    pub lines: Vec<Line>,
}

impl Table {
    /// Returns the lines on the page.
    pub fn shown(&self) -> &[Line] {
        &self.lines[..self.lines.len().min(MOST_LINES)]
    }

    /// Returns how many lines the page leaves out.
    pub fn more(&self) -> usize {
        self.lines.len().saturating_sub(MOST_LINES)
    }

    /// Returns the classes of a cell, by its position after the name, from 1.
    pub fn class(&self, place: &usize) -> &'static str {
        self.columns[place - 1].class()
    }

    /// Returns the label of a cell, by its position after the name, from 1.
    pub fn label(&self, place: &usize) -> &Message {
        &self.columns[place - 1].label
    }

    /// All of it as CSV, in English.
    pub fn csv(&self) -> String {
        let heads = self.columns.iter().flat_map(|column| column.csv).copied();
        let mut csv = CsvFile::crlf(std::iter::once(self.first.1).chain(heads));
        for line in &self.lines {
            let cells = line.cells.iter().flat_map(Cell::in_file);
            csv.line(std::iter::once(harmless(&line.name.label.to_string())).chain(cells));
        }
        csv.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_what_the_page_shows() {
        let table = Table {
            caption: "Seats".into(),
            first: ("Seat".into(), "seat"),
            columns: vec![
                Column::one("Won".into(), "won".into(), &["won"]),
                Column::one("Share".into(), "share".into(), &["share (%)"]),
                Column::interval(&["from (%)", "to (%)"]),
                Column::one("Points".into(), "points".into(), &["points a match"]),
            ],
            lines: vec![
                Line::new(
                    "=Seat, 1",
                    vec![
                        Cell::Count(15),
                        Cell::Percent(Share::of(15, 148)),
                        Cell::Interval(Share::of(15, 148)),
                        Cell::Quotient(Some(Millionths(1_234_567))),
                    ],
                ),
                Line::new(
                    "Seat 2",
                    vec![
                        Cell::Count(0),
                        Cell::Percent(None),
                        Cell::Interval(None),
                        Cell::Quotient(None),
                    ],
                ),
            ],
        };
        let shown: Vec<Message> = table.lines[0].cells.iter().map(Cell::shown).collect();
        assert_eq!(shown, ["15", "10.1 %", "6.2–16.0 %", "1.23"]);
        assert_eq!(
            table.csv(),
            "seat,won,share (%),from (%),to (%),points a match\r\n\
             \"'=Seat, 1\",15,10.14,6.24,16.05,1.2346\r\n\
             Seat 2,0,,,,\r\n"
        );
    }
}
