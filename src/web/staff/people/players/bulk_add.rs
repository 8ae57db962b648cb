//! Adding many players: a list is pasted or uploaded, previewed row by row, and then added. The form contains the list,
//! so that any instance of the service can take the next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::looked_at::{self, LookedAt, SentList};
use super::to_players;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, read};
use podium_ops::community::entry::Who;
use podium_ops::community::known::called;
use podium_ops::people::players as ops;
use podium_ops::people::players::{BulkAdded, ListSource, Sheet};
use podium_store::tournaments::{Tournament, cards, players};
use podium_store::{DbError, Reader};
use say::{Message, bulk_add as t};

/// The most names of a list of which the preview says who they are.
const MOST_CALLED: usize = 500;
/// The most of them that it names.
const NAMED: usize = 30;

/// The format of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Names,
    Table(ListSource),
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Table(source) => source.word(),
        }
    }
}

#[derive(Template)]
#[template(path = "staff/people/players/bulk_add.html")]
struct BulkAddPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    /// Where the answer leads, as [`StaffForm::answer`] reads it: to the desk, or "" for the players.
    back: String,
    text: Field,
    file: Field,
    /// The program that wrote the file.
    source: Field,
    sources: Vec<Choice>,
}

#[derive(Template)]
#[template(path = "staff/people/players/preview.html")]
struct PreviewPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    /// Copied from the page before.
    back: String,
    kind: &'static str,
    /// Names that one person of the tournament's community has alone.
    called: Vec<String>,
    looked: LookedAt,
    /// The list itself, to edit.
    mend: Field,
    /// The sheets of the file, to read another one.
    sheets: Vec<Sheet>,
    sheet: Field,
    sheet_choices: Vec<Choice>,
}

impl PreviewPage {
    /// Returns the first names that one person has alone.
    fn called_names(&self) -> String {
        let more = if self.called.len() > NAMED { ", …" } else { "" };
        let named = &self.called[..self.called.len().min(NAMED)];
        format!("{}{more}", named.join(", "))
    }
}

/// `GET …/list`: the empty forms.
pub(super) async fn form(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    page::private(&BulkAddPage::new(&app, &request, &desk))
}

impl BulkAddPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Players>) -> Self {
        Self {
            shell: desk.shell(request, t::title()),
            keys: desk.keys(app, None),
            at: desk.at("desk/players"),
            back: String::new(),
            text: Field::empty("text"),
            file: Field::empty("file"),
            source: Field::of("kind", ListSource::default().word()),
            sources: ListSource::ALL
                .map(|source| Choice::new(source.word(), source.label()))
                .into(),
        }
    }
}

/// Shows the page again, with the problem of one of its two fields.
fn come_back(form: &StaffForm<Players>, wrong: Field) -> WebResult {
    let mut page = BulkAddPage::new(&form.app, &form.request, &form.sender);
    form.fields.text("back").clone_into(&mut page.back);
    page.source.value = ListSource::parse(form.fields.text("kind")).word().to_owned();
    match wrong.name {
        "file" => page.file = wrong,
        _ => page.text = wrong,
    }
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// A list as it was submitted.
struct Sent {
    kind: Kind,
    text: String,
    /// How a file was read.
    note: Option<Message>,
    /// The sheets of the file that the text is of.
    sheets: Vec<Sheet>,
    /// Which of them it is, from 0.
    sheet: usize,
}

/// Reads the submitted list: a file, another sheet of the file before, or a text with its format.
fn sent(fields: &Fields) -> Result<Sent, Field> {
    let kind = match fields.text("kind") {
        "" | "names" => Kind::Names,
        word => Kind::Table(ListSource::parse(word)),
    };
    let mut sent = Sent {
        kind,
        text: fields.raw("text").to_owned(),
        note: None,
        sheets: (fields.all("sheet_name").zip(fields.all("sheet_text")))
            .map(|(name, csv)| Sheet {
                name: name.to_owned(),
                csv: csv.to_owned(),
            })
            .collect(),
        sheet: fields.text("sheet").parse().unwrap_or_default(),
    };
    let mut is_read = fields.text("do") == "sheet";
    if let Some(file) = fields.file("file") {
        let wrong = |why| Field::empty("file").wrong(why);
        sent.kind = Kind::Table(ListSource::parse(fields.text("kind")));
        match ops::sheets(&file.bytes).map_err(wrong)? {
            Some(sheets) => (sent.sheets, sent.sheet, is_read) = (sheets, 0, true),
            None => {
                let decoded = ops::decode(&file.bytes).map_err(wrong)?;
                sent.text = decoded.text;
                sent.note = decoded.encoding.map(t::read_as);
            }
        }
    }
    if let Some(sheet) = sent.sheets.get(sent.sheet).filter(|_| is_read) {
        sent.text.clone_from(&sheet.csv);
        sent.note = Some(t::this_sheet(&sheet.name));
    }
    Ok(sent)
}

/// Reads the submitted list without the rows that were left out.
fn read_sent(fields: &Fields) -> Result<(Sent, SentList), Field> {
    let sent = sent(fields)?;
    let mut list = match sent.kind {
        Kind::Names => SentList::of_names(fields, &sent.text),
        Kind::Table(source) => SentList::of_table(fields, &sent.text, source),
    };
    list.list.notes.extend(sent.note.clone());
    Ok((sent, list))
}

/// `POST …/list`: previews the list row by row; nothing is added yet.
pub(super) async fn preview(form: StaffForm<Players>) -> WebResult {
    let (sent, list) = match read_sent(&form.fields) {
        Ok(read) => read,
        Err(file) => return come_back(&form, file),
    };
    if form.fields.text("do") == "over" {
        return start_over(&form, sent.kind, &list.text);
    }
    if list.is_empty() {
        let wrong = match sent.kind {
            Kind::Names => Field::of("text", &list.text).wrong(t::no_names()),
            Kind::Table(_) => Field::empty("file").wrong(t::no_file()),
        };
        return come_back(&form, wrong);
    }
    preview_page(&form, &sent, &list).await
}

/// Shows the empty forms again, with the names that were pasted, or the program that wrote the file.
fn start_over(form: &StaffForm<Players>, kind: Kind, text: &str) -> WebResult {
    let mut page = BulkAddPage::new(&form.app, &form.request, &form.sender);
    form.fields.text("back").clone_into(&mut page.back);
    match kind {
        Kind::Names => page.text = Field::of("text", text),
        Kind::Table(source) => page.source.value = source.word().to_owned(),
    }
    page::private(&page)
}

/// Previews the list row by row: to be added if every row is correct, otherwise to be corrected.
async fn preview_page(form: &StaffForm<Players>, sent: &Sent, list: &SentList) -> WebResult {
    let tournament = form.sender.tournament.clone();
    let names: Vec<String> = list.list.rows.iter().map(|row| row.input.name.clone()).collect();
    let (stored, book, called) = read(&form.app, move |conn| {
        let stored = players::of_tournament(conn, &tournament.id)?;
        Ok::<_, WebError>((stored, cards::book(conn)?, called_among(conn, &tournament, names)?))
    })
    .await?;
    let page = PreviewPage {
        shell: form.sender.shell(&form.request, t::preview_title()),
        keys: form.sender.keys(&form.app, None),
        at: form.at("desk/players"),
        back: form.fields.text("back").to_owned(),
        kind: sent.kind.word(),
        called,
        looked: LookedAt::new(list, &stored, book.cards.as_ref(), &form.fields),
        mend: Field::of("text", &list.text),
        sheets: sent.sheets.clone(),
        sheet: Field::of("sheet", sent.sheet.to_string()),
        sheet_choices: (sent.sheets.iter().enumerate())
            .map(|(ix, sheet)| Choice::new(ix, sheet.name.as_str()))
            .collect(),
    };
    let status = match list.list.whole() {
        Some(_) => StatusCode::OK,
        None => StatusCode::UNPROCESSABLE_ENTITY,
    };
    page::with_status(status, &page)
}

/// Returns the names that one person of the tournament's community has alone, who has no entry.
fn called_among(conn: &mut Reader<'_>, tournament: &Tournament, names: Vec<String>) -> Result<Vec<String>, DbError> {
    let asked: Vec<&str> = names.iter().take(MOST_CALLED).map(String::as_str).collect();
    let called = called(conn, tournament, &asked)?;
    let found = names.into_iter().zip(called).filter(|(_, person)| person.is_some());
    Ok(found.map(|(name, _)| name).collect())
}

/// `POST …/list/add`: adds the previewed list.
pub(super) async fn add(form: StaffForm<Players>) -> WebResult {
    let to = form.answer("desk/players");
    let (sent, list) = match read_sent(&form.fields) {
        Ok(read) => read,
        Err(file) => return come_back(&form, file),
    };
    // checked again: the list in the form may not be the previewed one
    let Some(data) = list.list.whole() else {
        return preview_page(&form, &sent, &list).await;
    };
    let same_names = looked_at::same_names(&form.fields);
    let who = said(&form.fields);
    let run = form.run(&to, move |work| ops::bulk_add_as(work, &data, same_names, &who));
    let added = run.await;
    let added = added.map_err(to_players(&form.at("desk/players")))?;
    form.done(added_sentence(&added), &to)
}

/// Returns whether the sender said that each name means the person who alone has it.
fn said(fields: &Fields) -> Who {
    match fields.ticked("called") {
        true => Who::Called,
        false => Who::Unsaid,
    }
}

fn added_sentence(done: &BulkAdded) -> Message {
    let added = match done.added.len() {
        0 => t::nobody_added(),
        count => t::added(count),
    };
    let waiting = match done.waiting() {
        0 => Message::default(),
        count => t::waiting(count),
    };
    let left_out = match done.left_out.as_slice() {
        [] => Message::default(),
        [one] => t::one_left_out(one),
        many => t::many_left_out(many.len()),
    };
    Message::joined([added, waiting, left_out], " ")
}
