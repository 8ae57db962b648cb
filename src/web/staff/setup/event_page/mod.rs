//! The form of the event's page: its texts and its colour, with a preview and a poster; and its pictures.

mod form;
mod pictures;
mod shown;

use actix_web::HttpRequest;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Returned, StaffForm};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::view::face;
use form::{PageForm, typed};
use podium_ops::tournaments::page::{self as ops, NewPage, TypedPage};
use podium_ops::{FieldProblem, OpError};
use say::event_page as t;
use shown::{Preview, poster};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/page", handler!(show))
        .post("/t/{slug}/desk/page", handler!(change))
        .post("/t/{slug}/desk/page/preview", handler!(preview))
        .get("/t/{slug}/desk/page/poster", handler!(poster))
        .get("/t/{slug}/desk/page/pictures", handler!(pictures::show))
        .post("/t/{slug}/desk/page/pictures", handler!(pictures::change))
        .get("/t/{slug}/desk/page/pictures/{file}", handler!(pictures::picture));
}

/// `GET …/desk/page`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page_of(&app, &request, &desk, Returned::default()).await
}

async fn page_of(app: &App, request: &HttpRequest, desk: &Desk<Settings>, returned: Returned<'_>) -> WebResult {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let shown = PageForm::new(app, request, desk, &snapshot, &returned);
    page::with_status(returned.status(), &shown)
}

/// `POST …/desk/page`: organizers.
async fn change(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/page");
    let done = match read(&typed(&form.fields)) {
        Ok(new) => form.run(&to, move |work| ops::change(work, &new)).await,
        Err(problems) => Err(OpError::Invalid(problems)),
    };
    match done {
        Ok(()) => form.done(t::saved(), &to),
        Err(error) => come_back(&form, error).await,
    }
}

/// Checks what was changed: whether it may be stored, and whether it can be shown.
fn read(typed: &TypedPage) -> Result<NewPage, Vec<FieldProblem>> {
    let new = typed.read()?;
    let problem = |(part, text): (ops::Part, &str)| Some(FieldProblem::new(part.name(), face::problem(part, text)?));
    let problems: Vec<FieldProblem> = typed.changed().filter_map(problem).collect();
    if problems.is_empty() { Ok(new) } else { Err(problems) }
}

/// Shows a refused form again, with what was typed.
async fn come_back(form: &StaffForm<Settings>, error: OpError) -> WebResult {
    let to = form.at("desk/page");
    let returned = form.returned_or_back(error, &to)?;
    page_of(&form.app, &form.request, &form.sender, returned).await
}

/// `POST …/desk/page/preview`: organizers. Shows the page as it was typed, in another tab; nothing is stored.
async fn preview(form: StaffForm<Settings>) -> WebResult {
    let typed = typed(&form.fields);
    if let Err(problems) = read(&typed) {
        return come_back(&form, OpError::Invalid(problems)).await;
    }
    let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
    page::private(&Preview::new(&form, &typed, &snapshot))
}
