//! Judges' notes about players and tables, which only the staff reads: the list, and the lines that other pages show.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;

use super::{Refusal, Viewer, refused_at_table};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Field, Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::floor::judge_notes::{NoteLine, Notes};
use podium_ops::floor::notes as ops;
use podium_ops::floor::notes::NewNote;
use say::covers as t;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/notes", handler!(list))
        .post("/t/{slug}/desk/notes", handler!(add))
        .post("/t/{slug}/desk/notes/{id}/remove", handler!(remove));
}

#[derive(Template)]
#[template(path = "staff/floor/notes.html")]
struct NotesPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page.
    at: String,
    /// Newest first.
    notes: Vec<NoteLine>,
    player: Field,
    table: Field,
    note: Field,
    may: bool,
}

async fn notes_page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>) -> Result<NotesPage, WebError> {
    let tournament = desk.tournament.clone();
    let notes = read(app, move |conn| Notes::read(conn, &tournament)).await?;
    let viewer = Viewer::of(desk);
    let mut lines = notes.lines(&desk.at("desk"), |_| true, |by| viewer.may_remove(by));
    lines.reverse();
    Ok(NotesPage {
        shell: desk.shell(request, t::notes()),
        keys: desk.keys(app, None),
        at: desk.at("desk/notes"),
        notes: lines,
        player: Field::empty("player"),
        table: Field::empty("table"),
        note: Field::empty("note"),
        may: viewer.may,
    })
}

/// `GET …/desk/notes`: staff.
async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&notes_page(&app, &request, &desk).await?)
}

/// `POST …/desk/notes`: judges write a note about a player or a table.
async fn add(form: StaffForm<Floor>) -> WebResult {
    let to = came_from(&form);
    let new = typed(&form.fields);
    match form.run(&to, move |work| ops::note(work, &new)).await {
        Ok(()) => form.done(t::note_kept(), &to),
        Err(error) => refused(&form, Refusal::sorted(&form.fields, error, &to)?).await,
    }
}

fn typed(fields: &Fields) -> NewNote {
    NewNote {
        player: fields.text("player").parse().ok(),
        table: fields.text("table").parse().ok(),
        text: fields.raw("note").to_owned(),
    }
}

/// Shows the page with the form again, with what was typed.
async fn refused(form: &StaffForm<Floor>, refusal: Refusal<'_>) -> WebResult {
    if let Ok(table) = form.fields.text("back").parse() {
        return refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await;
    }
    let mut page = notes_page(&form.app, &form.request, &form.sender).await?;
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    for field in [&mut page.player, &mut page.table, &mut page.note] {
        *field = form.fields.field(field.name, &refusal.problems);
    }
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// `POST …/desk/notes/{id}/remove`: who wrote it, the head judge, organizers.
async fn remove(form: StaffForm<Floor>, path: Path<(String, String)>) -> WebResult {
    let (id, to) = (path.into_inner().1, came_from(&form));
    form.run(&to, move |work| ops::remove(work, &id))
        .await
        .map_err(back(&to))?;
    form.done(t::note_removed(), &to)
}

/// Returns the page that the form was on: a table's, a player's, a ruling's, or the list.
fn came_from(form: &StaffForm<Floor>) -> String {
    let number = |name: &str| form.fields.text(name).parse::<u32>().ok();
    match (number("of_player"), number("ruling")) {
        (Some(player), _) => form.at(&format!("desk/players/{player}")),
        (_, Some(ruling)) => form.at(&format!("desk/rulings/{ruling}")),
        _ => form.answer("desk/notes"),
    }
}
