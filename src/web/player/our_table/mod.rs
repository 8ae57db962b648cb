//! The table's own device: players keep their table's game, each on their phone, or on one that lies in the middle. It is the
//! record that judges keep at the game desk.

mod game;
mod page;
mod read;
mod result;
mod seats;
mod steps;
mod tap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::see_other;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{OwnPlayer, PlayerForm};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use podium_ops::OpError;
use podium_ops::floor::follow as ops;
use say::refused_table as t;

/// The header by which the script asks for an answer without the page (RFC 7240): it has several taps to send, and loads the page
/// once after them.
const PREFER: &str = "prefer";
const MINIMAL: &str = "return=minimal";

/// The routes of the page.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/me/table", handler!(show))
        .post("/t/{slug}/me/table", handler!(tapped))
        .post("/t/{slug}/me/table/start", handler!(start));
}

/// Returns the address of the page, in the view from which a form was sent.
fn here(form: &PlayerForm) -> String {
    let chosen = page::Chosen::of(&PublicQuery::of(&form.request));
    chosen.address(&format!("{}/table", form.own_page()))
}

/// `GET …/me/table`: the game of the player's table.
async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    // the player's page says where they are to be
    let elsewhere = || see_other(&format!("/t/{}/me", own.slug));
    let shown = page::answer(&app, &request, &own, None).await?;
    Ok(shown.unwrap_or_else(elsewhere))
}

/// `POST …/me/table`: a tap. What is refused is answered with the page and the reason, and never with a redirect.
async fn tapped(form: PlayerForm) -> WebResult {
    let to = here(&form);
    let done = match tap::read(&form.fields) {
        Ok((seen, tap)) => form.run(&to, move |work| ops::tap_at_table(work, &seen, &tap)).await,
        Err(error) => Err(error),
    };
    match is_minimal(&form.request) {
        true => minimal(&form, done),
        false => answer(form, &to, done).await,
    }
}

/// `POST …/me/table/start`: begins the record, or sets the life totals that it does not know.
async fn start(form: PlayerForm) -> WebResult {
    let to = here(&form);
    let done = match form.fields.text("life").parse() {
        Ok(life) => form.run(&to, move |work| ops::open_at_table(work, life)).await,
        Err(_) => Err(OpError::field("life", t::life_range(1, ops::MOST_LIFE))),
    };
    answer(form, &to, done).await
}

fn is_minimal(request: &HttpRequest) -> bool {
    request.headers().get(PREFER).is_some_and(|value| value == MINIMAL)
}

/// Answers without the page: nothing where the tap counts, now or since it was sent before; otherwise why it does not.
fn minimal(form: &PlayerForm, done: Result<(), OpError>) -> WebResult {
    match done {
        Ok(()) | Err(OpError::Repeated(_)) => Ok(HttpResponse::NoContent().finish()),
        Err(error) => Err(form.error(error)),
    }
}

/// Redirects to the page as it is now, or shows it with what was refused.
async fn answer(form: PlayerForm, to: &str, done: Result<(), OpError>) -> WebResult {
    let error = match done {
        Ok(()) => return Ok(see_other(to)),
        Err(error) => error,
    };
    let status = match &error {
        OpError::Conflict(_) => StatusCode::CONFLICT,
        OpError::Refused { .. } | OpError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => return Err(form.error(error)),
    };
    let refused = Some((status, error.in_words()));
    match page::answer(&form.app, &form.request, &form.sender, refused).await? {
        Some(page) => Ok(page),
        None => Err(form.error(error)),
    }
}
