//! Adding many players: a list is pasted or uploaded, previewed row by row, and then added. The form contains the list,
//! so that any instance of the service can take the next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::to_players;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, read};
use podium_ops::people::players as ops;
use podium_ops::people::players::{BulkAdded, ListSource, PlayerList, SameNames};
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

struct Row {
    line: u64,
    cells: Vec<String>,
    problems: Vec<String>,
    /// "Same name as player 3".
    same_as: Option<String>,
    /// Commanders that are not in the site's card data.
    unknown: Vec<String>,
}

/// The most rows of a list that are previewed; the page also contains the list itself, to be sent.
const ROWS: usize = 200;

#[derive(Template)]
#[template(path = "staff/people/players/preview.html")]
struct PreviewPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    /// Copied from the page before.
    back: String,
    kind: &'static str,
    text: String,
    mend: Field,
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
}

impl PreviewPage {
    /// Returns whether the list has to be corrected before it can be added.
    fn needs_mending(&self) -> bool {
        self.wrong > 0 || !self.problems.is_empty()
    }
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

/// `POST …/list`: previews the list row by row; nothing is added yet.
pub(super) async fn preview(form: StaffForm<Players>) -> WebResult {
    let (kind, text) = match sent(&form.fields) {
        Ok(sent) => sent,
        Err(file) => return come_back(&form, file),
    };
    let list = kind.read(&text);
    if list.rows.is_empty() && list.problems.is_empty() {
        let wrong = match kind {
            Kind::Names => Field::of("text", &text).wrong("There are no names: write one a line."),
            Kind::Table(_) => Field::empty("file").wrong("Choose a file with at least one player in it."),
        };
        return come_back(&form, wrong);
    }
    preview_page(&form, kind, text, &list).await
}

/// Previews the list row by row: to be added if every row is correct, otherwise to be corrected.
async fn preview_page(form: &StaffForm<Players>, kind: Kind, text: String, list: &PlayerList) -> WebResult {
    let id = form.sender.tournament.id.clone();
    let (stored, book) = read(&form.app, move |conn| {
        Ok::<_, WebError>((players::of_tournament(conn, &id)?, cards::book(conn)?))
    })
    .await?;
    let names: Vec<&str> = list.rows.iter().map(|row| row.input.name.as_str()).collect();
    let same = ops::same_names(&stored, &names);
    let used = used_columns(list);
    let mut rows: Vec<Row> = list
        .rows
        .iter()
        .zip(same)
        .map(|(row, same_as)| Row {
            line: row.line,
            cells: used.iter().map(|(_, cell)| shortened(cell(&row.input))).collect(),
            problems: row.problems.iter().map(problem_in_row).collect(),
            same_as: same_as
                .filter(|_| row.data.is_some())
                .map(|who| format!("Same name as {who}")),
            unknown: match (&book.cards, &row.data) {
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
    let page = PreviewPage {
        shell: form.sender.shell(&form.request, "Look at the list"),
        keys: form.sender.keys(&form.app, None),
        at: form.at("desk/players"),
        back: form.fields.text("back").to_owned(),
        kind: kind.word(),
        mend: Field::of("text", &text),
        text,
        problems: list.problems.iter().map(ToString::to_string).collect(),
        notes: list.notes.clone(),
        columns: used.iter().map(|(label, _)| *label).collect(),
        wrong: list.wrong_rows(),
        same,
        all,
        rows,
        same_names: Field::of("same_names", "leave_out"),
        choices: vec![
            Choice::new("leave_out", "Leave them out").hint("The list was added before, or holds a name twice."),
            Choice::new("add", "Add them too").hint("They are different people with the same name."),
        ],
    };
    let status = match list.whole() {
        Some(_) => StatusCode::OK,
        None => StatusCode::UNPROCESSABLE_ENTITY,
    };
    page::with_status(status, &page)
}

/// Describes a problem with its column; the row already shows its line.
fn problem_in_row(problem: &ops::ImportProblem) -> String {
    match problem.column {
        None => problem.message.clone(),
        Some(column) => format!("Column {column}: {}", problem.message),
    }
}

/// Shortens a cell for the preview: its beginning identifies it.
fn shortened(cell: &str) -> String {
    const SHOWN: usize = 80;
    match cell.char_indices().nth(SHOWN) {
        None => cell.to_owned(),
        Some((end, _)) => format!("{}…", &cell[..end]),
    }
}

type Cell = fn(&ops::PlayerInput) -> &str;

/// Returns the columns that at least one row fills.
fn used_columns(list: &PlayerList) -> Vec<(&'static str, Cell)> {
    let all: [(&'static str, Cell); 9] = [
        ("Name", |input| &input.name),
        ("Team mate", |input| &input.team_mate),
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

/// `POST …/list/add`: adds the previewed list.
pub(super) async fn add(form: StaffForm<Players>) -> WebResult {
    let to = form.answer("desk/players");
    let (kind, text) = match sent(&form.fields) {
        Ok(sent) => sent,
        Err(file) => return come_back(&form, file),
    };
    // checked again: the list in the form may not be the previewed one
    let list = kind.read(&text);
    let Some(data) = list.whole() else {
        return preview_page(&form, kind, text, &list).await;
    };
    let same_names = chosen_for_same_names(&form.fields);
    let added = form.run(&to, move |work| ops::bulk_add(work, &data, same_names)).await;
    let added = added.map_err(to_players(&form.at("desk/players")))?;
    form.done(&added_sentence(&added), &to)
}

/// Returns what happens to rows whose name is there already.
fn chosen_for_same_names(fields: &Fields) -> SameNames {
    match fields.text("same_names") {
        "add" => SameNames::Add,
        // If a list is sent again with new lines at its end, only these are added.
        _ => SameNames::LeaveOut,
    }
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
