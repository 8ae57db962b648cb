//! A list of players as it would be added, row by row, to look at before it is: lines can be left out, and what may be the name
//! of a team mate is asked about.

use std::collections::BTreeMap;

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::frame::form::{Choice, Field, Fields};
use podium_event::deck::CardData;
use podium_ops::people::players as ops;
use podium_ops::people::players::{Commas, ListSource, PlayerList, SameNames};
use podium_store::tournaments::players::PlayerRow;
use say::{Message, bulk_add as t, field_names, player_words};

/// The most rows of a list that are shown; the page also contains the list itself, to be sent.
const ROWS: usize = 200;

/// The field with the lines to leave out.
const LEAVE_OUT: &str = "leave_out";
/// The field that says what the second text of a line is, and its value for the name of a team mate.
const SECOND: &str = "second";
const TEAM_MATE: &str = "team_mate";
/// The field that says what commas within lines separate, and its value for players.
const COMMAS: &str = "commas";
const PLAYERS: &str = "players";

/// A list as it was sent, without the lines that its sender left out.
pub struct SentList {
    pub text: String,
    pub list: PlayerList,
    /// What the second text of lines is, if there is any, as the sender answered.
    second: Option<Field>,
}

impl SentList {
    /// Reads pasted names, one per line.
    pub fn of_names(fields: &Fields, text: &str) -> Self {
        let commas = match fields.text(COMMAS) {
            "" => None,
            PLAYERS => Some(Commas::Players),
            _ => Some(Commas::OnePlayer),
        };
        Self::of(fields, text, true, |text| ops::read_names_with(text, commas))
    }

    /// Reads a table.
    pub fn of_table(fields: &Fields, text: &str, source: ListSource) -> Self {
        Self::of(fields, text, false, |text| ops::read_list(text, source))
    }

    fn of(fields: &Fields, text: &str, names: bool, read: impl Fn(&str) -> PlayerList) -> Self {
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

/// Returns the values of the rows' boxes: the name, and whether it is the first or a later one of this name. They stay when
/// other lines are edited.
fn marks(list: &PlayerList) -> Vec<String> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut mark = |name| {
        let count = seen.entry(name).or_default();
        *count += 1;
        format!("{count} {name}").trim().to_owned()
    };
    list.rows.iter().map(|row| mark(row.input.name.as_str())).collect()
}

/// Returns a text without the lines of the rows that were ticked.
fn without(text: &str, list: &PlayerList, left: &[&str]) -> String {
    if left.is_empty() {
        return text.to_owned();
    }
    // a row may have several lines, and a line several rows: the rows of each line, and which of them stay
    let mut starts: BTreeMap<u64, Vec<(&str, bool)>> = BTreeMap::new();
    for (row, mark) in list.rows.iter().zip(marks(list)) {
        let stays = !left.contains(&mark.as_str());
        starts.entry(row.line).or_default().push((&row.part, stays));
    }
    let kept = (1..).zip(text.lines()).filter_map(|(line, text)| {
        let Some((start, rows)) = starts.range(..=line).next_back() else {
            return Some(text.to_owned());
        };
        let stay: Vec<&str> = rows.iter().filter(|(_, stays)| *stays).map(|(part, _)| *part).collect();
        match stay.first() {
            None => None,
            // each in its own line, from which nothing else can be read
            Some(part) if *start == line && !part.is_empty() => Some(stay.join("\n")),
            Some(_) => Some(text.to_owned()),
        }
    });
    kept.collect::<Vec<_>>().join("\n")
}

/// A row of the list.
struct Row {
    line: u64,
    name: String,
    /// The value of the box that leaves it out.
    mark: String,
    cells: Vec<String>,
    problems: Vec<Message>,
    /// "Same name as player 3".
    same_as: Option<Message>,
    /// "Looks like player 3": the names have other letters of the same look.
    looks_like: Option<Message>,
    /// Commanders that are not in the site's card data.
    unknown: Vec<String>,
}

/// The list, as a part of a form.
#[derive(Template)]
#[template(path = "staff/people/players/looked_at.html")]
pub struct LookedAt {
    /// Problems of the whole list.
    problems: Vec<Message>,
    notes: Vec<Message>,
    columns: Vec<Message>,
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
    commas: Option<Field>,
    commas_choices: Vec<Choice>,
}

// Its template has escaped its content.
impl HtmlSafe for LookedAt {}

impl Row {
    fn has_nothing_to_say(&self) -> bool {
        self.problems.is_empty() && self.same_as.is_none() && self.looks_like.is_none() && self.unknown.is_empty()
    }
}

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
            .zip(marks(list))
            .zip(
                ops::same_names(stored, &names)
                    .into_iter()
                    .zip(ops::lookalikes(stored, &names)),
            )
            .map(|((row, mark), (same_as, looks_like))| Row {
                line: row.line,
                name: row.input.name.clone(),
                mark,
                cells: used.iter().map(|(_, cell)| shortened(cell(&row.input))).collect(),
                problems: row.problems.iter().map(problem_in_row).collect(),
                same_as: same_as.filter(|_| row.data.is_some()).map(t::same_name_as),
                looks_like: looks_like.filter(|_| row.data.is_some()).map(t::looks_like),
                unknown: match (cards, &row.data) {
                    (Some(cards), Some(data)) => cards.unknown(&data.commanders),
                    _ => Vec::new(),
                },
            })
            .collect();
        let (all, same) = (rows.len(), rows.iter().filter(|row| row.same_as.is_some()).count());
        if all > ROWS {
            // stable: both kinds keep the order of the list
            rows.sort_by_key(Row::has_nothing_to_say);
            rows.truncate(ROWS);
        }
        Self {
            problems: list.problems.iter().map(ops::ImportProblem::in_words).collect(),
            notes: list.notes.clone(),
            columns: used.iter().map(|(label, _)| label()).collect(),
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
                Choice::new("leave_out", t::same_names_out()).hint(t::same_names_out_hint()),
                Choice::new("add", t::same_names_add()).hint(t::same_names_add_hint()),
            ],
            second: sent.second.clone(),
            second_choices: vec![
                Choice::new("leave_out", t::second_out()).hint(t::second_out_hint()),
                Choice::new(TEAM_MATE, t::second_team_mate()).hint(t::second_team_mate_hint()),
            ],
            commas: list
                .commas
                .map(|commas| Field::of(COMMAS, if commas == Commas::Players { PLAYERS } else { "one" })),
            commas_choices: vec![
                Choice::new(PLAYERS, t::commas_players()),
                Choice::new("one", t::commas_one()).hint(t::commas_one_hint()),
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
fn problem_in_row(problem: &ops::ImportProblem) -> Message {
    match problem.column {
        None => problem.message.clone(),
        Some(column) => t::problem_in_column(column, &problem.message),
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

type Label = say::Plain;

/// Returns the columns that at least one row fills; the name is always one. `is_left`: what could be a team mate's name is left
/// out.
fn used_columns(list: &PlayerList, is_left: bool) -> Vec<(Label, Cell)> {
    let name: (Label, Cell) = (field_names::field_name, |input| &input.name);
    let others: [(Label, Cell); 10] = [
        (field_names::sorted_under, |input| &input.sorted_under),
        (
            if is_left {
                t::column_left_out
            } else {
                field_names::team_mate
            },
            |input| &input.team_mate,
        ),
        (field_names::pronouns, |input| &input.pronouns),
        (t::column_mail, |input| &input.email),
        (field_names::decklist, |input| &input.decklist),
        (field_names::commander, |input| &input.commander),
        (field_names::second_commander, |input| &input.second_commander),
        (field_names::table, |input| &input.fixed_table),
        (player_words::group, |input| &input.avoid_group),
        (player_words::awarded_byes, |input| &input.awarded_byes),
    ];
    let is_used = |cell: &Cell| list.rows.iter().any(|row| !cell(&row.input).is_empty());
    let others = others.into_iter().filter(|(_, cell)| is_used(cell));
    std::iter::once(name).chain(others).collect()
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
        assert_eq!(left(&["1 Bo Birch"]), "Ann Ash\n\nAnn Ash");
        assert_eq!(left(&["2 Ann Ash"]), "Ann Ash\n\nBo Birch");
        assert_eq!(left(&["1 Ann Ash", "2 Ann Ash"]), "Bo Birch");
        assert_eq!(left(&["1 Bo", "2 Bo Birch"]), names, "the text is another by now");
        let table = "name,decklist\nAnn,\"1 Krark\n1 Island\"\nBo,\n";
        assert_eq!(without(table, &read_csv(table), &["1 Ann"]), "name,decklist\nBo,");
    }

    #[test]
    fn of_several_players_in_one_line_one_can_be_left_out() {
        let left = |names: &str, marks: &[&str]| without(names, &read_names(names), marks);
        let names = "Ann, Bo Birch, Cleo\nDag";
        assert_eq!(left(names, &["1 Bo Birch"]), "Ann\nCleo\nDag");
        assert_eq!(left(names, &["1 Ann", "1 Bo Birch", "1 Cleo"]), "Dag");
        let pods = "1. Ann, Bo, Cleo\n2. Dag, Eve, Fay";
        assert_eq!(left(pods, &["1 Bo"]), "Ann\nCleo\nDag\nEve\nFay");
        assert_eq!(left("1. Ann\n\nBo\n3. Cleo", &["1 Cleo"]), "Ann\n\nBo");
        assert_eq!(left("Ann <a@x.org>, Bo <b@x.org>", &["1 Ann"]), "Bo <b@x.org>");
    }
}
