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
use podium_ops::people::players as ops;
use podium_ops::people::players::{BulkAdded, ListSource, PlayerList};
use podium_store::tournaments::{cards, players};

/// The hint of the file field about columns and encoding.
const FILE_HINT: &str = "Columns: name (or first name and last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. \
    The order does not matter; other columns are left out; without a header the first column is the name. Separated by commas, \
    semicolons or tabs, in UTF-8.";

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

    fn read(self, text: &str) -> PlayerList {
        match self {
            Self::Names => ops::read_names(text),
            Self::Table(source) => ops::read_list(text, source),
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
    looked: LookedAt,
    /// The list itself, to edit.
    mend: Field,
}

/// `GET …/list`: the empty forms.
pub(super) async fn form(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    page::private(&BulkAddPage::new(&app, &request, &desk))
}

impl BulkAddPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Players>) -> Self {
        Self {
            shell: desk.shell(request, "Add many players"),
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

/// Reads the submitted list, as a file or as a text with its format.
fn sent(fields: &Fields) -> Result<(Kind, String), Field> {
    if let Some(file) = fields.file("file") {
        let text = ops::decode(&file.bytes).map_err(|why| Field::empty("file").wrong(why))?;
        return Ok((Kind::Table(ListSource::parse(fields.text("kind"))), text));
    }
    let kind = match fields.text("kind") {
        "" | "names" => Kind::Names,
        word => Kind::Table(ListSource::parse(word)),
    };
    Ok((kind, fields.raw("text").to_owned()))
}

/// Reads the submitted list without the rows that were left out.
fn read_sent(fields: &Fields) -> Result<(Kind, SentList), Field> {
    let (kind, text) = sent(fields)?;
    let list = SentList::of(fields, &text, kind == Kind::Names, |text| kind.read(text));
    Ok((kind, list))
}

/// `POST …/list`: previews the list row by row; nothing is added yet.
pub(super) async fn preview(form: StaffForm<Players>) -> WebResult {
    let (kind, sent) = match read_sent(&form.fields) {
        Ok(sent) => sent,
        Err(file) => return come_back(&form, file),
    };
    if form.fields.text("do") == "over" {
        return start_over(&form, kind, &sent.text);
    }
    if sent.is_empty() {
        let wrong = match kind {
            Kind::Names => Field::of("text", &sent.text).wrong("There are no names: write one per line."),
            Kind::Table(_) => Field::empty("file").wrong("Choose a file with at least one player in it."),
        };
        return come_back(&form, wrong);
    }
    preview_page(&form, kind, &sent).await
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
async fn preview_page(form: &StaffForm<Players>, kind: Kind, sent: &SentList) -> WebResult {
    let id = form.sender.tournament.id.clone();
    let (stored, book) = read(&form.app, move |conn| {
        Ok::<_, WebError>((players::of_tournament(conn, &id)?, cards::book(conn)?))
    })
    .await?;
    let page = PreviewPage {
        shell: form.sender.shell(&form.request, "Look at the list"),
        keys: form.sender.keys(&form.app, None),
        at: form.at("desk/players"),
        back: form.fields.text("back").to_owned(),
        kind: kind.word(),
        looked: LookedAt::new(sent, &stored, book.cards.as_ref(), &form.fields),
        mend: Field::of("text", &sent.text),
    };
    let status = match sent.list.whole() {
        Some(_) => StatusCode::OK,
        None => StatusCode::UNPROCESSABLE_ENTITY,
    };
    page::with_status(status, &page)
}

/// `POST …/list/add`: adds the previewed list.
pub(super) async fn add(form: StaffForm<Players>) -> WebResult {
    let to = form.answer("desk/players");
    let (kind, sent) = match read_sent(&form.fields) {
        Ok(sent) => sent,
        Err(file) => return come_back(&form, file),
    };
    // checked again: the list in the form may not be the previewed one
    let Some(data) = sent.list.whole() else {
        return preview_page(&form, kind, &sent).await;
    };
    let same_names = looked_at::same_names(&form.fields);
    let added = form.run(&to, move |work| ops::bulk_add(work, &data, same_names)).await;
    let added = added.map_err(to_players(&form.at("desk/players")))?;
    form.done(&added_sentence(&added), &to)
}

fn added_sentence(done: &BulkAdded) -> String {
    let mut notice = match done.added.len() {
        0 => "Nobody was added.".to_owned(),
        1 => "One player was added.".to_owned(),
        count => format!("{count} players were added."),
    };
    if done.waiting() > 0 {
        notice += &format!(" {} of them are on the waiting list.", done.waiting());
    }
    match done.left_out.len() {
        0 => {}
        1 => notice += &format!(" {} was left out: the name is there already.", done.left_out[0]),
        many => notice += &format!(" {many} were left out: their names are there already."),
    }
    notice
}
