//! A list of players as it would be added, row by row, to look at before it is: lines can be left out, and what may be the name
//! of a team mate is asked about.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::frame::form::{Choice, Field, Fields};
use podium_event::deck::CardData;
use podium_ops::people::players as ops;
use podium_ops::people::players::{PlayerList, SameNames};
use podium_store::tournaments::players::PlayerRow;

/// The most rows of a list that are shown; the page also contains the list itself, to be sent.
const ROWS: usize = 200;

/// The field with the lines to leave out.
const LEAVE_OUT: &str = "leave_out";
/// The field that says what the text after a semicolon is, and its value for the name of a team mate.
const SECOND: &str = "second";
const TEAM_MATE: &str = "team_mate";

/// A list as it was sent, without the lines that its sender left out.
pub struct SentList {
    pub text: String,
    pub list: PlayerList,
    /// What the text after semicolons is, if there is any, as the sender answered.
    second: Option<Field>,
}

impl SentList {
    /// Reads a text, as names one per line if `names`.
    pub fn of(fields: &Fields, text: &str, names: bool, read: impl Fn(&str) -> PlayerList) -> Self {
        let left: Vec<&str> = fields.all(LEAVE_OUT).collect();
        let text = without(text, &read(text), &left);
        let list = read(&text);
        let has_second = names && list.rows.iter().any(|row| !row.input.team_mate.is_empty());
        let answer = match fields.text(SECOND) {
            TEAM_MATE => TEAM_MATE,
            _ => "leave_out",
        };
        Self {
            list: match has_second && answer != TEAM_MATE {
                true => list.without_team_mates(),
                false => list,
            },
            second: has_second.then(|| Field::of(SECOND, answer)),
            text,
        }
    }

    /// Whether there is nothing to add and no problem.
    pub fn is_empty(&self) -> bool {
        self.list.rows.is_empty() && self.list.problems.is_empty()
    }
}

/// The value of a row's box.
fn mark(row: &ops::ImportRow) -> String {
    format!("{} {}", row.line, row.input.name).trim().to_owned()
}

/// Returns a text without the lines of the rows that were ticked.
fn without(text: &str, list: &PlayerList, left: &[&str]) -> String {
    if left.is_empty() {
        return text.to_owned();
    }
    let starts: Vec<(u64, bool)> = list
        .rows
        .iter()
        .map(|row| (row.line, left.contains(&mark(row).as_str())))
        .collect();
    let kept = (1..).zip(text.lines()).filter(|(line, _)| {
        // a row may have several lines
        let row = starts.iter().rev().find(|(start, _)| start <= line);
        !row.is_some_and(|(_, is_left)| *is_left)
    });
    kept.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
}

/// A row of the list.
struct Row {
    line: u64,
    name: String,
    /// The value of the box that leaves it out.
    mark: String,
    cells: Vec<String>,
    problems: Vec<String>,
    /// "Same name as player 3".
    same_as: Option<String>,
    /// Commanders that are not in the site's card data.
    unknown: Vec<String>,
}

/// The list, as a part of a form.
#[derive(Template)]
#[template(path = "staff/people/players/looked_at.html")]
pub struct LookedAt {
    /// Problems of the whole list.
    problems: Vec<String>,
    notes: Vec<String>,
    columns: Vec<&'static str>,
    /// The number of rows in the list.
    all: usize,
    /// All rows, or some of a long list: those with a message come first.
    rows: Vec<Row>,
    wrong: usize,
    same: usize,
    same_names: Field,
    choices: Vec<Choice>,
    second: Option<Field>,
    second_choices: Vec<Choice>,
}

// Its template has escaped its content.
impl HtmlSafe for LookedAt {}

impl LookedAt {
    /// Compares a list with the players of a tournament, and its commanders with the site's card data.
    pub fn new(sent: &SentList, stored: &[PlayerRow], cards: Option<&CardData>, fields: &Fields) -> Self {
        let list = &sent.list;
        let names: Vec<&str> = list.rows.iter().map(|row| row.input.name.as_str()).collect();
        let is_left = sent.second.as_ref().is_some_and(|second| second.value != TEAM_MATE);
        let used = used_columns(list, is_left);
        let mut rows: Vec<Row> = list
            .rows
            .iter()
            .zip(ops::same_names(stored, &names))
            .map(|(row, same_as)| Row {
                line: row.line,
                name: row.input.name.clone(),
                mark: mark(row),
                cells: used.iter().map(|(_, cell)| shortened(cell(&row.input))).collect(),
                problems: row.problems.iter().map(problem_in_row).collect(),
                same_as: same_as
                    .filter(|_| row.data.is_some())
                    .map(|who| format!("Same name as {who}")),
                unknown: match (cards, &row.data) {
                    (Some(cards), Some(data)) => cards.unknown(&data.commanders),
                    _ => Vec::new(),
                },
            })
            .collect();
        let (all, same) = (rows.len(), rows.iter().filter(|row| row.same_as.is_some()).count());
        if all > ROWS {
            // stable: both kinds keep the order of the list
            rows.sort_by_key(|row| row.problems.is_empty() && row.same_as.is_none() && row.unknown.is_empty());
            rows.truncate(ROWS);
        }
        Self {
            problems: list.problems.iter().map(ToString::to_string).collect(),
            notes: list.notes.clone(),
            columns: used.iter().map(|(label, _)| *label).collect(),
            wrong: list.wrong_rows(),
            same,
            all,
            rows,
            same_names: Field::of(
                "same_names",
                match same_names(fields) {
                    SameNames::Add => "add",
                    _ => "leave_out",
                },
            ),
            choices: vec![
                Choice::new("leave_out", "Leave them out").hint("The list was added before, or holds a name twice."),
                Choice::new("add", "Add them too").hint("They are different people with the same name."),
            ],
            second: sent.second.clone(),
            second_choices: vec![
                Choice::new("leave_out", "Leave it out").hint("A team's name, a club or a note is no player."),
                Choice::new(TEAM_MATE, "It is the team mate").hint("Two players who play as one."),
            ],
        }
    }

    /// Returns whether the list has problems to fix before it can be added.
    pub fn needs_fixing(&self) -> bool {
        self.wrong > 0 || !self.problems.is_empty()
    }
}

/// Returns what happens to rows whose name is there already.
pub fn same_names(fields: &Fields) -> SameNames {
    match fields.text("same_names") {
        "add" => SameNames::Add,
        // If a list is sent again with new lines at its end, only these are added.
        _ => SameNames::LeaveOut,
    }
}

/// Describes a problem with its column; the row already shows its line.
fn problem_in_row(problem: &ops::ImportProblem) -> String {
    match problem.column {
        None => problem.message.clone(),
        Some(column) => format!("Column {column}: {}", problem.message),
    }
}

/// Shortens a cell: its beginning identifies it.
fn shortened(cell: &str) -> String {
    const SHOWN: usize = 80;
    match cell.char_indices().nth(SHOWN) {
        None => cell.to_owned(),
        Some((end, _)) => format!("{}…", &cell[..end]),
    }
}

type Cell = fn(&ops::PlayerInput) -> &str;

/// Returns the columns that at least one row fills. `is_left`: what could be a team mate's name is left out.
fn used_columns(list: &PlayerList, is_left: bool) -> Vec<(&'static str, Cell)> {
    let all: [(&'static str, Cell); 9] = [
        ("Name", |input| &input.name),
        (if is_left { "Left out" } else { "Team mate" }, |input| &input.team_mate),
        ("Pronouns", |input| &input.pronouns),
        ("Mail", |input| &input.email),
        ("Decklist", |input| &input.decklist),
        ("Commander", |input| &input.commander),
        ("Second commander", |input| &input.second_commander),
        ("Table", |input| &input.fixed_table),
        ("Group", |input| &input.avoid_group),
    ];
    all.into_iter()
        .filter(|(label, cell)| *label == "Name" || list.rows.iter().any(|row| !cell(&row.input).is_empty()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_ops::people::players::{read_csv, read_names};

    #[test]
    fn a_line_that_is_left_out_is_gone_from_the_text() {
        let names = "Ann Ash\n\nBo Birch\nAnn Ash";
        let left = |marks: &[&str]| without(names, &read_names(names), marks);
        assert_eq!(left(&[]), names);
        assert_eq!(left(&["3 Bo Birch"]), "Ann Ash\n\nAnn Ash");
        assert_eq!(left(&["4 Ann Ash", "1 Ann Ash"]), "Bo Birch");
        assert_eq!(left(&["2 Bo Birch"]), names, "the text is another by now");
        let table = "name,decklist\nAnn,\"1 Krark\n1 Island\"\nBo,\n";
        assert_eq!(without(table, &read_csv(table), &["2 Ann"]), "name,decklist\nBo,");
    }
}
