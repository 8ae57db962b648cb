//! Announcements on the staff's pages.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::desk::{Announce, Desk};
use super::error::{WebError, WebResult};
use super::form::back;
use super::form::{Field, FormKeys, Returned, StaffForm};
use super::local_time::date_time;
use super::page;
use super::shell::Shell;
use super::state::{App, read};
use crate::db::notices;
use crate::ops::notices as ops;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/announcements", web::get().to(list))
        .route("/t/{slug}/desk/announcements", web::post().to(announce))
        .route("/t/{slug}/desk/announcements/{id}/withdraw", web::post().to(withdraw));
}

struct AnnouncementRow {
    id: String,
    text: String,
    at: String,
    withdrawn: bool,
}

#[derive(Template)]
#[template(path = "announcements/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    announcements: Vec<AnnouncementRow>,
    text: Field,
    keys: FormKeys,
}

impl ListPage {
    fn withdraw(&self, id: &str) -> String {
        format!("{}/{id}/withdraw", self.at)
    }
}

async fn list_page(app: &App, request: &HttpRequest, desk: &Desk<Announce>, returned: Returned<'_>) -> WebResult {
    let id = desk.tournament.id.clone();
    let rows = read(app, move |conn| Ok::<_, WebError>(notices::announcements(conn, &id)?)).await?;
    let zone = &desk.tournament.time_zone;
    let announcements = rows
        .into_iter()
        .map(|row| AnnouncementRow {
            at: date_time(row.at, zone),
            id: row.id,
            text: row.text,
            withdrawn: row.withdrawn,
        })
        .collect();
    let mut shell = desk.shell(request, "Announcements");
    shell.notice = returned.notice().or(shell.notice);
    let page = ListPage {
        shell,
        at: desk.at("desk/announcements"),
        announcements,
        text: returned.field("text", ""),
        keys: desk.keys(app, ""),
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/desk/announcements`: organizers, head judges.
async fn list(app: App, request: HttpRequest, desk: Desk<Announce>) -> WebResult {
    list_page(&app, &request, &desk, Returned::default()).await
}

/// `POST …/desk/announcements`: organizers, head judges.
async fn announce(form: StaffForm<Announce>) -> WebResult {
    let to = form.at("desk/announcements");
    // `raw`: the command trims, and reads line breaks in one form.
    let text = form.fields.raw("text").to_owned();
    match form.run(&to, move |work| ops::announce(work, &text)).await {
        Ok(()) => form.done("Everybody can read it now.", &to),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on("Go back", &to))?;
            list_page(&form.app, &form.request, &form.sender, returned).await
        }
    }
}

/// `POST …/desk/announcements/{id}/withdraw`: organizers, head judges.
async fn withdraw(form: StaffForm<Announce>, path: web::Path<(String, String)>) -> WebResult {
    let to = form.at("desk/announcements");
    let id = path.into_inner().1;
    form.run(&to, move |work| ops::withdraw(work, &id))
        .await
        .map_err(back(&to))?;
    form.done("It is taken from the pages.", &to)
}
