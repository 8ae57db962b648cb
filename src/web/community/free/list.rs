//! The evenings of free pods for organizers: their list, a new one, and the settings of one.

use actix_web::HttpRequest;
use askama::Template;
use podium_ops::OpError;
use podium_ops::community::evening::today;
use podium_ops::season::free::{self as ops, FreeInput};
use podium_store::season::free::{self, FreeEvening};
use podium_store::season::{self, Season};
use podium_store::{DbError, Reader};
use say::{Message, free as t};

use super::fields::{self, FreeFields};
use super::own::FreePath;
use crate::web::community::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, Returned};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, read};

/// Evenings on the page, the latest ones.
const LISTED: i64 = 100;

/// The list, with the form of a new evening.
#[derive(Template)]
#[template(path = "community/free/list.html")]
struct ListPage {
    shell: Shell,
    keys: FormKeys,
    action: String,
    fields: FreeFields,
    evenings: Vec<(Link, Message)>,
}

/// The settings of an evening.
#[derive(Template)]
#[template(path = "community/free/settings.html")]
struct SettingsPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    desk: Link,
    action: String,
    fields: FreeFields,
}

/// `GET /c/{slug}/free-evenings`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>) -> WebResult {
    list_page(&app, &request, &desk, &Returned::default()).await
}

async fn list_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    returned: &Returned<'_>,
) -> WebResult {
    let id = desk.community.id.clone();
    let (evenings, seasons) = read(app, move |conn: &mut Reader<'_>| {
        Ok::<_, DbError>((free::of_community(conn, &id, LISTED)?, season::of_community(conn, &id)?))
    })
    .await?;
    let line = |row: FreeEvening| {
        let at = desk.at(&format!("e/{}/desk", row.number));
        let closed = row.closed_at.map(|_| t::closed());
        let state = Message::joined([say::date(row.held_on)].into_iter().chain(closed), " · ");
        (Link::new(row.name, at), state)
    };
    // like the last one: the same name, and the season that goes on
    let last = evenings.first();
    let usual = FreeInput {
        name: last.map(|row| row.name.clone()).unwrap_or_default(),
        held_on: today(&desk.community, podium_base::clock::now()),
        season: usual_season(&seasons),
        weight: 1,
    };
    let mut shell = shell(desk, request, t::title_list());
    shell.notice = returned.notice().or(shell.notice);
    let list = ListPage {
        shell,
        keys: desk.keys(app, None),
        action: desk.at("free-evenings"),
        fields: FreeFields::new(returned, &usual, &seasons),
        evenings: evenings.into_iter().map(line).collect(),
    };
    page::with_status(returned.status(), &list)
}

/// Returns the slug of the season that goes on, if there is only one.
fn usual_season(seasons: &[Season]) -> String {
    let mut open = seasons.iter().filter(|one| one.closed_at.is_none());
    match (open.next(), open.next()) {
        (Some(only), None) => only.slug.clone(),
        _ => String::new(),
    }
}

/// `POST /c/{slug}/free-evenings`: organizers.
pub(super) async fn open(form: CommunityForm<Settings>) -> WebResult {
    match run_open(&form).await {
        Ok(number) => form.done(t::opened(), &form.at(&format!("e/{number}/desk"))),
        Err(error) => {
            let returned = form.returned(error)?;
            list_page(&form.app, &form.request, &form.sender, &returned).await
        }
    }
}

async fn run_open(form: &CommunityForm<Settings>) -> Result<i64, OpError> {
    let input = fields::read(&form.fields)?;
    form.run_in_community(&form.at("free-evenings"), move |work| ops::open(work, &input))
        .await
}

/// `GET /c/{slug}/e/{number}/settings`: organizers.
pub(super) async fn show_settings(
    app: App,
    request: HttpRequest,
    desk: CommunityDesk<Settings>,
    path: FreePath,
) -> WebResult {
    settings_page(&app, &request, &desk, path.1, &Returned::default()).await
}

async fn settings_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    number: i64,
    returned: &Returned<'_>,
) -> WebResult {
    let id = desk.community.id.clone();
    let (row, seasons) = read(app, move |conn: &mut Reader<'_>| {
        Ok::<_, WebError>((ops::find(conn, &id, number)?, season::of_community(conn, &id)?))
    })
    .await?;
    let own = seasons.iter().find(|one| row.season_id.as_ref() == Some(&one.id));
    let input = FreeInput {
        name: row.name.clone(),
        held_on: row.held_on,
        season: own.map(|one| one.slug.clone()).unwrap_or_default(),
        weight: u32::try_from(row.weight).unwrap_or(1),
    };
    let mut shell = shell(desk, request, row.name.as_str());
    shell.notice = returned.notice().or(shell.notice);
    let edited = SettingsPage {
        shell,
        keys: desk.keys(app, row.version),
        desk: Link::new(t::desk(), desk.at(&format!("e/{number}/desk"))),
        action: desk.at(&format!("e/{number}/settings")),
        fields: FreeFields::new(returned, &input, &seasons),
        name: row.name,
    };
    page::with_status(returned.status(), &edited)
}

/// `POST /c/{slug}/e/{number}/settings`: organizers.
pub(super) async fn save(form: CommunityForm<Settings>, path: FreePath) -> WebResult {
    match run_save(&form, path.1).await {
        Ok(()) => form.done(t::saved(), &form.at(&format!("e/{}/desk", path.1))),
        Err(error) => {
            let returned = form.returned(error)?;
            settings_page(&form.app, &form.request, &form.sender, path.1, &returned).await
        }
    }
}

async fn run_save(form: &CommunityForm<Settings>, number: i64) -> Result<(), OpError> {
    let (input, version) = (fields::read(&form.fields)?, form.fields.version());
    let to = form.at(&format!("e/{number}/settings"));
    form.run_in_community(&to, move |work| ops::edit(work, number, version, &input))
        .await
}
