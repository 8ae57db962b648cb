//! The files of an import: events as JSON, tables of places as text or as a spreadsheet.

use chrono::NaiveDate;
use podium_document::file::{EventFile, read_file};
use podium_event::Problem;
use podium_event::labels::TournamentState;
use podium_ops::people::players::{decode, sheets};
use podium_ops::season::history::{History, read_places};
use podium_ops::tournaments::archive;
use say::{Message, season_import as t};
use serde_json::Value;

use crate::web::frame::form::Fields;

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
    for one in sent {
        match texts_of(&one) {
            Ok(found) => contents.extend(found),
            Err(problem) => looked.problems.push(in_file(&one.name, problem)),
        }
    }
    for content in &contents {
        looked.look_at(content, name, held_on);
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
            for event in events(&content.text) {
                self.take_event(&content.name, event);
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
fn events(text: &str) -> Vec<Result<EventFile, Vec<Problem>>> {
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Array(list)) => list
            .iter()
            .map(|event| read_file(event.to_string().as_bytes()))
            .collect(),
        _ => vec![read_file(text.as_bytes())],
    }
}
