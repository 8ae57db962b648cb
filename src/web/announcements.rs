//! Announcements on the staff's pages.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::desk::{Announce, Desk};
use super::desk_home::back;
use super::error::{WebError, WebResult};
use super::form::{Field, FormKeys};
use super::page;
use super::posted::Posted;
use super::shell::{Notice, Shell};
use super::state::{App, act, read};
use crate::db::notices;
use crate::ops::{OpError, notices as ops};

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/announcements", web::get().to(list))
        .route("/t/{slug}/desk/announcements", web::post().to(announce))
        .route("/t/{slug}/desk/announcements/{id}/withdraw", web::post().to(withdraw));
}

struct Said {
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
    said: Vec<Said>,
    text: Field,
    keys: FormKeys,
}

impl ListPage {
    fn withdraw(&self, id: &str) -> String {
        format!("{}/{id}/withdraw", self.at)
    }
}

async fn list_page(app: &App, request: &HttpRequest, desk: &Desk<Announce>) -> Result<ListPage, WebError> {
    let id = desk.tournament.id.clone();
    let rows = read(app, move |conn| Ok::<_, WebError>(notices::announcements(conn, &id)?)).await?;
    let zone = &desk.tournament.time_zone;
    let said = rows
        .into_iter()
        .map(|row| Said {
            at: page::date_time(row.at, zone),
            id: row.id,
            text: row.text,
            withdrawn: row.withdrawn,
        })
        .collect();
    Ok(ListPage {
        shell: desk.shell(request, "Announcements"),
        at: desk.at("desk/announcements"),
        said,
        text: Field::empty("text"),
        keys: desk.keys(app, ""),
    })
}

/// `GET …/desk/announcements`: organizers, head judges.
async fn list(app: App, request: HttpRequest, desk: Desk<Announce>) -> WebResult {
    page::private(&list_page(&app, &request, &desk).await?)
}

/// `POST …/desk/announcements`: organizers, head judges.
async fn announce(app: App, request: HttpRequest, desk: Desk<Announce>, posted: Posted) -> WebResult {
    let to = desk.at("desk/announcements");
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let text = posted.raw("text").to_owned();
    match act(&app, move |s| ops::announce(&s.db, &slug, &actor, &once, &text)).await {
        Ok(()) => {
            desk.visitor.tell_next(&request, "Everybody can read it now.");
            Ok(page::see_other(&to))
        }
        Err(OpError::Invalid(problems)) => {
            let mut page = list_page(&app, &request, &desk).await?;
            page.text = posted.field("text", &problems);
            page.shell.notice = problems.first().map(|p| Notice::bad(p.message.clone()));
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// `POST …/desk/announcements/{id}/withdraw`: organizers, head judges.
async fn withdraw(
    app: App,
    request: HttpRequest,
    desk: Desk<Announce>,
    path: web::Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let to = desk.at("desk/announcements");
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let id = path.into_inner().1;
    act(&app, move |s| ops::withdraw(&s.db, &slug, &actor, &once, &id))
        .await
        .map_err(back(&to))?;
    desk.visitor.tell_next(&request, "It is taken from the pages.");
    Ok(page::see_other(&to))
}
