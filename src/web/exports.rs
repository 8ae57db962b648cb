//! Exports: the whole tournament for the staff, and what the pages show for everybody.

use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::desk::{Desk, Inside, Records};
use super::error::{WebError, WebResult};
use super::page;
use super::shell::Shell;
use super::state::{App, read};
use crate::db::NamesShown;
use crate::ops::archive::{self, Audience};
use crate::snapshot::names;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/exports", web::get().to(list))
        .route("/t/{slug}/desk/export/event.json", web::get().to(private_event))
        .route("/t/{slug}/export/event.json", web::get().to(public_event));
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

/// `GET …/desk/export/event.json`: organizers, head judges; with everything in it.
async fn private_event(app: App, desk: Desk<Records>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let text = read(&app, move |conn| archive::export(conn, &slug, Audience::Organizer)).await?;
    Ok(HttpResponse::Ok()
        // mail addresses and the secret are in it: nobody on the way keeps a copy
        .insert_header(("cache-control", "no-store"))
        .insert_header((
            "content-disposition",
            format!("attachment; filename=\"{}.json\"", desk.tournament.slug),
        ))
        .content_type("application/json")
        .body(text))
}

/// `GET /t/{slug}/export/event.json`: everybody; what the pages show.
async fn public_event(app: App, slug: web::Path<String>) -> WebResult {
    let slug = slug.into_inner();
    let text = read(&app, move |conn| {
        // The names as the pages show them, or the export would tell what they hide.
        let shown = crate::db::tournaments::by_slug(conn, &slug)?.map_or(NamesShown::Full, |t| t.names_shown);
        let name = move |row: &crate::db::players::PlayerRow| names::of_player(row, shown);
        archive::export(conn, &slug, Audience::Everybody(&name))
    })
    .await
    .map_err(WebError::from)?;
    Ok(HttpResponse::Ok()
        .insert_header(("cache-control", "no-cache"))
        .content_type("application/json")
        .body(text))
}
