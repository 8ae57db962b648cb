//! Import of tables of players, with or without a header. Nothing is stored here; each row carries its own problems, so that a
//! preview shows all of them.

use say::{Message, refused_lists as t};

use super::columns::{Meaning, headers_of, meanings_of};
use super::csv_reader::{self, Line};
use super::sources::ListSource;
use crate::people::players::input::byes;
use crate::people::players::{PlayerData, PlayerInput};
use podium_event::mail::before_at;

/// A problem of a list with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportProblem {
    /// Line of the file; 0 for the whole file.
    pub line: u64,
    /// From 1; `None` for the whole line.
    pub column: Option<usize>,
    /// A sentence with the problem and its remedy.
    pub message: Message,
}

impl ImportProblem {
    /// Returns the problem with its place.
    pub fn in_words(&self) -> Message {
        match (self.line, self.column) {
            (0, _) => self.message.clone(),
            (line, None) => t::in_line(line, &self.message),
            (line, Some(column)) => t::in_column(line, column, &self.message),
        }
    }
}

impl std::fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.in_words().fmt(f)
    }
}

/// A row of a list as typed and as checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    pub line: u64,
    /// What of the line of pasted names it was read from; empty in tables.
    pub part: String,
    pub input: PlayerInput,
    /// `None` if the row has a problem.
    pub data: Option<PlayerData>,
    pub problems: Vec<ImportProblem>,
}

/// How commas within lines are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Commas {
    /// A line is one player: "Ash, Ann".
    OnePlayer,
    /// They separate players.
    Players,
}

/// A list with its problems.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerList {
    pub rows: Vec<ImportRow>,
    /// Problems of the whole list.
    pub problems: Vec<ImportProblem>,
    /// Sentences about what was left out or guessed.
    pub notes: Vec<Message>,
    /// How commas within lines were read; `None` if no line could be several players.
    pub commas: Option<Commas>,
}

impl PlayerList {
    pub(super) fn refused(message: impl Into<Message>) -> Self {
        Self {
            problems: vec![ImportProblem {
                line: 0,
                column: None,
                message: message.into(),
            }],
            ..Self::default()
        }
    }

    /// Returns the players of the list; `None` if it has a problem or is empty.
    pub fn whole(&self) -> Option<Vec<PlayerData>> {
        // All or nothing: an incomplete import would have to be completed by hand.
        if !self.problems.is_empty() || self.rows.is_empty() {
            return None;
        }
        self.rows.iter().map(|row| row.data.clone()).collect()
    }

    /// Leaves the names of team mates out: a second name is read as one only if the sender confirms it.
    #[must_use]
    pub fn without_team_mates(mut self) -> Self {
        let read = self.rows.iter_mut().filter_map(|row| row.data.as_mut());
        read.for_each(|data| data.team_mate = None);
        self
    }

    /// Returns how many rows have a problem.
    pub fn wrong_rows(&self) -> usize {
        self.rows.iter().filter(|row| row.data.is_none()).count()
    }
}

/// Reads a CSV table of players, with or without a header.
pub fn read_csv(text: &str) -> PlayerList {
    read_list(text, ListSource::Heads)
}

/// Reads a CSV table of players in the format of a certain program.
pub fn read_list(text: &str, source: ListSource) -> PlayerList {
    let mut lines = match csv_reader::lines(text) {
        Ok(lines) => lines,
        Err(message) => return PlayerList::refused(message),
    };
    let notes = source.prepare(&mut lines);
    let mut list = read_lines(lines);
    list.notes = [notes, list.notes].concat();
    list
}

/// Reads the lines of a table.
pub(super) fn read_lines(mut lines: Vec<Line>) -> PlayerList {
    let Some(first) = lines.first() else {
        return PlayerList::default();
    };
    let meanings = meanings_of(&first.cells);
    let names_someone = |m: &Option<Meaning>| matches!(m, Some(Meaning::Name | Meaning::FirstName | Meaning::LastName));
    let has_header = meanings.iter().any(names_someone)
        // a list of addresses has only the header "email"
        || (first.cells.iter().zip(&meanings)).all(|(cell, meaning)| cell.is_empty() || meaning.is_some());
    if has_header {
        let header = lines.remove(0);
        with_header(&header, &meanings, lines)
    } else {
        without_header(lines)
    }
}

fn with_header(header: &Line, meanings: &[Option<Meaning>], lines: Vec<Line>) -> PlayerList {
    let known: Vec<Meaning> = meanings.iter().flatten().copied().collect();
    for (ix, meaning) in known.iter().enumerate() {
        // The result would not show which of the two columns holds the names.
        if known[..ix].contains(meaning) {
            return PlayerList::refused(t::in_line(header.number, t::same_columns(headers_of(*meaning))));
        }
    }
    let named = known
        .iter()
        .any(|m| matches!(m, Meaning::Name | Meaning::FirstName | Meaning::LastName));
    if !named && !known.contains(&Meaning::Email) {
        return PlayerList::refused(t::in_line(header.number, t::no_names()));
    }
    let mut list = PlayerList::default();
    let unknown: Vec<&str> = header
        .cells
        .iter()
        .zip(meanings)
        .filter(|(cell, meaning)| meaning.is_none() && !cell.is_empty())
        .map(|(cell, _)| cell.as_str())
        .collect();
    if !unknown.is_empty() {
        list.notes.push(t::unknown_left_out(unknown.join(", ")));
    }
    let byes_of = |line: &Line| {
        Some(
            line.cells
                .get(meanings.iter().position(|of| *of == Some(Meaning::Bye))?)?
                .clone(),
        )
    };
    let mut meanings = meanings.to_vec();
    // other programs write there whether a player has a bye now, as "yes"
    if lines.iter().filter_map(byes_of).any(|cell| byes(&cell).is_err()) {
        list.notes.push(t::byes_left_out());
        meanings
            .iter_mut()
            .filter(|of| **of == Some(Meaning::Bye))
            .for_each(|of| *of = None);
    }
    if !named {
        list.notes.push(t::named_by_mail());
    }
    for line in lines {
        let row = row_with_header(&line, header.cells.len(), &meanings);
        list.rows.push(row);
    }
    list
}

fn row_with_header(line: &Line, columns: usize, meanings: &[Option<Meaning>]) -> ImportRow {
    let cell = |searched: Meaning| -> &str {
        let column = meanings.iter().position(|meaning| *meaning == Some(searched));
        column.and_then(|ix| line.cells.get(ix)).map_or("", String::as_str)
    };
    let mut input = PlayerInput {
        name: cell(Meaning::Name).to_owned(),
        sorted_under: cell(Meaning::SortedUnder).to_owned(),
        team_mate: cell(Meaning::TeamMate).to_owned(),
        pronouns: cell(Meaning::Pronouns).to_owned(),
        email: cell(Meaning::Email).to_owned(),
        decklist: cell(Meaning::Decklist).to_owned(),
        commander: cell(Meaning::Commander).to_owned(),
        second_commander: cell(Meaning::SecondCommander).to_owned(),
        fixed_table: cell(Meaning::Table).to_owned(),
        avoid_group: cell(Meaning::Group).to_owned(),
        awarded_byes: cell(Meaning::Bye).to_owned(),
    };
    if input.name.is_empty() {
        input.name = format!("{} {}", cell(Meaning::FirstName), cell(Meaning::LastName))
            .trim()
            .to_owned();
    }
    let has_names = meanings
        .iter()
        .any(|m| matches!(m, Some(Meaning::Name | Meaning::FirstName | Meaning::LastName)));
    if !has_names {
        before_at(&input.email).clone_into(&mut input.name);
    }
    let mut row = checked(line.number, input, meanings);
    let filled = line
        .cells
        .iter()
        .rposition(|cell| !cell.is_empty())
        .map_or(0, |ix| ix + 1);
    // Cells of a short row may be under the wrong header.
    if line.cells.len() < columns {
        row.fail(None, t::row_short(line.cells.len(), columns));
    } else if filled > columns {
        row.fail(Some(filled), t::row_long(filled, columns));
    }
    row
}

fn without_header(mut lines: Vec<Line>) -> PlayerList {
    let mut list = PlayerList::default();
    let widest = lines.iter().map(|line| line.cells.len()).max().unwrap_or(0);
    if widest > 1 {
        list.notes.push(t::no_header());
    }
    if are_numbered(&lines) {
        lines.iter_mut().for_each(|line| line.cells[0].clear());
        list.notes.push(t::first_column_numbers());
    }
    for line in lines {
        list.rows.push(row_without_header(&line));
    }
    if list
        .rows
        .iter()
        .any(|row| row.input.name == before_at(&row.input.email))
    {
        list.notes.push(t::named_by_mail());
    }
    list
}

/// Returns whether the first column only numbers the rows: in each of them a text follows that may be a name. Some rows may lack
/// their number.
fn are_numbered(lines: &[Line]) -> bool {
    let is_any = lines.iter().any(|line| !line.cells[0].is_empty());
    is_any
        && lines.iter().all(|line| {
            let (number, rest) = (line.cells[0].trim_end_matches(['.', ')']), &line.cells[1..]);
            number.bytes().all(|byte| byte.is_ascii_digit())
                && rest
                    .iter()
                    .any(|cell| cell.contains(char::is_alphabetic) && !cell.contains('@'))
        })
}

fn row_without_header(line: &Line) -> ImportRow {
    let mut input = PlayerInput::default();
    let mut meanings = vec![None; line.cells.len()];
    let mut stray = None;
    let named = |meanings: &[Option<Meaning>]| meanings.iter().position(|meaning| *meaning == Some(Meaning::Name));
    for (ix, cell) in line.cells.iter().enumerate() {
        let lower = cell.to_lowercase();
        let meaning = if cell.is_empty() {
            continue;
        } else if cell.contains('@') && !cell.contains(char::is_whitespace) && input.email.is_empty() {
            input.email = cell.clone();
            Meaning::Email
        } else if (lower.starts_with("http://") || lower.starts_with("https://")) && input.decklist.is_empty() {
            input.decklist = cell.clone();
            Meaning::Decklist
        } else if input.name.is_empty() {
            input.name = cell.clone();
            Meaning::Name
        } else if named(&meanings) == ix.checked_sub(1) {
            input.team_mate = cell.clone();
            Meaning::TeamMate
        } else if input.commander.is_empty() {
            input.commander = cell.clone();
            Meaning::Commander
        } else {
            // The first one is enough: a header fixes all of them.
            stray.get_or_insert(ix);
            continue;
        };
        meanings[ix] = Some(meaning);
    }
    if input.name.is_empty() {
        before_at(&input.email).clone_into(&mut input.name);
    }
    // otherwise the ranks or tables of another program's list would become players
    let is_word = input.name.chars().any(char::is_alphabetic);
    let mut row = checked(line.number, input, &meanings);
    if let Some(ix) = stray {
        row.fail(Some(ix + 1), t::unknown_column());
    }
    if !is_word && row.data.is_some() {
        row.fail(named(&meanings).map(|ix| ix + 1), t::is_no_name());
    }
    row
}

/// Checks a row; each problem names the column that fills its field.
pub(super) fn checked(line: u64, input: PlayerInput, meanings: &[Option<Meaning>]) -> ImportRow {
    let checked = input.check();
    let mut row = ImportRow {
        line,
        part: String::new(),
        data: None,
        problems: Vec::new(),
        input,
    };
    match checked {
        Ok(data) => row.data = Some(data),
        Err(problems) => {
            for problem in problems {
                let fills = |m: &Option<Meaning>| m.is_some_and(|m| m.fills(&problem.field));
                row.problems.push(ImportProblem {
                    line,
                    column: meanings.iter().position(fills).map(|ix| ix + 1),
                    message: problem.message,
                });
            }
        }
    }
    row
}

impl ImportRow {
    pub(super) fn fail(&mut self, column: Option<usize>, message: impl Into<Message>) {
        self.data = None;
        self.problems.push(ImportProblem {
            line: self.line,
            column,
            message: message.into(),
        });
    }
}

#[cfg(test)]
// together the two are longer than a file may be
#[path = "import_tests.rs"]
mod tests;
