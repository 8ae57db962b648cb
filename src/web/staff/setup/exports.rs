//! Exports: the whole tournament for the staff.

use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::proof;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside, Records};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::view::View;
use podium_base::clock;
use podium_ops::SecurityEvent;
use podium_ops::tournaments::archive::{self, Audience};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/exports", handler!(list))
        .get("/t/{slug}/desk/export/event.json", handler!(private_event));
}

#[derive(Template)]
#[template(path = "staff/setup/exports/list.html")]
struct ListPage {
    shell: Shell,
    /// `/t/SLUG`
    at: String,
    may_records: bool,
    /// When a result of a finished round was last corrected: files from before that hold the earlier one.
    corrected: Option<say::Message>,
}

/// `GET …/desk/exports`: staff.
async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let changes = View::of(&snapshot).changes();
    let corrected = changes.iter().find(|line| line.verb == "result.correct");
    page::private(&ListPage {
        shell: desk.shell(&request, say::staff_nav::exports()),
        at: format!("/t/{}", desk.tournament.slug),
        may_records: desk.may::<Records>(),
        corrected: corrected.map(|line| date_time(line.at, &desk.tournament.time_zone)),
    })
}

/// `GET …/desk/export/event.json`: organizers, head judges; with everything that they may read.
async fn private_event(app: App, request: HttpRequest, desk: Desk<Records>) -> WebResult {
    // leads back to the list: a downloaded file does not replace the password question on the screen
    proof::ask_before(&app, &desk.visitor, &desk.at("desk/exports"))?;
    desk.record(&app, &request, SecurityEvent::whole_tournament()).await?;
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
