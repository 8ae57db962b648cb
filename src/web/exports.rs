//! Exports: the whole tournament for the staff, and the public content for everybody.

use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::desk::{Desk, Inside, Records};
use super::error::{WebError, WebResult};
use super::form::proof;
use super::page::{self, Caching};
use super::shell::Shell;
use super::state::{App, read};
use crate::clock;
use crate::db::Conn;
use crate::db::players::PlayerRow;
use crate::ops::SecurityEvent;
use crate::ops::archive::{self, Audience};
use crate::snapshot::{Snapshot, names};
use crate::web::router::{Routes, handler};

pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/exports", web::get().to(handler!(list)))
        .route(
            "/t/{slug}/desk/export/event.json",
            web::get().to(handler!(private_event)),
        )
        .route("/t/{slug}/export/event.json", web::get().to(handler!(public_event)));
}

#[derive(Template)]
#[template(path = "exports/list.html")]
struct ListPage {
    shell: Shell,
    /// `/t/SLUG`
    at: String,
    may_records: bool,
}

/// `GET …/desk/exports`: staff.
async fn list(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&ListPage {
        shell: desk.shell(&request, "Exports"),
        at: format!("/t/{}", desk.tournament.slug),
        may_records: desk.may::<Records>(),
    })
}

/// `GET …/desk/export/event.json`: organizers, head judges; with everything that they may read.
async fn private_event(app: App, request: HttpRequest, desk: Desk<Records>) -> WebResult {
    // leads back to the list: a downloaded file does not replace the password question on the screen
    proof::ask_before(&app, &desk.visitor, &desk.at("desk/exports"))?;
    desk.record(&app, &request, SecurityEvent::WHOLE_TOURNAMENT).await?;
    let slug = desk.tournament.slug.clone();
    let text = read(&app, move |conn| {
        archive::export(conn, &slug, Audience::Staff(clock::now()))
    })
    .await?;
    Ok(private_download(&desk.tournament.slug, text))
}

/// Answers with a document that only the staff may read, as a file.
fn private_download(slug: &str, text: String) -> HttpResponse {
    HttpResponse::Ok()
        // it contains mail addresses and the secret: no proxy may keep a copy
        .insert_header(("cache-control", "no-store"))
        .insert_header(("content-disposition", format!("attachment; filename=\"{slug}.json\"")))
        .content_type("application/json")
        .body(text)
}

/// `GET /t/{slug}/export/event.json`: everybody; the public content.
async fn public_event(app: App, request: HttpRequest, slug: web::Path<String>) -> WebResult {
    let caching = Caching {
        content_type: "application/json",
        ..Caching::page(page::path(&request))
    };
    page::public_reading(&app, &request, &slug, caching, public_document).await
}

/// Writes the tournament's document with its public content.
///
/// # Errors
/// It cannot be read.
pub fn public_document(conn: &mut Conn<'_>, snapshot: &Snapshot) -> Result<String, WebError> {
    // Names as the pages show them; otherwise the export would reveal what they hide.
    let shown = snapshot.loaded.tournament.names_shown;
    let name = move |row: &PlayerRow| names::of_player(row, shown);
    let slug = &snapshot.loaded.tournament.slug;
    Ok(archive::export(conn, slug, Audience::Everybody(&name))?)
}
