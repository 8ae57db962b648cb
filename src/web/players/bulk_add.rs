//! Adding many players: a list is pasted or uploaded, previewed row by row, and then added. The list travels in the form,
//! so that any instance of the service can take the next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::db::players;
use crate::ops::players::{self as ops, PlayerList, SameNames};
use crate::web::desk::{Desk, Players};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::page::{self, see_other};
use crate::web::posted::Posted;
use crate::web::shell::Shell;
use crate::web::state::{App, act, read};

/// What the file field says about columns and encoding.
const FILE_HINT: &str = "Columns: name (or first name and last name), email, decklist, commander, pronouns, team mate, table, group. \
    The order does not matter; other columns are left out; without a header the first column is the name. Separated by commas, \
    semicolons or tabs, in UTF-8.";

/// The format of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Names,
    Table,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Table => "table",
        }
    }

    fn read(self, text: &str) -> PlayerList {
        match self {
            Self::Names => ops::read_names(text),
            Self::Table => ops::read_csv(text),
        }
    }
}

#[derive(Template)]
#[template(path = "players/bulk_add.html")]
struct BulkAddPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    text: Field,
    file: Field,
}

struct Row {
    line: u64,
    cells: Vec<String>,
    problems: Vec<String>,
    /// "Same name as player 3".
    same_as: Option<String>,
}

#[derive(Template)]
#[template(path = "players/preview.html")]
struct PreviewPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    kind: &'static str,
    text: String,
    mend: Field,
    /// Problems of the whole list.
    problems: Vec<String>,
    notes: Vec<String>,
    columns: Vec<&'static str>,
    rows: Vec<Row>,
    wrong: usize,
    same: usize,
    same_names: Field,
    choices: Vec<Choice>,
}

impl PreviewPage {
    /// Whether the list comes back to be mended instead of being offered for adding.
    fn needs_mending(&self) -> bool {
        self.wrong > 0 || !self.problems.is_empty()
    }
}

pub(super) async fn form(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    page::private(&bulk_add_page(
        &app,
        &request,
        &desk,
        Field::empty("text"),
        Field::empty("file"),
    ))
}

fn bulk_add_page(app: &App, request: &HttpRequest, desk: &Desk<Players>, text: Field, file: Field) -> BulkAddPage {
    BulkAddPage {
        shell: desk.shell(request, "Add many players"),
        keys: desk.keys(app, ""),
        at: desk.at("desk/players"),
        text,
        file,
    }
}

/// Reads the list that was sent, as a file or as a text with its format.
fn sent(posted: &Posted) -> Result<(Kind, String), Field> {
    if let Some(file) = posted.file("file") {
        let text = ops::decode(&file.bytes).map_err(|why| Field::empty("file").wrong(why))?;
        return Ok((Kind::Table, text));
    }
    let kind = match posted.text("kind") {
        "table" => Kind::Table,
        _ => Kind::Names,
    };
    Ok((kind, posted.raw("text").to_owned()))
}

pub(super) async fn preview(app: App, request: HttpRequest, desk: Desk<Players>, posted: Posted) -> WebResult {
    let again = |text: Field, file: Field| {
        let page = bulk_add_page(&app, &request, &desk, text, file);
        page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
    };
    let (kind, text) = match sent(&posted) {
        Ok(sent) => sent,
        Err(file) => return again(Field::empty("text"), file),
    };
    let list = kind.read(&text);
    if list.rows.is_empty() && list.problems.is_empty() {
        let (none, file) = match kind {
            Kind::Names => (
                Field::of("text", &text).wrong("There are no names: write one a line."),
                Field::empty("file"),
            ),
            Kind::Table => (
                Field::empty("text"),
                Field::empty("file").wrong("Choose a file with at least one player in it."),
            ),
        };
        return again(none, file);
    }
    let page = preview_page(&app, &request, &desk, kind, text, &list).await?;
    let status = if list.whole().is_some() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    };
    page::with_status(status, &page)
}

async fn preview_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Players>,
    kind: Kind,
    text: String,
    list: &PlayerList,
) -> Result<PreviewPage, WebError> {
    let id = desk.tournament.id.clone();
    let stored = read(app, move |conn| players::of_tournament(conn, &id)).await?;
    let names: Vec<&str> = list.rows.iter().map(|row| row.input.name.as_str()).collect();
    let same = ops::same_names(&stored, &names);
    let used = used_columns(list);
    let rows: Vec<Row> = list
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
        })
        .collect();
    Ok(PreviewPage {
        shell: desk.shell(request, "Look at the list"),
        keys: desk.keys(app, ""),
        at: desk.at("desk/players"),
        kind: kind.word(),
        mend: Field::of("text", &text),
        text,
        problems: list.problems.iter().map(ToString::to_string).collect(),
        notes: list.notes.clone(),
        columns: used.iter().map(|(label, _)| *label).collect(),
        wrong: list.wrong_rows(),
        same: rows.iter().filter(|row| row.same_as.is_some()).count(),
        rows,
        same_names: Field::of("same_names", "leave_out"),
        choices: vec![
            Choice::new("leave_out", "Leave them out").hint("The list was added before, or holds a name twice."),
            Choice::new("add", "Add them too").hint("They are different people with the same name."),
        ],
    })
}

/// A problem with its column; its line is shown by the row already.
fn problem_in_row(problem: &ops::ImportProblem) -> String {
    match problem.column {
        None => problem.message.clone(),
        Some(column) => format!("Column {column}: {}", problem.message),
    }
}

/// Cuts a cell for the preview: the beginning shows which one it is.
fn shortened(cell: &str) -> String {
    const SHOWN: usize = 80;
    match cell.char_indices().nth(SHOWN) {
        None => cell.to_owned(),
        Some((end, _)) => format!("{}…", &cell[..end]),
    }
}

type Cell = fn(&ops::PlayerInput) -> &str;

/// The columns that at least one row fills.
fn used_columns(list: &PlayerList) -> Vec<(&'static str, Cell)> {
    let all: [(&'static str, Cell); 7] = [
        ("Name", |input| &input.name),
        ("Team mate", |input| &input.team_mate),
        ("Pronouns", |input| &input.pronouns),
        ("Mail", |input| &input.email),
        ("Decklist", |input| &input.decklist),
        ("Table", |input| &input.fixed_table),
        ("Group", |input| &input.avoid_group),
    ];
    all.into_iter()
        .filter(|(label, cell)| *label == "Name" || list.rows.iter().any(|row| !cell(&row.input).is_empty()))
        .collect()
}

pub(super) async fn add(app: App, request: HttpRequest, desk: Desk<Players>, posted: Posted) -> WebResult {
    let at = desk.at("desk/players");
    let (kind, text) = match sent(&posted) {
        Ok(sent) => sent,
        Err(file) => {
            let page = bulk_add_page(&app, &request, &desk, Field::empty("text"), file);
            return page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let list = kind.read(&text);
    let Some(data) = list.whole() else {
        let page = preview_page(&app, &request, &desk, kind, text, &list).await?;
        return page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page);
    };
    let same_names = match posted.text("same_names") {
        "add" => SameNames::Add,
        _ => SameNames::LeaveOut,
    };
    let (actor, slug, once) = (desk.actor(), desk.tournament.slug.clone(), posted.once(&at));
    let done = act(&app, move |state| {
        ops::bulk_add(&state.db, &slug, &actor, &once, &data, same_names)
    })
    .await
    .map_err(|error| WebError::from(error).way_on("Back to the players", &at))?;
    let mut notice = match done.added.len() {
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
    desk.visitor.tell_next(&request, &notice);
    Ok(see_other(&at))
}
