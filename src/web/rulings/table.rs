//! The table of infractions and penalties among the settings: rows edited, replaced from a file, back to the built-in.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::document::penalties as document;
use crate::ops::OpError;
use crate::ops::rulings as ops;
use crate::rules::penalties::{COLUMNS, Category, Cells, MAX_INFRACTIONS, Penalty, PenaltyTable};
use crate::web::desk::{Desk, Settings};
use crate::web::desk_home::back;
use crate::web::error::WebResult;
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act};

/// A row of the form.
struct Row {
    /// Number of its fields.
    ix: usize,
    cells: Cells,
    /// What is wrong with it; sentences.
    errors: Vec<String>,
    is_new: bool,
}

impl Row {
    /// A cell's text.
    fn cell(&self, column: &str) -> &str {
        self.cells.get(column)
    }
}

#[derive(Template)]
#[template(path = "rulings/table.html")]
struct TablePage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    name: Field,
    rows: Vec<Row>,
    categories: Vec<Choice>,
    penalties: Vec<Choice>,
    text: Field,
    /// What is wrong with a file; sentences.
    wrong: Vec<String>,
    is_standard: bool,
    differences: String,
}

fn page_of(app: &App, request: &HttpRequest, desk: &Desk<Settings>) -> Result<TablePage, crate::web::error::WebError> {
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    let mut rows: Vec<Row> = table
        .infractions
        .iter()
        .enumerate()
        .map(|(ix, row)| Row {
            ix,
            cells: Cells::of(row),
            errors: Vec::new(),
            is_new: false,
        })
        .collect();
    rows.push(empty(rows.len()));
    Ok(TablePage {
        shell: desk.shell(request, "Penalties"),
        keys: desk.keys(app, desk.tournament.settings_version),
        at: desk.at("desk/settings/penalties"),
        name: Field::of("name", &table.name),
        rows,
        categories: Category::ALL
            .into_iter()
            .map(|c| Choice::new(c.as_str(), c.name()))
            .collect(),
        penalties: Penalty::ALL
            .into_iter()
            .map(|p| Choice::new(p.as_str(), p.name()))
            .collect(),
        text: Field::empty("text"),
        wrong: Vec::new(),
        is_standard: profile.penalties.is_none(),
        differences: table.differences(),
    })
}

fn empty(ix: usize) -> Row {
    Row {
        ix,
        cells: Cells::default(),
        errors: Vec::new(),
        is_new: true,
    }
}

/// `GET …/desk/settings/penalties`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page::private(&page_of(&app, &request, &desk)?)
}

/// The rows that were typed, and the table they make where nothing is wrong. A row without a code is left out.
fn typed(posted: &Posted) -> (Vec<Row>, Option<PenaltyTable>) {
    let mut rows = Vec::new();
    let mut infractions = Vec::new();
    for ix in 0..=MAX_INFRACTIONS {
        let field = |column: &str| posted.text(&format!("{column}_{ix}")).to_owned();
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
                .map(|(column, why)| format!("{}: {why}", label(column)))
                .collect(),
        };
        rows.push(Row {
            ix: rows.len(),
            cells,
            errors,
            is_new: false,
        });
    }
    let is_sound = rows.iter().all(|row| row.errors.is_empty());
    let table = PenaltyTable {
        name: posted.text("name").to_owned(),
        infractions,
    };
    if is_sound {
        for problem in table.problems() {
            let place = problem
                .pointer
                .split('/')
                .nth(2)
                .and_then(|ix| ix.parse::<usize>().ok());
            if let Some(row) = place.and_then(|ix| rows.get_mut(ix)) {
                row.errors.push(problem.message);
            } else if let Some(row) = rows.first_mut() {
                row.errors.push(problem.message);
            }
        }
    }
    let is_sound = !rows.is_empty() && rows.iter().all(|row| row.errors.is_empty());
    (rows, is_sound.then_some(table))
}

/// What a column is called on the page.
fn label(column: &str) -> &'static str {
    match column {
        "category" => "Category",
        "penalty" => "Penalty",
        "instead" => "In multiplayer instead",
        "cases" => "Cases",
        "may_be" => "May also be",
        "upgrade" => "Upgrade",
        _ => "Row",
    }
}

async fn store(app: &App, desk: &Desk<Settings>, posted: &Posted, table: Option<PenaltyTable>) -> Result<(), OpError> {
    let to = desk.at("desk/settings/penalties");
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let version = posted.version();
    act(app, move |s| {
        ops::set_table(&s.db, &slug, &actor, &once, version, table.as_ref())
    })
    .await
}

/// `POST …/desk/settings/penalties`: organizers.
pub(super) async fn save(app: App, request: HttpRequest, desk: Desk<Settings>, posted: Posted) -> WebResult {
    let to = desk.at("desk/settings/penalties");
    let (mut rows, table) = typed(&posted);
    let (status, notice) = match table {
        Some(table) => match store(&app, &desk, &posted, Some(table)).await {
            Ok(()) => {
                desk.visitor.tell_next(&request, "The table of penalties is saved.");
                return Ok(page::see_other(&to));
            }
            Err(OpError::Conflict(why)) => (StatusCode::CONFLICT, why),
            Err(error) => return Err(back(&to)(error)),
        },
        None => (
            StatusCode::UNPROCESSABLE_ENTITY,
            "Nothing was saved. Mend the marked rows.".to_owned(),
        ),
    };
    let mut page = page_of(&app, &request, &desk)?;
    rows.push(empty(rows.len()));
    page.rows = rows;
    page.name = Field::of("name", posted.text("name"));
    page.shell.notice = Some(Notice::bad(notice));
    page::with_status(status, &page)
}

/// `POST …/desk/settings/penalties/replace`: organizers; a pasted or uploaded JSON or CSV.
pub(super) async fn replace(app: App, request: HttpRequest, desk: Desk<Settings>, posted: Posted) -> WebResult {
    let to = desk.at("desk/settings/penalties");
    let (bytes, name) = match posted.file("file") {
        Some(file) => (file.bytes.clone(), file.name.clone()),
        None => (posted.raw("text").as_bytes().to_vec(), "pasted table".to_owned()),
    };
    let name = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
    let name: String = name.chars().filter(|c| !c.is_control()).take(100).collect();
    let name = if name.trim().is_empty() {
        "own table".to_owned()
    } else {
        name
    };
    let wrong = match ops::read_table(&bytes, &name) {
        Err(wrong) => wrong,
        Ok(table) => match store(&app, &desk, &posted, Some(table)).await {
            Ok(()) => {
                desk.visitor.tell_next(&request, "The table of penalties is replaced.");
                return Ok(page::see_other(&to));
            }
            Err(OpError::Conflict(why)) => vec![why],
            Err(error) => return Err(back(&to)(error)),
        },
    };
    let mut page = page_of(&app, &request, &desk)?;
    page.text = Field::of("text", posted.raw("text"));
    page.wrong = wrong;
    page.shell.notice = Some(Notice::bad(
        "Nothing was replaced: the table has mistakes, named below.",
    ));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// `POST …/desk/settings/penalties/standard`: organizers.
pub(super) async fn standard(app: App, request: HttpRequest, desk: Desk<Settings>, posted: Posted) -> WebResult {
    let to = desk.at("desk/settings/penalties");
    store(&app, &desk, &posted, None).await.map_err(back(&to))?;
    desk.visitor.tell_next(&request, "The built-in table holds again.");
    Ok(page::see_other(&to))
}

/// `GET …/desk/settings/penalties.json`: organizers; the table as a file that can be sent again.
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
