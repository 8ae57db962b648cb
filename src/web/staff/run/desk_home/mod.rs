//! The desk: the staff's first page of a tournament. It shows the state of the event and offers the next step.

pub mod act;
mod community;
pub mod next;
mod page;
pub mod step;
pub mod undo;
mod waits;

use actix_web::HttpRequest;

pub use self::page::refused;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Returned, StaffForm, back, confirmed};
use crate::web::frame::request::desk::{Desk, Inside, Rounds, Settings};
use crate::web::frame::state::App;
use podium_ops::run::playoff;
use podium_ops::tournaments;

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk", handler!(home))
        .post("/t/{slug}/desk/open", handler!(open))
        .post("/t/{slug}/desk/finish", handler!(finish))
        .post("/t/{slug}/desk/reopen", handler!(reopen));
}

/// `GET /t/{slug}/desk`: staff.
async fn home(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    crate::web::frame::answer::page::private(&page::read_page(&app, &request, &desk, &Returned::default()).await?)
}

/// `POST /t/{slug}/desk/open`: organizers.
async fn open(form: StaffForm<Settings>) -> WebResult {
    let (to, version) = (form.at("desk"), form.fields.version());
    match form.run(&to, move |work| tournaments::open(work, version)).await {
        Ok(()) => form.done(say::desk_home::opened(), &to),
        Err(error) => refused(&form, error, &to).await,
    }
}

/// `POST /t/{slug}/desk/finish`: staff who may pair rounds.
async fn finish(form: StaffForm<Rounds>) -> WebResult {
    let (to, version) = (form.at("desk"), form.fields.version());
    let reason = form.fields.text("reason").to_owned();
    match form
        .run(&to, move |work| playoff::finish_tournament(work, version, &reason))
        .await
    {
        Ok(()) => form.done(say::desk_home::finished(), &to),
        Err(error) => refused(&form, error, &to).await,
    }
}

/// `POST /t/{slug}/desk/reopen`: organizers.
async fn reopen(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk");
    // T32: the secret is public, so future draws can be predicted.
    confirmed(&form.fields, say::confirm_words::reopen, &to)?;
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    form.run(&to, move |work| playoff::reopen_tournament(work, version, &reason))
        .await
        .map_err(back(&to))?;
    form.done(say::desk_home::reopened(), &to)
}
