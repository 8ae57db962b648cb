//! The files of an import: events as JSON, tables of places as text or as a spreadsheet.

use chrono::NaiveDate;
use podium_document::file::{EventFile, read_file};
use podium_event::Problem;
use podium_event::labels::TournamentState;
use podium_ops::people::players::{decode, sheets};
use podium_ops::season::history::{History, MAX_EVENTS, read_places};
use podium_ops::tournaments::archive;
use say::{Message, season_import as t};
use serde_json::Value;

use crate::web::frame::form::Fields;

/// The most problems of files that are listed; once there are as many, no more files are read.
pub const NAMED: usize = 20;
/// How many bytes all texts may have: they come back in a form, which takes no more, and a small sheet may unpack to a large one.
const MAX_TEXTS: usize = 16 << 20;

/// What was sent: a file with its name, or a typed text.
pub struct Sent {
    name: String,
    bytes: Vec<u8>,
}

/// A text that is looked at.
pub struct Content {
    /// The name of its file; empty for one that was pasted.
    pub name: String,
    pub text: String,
}

/// What was found in files.
#[derive(Default)]
pub struct Looked {
    pub history: History,
    /// For each document: what was left out of it, and that it is not finished.
    pub notes: Vec<Vec<Message>>,
    /// Each with the name of its file.
    pub problems: Vec<Message>,
}

/// Returns the files and the texts of a form.
pub fn sent(fields: &Fields) -> Vec<Sent> {
    let files = fields.files("file").map(|file| Sent {
        name: file.name.clone(),
        bytes: file.bytes.to_vec(),
    });
    let texts = fields
        .all("text")
        .filter(|text| !text.trim().is_empty())
        .map(|text| Sent {
            name: String::new(),
            bytes: text.as_bytes().to_vec(),
        });
    files.chain(texts).collect()
}

/// Looks at what was sent; `name` and `held_on`: those of an evening in a table without these columns.
pub fn look_at(sent: Vec<Sent>, name: &str, held_on: Option<NaiveDate>) -> (Vec<Content>, Looked) {
    let mut looked = Looked::default();
    let mut contents = Vec::new();
    let mut left = MAX_TEXTS;
    for one in sent {
        match texts_of(&one) {
            Ok(found) => {
                let bytes: usize = found.iter().map(|content| content.text.len()).sum();
                let Some(rest) = left.checked_sub(bytes) else {
                    let problem = say::refused_lists::file_too_large();
                    looked.problems.push(in_file(&one.name, problem));
                    break;
                };
                left = rest;
                contents.extend(found);
            }
            Err(problem) => looked.problems.push(in_file(&one.name, problem)),
        }
        if looked.problems.len() >= NAMED {
            break;
        }
    }
    for content in &contents {
        looked.look_at(content, name, held_on);
        if let Some(problem) = looked.history.too_long() {
            looked.problems.push(problem);
            break;
        }
        if looked.problems.len() >= NAMED {
            break;
        }
    }
    if contents.is_empty() && looked.problems.is_empty() {
        looked.problems.push(say::refused_seasons::nothing_to_import());
    }
    (contents, looked)
}

/// Returns the texts in a file: the sheets of a spreadsheet, or its text.
fn texts_of(one: &Sent) -> Result<Vec<Content>, Message> {
    let content = |text| Content {
        name: one.name.clone(),
        text,
    };
    match sheets(&one.bytes)? {
        Some(found) => Ok(found.into_iter().map(|sheet| content(sheet.csv)).collect()),
        None => Ok(vec![content(decode(&one.bytes)?.text)]),
    }
}

/// Returns a problem with the name of its file.
fn in_file(name: &str, problem: Message) -> Message {
    match name.is_empty() {
        true => problem,
        false => Message::joined([name.into(), problem], ": "),
    }
}

impl Looked {
    fn look_at(&mut self, content: &Content, name: &str, held_on: Option<NaiveDate>) {
        if content.text.trim_start().starts_with(['{', '[']) {
            match events(&content.text) {
                Ok(events) => events
                    .into_iter()
                    .for_each(|event| self.take_event(&content.name, event)),
                Err(problem) => self.problems.push(in_file(&content.name, problem)),
            }
            return;
        }
        let table = read_places(&content.text, (name, held_on));
        let problems = table
            .problems
            .iter()
            .map(|problem| in_file(&content.name, problem.in_words()));
        self.problems.extend(problems);
        self.history.evenings.extend(table.evenings);
    }

    fn take_event(&mut self, name: &str, event: Result<EventFile, Vec<Problem>>) {
        let sound = event.and_then(|file| match archive::problems(&file.document) {
            problems if problems.is_empty() => Ok(file),
            problems => Err(problems),
        });
        match sound {
            Ok(file) => {
                let is_finished = file.document.about.state == Some(TournamentState::Finished);
                let unfinished = (!is_finished).then(t::not_finished);
                self.notes.push(file.lost.into_iter().chain(unfinished).collect());
                self.history.documents.push(file.document);
            }
            Err(problems) => {
                let problems = problems.iter().map(|problem| in_file(name, problem.in_words()));
                self.problems.extend(problems);
            }
        }
    }
}

/// Reads the events of a JSON text: one, or a list of them, as TopDeck's API answers if it is asked for several.
///
/// # Errors
/// The list has more than one import.
fn events(text: &str) -> Result<Vec<Result<EventFile, Vec<Problem>>>, Message> {
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Array(list)) if list.len() > MAX_EVENTS => {
            Err(say::refused_seasons::too_many_events(MAX_EVENTS, list.len()))
        }
        Ok(Value::Array(list)) => Ok(list
            .iter()
            .map(|event| read_file(event.to_string().as_bytes()))
            .collect()),
        _ => Ok(vec![read_file(text.as_bytes())]),
    }
}
