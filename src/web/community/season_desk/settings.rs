//! The settings of a season: a new one, changing them, closing and deleting.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_event::season::RuleParts;
use podium_ops::OpError;
use podium_ops::season::{self as ops, SeasonInput};
use podium_store::Reader;
use podium_store::season::{self, Season};
use say::{Message, season_desk as t};

use super::fields::{self, SeasonFields};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, Returned, back};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, read};

/// Slugs of the community and the season in an address.
pub(super) type SeasonPath = Path<(String, String)>;

/// The form.
#[derive(Template)]
#[template(path = "community/season_desk/settings.html")]
struct SettingsPage {
    shell: Shell,
    keys: FormKeys,
    title: Message,
    action: String,
    button: Message,
    fields: SeasonFields,
    /// `None` for a new season.
    season: Option<SeasonLinks>,
}

/// What else can be done with a season.
struct SeasonLinks {
    links: Vec<Link>,
    is_closed: bool,
    /// The address of its forms.
    at: String,
}

impl SeasonLinks {
    /// Returns the address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET /c/{slug}/new-season`: organizers.
pub(super) async fn show_new(app: App, request: HttpRequest, desk: CommunityDesk<Settings>) -> WebResult {
    new_page(&app, &request, &desk, &Returned::default())
}

fn new_page(app: &App, request: &HttpRequest, desk: &CommunityDesk<Settings>, returned: &Returned<'_>) -> WebResult {
    let usual = SeasonInput {
        rules: RuleParts::usual(),
        ..SeasonInput::default()
    };
    let mut shell = shell(desk, request, t::title_new());
    shell.notice = returned.notice().or(shell.notice);
    let new = SettingsPage {
        shell,
        keys: desk.keys(app, None),
        title: t::title_new(),
        action: desk.at("new-season"),
        button: t::create(),
        fields: SeasonFields::new(returned, &usual),
        season: None,
    };
    page::with_status(returned.status(), &new)
}

/// `POST /c/{slug}/new-season`: organizers.
pub(super) async fn create(form: CommunityForm<Settings>) -> WebResult {
    match run_create(&form).await {
        Ok(slug) => form.done(t::created(), &form.at(&format!("seasons/{slug}/evenings"))),
        Err(error) => {
            let returned = form.returned_or_back(error, form.at("seasons"))?;
            new_page(&form.app, &form.request, &form.sender, &returned)
        }
    }
}

async fn run_create(form: &CommunityForm<Settings>) -> Result<String, OpError> {
    let input = fields::read(&form.fields, &RuleParts::default())?;
    let to = form.at("seasons");
    form.run_in_community(&to, move |work| ops::create(work, &input)).await
}

/// `GET /c/{slug}/seasons/{season}`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&app, &desk, &path.1).await?;
    settings_page(&app, &request, &desk, &row, &Returned::default())
}

/// Reads a season of the community.
///
/// # Errors
/// There is none with this slug.
pub(super) async fn season_of(app: &App, desk: &CommunityDesk<Settings>, slug: &str) -> Result<Season, WebError> {
    let (community, slug) = (desk.community.id.clone(), slug.to_owned());
    let found = read(app, move |conn: &mut Reader<'_>| {
        season::by_slug(conn, &community, &slug)
    })
    .await?;
    found.ok_or_else(|| {
        WebError::not_found(say::refused_seasons::no_such_season()).way_on(t::title_list(), desk.at("seasons"))
    })
}

fn settings_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    row: &Season,
    returned: &Returned<'_>,
) -> WebResult {
    let input = SeasonInput::of(row)?;
    let mut shell = shell(desk, request, row.name.as_str());
    shell.notice = returned.notice().or(shell.notice);
    let at = desk.at(&format!("seasons/{}", row.slug));
    let edited = SettingsPage {
        shell,
        keys: desk.keys(app, row.settings_version),
        title: row.name.as_str().into(),
        action: at.clone(),
        button: t::save(),
        fields: SeasonFields::new(returned, &input),
        season: Some(SeasonLinks {
            links: vec![
                Link::new(t::evenings(), format!("{at}/evenings")),
                Link::new(t::title_final(), format!("{at}/final")),
                Link::new(say::season::page_standings(), desk.at(&format!("s/{}", row.slug))),
                Link::new(t::title_list(), desk.at("seasons")),
            ],
            is_closed: row.closed_at.is_some(),
            at,
        }),
    };
    page::with_status(returned.status(), &edited)
}

/// `POST /c/{slug}/seasons/{season}`: organizers.
pub(super) async fn save(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&form.app, &form.sender, &path.1).await?;
    let to = form.at(&format!("seasons/{}", row.slug));
    match run_save(&form, &row, &to).await {
        Ok(()) => form.done(t::saved(), &to),
        Err(error) => {
            let returned = form.returned_or_back(error, &to)?;
            settings_page(&form.app, &form.request, &form.sender, &row, &returned)
        }
    }
}

async fn run_save(form: &CommunityForm<Settings>, row: &Season, to: &str) -> Result<(), OpError> {
    let input = fields::read(&form.fields, &SeasonInput::of(row)?.rules)?;
    let (slug, version) = (row.slug.clone(), form.fields.version());
    form.run_in_community(to, move |work| ops::edit(work, &slug, version, &input))
        .await
}

/// `POST /c/{slug}/seasons/{season}/close`: organizers.
pub(super) async fn close(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    set_closed(&form, &path.1, true, t::closed()).await
}

/// `POST /c/{slug}/seasons/{season}/open`: organizers.
pub(super) async fn open(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    set_closed(&form, &path.1, false, t::reopened()).await
}

async fn set_closed(form: &CommunityForm<Settings>, slug: &str, closed: bool, done: Message) -> WebResult {
    let (to, slug) = (form.at(&format!("seasons/{slug}")), slug.to_owned());
    let run = form.run_in_community(&to, move |work| ops::close(work, &slug, closed));
    run.await.map_err(back(&to))?;
    form.done(done, &to)
}

/// `POST /c/{slug}/seasons/{season}/delete`: organizers, while it has no evening.
pub(super) async fn delete(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (to, slug) = (form.at("seasons"), path.1.clone());
    let page = form.at(&format!("seasons/{slug}"));
    let run = form.run_in_community(&to, move |work| ops::delete(work, &slug));
    run.await.map_err(back(&page))?;
    form.done(t::deleted(), &to)
}
