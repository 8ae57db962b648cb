//! Tables of places from spreadsheets: one evening or many, a line for each person.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use podium_event::limits::MAX_PLAYERS;
use say::{Message, refused_seasons as t};

use crate::command::text;
use crate::people::players::ImportProblem;
use crate::people::players::csv_reader::{self, Line, folded};

/// Most points of a person on an evening.
const MAX_POINTS: u32 = 1_000_000;
/// Most matches of a person on an evening, of each kind.
const MAX_MATCHES: u32 = 1_000;
/// The formats of days that say which number is the day.
const DAYS: [&str; 3] = ["%Y-%m-%d", "%d.%m.%Y", "%Y/%m/%d"];
/// Those that do not: the table decides, if a number in it can only be a day.
const DAY_FIRST: &str = "%d/%m/%Y";
const MONTH_FIRST: &str = "%m/%d/%Y";

/// An evening of which only the places are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastEveningInput {
    pub name: String,
    pub held_on: NaiveDate,
    pub places: Vec<PastPlaceInput>,
}

/// Somebody's place on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastPlaceInput {
    pub name: String,
    /// The first and the last of the places that they share.
    pub first: u32,
    pub last: u32,
    pub match_points: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// A table as it was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlacesTable {
    /// By day.
    pub evenings: Vec<PastEveningInput>,
    pub problems: Vec<ImportProblem>,
}

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Day,
    Evening,
    Place,
    Name,
    Points,
    Wins,
    Draws,
    Losses,
}

/// The headings of each column.
const HEADINGS: [(Column, &[&str]); 8] = [
    (Column::Day, &["date", "day", "held on"]),
    (Column::Evening, &["evening", "event", "tournament", "night"]),
    (Column::Place, &["place", "rank", "standing", "position", "#"]),
    (Column::Name, &["name", "player", "player name"]),
    (Column::Points, &["points", "match points", "score"]),
    (Column::Wins, &["wins", "won", "w"]),
    (Column::Draws, &["draws", "drawn", "d"]),
    (Column::Losses, &["losses", "lost", "l"]),
];

/// Reads a table of places with a header. `usual`: name and day of an evening in a table without these columns.
pub fn read_places(text: &str, usual: (&str, Option<NaiveDate>)) -> PlacesTable {
    let lines = match csv_reader::lines(text) {
        Ok(lines) => lines,
        Err(message) => return refused(0, message),
    };
    let Some((head, lines)) = lines.split_first() else {
        return refused(0, t::table_is_empty());
    };
    let columns = columns_of(head);
    for needed in [Column::Place, Column::Name] {
        if !columns.contains_key(&needed) {
            return refused(head.number, t::columns_needed());
        }
    }
    let mut reader = Reader {
        columns,
        usual,
        slashed: None,
        problems: Vec::new(),
    };
    reader.slashed = reader.slashed_days(lines);
    let mut evenings: BTreeMap<(NaiveDate, String), Vec<PastPlaceInput>> = BTreeMap::new();
    for line in lines {
        if let Some((evening, place)) = reader.line(line) {
            evenings.entry(evening).or_default().push(place);
        }
    }
    let evening = |((held_on, name), places)| PastEveningInput {
        name,
        held_on,
        places: shared(places),
    };
    PlacesTable {
        evenings: evenings.into_iter().map(evening).collect(),
        problems: reader.problems,
    }
}

fn refused(line: u64, message: Message) -> PlacesTable {
    PlacesTable {
        problems: vec![ImportProblem {
            line,
            column: None,
            message,
        }],
        ..PlacesTable::default()
    }
}

/// Returns where the columns are.
fn columns_of(head: &Line) -> BTreeMap<Column, usize> {
    let mut columns = BTreeMap::new();
    for (ix, cell) in head.cells.iter().enumerate() {
        let heading = folded(cell);
        let found = HEADINGS.iter().find(|(_, words)| words.contains(&heading.as_str()));
        if let Some((column, _)) = found {
            columns.entry(*column).or_insert(ix);
        }
    }
    columns
}

/// Gives people with the same place the range that they share: of three seconds each has the places 2 to 4.
fn shared(mut places: Vec<PastPlaceInput>) -> Vec<PastPlaceInput> {
    let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
    for place in &places {
        *counts.entry(place.first).or_default() += 1;
    }
    for place in &mut places {
        place.last = place.first + counts[&place.first] - 1;
    }
    places.sort_by_key(|place| place.first);
    places
}

/// Returns whether a day is written as "3/4/2026".
fn is_slashed(day: &str) -> bool {
    day.find('/').is_some_and(|at| at <= 2)
}

/// Reads the lines of a table.
struct Reader<'u> {
    columns: BTreeMap<Column, usize>,
    usual: (&'u str, Option<NaiveDate>),
    /// How days with slashes are written; `None`: the table does not say it.
    slashed: Option<&'static str>,
    problems: Vec<ImportProblem>,
}

impl Reader<'_> {
    /// Finds out how the days of a table are written that have slashes: "3/4/2026" alone may be in March or in April.
    fn slashed_days(&self, lines: &[Line]) -> Option<&'static str> {
        let typed = lines.iter().map(|line| self.cell(line, Column::Day));
        let slashed: Vec<&str> = typed.filter(|day| is_slashed(day)).collect();
        let fits = |format: &str| slashed.iter().all(|day| NaiveDate::parse_from_str(day, format).is_ok());
        match (fits(DAY_FIRST), fits(MONTH_FIRST)) {
            (true, false) => Some(DAY_FIRST),
            (false, true) => Some(MONTH_FIRST),
            _ => None,
        }
    }

    /// Reads a day; the problem of one that can be read in two ways, or not at all.
    fn day(&self, typed: &str) -> Result<NaiveDate, Message> {
        let read = |format: &str| NaiveDate::parse_from_str(typed, format).ok();
        let found = match (is_slashed(typed), self.slashed) {
            (true, Some(format)) => read(format),
            // both numbers are the same
            (true, None) if read(DAY_FIRST).is_some() && read(DAY_FIRST) == read(MONTH_FIRST) => read(DAY_FIRST),
            (true, None) => return Err(t::day_in_two_ways(typed)),
            (false, _) => DAYS.iter().find_map(|format| read(format)),
        };
        found.ok_or_else(t::day_needed)
    }

    /// Reads a line: the evening, and somebody's place; `None` if something is wrong in it.
    fn line(&mut self, line: &Line) -> Option<((NaiveDate, String), PastPlaceInput)> {
        let before = self.problems.len();
        let most_places = u32::try_from(MAX_PLAYERS).unwrap_or(u32::MAX);
        let first = self.number(line, Column::Place, 1, most_places, t::place_in_table);
        let points = self.number(line, Column::Points, 0, MAX_POINTS, t::points_in_table);
        let [wins, draws, losses] = [Column::Wins, Column::Draws, Column::Losses]
            .map(|column| self.number(line, column, 0, MAX_MATCHES, t::matches_in_table));
        let name = text::name("name", say::field_names::field_name(), self.cell(line, Column::Name));
        let name = name
            .map_err(|problem| self.wrong(line, Column::Name, problem.message))
            .ok();
        let evening = self.evening(line);
        let first = first.or_else(|| {
            if self.cell(line, Column::Place).is_empty() {
                self.wrong(line, Column::Place, t::place_needed());
            }
            None
        });
        let place = PastPlaceInput {
            name: name?,
            first: first?,
            last: first?,
            match_points: points.unwrap_or(0),
            wins: wins.unwrap_or(0),
            draws: draws.unwrap_or(0),
            losses: losses.unwrap_or(0),
        };
        let evening = evening?;
        (self.problems.len() == before).then_some((evening, place))
    }

    /// Returns the day and the name of a line's evening.
    fn evening(&mut self, line: &Line) -> Option<(NaiveDate, String)> {
        let typed = self.cell(line, Column::Day);
        let day = match typed.is_empty() {
            true => self.usual.1.ok_or_else(t::day_needed),
            false => self.day(typed),
        };
        let day = day.and_then(|day| match text::day("date", Message::default(), day) {
            Ok(()) => Ok(day),
            Err(_) => Err(t::day_needed()),
        });
        let checked = day.map_err(|problem| self.wrong(line, Column::Day, problem)).ok();
        let typed = self.cell(line, Column::Evening);
        let named = if typed.is_empty() { self.usual.0 } else { typed };
        let name = text::name("evening", t::name_of_evening(), named);
        let name = name
            .map_err(|problem| self.wrong(line, Column::Evening, problem.message))
            .ok();
        Some((checked?, name?))
    }

    /// Returns a number; `None` if the cell is empty, or wrong.
    fn number(
        &mut self,
        line: &Line,
        column: Column,
        least: u32,
        most: u32,
        message: fn(u32, u32, String) -> Message,
    ) -> Option<u32> {
        let typed = self.cell(line, column);
        if typed.is_empty() {
            return None;
        }
        // "2." and "3rd" are how lists write places
        let digits = typed.trim_end_matches(|c: char| c == '.' || c.is_alphabetic());
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse::<u32>().ok().filter(|_| is_number);
        let number = number.filter(|number| (least..=most).contains(number));
        if number.is_none() {
            let message = message(least, most, typed.to_owned());
            self.wrong(line, column, message);
        }
        number
    }

    fn cell<'l>(&self, line: &'l Line, column: Column) -> &'l str {
        let at = self.columns.get(&column);
        at.and_then(|at| line.cells.get(*at)).map_or("", String::as_str)
    }

    fn wrong(&mut self, line: &Line, column: Column, message: Message) {
        self.problems.push(ImportProblem {
            line: line.number,
            column: self.columns.get(&column).map(|at| at + 1),
            message,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    #[test]
    fn a_table_of_many_evenings_is_read_with_shared_places() {
        let text = "Date;Event;Rank;Player;Points;W;D;L\n2026-01-09;Friday 2;1.;Ann;15;3;0;0\n02.01.2026;Friday 1;2nd;Ann;7;;;\n\
                    02.01.2026;Friday 1;1;Bob;10;;;\n02.01.2026;Friday 1;2;Zoë;7;;;\n";
        let table = read_places(text, ("", None));
        assert_eq!(table.problems, []);
        let evenings: Vec<_> = table
            .evenings
            .iter()
            .map(|evening| (evening.held_on, evening.name.as_str()))
            .collect();
        assert_eq!(
            evenings,
            [(day("2026-01-02"), "Friday 1"), (day("2026-01-09"), "Friday 2")]
        );
        let places: Vec<_> = table.evenings[0]
            .places
            .iter()
            .map(|place| (place.name.as_str(), place.first, place.last, place.match_points))
            .collect();
        assert_eq!(places, [("Bob", 1, 1, 10), ("Ann", 2, 3, 7), ("Zoë", 2, 3, 7)]);
        assert_eq!(table.evenings[1].places[0].wins, 3);
    }

    #[test]
    fn days_with_slashes_are_read_as_the_table_writes_them() {
        let days = |typed: &[&str]| -> Result<Vec<String>, usize> {
            let lines = typed
                .iter()
                .enumerate()
                .map(|(ix, day)| format!("{},Ann,{day}\n", ix + 1));
            let table = read_places(
                &format!("place,name,date\n{}", lines.collect::<String>()),
                ("Friday", None),
            );
            match table.problems.len() {
                0 => Ok(table
                    .evenings
                    .iter()
                    .map(|evening| evening.held_on.to_string())
                    .collect()),
                problems => Err(problems),
            }
        };
        let read = |days: &[&str]| Ok(days.iter().map(|day| (*day).to_owned()).collect());
        assert_eq!(days(&["3/4/2026", "17/4/2026"]), read(&["2026-04-03", "2026-04-17"]));
        assert_eq!(
            days(&["3/4/2026", "3/11/2026", "03/18/2026"]),
            read(&["2026-03-04", "2026-03-11", "2026-03-18"])
        );
        assert_eq!(days(&["4/4/2026"]), read(&["2026-04-04"]));
        assert_eq!(days(&["3/4/2026"]), Err(1), "March or April?");
        assert_eq!(days(&["17/4/2026", "4/17/2026"]), Err(2));
        assert_eq!(days(&["3.4.2026", "2026/04/04"]), read(&["2026-04-03", "2026-04-04"]));
    }

    #[test]
    fn the_day_and_the_name_may_come_from_the_form() {
        let table = read_places("place,name\n1,Ann\n2,Bob\n", ("Opening", Some(day("2025-12-05"))));
        assert_eq!(table.problems, []);
        assert_eq!(
            (table.evenings[0].name.as_str(), table.evenings[0].places.len()),
            ("Opening", 2)
        );
    }

    #[test]
    fn every_mistake_is_named_with_its_place() {
        let text = "place,name,points,date\n0,Ann,5,2026-01-02\n1,,5,2026-01-02\n1,Bob,99999999999999999999,2026-01-02\n,Cleo,1,\n\
                    -1,Dag,1,2026-13-01\n";
        let table = read_places(text, ("Friday", None));
        let found: Vec<_> = table
            .problems
            .iter()
            .map(|problem| (problem.line, problem.column))
            .collect();
        assert_eq!(
            found,
            [
                (2, Some(1)),
                (3, Some(2)),
                (4, Some(3)),
                (5, Some(4)),
                (5, Some(1)),
                (6, Some(1)),
                (6, Some(4)),
            ]
        );
        assert_eq!(table.evenings, []);
        for text in ["", "name,points\nAnn,5\n", "1,Ann\n"] {
            assert_eq!(read_places(text, ("Friday", None)).problems.len(), 1, "{text}");
        }
    }
}
