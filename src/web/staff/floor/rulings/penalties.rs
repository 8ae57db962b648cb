//! The settings page of the penalty table: its rows are edited, replaced from a file, or reset to the built-in ones.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::App;
use crate::web::shared::terms;
use podium_document::penalties as document;
use podium_event::penalties::{COLUMNS, Category, Cells, MAX_INFRACTIONS, Penalty, PenaltyTable};
use podium_ops::OpError;
use podium_ops::floor::rulings as ops;
use podium_ops::floor::rulings::TableErrors;
use say::{Message, penalty_table as t};

/// A row of the form.
struct Row {
    /// The row's number in the names of its fields.
    ix: usize,
    cells: Cells,
    /// The name as stored, in the reader's language; as typed in a row that was sent.
    name: Message,
    /// The problems of the row, one sentence each.
    errors: Vec<Message>,
    is_new: bool,
}

impl Row {
    /// Names a cell's field: the column, a separator and the row's number.
    fn field(&self, column: &str, separator: &str) -> String {
        format!("{column}{separator}{}", self.ix)
    }

    /// Returns a cell's text.
    fn cell(&self, column: &str) -> &str {
        self.cells.get(column)
    }
}

#[derive(Template)]
#[template(path = "staff/floor/rulings/penalties.html")]
struct PenaltiesPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    name: Field,
    rows: Vec<Row>,
    categories: Vec<Choice>,
    penalties: Vec<Choice>,
    text: Field,
    file: Field,
    /// The problems of a file, one sentence each.
    wrong: Vec<Message>,
    is_standard: bool,
    /// A sentence: whether the built-in table is in use, or how the table differs from it.
    in_use: Message,
}

fn page_of(app: &App, request: &HttpRequest, desk: &Desk<Settings>) -> Result<PenaltiesPage, WebError> {
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    let mut rows: Vec<Row> = table
        .infractions
        .iter()
        .enumerate()
        .map(|(ix, row)| Row {
            ix,
            cells: Cells::of(row),
            name: row.term(),
            errors: Vec::new(),
            is_new: false,
        })
        .collect();
    rows.push(empty(rows.len()));
    Ok(PenaltiesPage {
        shell: desk.shell(request, say::reference_lists::penalties()),
        keys: desk.keys(app, desk.tournament.settings_version),
        at: address(desk),
        name: Field::of("name", &table.name),
        rows,
        categories: Choice::each(Category::ALL, terms::category),
        penalties: Choice::each(Penalty::ALL, terms::penalty),
        text: Field::empty("text"),
        file: Field::empty("file"),
        wrong: Vec::new(),
        is_standard: profile.penalties.is_none(),
        in_use: match profile.penalties.is_none() {
            true => t::built_in_in_use(&table.name),
            false => t::everybody_reads(table.differences()),
        },
    })
}

fn empty(ix: usize) -> Row {
    Row {
        ix,
        cells: Cells::default(),
        name: Message::default(),
        errors: Vec::new(),
        is_new: true,
    }
}

/// `GET …/desk/settings/penalties`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page::private(&page_of(&app, &request, &desk)?)
}

/// Reads the typed rows, and the table that they form if nothing is wrong. A row without code and name is ignored.
fn typed(fields: &Fields) -> (Vec<Row>, Option<PenaltyTable>) {
    let mut rows = Vec::new();
    let mut infractions = Vec::new();
    // one more than allowed: the form ends with an empty row
    for ix in 0..=MAX_INFRACTIONS {
        let field = |column: &str| fields.text(&format!("{column}_{ix}")).to_owned();
        let cells = Cells(COLUMNS.map(field));
        if cells.get("code").is_empty() && cells.get("name").is_empty() {
            continue;
        }
        let errors = match cells.read() {
            Ok(row) => {
                infractions.push(row);
                Vec::new()
            }
            Err(wrong) => wrong
                .into_iter()
                .map(|(column, why)| t::cell_problem(label(column), why))
                .collect(),
        };
        rows.push(Row {
            ix: rows.len(),
            name: cells.get("name").into(),
            cells,
            errors,
            is_new: false,
        });
    }
    let is_sound = rows.iter().all(|row| row.errors.is_empty());
    let table = PenaltyTable {
        name: fields.text("name").to_owned(),
        infractions,
    };
    if is_sound {
        // Only now are the rows of the form and the infractions of the table the same in number and order.
        for problem in table.problems() {
            let place = problem
                .pointer
                .split('/')
                // "/infractions/3/…"
                .nth(2)
                .and_then(|ix| ix.parse::<usize>().ok());
            if let Some(row) = place.and_then(|ix| rows.get_mut(ix)) {
                row.errors.push(problem.message);
            } else if let Some(row) = rows.first_mut() {
                row.errors.push(problem.message);
            }
        }
    }
    // A form without rows would make a table that never proposes a penalty.
    let is_sound = !rows.is_empty() && rows.iter().all(|row| row.errors.is_empty());
    (rows, is_sound.then_some(table))
}

/// Returns a column's label on the page.
fn label(column: &str) -> Message {
    match column {
        "category" => t::category(),
        "penalty" => say::field_names::penalty(),
        "instead" => t::instead(),
        "cases" => t::cases(),
        "may_be" => t::may_be(),
        "upgrade" => t::upgrade(),
        _ => t::row(),
    }
}

async fn store(form: &StaffForm<Settings>, table: Option<PenaltyTable>) -> Result<(), OpError> {
    let version = form.fields.version();
    form.run(&address(&form.sender), move |work| {
        ops::set_table(work, version, table.as_ref())
    })
    .await
}

/// `POST …/desk/settings/penalties`: organizers.
pub(super) async fn save(form: StaffForm<Settings>) -> WebResult {
    let to = address(&form.sender);
    let (rows, table) = typed(&form.fields);
    let (status, sentence) = match table {
        Some(table) => match store(&form, Some(table)).await {
            Ok(()) => return form.done(t::saved(), &to),
            Err(OpError::Conflict(why)) => (StatusCode::CONFLICT, why),
            Err(error) => return Err(back(&to)(error)),
        },
        None => (StatusCode::UNPROCESSABLE_ENTITY, t::nothing_saved()),
    };
    come_back_with_rows(&form, rows, status, sentence)
}

/// Answers with the page and its rows as they were typed, and the reason why they were not saved.
fn come_back_with_rows(form: &StaffForm<Settings>, mut rows: Vec<Row>, status: StatusCode, why: Message) -> WebResult {
    let mut page = page_of(&form.app, &form.request, &form.sender)?;
    rows.push(empty(rows.len()));
    page.rows = rows;
    page.name = Field::of("name", form.fields.text("name"));
    page.shell.notice = Some(Notice::bad(why));
    page::with_status(status, &page)
}

/// `POST …/desk/settings/penalties/replace`: organizers; a pasted or uploaded JSON or CSV.
pub(super) async fn replace(form: StaffForm<Settings>) -> WebResult {
    let to = address(&form.sender);
    let wrong = match sent_table(&form.fields) {
        Err(wrong) => wrong,
        Ok(table) => match store(&form, Some(table)).await {
            Ok(()) => return form.done(t::replaced(), &to),
            Err(OpError::Conflict(why)) => vec![why],
            Err(error) => return Err(back(&to)(error)),
        },
    };
    come_back_with_text(&form, wrong)
}

/// Reads the table of the uploaded file or the pasted text.
fn sent_table(fields: &Fields) -> Result<PenaltyTable, TableErrors> {
    match fields.file("file") {
        // A chosen file takes precedence over text that a browser has kept in the text field.
        Some(file) => ops::read_table(&file.bytes, &table_name(&file.name)),
        None => ops::read_table(fields.raw("text").as_bytes(), &table_name("pasted table")),
    }
}

/// Answers with the page and the pasted text, and the problems of the table.
fn come_back_with_text(form: &StaffForm<Settings>, wrong: Vec<Message>) -> WebResult {
    let mut page = page_of(&form.app, &form.request, &form.sender)?;
    page.text = Field::of("text", form.fields.raw("text"));
    page.wrong = wrong;
    page.shell.notice = Some(Notice::bad(t::nothing_replaced()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// Names a table after its file, without the ending.
fn table_name(file: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let name: String = stem.chars().filter(|c| !c.is_control()).take(100).collect();
    match name.trim().is_empty() {
        true => "own table".to_owned(),
        false => name,
    }
}

/// `POST …/desk/settings/penalties/standard`: organizers.
pub(super) async fn standard(form: StaffForm<Settings>) -> WebResult {
    let to = address(&form.sender);
    store(&form, None).await.map_err(back(&to))?;
    form.done(t::built_in_again(), &to)
}

fn address(desk: &Desk<Settings>) -> String {
    desk.at("desk/settings/penalties")
}

/// `GET …/desk/settings/penalties.json`: organizers; the table as a file that can be uploaded again.
pub(super) async fn json(desk: Desk<Settings>) -> WebResult {
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    Ok(HttpResponse::Ok()
        .insert_header(("cache-control", "no-store"))
        .insert_header((
            "content-disposition",
            format!("attachment; filename=\"{}-penalties.json\"", desk.tournament.slug),
        ))
        .content_type("application/json")
        .body(document::write(&table)))
}
