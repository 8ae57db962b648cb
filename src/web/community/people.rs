//! The people of a community, for its staff: the list, search, adding one, and the list as a file.

use actix_web::HttpRequest;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::csv_cell::harmless;
use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, Field, Fields, FormKeys, Pages, Returned, proof};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::{Players, Records};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, read};
use podium_ops::community::names::find;
use podium_ops::community::person::{self as ops, PersonInput};
use podium_ops::{OpError, SecurityEvent};
use podium_store::community::entered::{self, Attendance};
use podium_store::community::people::{self, PersonRow};
use podium_store::{DbError, Reader, SecurityEventKind};
use say::{Message, community_desk as t};

/// People on one page.
const ROWS: usize = 50;
/// People that a search shows.
const FOUND: usize = 50;

#[derive(Template)]
#[template(path = "community/people.html")]
struct PeoplePage {
    shell: Shell,
    keys: FormKeys,
    /// The address of this page.
    at: String,
    /// What was searched for.
    query: String,
    rows: Vec<Row>,
    pages: Pages,
    /// How many people there are.
    all: i64,
    name: Field,
    /// The checkbox that allows the name of another person; shown once it is needed.
    same_name: Field,
    may_export: bool,
}

struct Row {
    number: i64,
    name: Message,
    href: String,
    events: i64,
    last: Message,
    removed: bool,
}

impl Row {
    fn of(row: PersonRow, came: &Attendance, at: &str) -> Self {
        Self {
            href: match row.anonymous {
                // what may still name them
                true => format!("{at}/{}/mentions", row.number),
                false => format!("{at}/{}/edit", row.number),
            },
            number: row.number,
            removed: row.anonymous,
            name: row.name.into(),
            events: came.events,
            last: came.last.map(say::date).unwrap_or_default(),
        }
    }
}

impl PeoplePage {
    fn has_nobody(&self) -> bool {
        self.all == 0
    }
}

/// What the page shows of the database.
struct Found {
    rows: Vec<(PersonRow, Attendance)>,
    all: i64,
    here: usize,
    last: usize,
}

impl Found {
    fn read(conn: &mut Reader<'_>, community: &str, query: &str, here: usize) -> Result<Self, DbError> {
        let all = people::count(conn, community)?;
        let last = (all as usize).div_ceil(ROWS).max(1);
        let here = here.clamp(1, last);
        let rows = match query.is_empty() {
            true => people::page(conn, community, ((here - 1) * ROWS) as i64, ROWS as i64)?,
            false => find(conn, community, query, FOUND)?,
        };
        let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
        let mut came = entered::attendances(conn, &ids)?;
        let with = |row: PersonRow| {
            let came = came.remove(&row.id).unwrap_or_default();
            (row, came)
        };
        Ok(Self {
            rows: rows.into_iter().map(with).collect(),
            all,
            here,
            last,
        })
    }
}

/// `GET /c/{slug}/people`: those who manage people.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Players>) -> WebResult {
    list_page(&app, &request, &desk, &Returned::default()).await
}

async fn list_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Players>,
    returned: &Returned<'_>,
) -> WebResult {
    let query = PublicQuery::of(request);
    let (typed, here) = (query.get("q").trim().to_owned(), number(query.get("page")) as usize);
    let (id, searched) = (desk.community.id.clone(), typed.clone());
    let found = read(app, move |conn: &mut Reader<'_>| {
        Found::read(conn, &id, &searched, here)
    })
    .await?;
    let at = desk.at("people");
    let rows = found.rows.into_iter().map(|(row, came)| Row::of(row, &came, &at));
    let people = PeoplePage {
        shell: shell(desk, request, t::page_people()),
        keys: desk.keys(app, None),
        rows: rows.collect(),
        pages: Pages {
            here: found.here,
            last: if typed.is_empty() { found.last } else { 1 },
            href: format!("{at}?page="),
        },
        all: found.all,
        query: typed,
        name: returned.field("name", ""),
        same_name: returned.field("same_name", ""),
        may_export: desk.may::<Records>(),
        at,
    };
    page::with_status(returned.status(), &people)
}

/// Reads a person as a form has them; `with_email`: whether the sender sees mail addresses.
pub(super) fn input(fields: &Fields, with_email: bool) -> PersonInput {
    PersonInput {
        name: fields.raw("name").to_owned(),
        sorted_under: fields.raw("sorted_under").to_owned(),
        email: with_email.then(|| fields.raw("email").to_owned()),
    }
}

/// `POST /c/{slug}/people`: adds a person.
pub(super) async fn add(form: CommunityForm<Players>) -> WebResult {
    let to = form.at("people");
    let (input, fine) = (input(&form.fields, false), form.fields.ticked("same_name"));
    let added = form
        .run_in_community(&to, move |work| ops::add(work, &input, fine))
        .await;
    match added {
        Ok(row) => form.done(t::added(row.name, row.number), &to),
        Err(OpError::Invalid(problems)) => {
            let returned = Returned::wrong(&form.fields, problems);
            list_page(&form.app, &form.request, &form.sender, &returned).await
        }
        Err(other) => Err(WebError::from(other).way_on(say::errors::go_back(), to)),
    }
}

/// `GET /c/{slug}/people.csv`: organizers and head judges, with mail addresses.
pub(super) async fn csv(app: App, request: HttpRequest, desk: CommunityDesk<Records>) -> WebResult {
    proof::ask_before(&app, &desk.visitor, &desk.at("people"))?;
    let event = SecurityEvent::new(SecurityEventKind::PrivateExport).with("the people of a community as CSV");
    desk.visitor.record(&app, &request, None, event).await?;
    let id = desk.community.id.clone();
    let body = read(&app, move |conn: &mut Reader<'_>| file(conn, &id)).await?;
    Ok(page::private_csv(&format!("{}-people", desk.community.slug), body))
}

/// Writes everybody as CSV, in the order of the list.
fn file(conn: &mut Reader<'_>, community: &str) -> Result<String, DbError> {
    let mut csv = CsvFile::lf(["number", "name", "sorted under", "email", "events", "last event"]);
    let rows = people::page(conn, community, 0, i64::MAX)?;
    let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let mut attendances = entered::attendances(conn, &ids)?;
    for row in rows {
        let came = attendances.remove(&row.id).unwrap_or_default();
        csv.line([
            row.number.to_string(),
            harmless(&row.name),
            harmless(row.sorted_under.as_deref().unwrap_or_default()),
            harmless(row.email.as_deref().unwrap_or_default()),
            came.events.to_string(),
            came.last.map(|day| day.to_string()).unwrap_or_default(),
        ]);
    }
    Ok(csv.text())
}
